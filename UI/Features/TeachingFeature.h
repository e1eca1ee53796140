// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QObject>

namespace gomoku {

class BoardBanner;
class GameWidget;

/// Tells a beginner at once of a blunder that decides the game, and offers to take it back. Nothing
/// waits for an answer. Off until it is switched on.
class TeachingFeature : public QObject
{
    Q_OBJECT

public:
    explicit TeachingFeature(GameWidget* game);

    void setEnabled(bool enabled);
    [[nodiscard]] BoardBanner* banner() const { return m_banner; }

    bool eventFilter(QObject* watched, QEvent* event) override;  ///< Follows the board.

private:
    void place();
    void follow(const GameSnapshot& snapshot);
    [[nodiscard]] bool isHumansNewMove(const GameSnapshot& snapshot) const;

    GameWidget* m_game;
    BoardBanner* m_banner;
    GameSnapshot m_previous;
    int m_slipAt = 0;  ///< The number of the move that the banner speaks of.
    bool m_enabled = false;
};

}  // namespace gomoku
