// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/ComputerSettings.h"

namespace gomoku {

void ComputerSettings::varyForNewGame() noexcept
{
    // Far more than a game has moves, each of which counts its own choice from the seed.
    constexpr quint64 kSeedsPerGame = quint64{1} << 32;
    if (seed != 0)
        seed += kSeedsPerGame;
}

SearchLimits ComputerSettings::adjusted(SearchLimits limits, int stones) const
{
    limits.threads = threads;
    limits.useBook = limits.useBook && useBook;
    // Another choice for each move, so that a game does not favour one corner throughout.
    if (seed != 0)
        limits.randomSeed = seed + static_cast<quint64>(stones);
    return limits;
}

}  // namespace gomoku
