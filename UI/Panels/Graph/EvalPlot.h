// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/Judge/Verdict.h"

#include <QPolygonF>
#include <QWidget>

#include <optional>
#include <vector>

namespace gomoku {

/// The curve of Black's chance to win over the moves of a game: Black's half above, White's below.
class EvalPlot : public QWidget
{
    Q_OBJECT

public:
    explicit EvalPlot(QWidget* parent = nullptr);

    /// A move that decided something, in the colour and the form of its verdict.
    struct Mark
    {
        int moves = 0;  ///< On the board after it.
        Verdict verdict = Verdict::Unjudged;

        friend bool operator==(const Mark&, const Mark&) = default;
    };

    /// `chances[n]` is Black's chance to win after n moves, 0 to 1; the curve has a gap where there
    /// is none.
    void setChances(std::vector<std::optional<double>> chances, int shown);
    void setMarks(std::vector<Mark> marks);

    /// The curve, one piece for each run of known values.
    [[nodiscard]] std::vector<QPolygonF> pieces() const;
    [[nodiscard]] const std::vector<Mark>& marks() const { return m_marks; }

    [[nodiscard]] QPointF positionOf(int moves, double blackChance) const;
    [[nodiscard]] int movesAt(const QPointF& position) const;  ///< The nearest number of moves.

    [[nodiscard]] QSize sizeHint() const override { return {320, 98}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 48}; }

signals:
    void moveChosen(int moves);
    void hovered(std::optional<int> moves);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plotArea() const;
    [[nodiscard]] int lastMove() const;
    [[nodiscard]] std::optional<double> chanceAfter(int moves) const;
    void paintPaper(QPainter& painter) const;
    void paintPiece(QPainter& painter, const QPolygonF& points) const;
    void paintMarks(QPainter& painter) const;
    void paintCursor(QPainter& painter, int moves, qreal opacity) const;
    void setHovered(std::optional<int> moves);

    std::vector<std::optional<double>> m_chances;
    std::vector<Mark> m_marks;
    int m_shown = 0;
    std::optional<int> m_hovered;
};

}  // namespace gomoku
