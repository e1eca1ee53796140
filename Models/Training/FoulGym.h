// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Rules/FoulExplanation.h"

#include <cstdint>
#include <optional>

namespace gomoku {

/// How hard a question of the foul gym is.
enum class FoulStep : std::uint8_t {
    Overlines = 1,  ///< Six in a row; allowed: a single three or four.
    PlainDoubles,  ///< Two threes or two fours on two lines; allowed: a four and a three.
    CloseCalls,  ///< Two fours on one line; allowed: five, or a three beside a closed one.
    BrokenThrees,  ///< A point that would make a straight four is a foul, or makes five.
    NestedThrees,  ///< It is a double three itself, by the same law.
};
inline constexpr int kFoulSteps = 5;

/// "May Black play here?" under Renju, on 15x15, Black to move, with as many white stones as black.
struct FoulQuestion
{
    Grid stones{};
    Point point{};  ///< Empty.
    FoulStep step = FoulStep::Overlines;
    /// The answer with every line that decides it, to be drawn and said; see describe().
    FoulExplanation explanation{};

    [[nodiscard]] bool isForbidden() const noexcept { return explanation.foul != Foul::None; }
};

/// The same question for the same step and seed, everywhere. About half of the seeds give a
/// forbidden point. Takes some milliseconds, for the last step some tens.
[[nodiscard]] FoulQuestion makeFoulQuestion(FoulStep step, std::uint64_t seed);

/// How hard it is to see why the point is forbidden or not; nothing if there is nothing to see.
[[nodiscard]] std::optional<FoulStep> stepOf(const FoulExplanation& explanation,
                                             const Grid& stones);

}  // namespace gomoku
