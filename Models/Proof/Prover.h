// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Proof/ReplyLook.h"
#include "Models/Search/ParallelSearch.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace gomoku::proof {

/// How the work of one proof is cut for several processes: the replies to Black's first move, dealt
/// out one after the other.
struct ProverShard
{
    std::size_t number = 0;
    std::size_t count = 1;
};

struct ProverSettings
{
    Grid root{};  ///< Black to move.
    /// Black's only first move to try; none: whatever the engine likes.
    Point firstMove{};
    ProverShard shard{};
    std::uint64_t engineNodes = 150'000;  ///< For the choice of Black's moves.
};

struct ProverProgress
{
    std::size_t entries = 0;  ///< Positions proven that are no leaves.
    std::uint64_t open = 0;  ///< Positions known to be needed and not proven: the proof number.
    bool isProven = false;  ///< The root, or this shard's part of it.
    bool isStuck = false;  ///< No more moves to try.
};

/// Looks for a proof that Black wins: a proof-number search whose single steps are whole searches.
/// Black's moves are the engine's best few; among them it goes on with the one that leaves the
/// fewest replies open. White's replies are all there are. What the engine thinks a position is
/// worth is never believed.
class Prover
{
public:
    Prover(ProverMemory& memory, const ProverSettings& settings, ReplyLook::StopAsked stopAsked);

    void step();  ///< One look, or one attempt at a leaf. Does nothing if there is nothing to do.
    [[nodiscard]] ProverProgress progress() const;
    /// Where the last step worked: "h8 g8/i9, looked at j7: 5 open".
    [[nodiscard]] const std::string& lastStep() const noexcept { return m_lastStep; }

private:
    using Effort = std::uint64_t;
    using Index = std::size_t;

    /// A position with White to move.
    struct Defence
    {
        Point move{};  ///< That led here.
        Effort toProve = 0;
        Effort toRefute = 1;
        bool isLooked = false;
        Look look{};
        std::vector<Index> children{};  ///< Of look.open.
    };
    enum class Stage : std::uint8_t { New, Tried, FewMoves, TriedHard, ManyMoves };
    /// A position with Black to move.
    struct Attack
    {
        Grid grid{};  ///< The canonical image.
        std::string text{};
        Effort toProve = 1;
        Effort toRefute = 1;
        int plies = 0;  ///< Once it is proven.
        Stage stage = Stage::New;
        std::vector<Defence> defences{};
    };

    [[nodiscard]] Index nodeFor(const Grid& grid);
    void work(Index index);
    void advance(Index index);
    void tryLeaf(Index index, std::uint64_t nodes, Stage next);
    void addMoves(Index index, std::size_t count, Stage next);
    [[nodiscard]] std::vector<Point> movesFor(const Attack& attack, std::size_t count);
    [[nodiscard]] bool mustAdvance(const Attack& attack) const;
    void lookAt(Index index, std::size_t number);
    void openChildren(Index index, std::size_t number);
    [[nodiscard]] std::vector<Point> ownShare(Index index, const std::vector<Point>& open) const;
    [[nodiscard]] std::size_t bestDefence(const Attack& attack) const;
    [[nodiscard]] Index weakestChild(const Defence& defence) const;
    void update(Index index);
    void updateDefence(Defence& defence) const;
    void conclude(Attack& attack, const Defence& defence);

    ProverMemory& m_memory;
    ProverSettings m_settings;
    ReplyLook::StopAsked m_stopAsked;
    LeafSolver m_solver;
    WinCheck m_check;
    ReplyLook m_look;
    ParallelSearch m_engine;
    std::vector<Attack> m_nodes;
    std::unordered_map<std::string, Index> m_indices;
    std::string m_lastStep;
};

}  // namespace gomoku::proof
