#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/match.sh [OPTION...]    the working tree against HEAD; options go to `gomoku-cli match`
#
# BASE names another commit than HEAD. Without options: 200 ms a move, until the sequential test says
# whether the new engine is weaker by nothing or stronger by ten Elo.
set -eu
cd "$(dirname "$0")/.."
base=$(git rev-parse --short "${BASE:-HEAD}")
tree=build/match/$base
new=${NEW:-build/release/bin}

if [ ! -x "$tree/build/bin/pbrain-gomoku" ]; then
    mkdir -p "$tree"
    git archive "$base" | tar -x -C "$tree"
    cmake -S "$tree" -B "$tree/build" -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF
    cmake --build "$tree/build" --target pbrain-gomoku
fi

[ $# -gt 0 ] || set -- --time 200 --games 4000 --sprt 0,10
"$new/gomoku-cli" match --engine "name=new $new/pbrain-gomoku" \
    --engine "name=$base $tree/build/bin/pbrain-gomoku" "$@"
