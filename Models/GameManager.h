// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Game/BoardWalk.h"
#include "Models/Game/FlagTimer.h"
#include "Models/Game/GameAutosave.h"
#include "Models/Game/GameSnapshot.h"
#include "Models/Game/Players/PlayerPair.h"
#include "Models/Game/Refusal.h"
#include "Models/Game/Study/BlunderGuard.h"
#include "Models/Game/Study/PositionStudy.h"
#include "Models/Game/TimedGame.h"
#include "Models/Game/TurnState.h"
#include "Models/GomokuAI.h"
#include "Models/Library/LibraryThread.h"
#include "Models/Review/GameReview.h"
#include "Models/Search/SearchTypes.h"

#include <QObject>

#include <deque>
#include <memory>
#include <optional>

namespace gomoku {

/// The controller: it alone decides what happens in a game. Lives on a thread of its own, has no
/// parent, and is deleted there (see GameThread); everybody else talks to it by queued signals and
/// gets values. A request that cannot be granted changes nothing and is answered by refused().
class GameManager : public QObject
{
    Q_OBJECT

public:
    explicit GameManager(QObject* parent = nullptr);
    ~GameManager() override;

    /// Lives on a thread of its own; for connections and queued calls only, as the manager itself.
    [[nodiscard]] GameLibrary* library() const noexcept { return m_library.library(); }

public slots:
    // Beginning.
    void startNewGame(const gomoku::GameSetup& setup);
    void startFromPosition(const gomoku::GameSetup& setup, const gomoku::Grid& stones,
                           gomoku::Color toMove);
    /// The record becomes the current game. It stands at the end of its main line and shows that,
    /// or its beginning if it has branches.
    void openRecord(const gomoku::GameSetup& setup,
                    const std::shared_ptr<const gomoku::GameRecord>& record);
    /// A game of the library becomes the current one, where it stood, unless another game begins
    /// before the library has answered.
    void resumeGame(qint64 id);
    void undoNewGame();  ///< Brings back the game before this one.

    // Playing. A click is a request: handleHumanMove plays in the position shown. Hints, moves of
    // the computer, undo, analysis and players who change make a game against a computer one that
    // was helped; see GameSnapshot.
    void handleHumanMove(gomoku::Point point);
    /// Chooses or declares what the opening rule asks for; points are for handleHumanMove.
    void takeOpeningAction(const gomoku::OpeningAction& action);
    void pass();
    void playForMe();  ///< One move of the computer for the human to move.
    void requestHint();
    /// What the opponent would do in the position shown if the side to move did nothing; answered
    /// by threatFound().
    void requestThreat();
    /// Plays at the end of a game that is not over. Where somebody looks back, the move becomes a
    /// variation that is only looked at, whoever is to move there.
    void followMove(gomoku::Point point);
    /// Looks at these moves, one after another, as a variation from that move of the current game,
    /// shown or not; the game itself stays where it is. What belongs to another game comes too
    /// late.
    void tryMoves(quint64 game, gomoku::NodeId from, const std::vector<gomoku::Point>& moves);
    void keepMove();  ///< The move that the warning is about stands: the opponent may reply.
    /// Against a computer this takes back its reply too; with nothing to take back, undoNewGame().
    void undo();
    void redo();
    void resign();
    void offerDraw();
    void answerDraw(bool accept);
    void claimTime();

    // The players. A running thought for a player who leaves is dropped.
    void setPlayers(const gomoku::PerColor<gomoku::PlayerSpec>& players);
    void swapSides();

    /// What the user wants to be done after engineFailed(); the game waits for it.
    void answerEngineTrouble(gomoku::EngineChoice choice);
    /// That players may name.
    void setEngines(const gomoku::EngineList& engines) { m_players.setEngines(engines); }

    // Watching and pausing. A pause stops clocks and thoughts; a human's move ends it.
    void setPaused(bool paused);
    void step();  ///< While paused: lets a computer or engine make one move.
    /// The least time between a move and a computer's reply to a human, and to a computer.
    void setReplyPause(gomoku::Milliseconds toHuman, gomoku::Milliseconds toMachine)
    {
        m_players.setReplyPause(toHuman, toMachine);
    }
    /// Whether a human's move is checked before the computer replies; see GameSnapshot::warning.
    void setBlunderWarning(gomoku::BlunderWarning warning) { m_guard.setWarning(warning); }
    /// Who checks such a move; blunderOf() unless told otherwise. A reply waits 300 ms for it at
    /// most.
    void setBlunderCheck(const gomoku::BlunderCheck& check) { m_guard.setCheck(check); }

    void noteStudy();  ///< Values of this game are shown to whoever plays it: that is help.

    // Looking back, which changes nothing in the game until somebody plays there.
    void goToMove(int number);  ///< 0: before the first.
    /// To a position of a reviewed line, wherever that stands in the tree, and on along `line`.
    void goToReviewed(const gomoku::GameReview& review, int moves,
                      const std::vector<gomoku::Point>& line);
    void goToNode(gomoku::NodeId node);
    void showVariation(gomoku::Point point);  ///< A move known from the position shown.
    void returnToGame();
    /// At that move of the current game, shown or not; what belongs to another game comes too late.
    void setComment(quint64 game, gomoku::NodeId node, const QString& text);

