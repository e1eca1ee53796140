#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/icons.sh    makes the icons of Windows and macOS from Packaging/gomoku.svg (Linux: Packaging/CMakeLists.txt)
#
# They are kept in the repository, since the systems that need them lack these tools.
set -eu
cd "$(dirname "$0")/../Packaging"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for size in 16 24 32 48 64 128 256 512; do
    rsvg-convert -w $size -h $size -o "$work/$size.png" gomoku.svg
done
# The large one as PNG inside the file: as a bitmap it would have a quarter of a megabyte.
icotool --create --output=windows/gomoku.ico "$work"/16.png "$work"/24.png "$work"/32.png "$work"/48.png "$work"/64.png \
    "$work"/128.png --raw="$work"/256.png
png2icns macos/gomoku.icns "$work"/16.png "$work"/32.png "$work"/48.png "$work"/128.png "$work"/256.png "$work"/512.png >/dev/null
ls -l windows/gomoku.ico macos/gomoku.icns
