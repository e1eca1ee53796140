// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Core/Score.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace gomoku {

/// Nodes of a first look at a position, and of a second one where a move seems to be wrong.
inline constexpr std::uint64_t kFirstLookNodes = 100'000;
inline constexpr std::uint64_t kSecondLookNodes = 10 * kFirstLookNodes;

/// What the judge holds of a position.
struct Judgement
{
    Score score = 0;  ///< For the side to move.
    /// Best play from here. Where the score is decided, up to the five, so that winnersMoves() and
    /// the line agree. Empty if the game is over, and for no other position.
    std::vector<Point> line{};

    [[nodiscard]] Point best() const { return line.empty() ? Point() : line.front(); }

    friend bool operator==(const Judgement&, const Judgement&) = default;
};

/// The one source of values for graph, verdicts and reviews: the engine at full strength with a
/// fixed number of nodes. There is no clock, no book and no memory of earlier positions in it, so
/// that a position has the same value whenever, wherever and beside whatever else it is judged.
/// One object for one thread.
class Judge
{
public:
    Judge();
    ~Judge();

    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;

    /// nullopt if `stop` became true on the way. A position with one possible move is searched like
    /// any other, and an ended one has the value of its result.
    [[nodiscard]] std::optional<Judgement> judge(const BoardManager& position, std::uint64_t nodes,
                                                 const std::atomic<bool>& stop);

private:
    struct Engine;
    [[nodiscard]] Judgement search(const BoardManager& position, std::uint64_t nodes,
                                   const std::atomic<bool>& stop);
    [[nodiscard]] Judgement judgeEmptyBoard(const BoardManager& position, std::uint64_t nodes,
                                            const std::atomic<bool>& stop);

    std::unique_ptr<Engine> m_engine;
};

}  // namespace gomoku
