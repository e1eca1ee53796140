#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/test-web.sh PAGE FOLDER [EXPORTED...]    plays in headless Chromium; pictures go to FOLDER
#
# PAGE is the game with an empty board. EXPORTED pages are games that gomoku-cli or the window wrote.
set -eu
folder=$2
mkdir -p "$folder"
for name in chromium chromium-browser google-chrome; do
    if command -v $name >/dev/null; then browser=$name; break; fi
done
exec node "$(dirname "$0")/test-web.mjs" "$browser" "$@"
