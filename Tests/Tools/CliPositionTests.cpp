// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/CliRun.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <gtest/gtest.h>

// The commands for one position or one game.

namespace {

using namespace gomoku::testing;

TEST(CliForbidden, NamesPointsAndTheirFouls)
{
    const Ran ran = cli({"forbidden"},
                        "# a comment\n"
                        "three;g8 h7 h9 i8;\n"
                        "\n"
                        "four;e8 f8 g8 h9 h10 h11;\r\n"
                        "six;c3 d3 e3 g3 h3;a1;\n"
                        "free;h8;i9\n");
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.output, "three;h8:33\nfour;h8:44\nsix;f3:6\nfree;none\n");
}

TEST(CliForbidden, SaysWhereItsInputIsWrong)
{
    expectRefusal({"forbidden"}, "line 2: expected id;black stones;white stones", "a;h8;\nb;h8\n");
    expectRefusal({"forbidden"}, "line 1: \"z9\" is not on the board", "a;z9;\n");
    expectRefusal({"forbidden"}, "line 1: two stones on h8", "a;h8;h8\n");
    expectRefusal({"forbidden", "/no/such/file"}, "/no/such/file: cannot be read");
}

TEST(CliSolve, FindsAWinByFoursAndProvesThatThereIsNone)
{
    const Ran ran = cli({"solve", "--kind", "vcf", "--rule", "renju"},
                        "win;h8 i8 j8;a1 a3 a5;b\nnone;h8;i9;b\n");
    EXPECT_EQ(ran.status, 0);
    const QStringList lines = ran.output.split('\n');
    const QStringList win = lines.at(0).split(';');
    ASSERT_EQ(win.size(), 7) << ran.output.toStdString();
    EXPECT_EQ(win.at(1), "win");
    EXPECT_EQ(win.at(2), win.at(3).section(' ', 0, 0));
    EXPECT_EQ(win.at(4), "3");
    EXPECT_TRUE(lines.at(1).startsWith("none;none by fours;;;0;")) << ran.output.toStdString();
}

TEST(CliSolve, SaysOfNoneWhatWasProven)
{
    const std::pair<QString, QString> expected[]
        = {{"vcf", "none by fours"},
           {"vct", "none by fours and threes"},
           {"auto", "none by fours and threes"},
           {"vct-complete", "none by any threat of fours"}};
    for (const auto& [kind, words] : expected) {
        const Ran line = cli({"solve", "--kind", kind, "--nodes", "1000"}, "a;h8;i9;b\n");
        EXPECT_TRUE(line.output.startsWith("a;" + words + ";")) << line.output.toStdString();
        const Ran json = cli({"solve", "--kind", kind, "--json"}, "a;h8;i9;b\n");
        EXPECT_TRUE(json.output.contains('"' + words + '"')) << json.output.toStdString();
    }
}

TEST(CliSolve, RefusesBadPositions)
{
    expectRefusal({"solve", "--kind", "vcx"}, "--kind must be vcf, vct, vct-complete or auto",
                  "a;h8;;b\n");
    expectRefusal({"solve"}, "the side to move must be b or w", "a;h8;i9;black\n");
    expectRefusal({"solve"}, "position a: the game is over", "a;h8 i8 j8 k8 l8;a1 a2 a3 a4;w\n");
}

