// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "UI/Board/BoardGeometry.h"
#include "UI/Board/BoardTheme.h"

#include <vector>

class QPainter;

namespace gomoku {

/// What the rules have to say about a position, drawn over it.
struct BoardOverlay
{
    std::vector<Point> offered{};  ///< Fifth moves on offer, lettered in their order.
    std::vector<Point> mirrored{};  ///< Their mirror images.
    std::vector<std::vector<Point>> lines{};  ///< Stones of the lines that make a foul.
    std::vector<Point> continuations{};  ///< Where the lines of the record go on.
    Color mover = Color::Black;  ///< Whose moves they are.
};

void paintOverlay(QPainter& painter, const BoardTheme& theme, const BoardGeometry& geometry,
                  const BoardOverlay& overlay);

}  // namespace gomoku
