# Needs Python 3.11 or newer and make; everything else is installed into .venv* beside this file.
# `make help` lists what can be done.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web test test-compiled bench golden mutants fmt lock proofs leaks arena fuzz chaos load wheel clean

PYTEST ?= -n auto
KILLS ?= 1000
MUTANTS ?= 300
SEED ?= 1
JOBS ?= 2
SERVE ?=

DEV := .venv
COMPILED := .venv-compiled
OPENSPIEL := .venv-openspiel
BOARDGAMEIO := peers/boardgameio
LOCK := .venv-lock

# The first Python on the path that is new enough; or say `make PYTHON=/path/to/python3.12 ...`.
CANDIDATES := python3 python3.11 python3.12 python3.13 python3.14 python
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in $(CANDIDATES); do $$p -c '$(NEW_ENOUGH)' 2>/dev/null && { command -v $$p; break; }; done)
python = $(or $(PYTHON),$(error Cavale needs Python 3.11 or newer, and none was found on the PATH))

say = @printf '\n== %s\n'
new_environment = @test -x $(1)/bin/python || $(python) -m venv $(1) || { rm -rf $(1); exit 1; }
install = $(1)/bin/python -m pip install --disable-pip-version-check --require-hashes -r requirements/$(2).txt

# Everything that goes into the wheel.
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') hatch_build.py

help: ## list what can be done
	@echo 'Cavale: make <what>'
	@sed -n 's/^\([a-z-]*\):.* ## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  %-14s %s\n", $$1, $$2 }'

play: $(DEV)/.run web/dist/.built ## open the games in the browser (SERVE='--host 0.0.0.0' lets phones nearby in)
	@if $(MAKE) --silent --no-print-directory --question $(COMPILED)/.wheel; then exec $(COMPILED)/bin/cavale serve --open $(SERVE); \
	else exec $(DEV)/bin/cavale serve --open $(SERVE); fi

test: $(DEV)/.test web/dist/.built ## check style, types and layers, then run the tests (PYTEST='-n auto')
	$(say) 'Lint: ruff check'
	@$(DEV)/bin/ruff check
	$(say) 'Format: ruff format'
	@$(DEV)/bin/ruff format --check
	$(say) 'Types: mypy'
	@$(DEV)/bin/mypy
	$(say) 'Layers: import-linter'
	@$(DEV)/bin/lint-imports --no-logo
	$(say) 'Web client: types, then unit tests'
	@$(npm) run --silent check
	@$(npm) run --silent test
	$(say) 'Tests: pytest'
	@$(DEV)/bin/python -m pytest -m 'not slow and not long' $(PYTEST)
	$(say) 'All good. The long proofs have a command of their own: make proofs'

proofs: $(DEV)/.test web/dist/.built ## run the long tests: whole matches in several browsers, bots measured by play
	$(say) 'Long tests: pytest'
	@$(DEV)/bin/python -m pytest -m long $(PYTEST)

test-compiled: $(COMPILED)/.test ## run the same tests on the compiled wheel
	$(say) 'The engine is the compiled one'
	@$(COMPILED)/bin/python -c 'import cavale.core.step as step; print(step.__file__); assert step.__file__.endswith((".so", ".pyd"))'
	$(say) 'Tests, compiled: pytest'
	@$(COMPILED)/bin/python -m pytest -m 'not slow' $(PYTEST) --ignore tests/browser
	$(say) 'The client in the wheel, in a browser'
	@$(COMPILED)/bin/python -m pytest tests/browser/test_landing.py

golden: $(DEV)/.test ## rewrite the golden playthroughs; read the diff before you commit it
	$(DEV)/bin/python -m pytest tests -k golden --rewrite-goldens

mutants: $(DEV)/.mutants web/dist/.built ## put mistakes in and count those the tests notice (MUTANTS=300 SEED=1 JOBS=2)
	PYTHONPATH=tests $(DEV)/bin/python -m mutants --sample $(MUTANTS) --seed $(SEED) --jobs $(JOBS) --write docs/figures.md

fuzz: $(DEV)/.test ## run the random suites with hours to spend
	$(DEV)/bin/python -m pytest tests -m slow --timeout 0 $(PYTEST)

fmt: $(DEV)/.test ## format the code and fix what ruff can fix
	$(DEV)/bin/ruff check --fix-only
	$(DEV)/bin/ruff format

web: web/dist/.built ## build the web client into web/dist

wheel: $(COMPILED)/.wheel ## build the compiled wheel into dist/ and install it into .venv-compiled

bench: $(COMPILED)/.wheel $(OPENSPIEL)/.bench ## measure the speed, compiled, next to OpenSpiel
	CAVALE_SOURCE='$(CURDIR)/src' CAVALE_OPENSPIEL_PYTHON='$(CURDIR)/$(OPENSPIEL)/bin/python' \
	  $(COMPILED)/bin/python -m cavale.lab.bench --write docs/figures.md

leaks: $(COMPILED)/.wheel ## look for leaks of hidden information: a million steps, and all that a server sends
	$(COMPILED)/bin/python -m cavale.lab.leaks --steps 1000000
	$(COMPILED)/bin/python -m cavale.lab.wire_leaks --frames 200000

arena: $(COMPILED)/.wheel ## let the bots play one another
	$(COMPILED)/bin/python -m cavale.lab.arena

chaos: $(COMPILED)/.test ## kill a server a thousand times, and count what it lost (KILLS=1000)
	$(COMPILED)/bin/python -m cavale.lab.chaos --kills $(KILLS) --write docs/figures.md

