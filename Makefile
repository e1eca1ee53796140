# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# The front door. Every target is one visible command; `make help` lists them.

PREFIX ?= /usr/local
DESTDIR ?=

CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
export CMAKE_BUILD_PARALLEL_LEVEL ?= $(CORES)
export CTEST_PARALLEL_LEVEL ?= $(CORES)

# Both only make builds faster, and both are used where they happen to be installed. They are looked
# for when a command runs, because `deps` may have just brought them.
NINJA = $(if $(CMAKE_GENERATOR),,$(if $(shell command -v ninja),CMAKE_GENERATOR=Ninja))
CCACHE = $(if $(CMAKE_CXX_COMPILER_LAUNCHER),,$(if $(shell command -v ccache),CMAKE_CXX_COMPILER_LAUNCHER=ccache))
CMAKE = $(NINJA) $(CCACHE) cmake

BIN := build/release/bin

.DEFAULT_GOAL := help
.PHONY: help deps launch-deps build launch play test test-all asan tsan clean

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
	$(BIN)/gomoku

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
	cmake --build --preset tsan
	ctest --preset tsan

clean: ## Remove everything that was built
	rm -rf build
