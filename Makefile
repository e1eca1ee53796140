# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# The front door. Every target is one visible command; `make help` lists them.

PREFIX ?= /usr/local
DESTDIR ?=
FUZZ_SECONDS ?= 30

CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
export CMAKE_BUILD_PARALLEL_LEVEL ?= $(CORES)
export CTEST_PARALLEL_LEVEL ?= $(CORES)

# Both only make builds faster, and both are used where they happen to be installed. They are looked
# for when a command runs, because `deps` may have just brought them.
NINJA = $(if $(CMAKE_GENERATOR),,$(if $(shell command -v ninja),CMAKE_GENERATOR=Ninja))
CCACHE = $(if $(CMAKE_CXX_COMPILER_LAUNCHER),,$(if $(shell command -v ccache),CMAKE_CXX_COMPILER_LAUNCHER=ccache))
CMAKE = $(NINJA) $(CCACHE) cmake

BIN := build/release/bin
GAME := $(BIN)/gomoku$(if $(filter Darwin,$(shell uname -s)),.app/Contents/MacOS/gomoku)

.DEFAULT_GOAL := help
.PHONY: help deps launch-deps build launch play test test-all asan tsan perf bench signature \
        match fuzz coverage format check check-format check-layers check-tidy check-deps \
        screenshot hooks install package package-deps clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## Find what the build needs and install what is missing
	@Scripts/deps.sh build

# A machine without a display hears so before anything is installed for it.
launch-deps:
	@Scripts/display.sh
	@Scripts/deps.sh build launch

build: deps ## Build everything (build/release)
	$(CMAKE) --preset release
	cmake --build --preset release

launch: launch-deps ## Build the game and start it
	$(CMAKE) --preset release
	cmake --build --preset release --target gomoku
	$(GAME)

play: deps ## Play in the terminal, without a window
	$(CMAKE) --preset release
	cmake --build --preset release --target gomoku-cli
	$(BIN)/gomoku-cli play

test: build ## Build and run the tests (the slow ones apart: test-all)
	ctest --preset release

test-all: build ## Run the slow tests too
	ctest --preset release-all

asan: deps ## Run the tests with AddressSanitizer and UndefinedBehaviorSanitizer
	$(CMAKE) --preset asan
	cmake --build --preset asan
	ctest --preset asan

tsan: deps ## Run the tests of what has threads with ThreadSanitizer
	$(CMAKE) --preset tsan
	cmake --build --preset tsan --target thread_tests
	ctest --preset tsan

perf: build ## Measure the search with 1..N threads, and what handing over a task costs
	build/release/Tests/perf_tests

bench: build ## Measure moves, copies and forbidden points (Google Benchmark)
	build/release/Tests/engine_benchmarks

signature: build ## Print the number that changes only when the engine's play does
	$(BIN)/gomoku-cli bench --signature

match: build ## Play the working tree against HEAD until one is better (MATCH: more options)
	Scripts/match.sh $(MATCH)

fuzz: deps ## Feed the readers with anything at all, FUZZ_SECONDS each (Clang)
	@Scripts/deps.sh fuzz
	$(CMAKE) --preset fuzz -DGOMOKU_FUZZ_SECONDS=$(FUZZ_SECONDS)
	cmake --build --preset fuzz --target fuzz

coverage: deps ## Run the tests and show which lines of ours they reach
	$(CMAKE) --preset coverage
	cmake --build --preset coverage
	ctest --preset coverage
	Scripts/coverage.sh build/coverage

format: check-deps ## Format our C++ files in place
	git ls-files '*.h' '*.cpp' | xargs clang-format -i

check: check-format check-layers check-tidy ## Format, layers and clang-tidy (minutes)

check-format: check-deps
	git ls-files '*.h' '*.cpp' | xargs -n 40 -P $(CORES) clang-format --dry-run --Werror

check-layers:
	Tests/Checks/check_layers.sh

check-tidy: build check-deps
	git ls-files '*.cpp' | xargs -P $(CORES) -n 4 clang-tidy -p build/release --quiet

check-deps:
	@Scripts/deps.sh check

screenshot: build ## Start the window on a screen of its own and take its picture
	@Scripts/deps.sh window
	Scripts/screenshot.sh $(GAME) build/screenshot.png

hooks: ## Check format and layers before every commit of yours
	git config core.hooksPath .githooks

install: build ## Install to PREFIX (/usr/local), below DESTDIR if given
	DESTDIR=$(DESTDIR) cmake --install build/release --prefix $(PREFIX) --strip
	$(if $(DESTDIR),,Scripts/refresh-desktop.sh $(PREFIX))

package: package-deps ## Make a package for this system (a .deb on Debian and Ubuntu)
	$(CMAKE) --preset release
	cmake --build --preset release
	cd build/release && cpack -B ..

# Before the configuration, which chooses the kind of package by the tools it finds.
package-deps:
	@Scripts/deps.sh build package

clean: ## Remove everything that was built
	rm -rf build
