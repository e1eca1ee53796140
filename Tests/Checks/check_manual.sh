#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# check_manual.sh GOMOKU GOMOKU-CLI PBRAIN-GOMOKU [PAGES]    fails unless the man pages say what the programs' help says
#
# Every line of the help that stands apart has its counterpart: an option of the window, a command with its summary, a line of
# the brain's example. And the page of gomoku-cli names no command that the program does not have.
set -eu
game=$1 tool=$2 brain=$3
pages=${4:-$(dirname "$0")/../../Packaging/linux/man}

problems=
problem() { echo "manual: $*"; problems=yes; }
source_of() { sed 's/\\-/-/g' "$pages/$1.6"; }

# "name: summary." of each command, from the help and from the page.
helped=$("$tool" help | sed -n 's/^  \([a-z-]*\)  *\([^ ].*\)$/\1: \2./p' | sort)
written=$(source_of gomoku-cli | sed -n '/^\.SH COMMANDS/,/^\.SH EXIT/p' |
    awk '/^\.B / { name = $2; getline; print name ": " $0 }' | sort)
[ -n "$helped" ] || problem "the help of gomoku-cli lists no command"
[ "$helped" = "$written" ] || problem "gomoku-cli has
$helped
but its page has
$written"

for option in $("$game" --help | sed -n 's/^  \(--[a-z]*\) .*/\1/p'); do
    source_of gomoku | grep -qe "^\.BR .*$option\$" || problem "the page of gomoku does not explain $option"
done

example=$("$brain" --help | sed -n 's/^  //p')
[ -n "$example" ] || problem "the help of pbrain-gomoku has no example"
[ "$example" = "$(source_of pbrain-gomoku | sed -n '/^\.nf/,/^\.fi/{/^\./!p;}')" ] ||
    problem "the page of pbrain-gomoku has another example than its help"

[ -z "$problems" ]
