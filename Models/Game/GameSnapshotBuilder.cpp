// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/GameSnapshotBuilder.h"

#include "Models/Game/UndoRedo.h"
#include "Models/Rules/ForbiddenPoints.h"
#include "Models/Setup/RatedGame.h"

namespace gomoku {

namespace {

std::vector<Point> movesKnownFrom(const GameRecord& record, NodeId node)
{
    std::vector<Point> points;
    for (const NodeId child : record.children(node)) {
        if (const auto& move = record.move(child))
            points.push_back(move->point);
    }
    return points;
}

std::vector<OpeningAction> openingActionsIn(const GameRecord& record)
{
    return parseOpeningActions(record.info().openingActions).value_or(std::vector<OpeningAction>());
}

std::vector<Point> foulsToMark(const GameSnapshot& view)
{
    std::vector<Point> points;
    if (!hasFouls(view.setup.rule, view.sideToMove) || view.outcome.isOver())
        return points;
    for (const ForbiddenPoint& forbidden : forbiddenPoints(view.grid))
        points.push_back(forbidden.point);
    return points;
}

void addClock(GameSnapshot& view, const GameClock& clock, GameClock::TimePoint now)
{
    for (const Color color : kColors) {
        view.clock[color] = clock.left(color, now);
        if (!view.result.isOver() && clock.isOver(color, now))
            view.timeOver = color;
    }
    view.clockRunning = clock.running();
}

/// Whether the moves played end as the record says. Others, played beside it, may end differently.
bool isThat(const GameOutcome& outcome, const GameResult& result)
{
    if (!outcome.isOver())
        return false;
    return outcome.winner ? result.isWinFor(*outcome.winner) : result.kind != GameResult::Kind::Win;
}

/// Whoever plays on beside a result that stands has gone back for it.
void addRating(GameSnapshot& view, const GameInfo& info)
{
    const PerColor<PlayerSpec>& players = view.setup.players;
    view.helped = info.isHelped();
    view.help = info.help;
    if (players.black.isHuman() == players.white.isHuman() || view.openedRecord)
        return;
    if (info.result.isKnown() && !isThat(view.result, info.result) && !view.helped)
        view.help = Help::TakenBack;
    const bool counts = ratedHuman(view.setup, view.start) && view.help == Help::None;
    view.rating = counts ? GameRating::Rated : GameRating::Unrated;
}

void addOpening(GameSnapshot& view, const OpeningSession& opening, const PlayedGame& game)
{
    if (!opening.isActive())
        return;
    view.opening = opening.view();
    view.canUndo = opening.canUndo(game);
    view.canRedo = opening.canRedo();
    view.canPass = false;
}

}  // namespace

GameSnapshot snapshotOf(const TimedGame& timed, const Grid& shown, GameClock::TimePoint now)
{
    const PlayedGame& game = timed.game;
    const GameRecord& record = game.record();
    GameSnapshot view;
    view.setup = game.setup();
    view.grid = shown;
    view.start = record.position(GameRecord::root());
    view.moves = game.moves();
    view.shown = game.shown();
    view.live = game.live();
    view.aside = view.live != record.moveNumber(game.liveNode());
    view.variations = movesKnownFrom(record, game.shownNode());
    view.node = game.shownNode();
    view.comment = QString::fromStdString(record.notes(view.node).comment);
    view.marks = record.notes(view.node).marks;
    view.recordEdits = game.edits();
    view.treeMoves = static_cast<int>(record.nodeCount()) - 1;
    view.hasBranches = record.mainLine().size() != record.nodeCount();
    view.removedMoves = game.removedMoves();
    view.openedRecord = game.isOpenedRecord();
    view.sideToMove = game.sideToMove();
    view.outcome = game.outcomeAt(game.shownNode());
    view.result = game.result();
    view.forbidden = foulsToMark(view);
    addClock(view, timed.clock, now);
    view.canUndo = game.isRemovalNewest() || game.isDeclared() || plyForUndo(game);
    view.canRedo = plyForRedo(game).has_value();
    view.canPass = !game.judgePass();
    addRating(view, record.info());
    view.openingActions = openingActionsIn(record);
    view.game = timed.number;
    addOpening(view, timed.opening, game);
    return view;
}

}  // namespace gomoku
