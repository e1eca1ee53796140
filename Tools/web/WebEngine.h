// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Search/ParallelSearch.h"

#include <string>
#include <string_view>

namespace gomoku {

/// The engine as a web page asks it: text in, JSON out, and nothing remembered between two
/// questions but what earlier searches found. On one thread: pages opened from a file have no
/// others.
class WebEngine
{
public:
    /// A position as toText() writes it, with the stone that was played last, "h8"; "-" if none
    /// was.
    struct Position
    {
        std::string_view stones{};
        std::string_view last{};
    };
    struct Question
    {
        int level = 0;  ///< As in SearchLimits.
        int milliseconds = 1000;  ///< At most.
        std::uint64_t seed = 0;  ///< Varies the play; see SearchLimits.
        bool forValue = false;  ///< The value is wanted, whatever the book says.
    };
    using Listener = std::function<void(const std::string& json)>;

    WebEngine();
    ~WebEngine();

    /// What the rules say: {"over":"","row":[],"forbidden":[{"at":"h8","why":"double three"}]}.
    /// `over` is "black", "white" or "draw" when the game is. {"error":...} for what is not a
    /// position.
    [[nodiscard]] std::string describe(const Position& position) const;

    /// The best move found and what it is worth:
    /// {"move":"h8","chance":54.2,"depth":12,"nodes":40000, "win":0,"book":false,"reason":"makes
    /// five","line":["h8","i9"]}. `chance` is Black's, in percent; `win` counts the plies to a
    /// proven end. "-" for a move where there is none. `listener` hears the same after each
    /// iteration.
    [[nodiscard]] std::string think(const Position& position, const Question& question,
                                    const Listener& listener = {});

private:
    ParallelSearch& search();

    /// Made when first needed: who only asks for the rules needs no table.
    std::unique_ptr<ParallelSearch> m_search;
};

}  // namespace gomoku
