// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/GameManager.h"

#include "Models/Game/GameBeginnings.h"
#include "Models/Game/GameSnapshotBuilder.h"
#include "Models/Game/Players/PlayerLimits.h"
#include "Models/Game/Requests.h"
#include "Models/Game/UndoRedo.h"
#include "Models/Review/ReviewRecord.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

using Clock = std::chrono::steady_clock;

// Games that undoNewGame() can reach. Each holds a whole record.
constexpr std::size_t kMostPreviousGames = 8;

}  // namespace

GameManager::GameManager(QObject* parent)
    : QObject(parent),
      m_ai(kTableMegabytes, this),
      m_autosave(m_library.library(), this),
      m_computer{.seed = QRandomGenerator::global()->generate64() | 1},
      m_study(m_ai, m_computer, this),
      m_guard(this),
      m_players(m_ai, m_computer, this),
      m_flagTimer(this)
{
    connect(&m_autosave, &GameAutosave::loaded, this, &GameManager::onGameLoaded);
    connect(&m_players, &PlayerPair::answered, this, &GameManager::onAnswered);
    connect(&m_players, &PlayerPair::failed, this, &GameManager::onFailed);
    connect(&m_players, &PlayerPair::progressed, this, &GameManager::progressed);
    connect(&m_players, &PlayerPair::logged, this, &GameManager::engineLogged);
    connect(&m_study, &PositionStudy::progressed, this, &GameManager::progressed);
    connect(&m_study, &PositionStudy::hintFound, this, &GameManager::onHintFound);
    connect(&m_study, &PositionStudy::openingHintFound, this, &GameManager::onOpeningHintFound);
    connect(&m_study, &PositionStudy::threatFound, this, &GameManager::threatFound);
    connect(&m_study, &PositionStudy::analysed, this,
            [this](const SearchReport& report) { emit analysed(report, m_revision); });
    connect(&m_guard, &BlunderGuard::decided, this, &GameManager::proceed);
    connect(&m_flagTimer, &FlagTimer::ranOut, this, &GameManager::onTimeOver);
}

GameManager::~GameManager() = default;

// Beginning.

void GameManager::startNewGame(const GameSetup& setup)
{
    begin(newGame(setup));
}

void GameManager::startFromPosition(const GameSetup& setup, const Grid& stones, Color toMove)
{
    begin(gameFrom(setup, stones, toMove));
}

void GameManager::openRecord(const GameSetup& setup,
                             const std::shared_ptr<const GameRecord>& record)
{
    begin(record ? std::optional(openedGame(setup, *record)) : std::nullopt);
}

void GameManager::resumeGame(qint64 id)
{
    m_autosave.load(id);
}

void GameManager::onGameLoaded(const LoadedGame& loaded)
{
    if (loaded.outcome == LoadedGame::Outcome::Missing)
        return refuse(Refusal::NoSuchGame);
    if (!loaded.game)
        return;  // The library has told what is wrong with it.
    const bool isCopy = loaded.outcome == LoadedGame::Outcome::Copy;
    begin(resumedGame(*loaded.game, isCopy));
    if (isCopy)
        emit copyOpened();
}

void GameManager::undoNewGame()
{
    if (m_previous.empty())
        return refuse(Refusal::NothingToUndo);
    TimedGame game = std::move(m_previous.back());
    m_previous.pop_back();
    adopt(std::move(game));
}

void GameManager::begin(std::optional<TimedGame> game)
{
    if (!game)
        return refuse(Refusal::BadSetup);
    if (m_current.game.record().nodeCount() > 1) {
        m_current.clock.pause(Clock::now());
        m_previous.push_back(std::move(m_current));
    }
    if (m_previous.size() > kMostPreviousGames)
        m_previous.pop_front();
    if (!isHuman(game->game, Color::Black) || !isHuman(game->game, Color::White))
        m_ai.warmUp();
    m_computer.varyForNewGame();
    game->number = ++m_gamesStarted;
    adopt(std::move(*game));
}

