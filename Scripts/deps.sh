#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Finds what a task needs and installs what is missing with the system's package manager.
#
#   Scripts/deps.sh [--dry-run] [TASK...]     TASK: build (default) fonts launch check window package fuzz
#                                             windows test-windows web test-web test-access test-package
#                                             test-cluster icons sweeps
#
# With nothing missing it only looks at files: no network, no package manager, no delay. With
# something missing it installs all of it in one command, or prints that command and installs nothing.
# --dry-run prints the command and exits with 1 when something is missing.
# GOMOKU_PACKAGE_MANAGER (apt, dnf, pacman, zypper, brew) overrides what is found on the PATH.
#
# Unquoted expansions are meant: lists are words, and plugin names are patterns.
# shellcheck disable=SC2046,SC2086
set -eu

# ---- what a task needs --------------------------------------------------------------------------

needs_of() {
    case $1 in
    build) echo compiler cmake qt-base qt-sqlite qt-svg qt-multimedia qt-linguist gtest benchmark ;;
    fonts) echo cjk-font inter-font ;;
    launch) echo cjk-font $(wayland_if_alone) ;;
    check) echo clang-format clang-tidy ;;
    window) echo xvfb imagemagick ;;
    package) echo deb-tools rsvg ;;
    fuzz) echo clang ;;
    windows) echo compiler cmake mingw zip ;;
    test-windows) echo wine unzip nsis ;;
    web) echo cmake emscripten acorn ;;
    test-web) echo chromium nodejs ;;
    test-access) echo xvfb at-spi pyatspi dbus-run-session xdotool ;;
    test-package) echo lintian appstream desktop-file-utils debootstrap debhelper rsvg xvfb imagemagick ;;
    test-cluster) echo parallel slurm munge ;;
    icons) echo rsvg icoutils icnsutils ;;
    sweeps) echo python3 ;;
    *) echo "deps: unknown task '$1'" >&2; exit 2 ;;
    esac
}

# A session with Wayland and no X server needs Qt's Wayland plugin; any other does without.
wayland_if_alone() {
    if [ -n "${WAYLAND_DISPLAY:-}" ] && [ -z "${DISPLAY:-}" ]; then echo qt-wayland; fi
}

# ---- is it there? -------------------------------------------------------------------------------

have() { command -v "$1" >/dev/null 2>&1; }

# True when one of the arguments, after the shell has expanded them, is an existing path.
any_exists() {
    for path in "$@"; do
        if [ -e "$path" ]; then return 0; fi
    done
    return 1
}

