// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Core/Score.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gomoku {

class ParallelSearch;

/// A game the engine played against itself, and what it thought of each move.
struct SelfPlayGame
{
    Rule rule = Rule::Freestyle;
    int size = kDefaultBoardSize;
    std::vector<Point> opening{};  ///< Set at random and found fairly even.
    struct JudgedMove
    {
        Point point;
        Score score = 0;  ///< For the side that would play it.
    };
    struct Move
    {
        Point point;
        Score score = 0;  ///< For the side that played it.
        /// Moves that could have been played instead, each judged by a search of its own.
        std::vector<JudgedMove> siblings{};
    };
    std::vector<Move> moves{};
    std::optional<Color> winner{};  ///< None: a draw.
};

struct SelfPlayOptions
{
    Rule rule = Rule::Freestyle;
    int size = kDefaultBoardSize;
    std::uint64_t nodes = 4000;  ///< For each move.
    Score mostUneven = 500;  ///< Openings farther from even than this are thrown away.
    int level = 0;  ///< 1..5: players of that level; 0: full strength.
    int drawAfter = 120;  ///< Stones; hardly any game is decided later.
    int siblings = 0;  ///< So many other moves are judged beside each one played.
};

/// Is every stone of the opening a legal move in turn, and is nobody's game won by it?
[[nodiscard]] bool canStart(std::span<const Point> opening, int size, Rule rule);

[[nodiscard]] SelfPlayGame playAgainstItself(ParallelSearch& search, const SelfPlayOptions& options,
                                             std::uint64_t seed);

/// One line of text: rule;size;b|w|d;opening;moves as h8/35, and with siblings as
/// h8/35,g7/-20,i6/12.
[[nodiscard]] std::string toText(const SelfPlayGame& game);
[[nodiscard]] std::optional<SelfPlayGame> parseSelfPlayGame(std::string_view line);

}  // namespace gomoku
