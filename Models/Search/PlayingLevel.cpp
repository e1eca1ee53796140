// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/PlayingLevel.h"

#include "Models/Core/Zobrist.h"

#include <algorithm>

namespace gomoku {

PlayingLevel PlayingLevel::of(int level)
{
    using namespace std::chrono_literals;
    switch (level) {
    case 1:
        return {500ms, 1, 400, 0, 6, 260, false};
    case 2:
        return {2000ms, 2, 3'000, 1, 4, 110, false};
    case 3:
        return {3000ms, 5, 20'000, 2, 3, 40, false};
    case 4:
        return {5000ms, 9, 80'000, 6, 1, 0, false};
    case 5:
        return {8000ms, 0, 0, 6, 1, 0, true};
    default:
        return {std::chrono::milliseconds::max(), 0, 0, 6, 1, 0, true};
    }
}

SearchLimits limitsFor(const PlayingLevel& level, SearchLimits limits)
{
    const auto atMost
        = [](auto most, const auto& given) { return std::min(most, given.value_or(most)); };
    if (level.mostTime != std::chrono::milliseconds::max())
        limits.moveTime = atMost(level.mostTime, limits.moveTime);
    if (level.depth > 0)
        limits.depth = atMost(level.depth, limits.depth);
    if (level.nodes > 0)
        limits.nodes = atMost(level.nodes, limits.nodes);
    if (level.nodes > 0)
        limits.threads = 1;  // sharing out so little work would only make it play at random
    limits.lines = std::max(limits.lines, level.choices);
    return limits;
}

void chooseLine(const PlayingLevel& level, SearchReport& report, std::uint64_t random)
{
    if (level.choices < 2 || report.lines.size() < 2)
        return;
    const Score best = report.score();
    std::size_t chosen = 0;
    Score bestMood = -kInfinity;
    for (std::size_t i = 0; i < report.lines.size(); ++i) {
        const Score score = report.lines[i].score;
        const bool throwsAway = (isLoss(score) && !isLoss(best)) || (isWin(best) && !isWin(score));
        if (throwsAway)
            continue;
        // Two draws make small moods likelier than great ones.
        const auto spread = static_cast<std::uint64_t>(level.wander + 1);
        const auto mood = static_cast<Score>(
            (zobrist::nextRandom(random) % spread + zobrist::nextRandom(random) % spread) / 2);
        const Score felt = isDecided(score) ? score : score + 2 * mood;
        if (felt > bestMood) {
            bestMood = felt;
            chosen = i;
        }
    }
    std::rotate(report.lines.begin(), report.lines.begin() + static_cast<std::ptrdiff_t>(chosen),
                report.lines.begin() + static_cast<std::ptrdiff_t>(chosen) + 1);
}

}  // namespace gomoku