void GameManager::adopt(TimedGame game)
{
    stopThinking();
    m_study.beginGame();
    m_guard.forget();
    m_turn = {};
    m_current = std::move(game);
    m_walk.begin(m_current.game.setup().rule);
    m_autosave.follow(m_current);
    m_analysisLines = 0;  // Nobody has asked for it in this game.
    m_current.restartClock(Clock::now());
    emit gameStarted(snapshot());
    proceed();
}

// Playing.

void GameManager::handleHumanMove(Point point)
{
    if (const auto why = refusalOfMove(m_current, point, m_guard.warning().has_value()))
        return refuse(*why, point);
    if (m_current.opening.isActive())
        return applyOpeningAction(*m_current.opening.opening().actionAt(point));
    const PlayedGame& game = m_current.game;
    const bool guarded = m_guard.guardsAgainst(game.setup().players[opponent(game.sideToMove())]);
    const auto before = guarded ? std::optional(shownPosition()) : std::nullopt;
    applyMove(point, std::nullopt, {}, before ? &*before : nullptr);
}

void GameManager::takeOpeningAction(const OpeningAction& action)
{
    if (const auto why = refusalOfOpeningAction(m_current, action))
        return refuse(*why, action.point);
    applyOpeningAction(action);
}

void GameManager::pass()
{
    if (const auto why = refusalOfPass(m_current))
        return refuse(*why);
    applyMove(Point(), std::nullopt);
}

void GameManager::playForMe()
{
    if (const auto why = refusalOfComputerMove(m_current))
        return refuse(*why);
    m_current.game.showLive();
    noteHelp(Help::ComputerMove);
    stopThinking();
    ask(Asked::Computer);
    announce();
}

void GameManager::requestHint()
{
    if (const auto why = refusalOfHint(m_current, m_players.isThinking()))
        return refuse(*why);
    noteHelp(Help::Hint);
    if (m_current.opening.isActive())
        m_study.findHint(m_current.opening.opening(), m_current.game.setup().rule);
    else
        m_study.findHint(shownPosition());
    announce();
}

void GameManager::requestThreat()
{
    if (const auto why = refusalOfThreat(m_current, m_players.isThinking()))
        return refuse(*why);
    noteHelp(Help::Hint);
    m_study.findThreat(shownPosition());
    announce();
}

void GameManager::followMove(Point point)
{
    PlayedGame& game = m_current.game;
    if (!game.isLookingBack() || m_current.opening.isActive())
        return handleHumanMove(point);
    if (const auto why = game.judge(point))
        return refuse(*why, point);
    game.tryOut(point);
    m_autosave.keep(m_current);
    lookedElsewhere();
}

void GameManager::tryMoves(quint64 game, NodeId from, const std::vector<Point>& moves)
{
    if (game != m_current.number || !m_current.game.showNode(from))
        return;
    for (const Point move : moves) {
        if (const auto why = m_current.game.judge(move)) {
            refuse(*why, move);
            break;
        }
        m_current.game.tryOut(move);
    }
    m_autosave.keep(m_current);
    lookedElsewhere();
}

void GameManager::keepMove()
{
    if (!m_guard.warning())
        return;
    m_guard.forget();
    proceed();
}

void GameManager::undo()
{
    if (m_current.game.isRemovalNewest())
        return restoreBranch(m_current.number);
    if (m_current.game.isDeclared()) {
        m_current.game.showLive();
        m_current.game.withdrawDeclaration();
        return changeTo(m_current.game.live());
    }
    const auto ply = plyForUndo(m_current.game);
    if (m_current.opening.stones() > 0 && ply.value_or(0) < m_current.opening.stones())
        return undoOpening();
    if (!ply)
        return undoNewGame();
    noteHelp();
    changeTo(*ply);
}

void GameManager::redo()
{
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
    if (const auto why = refusalOfResignation(m_current))
        return refuse(*why);
    finish(GameEnd::Resignation, opponent(*humanToAct(m_current.game)));
}

void GameManager::offerDraw()
{
    if (const auto why = refusalOfDrawOffer(m_current, m_turn.drawOffer.has_value()))
        return refuse(*why);
    m_turn.drawOffer = m_current.game.liveSide();
    announce();
}

