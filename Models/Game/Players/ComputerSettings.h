// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/SearchTypes.h"

#include <QtGlobal>

namespace gomoku {

/// How the built-in computer searches, whomever it searches for.
struct ComputerSettings
{
    quint64 seed = 0;  ///< 0: equal moves are never varied.
    int threads = 0;  ///< 0: as many as the machine has.
    bool useBook = true;

    void varyForNewGame() noexcept;  ///< Other choices than in the game before.
    /// `limits` as these settings want them; `stones` tells one move of a game from the next.
    [[nodiscard]] SearchLimits adjusted(SearchLimits limits, int stones) const;
};

}  // namespace gomoku
