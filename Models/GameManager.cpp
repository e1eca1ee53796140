// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/GameManager.h"

#include "Models/Game/GameSnapshotBuilder.h"
#include "Models/Game/Players/PlayerLimits.h"
#include "Models/Game/UndoRedo.h"
#include "Models/Review/Judge/Verdict.h"
#include "Models/Review/ReviewRecord.h"
#include "Models/Setup/SetupCheck.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

using Clock = std::chrono::steady_clock;

// Games that undoNewGame() can reach. Each holds a whole record.
constexpr std::size_t kMostPreviousGames = 8;

constexpr Milliseconds kLongestCheck{300};  ///< So long a reply waits for the check of a move.
constexpr int kHighestWarnedLevel = 2;

/// A hint with all that is said of it.
struct ExplainedHint
{
    SearchReport report;
    MoveReason reason;
};

/// Finds out how the line ends if the game is decided, and why its first move is good. A win
/// without its five is not called one.
ExplainedHint explained(const BoardManager& position, SearchReport report,
                        const std::atomic<bool>& stop)
{
    if (report.lines.empty())
        return {report, {}};
    SearchLine& best = report.lines.front();
    if (isDecided(best.score) && !isComplete(best))
        best = playedOut(position, {best}, stop).front();
    const bool isKnown = !isDecided(best.score) || isComplete(best);
    MoveReason reason = reasonFor(position, {isKnown ? best.score : 0, best.moves});
    if (report.fromBook && reason.kind == HintReason::BestFound)
        reason.kind = HintReason::Book;
    return {report, reason};
}

}  // namespace

GameManager::GameManager(QObject* parent)
    : QObject(parent),
      m_ai(kTableMegabytes, this),
      m_autosave(m_library.library(), this),
      m_computer{.seed = QRandomGenerator::global()->generate64() | 1},
      m_analyst(m_ai, m_computer, this),
      m_players(m_ai, m_computer, this),
      m_flagTimer(this),
      m_checkTimer(this),
      m_check(this),
      m_threat(this),
      m_proofs(this),
      m_ends(this)
{
    m_checkTimer.setSingleShot(true);
    m_checkTimer.setInterval(kLongestCheck);
    connect(&m_checkTimer, &QTimer::timeout, this, [this] {
        m_check.drop();
        proceed();
    });
    connect(&m_autosave, &GameAutosave::loaded, this, &GameManager::onGameLoaded);
    connect(&m_players, &PlayerPair::answered, this, &GameManager::onAnswered);
    connect(&m_players, &PlayerPair::failed, this, &GameManager::onFailed);
    connect(&m_players, &PlayerPair::progressed, this, &GameManager::progressed);
    connect(&m_players, &PlayerPair::logged, this, &GameManager::engineLogged);
    connect(&m_analyst, &Analyst::progressed, this, &GameManager::progressed);
    connect(&m_analyst, &Analyst::hintFound, this, &GameManager::onHintFound);
    connect(&m_analyst, &Analyst::openingHintFound, this, &GameManager::onOpeningHintFound);
    connect(&m_analyst, &Analyst::analysed, this, &GameManager::onAnalysed);
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
    full.rule = record->info().rule.value_or(full.rule);
    full.boardSize = record->boardSize();
    if (!canOpen(full))
        full.openingRule = OpeningRule::Free;
    PlayedGame game(full, *record);
    // Who opens a tree wants to walk through it; a game is looked at where it ended.
    if (record->mainLine().size() != record->nodeCount())
        game.show(0);
    begin(std::move(game), OpeningSession(full, *record));
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
    const StoredGame& stored = *loaded.game;
    const bool isCopy = loaded.outcome == LoadedGame::Outcome::Copy;
    begin(PlayedGame(stored.setup, stored.record, stored.live),
          OpeningSession(stored.setup, stored.opening), isCopy ? 0 : stored.id);
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
    m_computer.varyForNewGame();
    adopt(TimedGame(std::move(game), ++m_gamesStarted, opening, libraryId));
}

