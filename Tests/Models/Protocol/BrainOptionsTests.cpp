// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/BrainOptions.h"
#include "Models/Protocol/GomocupText.h"
#include "Models/Protocol/LineSplitter.h"

#include <gtest/gtest.h>

#include <limits>

namespace gomoku {
namespace {

using namespace std::chrono_literals;

BrainOptions told(std::initializer_list<const char*> lines)
{
    BrainOptions options;
    for (const char* line : lines)
        EXPECT_FALSE(options.set(line)) << line;
    return options;
}

TEST(BrainOptions, LeaveAMarginForThePipesButUseTheTurn)
{
    for (const int turn : {100, 200, 1000, 5000, 30000, 300000}) {
        const auto text = "timeout_turn " + std::to_string(turn);
        const auto time = *told({text.c_str()}).limits().moveTime;
        EXPECT_LT(time.count(), turn);
        EXPECT_GE(time.count(), turn * 88 / 100) << turn;
        EXPECT_GE(time.count(), turn - 25) << turn;
    }
}

TEST(BrainOptions, PlayByProofsUnlessSomebodyWantsToSeeTheSearch)
{
    EXPECT_TRUE(BrainOptions().playsPerfect());
    EXPECT_TRUE(told({"perfect 0", "perfect 1"}).playsPerfect());
    for (const char* line :
         {"perfect 0", "strength 60", "max_node 3000", "max_depth 8", "max_memory 33554432"})
        EXPECT_FALSE(told({line}).playsPerfect()) << line;
}

TEST(BrainOptions, AnswerAtOnceWhenTheTurnIsZero)
{
    EXPECT_LE(*told({"timeout_turn 0"}).limits().moveTime, 20ms);
    EXPECT_GE(*told({"timeout_turn 1"}).limits().moveTime, 1ms);
}

TEST(BrainOptions, NeverGiveAMoveMoreThanTheMatchHasLeft)
{
    const auto options = told({"timeout_turn 5000", "timeout_match 60000", "time_left 700"});
    EXPECT_LT(*options.limits().moveTime, 700ms);
    EXPECT_LT(*options.limits().matchTime, 700ms);
    EXPECT_EQ(*told({"timeout_turn 5000", "time_left -300"}).limits().moveTime, 1ms);
}

TEST(BrainOptions, KnowWhatUnlimitedLooksLike)
{
    EXPECT_FALSE(told({"timeout_match 0"}).limits().matchTime);
    EXPECT_FALSE(told({"timeout_match 0", "time_left 2147483647"}).limits().matchTime);
    EXPECT_FALSE(told({"max_depth 0", "max_node -1"}).limits().depth);
    EXPECT_FALSE(told({"max_depth 0", "max_node -1"}).limits().nodes);
}

TEST(BrainOptions, KeepTheMatchClockWhenTheManagerDoesNot)
{
    auto options = told({"timeout_turn 5000", "timeout_match 10000"});
    options.chargeMatch(400ms);
    options.chargeMatch(300ms);
    EXPECT_EQ(*options.limits().matchTime, 9275ms);
    options.startGame();
    EXPECT_EQ(*options.limits().matchTime, 9975ms);
}

/// Turn by turn on a clock of ten seconds; each answer comes to the manager so much later.
BrainOptions playedLate(int turns, std::chrono::milliseconds delay)
{
    auto options = told({"timeout_turn 10000", "timeout_match 10000"});
    auto left = 10000ms;
    for (int i = 0; i < turns; ++i) {
        options.set("time_left " + std::to_string(left.count()));
        options.chargeMatch(100ms);
        left -= 100ms + delay;
    }
    options.set("time_left " + std::to_string(left.count()));
    return options;
}

TEST(BrainOptions, KeepBackMoreWhereAnswersComeLate)
{
    EXPECT_EQ(*playedLate(10, 0ms).limits().matchTime, 9000ms - 25ms);
    const SearchLimits late = playedLate(16, 20ms).limits();
    const auto left = 10000ms - 16 * 120ms;
    EXPECT_EQ(*late.matchTime, left - 30ms - 72 * 20ms);
    EXPECT_EQ(*late.moveTime, left - 30ms);
    EXPECT_EQ(*playedLate(1, 20ms).limits().matchTime, 9880ms - 30ms - 90ms) << "one in sixteen";
}

TEST(BrainOptions, CountWhatASearchTakesTooLong)
{
    auto options = told({"timeout_turn 10000", "timeout_match 9025"});
    options.chargeMatch(532ms);  // 500 were given.
    options.set("time_left 8493");
    EXPECT_EQ(*options.limits().matchTime, 8493ms - 48ms - 144ms);
    auto silent = told({"timeout_turn 10000", "timeout_match 9025"});
    silent.chargeMatch(532ms);
    silent.chargeMatch(0ms);
    EXPECT_EQ(*silent.limits().matchTime, 8493ms - 48ms - 144ms) << "a manager without time_left";
}

TEST(BrainOptions, AnIncrementAndANewGameAreNoDelay)
{
    auto options = told({"timeout_turn 10000", "timeout_match 10000", "time_increment 500"});
    options.chargeMatch(300ms);
    options.set("time_left 10200");
    EXPECT_EQ(*options.limits().matchTime, 10175ms);
    options.chargeMatch(300ms);
    options.startGame();
    options.set("time_left 5000");
    EXPECT_EQ(*options.limits().matchTime, 4975ms);
}

TEST(BrainOptions, AShortMatchHasTheTableOfShortTurns)
{
    const auto quick = told({"timeout_turn 100"}).tableMegabytes();
    EXPECT_EQ(told({"timeout_turn 1000", "timeout_match 1000"}).tableMegabytes(), quick);
    EXPECT_GT(told({"timeout_turn 1000"}).tableMegabytes(), quick);
    EXPECT_EQ(told({"timeout_turn 30000", "timeout_match 180000"}).tableMegabytes(),
              told({"timeout_turn 30000"}).tableMegabytes())
        << "Gomocup's limits";
}

TEST(BrainOptions, OneBadDelayTakesAtMostHalfOfAShortTurn)
{
    auto options = told({"timeout_turn 50", "timeout_match 60000"});
    options.chargeMatch(40ms);
    options.set("time_left 59000");
    EXPECT_EQ(*options.limits().moveTime, 25ms);
}

TEST(BrainOptions, TakeTheOtherLimits)
{
    const auto limits
        = told({"MAX_DEPTH 9", "max_node 123456789012", "thread_num 2", "time_increment 500"})
              .limits();
    EXPECT_EQ(limits.depth, 9);
    EXPECT_EQ(limits.nodes, 123456789012u);
    EXPECT_EQ(limits.threads, 2);
    EXPECT_EQ(limits.increment, 500ms);
    EXPECT_EQ(told({"thread_num 0"}).limits().threads, 1);
    EXPECT_EQ(told({"thread_num 9999"}).limits().threads, kMaxSearchThreads);
    EXPECT_TRUE(told({"max_node 99999999999999999999"}).limits().nodes);
}

TEST(BrainOptions, SpreadStrengthOverTheLevels)
{
    EXPECT_EQ(told({"strength 100"}).limits().level, 0);
    EXPECT_EQ(told({"strength 99"}).limits().level, 5);
    EXPECT_EQ(told({"strength 50"}).limits().level, 3);
    EXPECT_EQ(told({"strength 0"}).limits().level, 1);
    EXPECT_EQ(told({"strength -7"}).limits().level, 1);
}

TEST(BrainOptions, FitTheTableIntoTheMemoryGiven)
{
    EXPECT_EQ(told({}).tableMegabytes(), 64u);
    EXPECT_EQ(told({"max_memory 0"}).tableMegabytes(), 64u);
    EXPECT_EQ(told({"timeout_turn 100"}).tableMegabytes(), 16u);
    EXPECT_EQ(told({"max_memory 367001600"}).tableMegabytes(), 64u);
    EXPECT_EQ(told({"max_memory 367001600", "timeout_turn 30000"}).tableMegabytes(), 192u);
    EXPECT_LE(told({"max_memory 83886080"}).tableMegabytes(), 44u);
    EXPECT_EQ(told({"max_memory 1000"}).tableMegabytes(), 1u);
    EXPECT_EQ(told({"hash_size 131072"}).tableMegabytes(), 128u);
    EXPECT_LE(told({"hash_size 1048576", "max_memory 367001600"}).tableMegabytes(), 314u);
    EXPECT_EQ(told({"hash_size 99999999999999"}).tableMegabytes(), BrainOptions::kLargestTable);
}

TEST(GomocupText, ReadsNumbersAndNothingElse)
{
    EXPECT_EQ(gomocup::parseInteger(" -12 "), -12);
    EXPECT_EQ(gomocup::parseInteger("+3"), 3);
    EXPECT_EQ(gomocup::parseInteger("99999999999999999999"),
              std::numeric_limits<std::int64_t>::max());
    for (const char* text : {"", "-", "+-3", "1.5", "0x10", "12a", "1 2"})
        EXPECT_FALSE(gomocup::parseInteger(text)) << text;
    EXPECT_EQ(gomocup::parseNumbers("1, 2 ,3"), (std::vector<int>{1, 2, 3}));
    EXPECT_FALSE(gomocup::parseNumbers("1,,2"));
}

TEST(GomocupText, NumbersARuleAsItReadsIt)
{
    for (const Rule rule : kRules)
        EXPECT_EQ(gomocup::ruleOfCode(gomocup::codeOf(rule)), rule);
}

TEST(LineSplitter, EndsLinesAtAnyMixOfCrAndLf)
{
    LineSplitter splitter(100);
    std::vector<std::string> lines;
    for (const char byte : std::string_view("one\r\ntwo\rthree\n\n\r\n\rfour\n\rfive"))
        for (const auto& line : splitter.add(std::string_view(&byte, 1)))
            lines.push_back(line.text);
    EXPECT_EQ(lines, (std::vector<std::string>{"one", "two", "three", "four"}));
    const auto rest = splitter.finish();
    ASSERT_EQ(rest.size(), 1u);
    EXPECT_EQ(rest[0].text, "five");
    EXPECT_TRUE(splitter.finish().empty());
}

TEST(LineSplitter, KeepsNoMoreThanItMay)
{
    LineSplitter splitter(10);
    EXPECT_TRUE(splitter.add(std::string(1000, 'x')).empty());
    const auto lines = splitter.add("\nshort\n");
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0].text.size(), 10u);
    EXPECT_TRUE(lines[0].isTooLong);
    EXPECT_FALSE(lines[1].isTooLong);
}

}  // namespace
}  // namespace gomoku
