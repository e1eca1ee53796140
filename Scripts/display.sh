#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/display.sh    fails, and says why, where no window can be shown
#
# Asked before anything is installed or built, so that the answer does not take minutes.
set -eu
cd "$(dirname "$0")/.."

case $(uname -s) in
Darwin | MINGW* | MSYS* | CYGWIN*) exit 0 ;;
esac
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then exit 0; fi
case ${QT_QPA_PLATFORM:-} in
'' | xcb* | wayland*) ;;
*) exit 0 ;;  # offscreen, vnc, linuxfb: somebody knows what they want
esac

{
    echo "gomoku: there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set),"
    echo "so the window cannot be shown. Start it from a desktop session, or over 'ssh -X'."
    if grep -qs 'add_executable(gomoku-cli' Tools/CMakeLists.txt Tools/*/CMakeLists.txt; then
        echo "To play in this terminal instead: make play"
    fi
} >&2
exit 1
