# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# The front door. Every target is one visible command; `make help` lists them.

PREFIX ?= /usr/local
DESTDIR ?=
FUZZ_SECONDS ?= 30
LONG_SECONDS ?= 600
CLOCKS ?= 1 10 60
ROUNDS ?= 1
FAULT_ROUNDS ?= 60
LONG_ROUNDS ?= 17
PRECOMPILE ?= OFF

CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
export CMAKE_BUILD_PARALLEL_LEVEL ?= $(CORES)
# Shares, three for each core: a test takes two, or one if it mostly waits (Tests/CMakeLists.txt).
export CTEST_PARALLEL_LEVEL ?= $(shell expr 3 '*' $(CORES))

# Both only make builds faster, and both are used where they happen to be installed. They are looked
# for when a command runs, because `deps` may have just brought them.
NINJA = $(if $(CMAKE_GENERATOR),,$(if $(shell command -v ninja),CMAKE_GENERATOR=Ninja))
CCACHE = $(if $(CMAKE_CXX_COMPILER_LAUNCHER),,$(if $(shell command -v ccache),CMAKE_CXX_COMPILER_LAUNCHER=ccache))
CMAKE = $(NINJA) $(CCACHE) cmake

# Two ways to build the same programs. `quick` compiles many files at a time: a newcomer plays after
# minutes. `release` compiles each file alone, so that a change costs only the files it touches. Who has
# made the second (`make build`) goes on with it.
PRESET := $(if $(wildcard build/release/CMakeCache.txt),release,quick)
BIN := build/$(PRESET)/bin
GAME := $(BIN)/gomoku$(if $(filter Darwin,$(shell uname -s)),.app/Contents/MacOS/gomoku)