TEST(CliAnalyze, PrintsTheBestLines)
{
    const Ran ran = cli({"analyze", "h8", "i9", "g7", "--depth", "4", "--lines", "2"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.startsWith("white to move, freestyle"));
    EXPECT_TRUE(ran.output.contains("\n1. "));
    EXPECT_TRUE(ran.output.contains("\n2. "));
    const Ran json = cli({"analyze", "h8 i9", "--depth", "4", "--json"});
    const QJsonObject object = QJsonDocument::fromJson(json.output.toUtf8()).object();
    EXPECT_EQ(object["side"].toString(), "black");
    EXPECT_GT(object["nodes"].toInt(), 0);
    expectRefusal({"analyze", "h8 h8"}, "h8");
    expectRefusal({"analyze", "h8", "--move", "3"}, "--move: the game has only 1 moves");
    expectRefusal({"analyze", "a1 a9 b1 b9 c1 c9 d1 d9 e1"}, "the game is over");
}

TEST(CliBench, GivesTheSameSignatureTwice)
{
    const QStringList arguments{"bench", "--depth", "2", "--json"};
    const auto object
        = [](const Ran& ran) { return QJsonDocument::fromJson(ran.output.toUtf8()).object(); };
    const QJsonObject first = object(cli(arguments));
    const QJsonObject second = object(cli(arguments));
    EXPECT_EQ(first["positions"].toArray().size(), 30);
    EXPECT_EQ(first["nodes"], second["nodes"]);
    EXPECT_EQ(first["signature"].toString().size(), 16);
    EXPECT_EQ(first["signature"], second["signature"]);
}

TEST(CliBench, ReadsPositionsFromAFile)
{
    const QTemporaryDir folder;
    const QString good = write(folder, "good.txt", "7,7 7,8 6,7\nh8 i9 # two ways to write\n");
    const Ran ran = cli({"bench", "--depth", "2", "--positions", good});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.output.count("depth"), 2) << ran.output.toStdString();
    const QString bad = write(folder, "bad.txt", "7,7\n7,7 7,7\n");
    expectRefusal({"bench", "--positions", bad}, "bad.txt: line 2: h8 is not a legal move");
}

TEST(CliShow, DrawsThePositionWithItsFouls)
{
    const Ran ran = cli({"show", "h8", "i9"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(ran.output.contains("(O)")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("Black to move, freestyle"));
    const Ran fouls = cli({"show", "g8 a1 h7 a3 h9 a5 i8 a7", "--rule", "renju"});
    EXPECT_TRUE(fouls.output.contains("X 3 X")) << fouls.output.toStdString();
    expectRefusal({"show", "q99"}, "q99");
}

TEST(CliConvert, WritesTheSameGameInAnotherFormat)
{
    const QTemporaryDir folder;
    const QString text = write(folder, "game.txt", "h8 i9 g7\n");
    for (const char* name : {"game.sgf", "game.psq", "game.pos", "game.lib"}) {
        const QString file = folder.filePath(name);
        ASSERT_EQ(cli({"convert", text, file}).status, 0) << name;
        EXPECT_EQ(cli({"convert", file, "-", "--to", "txt"}).output.trimmed(), "h8 i9 g7") << name;
    }
}

TEST(CliConvert, WritesNothingWhenItFails)
{
    const QTemporaryDir folder;
    const QString bad = write(folder, "bad.sgf", "(;FF[4]GM[4]SZ[15];B[hh];W[hh");
    const QString target = folder.filePath("out.psq");
    expectRefusal({"convert", bad, target}, "bad.sgf");
    EXPECT_FALSE(QFile::exists(target));
    expectRefusal({"convert", bad}, "expected IN OUT");
    expectRefusal({"convert", bad, folder.filePath("out.xyz")}, "unknown file extension");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), QStringList{"bad.sgf"});
}

TEST(CliPlay, PlaysAGameInTheTerminal)
{
    const QTemporaryDir folder;
    const QByteArray script = "h8\nh8\nundo\nh8\nlevel 9\nlevel 1\nwhat\nsave "
        + folder.filePath("game.sgf").toUtf8() + "\nresign\nh9\nnew\nquit\n";
    const Ran ran = cli({"play", "--level", "1"}, script);
    EXPECT_EQ(ran.status, 0);
    for (const char* text :
         {"White plays", "h8 is occupied.", "Levels are 1 to 5", "Level 1.", "\"what\"?",
          "Saved as", "White wins by resignation.", "The game is over"})
        EXPECT_TRUE(ran.output.contains(QLatin1String(text))) << text << ran.output.toStdString();
    EXPECT_FALSE(ran.output.contains(QChar(27))) << "colours are for terminals";
    EXPECT_TRUE(QFile::exists(folder.filePath("game.sgf")));
}

TEST(CliPlay, ExplainsAFoulAndLetsTwoPeoplePlay)
{
    const Ran ran = cli({"play", "--color", "both", "--rule", "renju"},
                        "g8\na1\nh7\na3\nh9\na5\ni8\na7\nh8\nquit\n");
    EXPECT_TRUE(ran.output.contains("h8 is forbidden")) << ran.output.toStdString();
    EXPECT_FALSE(ran.output.contains("plays"));
    expectRefusal({"play", "--color", "green"}, "--color must be black, white or both");
}

}  // namespace
