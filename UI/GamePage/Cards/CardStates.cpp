// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/Cards/CardStates.h"

#include "Models/Game/Players/PlayerLimits.h"
#include "Models/Setup/PerfectLevel.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/ValueText.h"

#include <algorithm>

namespace gomoku {

namespace {

using namespace std::chrono_literals;

constexpr Milliseconds kUrgent = 10s;

/// About how long a computer will think; for the progress line only.
Milliseconds expectedThought(const PlayerSpec& player)
{
    const bool hasLevel
        = player.kind == PlayerSpec::Kind::Computer && player.level > 0 && !isPerfect(player);
    return hasLevel ? moveTimeOf(player) : player.moveTime;
}

bool areTwoComputers(const PerColor<PlayerSpec>& players)
{
    return players.black.kind == PlayerSpec::Kind::Computer
        && players.white.kind == PlayerSpec::Kind::Computer;
}

/// Two people at one board who have given no names are Black and White.
bool isNamedByColor(const GameSnapshot& snapshot, Color color)
{
    const PerColor<PlayerSpec>& players = snapshot.setup.players;
    return players.black.isHuman() && players.white.isHuman() && players[color].name.isEmpty();
}

Milliseconds clockLeft(const GameSnapshot& snapshot, Color color, Milliseconds since)
{
    const bool running = snapshot.clockRunning == color;
    return std::max(Milliseconds{0}, snapshot.clock[color] - (running ? since : Milliseconds{0}));
}

}  // namespace

PlayerCardState CardStates::of(const GameSnapshot& snapshot, Color color, const Moment& moment)
{
    PlayerCardState state;
    state.color = color;
    state.name = name(snapshot, color);
    state.note = note(snapshot, color, moment);
    state.active = !snapshot.outcome.isOver() && snapshot.toAct() == color;
    if (snapshot.setup.clock.kind != ClockSpec::Kind::None) {
        const Milliseconds left = clockLeft(snapshot, color, moment.sinceSnapshot);
        state.clock = MessageText::clock(left);
        state.urgent = left < kUrgent;
    }
    if (state.active && snapshot.thinking) {
        const Milliseconds expected = expectedThought(snapshot.setup.players[color]);
        state.progress = static_cast<double>(moment.sinceThought.count())
            / static_cast<double>(std::max<Milliseconds::rep>(1, expected.count()));
    }
    return state;
}

QString CardStates::name(const GameSnapshot& snapshot, Color color)
{
    const PlayerSpec& player = snapshot.setup.players[color];
    if (!player.name.isEmpty())
        return player.name;
    if (areTwoComputers(snapshot.setup.players))
        return ValueText::level(player.level);  // Else both would have one name.
    if (player.kind == PlayerSpec::Kind::Computer)
        return tr("Computer");
    if (player.kind == PlayerSpec::Kind::Engine)
        return player.engineId;
    return isNamedByColor(snapshot, color) ? ValueText::color(color) : tr("You");
}

/// Of the winner, and of both players after a draw: colours alone tell nobody who won.
QString CardStates::ending(const GameSnapshot& snapshot, Color color)
{
    const bool isDraw = !snapshot.result.winner;
    if (isNamedByColor(snapshot, color))
        return isDraw ? tr("Draw") : tr("Won");
    return (isDraw ? tr("%1 · draw") : tr("%1 · won")).arg(ValueText::color(color));
}

QString CardStates::note(const GameSnapshot& snapshot, Color color, const Moment& moment)
{
    const PlayerSpec& player = snapshot.setup.players[color];
    if (snapshot.result.isOver() && snapshot.result.winner.value_or(color) == color)
        return ending(snapshot, color);
    const bool toMove = !snapshot.outcome.isOver() && snapshot.toAct() == color;
    if (isNamedByColor(snapshot, color))
        return toMove ? tr("To move") : QString();
    if (player.isHuman())
        return toMove ? tr("%1 · to move").arg(ValueText::color(color)) : ValueText::color(color);
    const QString who = player.kind == PlayerSpec::Kind::Engine ? tr("Engine")
        : areTwoComputers(snapshot.setup.players)               ? tr("Computer")
                                                                : ValueText::level(player.level);
    if (!toMove || !snapshot.thinking)
        return tr("%1 · %2").arg(ValueText::color(color),
                                 isPerfect(player) ? proven(moment.report) : who);
    const QString doing = thoughts(moment.report);
    return doing.isEmpty() ? tr("%1 · thinking").arg(who)
                           : tr("%1 · thinking · %2").arg(who, doing);
}

/// What the level Perfect could say of its last move; its name before the first one. Counted are
/// the moves that are left after that one, as the analysis counts them.
QString CardStates::proven(const SearchReport& report)
{
    if (report.provenPlies > 0)
        return tr("proven win within %n move(s)", nullptr, report.provenPlies / 2);
    return report.lines.empty() ? ValueText::level(kPerfectLevel) : tr("not proven here");
}

QString CardStates::thoughts(const SearchReport& report)
{
    if (report.fromBook || report.depth() == 0)
        return {};
    const auto speed = report.nodesPerSecond();
    if (speed == 0)
        return tr("depth %1").arg(report.depth());  // Too quick to be measured.
    return tr("depth %1 · %2").arg(report.depth()).arg(ValueText::speed(speed));
}

}  // namespace gomoku
