// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/MatchRecord.h"

#include "Models/Setup/RecordInfo.h"

namespace gomoku {

namespace {

std::string engineName(const TournamentPlan& plan, int engine)
{
    return plan.engines[static_cast<std::size_t>(engine)].name.toStdString();
}

std::string eventName(const MatchGameResult& game, const TournamentPlan& plan)
{
    if (plan.engineCount() > 2)
        return plan.kind == TournamentPlan::Kind::Gauntlet ? "Gauntlet" : "Round robin";
    return engineName(plan, game.pairing.first) + " - " + engineName(plan, game.pairing.second);
}

}  // namespace

QString endText(const MatchGameResult& game)
{
    for (const MatchConduct& conduct : game.conduct)
        if (conduct.failure)
            return nameOf(conduct.failure->kind) + QStringLiteral(": ") + conduct.failure->detail;
    switch (game.end) {
    case GameEnd::Row:
        return QStringLiteral("five in a row");
    case GameEnd::BoardFull:
        return QStringLiteral("board full");
    case GameEnd::MoveLimit:
        return QStringLiteral("move limit");
    default:
        return QStringLiteral("unfinished");
    }
}

GameRecord recordOf(const MatchGameResult& game, const TournamentPlan& plan)
{
    GameRecord record(game.boardSize, game.rule);
    record.info().players = {engineName(plan, game.engineOf(Color::Black)),
                             engineName(plan, game.engineOf(Color::White))};
    record.info().event = eventName(game, plan);
    record.info().round = std::to_string(game.number + 1);
    record.info().date = game.date.toStdString();
    record.info().result = resultFor(game.outcome());
    record.editNotes(GameRecord::root()).comment = endText(game).toStdString();
    NodeId node = GameRecord::root();
    int number = 0;
    for (const PlayedMove& move : game.moves) {
        node = record.addMove(node, {move.point, move.color});
        if (++number > game.openingMoves)
            record.editNotes(node).timeUsed = move.used;
    }
    return record;
}

}  // namespace gomoku
