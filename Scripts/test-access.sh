#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/test-access.sh GAME CLI [PART...]    plays, reviews and trains as a screen reader does
#
# GAME is the window's program. CLI, gomoku-cli, solves the puzzle from the stones that were read.
# PART: only some of the parts that test-access.py names.
# The window has a screen (Xvfb), a session bus and settings of its own; nothing looks at pixels.
set -eu

if [ -z "${GOMOKU_ON_OWN_SCREEN:-}" ]; then
    home=$(mktemp -d)
    trap 'rm -rf "$home"' EXIT
    mkdir -m 700 "$home/run"
    # GTK_MODULES and AT_SPI_BUS_ADDRESS of the desktop around us would lead to its own readers.
    env -u AT_SPI_BUS_ADDRESS HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" \
        XDG_CACHE_HOME="$home/cache" XDG_RUNTIME_DIR="$home/run" \
        GOMOKU_ON_OWN_SCREEN=1 QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 \
        LANGUAGE=en LC_ALL=C.UTF-8 \
        dbus-run-session -- xvfb-run --auto-servernum --server-args='-screen 0 1280x900x24' "$0" "$@"
    exit
fi

# Debian's Python has the library; one from elsewhere, first on the PATH, may not.
for python in python3 /usr/bin/python3; do
    if "$python" -c 'import pyatspi' 2>/dev/null; then
        exec "$python" "$(dirname "$0")/test-access.py" "$@"
    fi
done
echo "test-access: no Python with pyatspi was found" >&2
exit 1
