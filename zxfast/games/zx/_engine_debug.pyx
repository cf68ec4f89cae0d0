# The engine, with the undefined-behaviour sanitizer and extra checks; setup.py has the flags.
VARIANT = "debug"
include "engine.pxi"
