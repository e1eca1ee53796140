// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/SearchTypes.h"

namespace gomoku {

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

/// The strongest thing to be said for the first move of `report`, which was found in `position`.
[[nodiscard]] HintReason reasonFor(const BoardManager& position, const SearchReport& report);

}  // namespace gomoku
