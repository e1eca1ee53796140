// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/PlayingLevel.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace gomoku {

namespace {

using namespace std::chrono_literals;

struct LadderStep
{
    std::uint64_t nodes;  ///< 0: by sight alone.
    int fours;
    Perception perception;
};

// Set so that neighbours lie at most 100 Elo apart, 150 from step 24 on: docs/TRAINING.md has what
// was measured. The last step has no nodes to count: it takes all the time of level 5.
constexpr std::array<LadderStep, kSteps - 1> kLadder{{
    {0, 0, {1370, 200, 250}}, {0, 0, {1250, 100, 220}}, {0, 0, {1100, 0, 200}},
    {0, 0, {930, 0, 200}},    {0, 0, {800, 0, 200}},    {0, 0, {665, 0, 200}},
    {0, 0, {510, 0, 200}},    {0, 0, {385, 0, 180}},    {0, 0, {265, 0, 150}},
    {0, 0, {180, 0, 120}},    {0, 0, {90, 0, 100}},     {512, 0, {210, 0, 80}},
    {512, 0, {105, 0, 50}},   {512, 0, {10, 0, 10}},    {740, 0, {0, 0, 0}},
    {1'080, 0, {0, 0, 0}},    {1'550, 0, {0, 0, 0}},    {2'050, 1, {0, 0, 0}},
    {3'000, 1, {0, 0, 0}},    {3'700, 2, {0, 0, 0}},    {5'200, 2, {0, 0, 0}},
    {7'300, 3, {0, 0, 0}},    {10'300, 3, {0, 0, 0}},   {14'500, 4, {0, 0, 0}},
    {27'000, 6, {0, 0, 0}},   {50'000, 6, {0, 0, 0}},   {100'000, 6, {0, 0, 0}},
    {250'000, 6, {0, 0, 0}},  {900'000, 6, {0, 0, 0}},
}};

constexpr std::array<int, kLevels> kStepOfLevel{5, 14, 20, 27, kSteps};
constexpr std::array<std::chrono::milliseconds, kLevels> kLevelTimes{500ms, 2000ms, 3000ms, 5000ms,
                                                                     8000ms};
/// For those who play by sight, when the worth of a position is asked for.
constexpr std::uint64_t kLeastNodes = 512;
constexpr int kFirstStepWithBook = 20;

PlayingLevel fullStrength(std::chrono::milliseconds mostTime)
{
    return {.mostTime = mostTime, .solvesThreats = true};
}

/// A step has the time of the next level above it.
std::chrono::milliseconds timeOfStep(int step)
{
    const auto level = std::lower_bound(kStepOfLevel.begin(), kStepOfLevel.end(), step);
    return kLevelTimes[static_cast<std::size_t>(level - kStepOfLevel.begin())];
}

}  // namespace

PlayingLevel PlayingLevel::of(int level)
{
    return ofStep(stepOfLevel(level));
}

PlayingLevel PlayingLevel::ofStep(int step)
{
    if (step < 1 || step > kSteps)
        return fullStrength(std::chrono::milliseconds::max());
    if (step == kSteps)
        return fullStrength(timeOfStep(step));
    const LadderStep& settings = kLadder[static_cast<std::size_t>(step - 1)];
    return {.mostTime = timeOfStep(step),
            .nodes = std::max(settings.nodes, kLeastNodes),
            .fours = settings.fours,
            .usesBook = step >= kFirstStepWithBook,
            .bySight = settings.nodes == 0,
            .perception = settings.perception};
}

int stepOfLevel(int level) noexcept
{
    if (level >= levelAtStep(1) && level <= levelAtStep(kSteps))
        return level - levelAtStep(0);
    const bool hasName = level >= 1 && level <= kLevels;
    return hasName ? kStepOfLevel[static_cast<std::size_t>(level - 1)] : 0;
}

int namedLevel(int level) noexcept
{
    const int step = stepOfLevel(level);
    if (step == 0)
        return 0;
    const auto isNearer
        = [step](int one, int other) { return std::abs(one - step) < std::abs(other - step); };
    const auto nearest = std::min_element(kStepOfLevel.begin(), kStepOfLevel.end(), isNearer);
    return static_cast<int>(nearest - kStepOfLevel.begin()) + 1;
}

SearchLimits limitsFor(const PlayingLevel& level, SearchLimits limits)
{
    const auto atMost
        = [](auto most, const auto& given) { return std::min(most, given.value_or(most)); };
    if (level.mostTime != std::chrono::milliseconds::max())
        limits.moveTime = atMost(level.mostTime, limits.moveTime);
    if (level.nodes > 0) {
        limits.nodes = atMost(level.nodes, limits.nodes);
        limits.threads = 1;  // sharing out so little work would only make it play at random
    }
    limits.useBook = limits.useBook && level.usesBook;
    return limits;
}

}  // namespace gomoku
