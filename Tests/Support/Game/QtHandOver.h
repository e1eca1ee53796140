// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

// What Qt promises about threads, told to ThreadSanitizer. The Qt of a distribution is built
// without it, so its locks are invisible, and a value that travelled safely in an event looks like
// a race. Told are exactly these promises:
//
// - what a thread did before it emitted a signal or asked for a queued call has happened before the
//   events that are delivered afterwards;
// - what was done for an event has happened before a blocking call, or the wait for the thread,
//   returns.
//
// Nothing is said of our own code and nothing of it is suppressed. Without ThreadSanitizer this is
// a plain QCoreApplication.

namespace gomoku::testing {

class TestApplication : public QCoreApplication
{
public:
    using QCoreApplication::QCoreApplication;

    bool notify(QObject* receiver, QEvent* event) override;
};

}  // namespace gomoku::testing