void GameManager::answerDraw(bool accept)
{
    if (!m_turn.drawOffer)
        return refuse(Refusal::Busy);
    m_turn.drawOffer.reset();
    if (accept)
        finish(GameEnd::Agreement, std::nullopt);
    else
        announce();
}

void GameManager::claimTime()
{
    if (const auto why = refusalOfTimeClaim(m_current, Clock::now()))
        return refuse(*why);
    finish(GameEnd::Time, opponent(m_current.game.liveSide()));
}

// The players.

void GameManager::setPlayers(const PerColor<PlayerSpec>& players)
{
    PlayedGame& game = m_current.game;
    const bool tookOver = game.live() > 0 && game.setup().players != players;
    game.setPlayers(players);
    m_guard.forget();
    if (tookOver)
        noteHelp(Help::OtherPlayers);
    m_turn.failed.reset();
    proceed();
}

void GameManager::swapSides()
{
    const PerColor<PlayerSpec>& players = m_current.game.setup().players;
    setPlayers({players.white, players.black});
}

void GameManager::answerEngineTrouble(EngineChoice choice)
{
    const auto color = std::exchange(m_turn.failed, std::nullopt);
    if (!color)
        return refuse(Refusal::Busy);
    PerColor<PlayerSpec> players = m_current.game.setup().players;
    switch (choice) {
    case EngineChoice::Retry:
        return proceed();
    case EngineChoice::TakeOver:
        players[*color] = {.kind = PlayerSpec::Kind::Human};
        return setPlayers(players);
    case EngineChoice::Resign:
        return finish(GameEnd::Forfeit, opponent(*color));
    }
}

// Watching and pausing.

void GameManager::setPaused(bool paused)
{
    m_turn.paused = paused && !m_current.game.result().isOver();
    m_turn.stepping = false;
    proceed();
}

void GameManager::step()
{
    if (const auto why = refusalOfStep(m_current))
        return refuse(*why);
    m_turn.paused = true;
    m_turn.stepping = true;
    proceed();
}

// Looking back.

void GameManager::goToMove(int number)
{
    if (number < 0 || number > m_current.game.length())
        return refuse(Refusal::NoSuchMove);
    m_current.game.show(number);
    lookedElsewhere();
}

