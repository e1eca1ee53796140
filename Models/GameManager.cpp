// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/GameManager.h"

#include "Models/Game/Players/PlayerLimits.h"
#include "Models/Game/UndoRedo.h"
#include "Models/Setup/SetupCheck.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

using Clock = std::chrono::steady_clock;

// Games that undoNewGame() can reach. Each holds a position with its whole history.
constexpr std::size_t kMostPreviousGames = 8;

}  // namespace

GameManager::GameManager(QObject* parent)
    : QObject(parent),
      m_library(this),
      m_autosave(m_library),
      m_thinking(this),
      m_engines(this),
      m_flagTimer(this)
{
    connect(&m_thinking, &Thinking::progressed, this, &GameManager::progressed);
    connect(&m_thinking, &Thinking::moveFound, this, &GameManager::onMoveFound);
    connect(&m_thinking, &Thinking::advised, this, &GameManager::onAdvised);
    connect(&m_thinking, &Thinking::hintFound, this, &GameManager::onHintFound);
    connect(&m_thinking, &Thinking::openingHintFound, this, &GameManager::onOpeningHintFound);
    connect(&m_thinking, &Thinking::analysed, this,
            [this](const SearchReport& report) { emit analysed(report, m_revision); });
    connect(&m_engines, &EnginePlayers::moveFound, this, &GameManager::onEngineMove);
    connect(&m_engines, &EnginePlayers::failed, this, &GameManager::onEngineFailed);
    connect(&m_engines, &EnginePlayers::logged, this, &GameManager::engineLogged);
    connect(&m_flagTimer, &FlagTimer::becameLow, this, &GameManager::clockLow);
    connect(&m_flagTimer, &FlagTimer::ranOut, this, &GameManager::onTimeOver);
}

GameManager::~GameManager() = default;

// Beginning.

void GameManager::startNewGame(const GameSetup& setup)
{
    if (!isPlayable(setup) || setup.boardSize < smallestBoardFor(setup.openingRule))
        return refuse(Refusal::BadSetup);
    begin(PlayedGame(setup), OpeningSession(setup));
}

void GameManager::startFromPosition(const GameSetup& setup, const Grid& stones, Color toMove)
{
    if (!isPlayable(setup, stones))
        return refuse(Refusal::BadSetup);
    begin(PlayedGame(setup, stones, toMove));
}

void GameManager::openRecord(const GameSetup& setup,
                             const std::shared_ptr<const GameRecord>& record)
{
    if (!record)
        return refuse(Refusal::BadSetup);
    GameSetup full = setup;
    full.openingRule = parseOpeningRule(record->info().openingRule).value_or(OpeningRule::Free);
    if (record->boardSize() < smallestBoardFor(full.openingRule))
        full.openingRule = OpeningRule::Free;
    full.boardSize = record->boardSize();
    begin(PlayedGame(full, *record), OpeningSession(full, *record));
}

void GameManager::resumeGame(qint64 id)
{
    if (const auto stored = m_library.load(id))
        begin(PlayedGame(stored->setup, stored->record, stored->live),
              OpeningSession(stored->setup, stored->opening), id);
    else
        refuse(Refusal::NoSuchGame);
}

void GameManager::undoNewGame()
{
    if (m_previous.empty())
        return refuse(Refusal::NothingToUndo);
    TimedGame table = std::move(m_previous.back());
    m_previous.pop_back();
    adopt(std::move(table));
}

void GameManager::begin(PlayedGame game, const OpeningSession& opening, qint64 libraryId)
{
    if (m_table.game.record().nodeCount() > 1) {
        m_table.clock.pause(Clock::now());
        m_previous.push_back(std::move(m_table));
    }
    if (m_previous.size() > kMostPreviousGames)
        m_previous.pop_front();
    if (!isHuman(game, Color::Black) || !isHuman(game, Color::White))
        m_thinking.warmUp();
    m_thinking.varyForNewGame();
    adopt(TimedGame(std::move(game), ++m_gamesStarted, opening, libraryId));
}

