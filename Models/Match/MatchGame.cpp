// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/MatchGame.h"

#include "Models/Rules/Referee.h"

#include <QDate>
#include <QFileInfo>
#include <QTimer>

#include <utility>

namespace gomoku {

namespace {

QString foulName(MoveVerdict verdict)
{
    switch (verdict) {
    case MoveVerdict::DoubleThree:
        return QStringLiteral("double three");
    case MoveVerdict::DoubleFour:
        return QStringLiteral("double four");
    case MoveVerdict::Overline:
        return QStringLiteral("overline");
    default:
        return QStringLiteral("not on an empty point");
    }
}

/// A match measures how an engine searches: ours does not play by its proofs unless it is told to.
EngineSettings searchingOnly(const MatchEngine& engine)
{
    EngineSettings settings = engine.settings;
    if (QFileInfo(engine.command.program).fileName().startsWith(QLatin1String("pbrain-gomoku")))
        settings.info.prepend(QStringLiteral("perfect 0"));
    return settings;
}

}  // namespace

GameOutcome MatchGameResult::outcome() const
{
    GameOutcome outcome{.end = end};
    if (winner)
        outcome.winner = *winner == blackEngine ? Color::Black : Color::White;
    return outcome;
}

MatchGame::MatchGame(const std::array<MatchEngine, 2>& engines, const MatchOpening& opening,
                     const ScheduledGame& game, int drawAfter, QObject* parent)
    : QObject(parent),
      m_engines(engines),
      m_grid(engines[0].settings.boardSize),
      m_drawAfter(drawAfter)
{
    m_result.number = game.number;
    m_result.pairing = game.pairing;
    m_result.rule = settings().rule;
    m_result.boardSize = settings().boardSize;
    m_result.blackEngine = game.blackSide;
    m_result.openingMoves = static_cast<int>(opening.size());
    for (const Point point : opening)
        place(point, Milliseconds(0));
    for (int i = 0; i < 2; ++i) {
        EngineProcess* process = &m_processes[static_cast<std::size_t>(i)];
        m_timeLeft[static_cast<std::size_t>(i)]
            = m_engines[static_cast<std::size_t>(i)].settings.matchTime;
        connect(process, &EngineProcess::ready, this, [this, i] { handleReady(i); });
        connect(process, &EngineProcess::moved, this,
                [this, i](Point point, Milliseconds used) { handleMove(i, point, used); });
        connect(process, &EngineProcess::failed, this,
                [this, i](const EngineFailure& failure) { handleFailure(i, failure); });
        connect(process, &EngineProcess::ended, this,
                [this, i](EngineExit exit) { handleExit(i, exit); });
    }
}

void MatchGame::start()
{
    for (std::size_t i = 0; i < 2 && !m_leaving; ++i)
        m_processes[i].start(m_engines[i].command, searchingOnly(m_engines[i]));
}

int MatchGame::engineOf(Color color) const noexcept
{
    return color == Color::Black ? m_result.blackEngine : 1 - m_result.blackEngine;
}

Color MatchGame::sideToMove() const noexcept
{
    return m_stones.size() % 2 == 0 ? Color::Black : Color::White;
}

void MatchGame::handleReady(int engine)
{
    m_ready[static_cast<std::size_t>(engine)] = true;
    if (m_ready[0] && m_ready[1] && !m_leaving)
        askNext();
}

void MatchGame::askNext()
{
    const auto engine = static_cast<std::size_t>(engineOf(sideToMove()));
    const bool timed = m_engines[engine].settings.matchTime.count() > 0;
    m_processes[engine].requestMove(m_stones, sideToMove(),
                                    timed ? std::optional(m_timeLeft[engine]) : std::nullopt);
}

void MatchGame::handleMove(int engine, Point point, Milliseconds used)
{
    charge(engine, used);
    const Color mover = sideToMove();
    const MoveVerdict verdict = judge(m_grid, mover, point, m_result.rule);
    place(point, used);
    if (verdict != MoveVerdict::Legal) {
        m_result.conduct[static_cast<std::size_t>(engine)].failure = EngineFailure{
            EngineFailure::Kind::IllegalMove,
            QString::fromStdString(point.toString()) + QStringLiteral(": ") + foulName(verdict)};
        end(GameEnd::Foul, 1 - engine);
    } else if (!winningRow(m_grid, point, m_result.rule).empty()) {
        end(GameEnd::Row, engine);
    } else if (isFull(m_grid)) {
        end(GameEnd::BoardFull, std::nullopt);
    } else if (m_drawAfter > 0 && std::ssize(m_stones) >= m_drawAfter) {
        end(GameEnd::MoveLimit, std::nullopt);
    } else {
        askNext();
    }
}

void MatchGame::handleFailure(int engine, const EngineFailure& failure)
{
    MatchConduct& conduct = m_result.conduct[static_cast<std::size_t>(engine)];
    if (!conduct.failure)
        conduct.failure = failure;
    if (m_leaving)
        return leaveIfAllGone();
    if (!m_ready[static_cast<std::size_t>(engine)]) {
        m_result.unstarted = engine;
        return end(GameEnd::None, std::nullopt);
    }
    const bool late = failure.kind == EngineFailure::Kind::TooLate;
    end(late ? GameEnd::Time : GameEnd::Forfeit, 1 - engine);
}

void MatchGame::handleExit(int engine, EngineExit exit)
{
    m_result.conduct[static_cast<std::size_t>(engine)].exit = exit;
    leaveIfAllGone();
}

void MatchGame::place(Point point, Milliseconds used)
{
    const Color color = sideToMove();
    m_grid.set(point, cellOf(color));
    m_stones.push_back({point, color});
    m_result.moves.push_back(PlayedMove{point, color, used, std::nullopt});
}

void MatchGame::charge(int engine, Milliseconds used)
{
    const auto index = static_cast<std::size_t>(engine);
    const EngineSettings& own = m_engines[index].settings;
    Milliseconds allowed = own.turnTime;
    if (own.matchTime.count() > 0)
        allowed = std::min(allowed, std::max(m_timeLeft[index], Milliseconds(0)));
    MatchConduct& conduct = m_result.conduct[index];
    ++conduct.moves;
    conduct.total += used;
    conduct.longest = std::max(conduct.longest, used);
    conduct.overrun = std::max(conduct.overrun, used - allowed);
    conduct.lateMoves += used - allowed > MatchConduct::kNoticedOverrun;
    m_timeLeft[index] -= used;
}

void MatchGame::end(GameEnd end, std::optional<int> winner)
{
    m_result.end = end;
    m_result.winner = winner;
    m_result.date = QDate::currentDate().toString(Qt::ISODate);
    m_leaving = true;
    for (EngineProcess& process : m_processes)
        process.quit();
    leaveIfAllGone();
}

void MatchGame::leaveIfAllGone()
{
    for (const EngineProcess& process : m_processes)
        if (process.state() != EngineProcess::State::Off)
            return;
    if (std::exchange(m_gone, true))
        return;
    // Later: this may run inside a signal of one of the processes.
    QTimer::singleShot(0, this, [this] { emit finished(m_result); });
}

}  // namespace gomoku
