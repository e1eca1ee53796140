// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Rules/ForbiddenPoints.h"
#include "Models/Rules/Rows.h"

#include <string>
#include <vector>

namespace gomoku {

/// A point that would make a straight four of a three, and why Black may not play there, if so.
struct StraightFourPoint
{
    Point point{};
    Foul foul = Foul::None;  ///< What a stone there would be, the three standing.
    bool makesFive = false;  ///< It would win on another line: then the three is none either.

    [[nodiscard]] bool isOpen() const { return foul == Foul::None && !makesFive; }
};

/// A three that the stone makes, or seems to make.
struct ExplainedThree
{
    std::vector<Point> stones{};
    std::vector<StraightFourPoint> straightFours{};  ///< One or two.

    [[nodiscard]] bool isReal() const;
};

/// All lines that decide whether a black stone on a point is a foul: enough to draw them and to
/// say them. Each line is given by its stones, the asked point among them.
struct FoulExplanation
{
    Point point{};
    Foul foul = Foul::None;
    std::vector<std::vector<Point>> fives{};  ///< If there is one, nothing else counts.
    std::vector<std::vector<Point>> overlines{};
    std::vector<Four> fours{};
    std::vector<ExplainedThree> threes{};  ///< The false ones too.

    [[nodiscard]] int realThrees() const;
    /// Is there a foul, or what a player may take for one?
    [[nodiscard]] bool looksForbidden() const;
};

/// `point` must be empty.
[[nodiscard]] FoulExplanation explainPoint(const Grid& grid, Point point);

/// One English sentence, such as "h8 is forbidden, two open threes: g8-h8-i8 and h7-h8-h9." or why
/// the point is allowed although it looks forbidden. Empty if it does not even look so.
[[nodiscard]] std::string describe(const FoulExplanation& explanation);

/// "g8-h8-i8".
[[nodiscard]] std::string joined(const std::vector<Point>& stones);

}  // namespace gomoku
