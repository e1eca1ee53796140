// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Window/StartupTrace.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <cstdio>

namespace gomoku {

namespace {

// Taken when the program is loaded, before main().
const auto kProgramStart = std::chrono::steady_clock::now();

void report()
{
    const auto taken = std::chrono::steady_clock::now() - kProgramStart;
    const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(taken).count();
    std::fprintf(stderr, "first frame after %lld ms\n", static_cast<long long>(milliseconds));
    if (qEnvironmentVariable("GOMOKU_TRACE_STARTUP") == QLatin1String("quit"))
        QCoreApplication::quit();
}

class FirstPaint : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // When control is back in the event loop, the frame has been handed over.
            QTimer::singleShot(0, this, report);
        }
        return false;
    }
};

}  // namespace

void traceStartup(QWidget* widget)
{
    if (qEnvironmentVariableIsSet("GOMOKU_TRACE_STARTUP"))
        widget->installEventFilter(new FirstPaint(widget));
}

}  // namespace gomoku
