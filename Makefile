# Every target does all of its own set-up on a machine with Python 3.11 or newer and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
READY_PYTEST := $(VENV)/ready-pytest
READY_DEV := $(VENV)/ready-dev
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests start hundreds of processes, each of which would compile our sources to bytecode once more.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal page wheel docs page-test programs test test-most test-rest compiled lint bench bench-peers coverage requirements clean

# The page that people play on, built from web/ and never committed.
PAGE := src/imperia/table/page/index.html
PAGE_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/src/style/fonts/*' -not -name shown.ts -not -path web/src/net/messages.ts)
VIEWS := $(wildcard src/imperia/games/*/view.py src/imperia/games/*/state.py) src/imperia/kernel/views.py
PROTOCOL := $(wildcard src/imperia/table/protocol/*.py src/imperia/table/routes/*.py)
NODE_READY := web/node_modules/.ready
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web

# Python's packages and those of the page are installed side by side. The games are compiled while the page is open.
play:
	@$(MAKE) --no-print-directory -j 2 $(READY) $(PAGE)
	$(BIN)/imperia serve --open

terminal: $(READY)
	$(BIN)/imperia play empire

page: $(PAGE)

# All in one file, with the page inside: what it is installed on needs no Node, and no make.
wheel: $(READY) $(PAGE)
	$(BIN)/pip wheel -q --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

# The documents as a site, in site/; a link that leads nowhere is an error.
docs: $(READY_DEV)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo site/index.html

# What has to be there before the tests is made side by side. Many of them wait for a server, a clock or a browser, so two
# runs of two or three workers each keep two cores busy; what looks at the sources alone fills the gaps.
test:
	@$(MAKE) --no-print-directory -j 3 compiled $(PAGE) $(READY_DEV) programs
	@$(MAKE) --no-print-directory -j 3 --output-sync=line test-most test-rest lint page-test

PYTEST_MOST := -m pytest -n 3 --dist loadscope --no-loadscope-reorder --clauses-elsewhere
# Beside those in a browser, so that both runs take equally long.
OTHERS := tests/minds tests/crew
test-most: $(READY_DEV)
	$(BIN)/python $(PYTEST_MOST) --ignore tests/browser $(OTHERS:%=--ignore %)

# Those in a browser are a run of their own: Playwright keeps a loop running, and other tests run loops themselves.
test-rest: $(READY_DEV)
	$(BIN)/python -m pytest -n 2 tests/browser
	$(BIN)/python $(PYTEST_MOST) $(OTHERS)
	@$(MAKE) --no-print-directory coverage

# Tests drive a real browser and a real Redis: those of this machine, or Debian's where we may install them.
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome
IS_HERE = [ -n "$$(for each in $(1); do command -v $$each; done)" ]
APT_INSTALL := DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends
programs:
	@$(call IS_HERE,$(BROWSERS)) && $(call IS_HERE,redis-server) \
	|| { [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && echo "Installing Chromium and Redis for the tests." \
	&& apt-get update -qq && { $(call IS_HERE,redis-server) || $(APT_INSTALL) redis-server; } > /dev/null \
	&& { $(call IS_HERE,$(BROWSERS)) || $(APT_INSTALL) chromium-headless-shell || $(APT_INSTALL) chromium; } > /dev/null; } \
	|| echo "NOT ALL OF Chromium AND Redis ARE HERE, and they cannot be installed: the tests that need them will be skipped."

# All that tests call of every game, before many processes want it at once, and while the rest is being installed.
compiled: $(READY_PYTEST)
	$(BIN)/python -m tests.games.compiling

lint: $(READY_DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

page-test: $(PAGE)
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent test

bench: $(READY_DEV)
	$(BIN)/python -m benchmarks

# Every line of the rules is run by a test: the clauses, advice to bots and whatever else looks at rules directly,
# interpreted, which line coverage needs. (That interpreted and compiled rules give the same bytes is proved by tests/games/contract.)
# Those that take longest come first.
INTERPRETED := tests/games/contract/test_interpreted.py tests/play/test_batch.py tests/games/eight_minutes tests/games/*/test_[a-z][0-9]*_*.py tests/games/*/test_derived.py tests/games/*/test_outlook*.py tests/minds/test_capitals.py tests/kernel/test_chance.py tests/kernel/test_records.py
RULES := grep -rlE '^@(rule|entry|actions\.declare)\b' src/imperia/games src/imperia/kernel/chance.py --include='*.py' | paste -sd,
coverage: $(READY_DEV)
	$(BIN)/coverage erase
	IMPERIA_JIT=0 $(BIN)/python -m pytest -n 2 --dist loadscope --no-loadscope-reorder \
	-p tests.noting_lines --note-lines "$$($(RULES))" $(INTERPRETED)
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --show-missing --skip-covered --fail-under=100

