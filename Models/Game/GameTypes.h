// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Grid.h"
#include "Models/Core/Point.h"
#include "Models/Core/Rule.h"
#include "Models/Search/SearchTypes.h"

#include <QMetaType>
#include <QString>

#include <chrono>
#include <optional>
#include <vector>

namespace gomoku {

using Milliseconds = std::chrono::milliseconds;

/// Who plays a colour.
struct PlayerSpec
{
    enum class Kind { Human, Computer, Engine };

    Kind kind = Kind::Human;
    int level = 3;  ///< Computer: 1..5, or 0 for full strength.
    Milliseconds moveTime{5000};  ///< Computer at full strength, and external engines.
    QString engineId{};  ///< Engine: its entry in the engine list.

    friend bool operator==(const PlayerSpec&, const PlayerSpec&) = default;
};

struct ClockSpec
{
    enum class Kind { None, PerMove, PerGame };

    Kind kind = Kind::None;
    Milliseconds time{600000};  ///< For each move, or for the whole game.
    Milliseconds increment{0};  ///< PerGame: added after each move.

    friend bool operator==(const ClockSpec&, const ClockSpec&) = default;
};

/// All that is chosen before a game.
struct GameSetup
{
    Rule rule = Rule::Freestyle;
    int boardSize = kDefaultBoardSize;
    PerColor<PlayerSpec> players{};
    ClockSpec clock{};

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

    friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// The game as the widgets may see it: a value, complete, never older than its `revision`.
struct GameSnapshot
{
    quint64 revision = 0;  ///< Grows with every change.
    quint64 game = 0;  ///< Grows with every new game: what belongs to another one is stale.
    GameSetup setup{};
    Grid grid{};
    std::vector<PlayedMove> moves{};  ///< The line on the board, then what redo would play.
    int shown = 0;  ///< How many of them stand on the board.
    Color sideToMove = Color::Black;
    GameOutcome outcome{};
    std::vector<Point> forbidden{};  ///< Black's fouls, when Black is to move under Renju.
    PerColor<Milliseconds> clock{};  ///< Time left as of this snapshot; unused without a clock.
    std::optional<Color> clockRunning{};
    bool thinking = false;  ///< A computer is at work for the side to move.
    bool canUndo = false;
    bool canRedo = false;

    [[nodiscard]] bool humanToMove() const
    {
        return !outcome.isOver() && setup.players[sideToMove].kind == PlayerSpec::Kind::Human;
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
};

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::GameSnapshot)
Q_DECLARE_METATYPE(gomoku::MoveResult)
Q_DECLARE_METATYPE(gomoku::GameSetup)
Q_DECLARE_METATYPE(gomoku::SearchReport)
Q_DECLARE_METATYPE(gomoku::Refusal)
Q_DECLARE_METATYPE(gomoku::Point)
