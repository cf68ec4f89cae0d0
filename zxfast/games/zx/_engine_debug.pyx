# The engine, compiled with the sanitizer and internal checks; setup.py has the flags.
include "engine.pxi"
