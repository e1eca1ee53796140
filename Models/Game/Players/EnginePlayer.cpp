// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/EnginePlayer.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

// What the clock keeps for the way to the engine and back.
constexpr Milliseconds kEngineSafety{150};
constexpr Milliseconds kLeastEngineTime{50};

Milliseconds withoutSafety(Milliseconds time)
{
    return std::max(time - kEngineSafety, kLeastEngineTime);
}

std::vector<EngineStone> stonesAt(const GameRecord& record, NodeId node)
{
    std::vector<EngineStone> stones;
    const Grid start = record.position(GameRecord::root());
    start.forEachPoint([&](Point point) {
        if (start.at(point) != Cell::Empty)
            stones.push_back({point, start.at(point) == Cell::Black ? Color::Black : Color::White});
    });
    for (const RecordedMove& move : record.movesTo(node)) {
        if (!move.isPass())
            stones.push_back({move.point, move.color});
    }
    return stones;
}

}  // namespace

EnginePlayer::EnginePlayer(const PlayerSpec& spec, const EngineList& engines, EngineReaper& reaper,
                           GomokuAI& ai, const ComputerSettings& settings, QObject* parent)
    : Player(parent),
      m_spec(spec),
      m_engines(engines),
      m_process(reaper, this),
      m_openingAdviser(spec, ai, settings, this)
{
    connect(&m_process, &EngineProcess::ready, this, &EnginePlayer::sendRequest);
    connect(&m_process, &EngineProcess::moved, this, &EnginePlayer::onMoved);
    connect(&m_process, &EngineProcess::failed, this, &EnginePlayer::onFailed);
    connect(&m_process, &EngineProcess::logged, this, &Player::logged);
    connect(&m_openingAdviser, &Player::answered, this, &Player::answered);
    connect(&m_openingAdviser, &Player::progressed, this, &Player::progressed);
}

void EnginePlayer::ask(Ticket ticket, const Question& question)
{
    if (question.opening)
        return m_openingAdviser.ask(ticket, question);
    m_asked = Request{ticket, question.color, stonesAt(question.record, question.node), {}};
    if (question.setup.clock.kind == ClockSpec::Kind::PerGame)
        m_asked->timeLeft = withoutSafety(question.timeLeft);
    const Job job = jobFor(question.setup);
    const bool isSameJob = job == std::exchange(m_job, job);
    if (isSameJob && m_process.state() == EngineProcess::State::Ready)
        sendRequest();
    else
        start();
}

void EnginePlayer::forget()
{
    m_openingAdviser.forget();
    const bool wasAsked = std::exchange(m_asked, std::nullopt).has_value();
    if (wasAsked && m_process.state() != EngineProcess::State::Ready)
        m_process.kill();
}

bool EnginePlayer::isThinking() const
{
    return m_asked || m_openingAdviser.isThinking();
}

EnginePlayer::Job EnginePlayer::jobFor(const GameSetup& setup) const
{
    Job job{setup.boardSize, setup.rule, m_spec.moveTime, {}};
    if (setup.clock.kind == ClockSpec::Kind::PerMove)
        job.turnTime = std::min(job.turnTime, withoutSafety(setup.clock.time));
    if (setup.clock.kind == ClockSpec::Kind::PerGame)
        job.matchTime = setup.clock.time;
    return job;
}

void EnginePlayer::start()
{
    const auto entry = m_engines.find(m_spec.engineId);
    if (!entry)
        return onFailed({EngineFailure::Kind::Unknown, m_spec.engineId});
    EngineSettings settings;
    settings.boardSize = m_job.boardSize;
    settings.rule = m_job.rule;
    settings.turnTime = m_job.turnTime;
    settings.matchTime = m_job.matchTime;
    settings.maxMemory = static_cast<quint64>(entry->memoryMegabytes) << 20;
    settings.info = entry->info;
    m_process.start(entry->command, settings);
}

void EnginePlayer::sendRequest()
{
    if (m_asked)
        m_process.requestMove(m_asked->stones, m_asked->color, m_asked->timeLeft);
}

void EnginePlayer::onMoved(Point point)
{
    if (const auto asked = std::exchange(m_asked, std::nullopt))
        emit answered(asked->ticket, {point, {}});
}

/// An engine that dies while it has nothing to do is simply started again when it has.
void EnginePlayer::onFailed(const EngineFailure& failure)
{
    if (const auto asked = std::exchange(m_asked, std::nullopt))
        emit failed(asked->ticket, failure);
}

}  // namespace gomoku
