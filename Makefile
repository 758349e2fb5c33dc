# Everything starts from a fresh clone: each target first sets up what it needs and remembers that it did.

PYTHON ?= python3
JOBS ?= 2
GAME ?= haunt_the_house
PORT ?= 8000
export CHROMIUM ?= /usr/bin/chromium

VENV := .venv/.stamp
COMPILED := .venv-compiled/.stamp
PEERS := benchmarks/.venv/.stamp
NODE := .venv/.node
MODULES := web/node_modules/.stamp
BOARDGAME := benchmarks/server/boardgame_io
BOARDGAME_MODULES := $(BOARDGAME)/node_modules/.stamp
PAGES := src/seance/server/static/index.html

PACKAGES := import sysconfig; print(sysconfig.get_path("purelib"))
INSTALL := -m pip install -qq --require-hashes --requirement
LOCK := --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url --no-emit-find-links $(UPGRADE)

SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/.*' -not -path '*.egg-info/*' \
	-not -path '*/static/*')
WEB := $(shell find web/src web/public -type f) \
	$(wildcard web/index.html web/scripts/icons.ts web/vite.config.ts web/svelte.config.js)

# Whether the compiled build is there, and made from the sources as they are now.
FRESH := [ -e $(COMPILED) ] && echo $(sort $(SOURCES)) | cmp -s - build/sources.txt && \
	[ -z "$$(find $(SOURCES) pyproject.toml setup.py requirements.lock -newer $(COMPILED))" ]

# Ruff formats the code on pages too, but as yet only where it is asked for a preview.
PROSE := *.md docs

# The machine's own Node.js where it is new enough, else the one in .venv.
NPM_IN := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --loglevel error --prefix
NPM := $(NPM_IN) web
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)

export PIP_DISABLE_PIP_VERSION_CHECK := 1

# What is read once should not have to be read again by every worker, server and command of the tests.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help play terminal test test-interpreted test-compiled test-web test-pages test-browser check format web \
	web-types shots build bench bench-server chaos fuzz rules box lock clean machine FORCE

help: ## List the targets
	@echo "Séance: make <target>"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s%s\n", $$1, $$2 }'

play: $(VENV) $(PAGES) ## Lay the table and open it in a browser (PORT=8001 for another port)
	@echo "play: stop with Ctrl-C; everything is kept, and the table is as you left it the next time"
	@if $(FRESH); then seance=.venv-compiled/bin/seance; else seance=.venv/bin/seance; fi; \
		$$seance serve --port $(PORT) --open --pages $(dir $(PAGES))

terminal: $(VENV) ## Play in the terminal (GAME=way_out for another game)
	@echo "terminal: $(GAME) in this terminal"
	@.venv/bin/seance play $(GAME)

# Two parts at a time, since neither the compiler nor the browsers keep two cores busy. What compares thousands
# of positions does so compiled, and interpreted a third of it. Telling stories is never compiled: they are read once.
test: machine ## Everything CI runs: all checks, all tests
	@echo "test: two parts at a time, each of which prints what it has to say when it is done"
	@$(MAKE) --no-print-directory SIDE_BY_SIDE=yes --jobs=2 --output-sync=target \
		build check test-pages test-browser test-interpreted test-compiled || \
		{ echo "test: failed; a line with *** stands above, after all that the failed part has printed"; exit 1; }
	@tools/machine.sh report
	@echo "test: all passed"

ifdef SIDE_BY_SIDE
test-browser test-compiled: build
test-interpreted: export SEANCE_SHARE := 0.34
test-interpreted: ELSEWHERE := --ignore=tests/stories
endif

test-interpreted: $(VENV) ## Only the tests, interpreted
	@echo "test: all tests, interpreted"
	@.venv/bin/python -m pytest -n $(JOBS) $(ELSEWHERE)

test-compiled: $(COMPILED) ## Only contract, games and stories, against the compiled build
	@echo "test: contract, games and stories, compiled"
	@.venv-compiled/bin/python tools/compiled.py
	@.venv-compiled/bin/python -m pytest -n $(JOBS) $(wildcard tests/contract tests/games tests/stories)

test-web: test-pages test-browser ## Only the front end: its types, units and weight, and whole games in Chromium

test-pages: $(VENV) $(PAGES) ## Only the front end without a browser: types, units, weight
	@echo "test: front end"
	@$(NPM) run check
	@$(NPM) test
	@$(NPM) run size

test-browser: $(VENV) $(PAGES) ## Only whole games in Chromium (E2E="-g phone" for some)
	@echo "test: whole games in the browser"
	@if $(FRESH); then export SEANCE_PYTHON=$(CURDIR)/.venv-compiled/bin/python; fi; \
		if [ -x "$(CHROMIUM)" ]; then JOBS=$(JOBS) $(NPM) run e2e -- $(E2E); else tools/machine.sh report; fi

machine:
	@tools/machine.sh install

check: $(VENV) $(MODULES) ## Format, lint, types here and in the browser, import contracts, dependencies, dead code
	@echo "check: format, lint, types, import contracts, dependencies, dead code"
	@! find src -name '*.so' -o -name '*.pyd' | grep . || \
		{ echo "Compiled files in src/ hide the sources beside them: make clean"; exit 1; }
	@.venv/bin/ruff format --check .
	@.venv/bin/ruff format --check --preview $(PROSE)
	@.venv/bin/ruff check .
	@.venv/bin/mypy
	@.venv/bin/python tools/docs.py
	@.venv/bin/python -m tools.typescript --check
	@.venv/bin/lint-imports --no-logo
	@.venv/bin/deptry src
	@.venv/bin/vulture
	@$(NPM) run lint

format: $(VENV) $(MODULES) ## Format the code and mend what the linters can mend
	@echo "format: ruff, eslint, prettier"
	@.venv/bin/ruff check --fix-only .
	@.venv/bin/ruff format .
	@.venv/bin/python -m tools.typescript
	@$(NPM) run format
	@.venv/bin/ruff format --preview $(PROSE)

web: $(PAGES) ## Build the front end into src/seance/server/static

web-types: $(VENV) ## Write the types of views and messages for the browser, from those in Python
	@echo "web-types: wire.ts, and a view.ts for every game"
	@.venv/bin/python -m tools.typescript

shots: $(VENV) $(PAGES) ## Take the pictures in docs/screenshots anew (SHOTS="-g Whack" for some)
	@echo "shots: every page at three sizes"
	@if $(FRESH); then export SEANCE_PYTHON=$(CURDIR)/.venv-compiled/bin/python; fi; $(NPM) run shots -- $(SHOTS)

build: $(COMPILED) ## Compile rules and search with mypyc into .venv-compiled (never into src/)
	@echo "build: the compiled seance is in .venv-compiled"
	@.venv-compiled/bin/python tools/compiled.py

bench: $(VENV) $(COMPILED) $(PEERS) ## Measure our games next to other engines (BENCH="--seconds 10")
	@echo "bench: our games and their peers, side by side"
	@.venv/bin/python -m benchmarks.run $(BENCH)

bench-server: $(VENV) $(BOARDGAME_MODULES) ## Measure the web table under load, next to boardgame.io (BENCH="--tables 50 --seconds 20")
	@echo "bench-server: the web table under load, and boardgame.io under the same"
	@.venv/bin/python -m benchmarks.server.run $(BENCH)

fuzz: $(VENV) ## Send the server 100,000 messages that should change nothing (FUZZ="--seed 2" for others)
	@echo "fuzz: bad messages and bad calls, on SQLite and on PostgreSQL; a quarter of an hour"
	@.venv/bin/python -m tests.server.fuzz $(FUZZ)

chaos: $(VENV) ## Break everything under people at play, half an hour long (CHAOS="two sockets" for some of it)
	@echo "chaos: kills, dropped sockets, a database and a Redis that go away"
	@.venv/bin/python -m tests.server.chaos $(CHAOS)

rules: $(VENV) ## List the numbered rules that no test cites
	@echo "rules: numbered rules that no test cites"
	@.venv/bin/python tools/rules.py

box: $(VENV) ## Write what the cards say into the rulebooks that print it, and what there is into the list for pictures
	@echo "box: the texts of the cards into RULES.md; what wants a picture, and the plan of the house, into web"
	@.venv/bin/python tools/box.py
	@.venv/bin/python web/scripts/boxes.py
	@.venv/bin/python web/scripts/house.py

lock: ## For maintainers: pin the dependencies anew (UPGRADE=--upgrade takes newer ones)
	@echo "lock: pinning requirements.lock, benchmarks/requirements.lock and web/node.lock"
	@$(PYTHON) -m venv build/uv && build/uv/bin/python -m pip install --quiet uv
	@build/uv/bin/uv pip compile $(LOCK) pyproject.toml --group dev --output-file requirements.lock
	@build/uv/bin/uv pip compile $(LOCK) benchmarks/requirements.in --output-file benchmarks/requirements.lock
	@build/uv/bin/uv pip compile $(LOCK) web/node.in --output-file web/node.lock

clean: ## Remove everything that make made, environments included
	@echo "clean: environments, builds and caches"
	@rm -rf .venv .venv-compiled benchmarks/.venv benchmarks/results build dist src/*.egg-info
	@rm -rf web/node_modules web/test-results src/seance/server/static $(BOARDGAME)/node_modules
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

# It looks for packages where .venv has them: only seance itself is another one.
.venv-compiled/.packages: $(VENV)
	@echo "set-up: .venv-compiled, for the compiled build"
	@.venv/bin/python -m venv --clear --without-pip .venv-compiled
	@.venv/bin/python -c '$(PACKAGES)' > "$$(.venv-compiled/bin/python -c '$(PACKAGES)')/packages.pth"
	@touch $@

$(COMPILED): .venv-compiled/.packages pyproject.toml setup.py build/sources.txt $(SOURCES)
	@echo "set-up: compiling rules and search (a minute or more)"
	@rm -rf build/lib* build/bdist* build/wheel
	@SEANCE_COMPILE=1 MYPY_CACHE_DIR=build/mypy .venv-compiled/bin/python -m pip wheel --quiet --no-deps --no-build-isolation \
		--wheel-dir build/wheel .
	@.venv-compiled/bin/python -m pip install --quiet --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

$(NODE): web/node.lock | $(VENV)
	@{ node -e '$(NEW_ENOUGH)' && npm --version; } >/dev/null 2>&1 || { \
		echo "set-up: Node.js, into .venv"; .venv/bin/python $(INSTALL) web/node.lock; }
	@touch $@

$(MODULES): web/package-lock.json web/.npmrc | $(NODE)
	@echo "set-up: web/node_modules, with the packages in web/package-lock.json"
	@$(NPM) ci --no-fund --no-audit
	@touch $@

$(PAGES): $(MODULES) build/web.txt $(WEB)
	@echo "set-up: building the front end"
	@$(NPM) run build -- --logLevel error

# These change only when a file comes or goes, so that what is deleted leaves the builds too.
build/sources.txt: FORCE
	@$(call listed,$(SOURCES))

build/web.txt: FORCE
	@$(call listed,$(WEB))

listed = mkdir -p build && echo $(sort $(1)) > $@.new && { cmp -s $@.new $@ || cp $@.new $@; }

$(PEERS): benchmarks/requirements.lock
	@echo "set-up: benchmarks/.venv, with the engines we compare with"
	$(call new_environment,benchmarks/.venv)
	@benchmarks/.venv/bin/python $(INSTALL) benchmarks/requirements.lock
	@touch $@

$(BOARDGAME_MODULES): $(BOARDGAME)/package-lock.json $(BOARDGAME)/.npmrc | $(NODE)
	@echo "set-up: $(BOARDGAME)/node_modules, with the server we compare with"
	@$(NPM_IN) $(BOARDGAME) ci --no-fund --no-audit && touch $@ || echo "set-up: boardgame.io cannot be installed here"
