// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/UndoRedo.h"

namespace gomoku {

namespace {

/// `line`: the game's. May undo and redo stop there?
bool isStop(const PlayedGame& game, const std::vector<NodeId>& line, int ply)
{
    const NodeId node = ply == 0 ? GameRecord::root() : line[static_cast<std::size_t>(ply) - 1];
    return !hasHuman(game) || isHuman(game, game.record().sideToMove(node));
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
    const std::vector<NodeId> line = game.liveLine();
    for (int ply = game.record().moveNumber(game.liveNode()) - 1; ply >= 0; --ply)
        if (isStop(game, line, ply))
            return ply;
    return std::nullopt;
}

std::optional<int> plyForRedo(const PlayedGame& game)
{
    const std::vector<NodeId> line = game.liveLine();
    const int end = static_cast<int>(line.size());
    for (int ply = game.record().moveNumber(game.liveNode()) + 1; ply <= end; ++ply)
        if (ply == end || isStop(game, line, ply))
            return ply;
    return std::nullopt;
}

}  // namespace gomoku
