#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# usage: tool_faults.sh GOMOKU_CLI PBRAIN FAKE_ENGINE
# Every command meets the faults of the world outside: output that cannot be written, input that cannot be
# read, links, permissions, an interrupt. It says so, its status says so, and nothing older is damaged.
set -u
cli=$1
brain=$2
engine=$3
folder=$(mktemp -d)
trap 'chmod -R u+rwx "$folder"; rm -rf "$folder"' EXIT
failures=0

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# expect STATUS TEXT COMMAND...: the status, and a message on standard error that holds the text. A
# command that needs longer than 20 s hangs.
expect() {
    status=$1
    text=$2
    shift 2
    timeout 20 "$@" >"$folder/output" 2>"$folder/errors" </dev/null
    found=$?
    [ "$found" = "$status" ] || fail "$* gives status $found, not $status: $(cat "$folder/errors")"
    grep -q -- "$text" "$folder/errors" || fail "$* does not say '$text' but: $(cat "$folder/errors")"
}

# unheard COMMAND...: with its standard output full, and with it closed.
unheard() {
    if [ -w /dev/full ]; then
        timeout 60 "$@" >/dev/full 2>"$folder/errors" </dev/null
        [ $? = 1 ] || fail "$* > /dev/full does not give status 1"
        grep -q "cannot be written" "$folder/errors" || fail "$* > /dev/full says nothing"
    fi
    timeout 60 "$@" >&- 2>"$folder/errors" </dev/null
    [ $? = 1 ] || fail "$* >&- does not give status 1"
    grep -q "cannot be written" "$folder/errors" || fail "$* >&- says nothing"
}

# same FILE TEXT: nothing has happened to it.
same() {
    [ "$(cat "$1")" = "$2" ] || fail "$1 has changed: $(cat "$1")"
}

cd "$folder" || exit 1
echo 'h8 i9 g7' >game.txt
echo 'a;h8;i9;b' >positions.txt
echo 'a;h8;i9' >stones.txt
echo 'freestyle;15;b;h8;i9/0 j10/3' >games.txt
cat games.txt games.txt >twice.txt
mkdir directory

# Output that cannot be written.
unheard "$cli" help
unheard "$cli" --version
for command in analyze bench book convert forbidden judge-fit match play review selfplay show solve tournament tune; do
    unheard "$cli" "$command" --help
done
unheard "$cli" analyze h8 --depth 1
unheard "$cli" bench --depth 1
unheard "$cli" book --nodes 1000 --lines 1 --stones 3
unheard "$cli" convert game.txt - --to sgf
unheard "$cli" forbidden stones.txt
unheard "$cli" match --engine "$engine good" --engine "$engine crash" --games 1 --time 2000
unheard "$cli" tournament --engine "$engine good" --engine "$engine crash" --games 1 --time 2000
unheard "$cli" play --color both
unheard "$cli" judge-fit games.txt twice.txt --nodes 100
unheard "$cli" review h8 i9 --nodes 100
unheard "$cli" selfplay --games 1 --nodes 100
unheard "$cli" show game.txt
unheard "$cli" solve --kind vcf positions.txt
unheard "$brain" --help

# What stands where standard output should be is not written to.
echo old >kept.sgf
"$cli" convert game.txt kept.sgf >&- 2>/dev/null
"$cli" show kept.sgf >/dev/null || fail "a closed standard output has damaged kept.sgf"

# Input that cannot be read.
for command in analyze forbidden judge-fit review show solve tune; do
    expect 2 'it is a folder' "$cli" "$command" directory
    expect 2 'it is larger than' "$cli" "$command" /dev/zero
done
for command in forbidden judge-fit solve tune; do
    expect 2 'cannot be read' "$cli" "$command" missing
done
for command in forbidden solve; do
    "$cli" "$command" <directory >output 2>errors
    [ $? = 2 ] || fail "$command < directory does not give status 2"
    grep -q 'cannot be read' errors || fail "$command < directory says nothing"
done
expect 2 'it is a folder' "$cli" convert directory out.sgf
expect 2 'cannot be read' "$cli" convert missing.sgf out.sgf
expect 2 'it is a folder' "$cli" bench --positions directory
expect 2 'it is a folder' "$cli" match --engine "$engine good" --engine "$engine good" --openings directory
mkfifo pipe
expect 2 'nothing to read' "$cli" convert pipe out.sgf
[ ! -e out.sgf ] || fail "out.sgf should not be there"
echo 'h8' >locked.txt
chmod 000 locked.txt
if [ ! -r locked.txt ]; then
    for command in analyze forbidden show solve tune; do
        expect 2 'cannot be read' "$cli" "$command" locked.txt
    done
fi

# Files that cannot be written.
for target in directory missing/out; do
    expect 2 'cannot be written' "$cli" convert game.txt "$target" --to sgf
    expect 2 'cannot be written' "$cli" book --nodes 1000 --lines 1 --stones 3 --out "$target"
    expect 2 'cannot be written' "$cli" judge-fit games.txt --nodes 100 --out "$target"
    expect 2 'cannot be written' "$cli" selfplay --games 1 --nodes 100 --out "$target"
    expect 2 'cannot be written' "$cli" match --engine "$engine good" --engine "$engine good" --sgf "$target"
    for report in html csv; do
        expect 2 'cannot be written' "$cli" tournament --engine "$engine good" --engine "$engine good" --$report "$target"
    done
done
expect 2 'cannot be written' "$cli" tune games.txt --epochs 1 --out missing/Weights
if [ -w /dev/full ]; then
    expect 2 'cannot be written' "$cli" convert game.txt /dev/full --to sgf
    expect 1 'cannot be written' "$cli" selfplay --games 1 --nodes 100 --out /dev/full
    [ -c /dev/full ] || fail "/dev/full is no device any more"
fi
mkdir readonly
echo old >readonly/out.sgf
chmod 500 readonly
if ! touch readonly/test 2>/dev/null; then
    expect 2 'cannot be written' "$cli" convert game.txt readonly/out.sgf
    same readonly/out.sgf old
fi

# Links, permissions and neighbours stay.
echo old >target.sgf
chmod 640 target.sgf
ln -s target.sgf link.sgf
echo mine >target.sgf.part
echo mine >link.sgf.part
"$cli" convert game.txt link.sgf || fail "convert to a link"
[ -L link.sgf ] || fail "link.sgf is no link any more"
grep -q 'B\[hh\]' target.sgf || fail "the game is not where the link points"
[ "$(stat -c %a target.sgf 2>/dev/null || stat -f %Lp target.sgf)" = 640 ] || fail "the permissions changed"
same target.sgf.part mine
same link.sgf.part mine

# A match that cannot begin leaves the games of the last one.
echo '(;FF[4]GM[4]SZ[15];B[hh])' >match.sgf
expect 2 'no program named' "$cli" match --engine 'name=x' --engine "$engine good" --sgf match.sgf
same match.sgf '(;FF[4]GM[4]SZ[15];B[hh])'

# An interrupt at any moment leaves whole lines.
for delay in 0.1 0.3 0.6; do
    "$cli" selfplay --games 100000 --nodes 100 --uneven 2000 --out selfplay.txt 2>/dev/null &
    sleep "$delay"
    kill -9 $!
    wait $! 2>/dev/null
done
[ ! -s selfplay.txt ] || [ "$(tail -c 1 selfplay.txt | od -An -c | tr -d ' ')" = '\n' ] ||
    fail "selfplay.txt ends in the middle of a line"

[ "$failures" = 0 ] || { echo "$failures failures"; exit 1; }
