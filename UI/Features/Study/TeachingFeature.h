// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QObject>

namespace gomoku {

class GameWidget;
class WarningCard;

/// Tells of a blunder before the opponent replies, beside the board, and asks whether the move is
/// to be taken back. The game waits for the answer.
class TeachingFeature : public QObject
{
    Q_OBJECT

public:
    explicit TeachingFeature(GameWidget* game);

    [[nodiscard]] WarningCard* card() const { return m_card; }

private:
    void follow(const GameSnapshot& snapshot);

    GameWidget* m_game;
    WarningCard* m_card;
};

}  // namespace gomoku
