// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"

#include <QColor>
#include <QString>

#include <array>

namespace gomoku {

/// A stone lit from the upper left: the colour of its brightest spot, of most of it, of its rim.
struct StoneColors
{
    QColor highlight;
    QColor body;
    QColor rim;
    QColor outline;  ///< Invalid: none.
    QColor number;  ///< Move numbers on the stone.
};

/// How a board looks. Values only; BoardPainter knows how to paint them.
struct BoardTheme
{
    QColor woodLight;
    QColor woodDark;
    QColor grain;  ///< Invalid: a plain board.
    QColor line;
    QColor label;
    PerColor<StoneColors> stones;
    QColor shadow;  ///< Invalid: flat stones.
    QColor newest;
    QColor glow;  ///< Around the winning row.
    QColor hint;
    QColor forbidden;
    QColor threat;  ///< The aid that shows open threes and fours.
    QColor veil;  ///< Over the points where an opening rule does not let one play.
};

enum class BoardThemeId { Wood, Slate, Paper, HighContrast };

inline constexpr std::array kBoardThemes{BoardThemeId::Wood, BoardThemeId::Slate,
                                         BoardThemeId::Paper, BoardThemeId::HighContrast};

[[nodiscard]] QString nameOf(BoardThemeId id);  ///< In the language of the moment.
[[nodiscard]] BoardTheme boardTheme(BoardThemeId id);
/// The same board for a dark room: its surface 8 % darker.
[[nodiscard]] BoardTheme dimmed(BoardTheme theme);

}  // namespace gomoku