void GameManager::goToReviewed(const GameReview& review, int moves, const std::vector<Point>& line)
{
    goToNode(reviewedNode(m_current.game.record(), review, moves, line));
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

void GameManager::attachReview(quint64 game, const GameReview& review)
{
    if (game != m_current.number || !review.isComplete
        || reviewedNode(m_current.game.record(), review, review.firstMove).isNone())
        return;
    m_current.game.annotate([&](GameRecord& record) { gomoku::attachReview(record, review); });
    m_autosave.keep(m_current);
    announce();
}

// The tree of moves.

void GameManager::toggleMark(quint64 game, NodeId node, const BoardMark& mark)
{
    if (game != m_current.number || !m_current.game.toggleMark(node, mark))
        return;
    m_autosave.keep(m_current);
    announce();
}

void GameManager::promoteBranch(quint64 game, NodeId node, bool toTheTop)
{
    if (game == m_current.number && m_current.game.promote(node, toTheTop))
        treeChanged(m_current.game.liveNode());
}

void GameManager::removeBranch(quint64 game, NodeId node)
{
    const NodeId live = m_current.game.liveNode();
    if (game != m_current.number)
        return;
    if (m_current.isOpeningStone(node))
        return refuse(Refusal::Busy);
    if (m_current.game.removeBranch(node))
        treeChanged(live);
}

void GameManager::restoreBranch(quint64 game)
{
    const NodeId live = m_current.game.liveNode();
    if (game == m_current.number && m_current.game.restoreBranch())
        treeChanged(live);
}

/// Other moves may be next now, and the game may stand elsewhere.
void GameManager::treeChanged(NodeId liveBefore)
{
    m_walk.begin(m_current.game.setup().rule);
    if (m_current.game.liveNode() != liveBefore) {
        noteHelp();  // The newest moves are gone: that is taking back.
        m_guard.forget();
        m_current.followTree(Clock::now());
        m_turn.paused = !hasHuman(m_current.game);
    }
    proceed();
}

void GameManager::setRule(Rule rule)
{
    if (m_current.opening.isActive())
        return refuse(Refusal::Busy);
    m_current.game.setRule(rule);
    m_walk.begin(rule);
    proceed();
}

void GameManager::setAnalysis(int lines)
{
    m_analysisLines = std::max(lines, 0);
    lookedElsewhere();
}

void GameManager::noteStudy()
{
    noteHelp(Help::Analysis);
    announce();
}

// What follows from a request.

/// Where one human plays a computer or engine, the result is no longer theirs alone. A result that
/// stands is not touched: what follows it is study.
void GameManager::noteHelp(Help help)
{
    PlayedGame& game = m_current.game;
    const GameInfo& info = game.record().info();
    if (isHuman(game, Color::Black) == isHuman(game, Color::White) || info.isHelped()
        || info.result.isKnown())
        return;
    game.noteHelp(help);
    m_autosave.keep(m_current);
}

void GameManager::refuse(Refusal why, Point point)
{
    emit refused(why, point);
}

/// Plays for the side to move in the position shown.
void GameManager::applyMove(Point point, std::optional<Score> score, std::optional<NodeId> lookAt,
                            const BoardManager* toCheck)
{
    const GameRecord& record = m_current.game.record();
    if (!record.firstChild(m_current.game.shownNode()).isNone())
        noteHelp();  // The game continued from here before: that is taking back.
    const PlayedMove move = m_current.apply(point, score, Clock::now());
    if (lookAt)
        m_current.game.showNode(*lookAt);
    m_turn.moveMade();
    m_guard.forget();
    const PlayedGame& game = m_current.game;
    if (toCheck && !game.result().isOver())
        m_guard.check(*toCheck, point);
    continueGame();
    tellMove(move);
}

void GameManager::applyOpeningAction(const OpeningAction& action, std::optional<NodeId> lookAt)
{
    const auto stone = m_current.applyOpening(action, Clock::now());
    if (lookAt)
        m_current.game.showNode(*lookAt);
    m_turn.moveMade();
    continueGame();
    if (stone)
        tellMove(*stone);
    else
        announce();
}

void GameManager::tellMove(const PlayedMove& move)
{
    const PlayedGame& game = m_current.game;
    emit moveApplied({move, game.record().moveNumber(game.liveNode()), snapshot()});
}

/// The position that is looked at instead of the game's own, which a computer's move does not
/// change.
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
    noteHelp();
    m_current.opening.undo(m_current.game);
    changeTo(m_current.opening.stones());
}

void GameManager::redoOpening()
{
    m_current.game.showLive();  // Its stones are played where the game stands.
    m_current.opening.redo(m_current.game);
    changeTo(m_current.opening.stones());
}

void GameManager::finish(GameEnd end, std::optional<Color> winner)
{
    m_guard.forget();
    m_current.finish(end, winner, Clock::now());
    m_turn.drawOffer.reset();
    proceed();
}

void GameManager::changeTo(int ply)
{
    m_guard.forget();
    m_current.changeTo(ply, Clock::now());
    // Two computers would at once play again what was just taken back.
    m_turn.paused = !hasHuman(m_current.game);
    m_turn.stepping = false;
    m_turn.drawOffer.reset();
    m_turn.failed.reset();
    proceed();
}

/// Something has changed: asks whoever has to act now, and studies the position if nobody thinks.
void GameManager::continueGame()
{
    stopThinking();
    m_autosave.keep(m_current);
    m_players.setPlayers(m_current.game.setup().players);
    if (isWaiting())
        m_current.clock.pause(Clock::now());
    else
        m_current.clock.resume(Clock::now());
    m_flagTimer.follow(m_current.clock);
    if (!isWaiting())
        ask(Asked::Player);
    startAnalysis();
}

void GameManager::proceed()
{
    continueGame();
    announce();
}

void GameManager::stopThinking()
{
    m_players.forget();
    m_study.forget();
}

