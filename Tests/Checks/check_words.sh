#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Tests/Checks/check_words.sh [ROOT]    prints each phrase of words.txt that a text or a document uses
#
# Texts are the string literals of UI, Models, Tools and main.cpp, joined as the compiler joins them. Documents are the
# .md files of the root and of docs, read paragraph by paragraph. Comments are not read.
set -eu
list=$(cd "$(dirname "$0")" && pwd)/words.txt
cd "${1:-$(dirname "$0")/../..}"
all=$(mktemp)
trap 'rm -f "$all"' EXIT

# FILE:LINE: "literal", with the pieces of a literal in one line.
literals() {
    find UI Models Tools main.cpp \( -name '*.h' -o -name '*.cpp' \) -exec awk '
        function flush() { if (text != "") print place ": \"" text "\""; text = "" }
        FNR == 1 { flush() }
        /^[[:space:]]*(\/\/|#include)/ { next }
        {
            rest = $0
            while (match(rest, /"([^"\\]|\\.)*"/)) {
                before = substr(rest, 1, RSTART - 1)
                if (before !~ /^[[:space:]]*$/) flush()
                if (text == "") place = FILENAME ":" FNR
                text = text substr(rest, RSTART + 1, RLENGTH - 2)
                rest = substr(rest, RSTART + RLENGTH)
            }
            if (rest !~ /^[[:space:]]*$/) flush()
        }
        END { flush() }' {} + 2>/dev/null | sed 's/\\n/ /g'
}

# FILE:LINE: paragraph, each on one line; code is left out.
paragraphs() {
    find ./*.md docs -name '*.md' -exec awk '
        function flush() { if (text != "") print place ":" text; text = "" }
        FNR == 1 { flush(); code = 0 }
        /^```/ { code = !code; flush(); next }
        code || /^    / || /^[[:space:]]*$/ { flush(); next }
        {
            gsub(/`[^`]*`/, "`code`")
            if ($0 ~ /^[[:space:]]*([-*|#]|[0-9]+\.)/) flush()
            if (text == "") place = FILENAME ":" FNR
            text = text " " $0
        }
        END { flush() }' {} +
}

{ literals; paragraphs; } | sed 's/[[:space:]][[:space:]]*/ /g' >"$all"

found=0
while IFS= read -r line; do
    case $line in '' | '#'*) continue ;; esac
    phrase=${line%% => *}
    if grep -iE "(^|[^[:alnum:]_])($phrase)($|[^[:alnum:]_])" "$all"; then
        echo "    ^ instead of \"$phrase\": ${line#* => }"
        found=1
    fi
done <"$list"
exit $found
