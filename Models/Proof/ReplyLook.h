// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Proof/LeafSolver.h"
#include "Models/Proof/ProverMemory.h"

#include <functional>
#include <optional>

namespace gomoku::proof {

/// Finds out which replies of White are refuted by leaves, with the fewest nodes of a leaf, and by
/// leaves to which they do not matter. Every win is checked as the checker will check it.
class ReplyLook
{
public:
    using StopAsked = std::function<bool()>;

    ReplyLook(ProverMemory& memory, LeafSolver& solver, WinCheck& check, StopAsked stopAsked);

    /// After `move` in that position. nullopt if it was stopped on the way. It is given up when
    /// more than `mostOpen` replies stay open.
    [[nodiscard]] std::optional<Look> look(const Grid& position, Point move, std::size_t mostOpen);
    /// The same with what an entry of another proof says: its move, its covers, and the replies
    /// that have entries there, which stay open. It is given up when more than `mostFailed` others
    /// do.
    [[nodiscard]] std::optional<Look> lookLike(const ProofFile& model, const Grid& position,
                                               const ProofEntry& entry, std::size_t mostFailed);
    /// Plies of the leaf's win, 0 if it is none within these nodes; remembers either.
    [[nodiscard]] int leafPlies(const Grid& position, std::uint64_t nodes);

private:
    [[nodiscard]] std::vector<Point> distinctReplies() const;
    [[nodiscard]] bool whiteSeemsToWin() const;
    void begin(const Grid& position, Point move);
    void passFirst();
    void examine(Point reply);
    void coverLike(const ProofFile& model, Point reply);
    [[nodiscard]] bool isRefutedLike(const ProofFile& model, Point reply);
    [[nodiscard]] bool tryCover(const Grid& position, Point reply);
    void addCover(Point reply, const CheckedWin& win);
    [[nodiscard]] bool coversPay() const;
    [[nodiscard]] std::size_t uncovered() const;

    ProverMemory& m_memory;
    LeafSolver& m_solver;
    WinCheck& m_check;
    StopAsked m_stopAsked;

    Grid m_grid;  ///< White to move.
    std::vector<Point> m_waiting;  ///< Neither covered nor examined yet.
    PointMask m_covered;
    std::size_t m_lastGain = 0;
    Look m_look;
};

}  // namespace gomoku::proof
