#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/windows-brain.sh PROGRAM.exe ZIP    packs the brain as Gomocup takes it
#
# Gomocup asks for the program at the root of a zip, named pbrain-...; "64" in the name says that it
# needs a 64-bit Windows. At most 8 MB without asking.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
program=$1
zip=$2
limit=$((8 * 1024 * 1024))

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$program" "$folder/pbrain-gomoku64.exe"
sed 's/$/\r/' "$root/LICENSE" >"$folder/LICENSE.txt"
rm -f "$zip"
# -X: the same files make the same zip, whoever packs them.
(cd "$folder" && TZ=UTC touch -t 202601010000 ./* && zip -q -9 -X - pbrain-gomoku64.exe LICENSE.txt) >"$zip"

bytes=$(wc -c <"$program")
if [ "$bytes" -gt $limit ]; then
    echo "windows-brain: the program has $bytes bytes; Gomocup allows $limit" >&2
    exit 1
fi
echo "$zip: $(wc -c <"$zip") bytes, the program $bytes"
