// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

namespace gomoku {

/// Results over time: a dot for each game, and the share of points over the last few of them.
class WinChart : public QWidget
{
    Q_OBJECT

public:
    explicit WinChart(QWidget* parent = nullptr);

    /// Points of the games, oldest first: 1 won, 0.5 drawn, 0 lost.
    void setPoints(std::vector<double> points);
    /// The share of points over the `kWindow` games up to and with each one.
    [[nodiscard]] static std::vector<double> runningShare(const std::vector<double>& points);
    static constexpr int kWindow = 10;

    [[nodiscard]] QSize sizeHint() const override { return {360, 120}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 80}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int scaleWidth() const;
    void paintScale(QPainter& painter) const;
    [[nodiscard]] QPointF positionOf(std::size_t game, double share) const;

    std::vector<double> m_points;
};

}  // namespace gomoku
