#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# The check of the tests is itself checked, by planted lines.
set -eu
check=$(cd "$(dirname "$0")" && pwd)/check_tests.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/Tests/UI"

# expect found|fine LINE: what the check must say of a test with this line.
expect() {
    printf '%s\n' "$2" >"$tree/Tests/UI/ATests.cpp"
    if "$check" "$tree" >/dev/null; then verdict=fine; else verdict=found; fi
    if [ "$verdict" != "$1" ]; then
        echo "'$2' should be $1, but it is $verdict"
        exit 1
    fi
}

expect fine '    ASSERT_TRUE(waitFor([&] { return !dialog.isRunning(); }));'
expect fine '    EXPECT_TRUE(QTest::qWaitFor(done));'
expect found '    QTRY_VERIFY(!dialog.isRunning());'
expect found '    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 20000);'
expect found '    QTRY_COMPARE_WITH_TIMEOUT(due.count(), 1, 30000);'
expect found '    QVERIFY(done);'
expect found '    QVERIFY2(done, "why");'
expect found '    if (ready) QCOMPARE(one, two);'
expect found '    QFAIL("never");'
