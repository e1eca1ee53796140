#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# usage: check_signature.sh GOMOKU_CLI FILE
# The engine's play is the same on every compiler: nodes and scores of fixed searches make one number,
# and FILE holds it. A change of play changes it, says so, and writes the new one:
#   gomoku-cli bench --signature > Tests/Data/bench.signature
set -eu
found=$("$1" bench --signature)
expected=$(cat "$2")
[ "$found" = "$expected" ] || {
    echo "signature $found, expected $expected ($2)"
    exit 1
}
