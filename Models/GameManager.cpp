// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/GameManager.h"

#include "Models/Game/HintReason.h"
#include "Models/Game/PlayerLimits.h"
#include "Models/Game/SetupCheck.h"
#include "Models/Game/SnapshotMaker.h"
#include "Models/Game/TakeBack.h"

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
      m_keeper(m_library),
      m_thinking(this),
      m_clockWatch(this)
{
    connect(&m_thinking, &Thinking::progressed, this, &GameManager::progressed);
    connect(&m_thinking, &Thinking::moveFound, this, &GameManager::onMoveFound);
    connect(&m_thinking, &Thinking::advised, this, &GameManager::applyOpeningAction);
    connect(&m_thinking, &Thinking::hintFound, this, &GameManager::onHintFound);
    connect(&m_thinking, &Thinking::analysed, this,
            [this](const SearchReport& report) { emit analysed(report, m_revision); });
    connect(&m_clockWatch, &ClockWatch::becameLow, this, &GameManager::clockLow);
    connect(&m_clockWatch, &ClockWatch::ranOut, this, &GameManager::onTimeOver);
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
    begin(PlayedGame(setup, *record));
}

void GameManager::resumeGame(qint64 id)
{
    if (const auto stored = m_library.load(id))
        begin(PlayedGame(stored->setup, stored->record, stored->live), {}, id);
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
    adopt(TimedGame(std::move(game), ++m_gamesStarted, opening, libraryId));
}

void GameManager::adopt(TimedGame table)
{
    m_thinking.drop();
    m_table = std::move(table);
    m_keeper.follow(m_table);
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
    if (m_thinking.task() == Thinking::Task::Move || !isHuman(game, game.sideToMove()))
        return refuse(Refusal::NotYourTurn);
    if (m_table.opening.isActive())
        return refuse(Refusal::Busy);
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
    if (const auto ply = m_table.opening.isActive() ? std::nullopt : plyForRedo(m_table.game))
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
    proceed();
}

void GameManager::swapSides()
{
    const PerColor<PlayerSpec>& players = m_table.game.setup().players;
    setPlayers({players.white, players.black});
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

void GameManager::returnToGame()
{
    m_table.game.showLive();
    lookedElsewhere();
}

void GameManager::setComment(const QString& text)
{
    m_table.game.setComment(text);
    m_keeper.keep(m_table);
    announce();
}

void GameManager::setAnalysis(int lines)
{
    m_analysisLines = std::max(lines, 0);
    lookedElsewhere();
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

void GameManager::requestSnapshot()
{
    announce();
}

void GameManager::prepareToLeave()
{
    m_thinking.drop();
    m_clockWatch.follow(GameClock());
    m_thinking.waitForDone();
}

void GameManager::refuse(Refusal why, Point point)
{
    emit refused(why, point);
}

/// Plays for the side to move in the position shown.
void GameManager::applyMove(Point point, std::optional<Score> score)
{
    const PlayedMove move = m_table.apply(point, score, Clock::now());
    m_paused = std::exchange(m_stepping, false);
    m_drawOffer.reset();
    m_keeper.keep(m_table);
    emit moveApplied({move, m_table.game.live(), snapshot()});
    proceed();
}

void GameManager::applyOpeningAction(const OpeningAction& action)
{
    PlayedGame& game = m_table.game;
    game.showLive();
    const int before = game.live();
    m_table.opening.apply(action, game);
    m_paused = m_stepping;
    m_stepping = false;
    m_drawOffer.reset();
    m_table.restartClock(Clock::now());
    if (game.live() > before)
        emit moveApplied({game.moves()[static_cast<std::size_t>(before)], game.live(), snapshot()});
    proceed();
}

/// Back to the last thing that a human decided in the opening.
void GameManager::undoOpening()
{
    if (!m_table.opening.canUndo(m_table.game))
        return undoNewGame();
    m_table.opening.undo(m_table.game);
    changeTo(m_table.opening.stones());
}

void GameManager::finish(GameEnd end, std::optional<Color> winner)
{
    m_table.finish(end, winner);
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
    proceed();
}

/// Something has changed: lets the machine to move think, or whatever else fits now.
void GameManager::proceed()
{
    m_thinking.drop();
    m_keeper.keep(m_table);
    if (m_paused && !m_stepping)
        m_table.clock.pause(Clock::now());
    else
        m_table.clock.resume(Clock::now());
    m_clockWatch.follow(m_table.clock);
    if (machineMayMove())
        startMove(m_table.game.setup().players[toAct()]);
    else
        startAnalysis();
    announce();
}

void GameManager::lookedElsewhere()
{
    if (m_thinking.task() != Thinking::Task::Move) {
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
    return !game.result().isOver() && !isHuman(game, toAct()) && (!m_paused || m_stepping);
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
    game.showLive();
    const Point point = report.bestMove();
    // No move at all: under Renju all that is left may be forbidden.
    if (point.isNone() && !game.judgePass())
        return applyMove(Point(), std::nullopt);
    if (game.judge(point))
        return finish(GameEnd::Forfeit, opponent(game.liveSide()));
    applyMove(point, report.score());
}

void GameManager::onHintFound(const SearchReport& report)
{
    emit hintFound(report.bestMove(), report, reasonFor(m_table.game.shownPosition(), report));
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
    view.thinking
        = m_thinking.task() == Thinking::Task::Move || m_thinking.task() == Thinking::Task::Advice;
    view.paused = m_paused;
    view.canUndoNewGame = !m_previous.empty();
    if (m_table.opening.isActive()) {
        view.opening = m_table.opening.view();
        view.canUndo = m_table.opening.canUndo(m_table.game);
        view.canRedo = false;
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

}  // namespace gomoku
