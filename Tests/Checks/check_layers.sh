#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Tests/Checks/check_layers.sh [ROOT]    who may include whom; prints each include that points the wrong way
#
# A layer is a folder, or one of the four actors that stand in Models/ itself. Each line of `allowed`
# names a layer and the layers it may include besides itself; "Qt" stands for any header of Qt.
# A line may also name one file that may include more than its folder may.
# Settings alone may know QSettings, and GameLibrary alone may know SQL.
# shellcheck disable=SC2016
set -eu
cd "${1:-$(dirname "$0")/../..}"

allowed='
Constants
Core         Constants
Rules        Constants Core
Record       Constants Core Rules
Board        Constants Core
BoardManager Constants Core Board
Eval         Constants Core Board BoardManager
Search       Constants Core Board BoardManager Eval
Advisor      Constants Core Board BoardManager Eval Search Rules
Protocol     Constants Core Board BoardManager Eval Search Rules Record Advisor
Review       Constants Core Rules Record Board BoardManager Eval Search GomokuAI Setup Game Qt
Tuning       Constants Core Board BoardManager Eval Search
Threads      Qt
GomokuAI     Threads Constants Core Board BoardManager Eval Search Rules Record Protocol Advisor Qt
Setup        Constants Core Board BoardManager Eval Search Rules Record Protocol Advisor Game Qt
Settings     Constants Core Board BoardManager Eval Search Rules Record Protocol Advisor Setup Engines Qt
Engines      Constants Core Board BoardManager Eval Search Rules Record Protocol Advisor Setup Qt
Match        Constants Core Board BoardManager Eval Search Rules Record Protocol Advisor Setup Engines Qt
Library      Constants Core Board BoardManager Eval Search Rules Record Protocol Advisor Setup Qt
Game         Constants Core Board BoardManager Eval Search Rules Record Review Protocol Advisor GomokuAI Setup Engines Library Qt
GameManager  Constants Core Board BoardManager Eval Search Rules Record Review Protocol Advisor GomokuAI Setup Engines Library Game Qt
GameThread   GameManager Qt
UI           Constants Core Search Rules Record Setup Settings Engines Match Library Game Review GameManager GameThread Qt
main         UI GameManager Setup Settings Game Constants Core Qt
Tools        Constants Core Board BoardManager Eval Search Rules Record Review Protocol Advisor Tuning GomokuAI Setup Settings Engines Match Library Game GameManager Qt
'

# One line for each include: file, line number, what is included.
includes() {
    find Models UI Tools main.cpp \( -name '*.h' -o -name '*.cpp' \) -print 2>/dev/null | sort |
        xargs awk 'match($0, /^[ \t]*#[ \t]*include[ \t]*["<][^">]*/) {
            name = substr($0, RSTART, RLENGTH); sub(/^[^"<]*["<]/, "", name)
            print FILENAME, FNR, name }'
}

includes | awk -v allowed="$allowed" '
function stem(path) {
    sub(/^Models\//, "", path)
    sub(/\.[a-z]*$/, "", path)
    return path
}
function layer(path,   parts, n) {
    n = split(path, parts, "/")
    if (path ~ /^<?Q/) return "Qt"
    if (parts[1] != "Models") { sub(/\..*/, "", parts[1]); return parts[1] }
    sub(/\..*/, "", parts[2])
    return parts[2]
}
BEGIN {
    count = split(allowed, rows, "\n")
    for (i = 1; i <= count; i++) {
        n = split(rows[i], words, " ")
        for (j = 1; j <= n; j++) may[words[1], words[j]] = 1
        if (n) known[words[1]] = 1
    }
}
{
    from = layer($1)
    if (!(from in known)) { print $1 ": layer \"" from "\" is not in the table"; bad = 1; next }
    to = layer($3)
    if (($3 ~ /^(Models|UI|Tools|Tests)\// || to == "Qt") && !((from, to) in may) && \
        !((stem($1), to) in may)) {
        print $1 ":" $2 ": " from " may not include " to " (" $3 ")"
        bad = 1
    }
    if (($3 == "QSettings" && $1 !~ /\/Settings/) || ($3 ~ /^QSql/ && $1 !~ /\/GameLibrary/)) {
        print $1 ":" $2 ": " $3 " has one owner, and it is not this file"
        bad = 1
    }
    seen++
}
END {
    if (!seen) { print "no include was found: is this the root of the project?"; exit 1 }
    exit bad
}'
