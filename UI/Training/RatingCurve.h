// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/PlayerRating.h"

#include <QWidget>

#include <vector>

namespace gomoku {

/// The user's rating after each game, with the range that holds the truth; or any other figure in
/// the order of time.
class RatingCurve : public QWidget
{
    Q_OBJECT

public:
    explicit RatingCurve(QWidget* parent = nullptr);

    void setCurve(const std::vector<PlayerRating::Point>& curve);
    /// Figures without a range, between `low` and `high` whatever they are.
    void setValues(const std::vector<double>& values, double low, double high);
    void setScaleShown(bool shown);  ///< The lowest and the highest figure that can be seen.

    [[nodiscard]] QSize sizeHint() const override { return {260, 78}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, 40}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// A figure, and how far the truth may lie from it.
    struct Figure
    {
        double value = 0;
        double spread = 0;
    };
    /// The lowest and highest figure to be seen.
    struct Span
    {
        double low = 0;
        double high = 1;
    };
    void take(std::vector<Figure> figures);
    [[nodiscard]] static Span spanOf(const std::vector<Figure>& figures);
    [[nodiscard]] QRectF place() const;  ///< Where the curve goes.
    void paintScale(QPainter& painter) const;

    std::vector<Figure> m_figures;
    Span m_span;
    bool m_isScaleShown = false;
};

}  // namespace gomoku
