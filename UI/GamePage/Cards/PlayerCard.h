// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"

#include <QAbstractButton>
#include <QString>

#include <optional>

namespace gomoku {

/// What the card of a player tells.
struct PlayerCardState
{
    Color color = Color::Black;
    QString name{};
    QString note{};  ///< The quiet line below the name.
    QString clock{};  ///< Empty: no clock.
    bool active = false;  ///< To move.
    bool urgent = false;  ///< The clock runs low.
    std::optional<double> progress{};  ///< Of a thought, 0 to 1.

    friend bool operator==(const PlayerCardState&, const PlayerCardState&) = default;
};

/// A player: stone, name, what he is doing, and his clock. A click asks for another player.
class PlayerCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PlayerCard(QWidget* parent = nullptr);

    [[nodiscard]] const PlayerCardState& state() const { return m_state; }
    void setState(const PlayerCardState& state);

    [[nodiscard]] QSize sizeHint() const override { return {300, 72}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 52}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;

private:
    void describe();
    void paintPaper(QPainter& painter) const;
    void paintStone(QPainter& painter) const;
    void paintProgress(QPainter& painter) const;
    int paintClock(QPainter& painter) const;  ///< Returns its width.
    void paintTexts(QPainter& painter, const QRect& place) const;
    [[nodiscard]] bool isSmall() const { return width() < 280 || height() < 64; }

    PlayerCardState m_state;
};

}  // namespace gomoku
