// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Sound/GameSounds.h"

namespace gomoku {

namespace {

constexpr Milliseconds kLow{10000};

bool isHumans(const GameSnapshot& game, Color color)
{
    return game.setup.players[color].isHuman();
}

/// A loss is one only to a person beaten by a computer; everything else with a winner is a win.
Sound soundOfEnd(const GameSnapshot& game)
{
    if (!game.result.winner)
        return Sound::Draw;
    const Color winner = *game.result.winner;
    const bool lost = !isHumans(game, winner) && isHumans(game, opponent(winner));
    return lost ? Sound::Loss : Sound::Win;
}

}  // namespace

std::optional<Sound> soundBetween(const GameSnapshot& before, const GameSnapshot& after)
{
    const bool sameGame = before.game == after.game;
    const bool ended = after.result.isOver() && !(sameGame && before.result.isOver());
    if (ended && sameGame)
        return soundOfEnd(after);
    // A move grows the live line and leaves nothing to redo; redo leaves the end where it was.
    const bool moved = sameGame && after.live == before.live + 1 && !after.isLookingBack()
        && after.live == static_cast<int>(after.moves.size());
    return moved ? std::optional(Sound::Stone) : std::nullopt;
}

GameSounds::GameSounds(QObject* parent) : QObject(parent)
{
    m_lowClock.setSingleShot(true);
    connect(&m_lowClock, &QTimer::timeout, this, [this] { emit due(Sound::LowClock); });
}

void GameSounds::setSnapshot(const GameSnapshot& snapshot)
{
    const auto sound = soundBetween(m_snapshot, snapshot);
    m_snapshot = snapshot;
    watchClock();
    if (sound)
        emit due(*sound);
}

void GameSounds::watchClock()
{
    m_lowClock.stop();
    const auto running = m_snapshot.clockRunning;
    if (m_snapshot.setup.clock.kind == ClockSpec::Kind::None || !running
        || !isHumans(m_snapshot, *running))
        return;
    const Milliseconds left = m_snapshot.clock[*running];
    if (left > kLow)
        m_lowClock.start(left - kLow);
}

}  // namespace gomoku
