// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/UndoRedo.h"

namespace gomoku {

namespace {

bool humanMovesAt(const PlayedGame& game, int ply)
{
    return isHuman(game, game.record().sideToMove(game.nodeAt(ply)));
}

}  // namespace

bool isHuman(const PlayedGame& game, Color color)
{
    return game.setup().players[color].isHuman();
}

bool hasHuman(const PlayedGame& game)
{
    return isHuman(game, Color::Black) || isHuman(game, Color::White);
}

std::optional<Color> humanToAct(const PlayedGame& game)
{
    const Color toMove = game.liveSide();
    if (isHuman(game, toMove))
        return toMove;
    return isHuman(game, opponent(toMove)) ? std::optional(opponent(toMove)) : std::nullopt;
}

std::optional<int> plyForUndo(const PlayedGame& game)
{
    for (int ply = game.live() - 1; ply >= 0; --ply) {
        if (!hasHuman(game) || humanMovesAt(game, ply))
            return ply;
    }
    return std::nullopt;
}

std::optional<int> plyForRedo(const PlayedGame& game)
{
    for (int ply = game.live() + 1; ply <= game.length(); ++ply) {
        if (!hasHuman(game) || ply == game.length() || humanMovesAt(game, ply))
            return ply;
    }
    return std::nullopt;
}

}  // namespace gomoku
