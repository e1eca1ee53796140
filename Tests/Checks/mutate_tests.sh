#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# mutate_tests.sh [COMPILER]: the tool that changes operators is itself checked, on a small program
# whose test notices all but one planted change, and one that nothing could notice.
set -eu
compiler=${1:-c++}
here=$(cd "$(dirname "$0")/../.." && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/Scripts" "$tree/Code"
cp "$here/Scripts/mutate.py" "$tree/Scripts/"
cat >"$tree/Code/Sum.cpp" <<'CODE'
// 1 < 2 in a comment, and "3 + 4" in a text, are left alone.
const char* name() { return "3 + 4"; }
bool isLess(int a, int b) { return a < b; }
int sum(int a, int b) { return a + b; }
int untested(int a) { return a - 7; }
CODE
cat >"$tree/test.cpp" <<'CODE'
bool isLess(int a, int b);
int sum(int a, int b);
int main() { return isLess(2, 2) || !isLess(1, 2) || sum(2, 3) != 5; }
CODE
git -C "$tree" init -q
cd "$tree"
run() {
    python3 Scripts/mutate.py --folder Code --seed 3 --build "$compiler -o test Code/Sum.cpp test.cpp" --test ./test "$@"
}
run >first.txt
expect() {
    grep -q -- "$1" "$2" || {
        echo "expected \"$1\" in:"
        cat "$2"
        exit 1
    }
}
expect 'Code: 2 of 4 caught, 50 % \[15, 85\]' first.txt
expect 'caught .*return a <= b' first.txt
expect 'caught .*return a - b' first.txt
expect 'Code/Sum.cpp:5: int untested.*\[- -> +\]' first.txt
expect 'Code/Sum.cpp:5: int untested.*\[7 -> 8\]' first.txt
# What was tried is not tried again, and an explanation is shown.
mkdir -p Tests/Checks
echo 'Code/Sum.cpp | int untested(int a) { return a - 7; } | 7 -> 8 | Nobody calls it.' >Tests/Checks/mutants.txt
run >second.txt
expect 'Code: 2 of 4 caught' second.txt
expect 'Nobody calls it' second.txt
if grep -q '^caught' second.txt; then
    echo 'tried again what the journal knows'
    exit 1
fi
cmp -s Code/Sum.cpp build/mutate/tree/Code/Sum.cpp || {
    echo 'the copy was left changed'
    exit 1
}
