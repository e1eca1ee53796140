// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/TournamentPlan.h"

#include <algorithm>

namespace gomoku {

std::vector<Pairing> TournamentPlan::pairings() const
{
    std::vector<Pairing> all;
    const int challengers = kind == Kind::Gauntlet ? 1 : engineCount();
    for (int first = 0; first < challengers; ++first)
        for (int second = first + 1; second < engineCount(); ++second)
            all.push_back({first, second});
    return all;
}

int TournamentPlan::pairingCount() const noexcept
{
    const int others = std::max(0, engineCount() - 1);
    return kind == Kind::Gauntlet ? others : engineCount() * others / 2;
}

bool TournamentPlan::isInShard(int number) const noexcept
{
    return shard.has(static_cast<std::size_t>(number) / 2);
}

int TournamentPlan::gamesOfShard() const noexcept
{
    const auto all = static_cast<std::size_t>(games());
    const std::size_t pairs = (all + 1) / 2;
    const std::size_t ours = pairs / shard.count + (shard.number < pairs % shard.count ? 1 : 0);
    const bool endsInHalf = all % 2 == 1 && shard.has(pairs - 1);
    return static_cast<int>(2 * ours - (endsInHalf ? 1 : 0));
}

ScheduledGame TournamentPlan::game(int number) const
{
    const int count = pairingCount();
    const int inPairs = gamesPerPairing / 2 * 2 * count;
    ScheduledGame game;
    game.number = number;
    game.hasSibling = number < inPairs;
    game.round = number / (2 * count);
    const int place = game.hasSibling ? number % (2 * count) / 2 : number - inPairs;
    game.blackSide = game.hasSibling ? number % 2 : 0;
    game.pairing = pairings()[static_cast<std::size_t>(place)];
    return game;
}

int TournamentPlan::pairingOf(int one, int other) const noexcept
{
    const auto [first, second] = std::minmax(one, other);
    if (first == second || first < 0 || second >= engineCount())
        return -1;
    if (kind == Kind::Gauntlet)
        return first == 0 ? second - 1 : -1;
    const int before = first * engineCount() - first * (first + 1) / 2;
    return before + second - first - 1;
}

const MatchOpening& TournamentPlan::openingOf(const ScheduledGame& game) const
{
    static const MatchOpening kEmptyBoard;
    return openings.empty() ? kEmptyBoard
                            : openings[static_cast<std::size_t>(game.round) % openings.size()];
}

void tellApart(std::vector<MatchEngine>& engines)
{
    const std::vector<MatchEngine> given = engines;
    for (std::size_t i = 0; i < given.size(); ++i) {
        const auto isSame = [&](const MatchEngine& each) { return each.name == given[i].name; };
        const auto here = given.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::count_if(given.begin(), given.end(), isSame) > 1)
            engines[i].name
                += QStringLiteral(" (%1)").arg(std::count_if(given.begin(), here, isSame) + 1);
    }
}

}  // namespace gomoku
