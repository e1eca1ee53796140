#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Tests/Checks/check_tests.sh [ROOT]    prints each use of a macro that cannot fail a GoogleTest
#
# QVERIFY, QCOMPARE, QTRY_... and their kin report to the test runner of Qt, which is not running.
set -eu
cd "${1:-$(dirname "$0")/../..}"

macros='(QTRY_[A-Z_]+|QVERIFY[A-Z0-9_]*|QCOMPARE[A-Z_]*|QFAIL|QSKIP|QEXPECT_FAIL)'
if grep -rnE --include='*.h' --include='*.cpp' "(^|[^A-Za-z0-9_])$macros[[:space:]]*\\(" Tests; then
    echo 'These cannot fail here: use waitFor, of Tests/Support/Game/WaitFor.h, and ASSERT.'
    exit 1
fi
