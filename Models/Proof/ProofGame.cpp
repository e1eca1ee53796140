// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/ProofGame.h"

#include "Models/Rules/Referee.h"

#include <algorithm>

namespace gomoku::proof {

namespace {

/// Places a stone by the law: false if that is not allowed.
bool placeByLaw(Grid& grid, Point point, Color color, Rule rule)
{
    if (judge(grid, color, point, rule) != MoveVerdict::Legal)
        return false;
    grid.set(point, cellOf(color));
    return true;
}

}  // namespace

ProofGame playByProof(ProofPlayer& player, Grid position, const WhitePlayer& white)
{
    ProofGame game;
    const Rule rule = player.file().rule;
    const auto failed = [&](const std::string& fault) {
        game.fault = fault;
        return game;
    };
    int left = 0;
    while (true) {
        const auto answer = player.answer(position, {});
        if (!answer)
            return failed("nothing is proven");
        if (left > 0 && answer->plies > left - 2)
            return failed("the win takes longer");
        left = answer->plies;
        game.bound = std::max(game.bound, left);
        if (!placeByLaw(position, answer->move, Color::Black, rule))
            return failed("an illegal move");
        game.moves.push_back(answer->move);
        if (!winningRow(position, answer->move, rule).empty())
            return game;
        const Point reply = white(position);
        if (!placeByLaw(position, reply, Color::White, rule))
            return failed("an illegal reply");
        game.moves.push_back(reply);
        if (!winningRow(position, reply, rule).empty())
            return failed("White has won");
    }
}

}  // namespace gomoku::proof
