// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Files/RecordIo.h"
#include "Models/Record/Trees/RifFormat.h"
#include "Models/Record/Trees/XmlScanner.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

constexpr std::string_view kDatabase = R"(<?xml version="1.0" encoding="UTF-8"?>
<!-- two games <game> -->
<database>
<players><player id="1" name="Ada" surname="O&apos;Neil" country="1"/>
<player id='2' name='Bo &amp; Co' surname=''/></players>
<rules><rule id="3" name="Soosyrv-8"/></rules>
<tournaments><tournament id="7" name="Spring cup" year="2026"/></tournaments>
<games>
<game id="1" publisher="1" tournament="7" round="2" rule="3" black="1" white="2" bresult="1" btime="0"
 wtime="0" opening="1" alt="" swap=""><move>h8 i9 g7</move><info>fine game</info></game>
<game id="2" tournament="99" rule="9" black="2" white="1" bresult="0.5"><move>h8 h9</move><info/></game>
<game id="3" black="2" white="1" bresult="0"><move>h8 h8</move></game>
</games></database>
)";

}  // namespace

TEST(Rif, ReadsTheFirstGameWithItsTables)
{
    const auto game = readRif(kDatabase);
    ASSERT_TRUE(game.hasValue()) << game.error().toString();
    EXPECT_EQ(game->gamesInFile, 3);
    const GameInfo& info = game->record.info();
    EXPECT_EQ(info.players, (PerColor<std::string>{"Ada O'Neil", "Bo & Co"}));
    EXPECT_EQ(info.rule, Rule::Renju);
    EXPECT_EQ(info.openingRule, "Soosyrv-8");
    EXPECT_EQ(info.event, "Spring cup");
    EXPECT_EQ(info.date, "2026");
    EXPECT_EQ(info.round, "2");
    EXPECT_EQ(info.result, GameResult::win(Color::Black));
    EXPECT_EQ(game->record.mainMoves().size(), 3U);
    EXPECT_EQ(game->record.notes(GameRecord::root()).comment, "fine game");
}

TEST(Rif, ReadsAllGamesAndSaysWhichItCannot)
{
    const ReadGames all = readRifGames(kDatabase);
    ASSERT_EQ(all.games.size(), 2U);
    EXPECT_EQ(all.games[1].info().result, GameResult::draw());
    ASSERT_EQ(all.refused.size(), 1U);
    EXPECT_EQ(all.refused[0].toString(), "line 12, column 55: h8 is already occupied");
}

TEST(Rif, RefusesWhatHoldsNoGame)
{
    EXPECT_EQ(readRif("<database></database>").error().reason, "the file contains no games");
    EXPECT_EQ(readRif("<game id='1'><move>h8").error().reason, "the file ends inside a game");
    EXPECT_FALSE(readRif("<game><move>hello</move></game>").hasValue());
}

TEST(XmlScanner, ResolvesEntities)
{
    EXPECT_EQ(resolveEntities("a &lt;b&gt; &amp;amp; &#65; &nope; & &"),
              "a <b> &amp; A &nope; & &");
}

TEST(Collections, ReadEveryGame)
{
    const ReadGames sgf = readGames("(;B[hh])\n(;B[hh];W[hh])\n(;B[aa]C[x])junk");
    EXPECT_EQ(sgf.games.size(), 2U);
    ASSERT_EQ(sgf.refused.size(), 1U);
    EXPECT_EQ(sgf.refused[0].toString(), "line 2, column 11: h8 is already occupied");
    const ReadGames openings = readGames("0,0, 1,1\n0,0, 2,2, 9,9\n\n1,0, 0,1\n");
    EXPECT_EQ(openings.games.size(), 2U);
    EXPECT_EQ(openings.refused.size(), 1U);
    EXPECT_EQ(readGames("h8 i9").games.size(), 1U);
    EXPECT_EQ(readGames("").refused.size(), 1U);
    EXPECT_EQ(readGames("(nothing").refused.size(), 1U);
}

TEST(Collections, LargeOnesTakeTimeInProportion)
{
    // Quadratic reading of this would take minutes.
    std::string sgf;
    std::string openings;
    for (int i = 0; i < 6000; ++i) {
        sgf += i % 2 == 0 ? "(;B[hh];W[ii])\n" : "(;B[hh];W[hh])\n";
        openings += i % 2 == 0 ? "0,0, 1,1, 2,2\n" : "0,0, 0,0, 1,1\n";
    }
    EXPECT_EQ(readGames(sgf).games.size(), 3000U);
    EXPECT_EQ(readGames(sgf).refused.back().line, 6000);
    EXPECT_EQ(readGame(sgf)->gamesInFile, 6000);
    EXPECT_EQ(readGames(openings).games.size(), 3000U);
    EXPECT_EQ(readGames(openings).refused.back().line, 6000);
}

}  // namespace gomoku
