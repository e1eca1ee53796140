// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace gomoku::testing {

/// Counts a signal on the thread of the test, whichever thread emits it. QSignalSpy of Qt 6.4 would
/// write on the emitter's thread while the test reads.
class SignalCount : public QObject
{
public:
    template <typename Sender, typename Signal>
    SignalCount(const Sender* sender, Signal signal)
    {
        connect(sender, signal, this, [this] { ++m_count; });
    }

    [[nodiscard]] int count() const noexcept { return m_count; }

private:
    int m_count = 0;
};

}  // namespace gomoku::testing
