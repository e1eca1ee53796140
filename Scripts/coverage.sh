#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/coverage.sh BUILD_DIR    lines of each .cpp file of ours that the tests reached, worst first
#
# Needs nothing but the compiler's own gcov. Headers are left out: gcov counts them anew in every
# file that includes them.
set -eu
cd "$(dirname "$0")/.."

find "$1" -name '*.gcda' ! -path '*autogen*' -print0 |
    xargs -0 gcov --no-output --relative-only --source-prefix "$PWD" 2>/dev/null |
    awk -F "[':% ]+" '
        /^File/ { file = $2 }
        /^Lines executed/ && file ~ /^(Models|UI|Tools)\/.*\.cpp$/ {
            printf "%6.1f %% of %5d  %s\n", $3, $5, file
            reached += $3 * $5 / 100; lines += $5; file = ""
        }
        END { if (lines) printf "%6.1f %% of %5d  in all\n", 100 * reached / lines, lines }' |
    sort -n
