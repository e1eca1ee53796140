#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/release-notes.sh VERSION    prints the part of CHANGELOG.md about VERSION; fails if there is none
set -eu
cd "$(dirname "$0")/.."
notes=$(awk -v head="## [$1]" 'index($0, "## [") == 1 { on = index($0, head) == 1; next } on' CHANGELOG.md)
if [ -z "$notes" ]; then
    echo "release-notes: CHANGELOG.md says nothing about $1" >&2
    exit 1
fi
printf '%s\n' "$notes"