void GameManager::adopt(TimedGame table)
{
    dropThoughts();
    m_trouble.reset();
    m_table = std::move(table);
    m_autosave.follow(m_table);
    m_paused = false;
    m_drawOffer.reset();
    m_table.restartClock(Clock::now());
    emit gameStarted(snapshot());
    proceed();
}

// Playing.

void GameManager::handleHumanMove(Point point)
{
    const PlayedGame& game = m_table.game;
    const OpeningSession& opening = m_table.opening;
    if (game.outcomeAt(game.shownNode()).isOver())
        return refuse(Refusal::GameOver, point);
    if (!isHuman(game, opening.isActive() ? opening.actor() : game.sideToMove()))
        return refuse(Refusal::NotYourTurn, point);
    if (opening.isActive()) {
        if (const auto why = opening.judge(point))
            return refuse(*why, point);
        return applyOpeningAction(*opening.opening().actionAt(point));
    }
    if (const auto why = game.judge(point))
        return refuse(*why, point);
    applyMove(point, std::nullopt);
}

void GameManager::takeOpeningAction(const OpeningAction& action)
{
    const OpeningSession& opening = m_table.opening;
    if (!opening.isActive() || m_table.game.result().isOver())
        return refuse(Refusal::GameOver, action.point);
    if (!isHuman(m_table.game, opening.actor()))
        return refuse(Refusal::NotYourTurn, action.point);
    if (const auto why = opening.judge(action))
        return refuse(*why, action.point);
    applyOpeningAction(action);
}

void GameManager::pass()
{
    const PlayedGame& game = m_table.game;
    if (m_table.opening.isActive())
        return refuse(Refusal::Busy);
    if (!isHuman(game, game.sideToMove()))
        return refuse(Refusal::NotYourTurn);
    if (const auto why = game.judgePass())
        return refuse(*why);
    applyMove(Point(), std::nullopt);
}

void GameManager::playForMe()
{
    if (m_table.game.result().isOver())
        return refuse(Refusal::GameOver);
    if (!isHuman(m_table.game, toAct()))
        return refuse(Refusal::NotYourTurn);
    m_table.game.showLive();
    startMove({.kind = PlayerSpec::Kind::Computer, .level = 0, .moveTime = kHintTime});
    announce();
}

void GameManager::requestHint()
{
    const PlayedGame& game = m_table.game;
    if (game.outcomeAt(game.shownNode()).isOver())
        return refuse(Refusal::GameOver);
    const Color asked = m_table.opening.isActive() ? toAct() : game.sideToMove();
    const bool machineAtWork
        = m_thinking.task() == Thinking::Task::Move || m_thinking.task() == Thinking::Task::Advice;
    if (machineAtWork || !isHuman(game, asked))
        return refuse(Refusal::NotYourTurn);
    if (m_table.opening.isActive())
        m_thinking.findHint(m_table.opening.opening(), game.setup().rule);
    else
        m_thinking.findHint(game.shownPosition());
    announce();
}

void GameManager::cancelHint()
{
    if (m_thinking.task() == Thinking::Task::Hint)
        proceed();
}

void GameManager::undo()
{
    m_table.game.showLive();
    if (m_table.game.isDeclared()) {
        m_table.game.withdrawDeclaration();
        return changeTo(m_table.game.live());
    }
    const auto ply = plyForUndo(m_table.game);
    if (m_table.opening.stones() > 0 && ply.value_or(0) < m_table.opening.stones())
        undoOpening();
    else if (ply)
        changeTo(*ply);
    else
        undoNewGame();
}

void GameManager::redo()
{
    m_table.game.showLive();
    if (m_table.opening.canRedo())
        redoOpening();
    else if (const auto ply = m_table.opening.isActive() ? std::nullopt : plyForRedo(m_table.game))
        changeTo(*ply);
    else
        refuse(Refusal::NothingToRedo);
}

void GameManager::resign()
{
    if (m_table.game.result().isOver())
        return refuse(Refusal::GameOver);
    const auto color = humanToAct(m_table.game);
    if (!color)
        return refuse(Refusal::NoHuman);
    finish(GameEnd::Resignation, opponent(*color));
}

