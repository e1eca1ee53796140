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

/// Cards and buttons, which is all that a game needs below its board.
inline constexpr int kLeastSideHeight = 112;

/// `sideHeight`: what the panel wants where it stands below the board. It gets it as long as the
/// board stays as large as it must. `shorter`: the shorter side of the whole window, of which docks
/// may have taken a part.
[[nodiscard]] GameLayout layOutGame(QSize window, int sideHeight, int shorter);

}  // namespace gomoku
