// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Grid.h"
#include "Models/Core/Point.h"
#include "Models/Core/Rule.h"
#include "Models/Record/NodeId.h"
#include "Models/Rules/OpeningPlay.h"
#include "Models/Rules/OpeningRule.h"
#include "Models/Search/SearchTypes.h"

#include <QMetaType>
#include <QString>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace gomoku {

class GameRecord;

using Milliseconds = std::chrono::milliseconds;

/// Who plays a colour.
struct PlayerSpec
{
    enum class Kind { Human, Computer, Engine };

    Kind kind = Kind::Human;
    int level = 3;  ///< Computer: 1..5, or 0 for full strength.
    Milliseconds moveTime{5000};  ///< Computer at full strength, and external engines.
    QString engineId{};  ///< Engine: its entry in the engine list.
    QString name{};  ///< For records and lists; may be empty.

    [[nodiscard]] bool isHuman() const { return kind == Kind::Human; }

    friend bool operator==(const PlayerSpec&, const PlayerSpec&) = default;
};

struct ClockSpec
{
    enum class Kind { None, PerMove, PerGame };

    Kind kind = Kind::None;
    Milliseconds time{600000};  ///< For each move, or for the whole game.
    Milliseconds increment{0};  ///< PerGame: added after each move.
    bool mustBeClaimed = false;  ///< Time over ends the game only when the opponent claims it.

    friend bool operator==(const ClockSpec&, const ClockSpec&) = default;
};

/// What becomes of a forbidden move under Renju.
enum class FoulPolicy { Refuse, Punish };

/// All that is chosen before a game.
struct GameSetup
{
    Rule rule = Rule::Freestyle;
    int boardSize = kDefaultBoardSize;
    PerColor<PlayerSpec> players{};  ///< An opening rule may let them change colours.
    ClockSpec clock{};
    FoulPolicy foulPolicy = FoulPolicy::Refuse;
    int moveLimit = 0;  ///< The game is drawn after so many moves; 0: no limit.
    OpeningRule openingRule = OpeningRule::Free;

    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

enum class GameEnd {
    None,  ///< The game goes on.
    Row,  ///< Five in a row.
    Resignation,
    Time,
    Foul,  ///< A forbidden move that the players chose to allow and punish.
    BoardFull,  ///< A draw, as are the following.
    Agreement,
    MoveLimit,
    Passes,
    Forfeit,  ///< An engine failed and its owner gave the game up.
};

struct GameOutcome
{
    GameEnd end = GameEnd::None;
    std::optional<Color> winner{};  ///< None while the game goes on, and for a draw.
    std::vector<Point> row{};  ///< The winning stones, for GameEnd::Row.

    [[nodiscard]] bool isOver() const { return end != GameEnd::None; }

    friend bool operator==(const GameOutcome&, const GameOutcome&) = default;
};

struct PlayedMove
{
    Point point{};  ///< None for a pass.
    Color color = Color::Black;
    Milliseconds used{0};
    std::optional<Score> score{};  ///< What the computer that chose it thinks it is worth to it.

    friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// What an opening rule asks for, while it does.
struct OpeningView
{
    OpeningTask task{};
    Color actor = Color::Black;  ///< The colour, for the present, of the player who is asked.
    std::vector<Point> allowed{};  ///< Where a click is an answer.
    std::vector<Point> offered{};  ///< Fifth moves on offer.
    std::vector<Point> mirrored{};  ///< Their mirror images, which cannot be offered too.

    [[nodiscard]] bool allows(Point point) const
    {
        return std::find(allowed.begin(), allowed.end(), point) != allowed.end();
    }

