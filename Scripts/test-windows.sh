#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/test-windows.sh ZIP BUILD    plays with the Windows brain under Wine
#
# ZIP is what Gomocup would get. BUILD is a native build with gomoku-cli, pbrain-gomoku and tools_tests.
# The brain lies in a folder with spaces and letters that are not Latin, and is started from another one.
set -eu
zip=$1
build=$2
games=${GAMES:-2}

work=$(pwd)/build/test-windows
export WINEPREFIX="$work/wine" WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" LC_ALL=C.UTF-8
unset DISPLAY

home="$work/Пять в ряд 五子棋"
mkdir -p "$home" "$work/elsewhere"
unzip -o -q "$zip" -d "$home"
brain=$work/wine-brain
cat >"$brain" <<END
#!/bin/sh
exec wine "$home/pbrain-gomoku64.exe" "\$@"
END
chmod +x "$brain"

# until_so COMMAND...: true as soon as the command is; false after a minute, which is long even for a busy machine.
until_so() {
    for _ in $(seq 300); do
        if "$@"; then return 0; fi
        sleep 0.2
    done
    return 1
}
failed() { echo "test-windows: $*" >&2; exit 1; }
step() { echo "== $*"; }

step "Wine's own folder"
[ -e "$WINEPREFIX/system.reg" ] || wineboot --init >/dev/null 2>&1
wineserver -p60 2>/dev/null || :  # it may be running already
trap 'wineserver -k || :' EXIT

# ask RULE ATTACKER: the move where ATTACKER (1 the brain, 2 its opponent) has a closed four: it can only be 7,7. The
# brain is told END only when it has answered, since that would stop it.
rm -f "$work/pipe"
mkfifo "$work/pipe"
ask() {
    : >"$work/answer.txt"
    "$brain" <"$work/pipe" >"$work/answer.txt" &
    asked=$!
    exec 3>"$work/pipe"
    printf 'START 15\r\nINFO rule %s\r\nINFO timeout_turn 2000\r\nBOARD\r\n' "$1" >&3
    for column in 3 4 5 6; do printf '%s,7,%s\r\n' $column "$2" >&3; done
    for point in 2,7 10,10 12,3 1,1; do printf '%s,%s\r\n' $point $((3 - $2)) >&3; done
    printf 'DONE\r\n' >&3
    until_so grep -qE '^[0-9]+,[0-9]+' "$work/answer.txt" || :
    printf 'END\r\n' >&3
    exec 3>&-
    wait $asked
    grep -E '^[0-9]+,[0-9]+' "$work/answer.txt"
}
step "it wins and defends under every rule"
for question in "0 1" "0 2" "1 1" "1 2" "4 1" "4 2" "8 1" "9 1"; do
    # shellcheck disable=SC2086
    [ "$(ask $question)" = 7,7 ] || failed "rule and attacker $question: $(cat "$work/answer.txt")"
done

step "whole games, as a tournament plays them"
play() {
    echo "-- $*"
    # Other programs may hold up Wine for a moment: the report says by how much, and only seconds are a fault.
    "$build/bin/gomoku-cli" match --tolerance 3000 --engine "name=windows dir=\"$work/elsewhere\" $brain" \
        --engine "name=native $build/bin/pbrain-gomoku" --games "$games" --threads 1 \
        --sgf "$work/games.sgf" "$@" >"$work/match.txt"
    cat "$work/match.txt"
    grep -q "N: $games " "$work/match.txt" || failed "not all games were played"
    grep -q '^windows:.*faults: none$' "$work/match.txt" || failed "a fault"
}
rm -f "$work/games.sgf"
play --time 300 --size 20 --rule freestyle
play --time 300 --size 15 --rule standard
play --time 300 --size 15 --rule renju
play --time 300 --size 15 --rule caro
play --time 1000 --match-time 20000 --memory 350 --size 15 --rule freestyle

# Under Wine the brain is not told that a write has failed, neither to /dev/full nor to a pipe that nobody reads any
# more (both tried). So one test is left out here: what the brain does then is tested on Linux only.
step "as managers treat it: END in the middle of anything, nonsense, closed pipes"
GOMOKU_PBRAIN=$brain QT_QPA_PLATFORM=offscreen "$build/Tests/tools_tests" \
    --gtest_filter='BrainProcess.*-*NoticesThatNobodyHearsIt' --gtest_brief=1

step "killed in the middle of a thought, nothing is left behind"
"$brain" <"$work/pipe" >"$work/killed.txt" &
pid=$!
exec 3>"$work/pipe"
printf 'START 20\r\nINFO timeout_turn 60000\r\nINFO thread_num 2\r\nTURN 3,3\r\nABOUT\r\n' >&3
until_so grep -q name= "$work/killed.txt" || failed "it does not answer while it thinks"
kill -KILL $pid
exec 3>&-
wait $pid || :
is_gone() { ! pgrep -f 'pbrain-gomoku64\.exe' >/dev/null; }
until_so is_gone || failed "a process is left"
step "the installer compiles (Wine without 32-bit parts cannot run it)"
mkdir -p "$work/installed/bin"
cp "$home/pbrain-gomoku64.exe" "$work/installed/bin/pbrain-gomoku.exe"
makensis -V2 -WX -DVERSION=0.0.0 -DSOURCE="$work/installed" -DOUTPUT="$work/gomoku-setup.exe" Packaging/windows/installer.nsi
echo "test-windows: all passed"