load: $(COMPILED)/.test $(BOARDGAMEIO)/node_modules/.installed ## put a server under load, next to boardgame.io's
	$(COMPILED)/bin/python -m cavale.lab.load --write docs/figures.md
	PATH="$(CURDIR)/$(DEV)/bin:$$PATH" $(COMPILED)/bin/python -m cavale.lab.boardgameio $(BOARDGAMEIO) --write docs/figures.md

clean: ## remove the environments, the builds and the caches
	rm -rf .venv* build dist web/dist web/node_modules $(BOARDGAMEIO)/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The files below mark that an environment is complete; they depend only on what went into it.

$(DEV)/.run: requirements/run.txt pyproject.toml
	$(say) 'Setting up $(DEV): a minute or two, as fast as the network is; the first time only'
	$(call new_environment,$(DEV))
	@$(call install,$(DEV),run)
	@$(DEV)/bin/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV)/.test: $(DEV)/.run requirements/test.txt
	$(say) 'Installing what the tests need'
	@$(call install,$(DEV),test)
	@touch $@

$(DEV)/.mutants: $(DEV)/.test requirements/mutants.txt
	$(say) 'Installing what puts mistakes in'
	@$(call install,$(DEV),mutants)
	@touch $@

# The web client is built by Node, which comes from a Python package: a user needs nothing else.
WEB_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.json web/*.ts web/*.js web/index.html)
npm = PATH="$(CURDIR)/$(DEV)/bin:$$PATH" $(DEV)/bin/npm --prefix web

$(DEV)/.web: requirements/web.txt
	$(say) 'Installing Node'
	$(call new_environment,$(DEV))
	@$(call install,$(DEV),web)
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json $(DEV)/.web
	$(say) 'Installing what the web client is built with'
	@$(npm) ci --no-audit --no-fund
	@touch $@

web/dist/.built: web/node_modules/.installed $(WEB_SOURCES)
	$(say) 'Building the web client'
	@$(npm) run build
	@touch $@

$(COMPILED)/.build: requirements/build.txt
	$(say) 'Setting up $(COMPILED)'
	$(call new_environment,$(COMPILED))
	@$(call install,$(COMPILED),build)
	@touch $@

$(COMPILED)/.wheel: $(COMPILED)/.build pyproject.toml $(SOURCES) web/dist/.built
	$(say) 'Building the compiled wheel'
	@rm -f dist/cavale-*.whl
	@$(COMPILED)/bin/python -m hatchling build --target wheel --directory dist
	@$(COMPILED)/bin/python -m pip install --disable-pip-version-check --no-deps --no-index --force-reinstall dist/*.whl
	@touch $@

$(COMPILED)/.test: $(COMPILED)/.wheel requirements/test.txt
	$(say) 'Installing what the tests need'
	@$(call install,$(COMPILED),test)
	@touch $@

$(OPENSPIEL)/.bench: requirements/bench.txt
	$(say) 'Setting up $(OPENSPIEL), to compare with'
	$(call new_environment,$(OPENSPIEL))
	@$(call install,$(OPENSPIEL),bench)
	@touch $@

$(BOARDGAMEIO)/node_modules/.installed: $(BOARDGAMEIO)/package.json $(BOARDGAMEIO)/package-lock.json $(DEV)/.web
	$(say) 'Installing boardgame.io, to compare with'
	@PATH="$(CURDIR)/$(DEV)/bin:$$PATH" $(DEV)/bin/npm --prefix $(BOARDGAMEIO) ci
	@touch $@

# Pins: the dependencies and groups of pyproject.toml, with the hashes of every platform's files. The settings of this
# machine's pip are left out, so that no address of a registry or folder gets in. `make lock UPGRADE=--upgrade` renews.

UPGRADE ?=
PIP_COMPILE := env -u PIP_INDEX_URL -u PIP_EXTRA_INDEX_URL -u PIP_FIND_LINKS PIP_CONFIG_FILE=/dev/null \
  CUSTOM_COMPILE_COMMAND='make lock' $(LOCK)/bin/pip-compile --quiet --no-config --generate-hashes --strip-extras \
  --allow-unsafe --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options $(UPGRADE)
WANTED := import sys, tomllib; project = tomllib.load(open("pyproject.toml", "rb")); \
  groups = {"run": project["project"]["dependencies"], **project["dependency-groups"]}; \
  print(*[package for group in sys.argv[1:] for package in groups[group]], sep="\n")
# $(call pin,file,groups,more options); `run` stands for the run-time dependencies.
pin = @echo requirements/$(1).txt; $(LOCK)/bin/python -c '$(WANTED)' $(2) \
  | $(PIP_COMPILE) $(3) --output-file requirements/$(1).txt -

lock: $(LOCK)/.lock ## rewrite requirements/*.txt (UPGRADE=--upgrade for the newest versions)
	$(say) 'Pinning'
	$(call pin,test,run editable build test)
	$(call pin,run,run editable,--constraint requirements/test.txt)
	$(call pin,build,run build,--constraint requirements/test.txt)
	$(call pin,mutants,mutants,--constraint requirements/test.txt)
	$(call pin,bench,bench)
	$(call pin,web,web)
	$(call pin,lock,lock)

$(LOCK)/.lock: requirements/lock.txt
	$(say) 'Setting up $(LOCK)'
	$(call new_environment,$(LOCK))
	@$(call install,$(LOCK),lock)
	@touch $@
