# Every target does all of its own set-up on a machine with Python 3.11 or newer and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
READY_DEV := $(VENV)/ready-dev
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test lint bench bench-peers coverage requirements clean

play: $(READY)
	$(BIN)/imperia play empire

test: lint
	$(BIN)/python -m pytest -n 2
	IMPERIA_JIT=0 $(BIN)/python -m pytest -n 2 tests/kernel tests/games

lint: $(READY_DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY_DEV)
	$(BIN)/python -m benchmarks

coverage: $(READY_DEV)
	$(BIN)/coverage erase
	IMPERIA_JIT=0 $(BIN)/coverage run -m pytest tests/kernel tests/games
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --show-missing --include='src/imperia/games/*/moving_pieces.py,src/imperia/games/*/rules.py,src/imperia/games/*/scoring.py,src/imperia/games/*/setup.py,src/imperia/games/*/sight.py,src/imperia/games/*/turn.py,src/imperia/kernel/chance.py' --fail-under=100

# Two peers from PyPI, in an environment of their own, measured beside us in one run.
bench-peers: $(READY_DEV)
	$(PYTHON) -m venv $(VENV)/peers
	$(VENV)/peers/bin/pip install -q --require-hashes -r requirements/peers.txt
	$(BIN)/python -m benchmarks.peers $(VENV)/peers/bin/python

# Pin everything anew, with hashes; run it when pyproject.toml changes.
PIN = $(VENV)/pin/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url
requirements:
	$(PYTHON) -m venv $(VENV)/pin && $(VENV)/pin/bin/pip install -q uv
	$(PIN) pyproject.toml requirements/build.in -o requirements/play.txt
	$(PIN) pyproject.toml --extra dev -o requirements/dev.txt
	$(PIN) requirements/peers.in -o requirements/peers.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Imperia needs Python 3.11 or newer, and this is %d.%d." % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(READY): $(VENV)/bin/python requirements/play.txt pyproject.toml
	@echo "Setting up (once): installing what Imperia needs."
	$(BIN)/pip install -q --require-hashes -r requirements/play.txt
	$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	touch $@

$(READY_DEV): $(READY) requirements/dev.txt
	$(BIN)/pip install -q --require-hashes -r requirements/dev.txt
	touch $@
