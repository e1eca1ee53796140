#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/screenshot.sh PROGRAM PICTURE [ARGUMENT...]
#
# Starts PROGRAM on a screen of its own (Xvfb), with settings of its own, waits until its window is
# painted and takes PICTURE. Fails if the program ends by itself or the picture stays blank.
set -eu

if [ -z "${GOMOKU_ON_OWN_SCREEN:-}" ]; then
    home=$(mktemp -d)
    trap 'rm -rf "$home"' EXIT
    XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache \
        GOMOKU_ON_OWN_SCREEN=1 QT_QPA_PLATFORM=xcb \
        xvfb-run --auto-servernum --server-args='-screen 0 1280x900x24' "$0" "$@"
    exit
fi

program=$1 picture=$2
shift 2

# A window with nothing painted has two or three colours; any page of ours has hundreds.
least_colours=150
seconds=60

"$program" "$@" &
pid=$!
trap 'kill "$pid" 2>/dev/null || :' EXIT

colours=0
while [ "$colours" -lt "$least_colours" ]; do
    sleep 1
    seconds=$((seconds - 1))
    if ! kill -0 "$pid" 2>/dev/null; then echo "screenshot: $program ended by itself" >&2; exit 1; fi
    if [ "$seconds" = 0 ]; then echo "screenshot: still blank, $colours colours" >&2; exit 1; fi
    import -window root "$picture"
    colours=$(identify -format %k "$picture")
done
sleep 1 # fonts, fades
import -window root "$picture"
echo "screenshot: $picture, $(identify -format '%wx%h, %k colours' "$picture")"
