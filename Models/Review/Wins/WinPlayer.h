// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Review/Judge/Judge.h"
#include "Models/Search/Threats/ThreatKind.h"
#include "Models/Search/Threats/ThreatProof.h"
#include "Models/Search/Threats/VcfSearch.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace gomoku {

/// What proofs may cost. There is no clock in them: they come out alike on every machine.
struct WinLimits
{
    std::uint64_t nodes = 3'000'000;  ///< For one call of prove().
    std::uint64_t attackNodes = 1'000'000;  ///< Of these, for one search for threats.
    std::uint64_t quietNodes = kFirstLookNodes;  ///< For a search where threats alone do not win.
    int quietMoves = 2;  ///< Moves in a row that are no threat of fours; 0: threats only.
};

/// A move in a won game and how many moves the winner still makes, his next included, whatever
/// the loser does: the N of "wins in N".
struct WinMove
{
    Point move{};
    int moves = 0;

    friend bool operator==(const WinMove&, const WinMove&) = default;
};

/// Plays a won game to the five against any defence. First it proves the win; then it has an answer
/// to every legal move, and with each of the winner's moves at least one fewer is left. All that it
/// says is proven; where it cannot prove a win it says so. One object for one thread.
class WinPlayer
{
public:
    explicit WinPlayer(const WinLimits& limits = {});
    ~WinPlayer();

    WinPlayer(const WinPlayer&) = delete;
    WinPlayer& operator=(const WinPlayer&) = delete;

    /// In how many of his moves `winner` wins against any defence, whoever is to move; nullopt if
    /// that was not proven within the limits, or if `stop` became true. What is proven stays known.
    [[nodiscard]] std::optional<int> prove(const BoardManager& position, Color winner,
                                           const std::atomic<bool>& stop);

    /// Is `spared` the only move that does not lose? True if the opponent threatens to win by fours
    /// and every other legal move is proven to lose; of `spared` itself nothing is said. False
    /// where somebody can make five at once, for then there is nothing to find.
    [[nodiscard]] bool provesAllBut(const BoardManager& position, Point spared,
                                    const std::atomic<bool>& stop);

    /// The side to move has been proven to win: its next move. Any legal defence may have been
    /// played in a position of the proof, as the last move made on `position`. nullopt if the
    /// position is not part of a proof and no win by fours was found either.
    [[nodiscard]] std::optional<WinMove> answer(const BoardManager& position);

    /// The side to move has been proven to lose: the legal move that holds out longest. nullopt if
    /// the position is not part of a proof, or if there is no legal move.
    [[nodiscard]] std::optional<WinMove> bestDefence(const BoardManager& position);

    /// The game from a proven position on, both sides playing as above: to the five. Empty if the
    /// position is not part of a proof.
    [[nodiscard]] std::vector<Point> line(const BoardManager& position, Color winner);

private:
    [[nodiscard]] int proveAttack(BoardManager& board, int quietMoves);
    [[nodiscard]] int proveByFours(BoardManager& board);
    [[nodiscard]] int proveByThreats(const BoardManager& board, ThreatKind kind);
    [[nodiscard]] int proveByQuietMove(BoardManager& board, int quietMoves);
    [[nodiscard]] int proveDefence(BoardManager& board, int quietMoves);
    [[nodiscard]] std::vector<Point> answersToFive(BoardManager& board) const;
    [[nodiscard]] std::vector<Point> answersToThreat(BoardManager& board, int& longest);
    [[nodiscard]] int findFours(BoardManager& board, std::uint64_t nodes, int mostFours);
    void keepFours(const BoardManager& board, const std::vector<Point>& line);
    [[nodiscard]] int boundBy(const BoardManager& position) const;
    [[nodiscard]] WinMove longestOf(BoardManager& board, const std::vector<Point>& moves);
    [[nodiscard]] std::vector<Point> knownDefences(BoardManager& board) const;
    [[nodiscard]] bool isOver() const;

    WinLimits m_limits;
    ThreatProof m_proof;
    VcfSearch m_fours;
    std::unique_ptr<Judge> m_judge;  ///< Made when it is needed.
    const std::atomic<bool>* m_stop = nullptr;
    std::uint64_t m_nodesLeft = 0;
};

}  // namespace gomoku
