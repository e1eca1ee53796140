// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/PlayerRating.h"

#include <QWidget>

#include <vector>

namespace gomoku {

/// The user's rating after each game, with the range that holds the truth.
class RatingCurve : public QWidget
{
    Q_OBJECT

public:
    explicit RatingCurve(QWidget* parent = nullptr);

    void setCurve(const std::vector<PlayerRating::Point>& curve);

    [[nodiscard]] QSize sizeHint() const override { return {260, 78}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, 40}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<PlayerRating::Point> m_curve;
};

}  // namespace gomoku
