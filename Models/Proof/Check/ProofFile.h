// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/Proof/Check/Stones.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace gomoku::proof {

/// One position in which Black, to move, wins, and how: everything as in its canonical image.
struct ProofEntry
{
    Point move{};
    int plies = 0;  ///< At most so many to the five.
    /// After the move: White's replies whose refutations serve for others too; none is a pass.
    std::vector<Point> covers{};

    friend bool operator==(const ProofEntry&, const ProofEntry&) = default;
};

/// What was proven under one rule: Black's move in every position that is not a leaf. A leaf is
/// what the threat solver proves within `leafNodes`.
struct ProofFile
{
    Rule rule = Rule::Freestyle;
    int size = kDefaultBoardSize;
    std::uint64_t leafNodes = 0;
    std::map<std::string, ProofEntry> entries{};  ///< By canonical stones, see canonicalStones().
};

/// Readable text: a head, then "h8g8/i9k5 j7 31 - k9" for position, move, plies and covers.
[[nodiscard]] std::string proofText(const ProofFile& file);
[[nodiscard]] std::string proofLine(const std::string& position, const ProofEntry& entry);

struct ReadProof
{
    ProofFile file{};
    std::string problem{};  ///< Empty if all is well; begins with the number of the line.
};
[[nodiscard]] ReadProof readProof(std::string_view text);

}  // namespace gomoku::proof