library_dirs() {
    for prefix in $(echo "${CMAKE_PREFIX_PATH:-}" | tr ';:' '  ') ${QT_ROOT_DIR:-} /usr /usr/local \
        /opt/homebrew /opt/homebrew/opt/qt /usr/local/opt/qt; do
        for dir in "$prefix"/lib "$prefix"/lib64 "$prefix"/lib/*-linux-*; do
            if [ -d "$dir" ]; then echo "$dir"; fi
        done
    done
}
LIBRARY_DIRS=$(library_dirs)

# Does CMake's find_package know this name?
has_config() {
    for dir in $LIBRARY_DIRS; do
        if [ -e "$dir/cmake/$1/$1Config.cmake" ]; then return 0; fi
    done
    return 1
}

# Qt's plugins lie beside its libraries, under share/qt (Homebrew) or at the root (Qt's own installer).
has_plugin() {
    for dir in $LIBRARY_DIRS; do
        if any_exists "$dir"/qt6/plugins/$1 "$dir"/../share/qt/plugins/$1 "$dir"/../plugins/$1; then
            return 0
        fi
    done
    return 1
}

has_lrelease() {
    for dir in $LIBRARY_DIRS; do
        if any_exists "$dir"/qt6/bin/lrelease "$dir"/qt6/lrelease "$dir"/../bin/lrelease* \
            "$dir"/qt6/libexec/lrelease "$dir"/../../bin/lrelease6 "$dir"/../../bin/lrelease-qt6; then
            return 0
        fi
    done
    return 1
}

# find_package wants at least this one; see cmake_minimum_required.
cmake_is_recent() {
    have cmake && cmake --version | awk 'NR == 1 { split($3, v, "."); exit !(v[1] > 3 || v[2] >= 22) }'
}

has_compiler() {
    if [ "$(uname -s)" = Darwin ]; then xcode-select -p >/dev/null 2>&1; return; fi
    have c++ || have g++ || have clang++ || have "${CXX:-no-compiler-is-named}"
}

has_cjk_font() {
    if [ "$(uname -s)" = Darwin ]; then return 0; fi
    any_exists /usr/share/fonts/*/*/*CJK* /usr/share/fonts/*/*CJK* /usr/share/fonts/*/*/wqy* \
        /usr/share/fonts/*/*NotoSansSC* /usr/share/fonts/truetype/NotoSansSC* ||
        { have fc-list && [ -n "$(fc-list :lang=zh-cn file)" ]; }
}

# Debian's Python has it; another one, first on the PATH, may not.
has_pyatspi() {
    for python in python3 /usr/bin/python3; do
        if "$python" -c 'import pyatspi' >/dev/null 2>&1; then return 0; fi
    done
    return 1
}

has_inter_font() { any_exists /usr/share/fonts/*/inter /usr/share/fonts/*/*/Inter* /usr/share/fonts/*/Inter*; }

# The window's own type. Only Debian's package is known to us, and an old release has none: there the desktop's
# font must do.
inter_font_is_to_be_had() {
    [ "$(package_manager)" = apt ] && { is_known_to apt fonts-inter || ! is_known_to apt g++; }
}

is_present() {
    case $1 in
    compiler) has_compiler ;;
    cmake) cmake_is_recent ;;
    ninja) have ninja || have ninja-build ;;
    qt-base) has_config Qt6Widgets && has_config Qt6Concurrent && has_config Qt6Sql && has_config Qt6Test ;;
    qt-sqlite) has_plugin "sqldrivers/*qsqlite*" ;;
    qt-svg) has_config Qt6Svg && has_plugin "imageformats/*qsvg*" ;;
    qt-multimedia) has_config Qt6Multimedia ;;
    qt-linguist) has_config Qt6LinguistTools && has_lrelease ;;
    qt-wayland) has_plugin "platforms/*qwayland*" ;;
    gtest) has_config GTest ;;
    benchmark) has_config benchmark ;;
    cjk-font) has_cjk_font ;;
    inter-font) has_inter_font || ! inter_font_is_to_be_had ;;
    clang-format) have clang-format ;;
    clang-tidy) have clang-tidy ;;
    clang) have clang++ ;;
    xvfb) have Xvfb && have xauth ;;
    imagemagick) have import && have identify ;;
    mingw) have x86_64-w64-mingw32-g++-posix || have x86_64-w64-mingw32-g++ ;;
    zip) have zip ;;
    unzip) have unzip ;;
    wine) have wine ;;
    emscripten) have emcc && have emcmake ;;
    acorn) any_exists /usr/share/nodejs/acorn || ! any_exists /usr/share/emscripten/tools/acorn-optimizer.js ;;
    chromium) have chromium || have chromium-browser || have google-chrome ;;
    nodejs) have node ;;
    at-spi) any_exists /usr/libexec/at-spi2-registryd /usr/lib/at-spi2-core/at-spi2-registryd \
        /usr/lib/at-spi2-registryd ;;
    pyatspi) has_pyatspi ;;
    dbus-run-session) have dbus-run-session ;;
    xdotool) have xdotool ;;
    lintian) have lintian ;;
    appstream) have appstreamcli ;;
    desktop-file-utils) have desktop-file-validate ;;
    debootstrap) have debootstrap || [ -x /usr/sbin/debootstrap ] ;;
    debhelper) have dh ;;
    rsvg) [ "$(uname -s)" = Darwin ] || have rsvg-convert ;;
    icoutils) have icotool ;;
    icnsutils) have png2icns ;;
    nsis) have makensis ;;
    python3) have python3 ;;
    parallel) have parallel ;;
    slurm) have sbatch && { have slurmd || [ -x /usr/sbin/slurmd ]; } ;;
    munge) have munged || [ -x /usr/sbin/munged ] ;;
    deb-tools) ! have dpkg || { have dpkg-shlibdeps && have dpkg-deb && have file; } ;;
    esac
}

# ---- what is it called here? --------------------------------------------------------------------

# The packages of one need; a|b means: the first of these that this release of the system knows.
packages_of() {
    case $1:$2 in
    apt:compiler) echo g++ ;;
    apt:ninja | dnf:ninja) echo ninja-build ;;
    apt:qt-base) echo qt6-base-dev ;;
    apt:qt-sqlite) echo libqt6sql6-sqlite ;;
    apt:qt-svg) echo 'qt6-svg-dev|libqt6svg6-dev' ;;
    apt:qt-multimedia) echo qt6-multimedia-dev ;;
    apt:qt-linguist) echo qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools ;;
    apt:gtest) echo libgtest-dev ;;
    apt:benchmark) echo libbenchmark-dev ;;
    apt:cjk-font) echo fonts-noto-cjk ;;
    apt:inter-font) echo fonts-inter ;;
    apt:xvfb) echo xvfb xauth ;;
    apt:deb-tools) echo dpkg-dev file ;;
    apt:mingw) echo g++-mingw-w64-x86-64-posix ;;
    apt:wine) echo wine wine64 ;;
    apt:acorn) echo node-acorn ;;
    apt:slurm) echo slurm-wlm ;;
    dnf:slurm) echo slurm slurm-slurmctld slurm-slurmd ;;
    pacman:slurm) echo slurm-llnl ;;
    apt:rsvg) echo librsvg2-bin ;;
    apt:at-spi | dnf:at-spi | pacman:at-spi | zypper:at-spi) echo at-spi2-core ;;
    apt:pyatspi) echo python3-pyatspi ;;
    dnf:pyatspi | zypper:pyatspi) echo python3-pyatspi ;;
    pacman:pyatspi) echo python-atspi ;;
    apt:dbus-run-session) echo dbus ;;
    dnf:dbus-run-session) echo dbus-daemon ;;
    pacman:dbus-run-session) echo dbus ;;
    zypper:dbus-run-session) echo dbus-1-daemon ;;
    apt:debhelper) echo debhelper devscripts fakeroot ;;

    dnf:compiler | zypper:compiler) echo gcc-c++ ;;
    dnf:qt-base | dnf:qt-sqlite) echo qt6-qtbase-devel ;;
    dnf:qt-svg) echo qt6-qtsvg-devel ;;
    dnf:qt-multimedia) echo qt6-qtmultimedia-devel ;;
    dnf:qt-linguist) echo qt6-qttools-devel qt6-linguist ;;
    dnf:qt-wayland) echo qt6-qtwayland ;;
    dnf:gtest) echo gtest-devel ;;
    dnf:benchmark) echo google-benchmark-devel ;;
    dnf:cjk-font) echo google-noto-sans-cjk-fonts ;;
    dnf:xvfb) echo xorg-x11-server-Xvfb xorg-x11-xauth ;;
    dnf:imagemagick | zypper:imagemagick) echo ImageMagick ;;
    dnf:clang-format | dnf:clang-tidy) echo clang-tools-extra ;;
    dnf:clang) echo clang compiler-rt ;;
    dnf:deb-tools) echo dpkg-dev file ;;
    dnf:rsvg) echo librsvg2-tools ;;

    pacman:compiler) echo gcc ;;
    pacman:python3) echo python ;;
    pacman:qt-base | pacman:qt-sqlite) echo qt6-base ;;
    pacman:qt-linguist) echo qt6-tools ;;
    pacman:qt-*) echo "qt6-${2#qt-}" ;;
    pacman:cjk-font) echo noto-fonts-cjk ;;
    pacman:xvfb) echo xorg-server-xvfb xorg-xauth ;;
    pacman:clang*) echo clang compiler-rt ;;
    pacman:deb-tools) echo dpkg file ;;
    pacman:rsvg) echo librsvg ;;

    zypper:qt-base) echo qt6-base-devel ;;
    zypper:qt-sqlite) echo qt6-sql-sqlite ;;
    zypper:qt-svg) echo qt6-svg-devel ;;
    zypper:qt-multimedia) echo qt6-multimedia-devel ;;
    zypper:qt-linguist) echo qt6-linguist-devel qt6-tools-linguist ;;
    zypper:benchmark) echo benchmark-devel ;;
    zypper:cjk-font) echo google-noto-sans-sc-fonts ;;
    zypper:xvfb) echo xorg-x11-server-Xvfb xauth ;;
    zypper:clang*) echo clang ;;
    zypper:deb-tools) echo dpkg file ;;
    zypper:rsvg) echo rsvg-convert ;;

    brew:qt-*) echo qt ;;
    brew:gtest) echo googletest ;;
    brew:benchmark) echo google-benchmark ;;
    brew:clang-tidy | brew:clang) echo llvm ;;
    brew:xvfb) echo xquartz ;;
    brew:deb-tools) echo dpkg ;;
    brew:rsvg) echo librsvg ;;

    *:qt-wayland) echo qt6-wayland ;;
    *) echo "$2" ;;
    esac
}

package_manager() {
    if [ -n "${GOMOKU_PACKAGE_MANAGER:-}" ]; then echo "$GOMOKU_PACKAGE_MANAGER"; return; fi
    for pair in brew:brew apt:apt-get dnf:dnf pacman:pacman zypper:zypper; do
        if have "${pair#*:}"; then echo "${pair%%:*}"; return; fi
    done
}

install_command() {
    case $1 in
    apt) echo "apt-get install --yes --no-install-recommends" ;;
    dnf) echo "dnf install --assumeyes" ;;
    pacman) echo "pacman -S --needed --noconfirm" ;;
    zypper) echo "zypper --non-interactive install" ;;
    brew) echo "brew install" ;;
    esac
}

# A fresh container has no package lists yet, and stale ones name packages that are gone.
refresh_command() {
    case $1 in
    apt) echo "apt-get update" ;;
    pacman) any_exists /var/lib/pacman/sync/*.db || echo "pacman -Sy" ;;
    esac
}

is_known_to() { [ "$1" != apt ] || [ -n "$(apt-cache show --no-all-versions "$2" 2>/dev/null)" ]; }

first_known() {
    for name in $(echo "$2" | tr '|' ' '); do
        if is_known_to "$1" "$name"; then echo "$name"; return; fi
    done
    echo "${2%%|*}"
}

# ---- installing ---------------------------------------------------------------------------------

say() { printf '%s\n' "$*" >&2; }

# What must stand before the command to be allowed to install; fails where nothing does.
privilege() {
    if [ "$1" = brew ] || [ "$(id -u)" = 0 ]; then return 0; fi
    have sudo || return 1
    # Without a terminal sudo cannot ask for the password, and must not wait for it.
    if [ -t 0 ] || sudo -n true 2>/dev/null; then echo sudo; else return 1; fi
}

# One line that changes, where somebody watches; nothing elsewhere.
show_progress() {
    if [ -t 2 ]; then
        while read -r line; do printf '\r\033[K  %.70s' "$line" >&2; done
        printf '\r\033[K' >&2
    else
        cat >/dev/null
    fi
}

# Package managers print hundreds of lines. They are shown only if the command fails.
run() {
    say "+ $*"
    log=$(mktemp)
    { "$@" </dev/null 2>&1 && : >"$log.done"; } | tee "$log" | show_progress
    if [ -e "$log.done" ]; then status=0; else status=1; tail -n 40 "$log" >&2; fi
    rm -f "$log" "$log.done"
    return $status
}

list_packages() {
    for need in $2; do
        for name in $(packages_of "$1" "$need"); do first_known "$1" "$name"; done
    done | awk '!seen[$0]++' | tr '\n' ' '
}

# What the window looks better with and does without: it comes along when something is installed anyway.
nice_to_have() {
    case "$1 $TASKS" in
    apt*launch*)
        if ! has_inter_font && is_known_to apt fonts-inter; then echo fonts-inter; fi
        # Qt's own words, in file dialogs for example, in the language of the window.
        if is_known_to apt qt6-translations-l10n; then echo qt6-translations-l10n; fi
        ;;
    esac
}

missing_of() {
    for need in $1; do
        is_present "$need" || printf '%s ' "$need"
    done
}

explain_and_stop() {
    say "gomoku needs what is not installed: $1"
    say "$2"
    exit 1
}

install() {
    manager=$(package_manager)
    case "$manager: $1" in
    :*) explain_and_stop "$1" "No known package manager (apt, dnf, pacman, zypper, brew) was found.
Please install a C++20 compiler, CMake 3.22 or later, Ninja, Qt 6.2 or later (Base, SVG, Multimedia,
Linguist tools and the SQLite driver), GoogleTest and Google Benchmark, and try again." ;;
    brew:*compiler*) explain_and_stop "$1" "Apple's compiler comes with: xcode-select --install" ;;
    esac
    command=$(install_command "$manager")
    if [ -n "$DRY_RUN" ]; then
        explain_and_stop "$1" "To install it: $command $(list_packages "$manager" "$1")"
    fi
    as_root=$(privilege "$manager") ||
        explain_and_stop "$1" "To install it, as root: $command $(list_packages "$manager" "$1")"
    export DEBIAN_FRONTEND=noninteractive
    say "gomoku: installing what is missing: $1"
    refresh=$(refresh_command "$manager")
    if [ -n "$refresh" ]; then run $as_root $refresh || say "(the package lists could not be refreshed)"; fi
    run $as_root $command $(list_packages "$manager" "$1") $(nice_to_have "$manager")
}

DRY_RUN=
if [ "${1:-}" = --dry-run ]; then DRY_RUN=yes; shift; fi
[ $# -gt 0 ] || set -- build

TASKS=$*
needs=
for task in "$@"; do needs="$needs $(needs_of "$task")"; done
missing=$(missing_of "$needs")
[ -n "$missing" ] || exit 0

# Ninja only makes builds faster: it comes along when something is to be installed anyway.
is_present ninja || missing="${missing}ninja"
install "$missing"
missing=$(missing_of "$needs")
[ -z "$missing" ] || explain_and_stop "$missing" "The installation ended, but these are still not found."
