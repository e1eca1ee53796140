// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Eval/ThreatPattern.h"

namespace gomoku {

namespace {

constexpr std::array kThreats{PointClass::OpenThree, PointClass::DoubleThree, PointClass::Four,
                              PointClass::FourPlus, PointClass::FourThree};
static_assert(1 << kThreats.size() == ThreatPattern::kThreatSets);

unsigned threatsOf(const BoardManager& board, Color color)
{
    unsigned threats = 0;
    for (const PointClass threat : kThreats)
        threats = threats * 2 + (board.count(color, threat) > 0);
    return threats;
}

/// Few points of a kind are told apart more exactly than many.
template <int... bounds>
unsigned level(int count)
{
    static_assert(sizeof...(bounds) + 1 == ThreatPattern::kLevels);
    return ((count >= bounds) + ...);
}

unsigned threes(const BoardManager& board, Color color)
{
    return level<1, 2, 3, 4, 6, 8, 10>(board.count(color, PointClass::OpenThree));
}

unsigned twos(const BoardManager& board, Color color)
{
    return level<4, 8, 12, 16, 20, 24, 28>(board.count(color, PointClass::Two));
}

}  // namespace

ThreatPattern::Places ThreatPattern::of(const BoardManager& board) noexcept
{
    const Color side = board.sideToMove();
    const Color enemy = opponent(side);
    const unsigned attacked = board.count(enemy, PointClass::OpenFour) > 0;
    const auto place = [&](std::size_t start, unsigned ours, unsigned theirs, std::size_t values) {
        return static_cast<std::uint16_t>(start + (attacked * values + ours) * values + theirs);
    };
    return {place(0, threatsOf(board, side), threatsOf(board, enemy), kThreatSets),
            place(kThreatPlaces, threes(board, side), threes(board, enemy), kLevels),
            place(kThreatPlaces + kCountPlaces, twos(board, side), twos(board, enemy), kLevels)};
}

}  // namespace gomoku
