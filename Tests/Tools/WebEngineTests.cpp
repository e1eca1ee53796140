// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/web/WebEngine.h"

#include <gtest/gtest.h>

namespace gomoku {
namespace {

bool contains(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

TEST(WebEngine, NamesTheFoulsOfBlackOnly)
{
    const WebEngine engine;
    // Two open threes meet in h8.
    const std::string stones = "f8 g8 h6 h7;a1 o1 a15 o15";
    EXPECT_EQ(
        engine.describe({"renju;15;black;" + stones, "o15"}),
        "{\"over\":\"\",\"row\":[],\"forbidden\":[{\"at\":\"h8\",\"why\":\"double three\"}]}");
    EXPECT_EQ(engine.describe({"renju;15;white;f8 g8 h6 h7;a1 o1 a15", "h7"}),
              "{\"over\":\"\",\"row\":[],\"forbidden\":[]}");
    EXPECT_EQ(engine.describe({"freestyle;15;black;" + stones, "o15"}),
              "{\"over\":\"\",\"row\":[],\"forbidden\":[]}");
}

TEST(WebEngine, SaysWhoHasWonAndWhere)
{
    const WebEngine engine;
    EXPECT_EQ(engine.describe({"freestyle;15;white;a1 b1 c1 d1 e1;a3 b3 c3 d3", "c1"}),
              "{\"over\":\"black\",\"row\":[\"a1\",\"b1\",\"c1\",\"d1\",\"e1\"],\"forbidden\":[]}");
}

TEST(WebEngine, RefusesWhatIsNoPosition)
{
    WebEngine engine;
    EXPECT_TRUE(contains(engine.describe({"nonsense", "-"}), "error"));
    EXPECT_TRUE(contains(engine.describe({"freestyle;15;white;h8;", "i9"}), "error"));
    EXPECT_TRUE(contains(engine.describe({"freestyle;15;black;h8;i9", "h8"}), "error"));
    EXPECT_TRUE(contains(engine.think({"", ""}, {}), "error"));
}

TEST(WebEngine, MakesFiveAndSaysSo)
{
    WebEngine engine;
    const std::string answer = engine.think({"freestyle;15;black;a1 b1 c1 d1;a3 b3 c3 d3", "d3"},
                                            {.milliseconds = 1000});
    EXPECT_TRUE(contains(answer, "\"move\":\"e1\",\"chance\":100.0")) << answer;
    EXPECT_TRUE(contains(answer, "\"win\":1,")) << answer;
    EXPECT_TRUE(contains(answer, "\"reason\":\"makes five in a row and wins\"")) << answer;
}

TEST(WebEngine, CountsTheChanceForBlackWhoeverMoves)
{
    WebEngine engine;
    // White is to move, and wins.
    const std::string answer = engine.think({"freestyle;15;white;a3 b3 c3 f7;a1 b1 c1 d1", "f7"},
                                            {.milliseconds = 1000});
    EXPECT_TRUE(contains(answer, "\"move\":\"e1\",\"chance\":0.0")) << answer;
}

TEST(WebEngine, HasNoMoveWhereTheGameIsOver)
{
    WebEngine engine;
    const std::string answer
        = engine.think({"freestyle;15;white;a1 b1 c1 d1 e1;a3 b3 c3 d3", "e1"}, {});
    EXPECT_TRUE(contains(answer, "\"move\":\"-\"")) << answer;
}

TEST(WebEngine, TellsWhatItThinksOnTheWay)
{
    WebEngine engine;
    int told = 0;
    const std::string answer
        = engine.think({"freestyle;15;black;h8 g9;i9 i8", "i8"},
                       {.milliseconds = 300, .forValue = true}, [&](const std::string& json) {
                           ++told;
                           EXPECT_TRUE(contains(json, "\"depth\":"));
                       });
    EXPECT_GT(told, 2);
    EXPECT_TRUE(contains(answer, "\"book\":false")) << answer;
}

}  // namespace
}  // namespace gomoku
