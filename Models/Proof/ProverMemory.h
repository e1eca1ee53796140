// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Proof/Check/ProofFile.h"

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace gomoku::proof {

/// A move of Black looked at: which of White's replies are still open after it.
struct Look
{
    int plies = 0;  ///< Of the longest win after the replies that are refuted.
    std::vector<Point> covers{};  ///< See ProofEntry::covers.
    std::vector<Point> open{};  ///< Not refuted by a leaf; they need positions of their own.
    bool isGivenUp = false;  ///< White seems to win, or too much stays open.

    friend bool operator==(const Look&, const Look&) = default;
};

/// What the engine was asked for, and what it answered. No proof of anything.
struct SeenWin
{
    std::uint64_t nodes = 0;  ///< So many it took, or had in vain.
    Point move{};  ///< That wins, as it says; none if it saw no win.
};

/// Everything that a prover has found out. Facts only: in whatever order they are told, from
/// however many provers, they stay true, so that work can be resumed, shared out and merged.
/// Positions are canonical texts. Each new fact is a line for a work file.
class ProverMemory
{
public:
    using Recorder = std::function<void(const std::string& line)>;

    explicit ProverMemory(Rule rule, int size = kDefaultBoardSize);

    void recordWith(Recorder recorder) { m_recorder = std::move(recorder); }
    /// Takes in a line of a work file; false if it is none.
    bool recall(std::string_view line);
    /// Takes in the entries of a proof of the same rule and size.
    void recall(const ProofFile& file);

    void addEntry(const std::string& position, const ProofEntry& entry);
    void addLeaf(const std::string& position, int plies);
    void addFailure(const std::string& position, std::uint64_t nodes);
    /// What the engine would try if asked for so many; it may give fewer.
    void addMoves(const std::string& position, std::size_t count, const std::vector<Point>& moves);
    void addSeenWin(const std::string& position, const SeenWin& seen);
    void addLook(const std::string& position, Point move, const Look& look);

    [[nodiscard]] const ProofFile& proof() const noexcept { return m_proof; }
    [[nodiscard]] const ProofEntry* entry(const std::string& position) const;
    [[nodiscard]] int leafPlies(const std::string& position) const;  ///< 0 if it is no known leaf.
    /// The solver failed with so many nodes; 0 if it was not asked.
    [[nodiscard]] std::uint64_t failedNodes(const std::string& position) const;
    /// The moves to try, best first; null if nobody has asked for that many.
    [[nodiscard]] const std::vector<Point>* moves(const std::string& position,
                                                  std::size_t count) const;
    [[nodiscard]] SeenWin seenWin(const std::string& position) const;
    [[nodiscard]] const Look* look(const std::string& position, Point move) const;

private:
    struct AskedMoves
    {
        std::size_t count = 0;
        std::vector<Point> moves{};
    };
    void record(const std::string& line) const;

    ProofFile m_proof;
    Recorder m_recorder;
    std::unordered_map<std::string, int> m_leaves;
    std::unordered_map<std::string, std::uint64_t> m_failures;
    std::unordered_map<std::string, AskedMoves> m_moves;
    std::unordered_map<std::string, SeenWin> m_seenWins;
    std::unordered_map<std::string, Look> m_looks;  ///< By position, blank, move.
};

}  // namespace gomoku::proof
