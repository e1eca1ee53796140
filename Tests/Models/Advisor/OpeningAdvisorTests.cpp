// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Advisor/OpeningAdvisor.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace gomoku {

namespace {

const std::atomic<bool> kRunning{false};

SearchLimits shortThought(std::uint64_t seed = 0)
{
    return {.depth = 8, .randomSeed = seed};
}

OpeningPlay opened(OpeningRule rule, std::string_view words, int size = 15)
{
    return *OpeningPlay::replayed(rule, size, *parseOpeningActions(words));
}

OpeningAction advised(const OpeningPlay& opening, Rule rule = Rule::Freestyle)
{
    ParallelSearch search(4);
    OpeningAdvisor advisor(search, standardThreads(), rule, shortThought());
    return advisor.advise(opening, kRunning);
}

/// Over an even and an odd depth, for the side that moves last always looks better.
Score scoreForBlack(const OpeningPlay& opening, Rule rule)
{
    ParallelSearch search(4);
    const auto position = BoardManager::after(opening.moves(), opening.boardSize(), rule);
    Score sum = 0;
    for (const Depth depth : {7, 8})
        sum += search.think(position, {.depth = depth}, standardThreads(), kRunning).score();
    return position.sideToMove() == Color::Black ? sum / 2 : -sum / 2;
}

}  // namespace

TEST(OpeningAdvisor, TakesThePlainlyBetterSide)
{
    // White's stone in the corner is wasted: Black is the side to have.
    EXPECT_EQ(advised(opened(OpeningRule::Swap, "h8 a1 i9")),
              OpeningAction::choose(OpeningChoice::Swap));
    EXPECT_EQ(advised(opened(OpeningRule::Swap2, "h8 a1 i9")),
              OpeningAction::choose(OpeningChoice::Swap));
    // Black's stones in two corners are.
    EXPECT_EQ(advised(opened(OpeningRule::Swap, "a1 h8 o15")),
              OpeningAction::choose(OpeningChoice::Stay));
    EXPECT_EQ(advised(opened(OpeningRule::Swap2, "a1 h8 o15")),
              OpeningAction::choose(OpeningChoice::Stay));
}

TEST(OpeningAdvisor, TheFirstPlayerOfSwap2TakesTheBetterSideToo)
{
    EXPECT_EQ(advised(opened(OpeningRule::Swap2, "h8 a1 i9 two-more o15 j10")),
              OpeningAction::choose(OpeningChoice::Stay));
    EXPECT_EQ(advised(opened(OpeningRule::Swap2, "a1 h8 o15 two-more i9 a15")),
              OpeningAction::choose(OpeningChoice::Swap));
}

TEST(OpeningAdvisor, LaysTheLastStoneForBalance)
{
    // Of all openings with White beside the centre it chooses one of the evener half.
    const OpeningPlay opening = opened(OpeningRule::Rif, "h8 h9");
    const auto unevenness = [&](Point third) {
        OpeningPlay after = opening;
        EXPECT_EQ(after.apply(OpeningAction::place(third)), std::nullopt);
        return std::abs(scoreForBlack(after, Rule::Renju));
    };
    std::vector<Score> all;
    for (const Point third : opening.allowedPoints())
        if (third.column() >= 7)  // The rest are mirror images.
            all.push_back(unevenness(third));
    std::sort(all.begin(), all.end());
    EXPECT_LE(unevenness(advised(opening, Rule::Renju).point), all[all.size() / 2]);
}

TEST(OpeningAdvisor, PicksTheFifthThatIsWorstForBlack)
{
    EXPECT_EQ(advised(opened(OpeningRule::Rif, "h8 h9 i9 stay g8 offer=i8 offer=a1"), Rule::Renju),
              OpeningAction::pick(*Point::parse("a1")));
}

TEST(OpeningAdvisor, OffersGoodFifthsFirst)
{
    const OpeningPlay opening = opened(OpeningRule::Rif, "h8 h9 i9 stay a1");
    const Point fifth = advised(opening, Rule::Renju).point;
    EXPECT_LE(std::abs(fifth.column() - 7), 3);
    EXPECT_LE(std::abs(fifth.row() - 7), 3);
}

TEST(OpeningAdvisor, KeepsToTheAreaWhereItPlaysForItself)
{
    for (const OpeningRule rule : {OpeningRule::Pro, OpeningRule::LongPro}) {
        const OpeningPlay opening = opened(rule, "h8 h9");
        EXPECT_EQ(opening.refusalOf(advised(opening)), std::nullopt) << nameOf(rule);
    }
}

TEST(OpeningAdvisor, PlaysEveryRuleInBothSeats)
{
    ParallelSearch search(4);
    for (const OpeningRule openingRule : kOpeningRules)
        for (const Rule rule : {Rule::Freestyle, Rule::Renju})
            for (const int size : {9, 15}) {
                OpeningPlay opening(openingRule, size);
                OpeningAdvisor advisor(search, standardThreads(), rule,
                                       {.nodes = 3000, .depth = 4, .randomSeed = 7});
                while (!opening.isFinished()) {
                    const OpeningAction action = advisor.advise(opening, kRunning);
                    ASSERT_EQ(opening.apply(action), std::nullopt)
                        << nameOf(openingRule) << ' ' << action.toString();
                }
            }
}

TEST(OpeningAdvisor, AnswersLegallyWhenStopped)
{
    const std::atomic<bool> stopped{true};
    ParallelSearch search(1);
    for (const OpeningRule rule : kOpeningRules) {
        OpeningPlay opening(rule);
        OpeningAdvisor advisor(search, standardThreads(), Rule::Renju, {.threads = 2});
        while (!opening.isFinished())
            ASSERT_EQ(opening.apply(advisor.advise(opening, stopped)), std::nullopt);
    }
}

TEST(OpeningAdvisor, VariesWithTheSeed)
{
    ParallelSearch search(1);
    std::vector<Point> first;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        OpeningAdvisor advisor(search, standardThreads(), Rule::Freestyle, shortThought(seed));
        first.push_back(advisor.advise(OpeningPlay(OpeningRule::Swap2), kRunning).point);
    }
    std::sort(first.begin(), first.end());
    EXPECT_NE(first.front(), first.back());
}

}  // namespace gomoku
