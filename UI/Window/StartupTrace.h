// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace gomoku {

/// With GOMOKU_TRACE_STARTUP set in the environment, tells on the standard error output how long
/// after the program's start `widget` was first painted; set to "quit", ends the program then.
void traceStartup(QWidget* widget);

}  // namespace gomoku
