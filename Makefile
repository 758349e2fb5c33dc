# Everything starts from a fresh clone: each target first sets up what it needs and remembers that it did.

PYTHON ?= python3
JOBS ?= 2
GAME ?= haunt_the_house

VENV := .venv/.stamp
COMPILED := .venv-compiled/.stamp
PEERS := benchmarks/.venv/.stamp

INSTALL := -m pip install -qq --require-hashes --requirement
LOCK := --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url --no-emit-find-links $(UPGRADE)

SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/.*' -not -path '*.egg-info/*')

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-interpreted test-compiled check format build bench bench-server rules lock clean FORCE

help: ## List the targets
	@echo "Séance: make <target>"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s%s\n", $$1, $$2 }'

play: $(VENV) ## Play in the terminal (GAME=way_out for another game)
	@echo "play: $(GAME) in this terminal"
	@.venv/bin/seance play $(GAME)

test: check test-interpreted test-compiled ## Everything CI runs: checks, then the tests interpreted and compiled
	@echo "test: all passed"

test-interpreted: $(VENV) ## Only the tests, interpreted
	@echo "test: all tests, interpreted"
	@.venv/bin/python -m pytest -n $(JOBS)

test-compiled: $(COMPILED) ## Only the contract and game tests, against the compiled build
	@echo "test: contract and game tests, compiled"
	@.venv-compiled/bin/python tools/compiled.py
	@.venv-compiled/bin/python -m pytest -n $(JOBS) $(wildcard tests/contract tests/games)

check: $(VENV) ## Format, lint, types, import contracts, dependencies, dead code
	@echo "check: format, lint, types, import contracts, dependencies, dead code"
	@! find src -name '*.so' -o -name '*.pyd' | grep . || \
		{ echo "Compiled files in src/ hide the sources beside them: make clean"; exit 1; }
	@.venv/bin/ruff format --check .
	@.venv/bin/ruff check .
	@.venv/bin/mypy
	@.venv/bin/lint-imports --no-logo
	@.venv/bin/deptry src
	@.venv/bin/vulture

format: $(VENV) ## Format the code and mend what the linter can mend
	@echo "format: ruff"
	@.venv/bin/ruff check --fix-only .
	@.venv/bin/ruff format .

build: $(COMPILED) ## Compile rules and search with mypyc into .venv-compiled (never into src/)
	@echo "build: the compiled seance is in .venv-compiled"
	@.venv-compiled/bin/python tools/compiled.py

bench: $(VENV) $(COMPILED) $(PEERS) ## Measure our games next to other engines (BENCH="--seconds 10")
	@echo "bench: our games and their peers, side by side"
	@.venv/bin/python -m benchmarks.run $(BENCH)

bench-server: $(VENV) ## Measure the web table under load (BENCH="--tables 50 --seconds 20")
	@echo "bench-server: the web table under load"
	@.venv/bin/python -m benchmarks.server.run $(BENCH)

rules: $(VENV) ## List the numbered rules that no test cites
	@echo "rules: numbered rules that no test cites"
	@.venv/bin/python tools/rules.py

lock: ## For maintainers: pin the dependencies anew (UPGRADE=--upgrade takes newer ones)
	@echo "lock: pinning requirements.lock and benchmarks/requirements.lock"
	@$(PYTHON) -m venv build/uv && build/uv/bin/python -m pip install --quiet uv
	@build/uv/bin/uv pip compile $(LOCK) pyproject.toml --group dev --output-file requirements.lock
	@build/uv/bin/uv pip compile $(LOCK) benchmarks/requirements.in --output-file benchmarks/requirements.lock

clean: ## Remove everything that make made, environments included
	@echo "clean: environments, builds and caches"
	@rm -rf .venv .venv-compiled benchmarks/.venv benchmarks/results build dist src/*.egg-info
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find $(wildcard src tests tools benchmarks) \( -name '*.so' -o -name '*.pyd' \) -delete
	@find $(wildcard src tests tools benchmarks) -name __pycache__ -prune -exec rm -rf {} +

# --- environments ----------------------------------------------------------------------------------

define new_environment
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Séance needs Python 3.11 or newer, and $(PYTHON) is: $$($(PYTHON) --version 2>&1)"; \
	echo "Name a newer one: make PYTHON=python3.12 ..."; exit 1; }
@$(PYTHON) -m venv $(1) || { \
	echo "$(PYTHON) cannot make environments; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
endef

$(VENV): requirements.lock pyproject.toml setup.py
	@echo "set-up: .venv, with the packages in requirements.lock (the first time takes a minute)"
	$(call new_environment,.venv)
	@.venv/bin/python $(INSTALL) requirements.lock
	@SEANCE_COMPILE= .venv/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv-compiled/.packages: requirements.lock
	@echo "set-up: .venv-compiled, for the compiled build"
	$(call new_environment,.venv-compiled)
	@.venv-compiled/bin/python $(INSTALL) requirements.lock
	@touch $@

$(COMPILED): .venv-compiled/.packages pyproject.toml setup.py build/sources.txt $(SOURCES)
	@echo "set-up: compiling rules and search (a minute or more)"
	@rm -rf build/lib* build/bdist* build/wheel
	@SEANCE_COMPILE=1 .venv-compiled/bin/python -m pip wheel --quiet --no-deps --no-build-isolation \
		--wheel-dir build/wheel .
	@.venv-compiled/bin/python -m pip install --quiet --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

# Changes only when a file comes or goes, so that a deleted module leaves the compiled build too.
build/sources.txt: FORCE
	@mkdir -p build
	@echo $(sort $(SOURCES)) > $@.new
	@cmp -s $@.new $@ || cp $@.new $@

$(PEERS): benchmarks/requirements.lock
	@echo "set-up: benchmarks/.venv, with the engines we compare with"
	$(call new_environment,benchmarks/.venv)
	@benchmarks/.venv/bin/python $(INSTALL) benchmarks/requirements.lock
	@touch $@
