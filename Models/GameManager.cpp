// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/GameManager.h"

#include "Models/Game/GameSnapshotBuilder.h"
#include "Models/Game/Players/PlayerLimits.h"
#include "Models/Game/UndoRedo.h"
#include "Models/Setup/SetupCheck.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

using Clock = std::chrono::steady_clock;

// Games that undoNewGame() can reach. Each holds a whole record.
constexpr std::size_t kMostPreviousGames = 8;

/// What the machine thinks of the position. Where there was only one move it has not thought, and
/// its nought means nothing.
std::optional<Score> opinionIn(const SearchReport& report)
{
    const bool thought = report.nodes > 0 || report.fromBook || report.score() != 0;
    return thought ? std::optional(report.score()) : std::nullopt;
}

}  // namespace

GameManager::GameManager(QObject* parent)
    : QObject(parent),
      m_ai(kTableMegabytes, this),
      m_library(this),
      m_autosave(m_library),
      m_thinking(m_ai, this),
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
    if (!canOpen(setup))
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
    TimedGame game = std::move(m_previous.back());
    m_previous.pop_back();
    adopt(std::move(game));
}

void GameManager::begin(PlayedGame game, const OpeningSession& opening, qint64 libraryId)
{
    if (m_current.game.record().nodeCount() > 1) {
        m_current.clock.pause(Clock::now());
        m_previous.push_back(std::move(m_current));
    }
    if (m_previous.size() > kMostPreviousGames)
        m_previous.pop_front();
    if (!isHuman(game, Color::Black) || !isHuman(game, Color::White))
        m_ai.warmUp();
    m_thinking.varyForNewGame();
    adopt(TimedGame(std::move(game), ++m_gamesStarted, opening, libraryId));
}

void GameManager::adopt(TimedGame game)
{
    dropThoughts();
    m_trouble.reset();
    m_current = std::move(game);
    m_walk.begin(m_current.game.setup().rule);
    m_autosave.follow(m_current);
    m_paused = false;
    m_drawOffer.reset();
    m_current.restartClock(Clock::now());
    emit gameStarted(snapshot());
    proceed();
}

// Playing.

void GameManager::handleHumanMove(Point point)
{
    const PlayedGame& game = m_current.game;
    const OpeningSession& opening = m_current.opening;
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
    const OpeningSession& opening = m_current.opening;
    if (!opening.isActive() || m_current.game.result().isOver())
        return refuse(Refusal::GameOver, action.point);
    if (!isHuman(m_current.game, opening.actor()))
        return refuse(Refusal::NotYourTurn, action.point);
    if (const auto why = opening.judge(action))
        return refuse(*why, action.point);
    applyOpeningAction(action);
}

void GameManager::pass()
{
    const PlayedGame& game = m_current.game;
    if (m_current.opening.isActive())
        return refuse(Refusal::Busy);
    if (!isHuman(game, game.sideToMove()))
        return refuse(Refusal::NotYourTurn);
    if (const auto why = game.judgePass())
        return refuse(*why);
    applyMove(Point(), std::nullopt);
}

void GameManager::playForMe()
{
    if (m_current.game.result().isOver())
        return refuse(Refusal::GameOver);
    if (!isHuman(m_current.game, toAct()))
        return refuse(Refusal::NotYourTurn);
    m_current.game.showLive();
    startMove({.kind = PlayerSpec::Kind::Computer, .level = 0, .moveTime = kHintTime});
    announce();
}

void GameManager::requestHint()
{
    const PlayedGame& game = m_current.game;
    if (game.outcomeAt(game.shownNode()).isOver())
        return refuse(Refusal::GameOver);
    const Color asked = m_current.opening.isActive() ? toAct() : game.sideToMove();
    const bool machineAtWork
        = m_thinking.task() == Thinking::Task::Move || m_thinking.task() == Thinking::Task::Advice;
    if (machineAtWork || !isHuman(game, asked))
        return refuse(Refusal::NotYourTurn);
    if (m_current.opening.isActive())
        m_thinking.findHint(m_current.opening.opening(), game.setup().rule);
    else
        m_thinking.findHint(shownPosition());
    announce();
}

void GameManager::cancelHint()
{
    if (m_thinking.task() == Thinking::Task::Hint)
        proceed();
}

void GameManager::undo()
{
    m_current.game.showLive();
    if (m_current.game.isDeclared()) {
        m_current.game.withdrawDeclaration();
        return changeTo(m_current.game.live());
    }
    const auto ply = plyForUndo(m_current.game);
    if (m_current.opening.stones() > 0 && ply.value_or(0) < m_current.opening.stones())
        undoOpening();
    else if (ply)
        changeTo(*ply);
    else
        undoNewGame();
}

