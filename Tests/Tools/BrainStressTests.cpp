// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// A manager out of its mind: thousands of commands at random, right ones, broken ones and nonsense,
// against the real program. Whatever came before, a proper question gets a proper answer.
#include "Models/Rules/Referee.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/Game/BrainProcess.h"

#include <gtest/gtest.h>

#include <random>

namespace gomoku::testing {
namespace {

/// Commands of all kinds, mostly for a board of `size` lines.
class RandomCommands
{
public:
    RandomCommands(std::uint32_t seed, int size) : m_random(seed), m_size(size) { }

    QByteArray next()
    {
        static const char* const kEnds[] = {"\n", "\r\n", "\r", "\n\n", "\r\n\r\n", " \n"};
        QByteArray line = one();
        if (below(8) == 0)
            line = line.toLower();
        if (below(40) == 0 && !line.isEmpty())
            line[below(int(line.size()))] = char(below(256));
        // Ends of the pipe itself belong to no command.
        line.replace("END", "EN").replace("end", "en");
        return line + kEnds[below(6)];
    }
    int below(int limit) { return int(m_random() % std::uint32_t(limit)); }

private:
    QByteArray point()
    {
        const int span = below(10) == 0 ? 40 : m_size;
        const auto number = [&] { return QByteArray::number(below(span) - (span == 40 ? 10 : 0)); };
        return number() + (below(20) == 0 ? " , " : ",") + number();
    }
    QByteArray info()
    {
        static const char* const kKeys[]
            = {"timeout_match", "time_left", "max_memory", "game_type",   "rule",
               "max_depth",     "max_node",  "thread_num", "show_detail", "strength",
               "hash_size",     "folder",    "evaluate",   "pondering",   "time_increment"};
        static const char* const kValues[]
            = {"0", "1", "4", "8", "9", "100", "-1", "2147483647", "99999999999", "x", ""};
        const QByteArray key = kKeys[below(15)];
        const QByteArray value = kValues[below(11)];
        // Turns stay short, memory sensible and threads few: the test has to come to an end.
        if (key == "hash_size" || key == "thread_num")
            return "INFO " + key + ' ' + QByteArray::number(below(3));
        return "INFO " + key + ' ' + value;
    }
    QByteArray block(const char* word, bool owners)
    {
        QByteArray text = word;
        for (int i = below(6); i > 0; --i)
            text += (below(2) == 0 ? " " : "\n") + point()
                + (owners ? ',' + QByteArray::number(1 + below(below(8) == 0 ? 5 : 2))
                          : QByteArray());
        return below(12) == 0 ? text : text + (below(2) == 0 ? " DONE" : "\nDONE");
    }
    QByteArray one()
    {
        switch (below(20)) {
        case 0:
            return "START " + QByteArray::number(below(4) == 0 ? below(40) - 5 : m_size);
        case 1:
            return "RESTART";
        case 2:
            return "BEGIN";
        case 3:
        case 4:
        case 5:
            return "TURN " + point();
        case 6:
            return block("BOARD", true);
        case 7:
            return block("YXBOARD", true);
        case 8:
            return block("SWAP2BOARD", false);
        case 9:
            return block(below(2) == 0 ? "YXBLOCK" : "YXBLOCKUNDO", false);
        case 10:
            return "TAKEBACK " + point();
        case 11:
            return "PLAY " + point();
        case 12:
            return "YXNBEST " + QByteArray::number(below(6) - 1);
        case 13:
            return below(2) == 0 ? "YXSTOP" : "STOP";
        case 14:
            return below(2) == 0 ? "YXSHOWFORBID" : "YXSHOWINFO";
        case 15:
            return below(2) == 0 ? "ABOUT" : "YXHASHCLEAR";
        case 16:
            return "RECTSTART " + point();
        case 17:
            return QByteArray(below(40) == 0 ? 20000 : below(30), char(1 + below(255)));
        default:
            return info();
        }
    }

    std::mt19937 m_random;
    int m_size;
};

/// Is it something that a manager may hear?
bool isAnswer(const QString& line)
{
    for (const char* const word :
         {"OK", "ERROR ", "UNKNOWN ", "MESSAGE ", "INFO ", "FORBID ", "SWAP", "name="})
        if (line.startsWith(QLatin1String(word)))
            return true;
    const QStringList points = line.split(QLatin1Char(' '));
    return std::all_of(points.begin(), points.end(),
                       [](const QString& point) { return isMove(point, kMaxBoardSize); });
}

/// Reads up to an answer of which nothing random can be the cause.
void expectAnswersUntil(BrainProcess& brain, const QString& fence)
{
    for (;;) {
        const QString line = brain.line();
        ASSERT_FALSE(line.isEmpty()) << "no answer, or no process";
        ASSERT_TRUE(isAnswer(line)) << line.toStdString();
        if (line.contains(fence))
            return;
    }
}

/// A game on a fresh board, to the tenth move: legal moves and nothing else.
void expectProperGame(BrainProcess& brain, int size, Rule rule, RandomCommands& random)
{
    brain.send("START " + QByteArray::number(size) + "\nINFO max_node 300\nINFO max_depth 0\n"
               + "INFO show_detail 0\nINFO time_left 2147483647\nINFO timeout_match 0\nINFO rule "
               + QByteArray::number(gomocup::codeOf(rule)) + "\nSTART 4712\n");
    expectAnswersUntil(brain, QStringLiteral("4712"));
    Grid grid(size);
    for (int stones = 0; stones < 10; ++stones) {
        std::vector<Point> legal;
        grid.forEachPoint([&](Point point) {
            if (judge(grid, Color::Black, point, rule) == MoveVerdict::Legal)
                legal.push_back(point);
        });
        const Point ours = legal[std::size_t(random.below(int(legal.size())))];
        grid.set(ours, Cell::Black);
        if (!winningRow(grid, ours, rule).empty())
            return;
        brain.send("TURN " + QByteArray::fromStdString(gomocup::textOf(ours, size)) + "\r\n");
        const QString answer = brain.line();
        const auto theirs = gomocup::parsePoint(answer.toStdString(), size);
        ASSERT_TRUE(theirs) << answer.toStdString();
        ASSERT_EQ(judge(grid, Color::White, *theirs, rule), MoveVerdict::Legal);
        grid.set(*theirs, Cell::White);
        if (!winningRow(grid, *theirs, rule).empty())
            return;
    }
}

TEST(BrainStress, AfterAnythingAtAllAProperGameIsPlayedProperly)
{
    const int rounds = roundsOf(40);
    BrainProcess brain;
    brain.send("START 15\nINFO timeout_turn 10\nINFO max_node 300\n");
    for (int round = 0; round < rounds && !::testing::Test::HasFatalFailure(); ++round) {
        const int size = kMinBoardSize + round % (kMaxBoardSize - kMinBoardSize + 1);
        RandomCommands random(std::uint32_t(round), size);
        QByteArray lines;
        for (int i = 0; i < 60; ++i)
            lines += random.next();
        SCOPED_TRACE(lines.toStdString());
        // That size is refused, and by the refusal we know where the answers to nonsense end.
        brain.send(lines + "\nDONE\nINFO timeout_turn 10\nSTART 4711\n");
        expectAnswersUntil(brain, QStringLiteral("4711"));
        if (!::testing::Test::HasFatalFailure())
            expectProperGame(brain, size, kRules[std::size_t(round) % kRules.size()], random);
    }
    (void)brain.end();
}

}  // namespace
}  // namespace gomoku::testing
