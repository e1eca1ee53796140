// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/Judge/Judge.h"
#include "Models/Training/Openings/OpeningTable.h"

#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace gomoku {

struct OpeningMakerOptions
{
    std::uint64_t sieveNodes = 2'000;  ///< For every move, to sort out what is clearly worse.
    std::uint64_t nodes = 200'000;  ///< For the rest, of fourth and fifth moves.
    std::uint64_t deepNodes = 50'000;  ///< Likewise of later ones.
    double margin = 4;  ///< Points of chance that a good move may lose.
    std::size_t judged = 6;  ///< At most so many moves are judged in earnest.
    /// So many of the good fourths, fifths and so on are looked into further.
    std::vector<std::size_t> widths{2, 1, 1};
};

/// Looks into the 26 openings of Renju and into what follows the best moves. The same options give
/// the same file, whenever and wherever.
class OpeningMaker
{
public:
    explicit OpeningMaker(OpeningMakerOptions options);

    /// These need not be looked into again: an earlier run with the same options has made them.
    void know(const JudgedOpenings& file);
    /// `tell` hears of each position that was looked into now, and how many of the 26 were done
    /// before it.
    [[nodiscard]] JudgedOpenings
    make(const std::function<void(const KnownOpening& opening, int done)>& tell);
    /// The moves of one position, judged.
    [[nodiscard]] KnownOpening lookInto(const std::vector<Point>& moves);

private:
    [[nodiscard]] KnownOpening knownOrJudged(const std::vector<Point>& moves);
    void follow(const std::vector<Point>& moves, std::size_t depth, JudgedOpenings& file);
    [[nodiscard]] double chanceAfter(BoardManager board, Point point, std::uint64_t nodes);
    void judgeAll(std::vector<ValuedMove>& moves, const BoardManager& board, std::uint64_t nodes);

    OpeningMakerOptions m_options;
    std::map<std::vector<Point>, KnownOpening> m_known{};  ///< By their moves.
    std::function<void(const KnownOpening&)> m_tell{};
    Judge m_judge;
    const std::atomic<bool> m_never{false};  ///< Nobody stops it.
};

}  // namespace gomoku
