# make run: keep score. make test: every check and test. Both set up all they need first.

BIN := .venv/bin
CATALOGS := $(wildcard scorekeeper/translations/*/LC_MESSAGES/messages.po)
PORT ?= 8000

.PHONY: run demo test lint bench screenshots messages system-run system-test

run: system-run .venv/run $(CATALOGS:.po=.mo)
	$(BIN)/scorekeeper serve --port $(PORT)

demo: system-run .venv/run $(CATALOGS:.po=.mo)
	$(BIN)/scorekeeper demo

test: system-test .venv/test $(CATALOGS:.po=.mo) lint
	$(BIN)/pytest

lint: .venv/test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/djlint --lint templates

bench: system-test .venv/test $(CATALOGS:.po=.mo)
	$(BIN)/python -m tests.bench

screenshots: system-test .venv/test $(CATALOGS:.po=.mo)
	$(BIN)/python tools/screenshots.py

messages: .venv/test  # collect the sentences anew; translate what is empty in the .po files then
	mkdir -p build
	$(BIN)/pybabel -q extract -F babel.cfg -k _l -k lazy_gettext --no-location --sort-output -o build/messages.pot .
	for po in $(CATALOGS); do sed '/^$$/q' $$po > $$po.head; done  # pybabel would fill it with dates, or leave it out
	$(BIN)/pybabel -q update -i build/messages.pot -d scorekeeper/translations --no-fuzzy-matching --ignore-obsolete --omit-header
	for po in $(CATALOGS); do cat $$po.head $$po > $$po.new && mv $$po.new $$po && rm $$po.head; done

system-run system-test: system-%:
	tools/system-packages $*

.venv/run: pyproject.toml constraints.txt hatch_build.py
	$(call install,.)

.venv/test: pyproject.toml constraints.txt hatch_build.py
	$(call install,.[test])
	touch .venv/run

%.mo: %.po
	$(BIN)/pybabel -q compile -i $< -o $@

define install
test -x $(BIN)/python || python3 -m venv .venv
$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '$(1)'
touch $@
endef
