// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

#include <functional>

namespace gomoku::testing {

/// In milliseconds, for answers that take many nodes: on a busy machine, or under a sanitizer.
inline constexpr int kLongWait = 200'000;

/// Runs the event loop until `done`, at most so long. Gives whether it is done: to be asserted, as
/// in ASSERT_TRUE(waitFor(...)). The macros of QTest that wait cannot fail a GoogleTest.
[[nodiscard]] inline bool waitFor(const std::function<bool()>& done, int milliseconds = 30000)
{
    return QTest::qWaitFor(done, milliseconds);
}

}  // namespace gomoku::testing