VERSION := $(shell sed -n 's/^project.Gomoku VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
# A tarball for any Linux with a desktop: the programs, and the Qt they were built with.
PORTABLE = DESTDIR= cmake --install build/$(PRESET) --prefix build/portable --strip >/dev/null \
	&& Scripts/portable.sh build/portable build/gomoku-$(VERSION)-linux-$(shell uname -m).tar.xz

.DEFAULT_GOAL := help
.PHONY: help deps test-deps launch-deps build programs launch play test test-all asan tsan perf bench signature signatures \
        match processes clocks faults mutate long nightly fuzz coverage format check check-format check-layers check-strict check-tidy check-deps \
        screenshot hooks install package package-deps windows-brain test-windows \
        web test-web test-access test-package test-cluster icons clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

deps: ## Find what the build needs and install what is missing
	@Scripts/deps.sh build

# A machine without a display hears so before anything is installed for it.
launch-deps:
	@Scripts/display.sh
	@Scripts/deps.sh build launch

# The tests measure whether texts fit, with the fonts that a player has.
test-deps:
	@Scripts/deps.sh build fonts

build: deps ## Build everything file by file, for development (build/release)
	$(CMAKE) --preset release
	cmake --build --preset release

# What the targets below run: made in whichever way this checkout is built.
programs: deps
	$(CMAKE) --preset $(PRESET) --log-level=WARNING
	cmake --build --preset $(PRESET)

launch: launch-deps ## Build the game and start it
	$(CMAKE) --preset $(PRESET) --log-level=WARNING
	cmake --build --preset $(PRESET) --target gomoku
	$(GAME)

play: deps ## Play in the terminal, without a window
	$(CMAKE) --preset $(PRESET) --log-level=WARNING
	cmake --build --preset $(PRESET) --target gomoku-cli
	$(BIN)/gomoku-cli play

# $(call only,TARGETS): likewise, but no more than a sweep needs.
only = $(CMAKE) --preset $(PRESET) --log-level=WARNING && cmake --build --preset $(PRESET) --target $(1)

test: test-deps programs ## Build and run the tests (without the slow ones: test-all)
	ctest --preset $(PRESET)

test-all: test-deps programs ## Run the slow tests too
	ctest --preset $(PRESET)-all

asan: test-deps ## Run the tests with AddressSanitizer and UndefinedBehaviorSanitizer
	$(CMAKE) --preset asan
	cmake --build --preset asan
	ctest --preset asan

tsan: deps ## Run the tests with threads under ThreadSanitizer
	$(CMAKE) --preset tsan
	cmake --build --preset tsan --target thread_tests
	ctest --preset tsan

perf: programs ## Measure the search with 1..N threads, and the cost of one task
	build/$(PRESET)/Tests/perf_tests

bench: programs ## Measure moves, copies and forbidden points (Google Benchmark)
	build/$(PRESET)/Tests/engine_benchmarks

signature: programs ## Print the number that only changes when the play changes
	$(BIN)/gomoku-cli bench --signature

match: programs ## Play the working tree against HEAD until a result is clear (MATCH: more options)
	NEW=$(BIN) Scripts/match.sh $(MATCH)

processes: deps ## Engines that misbehave, managers and matches that are killed (ROUNDS=20 for longer)
	$(call only,process_tests)
	GOMOKU_TEST_ROUNDS=$(ROUNDS) build/$(PRESET)/Tests/process_tests

signatures: programs ## Write the numbers of the search again, after a change of play
	$(BIN)/gomoku-cli bench --signature > Tests/Data/bench.signature
	GOMOKU_WRITE_SIGNATURES=1 build/$(PRESET)/Tests/search_signature_tests

clocks: deps ## Whole games on clocks of 1, 10 and 60 s (CLOCKS), alone and beside busy programs
	$(call only,clock_tests gomoku-cli pbrain-gomoku)
	GOMOKU_CLOCKS="$(CLOCKS)" build/$(PRESET)/Tests/clock_tests
	Scripts/clocks.sh build/$(PRESET) "$(CLOCKS)"

faults: deps ## Every write, sync, rename, lock and opening of a file fails once, and some allocations (FAULT_ROUNDS)
	$(call only,fault_sweep_tests)
	GOMOKU_TEST_ROUNDS=$(FAULT_ROUNDS) build/$(PRESET)/Tests/fault_sweep_tests

mutate: ## Change one operator at a time and see whether a test notices (MUTATE: folder, sample, seed)
	@Scripts/deps.sh build sweeps
	Scripts/mutate.py $(MUTATE)

long: deps ## A thousand resets and files in one window (LONG_ROUNDS), then games under AddressSanitizer (LONG_SECONDS)
	@Scripts/deps.sh sweeps
	$(call only,long_run_tests)
	GOMOKU_TEST_ROUNDS=$(LONG_ROUNDS) GOMOKU_LONG_RUN_TABLES=build/long QT_QPA_PLATFORM=offscreen build/$(PRESET)/Tests/long_run_tests
	Scripts/plot.py build/long/curves.svg "Resets=build/long/resets.csv" "Opened files=build/long/files.csv" \
		"Moves of whole games=build/long/games.csv"
	$(CMAKE) --preset asan --log-level=WARNING
	cmake --build --preset asan --target whole_games
	LSAN_OPTIONS=suppressions=Tests/Checks/lsan.supp:print_suppressions=0 QT_QPA_PLATFORM=offscreen \
		build/asan/Tests/whole_games $(LONG_SECONDS)

# Hours: the long form of every sweep, in turn.
nightly: ## All long forms: check-strict, test-all, processes, faults, clocks, search, long, fuzz, mutate
	$(MAKE) check-strict
	$(MAKE) test-all
	$(MAKE) processes ROUNDS=20
	$(MAKE) faults
	$(MAKE) clocks
	GOMOKU_TEST_ROUNDS=20 build/$(PRESET)/Tests/search_promise_tests
	$(MAKE) long LONG_SECONDS=3600
	$(MAKE) fuzz FUZZ_SECONDS=600
	$(MAKE) mutate

fuzz: deps ## Feed random input to the readers, FUZZ_SECONDS each (Clang)
	@Scripts/deps.sh fuzz
	$(CMAKE) --preset fuzz -DGOMOKU_FUZZ_SECONDS=$(FUZZ_SECONDS)
	cmake --build --preset fuzz --target fuzz

coverage: test-deps ## Run the tests and show which of our lines they reach
	$(CMAKE) --preset coverage
	cmake --build --preset coverage
	ctest --preset coverage
	Scripts/coverage.sh build/coverage

format: check-deps ## Format our C++ files in place
	git ls-files '*.h' '*.cpp' | xargs clang-format -i

check: check-format check-layers check-tidy ## Check format, layers, words and clang-tidy (minutes)

check-format: check-deps
	git ls-files '*.h' '*.cpp' | xargs -n 40 -P $(CORES) clang-format --dry-run --Werror

# Compiled together, a file can lean on its neighbour's includes. Read alone, it cannot. With PRECOMPILE=ON the headers of Qt
# and of the standard library are there anyway: only our own can be missing, in half the time.
check-strict: deps ## Read each file alone, with warnings as errors (minutes)
	$(CMAKE) --preset strict --log-level=WARNING -DGOMOKU_PRECOMPILE=$(PRECOMPILE)
	cmake --build --preset strict

check-layers:
	Tests/Checks/check_layers.sh
	Tests/Checks/check_tests.sh
	Tests/Checks/check_words.sh

check-tidy: build check-deps
	git ls-files '*.cpp' | xargs -P $(CORES) -n 4 clang-tidy -p build/release --quiet

check-deps:
	@Scripts/deps.sh check

screenshot: programs ## Take a picture of the window on a virtual screen
	@Scripts/deps.sh window
	Scripts/screenshot.sh $(GAME) build/screenshot.png

hooks: ## Check format and layers before each of your commits
	git config core.hooksPath .githooks

install: deps ## Install to PREFIX (/usr/local), below DESTDIR if given
	$(CMAKE) --preset $(PRESET) --log-level=WARNING
	cmake --build --preset $(PRESET) --target installed
	DESTDIR=$(DESTDIR) cmake --install build/$(PRESET) --prefix $(PREFIX) --strip
	$(if $(DESTDIR),,Scripts/refresh-desktop.sh $(PREFIX))

package: package-deps ## Make a package for this system (.deb on Debian and Ubuntu), and a tarball with its own Qt
	$(CMAKE) --preset $(PRESET) --log-level=WARNING
	cmake --build --preset $(PRESET) --target installed
	cd build/$(PRESET) && cpack -B ..
	$(if $(filter Linux,$(shell uname -s)),$(PORTABLE))

# Before the configuration, which chooses the kind of package by the tools it finds.
package-deps:
	@Scripts/deps.sh build package

# ---- other systems: what only these targets need, only they install ------------------------------

windows-brain: ## Build pbrain-gomoku for Windows, as the zip that Gomocup takes (MinGW-w64)
	@Scripts/deps.sh windows
	$(CMAKE) --preset windows-brain --log-level=WARNING
	cmake --build --preset windows-brain
	Scripts/windows-brain.sh build/windows-brain/bin/pbrain-gomoku.exe build/pbrain-gomoku.zip

test-windows: windows-brain deps ## Play whole games with the Windows brain under Wine
	@Scripts/deps.sh test-windows
	$(CMAKE) --preset $(PRESET) --log-level=WARNING
	cmake --build --preset $(PRESET) --target gomoku-cli pbrain-gomoku tools_tests
	Scripts/test-windows.sh build/pbrain-gomoku.zip build/$(PRESET)

# Debian's emcc needs acorn, which lies where node does not look by itself.
web: ## Build the game as one web page, build/gomoku.html (Emscripten)
	@Scripts/deps.sh web
	$(NINJA) $(CCACHE) NODE_PATH=/usr/share/nodejs emcmake cmake --preset web --log-level=WARNING
	NODE_PATH=/usr/share/nodejs cmake --build --preset web
	cp build/web/bin/gomoku.html build/gomoku.html

test-web: web deps ## Play a game in headless Chromium, with pictures in build/test-web
	@Scripts/deps.sh test-web
	$(CMAKE) --preset $(PRESET) --log-level=WARNING
	cmake --build --preset $(PRESET) --target gomoku-cli
	mkdir -p build/test-web
	$(BIN)/gomoku-cli convert Tests/Data/records/sample.psq build/test-web/moves.html
	$(BIN)/gomoku-cli convert Tests/Data/records/sample.sgf build/test-web/tree.html
	Scripts/test-web.sh build/gomoku.html build/test-web build/test-web/moves.html build/test-web/tree.html

test-access: deps ## Play, review and train as a screen reader does (AT-SPI, under Xvfb)
	@Scripts/deps.sh test-access
	$(CMAKE) --preset $(PRESET) --log-level=WARNING
	cmake --build --preset $(PRESET) --target gomoku gomoku-cli
	Scripts/test-access.sh $(GAME) $(BIN)/gomoku-cli

test-package: ## Build the Debian package in a clean chroot, install and start it in others (root)
	@Scripts/deps.sh test-package
	Scripts/test-package.sh

test-cluster: deps ## Self-play and a match in parts, by GNU parallel and by Slurm on this machine (root)
	@Scripts/deps.sh test-cluster
	$(CMAKE) --preset $(PRESET) --log-level=WARNING
	cmake --build --preset $(PRESET) --target gomoku-cli pbrain-gomoku
	Scripts/test-cluster.sh $(BIN)

icons: ## Make the icons of Windows and macOS from Packaging/gomoku.svg again
	@Scripts/deps.sh icons
	Scripts/icons.sh

clean: ## Remove everything that was built
	rm -rf build