void GameManager::offerDraw()
{
    if (m_table.game.result().isOver())
        return refuse(Refusal::GameOver);
    if (!isHuman(m_table.game, Color::Black) || !isHuman(m_table.game, Color::White))
        return refuse(Refusal::NoHuman);
    if (m_drawOffer)
        return refuse(Refusal::Busy);
    m_drawOffer = m_table.game.liveSide();
    announce();
}

void GameManager::answerDraw(bool accept)
{
    if (!m_drawOffer)
        return refuse(Refusal::Busy);
    m_drawOffer.reset();
    if (accept)
        finish(GameEnd::Agreement, std::nullopt);
    else
        announce();
}

void GameManager::claimTime()
{
    if (m_table.game.result().isOver())
        return refuse(Refusal::GameOver);
    if (!m_table.clock.isLimited())
        return refuse(Refusal::NoClock);
    const Color late = m_table.game.liveSide();
    if (!m_table.clock.isOver(late, Clock::now()))
        return refuse(Refusal::NotOutOfTime);
    finish(GameEnd::Time, opponent(late));
}

// The players.

void GameManager::setPlayers(const PerColor<PlayerSpec>& players)
{
    m_table.game.setPlayers(players);
    m_trouble.reset();
    proceed();
}

void GameManager::swapSides()
{
    const PerColor<PlayerSpec>& players = m_table.game.setup().players;
    setPlayers({players.white, players.black});
}

void GameManager::answerEngineTrouble(EngineChoice choice)
{
    const auto trouble = std::exchange(m_trouble, std::nullopt);
    if (!trouble)
        return refuse(Refusal::Busy);
    PerColor<PlayerSpec> players = m_table.game.setup().players;
    switch (choice) {
    case EngineChoice::Retry:
        return proceed();
    case EngineChoice::TakeOver:
        players[trouble->color] = {.kind = PlayerSpec::Kind::Human};
        return setPlayers(players);
    case EngineChoice::Resign:
        return finish(GameEnd::Forfeit, opponent(trouble->color));
    }
}

void GameManager::setEngines(const EngineList& engines)
{
    m_engines.setEngines(engines);
}

// Watching and pausing.

void GameManager::setPaused(bool paused)
{
    m_paused = paused && !m_table.game.result().isOver();
    m_stepping = false;
    proceed();
}

void GameManager::step()
{
    if (m_table.game.result().isOver())
        return refuse(Refusal::GameOver);
    if (isHuman(m_table.game, toAct()))
        return refuse(Refusal::NotYourTurn);
    m_paused = true;
    m_stepping = true;
    proceed();
}

void GameManager::setReplyPause(Milliseconds toHuman, Milliseconds toMachine)
{
    m_replyPauseToHuman = toHuman;
    m_replyPauseToMachine = toMachine;
}

// Looking back.

void GameManager::goToMove(int number)
{
    if (number < 0 || number > m_table.game.length())
        return refuse(Refusal::NoSuchMove);
    m_table.game.show(number);
    lookedElsewhere();
}

void GameManager::goToNode(NodeId node)
{
    if (!m_table.game.showNode(node))
        return refuse(Refusal::NoSuchMove);
    lookedElsewhere();
}

void GameManager::showVariation(Point point)
{
    const GameRecord& record = m_table.game.record();
    for (const NodeId child : record.children(m_table.game.shownNode())) {
        if (record.move(child) && record.move(child)->point == point)
            return goToNode(child);
    }
    refuse(Refusal::NoSuchMove, point);
}

void GameManager::returnToGame()
{
    m_table.game.showLive();
    lookedElsewhere();
}

void GameManager::setComment(quint64 game, NodeId node, const QString& text)
{
    if (game != m_table.number || !m_table.game.record().contains(node))
        return;
    m_table.game.setComment(node, text);
    m_autosave.keep(m_table);
    announce();
}

void GameManager::setAnalysis(int lines)
{
    m_analysisLines = std::max(lines, 0);
    lookedElsewhere();
}

void GameManager::refuse(Refusal why, Point point)
{
    emit refused(why, point);
}

}  // namespace gomoku
