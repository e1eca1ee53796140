#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/shard.sh I/N COMMAND OUT [OPTION...]    one part of a long work, into OUT.I
#
# COMMAND is a command of gomoku-cli that can be cut into parts: selfplay, ladder, screen, spsa, match, tournament or prove. The same
# line again continues a part that was broken off, so that a scheduler may kill and restart it as it likes. See "On many
# machines" in docs/TOOLS.md. GOMOKU_CLI names the program, if it is not the one on the PATH.
set -eu
if [ $# -lt 3 ]; then sed -n '5s/^# //p' "$0" >&2; exit 2; fi
shard=$1 command=$2 part=$3.${1%%/*}
shift 3
case $command in
selfplay) set -- "$@" --shard "$shard" --resume --out "$part" ;;
ladder | screen | spsa) set -- "$@" --shard "$shard" --out "$part" ;;
prove) set -- "$@" --shard "$shard" --file "$part" ;;
match | tournament)
    if [ -s "$part" ]; then set -- --resume "$part"; else set -- "$@" --shard "$shard" --journal "$part"; fi
    ;;
*) echo "shard: $command cannot be cut into parts" >&2; exit 2 ;;
esac
exec "${GOMOKU_CLI:-gomoku-cli}" "$command" "$@"
