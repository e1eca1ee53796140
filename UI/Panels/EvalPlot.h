// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Score.h"
#include "Models/Review/EvaluationHistory.h"

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

    /// `scores[n]` is Black's score after n moves; what is not known is bridged by the curve.
    void setScores(std::vector<std::optional<Score>> scores, int shown);
    void setJudgements(std::vector<MoveJudgement> judgements);

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
    [[nodiscard]] QPolygonF curve() const;
    void paintPaper(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintCursor(QPainter& painter, int moves, qreal opacity) const;
    void setHovered(std::optional<int> moves);

    std::vector<std::optional<Score>> m_scores;
    std::vector<MoveJudgement> m_judgements;
    int m_shown = 0;
    std::optional<int> m_hovered;
};

}  // namespace gomoku
