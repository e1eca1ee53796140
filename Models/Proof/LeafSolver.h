// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/Proof/Check/WinCheck.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace gomoku::proof {

/// Nodes for a leaf, in steps: most are proven by the first.
inline constexpr std::uint64_t kLeafSteps[] = {20'000, 200'000, 2'000'000};

/// Proposes the wins that the threat solver finds: one thread, fixed tables, no clock, so that it
/// proposes the same on every machine. Answers for the last position that it has solved.
class LeafSolver : public Proposer
{
public:
    /// `mostNodes`: prepare() goes through the steps up to that.
    explicit LeafSolver(Rule rule, std::uint64_t mostNodes = kLeafSteps[2]);
    ~LeafSolver() override;

    [[nodiscard]] bool prepare(const Grid& position) override;
    [[nodiscard]] std::vector<Point> propose(const Grid& position) override;

    /// Tries with that many nodes, at once.
    [[nodiscard]] bool solve(const Grid& position, std::uint64_t nodes);
    [[nodiscard]] std::uint64_t nodes() const noexcept { return m_nodes; }  ///< Of all solving.

private:
    struct Solved;

    Rule m_rule;
    std::uint64_t m_mostNodes;
    std::uint64_t m_nodes = 0;
    std::unique_ptr<Solved> m_solved;
};

}  // namespace gomoku::proof