    /// Writes a complete review of a line of that game into its record. A review of moves that are
    /// not there, or of another game, comes too late and changes nothing.
    void attachReview(quint64 game, const gomoku::GameReview& review);

    // The tree of moves. As with comments, a `game` that is not the current one comes too late.
    /// Puts a mark on a node's board, or takes it away if it is there.
    void toggleMark(quint64 game, gomoku::NodeId node, const gomoku::BoardMark& mark);
    /// Before its siblings where the branch begins, or the main line of the whole game.
    void promoteBranch(quint64 game, gomoku::NodeId node, bool toTheTop);
    void removeBranch(quint64 game, gomoku::NodeId node);  ///< With all that follows it.
    void restoreBranch(quint64 game);  ///< The one that was removed last.
    void setRule(gomoku::Rule rule);  ///< For the rest of this game, and for its record.

    /// Studies the position shown, with so many lines, whenever no computer has to move; 0: not.
    /// Ends with the game.
    void setAnalysis(int lines);

    // The engine.
    /// 0: equal moves are never varied.
    void setRandomSeed(quint64 seed) { m_computer.seed = seed; }
    void setTableSize(int megabytes);
    void setThreads(int threads);  ///< 0: as many as the machine has.
    void setUseBook(bool use) { m_computer.useBook = use; }

    void requestSnapshot() { announce(); }  ///< Answered by changed().
    /// Answered by recordReady(), after the signals of everything that was asked for before.
    void requestRecord(quint64 ticket);
    void prepareToLeave();  ///< Returns when no search thread is at work any more.

signals:
    void gameStarted(const gomoku::GameSnapshot& snapshot);
    /// A move was made, and all that follows from it has happened: changed() does not come too.
    void moveApplied(const gomoku::MoveResult& result);
    /// Anything else that changed: undo, clocks, players, the end of a game.
    void changed(const gomoku::GameSnapshot& snapshot);
    /// All lines of the game, to save or export; null before the first game.
    void recordReady(quint64 ticket, const std::shared_ptr<const gomoku::GameRecord>& record);
    void refused(gomoku::Refusal why, gomoku::Point point);
    /// The game that was to be resumed is played in another window; this one is a copy.
    void copyOpened();
    /// What the computer to move, or the hint, has found so far.
    void progressed(const gomoku::SearchReport& report);
    void hintFound(gomoku::Point point, const gomoku::SearchReport& report,
                   const gomoku::MoveReason& reason);
    /// Of the position shown, unless somebody looks elsewhere by now.
    void threatFound(const gomoku::OpponentThreat& threat);
    void openingHintFound(const gomoku::OpeningAction& action);  ///< The hint, in an opening.
    /// Of the position shown in the snapshot of that revision.
    void analysed(const gomoku::SearchReport& report, quint64 revision);
    /// The engine of that name, which plays that colour, cannot continue; answerEngineTrouble()
    /// says what to do.
    void engineFailed(gomoku::Color color, const QString& engine,
                      const gomoku::EngineFailure& failure);
    void engineLogged(gomoku::Color color, const QString& line);  ///< For its console.

private:
    void begin(std::optional<TimedGame> game);
    void adopt(TimedGame game);
    void refuse(Refusal why, Point point = {});
    void noteHelp(Help help = Help::TakenBack);

    /// `lookAt`: what is still shown; nothing: the new position. `toCheck`: the position
    /// before it, if the move is to be checked before the opponent is asked.
    void applyMove(Point point, std::optional<Score> score, std::optional<NodeId> lookAt = {},
                   const BoardManager* toCheck = nullptr);
    void applyOpeningAction(const OpeningAction& action, std::optional<NodeId> lookAt = {});
    void tellMove(const PlayedMove& move);
    [[nodiscard]] std::optional<NodeId> lookedAt() const;
    void undoOpening();
    void redoOpening();
    void finish(GameEnd end, std::optional<Color> winner);
    void changeTo(int ply);
    void continueGame();
    void proceed();
    void stopThinking();
    void lookedElsewhere();
    void treeChanged(NodeId liveBefore);
    [[nodiscard]] bool isWaiting() const;
    enum class Asked { Player, Computer };
    void ask(Asked whom);
    void startAnalysis();

    void onGameLoaded(const LoadedGame& loaded);
    void onAnswered(const Answer& answer);
    void onFailed(const EngineFailure& failure);
    void onHintFound(const SearchReport& report, const MoveReason& reason);
    void onOpeningHintFound(const OpeningAction& action);
    void onTimeOver(Color color);

    [[nodiscard]] const BoardManager& shownPosition();
    [[nodiscard]] GameSnapshot snapshot();
    void announce();

    BoardManager m_board;  ///< The position shown, walked by makeMove() and undoMove().
    BoardWalk m_walk{m_board};
    GomokuAI m_ai;
    TimedGame m_current;
    std::deque<TimedGame> m_previous;  ///< Games that undoNewGame() can bring back, oldest first.
    quint64 m_gamesStarted = 0;
    quint64 m_revision = 0;
    TurnState m_turn;
    int m_analysisLines = 0;
    LibraryThread m_library;
    GameAutosave m_autosave;
    ComputerSettings m_computer;
    PositionStudy m_study;
    BlunderGuard m_guard;
    PlayerPair m_players;
    FlagTimer m_flagTimer;
};

}  // namespace gomoku
