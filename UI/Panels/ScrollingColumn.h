// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

class QVBoxLayout;
class QWidget;

namespace gomoku {

/// Fills `panel` with a column that scrolls where the window is too low for it; otherwise nobody
/// notices. Returns the column.
[[nodiscard]] QVBoxLayout* scrollingColumnIn(QWidget* panel);

}  // namespace gomoku
