// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/ParallelSearch.h"
#include "Models/Tuning/Tuner.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>

namespace gomoku {

TEST(SelfPlay, GamesAreReadBackAsWritten)
{
    ParallelSearch search(1);
    for (const Rule rule : {Rule::Freestyle, Rule::Renju}) {
        const SelfPlayGame game
            = playAgainstItself(search, {.rule = rule, .nodes = 200, .mostUneven = 2000}, 3);
        const auto read = parseSelfPlayGame(toText(game));
        ASSERT_TRUE(read);
        EXPECT_EQ(toText(*read), toText(game));
        EXPECT_FALSE(game.moves.empty());
    }
}

TEST(SelfPlay, SiblingsAreOtherLegalMovesAndAreReadBack)
{
    ParallelSearch search(1);
    const SelfPlayOptions options{
        .rule = Rule::Renju, .nodes = 200, .mostUneven = 2000, .siblings = 3};
    const SelfPlayGame game = playAgainstItself(search, options, 4);
    auto board = BoardManager::after(game.opening, game.size, game.rule);
    std::size_t judged = 0;
    for (const SelfPlayGame::Move& move : game.moves) {
        std::set<int> points{move.point.index()};
        for (const SelfPlayGame::JudgedMove& sibling : move.siblings) {
            EXPECT_TRUE(points.insert(sibling.point.index()).second) << "the same move twice";
            EXPECT_TRUE(board.isEmpty(sibling.point));
            EXPECT_TRUE(board.isLegal(board.sideToMove(), sibling.point));
        }
        judged += move.siblings.size();
        board.makeMove(move.point);
    }
    EXPECT_GT(judged, 2 * game.moves.size());
    const auto read = parseSelfPlayGame(toText(game));
    ASSERT_TRUE(read);
    EXPECT_EQ(toText(*read), toText(game));
}

TEST(SelfPlay, SiblingsAreSeenByWhoWouldPlayThem)
{
    // At the end there is a five: nothing else can be better for the side that has it.
    ParallelSearch search(1);
    const SelfPlayGame game
        = playAgainstItself(search, {.nodes = 300, .mostUneven = 2000, .siblings = 4}, 6);
    ASSERT_TRUE(game.winner);
    const SelfPlayGame::Move& last = game.moves.back();
    EXPECT_GT(last.score, kMaxEval);
    ASSERT_FALSE(last.siblings.empty());
    for (const SelfPlayGame::JudgedMove& sibling : last.siblings)
        EXPECT_LT(sibling.score, last.score);
}

TEST(SelfPlay, SameSeedSameGame)
{
    ParallelSearch search(1);
    const SelfPlayOptions options{.nodes = 200, .mostUneven = 2000};
    EXPECT_EQ(toText(playAgainstItself(search, options, 5)),
              toText(playAgainstItself(search, options, 5)));
}

TEST(SelfPlay, RefusesWhatIsNoGame)
{
    for (const char* line :
         {"", "freestyle", "chess;15;b;h8;i9/0", "freestyle;15;x;h8;i9/0", "freestyle;99;b;h8;i9/0",
          "freestyle;15;b;h8 h8;", "freestyle;15;b;h8;h8/1", "freestyle;15;b;h8;i9",
          "freestyle;15;b;h8;i9/0,h8/3", "freestyle;15;b;h8;i9/0,", "freestyle;15;b;h8;,i9/0"})
        EXPECT_FALSE(parseSelfPlayGame(line)) << line;
}

TEST(Tuner, LearnsFromGames)
{
    ParallelSearch search(1);
    std::vector<SelfPlayGame> games;
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        games.push_back(playAgainstItself(search, {.nodes = 200, .mostUneven = 2000}, seed));
    std::vector<TunerQuality> history;
    const EvalWeights weights
        = tune(games, handWeights(Rule::Freestyle), {.epochs = 3},
               [&](int, const TunerQuality& quality) { history.push_back(quality); });
    ASSERT_EQ(history.size(), 4U);
    EXPECT_LT(history.back().evalLoss, history.front().evalLoss);
    EXPECT_LT(history.back().policyLoss, history.front().policyLoss);
    EXPECT_NE(weights, handWeights(Rule::Freestyle));
}

TEST(Tuner, LearnsToTellSiblingsApart)
{
    ParallelSearch search(1);
    std::vector<SelfPlayGame> games;
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        games.push_back(
            playAgainstItself(search, {.nodes = 200, .mostUneven = 2000, .siblings = 2}, seed));
    std::vector<TunerQuality> history;
    const EvalWeights nothing{};
    (void)tune(games, nothing, {.epochs = 4, .resultShare = 0.25},
               [&](int, const TunerQuality& quality) { history.push_back(quality); });
    ASSERT_EQ(history.size(), 5U);
    EXPECT_GT(history.front().siblingRegret, 0);
    EXPECT_LT(history.back().siblingRegret, 0.8 * history.front().siblingRegret);
}

TEST(Tuner, EveryCombinationHasItsNumber)
{
    for (int i = 0; i < kShapeCombinations; ++i) {
        const auto combination = static_cast<ShapeCombination>(i);
        ASSERT_EQ(combinationOf(shapesOf(combination)), combination);
    }
}

TEST(Tuner, WritesTheFilesThatTheEngineReads)
{
    const auto fileOf = [](const char* name) {
        std::ifstream file(std::string(GOMOKU_WEIGHTS "/") + name, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    const EvalWeights renju = defaultWeights(Rule::Renju);
    EXPECT_EQ(packedWeights(renju, Color::Black), fileOf("RenjuBlack.weights"));
    EXPECT_EQ(packedWeights(renju, Color::White), fileOf("RenjuWhite.weights"));
    for (const Color color : kColors)
        EXPECT_EQ(packedWeights(defaultWeights(Rule::Freestyle), color),
                  fileOf("Freestyle.weights"));
}

TEST(Tuner, DoesNotLearnFromForcedMoves)
{
    // Each game has one move that was judged, and one that was not: its score is 0.
    std::vector<SelfPlayGame> games;
    for (int i = 0; i < 10; ++i)
        games.push_back(parseSelfPlayGame("freestyle;15;b;h8 i9;g7/40 f6/0").value());
    std::size_t positions = 0;
    (void)tune(games, handWeights(Rule::Freestyle), {.epochs = 1},
               [&](int, const TunerQuality& quality) { positions = quality.positions; });
    EXPECT_EQ(positions, 1U);
}

}  // namespace gomoku
