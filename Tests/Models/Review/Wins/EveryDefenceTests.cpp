// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Models/Review/Wins/ProvenWins.h"
#include "Tests/Support/Engine/Rounds.h"

namespace gomoku::testing {

TEST(EveryDefence, OfTwoHundredProofsIsRefutedToTheFive)
{
    const int wanted = roundsOf(200);
    const CheckedProofs checked = checkProofs(wanted, 1303);
    EXPECT_EQ(checked.all(), wanted);
    EXPECT_GT(checked.attacks, wanted / 4);
    EXPECT_GT(checked.defences, wanted / 20);
    RecordProperty("attacks", checked.attacks);
    RecordProperty("defences", checked.defences);
}

}  // namespace gomoku::testing
