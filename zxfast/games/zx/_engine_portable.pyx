# The engine, compiled for every CPU; setup.py has the flags.
include "engine.pxi"
