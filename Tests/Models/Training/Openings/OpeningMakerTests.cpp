// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Openings/OpeningMaker.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace gomoku {
namespace {

using testing::at;

OpeningMakerOptions quickLook()
{
    return {.sieveNodes = 300, .nodes = 2000, .deepNodes = 1000, .judged = 4, .widths = {}};
}

TEST(OpeningMaker, SaysTheSameEachTime)
{
    const std::vector<Point> moves{at("h8"), at("h9"), at("i9")};
    EXPECT_EQ(OpeningMaker(quickLook()).lookInto(moves), OpeningMaker(quickLook()).lookInto(moves));
}

TEST(OpeningMaker, ContinuesWhereAnEarlierRunWasBrokenOff)
{
    OpeningMakerOptions options = quickLook();
    options.sieveNodes = 100;
    options.nodes = 100;
    options.judged = 1;
    const JudgedOpenings whole = OpeningMaker(options).make([](const KnownOpening&, int) {});
    JudgedOpenings half = whole;
    half.positions.resize(whole.positions.size() - 3);
    OpeningMaker again(options);
    again.know(half);
    std::vector<KnownOpening> made;
    EXPECT_EQ(again.make([&](const KnownOpening& opening, int) { made.push_back(opening); }),
              whole);
    EXPECT_EQ(made, std::vector<KnownOpening>(whole.positions.end() - 3, whole.positions.end()));
}

TEST(OpeningMaker, WhiteStopsAnOpenThree)
{
    // Black threatens a straight four; whatever else White plays loses.
    const KnownOpening opening
        = OpeningMaker(quickLook()).lookInto({at("h8"), at("a1"), at("i8"), at("a15"), at("j8")});
    EXPECT_EQ(opening.side(), Color::White);
    const std::set<Point> stops{at("f8"), at("g8"), at("k8"), at("l8")};
    EXPECT_TRUE(stops.contains(opening.choices.front().point))
        << opening.choices.front().point.toString();
}

TEST(OpeningMaker, LooksFourPointsFarAndNoFarther)
{
    OpeningMakerOptions all = quickLook();
    all.sieveNodes = all.nodes = 1;
    all.judged = 400;
    all.margin = 50;
    int farthest = 0;
    const KnownOpening opening = OpeningMaker(all).lookInto({at("h8")});
    for (const ValuedMove& choice : opening.choices)
        farthest = std::max(
            {farthest, std::abs(choice.point.column() - 7), std::abs(choice.point.row() - 7)});
    EXPECT_EQ(farthest, 4);
}

TEST(OpeningMaker, JudgesNoMoreMovesThanItIsTold)
{
    OpeningMakerOptions options = quickLook();
    options.margin = 50;
    const KnownOpening opening = OpeningMaker(options).lookInto({at("h8"), at("h9"), at("i9")});
    EXPECT_EQ(opening.choices.size(), options.judged);
}

TEST(OpeningMaker, MirroredMovesAreJudgedOnce)
{
    OpeningMakerOptions all = quickLook();
    all.judged = 400;
    all.margin = 50;
    // The stones lie on one column: left and right are the same.
    const KnownOpening opening = OpeningMaker(all).lookInto({at("h8"), at("h9"), at("h10")});
    for (const ValuedMove& choice : opening.choices)
        EXPECT_LE(choice.point.column(), 7) << choice.point.toString();
}

}  // namespace
}  // namespace gomoku
