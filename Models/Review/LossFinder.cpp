// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/LossFinder.h"

namespace gomoku {

std::optional<Color> humanLoser(const GameSnapshot& snapshot)
{
    const PerColor<PlayerSpec>& players = snapshot.setup.players;
    const auto winner = snapshot.result.winner;
    if (!snapshot.result.isOver() || !winner || snapshot.aside)
        return std::nullopt;
    const Color loser = opponent(*winner);
    const bool isHuman = players[loser].isHuman() && !players[*winner].isHuman();
    return isHuman ? std::optional(loser) : std::nullopt;
}

void LossFinder::find(const ReviewedGame& game, Color loser)
{
    m_inquiry.ask(
        [game, loser, nodes = m_nodes](const std::atomic<bool>& dropped) {
            return explainLoss(game, loser, nodes, dropped);
        },
        [this](const std::optional<LossStory>& story) {
            if (story)
                emit found(*story);
        });
}

}  // namespace gomoku
