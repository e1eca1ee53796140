// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/TimedGame.h"

#include <algorithm>
#include <utility>

namespace gomoku {

TimedGame::TimedGame(PlayedGame played, const OpeningSession& session, qint64 idInLibrary)
    : game(std::move(played)),
      clock(game.setup().clock),
      opening(session),
      libraryId(idInLibrary)
{
    clock.restore(game.moves(), game.live());
}

PlayedMove TimedGame::apply(Point point, std::optional<Score> score, GameClock::TimePoint now)
{
    // A move played while looking back took nobody's time.
    const bool elsewhere = game.isLookingBack();
    const PlayedMove move{point, game.sideToMove(),
                          elsewhere ? Milliseconds{0} : clock.endMove(now), score};
    game.play(point, move.used, score);
    if (elsewhere)
        clock.restore(game.moves(), game.live());
    if (clock.isLimited())
        game.setTimeLeft({clock.left(Color::Black, now), clock.left(Color::White, now)});
    restartClock(now);
    return move;
}

std::optional<PlayedMove> TimedGame::applyOpening(const OpeningAction& action,
                                                  GameClock::TimePoint now)
{
    game.showLive();
    const int before = game.live();
    opening.apply(action, game);
    restartClock(now);
    if (game.live() <= before)
        return std::nullopt;
    return game.moves()[static_cast<std::size_t>(before)];
}

void TimedGame::finish(GameEnd end, std::optional<Color> winner, GameClock::TimePoint now)
{
    game.showLive();
    game.declare(end, winner);
    clock.pause(now);
}

void TimedGame::changeTo(int ply, GameClock::TimePoint now)
{
    game.setLive(ply);
    clock.restore(game.moves(), ply);
    restartClock(now);
}

void TimedGame::restartClock(GameClock::TimePoint now)
{
    // Budgets belong to colours, and those are not settled before the opening is over.
    if (game.result().isOver() || opening.isActive())
        clock.halt();
    else
        clock.beginMove(game.liveSide(), now);
}

void TimedGame::followTree(GameClock::TimePoint now)
{
    PlayedGame live = game;
    live.showLive();
    clock.restore(live.moves(), live.live());
    restartClock(now);
}

Color TimedGame::toAct() const
{
    return opening.isActive() ? opening.actor() : game.liveSide();
}

bool TimedGame::isOpeningStone(NodeId node) const
{
    const GameRecord& record = game.record();
    if (!record.contains(node) || (!opening.isActive() && opening.stones() == 0))
        return false;
    const std::vector<NodeId> path = record.pathTo(game.liveNode());
    return std::find(path.begin(), path.end(), node) != path.end()
        && record.moveNumber(node) <= opening.stones();
}

}  // namespace gomoku
