// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace gomoku {

/// What a stone played on an empty point makes of one of the four lines through it, as far as
/// that line alone can tell. X our stones, * the point in question, O theirs or the edge, _ empty.
enum class Shape : std::uint8_t {
    Dead,  ///< OX*_O    five can no longer be made here
    ClosedOne,  ///< O*____   could become a closed two
    OpenOne,  ///< ___*___  could become an open two
    ClosedTwo,  ///< OX*___   could become a closed three
    OpenTwo,  ///< one or two points make it an open three
    OpenTwoSplit,  ///< _X_*__   three points do
    OpenTwoSolid,  ///< __X*__   four points do
    ClosedThree,  ///< OXX*__   could become a four
    OpenThree,  ///< O_XX*__  one point makes it an open four
    OpenThreeDouble,  ///< __XX*__  two points do
    Four,  ///< OXXX*_   five at one point only
    OpenFour,  ///< _XXX*_   five at two points
    Five,  ///< XXXX*    wins
    DoubleFour,  ///< X_X*X_X  two fours in one line: a foul where fouls count
    Overline,  ///< XXX*XX   a foul where fouls count; elsewhere such a row is Dead or Five
};

inline constexpr int kShapeCount = 15;

/// The shapes on the four lines through a point, four bits each, first direction lowest.
using FourShapes = std::uint16_t;

[[nodiscard]] constexpr Shape shapeIn(FourShapes shapes, int direction) noexcept
{
    return static_cast<Shape>(shapes >> (4 * direction) & 15);
}

[[nodiscard]] constexpr bool isOpenThree(Shape shape) noexcept
{
    return shape == Shape::OpenThree || shape == Shape::OpenThreeDouble;
}

/// What a stone on a point does, all four lines taken together; later ones force more.
enum class PointClass : std::uint8_t {
    Nothing,
    Two,  ///< an open two or a closed three at most
    OpenThree,  ///< one open three
    DoubleThree,  ///< two or more
    Four,  ///< one four, nothing else that matters
    FourPlus,  ///< a four that also builds a closed three or an open two
    FourThree,  ///< a four and an open three
    OpenFour,  ///< an open four, or two fours: wins unless five is made against it
    Five,  ///< wins
    Forbidden,  ///< a foul by overline or double four
};

inline constexpr int kPointClassCount = 10;

/// Does a stone of that class threaten to make five?
[[nodiscard]] constexpr bool makesFour(PointClass pointClass) noexcept
{
    return pointClass >= PointClass::Four && pointClass <= PointClass::OpenFour;
}

}  // namespace gomoku
