// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/GameLayout.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kLeastSideWidth = 240;
constexpr int kGoodSideWidth = 288;  ///< Where the board can give so much and stay large.
constexpr int kMostSideWidth = 560;
/// Beside the board there is room for the moves and for analysis, below it there is hardly any: a
/// board must be so many percent larger there to be worth it.
constexpr int kWorthGoingUnder = 120;
constexpr int kLeastOfWindow = 62;  ///< Percent of its shorter side, for the board.

/// The space between and around things, less in a small window.
struct Spaces
{
    int around;
    int top;
    int status;
};

Spaces spacesFor(QSize window)
{
    const bool small = window.width() < 960 || window.height() < 600;
    return small ? Spaces{12, 10, 28} : Spaces{24, 16, 42};
}

/// The board never shrinks under this, whatever becomes of the panel. The window is a little
/// larger than what is laid out here, by its menu bar.
int leastBoard(QSize window)
{
    return std::min(window.width(), window.height()) * 65 / 100;
}

GameLayout beside(QSize window, const Spaces& spaces, int board)
{
    const int room = window.width() - 3 * spaces.around - board;
    const int sideWidth = std::min(room, kMostSideWidth);
    const int left = spaces.around + (room - sideWidth) / 2;
    const int height = window.height() - spaces.top - spaces.status;
    // A board that is not as high as the window stands in the middle of it.
    const int top = spaces.top + (height - board) / 2;
    GameLayout layout;
    layout.panel = GameLayout::Panel::Beside;
    layout.board = QRect(left, top, board, board);
    layout.side = QRect(left + board + spaces.around, spaces.top, sideWidth, height);
    layout.status = QRect(left + 2, window.height() - spaces.status,
                          board + spaces.around + sideWidth - 4, spaces.status);
    return layout;
}

GameLayout under(QSize window, const Spaces& spaces, int board)
{
    const int width = window.width() - 2 * spaces.around;
    const int sideTop = spaces.top + board + spaces.around;
    GameLayout layout;
    layout.panel = GameLayout::Panel::Under;
    layout.board = QRect((window.width() - board) / 2, spaces.top, board, board);
    layout.side = QRect(spaces.around, sideTop, width,
                        std::max(0, window.height() - spaces.status - sideTop));
    layout.status
        = QRect(spaces.around + 2, window.height() - spaces.status, width - 4, spaces.status);
    return layout;
}

}  // namespace

GameLayout layOutGame(QSize window, int sideHeight, int shorter)
{
    const Spaces spaces = spacesFor(window);
    const int height = window.height() - spaces.top - spaces.status;
    const bool roomy = window.width() >= 760;
    const int sideWidth = roomy ? kGoodSideWidth : kLeastSideWidth;
    const int roomBeside = window.width() - 3 * spaces.around;
    const int mostBeside = std::min(height, roomBeside - sideWidth);
    const int mostUnder
        = std::min(window.width() - 2 * spaces.around, height - spaces.around - kLeastSideHeight);
    const int least = leastBoard(window);
    const int wantedUnder = height - spaces.around - sideHeight;
    const bool isBeside = roomBeside - least >= kLeastSideWidth
        ? mostUnder * 100 <= std::max(mostBeside, least) * kWorthGoingUnder || wantedUnder < least
        : mostBeside >= mostUnder;
    if (isBeside)
        return beside(window, spaces, std::max(mostBeside, least));
    const int leastUnder = std::max(least, std::min(mostUnder, shorter * kLeastOfWindow / 100));
    return under(window, spaces, std::max(leastUnder, std::min(mostUnder, wantedUnder)));
}

}  // namespace gomoku
