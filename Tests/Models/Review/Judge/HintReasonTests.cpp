// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/HintReason.h"
#include "Tests/Support/Game/GameTable.h"

#include <gtest/gtest.h>

#include <ostream>

namespace gomoku {

void PrintTo(HintReason reason, std::ostream* stream)
{
    *stream << "reason " << static_cast<int>(reason);
}

namespace testing {
namespace {

/// A position, the move that is proposed there, and what it is worth.
struct Case
{
    const char* name;
    const char* black;
    const char* white;
    const char* line;  ///< The move and how it would go on.
    Score score;
    HintReason reason;
    bool book = false;
};

/// Black is to move in all of them.
const Case kCases[] = {
    {"MakesFive", "g8 h8 i8 j8", "f8 a1 b2 c1", "k8", 0, HintReason::MakesFive},
    {"StopsFive", "h8 h9 a3 a5", "e8 f8 g8 d8", "c8", 0, HintReason::StopsFive},
    {"WinsByFours", "g8 h8 i8 j9 j10", "f8 a1 b3 c1 d3", "j8 k8 j11 j12 j7", kWin - 5,
     HintReason::WinsByFours},
    {"WinsByForce", "h8 i8 h9", "a1 b3 d1", "j8 g8 k8", kWin - 9, HintReason::WinsByForce},
    {"MakesOpenFour", "g8 h8 i8", "a1 b3 d1", "j8", 300, HintReason::MakesOpenFour},
    {"StopsOpenThree", "h8 k2 m5", "d8 e8 f8", "c8", -50, HintReason::StopsOpenThree},
    {"StopsFours", "c8 k2 m5 n9 o2", "d8 e8 f8 g9 g10", "g8", -50, HintReason::StopsFours},
    {"MakesFour", "g8 h8 i8 m2", "f8 a1 b3 d1", "j8", 30, HintReason::MakesFour},
    {"MakesOpenThree", "h8 i8", "a1 b3", "j8", 30, HintReason::MakesOpenThree},
    {"Book", "h8", "i9", "j9", 10, HintReason::Book, true},
    {"BestFound", "h8", "i9", "j7", 10, HintReason::BestFound},
};

void put(Grid& grid, const char* points, Cell cell)
{
    for (const QString& word : QString::fromLatin1(points).split(u' '))
        grid.set(at(word.toLatin1().constData()), cell);
}

class HintReasons : public ::testing::TestWithParam<Case>
{
};

TEST_P(HintReasons, IsTheOneThatAPlayerWouldGive)
{
    const Case& each = GetParam();
    Grid grid(15);
    put(grid, each.black, Cell::Black);
    put(grid, each.white, Cell::White);
    const BoardManager position(grid, Rule::Freestyle, Color::Black);
    SearchReport report;
    SearchLine line;
    line.score = each.score;
    for (const QString& word : QString::fromLatin1(each.line).split(u' '))
        line.moves.push_back(at(word.toLatin1().constData()));
    report.lines.push_back(line);
    report.fromBook = each.book;
    EXPECT_EQ(reasonFor(position, report), each.reason);
}

INSTANTIATE_TEST_SUITE_P(All, HintReasons, ::testing::ValuesIn(kCases),
                         [](const auto& each) { return each.param.name; });

/// What a player would be told in the real game.
HintReason askedIn(const char* black, const char* white, bool book = true)
{
    Grid grid(15);
    if (*black != '\0')
        put(grid, black, Cell::Black);
    if (*white != '\0')
        put(grid, white, Cell::White);
    GameTable table;
    table.manager.setUseBook(book);
    table.manager.startFromPosition(setupFor(human(), human()), grid, Color::Black);
    std::optional<HintReason> reason;
    QObject::connect(&table.manager, &GameManager::hintFound, &table.manager,
                     [&](Point, const SearchReport&, const MoveReason& why) { reason = why.kind; });
    table.manager.requestHint();
    EXPECT_TRUE(waitFor([&] { return reason.has_value(); }));
    return reason.value_or(HintReason::BestFound);
}

TEST(Hint, FindsAWinByFours)
{
    EXPECT_EQ(askedIn("g8 h8 i8 j9 j10", "f8 a1 b3 c1 d3"), HintReason::WinsByFours);
}

TEST(Hint, StopsAnOpenThree)
{
    EXPECT_EQ(askedIn("h8 k2 m5", "d8 e8 f8"), HintReason::StopsOpenThree);
}

TEST(Hint, KnowsTheBookUnlessItIsNotWanted)
{
    EXPECT_EQ(askedIn("h8", "h9"), HintReason::Book);
    EXPECT_NE(askedIn("h8", "h9", false), HintReason::Book);
}

}  // namespace
}  // namespace testing
}  // namespace gomoku
