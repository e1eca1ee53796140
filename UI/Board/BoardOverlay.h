// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "UI/Board/BoardGeometry.h"
#include "UI/Board/BoardTheme.h"

#include <QColor>
#include <QString>

#include <vector>

class QPainter;

namespace gomoku {

/// What a move is worth, written on its point. Flat and square, so that nobody takes it for a
/// stone.
struct BoardTag
{
    Point point{};
    QString text{};
    bool isBest = false;

    friend bool operator==(const BoardTag&, const BoardTag&) = default;
};

/// What a review says about the newest move: a ring around its stone, and the better move as a tag.
struct ShownVerdict
{
    Point point{};
    QColor color{};
    BoardTag better{};

    friend bool operator==(const ShownVerdict&, const ShownVerdict&) = default;
};

/// What the rules, analysis and the review have to say about a position, drawn over it.
struct BoardOverlay
{
    std::vector<Point> offered{};  ///< Fifth moves on offer, lettered in their order.
    std::vector<Point> mirrored{};  ///< Their mirror images.
    std::vector<std::vector<Point>> lines{};  ///< Stones of the lines that make a foul.
    bool linesAreAllowed = false;  ///< They only look like one.
    std::vector<Point> continuations{};  ///< Where the lines of the record continue.
    Color mover = Color::Black;  ///< Whose moves they are.
    std::vector<BoardTag> tags{};
    bool tagsAreFaint = false;  ///< While a line is played out on the board.
    std::vector<Point> area{};  ///< Where to look, as two opposite corners; or empty.
    ShownVerdict verdict{};  ///< No point: none.
};

void paintOverlay(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                  const BoardOverlay& overlay);

}  // namespace gomoku
