// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The other half of GameManager: what happens once a request is granted, and what the machines and
// the clock bring about; and the settings of the engine. The other requests are in
// Models/GameManager.cpp.
#include "Models/Game/GameSnapshotBuilder.h"
#include "Models/Game/HintReason.h"
#include "Models/Game/Players/PlayerLimits.h"
#include "Models/Game/UndoRedo.h"
#include "Models/GameManager.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

using Clock = std::chrono::steady_clock;

/// What the machine thinks of the position. Where there was only one move it has not thought, and
/// its nought means nothing.
std::optional<Score> opinionIn(const SearchReport& report)
{
    const bool thought = report.nodes > 0 || report.fromBook || report.score() != 0;
    return thought ? std::optional(report.score()) : std::nullopt;
}

}  // namespace

/// Plays for the side to move in the position shown.
void GameManager::applyMove(Point point, std::optional<Score> score, std::optional<NodeId> lookAt)
{
    const PlayedMove move = m_table.apply(point, score, Clock::now());
    if (lookAt)
        m_table.game.showNode(*lookAt);
    m_paused = std::exchange(m_stepping, false);
    m_drawOffer.reset();
    m_autosave.keep(m_table);
    emit moveApplied({move, m_table.game.record().moveNumber(m_table.game.liveNode()), snapshot()});
    proceed();
}

void GameManager::applyOpeningAction(const OpeningAction& action, std::optional<NodeId> lookAt)
{
    PlayedGame& game = m_table.game;
    game.showLive();
    const int before = game.live();
    m_table.opening.apply(action, game);
    m_paused = m_stepping;
    m_stepping = false;
    m_drawOffer.reset();
    m_table.restartClock(Clock::now());
    const int live = game.live();
    const std::vector<PlayedMove> moves = game.moves();
    if (lookAt)
        game.showNode(*lookAt);
    if (live > before)
        emit moveApplied({moves[static_cast<std::size_t>(before)], live, snapshot()});
    proceed();
}

/// Where somebody looks who does not look at the game itself. A machine's move leaves them there.
std::optional<NodeId> GameManager::lookedAt() const
{
    const PlayedGame& game = m_table.game;
    return game.isLookingBack() ? std::optional(game.shownNode()) : std::nullopt;
}

/// Back to the last thing that a human decided in the opening.
void GameManager::undoOpening()
{
    if (!m_table.opening.canUndo(m_table.game))
        return undoNewGame();
    m_table.opening.undo(m_table.game);
    changeTo(m_table.opening.stones());
}

void GameManager::redoOpening()
{
    m_table.opening.redo(m_table.game);
    changeTo(m_table.opening.stones());
}

void GameManager::finish(GameEnd end, std::optional<Color> winner)
{
    m_table.finish(end, winner, Clock::now());
    m_drawOffer.reset();
    proceed();
}

void GameManager::changeTo(int ply)
{
    m_table.changeTo(ply, Clock::now());
    // Machines among themselves would at once play again what was just taken back.
    m_paused = !hasHuman(m_table.game);
    m_stepping = false;
    m_drawOffer.reset();
    m_trouble.reset();
    proceed();
}

/// Something has changed: lets the machine to move think, or whatever else fits now.
void GameManager::proceed()
{
    dropThoughts();
    m_autosave.keep(m_table);
    if ((m_paused && !m_stepping) || m_trouble || m_table.game.result().isOver())
        m_table.clock.pause(Clock::now());
    else
        m_table.clock.resume(Clock::now());
    m_flagTimer.follow(m_table.clock);
    if (machineMayMove())
        startMove(m_table.game.setup().players[toAct()]);
    else
        startAnalysis();
    announce();
}

void GameManager::dropThoughts()
{
    m_thinking.drop();
    m_engines.drop();
}

void GameManager::lookedElsewhere()
{
    const bool machineAtWork = m_engines.isThinking() || m_thinking.task() == Thinking::Task::Move
        || m_thinking.task() == Thinking::Task::Advice;
    if (!machineAtWork) {
        m_thinking.drop();
        startAnalysis();
    }
    announce();
}

/// The colour of the player who has to act, which in the opening need not be the side to move.
Color GameManager::toAct() const
{
    return m_table.opening.isActive() ? m_table.opening.actor() : m_table.game.liveSide();
}

bool GameManager::machineMayMove() const
{
    const PlayedGame& game = m_table.game;
    return !game.result().isOver() && !isHuman(game, toAct()) && !m_trouble
        && (!m_paused || m_stepping);
}

