// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Shard.h"
#include "Models/Proof/ReplyLook.h"
#include "Models/Search/ParallelSearch.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace gomoku::proof {

struct ProverSettings
{
    Grid root{};  ///< Black to move.
    /// Black's only first move to try; none: whatever the engine likes.
    Point firstMove{};
    Shard shard{};  ///< Of the replies to Black's first move.
    /// A proof of the same size, of another rule perhaps: what it plays is tried first.
    const ProofFile* model = nullptr;
    /// For the choice of Black's moves; more where it is hard.
    std::uint64_t engineNodes = 200'000;
};

struct ProverProgress
{
    std::size_t entries = 0;  ///< Positions proven that are no leaves.
    std::uint64_t open = 0;  ///< Positions met and not proven; some turn out not to be needed.
    bool isProven = false;  ///< The root, or this shard's part of it.
    bool isStuck = false;  ///< No more moves to try.
};

/// Looks for a proof that Black wins: a proof-number search whose single steps are whole searches.
/// Where the engine sees a win, Black's move is the one it begins with. Elsewhere they are those
/// that won after similar replies and the engine's best few; among them it continues with the one
/// that leaves the least open. White's replies are all there are. What the engine thinks a position
/// is worth only guides: it is never believed.
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

    /// An open reply.
    struct Child
    {
        Index node = 0;
        Point reply{};
        Symmetry symmetry{};  ///< From where the stones lie before the reply to the node's image.
    };
    /// A position with White to move.
    struct Defence
    {
        Point move{};  ///< That led here.
        Effort toProve = 0;
        bool isLooked = false;
        Look look{};
        std::vector<Child> children{};  ///< Of look.open, the nearest first.
        std::vector<Point> goodMoves{};  ///< They won after other replies; the last one first.
        std::size_t coversTried = 0;  ///< Refutations of replies, whether they serve for others.
        std::size_t lastGain = 0;  ///< Of the last of these.
    };
    /// What was tried, from cheap to dear. A win that the engine sees ends it.
    enum class Stage : std::uint8_t {
        New,
        Tried,
        Asked,
        AskedAgain,
        FewMoves,
        TriedHard,
        ManyMoves,
    };
    /// A position with Black to move.
    struct Attack
    {
        Grid grid{};  ///< The canonical image.
        std::string text{};
        Effort toProve = 1;
        int plies = 0;  ///< Once it is proven.
        Point move{};  ///< The same, if it is no leaf.
        Stage stage = Stage::New;
        bool seesWin = false;  ///< The engine does, by the only move in `defences`.
        /// The model's entry while its move, the only one in `defences`, may still win.
        const ProofEntry* model = nullptr;
        /// In so many nodes it saw this win, or the one that this is a part of.
        std::uint64_t winNodes = 0;
        std::vector<Defence> defences{};
    };

    [[nodiscard]] const ProofEntry* modelFor(const std::string& position) const;
    [[nodiscard]] Child childFor(const Grid& grid, Point reply);
    void setProven(Attack& attack, int plies, Point move);
    void work(Index index, const std::vector<Point>& hints);
    void advance(Index index, const std::vector<Point>& hints);
    [[nodiscard]] bool modelIsDoubtful(const Attack& attack) const;
    void tryModel(Index index);
    void tryLeaf(Index index, std::uint64_t nodes, Stage next);
    void askForWin(Index index, std::uint64_t nodes, Stage next);
    void addDefence(Attack& attack, Point move) const;
    void addMoves(Index index, std::size_t count, const std::vector<Point>& hints, Stage next);
    [[nodiscard]] std::vector<Point> movesToTry(Index index, std::size_t count,
                                                std::vector<Point> hints);
    [[nodiscard]] std::vector<Point> movesFor(const Attack& attack, std::size_t count);
    [[nodiscard]] SearchReport ask(const Attack& attack, std::size_t lines, std::uint64_t nodes);
    [[nodiscard]] bool makesFour(const Grid& grid, Point move) const;
    [[nodiscard]] bool isOpening(const Attack& attack) const;
    [[nodiscard]] std::uint64_t timesMore(const Attack& attack) const;
    [[nodiscard]] bool mustAdvance(const Attack& attack) const;
    void lookAt(Index index, std::size_t number);
    [[nodiscard]] std::optional<Look> freshLook(const Attack& attack, Point move);
    void openChildren(Index index, std::size_t number);
    [[nodiscard]] std::vector<Point> ownShare(Index index, const std::vector<Point>& open) const;
    [[nodiscard]] std::size_t bestDefence(const Attack& attack) const;
    void workBelow(Index index, std::size_t number);
    [[nodiscard]] const Child* nextChild(Index index, const Defence& defence) const;
    void learnFrom(Defence& defence, const Child& child);
    [[nodiscard]] std::size_t openChildrenOf(const Defence& defence) const;
    [[nodiscard]] bool coverPays(const Defence& defence) const;
    void coverBy(Index index, std::size_t number, const Child& child);
    void update(Index index);
    void updateDefence(Defence& defence) const;
    void conclude(Attack& attack, const Defence& defence);

    ProverMemory& m_memory;
    ProverSettings m_settings;
    ReplyLook::StopAsked m_stopAsked;
    LeafSolver m_solver;
    WinCheck m_check;
    FiveWindows m_windows;
    ReplyLook m_look;
    ParallelSearch m_engine;
    std::vector<Attack> m_nodes;
    std::unordered_map<std::string, Index> m_indices;
    std::string m_lastStep;
};

}  // namespace gomoku::proof