void GameManager::adopt(TimedGame game)
{
    stopThinking();
    forgetWarning();
    m_proven.clear();
    m_failed.reset();
    m_current = std::move(game);
    m_walk.begin(m_current.game.setup().rule);
    m_autosave.follow(m_current);
    m_paused = false;
    m_analysisLines = 0;  // Nobody has asked for it in this game.
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
    if (m_warning && !game.isLookingBack())
        return refuse(Refusal::Busy, point);
    if (!isHuman(game, opening.isActive() ? opening.actor() : game.sideToMove()))
        return refuse(Refusal::NotYourTurn, point);
    if (opening.isActive()) {
        if (const auto why = opening.judge(point))
            return refuse(*why, point);
        return applyOpeningAction(*opening.opening().actionAt(point));
    }
    if (const auto why = game.judge(point))
        return refuse(*why, point);
    const bool warned = isWarnedOfBlunders(game.sideToMove());
    const auto before = warned ? std::optional(shownPosition()) : std::nullopt;
    applyMove(point, std::nullopt, {}, before ? &*before : nullptr);
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
    noteHelp();
    stopThinking();
    ask(Asked::Computer);
    announce();
}

void GameManager::requestHint()
{
    const PlayedGame& game = m_current.game;
    if (game.outcomeAt(game.shownNode()).isOver())
        return refuse(Refusal::GameOver);
    const Color asked = m_current.opening.isActive() ? toAct() : game.sideToMove();
    if (m_players.isThinking() || !isHuman(game, asked))
        return refuse(Refusal::NotYourTurn);
    noteHelp();
    if (m_current.opening.isActive())
        m_analyst.findHint(m_current.opening.opening(), game.setup().rule);
    else
        m_analyst.findHint(shownPosition());
    announce();
}

void GameManager::requestThreat()
{
    const PlayedGame& game = m_current.game;
    if (game.outcomeAt(game.shownNode()).isOver())
        return refuse(Refusal::GameOver);
    if (m_players.isThinking() && !game.isLookingBack())
        return refuse(Refusal::NotYourTurn);
    noteHelp();
    m_threat.ask([position = shownPosition()](
                     const std::atomic<bool>& stop) { return threatAgainst(position, stop); },
                 [this](const OpponentThreat& threat) { emit threatFound(threat); });
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
    if (!m_warning)
        return;
    forgetWarning();
    proceed();
}