void GameManager::redo()
{
    m_current.game.showLive();
    if (m_current.opening.canRedo())
        redoOpening();
    else if (const auto ply
             = m_current.opening.isActive() ? std::nullopt : plyForRedo(m_current.game))
        changeTo(*ply);
    else
        refuse(Refusal::NothingToRedo);
}

void GameManager::resign()
{
    if (m_current.game.result().isOver())
        return refuse(Refusal::GameOver);
    const auto color = humanToAct(m_current.game);
    if (!color)
        return refuse(Refusal::NoHuman);
    finish(GameEnd::Resignation, opponent(*color));
}

void GameManager::offerDraw()
{
    if (m_current.game.result().isOver())
        return refuse(Refusal::GameOver);
    if (!isHuman(m_current.game, Color::Black) || !isHuman(m_current.game, Color::White))
        return refuse(Refusal::NoHuman);
    if (m_drawOffer)
        return refuse(Refusal::Busy);
    m_drawOffer = m_current.game.liveSide();
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
    if (m_current.game.result().isOver())
        return refuse(Refusal::GameOver);
    if (!m_current.clock.isLimited())
        return refuse(Refusal::NoClock);
    const Color late = m_current.game.liveSide();
    if (!m_current.clock.isOver(late, Clock::now()))
        return refuse(Refusal::NotOutOfTime);
    finish(GameEnd::Time, opponent(late));
}

// The players.

void GameManager::setPlayers(const PerColor<PlayerSpec>& players)
{
    m_current.game.setPlayers(players);
    m_trouble.reset();
    proceed();
}

void GameManager::swapSides()
{
    const PerColor<PlayerSpec>& players = m_current.game.setup().players;
    setPlayers({players.white, players.black});
}

void GameManager::answerEngineTrouble(EngineChoice choice)
{
    const auto trouble = std::exchange(m_trouble, std::nullopt);
    if (!trouble)
        return refuse(Refusal::Busy);
    PerColor<PlayerSpec> players = m_current.game.setup().players;
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
    m_paused = paused && !m_current.game.result().isOver();
    m_stepping = false;
    proceed();
}

void GameManager::step()
{
    if (m_current.game.result().isOver())
        return refuse(Refusal::GameOver);
    if (isHuman(m_current.game, toAct()))
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
    if (number < 0 || number > m_current.game.length())
        return refuse(Refusal::NoSuchMove);
    m_current.game.show(number);
    lookedElsewhere();
}

void GameManager::goToNode(NodeId node)
{
    if (!m_current.game.showNode(node))
        return refuse(Refusal::NoSuchMove);
    lookedElsewhere();
}

void GameManager::showVariation(Point point)
{
    const GameRecord& record = m_current.game.record();
    for (const NodeId child : record.children(m_current.game.shownNode())) {
        if (record.move(child) && record.move(child)->point == point)
            return goToNode(child);
    }
    refuse(Refusal::NoSuchMove, point);
}

void GameManager::returnToGame()
{
    m_current.game.showLive();
    lookedElsewhere();
}

void GameManager::setComment(quint64 game, NodeId node, const QString& text)
{
    if (game != m_current.number || !m_current.game.record().contains(node))
        return;
    m_current.game.setComment(node, text);
    m_autosave.keep(m_current);
    announce();
}

void GameManager::setAnalysis(int lines)
{
    m_analysisLines = std::max(lines, 0);
    lookedElsewhere();
}

// What follows from a request.

void GameManager::refuse(Refusal why, Point point)
{
    emit refused(why, point);
}

/// Plays for the side to move in the position shown.
void GameManager::applyMove(Point point, std::optional<Score> score, std::optional<NodeId> lookAt)
{
    const PlayedMove move = m_current.apply(point, score, Clock::now());
    if (lookAt)
        m_current.game.showNode(*lookAt);
    m_paused = std::exchange(m_stepping, false);
    m_drawOffer.reset();
    m_autosave.keep(m_current);
    emit moveApplied(
        {move, m_current.game.record().moveNumber(m_current.game.liveNode()), snapshot()});
    proceed();
}

void GameManager::applyOpeningAction(const OpeningAction& action, std::optional<NodeId> lookAt)
{
    PlayedGame& game = m_current.game;
    game.showLive();
    const int before = game.live();
    m_current.opening.apply(action, game);
    m_paused = m_stepping;
    m_stepping = false;
    m_drawOffer.reset();
    m_current.restartClock(Clock::now());
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
    const PlayedGame& game = m_current.game;
    return game.isLookingBack() ? std::optional(game.shownNode()) : std::nullopt;
}

/// Back to the last thing that a human decided in the opening.
void GameManager::undoOpening()
{
    if (!m_current.opening.canUndo(m_current.game))
        return undoNewGame();
    m_current.opening.undo(m_current.game);
    changeTo(m_current.opening.stones());
}

