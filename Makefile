# Every target sets up what it needs: its own .venv, the compiled engine, the package. Needs Python >= 3.11 and a C compiler.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
FLOOR  ?= ../shared/bench/zxfloor.c
JOBS   ?= 2
BUILD  := $(BIN)/python setup.py --quiet build_ext --inplace
LIST   := $(BIN)/python -c 'import sys, tomllib; print(*eval("p" + sys.argv[1], {"p": tomllib.load(open("pyproject.toml", "rb"))}))'
N      ?= 100000
TIME   ?= 600

ENGINE := $(shell find zxfast -name '*.pyx' -o -name '*.pxd' -o -name '*.pxi')

.PHONY: demo test check lint bench speed debug asan soak golden mutate build clean

demo: $(VENV)/built
	$(BIN)/zxfast match c01_white_red_asuka redgreen_resourcelink_b04 -n $(N)

test: $(VENV)/built $(VENV)/tested-with
	$(BIN)/python -m pytest -n $(JOBS) --dist loadfile -q

check: lint test

lint: $(VENV)/built $(VENV)/tested-with
	$(BIN)/ruff check .
	$(BIN)/cython-lint --no-pycodestyle zxfast
	$(BIN)/mypy

bench: $(VENV)/built
	$(BIN)/zxfast bench $(if $(wildcard $(FLOOR)),--floor $(FLOOR))

# Every built-in deck against the next one beside the floor: docs/speed.md.
speed: $(VENV)/built
	$(BIN)/python tools/speed.py --floor $(FLOOR)

# The engine with undefined-behaviour sanitizer and internal checks; choose it with ZXFAST_VARIANT=debug.
debug: $(VENV)/built
	ZXFAST_DEBUG=1 $(BUILD)
	ZXFAST_VARIANT=debug $(BIN)/zxfast match c01_white_red_asuka redgreen_resourcelink_b04 -n 2000 --policy random

# The same with the address sanitizer besides; Python has to load that first (tools/soak.py does).
asan: $(VENV)/built
	ZXFAST_ASAN=1 $(BUILD)

# Fuzzing, sanitizers and the four ways to play for TIME seconds.
soak: asan
	$(BIN)/python tools/soak.py --seconds $(TIME)

# Writes the playthroughs that tests/games/zx/golden compares with anew.
golden: $(VENV)/built
	$(BIN)/python tools/golden.py

# Breaks the engine in one place at a time and shows which test or lockstep game notices; writes docs/mutation.md.
mutate: $(VENV)/built $(VENV)/tested-with
	$(BIN)/python tools/mutate.py --jobs $(JOBS) --markdown docs/mutation.md

build: $(VENV)/built

# The engine in place; compiled again when one of its sources changes.
$(VENV)/built: $(VENV)/ready setup.py tools/train.py $(ENGINE)
	$(BUILD)
	@touch $@

# The package in editable form with what it needs at run time. Dependencies are fetched while the engine compiles.
$(VENV)/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "zxfast needs Python 3.11 or newer; point to one with: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(VENV) and compiling the engine (first time only) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "no venv module: on Debian and Ubuntu, apt install python3-venv"; exit 1; }
	@$(PIP) install $$($(LIST) '["build-system"]["requires"]')
	@$(BUILD) & builder=$$!; $(PIP) install $$($(LIST) '["project"]["dependencies"]') && \
	  ZXFAST_EXTENSIONS=none $(PIP) install --no-build-isolation --no-deps -e . && wait $$builder
	@touch $@

$(VENV)/tested-with: $(VENV)/ready pyproject.toml
	@$(PIP) install $$($(LIST) '["project"]["optional-dependencies"]["test"]')
	@touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find zxfast tests -name '__pycache__' -prune -exec rm -rf {} +
	find zxfast -name '*.so' -delete
