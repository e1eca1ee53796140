#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# The check of the words is itself checked, by planted texts.
set -eu
check=$(cd "$(dirname "$0")" && pwd)/check_words.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/UI/Text" "$tree/Models" "$tree/Tools" "$tree/docs/adr"
: >"$tree/main.cpp"
: >"$tree/README.md"

# expect found|fine FILE TEXT: what the check must say of a tree with this file.
expect() {
    printf '%b\n' "$3" >"$tree/$2"
    if output=$("$check" "$tree" 2>&1); then verdict=fine; else verdict=found; fi
    rm "$tree/$2"
    if [ "$verdict" != "$1" ]; then
        echo "'$3' in $2 should be $1, but it is $verdict: $output"
        exit 1
    fi
    case $verdict:$output in
    found:*"$2:"*) ;;
    fine:) ;;
    *) echo "'$3': the place in $2 is not named: $output" && exit 1 ;;
    esac
}

expect fine UI/Text/A.cpp 'return tr("%1 is occupied.");'
expect found UI/Text/A.cpp 'return tr("There is a stone at %1 already.");'
expect found UI/Text/A.cpp '    return tr("The opponent decides "\n              "how to go on.");'
expect found UI/Text/A.cpp 'const char* kText = "one", *kOther = "Warn of DECISIVE slips";'
expect fine UI/Text/A.cpp '// Only Renju knows a pass: a comment is not a text.'
expect fine UI/Text/A.cpp '    slip(crossing);'
expect fine UI/Text/A.cpp 'return tr("Slippery crossingover");'
expect fine UI/Text/A.cpp 'say("stop"); say("a five");'
expect found Models/A.h 'inline constexpr auto kWhy = "such a game is not known";'
expect found Tools/A.cpp '{"time", "MS", "Time a move (1000)"}'
expect fine Tools/A.cpp '{"time", "MS", "Time per move (1000)"}'
expect found main.cpp 'puts("the machine thinks");'
: >"$tree/main.cpp"
expect found docs/A.md 'Text.\n\nIf the computer\nanswers, the game\ngoes on.'
expect fine docs/A.md 'The game\n\ngoes'
expect fine docs/A.md '```\nthe game goes on\n```\nIt continues.'
expect fine docs/A.md 'See `goes on`.'
expect found docs/A.md '```\ncode\n```\nThe game goes on.'
expect found docs/adr/A.md '| who | the thinker |'
expect found README.md 'Click a crossing.'
