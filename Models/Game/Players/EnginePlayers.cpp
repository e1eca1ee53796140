// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/EnginePlayers.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

// What the clock keeps for the way to the engine and back.
constexpr Milliseconds kEngineSafety{150};
constexpr Milliseconds kLeastEngineTime{50};

std::vector<EngineStone> stonesOf(const PlayedGame& game)
{
    const GameRecord& record = game.record();
    std::vector<EngineStone> stones;
    const Grid start = record.position(GameRecord::root());
    start.forEachPoint([&](Point point) {
        if (start.at(point) != Cell::Empty)
            stones.push_back({point, start.at(point) == Cell::Black ? Color::Black : Color::White});
    });
    for (const RecordedMove& move : record.movesTo(game.liveNode())) {
        if (!move.isPass())
            stones.push_back({move.point, move.color});
    }
    return stones;
}

}  // namespace

EnginePlayers::EnginePlayers(QObject* parent) : QObject(parent), m_pauseTimer(this)
{
    m_pauseTimer.setSingleShot(true);
    connect(&m_pauseTimer, &QTimer::timeout, this, &EnginePlayers::deliver);
    for (const Color color : kColors) {
        EngineProcess* process = &m_processes[color];
        process->setParent(this);  // So that it moves to the game thread with us.
        connect(process, &EngineProcess::ready, this, &EnginePlayers::ask);
        connect(process, &EngineProcess::moved, this,
                [this, color](Point point) { onMoved(color, point); });
        connect(process, &EngineProcess::failed, this,
                [this, color](const EngineFailure& failure) { onFailed(color, failure); });
        connect(process, &EngineProcess::logged, this,
                [this, color](const QString& line) { emit logged(color, line); });
    }
}

void EnginePlayers::findMove(const TimedGame& table, Milliseconds pause, GameClock::TimePoint now)
{
    drop();
    const Color color = table.game.liveSide();
    const PlayerSpec& player = table.game.setup().players[color];
    m_asked = Request{color, stonesOf(table.game), {}};
    if (table.clock.spec().kind == ClockSpec::Kind::PerGame)
        m_asked->timeLeft
            = std::max(table.clock.left(color, now) - kEngineSafety, kLeastEngineTime);
    m_notBefore = now + pause;
    const Job job = jobFor(player, table.game.setup());
    const bool isSameJob = job == std::exchange(m_jobs[color], job);
    if (isSameJob && m_processes[color].state() == EngineProcess::State::Ready)
        return ask();
    if (const auto entry = m_engines.find(player.engineId))
        return start(color, *entry);
    // Later, as all other failures: the caller is not done with what it is doing.
    QMetaObject::invokeMethod(
        this,
        [this, color] {
            onFailed(color, {EngineFailure::Kind::Unknown, m_jobs[color].engineId});
        },
        Qt::QueuedConnection);
}

void EnginePlayers::drop()
{
    m_pauseTimer.stop();
    if (const auto asked = std::exchange(m_asked, std::nullopt)) {
        if (m_processes[asked->color].state() != EngineProcess::State::Ready)
            m_processes[asked->color].kill();
    }
}

void EnginePlayers::leave()
{
    drop();
    for (const Color color : kColors)
        m_processes[color].kill();
}

EnginePlayers::Job EnginePlayers::jobFor(const PlayerSpec& player, const GameSetup& setup)
{
    Job job{player.engineId, setup.boardSize, setup.rule, player.moveTime, {}};
    if (setup.clock.kind == ClockSpec::Kind::PerMove)
        job.turnTime
            = std::max(std::min(job.turnTime, setup.clock.time - kEngineSafety), kLeastEngineTime);
    if (setup.clock.kind == ClockSpec::Kind::PerGame)
        job.matchTime = setup.clock.time;
    return job;
}

void EnginePlayers::start(Color color, const EngineEntry& entry)
{
    const Job& job = m_jobs[color];
    EngineSettings settings;
    settings.boardSize = job.boardSize;
    settings.rule = job.rule;
    settings.turnTime = job.turnTime;
    settings.matchTime = job.matchTime;
    settings.maxMemory = static_cast<quint64>(entry.memoryMegabytes) << 20;
    settings.info = entry.info;
    m_processes[color].kill();
    m_processes[color].start(entry.command, settings);
}

void EnginePlayers::ask()
{
    if (m_asked && m_processes[m_asked->color].state() == EngineProcess::State::Ready)
        m_processes[m_asked->color].requestMove(m_asked->stones, m_asked->color, m_asked->timeLeft);
}

void EnginePlayers::onMoved(Color color, Point point)
{
    if (!m_asked || m_asked->color != color)
        return;
    m_found = point;
    const auto left = m_notBefore - std::chrono::steady_clock::now();
    m_pauseTimer.start(std::max(std::chrono::ceil<Milliseconds>(left), Milliseconds{0}));
}

void EnginePlayers::onFailed(Color color, const EngineFailure& failure)
{
    // An engine that dies while it has nothing to do is simply started again when it has.
    if (!m_asked || m_asked->color != color)
        return;
    m_asked.reset();
    const QString& id = m_jobs[color].engineId;
    const auto entry = m_engines.find(id);
    emit failed({color, failure.kind, entry ? entry->name : id, failure.detail});
}

void EnginePlayers::deliver()
{
    m_asked.reset();
    emit moveFound(m_found);
}

}  // namespace gomoku
