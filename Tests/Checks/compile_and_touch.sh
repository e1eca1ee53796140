#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Runs a compiler. One that only reads the file leaves nothing behind by which a build would know that it has been read: so the
# file named by -o is made.
"$@" || exit
while [ $# -gt 1 ]; do
    if [ "$1" = -o ] && [ ! -s "$2" ]; then
        touch "$2"
    fi
    shift
done
