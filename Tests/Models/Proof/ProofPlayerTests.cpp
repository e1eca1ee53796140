// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Zobrist.h"
#include "Models/Proof/BuiltInProof.h"
#include "Models/Proof/ProofGame.h"
#include "Tests/Support/Engine/Rounds.h"

#include <gtest/gtest.h>

#include <set>

namespace gomoku::proof {

namespace {

ProofPlayer freestylePlayer()
{
    return ProofPlayer(readProof(builtInProofText(Rule::Freestyle)).file);
}

/// Any empty point is as good as another to it.
WhitePlayer whiteAtRandom(std::uint64_t& random)
{
    return [&random](const Grid& grid) {
        std::vector<Point> empty;
        forEachEmpty(grid, [&](Point point) { empty.push_back(point); });
        return empty[static_cast<std::size_t>(zobrist::nextRandom(random) % empty.size())];
    };
}

Grid firstStart(const ProofPlayer& player)
{
    return *parseStones(startsOf(player.file()).front(), player.file().size);
}

/// Black wins after 1.h8 h9 2.i9 and so many of White's second moves. Nothing is known before.
ProofFile fileOfSecondMoves(int replies)
{
    ProofFile file;
    const Grid moved = *parseStones("h8i9/h9", kDefaultBoardSize);
    forEachEmpty(moved, [&](Point reply) {
        if (replies-- > 0)
            file.entries[canonicalStones(withStone(moved, reply, Color::White)).text]
                = {.plies = 31};
    });
    return file;
}

std::string afterMove(const Grid& grid, Point move)
{
    return canonicalStones(withStone(grid, move, Color::Black)).text;
}

}  // namespace

TEST(ProofPlayer, KnowsAPositionHoweverItLies)
{
    ProofPlayer player = freestylePlayer();
    const Grid start = firstStart(player);
    const auto plain = player.answer(start, {});
    ASSERT_TRUE(plain);
    for (const Symmetry symmetry : kSymmetries) {
        const Grid image = imageOf(start, symmetry);
        const auto turned = player.answer(image, {});
        ASSERT_TRUE(turned);
        EXPECT_EQ(turned->plies, plain->plies);
        EXPECT_EQ(afterMove(image, turned->move), afterMove(start, plain->move));
    }
}

TEST(ProofPlayer, FindsTheWayIntoTheTreeHoweverTheBoardLies)
{
    const ProofPlayer player(fileOfSecondMoves(12));
    const Grid position = *parseStones("h8/h9", kDefaultBoardSize);
    for (const Symmetry symmetry : kSymmetries) {
        const Grid image = imageOf(position, symmetry);
        const Point move = player.wayIntoTheTree(image);
        ASSERT_FALSE(move.isNone());
        EXPECT_EQ(afterMove(image, move), afterMove(position, *Point::parse("i9")));
    }
}

TEST(ProofPlayer, KnowsNoWayWhereLittleIsProven)
{
    const Grid position = *parseStones("h8/h9", kDefaultBoardSize);
    EXPECT_TRUE(ProofPlayer(fileOfSecondMoves(9)).wayIntoTheTree(position).isNone());
    const ProofPlayer player(fileOfSecondMoves(12));
    EXPECT_TRUE(player.wayIntoTheTree(*parseStones("h8/a1", kDefaultBoardSize)).isNone());
    EXPECT_TRUE(player.wayIntoTheTree(*parseStones("/", kDefaultBoardSize)).isNone());
}

/// 1.h8 h9 is its own mirror image: 2.i9 and 2.g9 are one move.
TEST(ProofPlayer, KnowsAMoveAndItsMirrorImage)
{
    ProofFile file;
    const CanonicalStones first = canonicalStones(*parseStones("h8/h9", kDefaultBoardSize));
    const Point move = first.symmetry.apply(*Point::parse("i9"), kDefaultBoardSize);
    file.entries[first.text] = {.move = move, .plies = 33};
    const ProofPlayer player(file);
    for (const char* played : {"i9", "g9"}) {
        const Grid position = *parseStones("h8/h9", kDefaultBoardSize);
        EXPECT_EQ(player.pliesLeft(withStone(position, *Point::parse(played), Color::Black)), 32)
            << played;
    }
    EXPECT_EQ(player.pliesLeft(*parseStones("h8i8/h9", kDefaultBoardSize)), 0);
}

TEST(ProofPlayer, BeginsWhereNoOtherPositionLeads)
{
    ProofFile file = fileOfSecondMoves(3);
    const std::string elsewhere
        = canonicalStones(*parseStones("h8g7/a1b1", kDefaultBoardSize)).text;
    file.entries[elsewhere] = {.plies = 31};
    file.entries["a1b1c1/a2b2c2"] = {.plies = 11};
    EXPECT_EQ(startsOf(file).size(), 4U) << "three second moves and the one elsewhere";
    const CanonicalStones first = canonicalStones(*parseStones("h8/h9", kDefaultBoardSize));
    const Point move = first.symmetry.apply(*Point::parse("i9"), kDefaultBoardSize);
    file.entries[first.text] = {.move = move, .plies = 33};
    const std::vector<std::string> starts = startsOf(file);
    EXPECT_EQ(std::set(starts.begin(), starts.end()), (std::set{first.text, elsewhere}));
    file.entries["/"] = {.move = *Point::parse("h8"), .plies = 35};
    EXPECT_EQ(startsOf(file), std::vector<std::string>{"/"}) << "the whole game";
}

/// After I8 the board is its own mirror image, and the cover E4 serves for C7 only.
TEST(ProofPlayer, AnswersAReplyAndItsMirrorImage)
{
    for (const char* reply : {"c7", "c9"}) {
        ProofPlayer player = freestylePlayer();
        const Grid moved = *parseStones("h8i8/f8", kDefaultBoardSize);
        EXPECT_TRUE(player.answer(withStone(moved, *Point::parse(reply), Color::White), {}))
            << reply;
    }
}

TEST(ProofPlayer, WinsWithinWhatWasSaidAgainstAnything)
{
    ProofPlayer player = freestylePlayer();
    const auto starts = startsOf(player.file());
    std::uint64_t random = 18;
    for (int number = 0; number < roundsOf(12); ++number) {
        const std::string& start = starts[zobrist::nextRandom(random) % starts.size()];
        const ProofGame game
            = playByProof(player, *parseStones(start, player.file().size), whiteAtRandom(random));
        EXPECT_EQ(game.fault, "") << start;
        EXPECT_LE(static_cast<int>(game.moves.size()), player.file().entries.at(start).plies);
    }
}

TEST(ProofPlayer, AnswersAReplyThatDoesNotMatterAsTheRefutationThatServesForIt)
{
    ProofPlayer player = freestylePlayer();
    const Grid start = firstStart(player);
    const auto first = player.answer(start, {});
    Grid corner = withStone(start, first->move, Color::Black);
    corner.set(corner.at(*Point::parse("o15")) == Cell::Empty ? *Point::parse("o15")
                                                              : *Point::parse("o1"),
               Cell::White);
    const auto second = player.answer(corner, {});
    ASSERT_TRUE(second);
    EXPECT_LE(second->plies, first->plies - 2);
}

TEST(ProofPlayer, KeepsItsWordAfterMovesAreTakenBack)
{
    ProofPlayer player = freestylePlayer();
    std::uint64_t random = 7;
    const WhitePlayer white = whiteAtRandom(random);
    Grid position = firstStart(player);
    auto answer = player.answer(position, {});
    ASSERT_TRUE(answer);
    // Each reply is taken back once, and another is tried from the same position.
    while (answer->plies > 1) {
        const Grid moved = withStone(position, answer->move, Color::Black);
        for (int tries = 0; tries < 2; ++tries) {
            position = withStone(moved, white(moved), Color::White);
            const auto next = player.answer(position, {});
            ASSERT_TRUE(next);
            EXPECT_LE(next->plies, answer->plies - 2);
            if (tries == 1)
                answer = next;
        }
    }
}

TEST(ProofPlayer, SaysHowManyPliesAreLeftWhereWhiteIsToMove)
{
    ProofPlayer player = freestylePlayer();
    const Grid start = firstStart(player);
    const auto answer = player.answer(start, {});
    EXPECT_EQ(freestylePlayer().pliesLeft(withStone(start, answer->move, Color::Black)),
              answer->plies - 1);
    EXPECT_EQ(player.pliesLeft(start), 0);
    EXPECT_EQ(player.pliesLeft(withStone(start, *Point::parse("a15"), Color::Black)), 0);
}

TEST(ProofPlayer, OffersADefenceWhereItHasAWin)
{
    ProofPlayer player = freestylePlayer();
    const Grid start = firstStart(player);
    const Grid moved = withStone(start, player.answer(start, {})->move, Color::Black);
    const Point defence = player.longestDefence(moved);
    ASSERT_FALSE(defence.isNone());
    EXPECT_EQ(moved.at(defence), Cell::Empty);
}

TEST(ProofPlayer, SaysNothingOutsideTheTree)
{
    ProofPlayer player = freestylePlayer();
    EXPECT_FALSE(player.answer(*parseStones("a1b1/h8i9", 15), {}));
    EXPECT_FALSE(player.answer(Grid(19), {}));
    EXPECT_FALSE(player.answer(*parseStones("h8/", 15), {}));  // White's turn
}

TEST(ProofPlayer, FindsWinsByThreatsOutsideTheTreeIfItMay)
{
    ProofPlayer player = freestylePlayer();
    const Grid threes = *parseStones("h8h9i8j8/a1c3e1g2", 15);
    EXPECT_FALSE(player.answer(threes, {}));
    const auto win = player.answer(threes, {.freshNodes = kPlayingLeafNodes});
    ASSERT_TRUE(win);
    EXPECT_GT(win->plies, 1);
}

TEST(ProofPlayer, GivesUpWhenItIsTold)
{
    ProofPlayer player = freestylePlayer();
    const std::atomic<bool> stop{true};
    const auto win = player.answer(*parseStones("g7h8h9/l5i7i9", 15),
                                   {.freshNodes = kPlayingLeafNodes, .patience = {.stop = &stop}});
    EXPECT_FALSE(win);
}

TEST(ProofPlayer, AFileThatCannotBeReadIsNamedWithItsLine)
{
    const BuiltInPlayer broken = readProofPlayer("gomoku-proof 1\nrule freestyle\nh8/ nonsense\n");
    EXPECT_EQ(broken.player, nullptr);
    EXPECT_EQ(broken.problem.rfind("line 3", 0), 0U) << broken.problem;
    EXPECT_EQ(readProofPlayer("gomoku-proof 1\nrule standard\n").player, nullptr);
}

}  // namespace gomoku::proof
