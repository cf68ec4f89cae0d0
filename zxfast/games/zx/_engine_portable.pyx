# The engine, compiled for any machine; setup.py has the flags.
VARIANT = "portable"
include "engine.pxi"
