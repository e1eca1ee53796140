// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Game/Blunder.h"
#include "Models/Record/GameInfo.h"
#include "Models/Record/NodeId.h"
#include "Models/Record/NodeNotes.h"
#include "Models/Rules/OpeningPlay.h"
#include "Models/Setup/GameOutcome.h"
#include "Models/Setup/GameSetup.h"
#include "Models/Setup/PlayedMove.h"

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace gomoku {

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

/// Does a game count for the rating of the human who plays it?
enum class GameRating : std::uint8_t {
    NotApplicable,  ///< It is not a game of one human against a computer or engine.
    Rated,
    Unrated,
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
    NodeId node{};  ///< The move shown, in the game's record.
    QString comment{};  ///< What is written there.
    std::vector<BoardMark> marks{};  ///< What is drawn there.
    quint64 recordEdits = 0;  ///< Grows with every change of the record, within one game.
    int treeMoves = 0;  ///< Of all lines together.
    bool hasBranches = false;
    int removedMoves = 0;  ///< Of the branch that was deleted last and can be restored; 0: none.
    bool openedRecord = false;  ///< Somebody opened it to look at; nobody has played in it yet.
    Color sideToMove = Color::Black;
    GameOutcome outcome{};  ///< In the position shown.
    GameOutcome result{};  ///< Of the game itself.
    std::vector<Point> forbidden{};  ///< Black's fouls, when Black is to move under Renju.
    std::optional<OpeningView> opening{};  ///< While the opening rule is not done with.
    std::vector<OpeningAction> openingActions{};  ///< What was decided and placed under it.
    PerColor<Milliseconds> clock{};  ///< Time left as of this snapshot; unused without a clock.
    std::optional<Color> clockRunning{};
    bool thinking = false;  ///< A computer is at work for the side to move.
    bool paused = false;
    bool canUndo = false;
    bool canRedo = false;
    bool canPass = false;
    bool canUndoNewGame = false;  ///< The game before this one can be brought back.
    std::optional<Blunder> warning{};  ///< Of the newest move; the reply waits for keepMove().
    bool helped = false;  ///< By a hint, a move taken back or the like: it does not count as a win.
    GameRating rating = GameRating::NotApplicable;
    Help help = Help::None;  ///< Why it is unrated; none: it never was to be rated.
    std::optional<Color> drawOffer{};  ///< Who has offered a draw that is not answered yet.
    std::optional<Color> timeOver{};  ///< Who could lose on time if the opponent claims it.

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

}  // namespace gomoku
