// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Numbers that change when any part of the search does: nodes, scores and lines of searches that
// reach every part of it. Tests/Data/search.signatures holds them all. A change of play is meant,
// or it is a bug; `make signatures` writes the new numbers.
#include "Models/Search/ParallelSearch.h"
#include "Models/Search/PlayingLevel.h"
#include "Tests/Support/Engine/Positions/Scenes.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <map>
#include <sstream>

namespace gomoku::testing {
namespace {

/// Renju; White threatens to win by fours, so a pass would lose.
constexpr Scene kThreatened{
    "threatened", Rule::Renju,
    "k7 m7 l6 m6 n7 l7 i8 k8 j9 m5 m4 j5 k6 m9 m8 k11 j7 l5 n5 k9 j11 k10 k12 h9 j10 j8 l10 h6"};

/// FNV-1a of all that searches have reported.
class SearchSignature
{
public:
    void add(const SearchReport& report)
    {
        add(report.nodes);
        for (const SearchLine& line : report.lines) {
            add(static_cast<std::uint64_t>(line.score));
            add(static_cast<std::uint64_t>(line.depth));
            for (const Point move : line.moves)
                add(static_cast<std::uint64_t>(move.index()));
        }
    }
    void add(std::uint64_t value)
    {
        for (int i = 0; i < 8; ++i)
            m_hash = (m_hash ^ (value >> (8 * i) & 0xFF)) * 0x100000001B3ULL;
    }
    [[nodiscard]] std::string text() const
    {
        std::ostringstream out;
        out << std::hex << std::setw(16) << std::setfill('0') << m_hash;
        return std::move(out).str();
    }

private:
    std::uint64_t m_hash = 0xCBF29CE484222325ULL;
};

class SearchSignatures : public ::testing::Test
{
protected:
    [[nodiscard]] static std::map<std::string, std::string> known()
    {
        std::map<std::string, std::string> lines;
        std::ifstream file(GOMOKU_SEARCH_SIGNATURES);
        for (std::string name, value; file >> name >> value;)
            lines[name] = value;
        return lines;
    }
    SearchReport think(ParallelSearch& search, const BoardManager& board, SearchLimits limits)
    {
        limits.useBook = false;
        SearchReport report = search.think(board, limits, standardThreads(), m_stop);
        m_signature.add(report);
        return report;
    }
    /// Compares with the file, or writes what was found into it.
    void compare(const std::string& name) const
    {
        auto lines = known();
        if (std::getenv("GOMOKU_WRITE_SIGNATURES") == nullptr) {
            EXPECT_EQ(m_signature.text(), lines[name])
                << name << ": the play has changed. If that is meant: make signatures";
            return;
        }
        lines[name] = m_signature.text();
        std::ofstream file(GOMOKU_SEARCH_SIGNATURES);
        for (const auto& [key, value] : lines)
            file << key << ' ' << value << '\n';
    }

    SearchSignature m_signature;

private:
    const std::atomic<bool> m_stop{false};
};

// Deep enough for singular extensions within singular extensions, and for every row of the
// reductions that games meet.
TEST_F(SearchSignatures, ADeepSearch)
{
    int deep = 0;
    for (const Scene& scene : kScenes) {
        ParallelSearch search(16);
        deep += think(search, boardOf(scene), {.depth = 13}).depth() == 13;
    }
    EXPECT_GE(deep, 3) << "of the others the end was seen before";
    compare("depth-13");
}

// The same table for every move of a game, and so small that each search has to throw out what the
// one before it has left: that depends on the age of entries.
TEST_F(SearchSignatures, SearchesInARowWithASmallTable)
{
    ParallelSearch search(1);
    BoardManager board = boardOf(kScenes[0]);
    for (int move = 0; move < 8; ++move) {
        const SearchReport report = think(search, board, {.depth = 10});
        ASSERT_FALSE(report.bestMove().isNone());
        board.makeMove(report.bestMove());
    }
    compare("in-a-row");
}

TEST_F(SearchSignatures, ATableOfFourEntries)
{
    ParallelSearch search(0);
    for (const Scene& scene : kScenes)
        (void)think(search, boardOf(scene), {.depth = 7});
    compare("tiny-table");
}

// Nodes and not a depth: attacks are calculated first, and the question of the pass is asked.
TEST_F(SearchSignatures, SearchesWithNodes)
{
    ParallelSearch search(4);
    for (const Scene& scene : kScenes)
        (void)think(search, boardOf(scene), {.nodes = 40'000});
    (void)think(search, boardOf(kThreatened), {.nodes = 40'000});
    compare("nodes");
}

TEST_F(SearchSignatures, SeveralLinesAndLevels)
{
    ParallelSearch search(4);
    for (const Scene& scene : kScenes) {
        (void)think(search, boardOf(scene), {.depth = 7, .lines = 3});
        for (int level = 1; level <= 5; ++level)
            (void)think(search, boardOf(scene), {.nodes = 5'000, .level = level, .randomSeed = 17});
    }
    compare("lines-and-levels");
}

// What each of the levels and steps of the ladder may do, and what that makes them play.
TEST_F(SearchSignatures, TheLadder)
{
    const auto add = [&](auto number) { m_signature.add(static_cast<std::uint64_t>(number)); };
    ParallelSearch search(4);
    for (int step = 0; step <= kSteps; ++step) {
        const PlayingLevel level = PlayingLevel::ofStep(step);
        add(level.mostTime.count());
        add(level.nodes);
        add(level.fours);
        add(level.solvesThreats + 2 * level.usesBook + 4 * level.bySight);
        add(level.perception.overlooks);
        add(level.perception.overlooksFours);
        add(level.perception.mood);
        add(namedLevel(levelAtStep(step)));
        if (step > 0)
            (void)think(search, boardOf(kScenes[static_cast<std::size_t>(step) % kScenes.size()]),
                        {.nodes = 2'000,
                         .level = levelAtStep(step),
                         .randomSeed = static_cast<std::uint64_t>(step)});
    }
    compare("ladder");
}

}  // namespace
}  // namespace gomoku::testing
