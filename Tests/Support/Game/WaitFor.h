// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

#include <functional>

namespace gomoku::testing {

/// Runs the event loop until `done`, at most so long. Gives whether it is done: to be asserted, as
/// in ASSERT_TRUE(waitFor(...)). The macros of QTest that wait cannot fail a GoogleTest.
[[nodiscard]] inline bool waitFor(const std::function<bool()>& done, int milliseconds = 30000)
{
    return QTest::qWaitFor(done, milliseconds);
}

}  // namespace gomoku::testing