# Peers from PyPI, in an environment of their own, measured beside us in one run.
bench-peers: $(READY_DEV)
	$(PYTHON) -m venv $(VENV)/peers
	$(VENV)/peers/bin/pip install -q --require-hashes -r requirements/peers.txt
	$(BIN)/python -m benchmarks.peers $(VENV)/peers/bin/python
	$(BIN)/python -m benchmarks.research $(VENV)/peers/bin/python

# Pin everything anew, with hashes; run it when pyproject.toml changes.
PIN = $(VENV)/pin/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url
requirements:
	$(PYTHON) -m venv $(VENV)/pin && $(VENV)/pin/bin/pip install -q uv
	$(PIN) pyproject.toml requirements/build.in -o requirements/play.txt
	$(PIN) pyproject.toml --extra cluster -o requirements/cluster.txt
	$(PIN) pyproject.toml --extra dev -o requirements/dev.txt
	echo pytest | $(PIN) - -c requirements/dev.txt -o requirements/pytest.txt
	$(PIN) requirements/peers.in -o requirements/peers.txt
	$(PIN) requirements/node.in -o requirements/node.txt

clean:
	rm -rf web/node_modules web/src/style/fonts src/imperia/table/page
	rm -rf $(VENV) site .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage*

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Imperia needs Python 3.11 or newer, and this is %d.%d." % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

NODE_IS_NEW_ENOUGH := node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)'

NODE_IS_HERE := $(shell { command -v npm && $(NODE_IS_NEW_ENOUGH); } >/dev/null 2>&1 && echo yes)

# Bytecode is made of what is imported, when it is: that is a quarter of what is installed. The lists are complete, so
# nothing has to be found out about what a package needs.
PIP_INSTALL := $(BIN)/pip install -q --no-compile --no-deps

$(READY): $(VENV)/bin/python requirements/play.txt pyproject.toml
	@echo "Setting up (once): installing what Imperia needs."
	$(PIP_INSTALL) --require-hashes -r requirements/play.txt
	$(PIP_INSTALL) --no-build-isolation -e .
	touch $@

# Two installations into one environment wait for each other.
$(READY_PYTEST): $(READY) requirements/pytest.txt | $(if $(NODE_IS_HERE),,$(NODE_READY))
	$(PIP_INSTALL) --require-hashes -r requirements/pytest.txt
	touch $@

$(READY_DEV): $(READY_PYTEST) requirements/dev.txt
	$(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	touch $@

# Node builds the page, with the locked versions. (Not by `npm ci`: it wants the bundler's binaries for every system
# in the lock, and the lock has those of the system it was made on.) Where there is none, or an old one, it comes from PyPI into our own environment.
$(NODE_READY): web/package-lock.json web/package.json requirements/node.txt | $(if $(NODE_IS_HERE),,$(READY))
	@[ -n "$(NODE_IS_HERE)" ] \
		|| { echo "Installing Node (once): it builds the page."; $(PIP_INSTALL) --require-hashes -r requirements/node.txt; }
	$(NPM) install --no-save --silent
	touch $@

# Types of the views come from the rules, and those of messages from the protocol.
$(PAGE): $(NODE_READY) $(PAGE_SOURCES) $(VIEWS) $(PROTOCOL) | $(READY)
	$(BIN)/python -m imperia.games.typescript web/src/games
	$(BIN)/python -m imperia.table.protocol.typescript web/src/net/messages.ts
	$(NPM) run --silent build
	touch $@