void GameManager::lookedElsewhere()
{
    m_study.forget();
    startAnalysis();
    announce();
}

const BoardManager& GameManager::shownPosition()
{
    m_walk.goTo(m_current.game.record(), m_current.game.shownNode());
    return m_board;
}

/// Has nobody to act, because the game is over, paused, or in need of the user's decision, or
/// because the newest move is being checked?
bool GameManager::isWaiting() const
{
    return m_turn.isHeld() || m_guard.holdsReply() || m_current.game.result().isOver();
}

void GameManager::ask(Asked whom)
{
    const PlayedGame& game = m_current.game;
    // Whoever looks back has the board; the player then gets one of its own.
    std::optional<BoardManager> live;
    if (game.isLookingBack())
        live = boardAt(game.record(), game.liveNode(), game.setup().rule);
    const Question question{
        .color = m_current.toAct(),
        .setup = game.setup(),
        .record = game.record(),
        .node = game.liveNode(),
        .position = live ? *live : shownPosition(),
        .opening = m_current.opening.isActive() ? &m_current.opening.opening() : nullptr,
        .timeLeft = m_current.clock.left(m_current.toAct(), Clock::now()),
    };
    if (whom == Asked::Computer)
        m_players.askComputer(question);
    else
        m_players.ask(question);
}

/// Only when nobody thinks about a move: there is one GomokuAI for all.
void GameManager::startAnalysis()
{
    const PlayedGame& game = m_current.game;
    if (m_analysisLines == 0 || m_players.isThinking() || game.outcomeAt(game.shownNode()).isOver())
        return;
    noteHelp(Help::Analysis);
    m_study.analyse(shownPosition(), m_analysisLines);
}

void GameManager::onAnswered(const Answer& answer)
{
    PlayedGame& game = m_current.game;
    const auto lookAt = lookedAt();
    if (const auto* action = std::get_if<OpeningAction>(&answer.action))
        return applyOpeningAction(*action, lookAt);
    game.showLive();
    const auto* stone = std::get_if<Point>(&answer.action);
    const Point point = stone ? *stone : Point();
    if (stone ? game.judge(point) : game.judgePass())
        return onFailed(
            {EngineFailure::Kind::IllegalMove, QString::fromStdString(point.toString())});
    applyMove(point, answer.score, lookAt);
}

/// The game stands still until the user has decided; a clock must not run meanwhile.
void GameManager::onFailed(const EngineFailure& failure)
{
    m_turn.failed = m_current.toAct();
    proceed();
    emit engineFailed(*m_turn.failed, m_players.nameOf(*m_turn.failed), failure);
}

void GameManager::onHintFound(const SearchReport& report, const MoveReason& reason)
{
    emit hintFound(report.bestMove(), report, reason);
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
    GameSnapshot view = snapshotOf(m_current, shownPosition().grid(), Clock::now());
    view.revision = ++m_revision;
    view.thinking = m_players.isThinking() || m_guard.isChecking();
    view.warning = m_guard.warning();
    view.paused = m_turn.paused;
    view.canUndoNewGame = !m_previous.empty();
    view.canUndo = view.canUndo || view.canUndoNewGame;
    view.drawOffer = m_turn.drawOffer;
    return view;
}

void GameManager::announce()
{
    emit changed(snapshot());
}

// The engine.

void GameManager::setTableSize(int megabytes)
{
    stopThinking();
    m_ai.setTableSize(static_cast<std::size_t>(std::max(megabytes, 1)));
    proceed();
}

void GameManager::setThreads(int threads)
{
    m_computer.threads = std::max(threads, 0);
}

void GameManager::requestRecord(quint64 ticket)
{
    emit recordReady(ticket, m_current.number == 0 ? nullptr : m_current.game.sharedRecord());
}

void GameManager::prepareToLeave()
{
    stopThinking();
    m_guard.forget();
    m_guard.waitForDone();
    m_study.waitForDone();
    m_players.leave();
    m_flagTimer.follow(GameClock());
    m_ai.waitForDone();
}

}  // namespace gomoku
