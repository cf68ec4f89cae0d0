# The engine, compiled for x86-64-v3 (AVX2, BMI2, POPCNT); setup.py has the flags.
VARIANT = "v3"
include "engine.pxi"
