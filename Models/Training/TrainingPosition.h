// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Rule.h"
#include "Models/Core/Symmetry.h"

#include <optional>
#include <string>
#include <string_view>

namespace gomoku {

/// Something to think about: stones, the rule, and whose move it is.
struct TrainingPosition
{
    Rule rule = Rule::Freestyle;
    Grid grid{};
    Color side = Color::Black;

    friend bool operator==(const TrainingPosition&, const TrainingPosition&) = default;
};

[[nodiscard]] TrainingPosition turned(const TrainingPosition& position, Symmetry symmetry);

/// One and the same of all eight images of a position, and how to get there.
struct CanonicalPosition
{
    TrainingPosition position{};
    Symmetry symmetry{};  ///< Turns the position that was asked about into this one.
};

[[nodiscard]] CanonicalPosition canonical(const TrainingPosition& position);

/// "renju;15;black;h8 i9;h9 i8": rule, size, side to move, black stones, white stones.
[[nodiscard]] std::string toText(const TrainingPosition& position);
[[nodiscard]] std::optional<TrainingPosition> parseTrainingPosition(std::string_view text);

}  // namespace gomoku
