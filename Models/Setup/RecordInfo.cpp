// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Setup/RecordInfo.h"

#include "Models/Search/PlayingLevel.h"

namespace gomoku {

namespace {

GameResult::Reason reasonFor(GameEnd end)
{
    switch (end) {
    case GameEnd::Resignation:
        return GameResult::Reason::Resignation;
    case GameEnd::Time:
        return GameResult::Reason::Time;
    case GameEnd::Foul:
    case GameEnd::Forfeit:
        return GameResult::Reason::Forfeit;
    default:
        return GameResult::Reason::Unstated;
    }
}

GameEnd endFor(GameResult::Reason reason)
{
    switch (reason) {
    case GameResult::Reason::Time:
        return GameEnd::Time;
    case GameResult::Reason::Forfeit:
        return GameEnd::Forfeit;
    default:
        // A five would be seen on the board: who wins without one does so because the other gave
        // up.
        return GameEnd::Resignation;
    }
}

TimeControl timeControlFor(const ClockSpec& clock)
{
    TimeControl time;
    if (clock.kind == ClockSpec::Kind::PerMove)
        time.perMove = clock.time;
    if (clock.kind == ClockSpec::Kind::PerGame) {
        time.perGame = clock.time;
        if (clock.increment.count() > 0)
            time.increment = clock.increment;
    }
    return time;
}

}  // namespace

QString playerName(const PlayerSpec& player)
{
    if (!player.name.isEmpty())
        return player.name;
    switch (player.kind) {
    case PlayerSpec::Kind::Human:
        return QStringLiteral("Human");
    case PlayerSpec::Kind::Computer:
        if (player.level == kPerfectLevel)
            return QStringLiteral("Gomoku Perfect");
        if (player.level > kLevels)
            return QStringLiteral("Gomoku step %1").arg(stepOfLevel(player.level));
        return player.level == 0 ? QStringLiteral("Gomoku")
                                 : QStringLiteral("Gomoku level %1").arg(player.level);
    case PlayerSpec::Kind::Engine:
        return player.engineId;
    }
    return {};
}

void describe(const GameSetup& setup, GameInfo& info)
{
    info.rule = setup.rule;
    if (setup.openingRule != OpeningRule::Free)
        info.openingRule = nameOf(setup.openingRule);
    for (const Color color : kColors)
        info.players[color] = playerName(setup.players[color]).toStdString();
    info.time = timeControlFor(setup.clock);
}

GameResult resultFor(const GameOutcome& outcome)
{
    if (!outcome.isOver())
        return {};
    return outcome.winner ? GameResult::win(*outcome.winner, reasonFor(outcome.end))
                          : GameResult::draw();
}

GameOutcome outcomeFor(const GameResult& result)
{
    switch (result.kind) {
    case GameResult::Kind::Win:
        return {endFor(result.reason), result.winner, {}};
    case GameResult::Kind::Draw:
        return {GameEnd::Agreement, std::nullopt, {}};
    default:
        return {};
    }
}

}  // namespace gomoku
