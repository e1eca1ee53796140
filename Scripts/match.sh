#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/match.sh [OPTION...]    the working tree against HEAD; options go to `gomoku-cli match`
#
# BASE names another commit than HEAD. Unless options say otherwise: balanced openings, 50 ms a move,
# two games at once, until the sequential test says whether the new engine is stronger by nothing or
# by ten Elo, 8,000 games at most. With --nodes time does not count, and other programs may run
# meanwhile. A match that was broken off goes on where it was when the same command is given again.
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

time=50
case " $* " in
*' --nodes '*) time=600000 ;;
esac
set -- --time "$time" --games 8000 --concurrency 2 --sprt 0,10 "$@"

# The engine under test is part of what makes it the same match.
if "$new/gomoku-cli" match --help | grep -q -e --journal; then
    journal=$tree/$({ echo "$@"; cat "$new/pbrain-gomoku"; } | cksum | tr ' ' -).journal
    if [ -e "$journal" ]; then
        set -- "$@" --resume "$journal"
    else
        set -- "$@" --journal "$journal"
    fi
fi

report=$tree/report.txt
trap : INT # the match hears of it too, ends and reports
"$new/gomoku-cli" match --engine "name=new $new/pbrain-gomoku" \
    --engine "name=$base $tree/build/bin/pbrain-gomoku" "$@" > "$report" || status=$?
cat "$report"
# The more pairs end 1-1, the more the openings decide and the less a game tells.
sed -n 's/^Penta *| \[\(.*\)\]$/\1/p' "$report" | awk -F ', ' '
    { all = $1 + $2 + $3 + $4 + $5 }
    all > 0 { printf "1-1    | %.1f %% of %d pairs\n", 100 * $3 / all, all }'
exit "${status:-0}"
