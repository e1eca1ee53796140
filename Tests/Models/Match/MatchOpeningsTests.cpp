// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Match/BalancedOpenings.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <set>

namespace gomoku {
namespace {

std::string textOf(const MatchOpening& opening)
{
    std::string text;
    for (const Point point : opening)
        text += point.toString() + ' ';
    return text;
}

TEST(MatchOpenings, ReadsAllWaysToWriteOne)
{
    EXPECT_EQ(textOf(parseOpening("h8 i9 g7", 15).moves), "h8 i9 g7 ");
    EXPECT_EQ(textOf(parseOpening("h8i9g7", 15).moves), "h8 i9 g7 ");
    EXPECT_EQ(textOf(parseOpening("H8, I9-G10", 15).moves), "h8 i9 g10 ");
    EXPECT_EQ(textOf(parseOpening("7,7 8,6 2,0", 15).moves), "h8 i9 c15 ");
    EXPECT_EQ(textOf(parseOpening("0,0, 1,-1, -5,-7", 15).moves), "h8 i9 c15 ");
    EXPECT_EQ(textOf(parseOpening("0,0,1,-1,", 20).moves), "k10 l11 ");
}

TEST(MatchOpenings, SaysWhatItCannotRead)
{
    EXPECT_EQ(parseOpening("h8 zz", 15).error, "\"h8 zz\" is not a list of moves");
    EXPECT_EQ(parseOpening("p16", 15).error, "p16 is not on the board");
    EXPECT_FALSE(parseOpening("7,7 99,1", 15).error.empty());
    EXPECT_FALSE(parseOpening("0,0, 1,-1, 2", 15).error.empty());
    EXPECT_FALSE(parseOpening("0,0, 1,-9, 2,2", 15).error.empty());
}

TEST(MatchOpenings, ReadsAFileAndNamesTheBadLine)
{
    const auto file = parseOpenings("# two\n\nh8 h9\r\nh8 i9 # indirect\n", 15, Rule::Renju);
    EXPECT_TRUE(file.error.empty());
    ASSERT_EQ(file.openings.size(), 2u);
    EXPECT_EQ(textOf(file.openings[1]), "h8 i9 ");
    EXPECT_EQ(parseOpenings("h8\nh8 h8\n", 15, Rule::Freestyle).error,
              "line 2: h8 is not a legal move");
    EXPECT_EQ(parseOpenings("a1 a2 b1 b2 c1 c2 d1 d2 e1", 15, Rule::Freestyle).error,
              "line 1: e1 ends the game");
}

TEST(MatchOpenings, ReadsALargeFileInOnePass)
{
    std::string text;
    for (int i = 0; i < 300'000; ++i)
        text += "h8 i9 g7\n";
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(parseOpenings(text, 15, Rule::Freestyle).openings.size(), 300'000U);
    // About 0.3 s; half a minute if every line looks through the rest of the file.
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
}

TEST(MatchOpenings, StopsWhenNobodyWantsThem)
{
    const std::atomic<bool> dropped{true};
    EXPECT_TRUE(parseOpenings("h8 i9\n", 15, Rule::Freestyle, &dropped).openings.empty());
}

TEST(MatchOpenings, ThrowsTheSameOpeningsForTheSameSeed)
{
    const auto first = randomOpenings(200, 15, 1);
    EXPECT_EQ(first, randomOpenings(200, 15, 1));
    EXPECT_NE(first, randomOpenings(200, 15, 2));
    EXPECT_GT(std::set<MatchOpening>(first.begin(), first.end()).size(), 195u);
    EXPECT_EQ(randomOpenings(3, 5, 1).size(), 3u);
}

TEST(MatchOpenings, HaveAStockOfBalancedOnes)
{
    EXPECT_GT(balancedOpenings(15).size(), 150u);
    EXPECT_EQ(balancedOpenings(20).size(), balancedOpenings(15).size());
    EXPECT_TRUE(balancedOpenings(5).empty());
    const auto stock = balancedOpenings(15);
    EXPECT_EQ(std::set<MatchOpening>(stock.begin(), stock.end()).size(), stock.size());
    EXPECT_EQ(balancedOpenings(19).front().front().column(), stock.front().front().column() + 2);
}

TEST(MatchOpenings, AreLegalUnderEveryRule)
{
    std::string text;
    for (const MatchOpening& opening : randomOpenings(300, 15, 7))
        text += textOf(opening) + '\n';
    for (const MatchOpening& opening : balancedOpenings(15))
        text += textOf(opening) + '\n';
    for (const Rule rule : kRules)
        EXPECT_EQ(parseOpenings(text, 15, rule).error, "");
}

}  // namespace
}  // namespace gomoku
