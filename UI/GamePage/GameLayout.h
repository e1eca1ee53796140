// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QSize>

namespace gomoku {

/// Where board, panel and status line go in a window of any size. The board comes first: it gets
/// all the height there is, as long as the panel keeps room to be read.
struct GameLayout
{
    enum class Panel { Beside, Under };

    Panel panel = Panel::Beside;
    QRect board{};  ///< A square.
    QRect side{};  ///< Cards, graph, moves and buttons.
    QRect status{};
};

[[nodiscard]] GameLayout layOutGame(QSize window);

}  // namespace gomoku
