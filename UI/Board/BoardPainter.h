// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "UI/Board/BoardGeometry.h"
#include "UI/Board/BoardTheme.h"

#include <QPixmap>

#include <vector>

class QPainter;

namespace gomoku {

/// Everything to be seen on a board at one moment. Only the grid is needed.
struct BoardPicture
{
    Grid grid{};
    std::vector<Point> numbered{};  ///< Stones that carry their number, the first one 1.
    Point newest{};
    double newestOpacity = 1.0;
    Point falling{};  ///< The stone that is being placed.
    double fallen = 1.0;  ///< From 0, in the air, to 1, on the board.
    std::vector<Point> winningRow{};  ///< From end to end.
    double winningRowShown = 1.0;  ///< How much of it is drawn, 0 to 1.
    Point ghost{};
    Color ghostColor = Color::Black;
    Point cursor{};  ///< The keyboard's.
    Point hint{};
    bool hintIsOnOffer = false;  ///< Around a fifth move on offer, not on an empty point.
    std::vector<Point> forbidden{};
    std::vector<Point> threats{};
    std::vector<Point> veiled{};
    std::vector<Point> line{};  ///< Moves that might follow.
    Color lineColor = Color::Black;  ///< Of the first of them.
    std::vector<BoardMark> marks{};  ///< Of the record. A stone with one shows no number.
};

/// Paints a board as vectors on anything a QPainter can reach: a widget, an image, an SVG file.
class BoardPainter
{
public:
    BoardPainter(const BoardTheme& theme, const BoardGeometry& geometry);

    void paint(QPainter& painter, const BoardPicture& picture) const;

    // The parts, from the lowest upwards, for a widget that keeps some of them as pixmaps.
    void paintSurface(QPainter& painter) const;  ///< Wood, lines, letters and numbers.
    void paintStones(QPainter& painter, const BoardPicture& picture) const;
    void paintMarks(QPainter& painter, const BoardPicture& picture) const;

    /// Paints stones from ready pixmaps from now on: much faster, but for screens only.
    void prepareStones(double devicePixelRatio);
    /// Paints wood as a plank with noise in its grain instead of lines. For screens only: drawings
    /// and animations would grow too large.
    void prepareWood(double devicePixelRatio);

    /// One stone anywhere, as for lists and cards.
    static void paintStone(QPainter& painter, const BoardTheme& theme, Color color, QPointF centre,
                           double radius);

private:
    void paintWood(QPainter& painter) const;
    void paintBroadGrain(QPainter& painter) const;
    void paintFineGrain(QPainter& painter) const;
    void paintEdges(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintLabels(QPainter& painter) const;
    void paintStoneAt(QPainter& painter, Color color, Point point) const;
    void paintFalling(QPainter& painter, Color color, const BoardPicture& picture) const;
    void paintNumbers(QPainter& painter, const BoardPicture& picture) const;
    void paintNewest(QPainter& painter, const BoardPicture& picture) const;
    void paintVeil(QPainter& painter, const BoardPicture& picture) const;
    void paintGlow(QPainter& painter,
                   const BoardPicture& picture) const;  ///< Around the winning row.
    void paintWinningLine(QPainter& painter, const BoardPicture& picture) const;  ///< Through it.
    void paintGhost(QPainter& painter, const BoardPicture& picture) const;
    void paintLine(QPainter& painter, const BoardPicture& picture) const;
    void paintForbidden(QPainter& painter, Point point) const;
    void paintThreat(QPainter& painter, Point point) const;
    void paintHint(QPainter& painter, const BoardPicture& picture) const;
    void paintCursor(QPainter& painter, Point point) const;

    BoardTheme m_theme;
    BoardGeometry m_geometry;
    PerColor<QPixmap> m_readyStones{};
    QPixmap m_readyWood{};
};

}  // namespace gomoku
