// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Shard.h"
#include "Models/Proof/Check/ProofFile.h"
#include "Models/Proof/Check/WinCheck.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace gomoku::proof {

/// What the check of some entries came to.
struct CheckTotals
{
    std::size_t entries = 0;
    std::size_t replies = 0;  ///< Of White, all legal ones, symmetrical ones counted once.
    std::size_t covered = 0;  ///< Of these: do not matter to the refutation of another.
    std::size_t leaves = 0;
    std::size_t replayed = 0;  ///< Leaves that were played out against every legal reply.
    int longest = 0;  ///< Plies of the longest win.
};

struct CheckChoice
{
    std::uint64_t oneLeafIn = 1000;  ///< Is played out against every legal reply; 0: none.
    std::uint64_t seed = 1;  ///< Which ones.
    Shard shard{};  ///< Of the entries.
};

/// Checks entries, each by itself: against every legal reply of White there is another entry, whose
/// win is shorter, or a leaf whose win WinCheck accepts, or a reply's refutation to which this
/// reply does not matter. Each entry's children have more stones than it, so if all entries of a
/// file hold, Black wins in all their positions.
class ProofCheck
{
public:
    ProofCheck(const ProofFile& file, Proposer& proposer, const CheckChoice& choice = {});

    /// What is wrong with the entry of that position; empty if nothing is.
    [[nodiscard]] std::string faultIn(const std::string& position);
    /// Told after each entry, with what is wrong with it; empty if nothing is.
    using Listener = std::function<void(const CheckTotals&, const std::string& fault)>;
    /// What is wrong with the chosen entries.
    [[nodiscard]] std::vector<std::string> faults(const Listener& progressed = {});
    [[nodiscard]] const CheckTotals& totals() const noexcept { return m_totals; }

private:
    struct Cover
    {
        int plies = 0;
        PointMask matters{};
    };
    [[nodiscard]] std::string faultAfterMove(const Grid& grid, const ProofEntry& entry);
    [[nodiscard]] std::string makeCovers(const Grid& grid, const ProofEntry& entry);
    [[nodiscard]] std::string faultInReply(const Grid& grid, Point reply, const ProofEntry& entry);
    [[nodiscard]] int pliesOfCover(Point reply) const;
    [[nodiscard]] std::string faultInLeaf(const Grid& leaf, int plies);
    [[nodiscard]] bool isReplayed(const std::string& leaf) const;

    const ProofFile& m_file;
    Proposer& m_proposer;
    CheckChoice m_choice;
    WinCheck m_check;
    WinCheck m_replay;
    std::vector<Cover> m_covers;  ///< Of the entry being checked.
    CheckTotals m_totals;
};

/// How White's reply in that position, Black to move, is refuted so that it may serve for others:
/// with the move of an entry or, without one, as a leaf.
[[nodiscard]] CheckedWin checkedCover(const ProofFile& file, Proposer& proposer, WinCheck& check,
                                      const Grid& position);

/// How much of the first move's work is done.
struct Coverage
{
    int proven = 0;  ///< White's first replies to Black's stone in the centre, of `all`.
    int all = 0;
    bool isWhole = false;  ///< The empty board itself is proven.
};
[[nodiscard]] Coverage coverageOf(const ProofFile& file);

/// Leaves out what cannot be reached from `roots`, positions of the file.
[[nodiscard]] ProofFile reachableFrom(const ProofFile& file, const std::vector<std::string>& roots);

}  // namespace gomoku::proof
