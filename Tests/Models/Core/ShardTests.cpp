// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Shard.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

TEST(Shard, IsReadAndWrittenAsPeopleCount)
{
    EXPECT_EQ(Shard::parse("1/1"), Shard{});
    EXPECT_EQ(Shard::parse("2/8"), (Shard{1, 8}));
    EXPECT_EQ(Shard::parse("100000/100000"), (Shard{99'999, 100'000}));
    EXPECT_EQ((Shard{2, 16}.toString()), "3/16");
}

TEST(Shard, RefusesWhatIsNoPart)
{
    for (const char* text : {"", "3", "/", "1/", "/4", "0/4", "5/4", "-1/4", "+1/4", "1/0", "1/4/2",
                             " 1/4", "1/4 ", "1 /4", "a/b", "1/100001", "1/99999999999999999999"})
        EXPECT_EQ(Shard::parse(text), std::nullopt) << text;
}

TEST(Shard, EveryItemIsInExactlyOneOfThem)
{
    for (const std::size_t count : {1U, 2U, 3U, 7U})
        for (std::size_t item = 0; item < 20; ++item) {
            int owners = 0;
            for (std::size_t number = 0; number < count; ++number)
                owners += Shard{number, count}.has(item);
            EXPECT_EQ(owners, 1) << item << " of " << count;
        }
}

}  // namespace
}  // namespace gomoku
