// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

namespace gomoku {

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
    NoPass,  ///< Passing is only allowed in Renju.
    NoHuman,  ///< A draw is offered from human to human, and one of the players is none.
    NobodyToResign,  ///< Only humans resign, and none plays.
    NoClock,
    NotOutOfTime,
    NoSuchMove,  ///< Of the record, when looking back.
    BadSetup,  ///< A game with such a size, or such stones, cannot be.
    NoSuchGame,  ///< In the library.
    Busy,  ///< Something else has to be answered first.
};

}  // namespace gomoku
