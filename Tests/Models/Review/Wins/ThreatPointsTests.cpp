// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Wins/ThreatPoints.h"
#include "Tests/Support/Engine/Positions/At.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::at;

TEST(ThreatPointsTests, AreWhereThreesAndFoursLead)
{
    GameSnapshot snapshot;
    for (const char* point : {"g8", "h8", "i8"})
        snapshot.grid.set(at(point), Cell::Black);
    snapshot.sideToMove = Color::White;
    EXPECT_EQ(threatPoints(snapshot), (std::vector{at("f8"), at("j8")}));
    snapshot.grid = Grid(15);
    EXPECT_TRUE(threatPoints(snapshot).empty());
}

}  // namespace
}  // namespace gomoku
