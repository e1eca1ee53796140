// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/LossFinder.h"
#include "UI/GamePage/Cards/LossCard.h"

#include <QObject>

namespace gomoku {

class GameWidget;

/// Tells a player who has lost to a computer where that became certain, and lets him play on from
/// the last escape.
class LossFeature : public QObject
{
    Q_OBJECT

public:
    explicit LossFeature(GameWidget* game);

    [[nodiscard]] LossCard* card() const { return m_card; }
    [[nodiscard]] LossFinder* finder() { return &m_finder; }

    void setReview(const GameReview& review);  ///< A complete one, of whichever game.

private:
    void follow(const GameSnapshot& snapshot);
    void forget();
    void tell();
    void goBack(int moves);
    bool playFrom(int moves, Point point);

    GameWidget* m_game;
    LossCard* m_card;
    LossFinder m_finder;
    quint64 m_number = 0;  ///< The game that was lost, 0: none.
    std::vector<PlayedMove> m_moves;  ///< Its moves.
    ReviewedGame m_lost;  ///< The same for those who judge.
    std::optional<LossStory> m_story;  ///< As it was found.
    GameReview m_review;
};

}  // namespace gomoku
