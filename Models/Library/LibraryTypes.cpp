// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/LibraryTypes.h"

namespace gomoku {

void Tally::add(const StatisticsGame& game)
{
    if (game.helped)
        ++helped;
    else if (!game.winner)
        ++draws;
    else if (*game.winner == game.humanColor)
        ++wins;
    else
        ++losses;
}

Tally Statistics::tally(std::optional<int> level, std::optional<Color> color,
                        std::optional<Rule> rule) const
{
    Tally tally;
    for (const StatisticsGame& game : games) {
        if ((!level || *level == game.level) && (!color || *color == game.humanColor)
            && (!rule || *rule == game.rule))
            tally.add(game);
    }
    return tally;
}

}  // namespace gomoku