    friend bool operator==(const OpeningView&, const OpeningView&) = default;
};

/// The game as the widgets may see it: a value, complete, never older than its `revision`. The
/// position it shows is that of the game itself, or an earlier one that somebody looks back at.
struct GameSnapshot
{
    quint64 revision = 0;  ///< Grows with every change.
    quint64 game = 0;  ///< Grows with every new game: what belongs to another one is stale.
    GameSetup setup{};
    Grid grid{};
    Grid start{};  ///< The stones that were there before the first move.
    std::vector<PlayedMove> moves{};  ///< The line on the board, then what redo would play.
    int shown = 0;  ///< How many of them stand on the board.
    int live = 0;  ///< How many the game itself has; the rest waits for redo.
    bool aside = false;  ///< The line on the board has left the game's own.
    std::vector<Point> variations{};  ///< All moves known from the position shown; none: a pass.
    NodeId node{};  ///< The move shown, in `record`.
    QString comment{};  ///< What is written there.
    Color sideToMove = Color::Black;
    GameOutcome outcome{};  ///< In the position shown.
    GameOutcome result{};  ///< Of the game itself.
    std::vector<Point> forbidden{};  ///< Black's fouls, when Black is to move under Renju.
    std::optional<OpeningView> opening{};  ///< While the opening rule is not done with.
    PerColor<Milliseconds> clock{};  ///< Time left as of this snapshot; unused without a clock.
    std::optional<Color> clockRunning{};
    bool thinking = false;  ///< A computer is at work for the side to move.
    bool paused = false;
    bool canUndo = false;
    bool canRedo = false;
    bool canPass = false;
    bool canUndoNewGame = false;  ///< The game before this one can be brought back.
    std::optional<Color> drawOffer{};  ///< Who has offered a draw that is not answered yet.
    std::optional<Color> timeOver{};  ///< Who could lose on time if the opponent claims it.
    std::shared_ptr<const GameRecord> record{};  ///< All lines of the game, to save or export.

    [[nodiscard]] bool isLookingBack() const { return shown != live || aside; }
    /// Who acts next: under an opening rule that need not be the side to move.
    [[nodiscard]] Color toAct() const { return opening ? opening->actor : sideToMove; }
    /// Is a human asked for anything: a point, or a decision of the opening?
    [[nodiscard]] bool humanToAct() const
    {
        return !outcome.isOver() && setup.players[toAct()].isHuman();
    }
    /// Is a human asked for a point?
    [[nodiscard]] bool humanToMove() const
    {
        return humanToAct() && (!opening || !opening->allowed.empty());
    }
    [[nodiscard]] Point lastMove() const
    {
        return shown > 0 ? moves[static_cast<std::size_t>(shown - 1)].point : Point();
    }
};

/// A move that has just been made, and the position it made.
struct MoveResult
{
    PlayedMove move{};
    int number = 0;  ///< Counted from 1.
    GameSnapshot after{};
};

/// Why a request changed nothing. The words for it are the UI's.
enum class Refusal {
    GameOver,
    NotYourTurn,
    Occupied,
    OffBoard,
    DoubleThree,
    DoubleFour,
    Overline,
    NothingToUndo,
    NothingToRedo,
    OutsideOpeningArea,
    AlreadyOffered,  ///< This fifth move.
    MirroredFifth,  ///< It is the mirror image of one that is offered.
    NotOffered,  ///< This fifth move.
    NoPass,  ///< Only Renju knows a pass.
    NoHuman,  ///< There is nobody to ask: the opponent is a machine.
    NoClock,
    NotOutOfTime,
    NoSuchMove,  ///< Of the record, when looking back.
    BadSetup,  ///< A game with such a size, or such stones, cannot be.
    NoSuchGame,  ///< In the library.
    Busy,  ///< Something else has to be answered first.
};

/// Why the computer proposes a move, from the strongest reason to the weakest.
enum class HintReason {
    MakesFive,
    StopsFive,
    WinsByFours,  ///< Each move a four until five is made.
    WinsByForce,  ///< A proven win that needs more than fours.
    MakesOpenFour,
    StopsOpenThree,
    StopsFours,  ///< The opponent would otherwise win by fours.
    MakesFour,
    MakesOpenThree,
    Book,
    BestFound,
};

/// What went wrong with an external engine.
struct EngineTrouble
{
    enum class Kind { Unknown, CannotStart, Crashed, TooLate, Garbage, IllegalMove, Refused };

    Color color = Color::Black;
    Kind kind = Kind::Crashed;
    QString engine{};  ///< Its name.
    QString detail{};  ///< What it said, or the system; may be empty.
};

/// What the user may answer to it.
enum class EngineChoice { Retry, TakeOver, Resign };

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::Color)
Q_DECLARE_METATYPE(gomoku::EngineChoice)
Q_DECLARE_METATYPE(gomoku::EngineTrouble)
Q_DECLARE_METATYPE(gomoku::GameSetup)
Q_DECLARE_METATYPE(gomoku::GameSnapshot)
Q_DECLARE_METATYPE(gomoku::HintReason)
Q_DECLARE_METATYPE(gomoku::MoveResult)
Q_DECLARE_METATYPE(gomoku::NodeId)
Q_DECLARE_METATYPE(gomoku::OpeningAction)
Q_DECLARE_METATYPE(gomoku::Point)
Q_DECLARE_METATYPE(gomoku::Refusal)
Q_DECLARE_METATYPE(gomoku::SearchReport)
