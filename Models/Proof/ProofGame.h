// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Proof/ProofPlayer.h"

#include <functional>

namespace gomoku::proof {

/// Chooses White's move.
using WhitePlayer = std::function<Point(const Grid& position)>;

struct ProofGame
{
    std::vector<Point> moves{};
    int bound = 0;  ///< Plies, as was said before the first move.
    std::string fault{};  ///< Empty: Black has won, and each move left as few plies as was said.
};

/// Black follows the proof from a position of its tree, by the law of Rules.
[[nodiscard]] ProofGame playByProof(ProofPlayer& player, Grid position, const WhitePlayer& white);

}  // namespace gomoku::proof
