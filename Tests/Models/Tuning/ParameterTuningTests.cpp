// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Zobrist.h"
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/SearchParameters.h"
#include "Models/Tuning/Factorial.h"
#include "Models/Tuning/LadderGame.h"
#include "Models/Tuning/ParameterGame.h"
#include "Models/Tuning/Spsa.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <set>

namespace gomoku {

namespace {

double nextChance(std::uint64_t& random)
{
    return static_cast<double>(zobrist::nextRandom(random) >> 11) * 0x1p-53;
}

/// Two games between engines so many Elo apart, without draws.
double playedPair(double elo, std::uint64_t& random)
{
    const double expected = 1 / (1 + std::pow(10.0, -elo / 400));
    return (nextChance(random) < expected) + (nextChance(random) < expected);
}

}  // namespace

TEST(Factorial, FindsThePlantedEffects)
{
    constexpr std::array kPlanted{40.0, 0.0, -25.0, 10.0, 0.0, -60.0};
    std::vector<FactorialPair> pairs;
    std::uint64_t random = 5;
    for (std::uint64_t i = 0; i < 6000; ++i) {
        const std::vector<int> signs = signsOfPair(kPlanted.size(), 7, i);
        double elo = 0;
        for (std::size_t j = 0; j < kPlanted.size(); ++j)
            elo += signs[j] * kPlanted[j];
        pairs.push_back({signs, playedPair(elo, random)});
    }
    const std::vector<FactorEffect> effects = estimateEffects(pairs);
    ASSERT_EQ(effects.size(), kPlanted.size());
    for (std::size_t i = 0; i < effects.size(); ++i) {
        EXPECT_NEAR(effects[i].elo, kPlanted[i], 3 * effects[i].error) << i;
        // Half a point of two games without draws has a deviation of 0.35 at most.
        EXPECT_NEAR(effects[i].error, 695 * 0.35 / std::sqrt(6000.0), 0.3) << i;
    }
}

TEST(Factorial, ErrorsAreAsLargeAsTheySay)
{
    // Nothing is planted: two thirds of all effects lie within one standard error.
    constexpr std::size_t kFactors = 10;
    int within = 0;
    for (std::uint64_t run = 0; run < 30; ++run) {
        std::vector<FactorialPair> pairs;
        std::uint64_t random = run;
        for (std::uint64_t i = 0; i < 300; ++i)
            pairs.push_back({signsOfPair(kFactors, run, i), playedPair(0, random)});
        for (const FactorEffect& effect : estimateEffects(pairs))
            within += std::abs(effect.elo) < effect.error;
    }
    EXPECT_GT(within, 180);
    EXPECT_LT(within, 230);
}

TEST(Factorial, SaysNothingOfTooFewPairs)
{
    std::vector<FactorialPair> pairs;
    for (std::uint64_t i = 0; i < 4; ++i)
        pairs.push_back({signsOfPair(4, 1, i), 2});
    EXPECT_TRUE(estimateEffects(pairs).empty());
    EXPECT_TRUE(estimateEffects({}).empty());
    // Two factors that always went together cannot be told apart.
    pairs.assign(20, {{1, 1}, 2});
    EXPECT_TRUE(estimateEffects(pairs).empty());
}

TEST(Factorial, SignsAreDrawnEvenlyAndApart)
{
    std::set<std::vector<int>> seen;
    int sum = 0;
    int product = 0;
    for (std::uint64_t i = 0; i < 1000; ++i) {
        const std::vector<int> signs = signsOfPair(20, 3, i);
        EXPECT_EQ(signs, signsOfPair(20, 3, i));
        seen.insert(signs);
        sum += signs[4];
        product += signs[4] * signs[5];
    }
    EXPECT_GT(seen.size(), 990U);
    EXPECT_LT(std::abs(sum), 130);
    EXPECT_LT(std::abs(product), 130);
    EXPECT_NE(signsOfPair(20, 3, 0), signsOfPair(20, 4, 0));
}

TEST(Spsa, ClimbsToThePlantedBest)
{
    // Strength falls with the square of the distance from 70 and from 20, 40 Elo at 20 and at 8.
    const auto strength = [](const Spsa::Values& values) {
        const double far = (values[0] - 70) / 20.0;
        const double near = (values[1] - 20) / 8.0;
        return -40 * (far * far + near * near);
    };
    Spsa spsa({{.start = 40, .least = 0, .most = 100, .step = 8},
               {.start = 30, .least = 0, .most = 100, .step = 4}},
              {.pairs = 4000, .rate = 0.05, .seed = 11});
    std::uint64_t random = 2;
    for (int i = 0; i < 4000; ++i) {
        const auto [first, second] = spsa.nextPair();
        spsa.note(playedPair(strength(first) - strength(second), random));
    }
    EXPECT_EQ(spsa.pairs(), 4000);
    EXPECT_NEAR(spsa.values()[0], 70, 6);
    EXPECT_NEAR(spsa.values()[1], 20, 3);
}

TEST(Spsa, StaysWithinItsBounds)
{
    Spsa spsa({{.start = 9, .least = 0, .most = 10, .step = 3}}, {.pairs = 200, .rate = 1});
    for (int i = 0; i < 200; ++i) {
        const auto [first, second] = spsa.nextPair();
        for (const int value : {first[0], second[0]}) {
            EXPECT_GE(value, 0);
            EXPECT_LE(value, 10);
        }
        spsa.note(first[0] > second[0] ? 2 : 0);  // more is always better
    }
    EXPECT_EQ(spsa.values()[0], 10);
}

TEST(Spsa, FollowsFromItsResultsAlone)
{
    const auto fresh = [] {
        return Spsa({{.start = 5, .least = 0, .most = 10, .step = 2}}, {.pairs = 50, .seed = 3});
    };
    Spsa one = fresh();
    for (int i = 0; i < 20; ++i)
        one.note(i % 3);
    Spsa other = fresh();
    for (int i = 0; i < 20; ++i)
        other.note(i % 3);
    EXPECT_EQ(one.values(), other.values());
    EXPECT_EQ(one.nextPair(), other.nextPair());
    EXPECT_NE(one.values()[0], 5);
}

TEST(SearchParameters, DefaultsLieWithinTheBoundsOfTheirRows)
{
    constexpr SearchParameters defaults;
    std::set<std::string_view> names;
    for (const TunableParameter& parameter : kTunableParameters) {
        EXPECT_GE(defaults.*parameter.member, parameter.least) << parameter.name;
        EXPECT_LE(defaults.*parameter.member, parameter.most) << parameter.name;
        EXPECT_GT(parameter.step, 0) << parameter.name;
        EXPECT_TRUE(names.insert(parameter.name).second) << parameter.name;
    }
    // No two rows name the same member.
    SearchParameters marked;
    int mark = 0;
    for (const TunableParameter& parameter : kTunableParameters)
        marked.*parameter.member = ++mark;
    mark = 0;
    for (const TunableParameter& parameter : kTunableParameters)
        EXPECT_EQ(marked.*parameter.member, ++mark) << parameter.name;
}

TEST(ParameterGame, EqualEnginesShareAPairAndWeakOnesLose)
{
    const std::vector<Point> opening{*Point::parse("h8"), *Point::parse("i9"), *Point::parse("g6"),
                                     *Point::parse("j7")};
    const ParameterGameOptions options{.nodes = 1500};
    const SearchParameters usual;
    EXPECT_EQ(playParameterPair(usual, usual, opening, options, 1), 1)
        << "the same game twice, with colours exchanged";
    // Who gives up whatever is not ahead and looks at few moves does not see much. It shows the
    // more, the deeper the others look.
    SearchParameters blind;
    blind.futilityDepth = 20;
    blind.futilityPerDepth = 10;
    blind.razoringDepth = 10;
    blind.razoringBase = 0;
    blind.razoringPerDepth = 0;
    blind.movesPerNode = 8;
    blind.quietShare = 16;
    ParallelSearch search(1);
    double points = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        points += playParameterPair(usual, blind, ladderOpening(search, {}, seed), {.nodes = 8000},
                                    seed);
    EXPECT_GT(points, 11);
}

}  // namespace gomoku
