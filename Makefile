PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# pip understands dependency groups from 25.1 on
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test bench check format clean

play: $(VENV)/.installed
	@$(BIN)/rulebound play

test: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest

bench: $(VENV)/.bench
	$(BIN)/python bench/run.py

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache

$(VENV)/.venv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rulebound needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade 'pip>=25.1'
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.venv
	$(PIP) install --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.installed
	$(PIP) install --group dev
	@touch $@

$(VENV)/.bench: $(VENV)/.installed
	$(PIP) install --group bench
	@touch $@