void GameManager::undo()
{
    if (m_current.game.isRemovalNewest())
        return restoreBranch(m_current.number);
    m_current.game.showLive();
    if (m_current.game.isDeclared()) {
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
        return refuse(Refusal::NobodyToResign);
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
    PlayedGame& game = m_current.game;
    const bool tookOver = game.live() > 0 && game.setup().players != players;
    game.setPlayers(players);
    forgetWarning();
    if (tookOver)
        noteHelp();
    m_failed.reset();
    proceed();
}

void GameManager::swapSides()
{
    const PerColor<PlayerSpec>& players = m_current.game.setup().players;
    setPlayers({players.white, players.black});
}

void GameManager::answerEngineTrouble(EngineChoice choice)
{
    const auto color = std::exchange(m_failed, std::nullopt);
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

void GameManager::setEngines(const EngineList& engines)
{
    m_players.setEngines(engines);
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

void GameManager::setBlunderWarning(BlunderWarning warning)
{
    m_blunderWarning = warning;
}

void GameManager::setBlunderCheck(const BlunderCheck& check)
{
    m_blunderCheck = check;
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
    if (isOpeningStone(node))
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

/// A stone that the opening rule has asked for cannot go without what was decided after it.
bool GameManager::isOpeningStone(NodeId node) const
{
    const GameRecord& record = m_current.game.record();
    if (!record.contains(node)
        || (!m_current.opening.isActive() && m_current.opening.stones() == 0))
        return false;
    const std::vector<NodeId> path = record.pathTo(m_current.game.liveNode());
    return std::find(path.begin(), path.end(), node) != path.end()
        && record.moveNumber(node) <= m_current.opening.stones();
}

/// Other moves may be next now, and the game may stand elsewhere.
void GameManager::treeChanged(NodeId liveBefore)
{
    m_walk.begin(m_current.game.setup().rule);
    if (m_current.game.liveNode() != liveBefore) {
        noteHelp();  // The newest moves are gone: that is taking back.
        PlayedGame live = m_current.game;
        live.showLive();
        m_current.clock.restore(live.moves(), live.live());
        m_current.restartClock(Clock::now());
        m_paused = !hasHuman(m_current.game);
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

// What follows from a request.

/// Where one human plays a machine, the result is no longer theirs alone. A result that stands is
/// not touched: what follows it is study.
void GameManager::noteHelp()
{
    PlayedGame& game = m_current.game;
    const GameInfo& info = game.record().info();
    if (isHuman(game, Color::Black) == isHuman(game, Color::White) || info.helped
        || info.result.isKnown())
        return;
    game.noteHelp();
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
        noteHelp();  // The game went on from here already: that is taking back.
    const PlayedMove move = m_current.apply(point, score, Clock::now());
    if (lookAt)
        m_current.game.showNode(*lookAt);
    m_paused = std::exchange(m_stepping, false);
    m_drawOffer.reset();
    forgetWarning();
    const PlayedGame& game = m_current.game;
    if (toCheck && !game.result().isOver())
        checkMove(*toCheck, point);
    continueGame();
    emit moveApplied({move, game.record().moveNumber(game.liveNode()), snapshot()});
}

/// Is what this colour plays checked before the opponent replies?
bool GameManager::isWarnedOfBlunders(Color mover) const
{
    const PlayerSpec& other = m_current.game.setup().players[opponent(mover)];
    if (m_blunderWarning == BlunderWarning::Off || other.isHuman())
        return false;
    const bool isLowest = other.kind == PlayerSpec::Kind::Computer && other.level >= 1
        && other.level <= kHighestWarnedLevel;
    return isLowest || m_blunderWarning == BlunderWarning::Always;
}

void GameManager::checkMove(const BoardManager& before, Point move)
{
    m_check.ask([check = m_blunderCheck, before,
                 move](const std::atomic<bool>& stop) { return check(before, move, stop); },
                [this](const std::optional<Blunder>& blunder) { onChecked(blunder); });
    m_checkTimer.start();
}

void GameManager::onChecked(const std::optional<Blunder>& blunder)
{
    m_checkTimer.stop();
    if (!m_current.game.result().isOver())
        m_warning = blunder;
    proceed();
}

void GameManager::forgetWarning()
{
    m_warning.reset();
    m_check.drop();
    m_checkTimer.stop();
}

void GameManager::applyOpeningAction(const OpeningAction& action, std::optional<NodeId> lookAt)
{
    PlayedGame& game = m_current.game;
    game.showLive();
    const int before = game.live();
    m_current.opening.apply(action, game);
    m_paused = std::exchange(m_stepping, false);
    m_drawOffer.reset();
    m_current.restartClock(Clock::now());
    const int live = game.live();
    const std::vector<PlayedMove> moves = game.moves();
    if (lookAt)
        game.showNode(*lookAt);
    continueGame();
    if (live > before)
        emit moveApplied({moves[static_cast<std::size_t>(before)], live, snapshot()});
    else
        announce();
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
    noteHelp();
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
    forgetWarning();
    m_current.finish(end, winner, Clock::now());
    m_drawOffer.reset();
    proceed();
}

void GameManager::changeTo(int ply)
{
    forgetWarning();
    m_current.changeTo(ply, Clock::now());
    // Machines among themselves would at once play again what was just taken back.
    m_paused = !hasHuman(m_current.game);
    m_stepping = false;
    m_drawOffer.reset();
    m_failed.reset();
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
    stopStudying();
}

/// Whatever is found out about the position shown is no longer wanted.
void GameManager::stopStudying()
{
    m_analyst.forget();
    m_proofs.drop();
    m_analysis = {};
    m_provenPlies = 0;
    m_threat.drop();
    m_ends.drop();
}

void GameManager::lookedElsewhere()
{
    stopStudying();
    startAnalysis();
    announce();
}

const BoardManager& GameManager::shownPosition()
{
    m_walk.goTo(m_current.game.record(), m_current.game.shownNode());
    return m_board;
}

/// The colour of the player who has to act, which in the opening need not be the side to move.
Color GameManager::toAct() const
{
    return m_current.opening.isActive() ? m_current.opening.actor() : m_current.game.liveSide();
}

/// Has nobody to act, because the game is over, paused, or in need of the user's decision, or
/// because the newest move is being checked?
bool GameManager::isWaiting() const
{
    return (m_paused && !m_stepping) || m_failed || m_warning || m_check.isOpen()
        || m_current.game.result().isOver();
}

void GameManager::ask(Asked whom)
{
    const PlayedGame& game = m_current.game;
    // Whoever looks back has the board; the player then gets one of its own.
    std::optional<BoardManager> live;
    if (game.isLookingBack())
        live = boardAt(game.record(), game.liveNode(), game.setup().rule);
    const Question question{
        .color = toAct(),
        .setup = game.setup(),
        .record = game.record(),
        .node = game.liveNode(),
        .position = live ? *live : shownPosition(),
        .opening = m_current.opening.isActive() ? &m_current.opening.opening() : nullptr,
        .timeLeft = m_current.clock.left(toAct(), Clock::now()),
    };
    const Milliseconds wanted
        = isHuman(game, opponent(toAct())) ? m_replyPauseToHuman : m_replyPauseToMachine;
    const Milliseconds pause = replyPause(wanted, game.setup().clock, question.timeLeft);
    if (whom == Asked::Computer)
        m_players.askComputer(question, pause);
    else
        m_players.ask(question, pause);
}

/// Only when nobody thinks about a move: there is one GomokuAI for all.
void GameManager::startAnalysis()
{
    const PlayedGame& game = m_current.game;
    if (m_analysisLines == 0 || m_players.isThinking() || game.outcomeAt(game.shownNode()).isOver())
        return;
    noteHelp();
    m_analyst.analyse(shownPosition(), m_analysisLines);
    askProofs();
}

/// Is the position part of the solved game?
void GameManager::askProofs()
{
    m_proofs.ask(shownPosition(), 0, Clock::time_point::max(),
                 [this](const std::optional<proof::ProvenMove>& win) {
                     m_provenPlies = win ? win->plies : 0;
                     if (win)
                         tellAnalysis();
                 });
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
    m_failed = toAct();
    proceed();
    emit engineFailed(*m_failed, m_players.nameOf(*m_failed), failure);
}

void GameManager::onHintFound(const SearchReport& report)
{
    SearchReport known = report;
    m_proven.complete(shownPosition(), known);
    m_ends.ask([position = shownPosition(),
                known](const std::atomic<bool>& stop) { return explained(position, known, stop); },
               [this](const ExplainedHint& hint) { tellHint(hint.report, hint.reason); });
}

void GameManager::tellHint(const SearchReport& report, const MoveReason& reason)
{
    if (!report.lines.empty() && isComplete(report.lines.front()))
        m_proven.remember(shownPosition(), report.lines.front().moves);
    emit hintFound(report.bestMove(), report, reason);
    proceed();
}

void GameManager::onAnalysed(const SearchReport& report)
{
    m_analysis = report;
    tellAnalysis();
    finishLines();
}

void GameManager::tellAnalysis()
{
    SearchReport report = m_analysis;
    m_proven.complete(shownPosition(), report);
    report.provenPlies = m_provenPlies;
    emit analysed(report, m_revision);
}

/// A decided line without its end is played out beside the search, the best one first.
void GameManager::finishLines()
{
    if (m_ends.isOpen())
        return;
    SearchReport report = m_analysis;
    m_proven.complete(shownPosition(), report);
    const std::vector<SearchLine> open = m_proven.unfinished(shownPosition(), report);
    if (open.empty())
        return;
    m_ends.ask(
        [position = shownPosition(), line = open.front()](const std::atomic<bool>& stop) {
            return playedOut(position, {line}, stop).front();
        },
        [this, position = shownPosition()](const SearchLine& line) { takeLine(position, line); });
}

void GameManager::takeLine(const BoardManager& position, const SearchLine& line)
{
    if (isComplete(line) && endsWithFive(position, line.moves, line.score))
        m_proven.remember(position, line.moves);
    else
        m_proven.giveUp(position, line);
    tellAnalysis();
    finishLines();
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
    view.thinking = m_players.isThinking() || m_check.isOpen();
    view.warning = m_warning;
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
    m_computer.seed = seed;
}

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

void GameManager::setUseBook(bool use)
{
    m_computer.useBook = use;
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
    stopThinking();
    forgetWarning();
    for (Inquiry* inquiry : {&m_check, &m_threat, &m_ends})
        inquiry->waitForDone();
    m_proofs.waitForDone();
    m_players.leave();
    m_flagTimer.follow(GameClock());
    m_ai.waitForDone();
}

}  // namespace gomoku
