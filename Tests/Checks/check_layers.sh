#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Tests/Checks/check_layers.sh [ROOT [TABLE]]    prints each include that layers.txt does not allow
#
# It also refuses what would hide an include from the table: paths that do not start at the root, names that
# come from a macro, and a table with a cycle.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
table=${2:-$here/layers.txt}  # An absolute path.
cd "${1:-$here/../..}"

# One line for each include: file, line number, the rest of the line.
includes() {
    find Models UI Tools main.cpp -type f \
        \( -name '*.h' -o -name '*.hpp' -o -name '*.inc' -o -name '*.ipp' -o -name '*.c*' \) 2>/dev/null | sort |
        tr '\n' '\0' | xargs -0 -r awk '/^[ \t]*#[ \t]*(include|import)/ {
            rest = $0; sub(/^[ \t]*#[ \t]*(include(_next)?|import)[ \t]*/, "", rest)
            print FILENAME, FNR, rest }'
}

includes | awk -v table="$table" '
# Models/Search/Threats/A.h: Search/Threats. UI/Text/A.h: UI/Text. UI/A.h: UI/A. main.cpp: main.
function layer(path) {
    sub(/^Models\//, "", path)
    if (path ~ /\/.*\// || (path ~ /\// && path !~ /^UI\//)) sub(/\/[^\/]*$/, "", path)
    else if (path ~ /^UI\/[^\/]*$/ || path !~ /\//) sub(/\..*$/, "", path)
    return path
}
function layerOfQt(name) {
    if (tolower(name) ~ /^(qtsql($|\/)|(qt[a-z]*\/)?qsql)/) return "QtSql"
    if (tolower(name) ~ /^(qt[a-z]*\/)?qsettings(\.h)?$/) return "QSettings"
    return "Qt"
}
function complain(what) { print what; bad = 1 }
function permit(from, name,   parts, i, n) {
    if (name in group) {
        n = split(group[name], parts, " ")
        for (i = 1; i <= n; i++) permit(from, parts[i])
    } else if (name in known || name ~ /^(Qt|QtSql|QSettings)$/) may[from, name] = 1
    else complain(table ": " from " names " name ", which does not stand above it")
}
BEGIN {
    while ((getline row < table) > 0) {
        sub(/#.*/, "", row)
        n = split(row, words, " ")
        if (!n) continue
        if (words[2] == "=") {
            sub(/^[^=]*=/, "", row)
            group[words[1]] = row
            continue
        }
        for (i = 2; i <= n; i++) permit(words[1], words[i])
        known[words[1]] = may[words[1], words[1]] = 1
    }
}
{
    seen++
    where = $1 ":" $2 ": "
    from = layer($1)
    rest = $0; sub(/^[^ ]* [^ ]* /, "", rest)
    quote = substr(rest, 1, 1)
    name = substr(rest, 2); sub(/[">].*/, "", name)
    ours = name ~ /^(Models|UI|Tools|Tests)\//
    if (!(from in known)) complain(where "layer \"" from "\" is not in the table")
    else if (quote != "\"" && quote != "<") complain(where "an include must name its file")
    else if (name ~ /(^|\/)\.\.?\// || (quote == "\"" && !ours))
        complain(where "includes start at the root (" name ")")
    else if (ours || name ~ /^[Qq]/) {
        to = ours ? layer(name) : layerOfQt(name)
        if (!((from, to) in may)) complain(where from " may not include " to " (" name ")")
    }
}
END {
    if (!seen) complain("no include was found: is this the root of the project?")
    exit bad
}'
