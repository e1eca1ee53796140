#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/clocks.sh BUILD "SECONDS..." [GAMES [BUSY]]    whole games on clocks for the game
#
# pbrain-gomoku against itself under a manager that forgives nothing, alone and beside two programs
# that use all they can get; BUSY=0: only alone. No flag may fall. TOLERANCE, in milliseconds, is what the
# manager forgives (0). (clock_tests does the same with the window's own game.)
set -eu
build=$1
clocks=$2
games=${3:-2}

busy=
trap 'kill $busy 2>/dev/null || true' EXIT
for beside in ${4:-0 2}; do
    if [ "$beside" = 2 ]; then
        for _ in 1 2; do
            sh -c 'while :; do :; done' &
            busy="$busy $!"
        done
    fi
    for seconds in $clocks; do
        report=$("$build/bin/gomoku-cli" match --engine "name=a $build/bin/pbrain-gomoku" \
            --engine "name=b $build/bin/pbrain-gomoku" --games "$games" --time $((1000 * seconds)) \
            --match-time $((1000 * seconds)) --tolerance "${TOLERANCE:-0}")
        echo "pbrain, clock of $seconds s, $beside busy programs, $games games"
        case $report in
        *'faults: none'*'faults: none'*) ;;
        *)
            echo "$report"
            exit 1
            ;;
        esac
    done
done
