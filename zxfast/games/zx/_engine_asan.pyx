# The engine of _engine_debug.pyx with the address sanitizer besides; setup.py has the flags.
VARIANT = "asan"
include "engine.pxi"
