// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/Threats/VcfSearch.h"
#include "Models/Training/Puzzles/PuzzleProof.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <vector>

namespace gomoku {

struct PuzzleMakerOptions
{
    std::optional<PuzzleKind> kind{};  ///< Only these; all kinds if not given.
    std::uint64_t nodes = 40'000;  ///< For each question to the solver.
    int mostOfAKind = 100;  ///< Of one rule, kind and length; twice as many defences.
    int leastMoves = 1;  ///< Shorter ones are not even put to the solver.
};

/// Finds puzzles in games. It prefers what there is little of, counting what it has made itself and
/// what it was told of, and never makes two alike. The same games in the same order give the same
/// puzzles.
class PuzzleMaker
{
public:
    explicit PuzzleMaker(const PuzzleMakerOptions& options);

    void know(const Puzzle& puzzle);  ///< One that exists already.
    /// At most one of each: win by fours, win by threats, defence. `moves` in turns, Black first,
    /// on an empty 15x15 board.
    [[nodiscard]] std::vector<Puzzle> puzzlesOf(std::span<const Point> moves, Rule rule);

private:
    struct Candidate
    {
        int ply = 0;
        int length = 0;  ///< Of the win, as a first look has it.
    };
    using Bucket = std::tuple<Rule, PuzzleKind, int>;

    void scan();
    void scanPosition(int ply);
    void scanThreats(Color winner);
    void keep(std::vector<Candidate>& candidates, const Candidate& candidate) const;
    [[nodiscard]] bool wants(PuzzleKind kind) const;
    [[nodiscard]] int madeOf(PuzzleKind kind, int length) const;
    [[nodiscard]] bool isFull(PuzzleKind kind, int length) const;
    void sortByNeed(std::vector<Candidate>& candidates, PuzzleKind kind);
    [[nodiscard]] std::optional<Puzzle> bestOfFours();
    [[nodiscard]] std::optional<Puzzle> bestOfThreats();
    [[nodiscard]] std::optional<Puzzle> bestOfDefences();
    [[nodiscard]] std::optional<Puzzle> puzzleFrom(const BoardManager& position, PuzzleKind kind,
                                                   const PuzzleProof& proof) const;
    [[nodiscard]] BoardManager positionAt(int ply) const;

    PuzzleMakerOptions m_options;
    VcfSearch m_vcf;
    std::set<std::string> m_ids{};
    std::map<Bucket, int> m_made{};

    // Of the game that is looked at.
    std::vector<Point> m_moves{};
    Rule m_rule = Rule::Freestyle;
    std::vector<Candidate> m_fours{};
    std::vector<Candidate> m_threats{};
    std::vector<Candidate> m_defences{};
    std::vector<int> m_quiet{};  ///< Plies at which the side to move has no win by fours.
};

}  // namespace gomoku