void GameManager::startMove(const PlayerSpec& player)
{
    const PlayedGame& game = m_table.game;
    const SearchLimits limits = limitsFor(player, m_table.clock, toAct(), Clock::now());
    const Milliseconds pause
        = isHuman(game, opponent(toAct())) ? m_replyPauseToHuman : m_replyPauseToMachine;
    // An external engine knows no opening rules: until it can simply move, ours decides for it.
    if (m_table.opening.isActive())
        m_thinking.advise(m_table.opening.opening(), game.setup().rule, limits, pause);
    else if (player.kind == PlayerSpec::Kind::Engine)
        m_engines.findMove(m_table, pause, Clock::now());
    else
        m_thinking.findMove(game.livePosition(), limits, pause);
}

void GameManager::startAnalysis()
{
    const PlayedGame& game = m_table.game;
    if (m_analysisLines > 0 && !game.outcomeAt(game.shownNode()).isOver())
        m_thinking.analyse(game.shownPosition(), m_analysisLines);
}

void GameManager::onMoveFound(const SearchReport& report)
{
    PlayedGame& game = m_table.game;
    const auto lookAt = lookedAt();
    game.showLive();
    const Point point = report.bestMove();
    // No move at all: under Renju all that is left may be forbidden.
    if (point.isNone() && !game.judgePass())
        return applyMove(Point(), std::nullopt, lookAt);
    if (game.judge(point))
        return finish(GameEnd::Forfeit, opponent(game.liveSide()));
    applyMove(point, opinionIn(report), lookAt);
}

void GameManager::onAdvised(const OpeningAction& action)
{
    applyOpeningAction(action, lookedAt());
}

void GameManager::onEngineMove(Point point)
{
    PlayedGame& game = m_table.game;
    const auto lookAt = lookedAt();
    game.showLive();
    if (game.judge(point)) {
        const Color color = game.liveSide();
        const QString name = game.setup().players[color].name;
        const QString move = QString::fromStdString(point.toString());
        return onEngineFailed({color, EngineTrouble::Kind::IllegalMove, name, move});
    }
    applyMove(point, std::nullopt, lookAt);
}

/// The game stands still until the user has decided; a clock must not run meanwhile.
void GameManager::onEngineFailed(const EngineTrouble& trouble)
{
    m_trouble = trouble;
    proceed();
    emit engineFailed(trouble);
}

void GameManager::onHintFound(const SearchReport& report)
{
    emit hintFound(report.bestMove(), report, reasonFor(m_table.game.shownPosition(), report));
    proceed();
}

void GameManager::onOpeningHintFound(const OpeningAction& action)
{
    emit openingHintFound(action);
    proceed();
}

void GameManager::onTimeOver(Color color)
{
    if (m_table.clock.spec().mustBeClaimed && isHuman(m_table.game, opponent(color)))
        announce();
    else
        finish(GameEnd::Time, opponent(color));
}

GameSnapshot GameManager::snapshot()
{
    GameSnapshot view = snapshotOf(m_table.game, m_table.clock, Clock::now());
    view.revision = ++m_revision;
    view.game = m_table.number;
    view.thinking = m_engines.isThinking() || m_thinking.task() == Thinking::Task::Move
        || m_thinking.task() == Thinking::Task::Advice;
    view.paused = m_paused;
    view.canUndoNewGame = !m_previous.empty();
    if (m_table.opening.isActive()) {
        view.opening = m_table.opening.view();
        view.canUndo = m_table.opening.canUndo(m_table.game);
        view.canRedo = m_table.opening.canRedo();
        view.canPass = false;
    }
    view.canUndo = view.canUndo || view.canUndoNewGame;
    view.drawOffer = m_drawOffer;
    return view;
}

void GameManager::announce()
{
    emit changed(snapshot());
}

// The engine.

void GameManager::setRandomSeed(quint64 seed)
{
    m_thinking.setRandomSeed(seed);
}

void GameManager::setTableSize(int megabytes)
{
    m_thinking.setTableSize(static_cast<std::size_t>(std::max(megabytes, 1)));
    proceed();
}

void GameManager::setThreads(int threads)
{
    m_thinking.setThreads(std::max(threads, 0));
}

void GameManager::setUseBook(bool use)
{
    m_thinking.setUseBook(use);
}

void GameManager::requestSnapshot()
{
    announce();
}

void GameManager::requestRecord(quint64 ticket)
{
    emit recordReady(ticket, m_table.number == 0 ? nullptr : m_table.game.sharedRecord());
}

void GameManager::prepareToLeave()
{
    dropThoughts();
    m_engines.leave();
    m_flagTimer.follow(GameClock());
    m_thinking.waitForDone();
}

}  // namespace gomoku
