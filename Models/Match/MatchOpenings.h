// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Core/Rule.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gomoku {

/// The first moves of a game, Black's first.
using MatchOpening = std::vector<Point>;

/// Openings of a few stones near the centre in which nobody has a three yet; the same ones for the
/// same seed, everywhere.
[[nodiscard]] std::vector<MatchOpening> randomOpenings(int count, int boardSize,
                                                       std::uint64_t seed);

/// One opening in any of the usual ways to write it: "h8 i9 g7" or "h8i9g7"; "7,7 8,6" (x,y from
/// the top left corner); "0,0, 1,-1, 2,3" (offsets from the centre, as Gomocup writes them). The
/// error says what is wrong.
struct ParsedOpening
{
    MatchOpening moves{};
    std::string error{};
};
[[nodiscard]] ParsedOpening parseOpening(std::string_view line, int boardSize);

/// One opening a line; empty lines and what follows a # are skipped. The error names the line. What
/// is dropped meanwhile ends early, with the openings read so far.
struct OpeningFile
{
    std::vector<MatchOpening> openings{};
    std::string error{};
};
[[nodiscard]] OpeningFile parseOpenings(std::string_view text, int boardSize, Rule rule,
                                        const std::atomic<bool>* dropped = nullptr);

}  // namespace gomoku
