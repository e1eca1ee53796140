// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/Proof/Check/WinCheck.h"
#include "Models/Search/Threats/VcfSearch.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace gomoku::proof {

/// Nodes for a leaf, in steps: most are proven by the first.
inline constexpr std::uint64_t kLeafSteps[] = {20'000, 200'000, 2'000'000};

/// When somebody who plays has to give up. A proof is made and checked without.
struct LeafPatience
{
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    const std::atomic<bool>* stop = nullptr;
};

/// Proposes the wins that the threat solver finds: one thread, fixed tables, no clock, so that it
/// proposes the same on every machine. Answers for the last position that it has solved.
class LeafSolver : public Proposer
{
public:
    /// `mostNodes`: prepare() goes through the steps up to that.
    explicit LeafSolver(Rule rule, std::uint64_t mostNodes = kLeafSteps[2]);
    ~LeafSolver() override;

    [[nodiscard]] bool prepare(const Grid& position) override;
    /// Solves what comes after the move when it is asked for it.
    [[nodiscard]] bool prepareWith(const Grid& position, Point first) override;
    [[nodiscard]] std::vector<Point> propose(const Grid& position) override;

    /// Tries with that many nodes, at once.
    [[nodiscard]] bool solve(const Grid& position, std::uint64_t nodes);
    void setPatience(const LeafPatience& patience) noexcept { m_patience = patience; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return m_nodes; }  ///< Of all solving.

private:
    struct Solved;
    /// The first move of a win that is no leaf.
    struct Beginning
    {
        Grid position{};
        Point move{};
    };

    void forgetLeaves();
    [[nodiscard]] Point provenMove(const BoardManager& board) const;
    [[nodiscard]] std::unique_ptr<Solved> solved(const Grid& position, std::uint64_t nodes);
    [[nodiscard]] Point moveOfAnotherLeaf(const Grid& position);

    Rule m_rule;
    std::uint64_t m_mostNodes;
    LeafPatience m_patience;
    std::uint64_t m_nodes = 0;
    std::optional<Beginning> m_beginning;
    std::unique_ptr<VcfSearch> m_fours;
    std::deque<std::unique_ptr<Solved>> m_solved;  ///< The newest first; one without a beginning.
};

}  // namespace gomoku::proof