void GameManager::redoOpening()
{
    m_current.opening.redo(m_current.game);
    changeTo(m_current.opening.stones());
}

void GameManager::finish(GameEnd end, std::optional<Color> winner)
{
    m_current.finish(end, winner, Clock::now());
    m_drawOffer.reset();
    proceed();
}

void GameManager::changeTo(int ply)
{
    m_current.changeTo(ply, Clock::now());
    // Machines among themselves would at once play again what was just taken back.
    m_paused = !hasHuman(m_current.game);
    m_stepping = false;
    m_drawOffer.reset();
    m_trouble.reset();
    proceed();
}

/// Something has changed: lets the machine to move think, or whatever else fits now.
void GameManager::proceed()
{
    dropThoughts();
    m_autosave.keep(m_current);
    if ((m_paused && !m_stepping) || m_trouble || m_current.game.result().isOver())
        m_current.clock.pause(Clock::now());
    else
        m_current.clock.resume(Clock::now());
    m_flagTimer.follow(m_current.clock);
    if (machineMayMove())
        startMove(m_current.game.setup().players[toAct()]);
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

const BoardManager& GameManager::shownPosition()
{
    m_walk.goTo(m_current.game.record(), m_current.game.shownNode());
    return m_board;
}

/// Whoever looks back has the board; the computer then gets one of its own.
BoardManager GameManager::livePosition()
{
    const PlayedGame& game = m_current.game;
    return game.isLookingBack() ? boardAt(game.record(), game.liveNode(), game.setup().rule)
                                : shownPosition();
}

/// The colour of the player who has to act, which in the opening need not be the side to move.
Color GameManager::toAct() const
{
    return m_current.opening.isActive() ? m_current.opening.actor() : m_current.game.liveSide();
}

bool GameManager::machineMayMove() const
{
    const PlayedGame& game = m_current.game;
    return !game.result().isOver() && !isHuman(game, toAct()) && !m_trouble
        && (!m_paused || m_stepping);
}

void GameManager::startMove(const PlayerSpec& player)
{
    const PlayedGame& game = m_current.game;
    const SearchLimits limits = limitsFor(player, m_current.clock, toAct(), Clock::now());
    const Milliseconds pause
        = isHuman(game, opponent(toAct())) ? m_replyPauseToHuman : m_replyPauseToMachine;
    // An external engine knows no opening rules: until it can simply move, ours decides for it.
    if (m_current.opening.isActive())
        m_thinking.advise(m_current.opening.opening(), game.setup().rule, limits, pause);
    else if (player.kind == PlayerSpec::Kind::Engine)
        m_engines.findMove(m_current, pause, Clock::now());
    else
        m_thinking.findMove(livePosition(), limits, pause);
}

void GameManager::startAnalysis()
{
    const PlayedGame& game = m_current.game;
    if (m_analysisLines > 0 && !game.outcomeAt(game.shownNode()).isOver())
        m_thinking.analyse(shownPosition(), m_analysisLines);
}

void GameManager::onMoveFound(const SearchReport& report)
{
    PlayedGame& game = m_current.game;
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
    PlayedGame& game = m_current.game;
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
    emit hintFound(report.bestMove(), report, reasonFor(shownPosition(), report));
    proceed();
}

void GameManager::onOpeningHintFound(const OpeningAction& action)
{
    emit openingHintFound(action);
    proceed();
}

void GameManager::onTimeOver(Color color)
{
    if (m_current.clock.spec().mustBeClaimed && isHuman(m_current.game, opponent(color)))
        announce();
    else
        finish(GameEnd::Time, opponent(color));
}

GameSnapshot GameManager::snapshot()
{
    GameSnapshot view
        = snapshotOf(m_current.game, shownPosition().grid(), m_current.clock, Clock::now());
    view.revision = ++m_revision;
    view.game = m_current.number;
    view.thinking = m_engines.isThinking() || m_thinking.task() == Thinking::Task::Move
        || m_thinking.task() == Thinking::Task::Advice;
    view.paused = m_paused;
    view.canUndoNewGame = !m_previous.empty();
    if (m_current.opening.isActive()) {
        view.opening = m_current.opening.view();
        view.canUndo = m_current.opening.canUndo(m_current.game);
        view.canRedo = m_current.opening.canRedo();
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
    m_thinking.drop();
    m_ai.setTableSize(static_cast<std::size_t>(std::max(megabytes, 1)));
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
    emit recordReady(ticket, m_current.number == 0 ? nullptr : m_current.game.sharedRecord());
}

void GameManager::prepareToLeave()
{
    dropThoughts();
    m_engines.leave();
    m_flagTimer.follow(GameClock());
    m_ai.waitForDone();
}

}  // namespace gomoku
