// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"

#include <random>

namespace gomoku {

/// Positions that nobody would play, where rules are tried hardest. The same seed gives the same
/// positions with every library: only the raw numbers of the generator are used.
class RandomPositions
{
public:
    explicit RandomPositions(std::uint32_t seed) : m_random(seed) { }

    /// Stones of both colours strewn at random, more of them black.
    [[nodiscard]] Grid dense(int size);
    /// Many twos and threes of Black that cross each other, so that straight fours depend on
    /// further threes, and those on others.
    [[nodiscard]] Grid withThrees(int size);
    /// Any empty point, most often one near a stone.
    [[nodiscard]] Point moveNear(const BoardManager& position);

private:
    [[nodiscard]] int below(int limit)
    {
        return static_cast<int>(m_random() % static_cast<std::uint32_t>(limit));
    }
    void layThree(Grid& grid);

    std::mt19937 m_random;
};

}  // namespace gomoku
