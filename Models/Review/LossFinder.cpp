// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/LossFinder.h"

namespace gomoku {

namespace {

ReviewedGame gameIn(const GameSnapshot& snapshot)
{
    ReviewedGame game{.rule = snapshot.setup.rule, .start = snapshot.start};
    for (int i = 0; i < snapshot.live; ++i) {
        const PlayedMove& move = snapshot.moves[static_cast<std::size_t>(i)];
        game.moves.push_back({move.point, move.color});
    }
    return game;
}

}  // namespace

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

void LossFinder::find(const GameSnapshot& snapshot, Color loser)
{
    m_inquiry.ask(
        [game = gameIn(snapshot), loser, nodes = m_nodes](const std::atomic<bool>& dropped) {
            return explainLoss(game, loser, nodes, dropped);
        },
        [this](const std::optional<LossStory>& story) {
            if (story)
                emit found(*story);
        });
}

}  // namespace gomoku
