// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/CliRun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>

// The real program, as a user would call it.

namespace {

using namespace gomoku::testing;

QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& contents)
{
    QFile file(folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(contents);
    return file.fileName();
}

const QStringList kCommands{"analyze",   "balance",      "bench",      "convert",  "forbidden",
                            "judge-fit", "match",        "openings",   "play",     "prove",
                            "review",    "review-stats", "screen",     "selfplay", "show",
                            "solve",     "spsa",         "tournament", "tune"};

TEST(Cli, ExplainsItselfAndEveryCommand)
{
    const Ran overview = cli({"help"});
    EXPECT_EQ(overview.status, 0);
    for (const QString& command : kCommands) {
        EXPECT_TRUE(overview.output.contains("  " + command + ' ')) << command.toStdString();
        const Ran help = cli({command, "--help"});
        EXPECT_EQ(help.status, 0) << command.toStdString();
        EXPECT_TRUE(help.output.startsWith("Usage: gomoku-cli " + command));
        EXPECT_EQ(cli({"help", command}).output, help.output);
    }
    EXPECT_TRUE(cli({"--version"}).output.startsWith("gomoku-cli "));
    EXPECT_EQ(cli({}).status, 2);
}

TEST(Cli, RefusesWhatItDoesNotUnderstand)
{
    expectRefusal({"fly"}, "unknown command \"fly\"");
    for (const QString& command : kCommands)
        expectRefusal({command, "--nonsense"}, "unknown option --nonsense");
    expectRefusal({"bench", "--depth"}, "--depth needs a value");
    expectRefusal({"bench", "--depth", "x"}, "--depth: \"x\" is not a whole number");
    expectRefusal({"bench", "--depth", "0"}, "--depth: 0 is not between 1 and");
    expectRefusal({"bench", "--json=yes"}, "--json takes no value");
    expectRefusal({"bench", "extra"}, "unexpected argument \"extra\"");
    expectRefusal({"analyze", "h8", "--rule", "chess"}, "there is no rule \"chess\"");
}

TEST(Cli, RefusesNumbersThatAreNone)
{
    const QTemporaryDir folder;
    const QString games = write(folder, "games.txt", "freestyle;15;b;h8;i9/0\n");
    for (const char* share : {"nan", "inf", "-0.1", "1.5", "x", ""})
        expectRefusal({"tune", games, "--result-share", share}, "--result-share: ");
    for (const char* bounds : {"-inf,inf", "nan,5", "0,nan", "0,1e999"})
        expectRefusal(
            {"match", "--engine", fake("good"), "--engine", fake("good"), "--sprt", bounds},
            "--sprt: ");
}

TEST(Cli, ReadsNeitherFoldersNorWhatNeverEnds)
{
    const QTemporaryDir folder;
    const QString out = folder.filePath("out.sgf");
    const QString openings = folder.path();
    for (const QStringList& command :
         {QStringList{"solve"}, {"forbidden"}, {"show"}, {"analyze"}, {"tune"}}) {
        expectRefusal(command + QStringList{folder.path()}, "it is a folder");
        expectRefusal(command + QStringList{"/dev/zero"}, "it is larger than");
    }
    expectRefusal({"convert", folder.path(), out}, "it is a folder");
    expectRefusal({"convert", "/dev/zero", out}, "it is larger than");
    expectRefusal({"bench", "--positions", folder.path()}, "it is a folder");
    EXPECT_FALSE(QFile::exists(out));
}

TEST(Cli, NamesCannotCommandTheTerminal)
{
    const QTemporaryDir folder;
    const QString evil = write(folder, "evil.sgf",
                               "(;GM[4]SZ[15]PB[\x1b\\]2;owned\x07]PW[\xc2\x9b"
                               "31m]EV[a\rb];B[hh]C[\x1b[2J])");
    const Ran ran = cli({"show", evil});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_FALSE(ran.output.contains(QChar(27)));
    EXPECT_FALSE(ran.output.contains(QChar(0x9b)));
    EXPECT_TRUE(ran.output.contains("\\x1b")) << ran.output.toStdString();
    const Ran solved = cli({"forbidden"}, "a\x1b[2J;h8;i9\n");
    EXPECT_FALSE(solved.output.contains(QChar(27)));
}

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

TEST(CliReview, PrintsOneLinePerMove)
{
    const QStringList game{"review", "--nodes", "2000", "h8 g9 i8 g7 j8 a1 k8"};
    const Ran ran = cli(game);
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    const QStringList lines = ran.output.split('\n', Qt::SkipEmptyParts);
    ASSERT_EQ(lines.size(), 7);
    const QStringList blunder = lines.at(5).split(';');
    ASSERT_EQ(blunder.size(), 7);
    EXPECT_EQ(blunder.mid(0, 3), QStringList({"6", "a1", "blunder"}));
    EXPECT_GT(blunder.at(3).toDouble(), 15);
    EXPECT_EQ(blunder.at(4), "0.0");
    EXPECT_EQ(blunder.at(6).split(' ').first(), blunder.at(5));
    EXPECT_EQ(lines.at(6), "7;k8;ok;100.0;100.0;;");
    EXPECT_EQ(cli(game + QStringList{"--threads", "3"}).output, ran.output);
}

TEST(CliReview, GivesReasonsAndASummaryAsJson)
{
    const Ran ran = cli({"review", "--nodes", "2000", "--json", "h8 g9 i8 g7 j8 a1 k8"});
    const QJsonObject object = QJsonDocument::fromJson(ran.output.toUtf8()).object();
    const QJsonObject blunder = object["moves"].toArray().at(5).toObject();
    EXPECT_EQ(blunder["reason"].toObject()["kind"].toString(), "stops-open-three");
    EXPECT_EQ(blunder["allowed"].toObject()["kind"].toString(), "open-four");
    EXPECT_GE(object["white"].toObject()["blunders"].toInt(), 1);
    EXPECT_TRUE(object["white"].toObject().contains("accuracy"));
    EXPECT_TRUE(object["turning_points"].toArray().contains(6));
}

TEST(CliReview, RefusesWhatIsNoGame)
{
    expectRefusal({"review"}, "FILE|MOVES");
    expectRefusal({"review", "h8 h8"}, "h8");
}

TEST(CliJudgeFit, FitsTheCurveToSamplesAndGames)
{
    const QTemporaryDir folder;
    // At +400 three of four games are won, at -400 one: the odds are 3 : 1 there.
    QByteArray samples;
    for (int i = 0; i < 40; ++i)
        samples
            += QByteArray(i % 8 < 4 ? "400;" : "-400;") + (i % 8 == 0 || i % 8 > 4 ? "0\n" : "1\n");
    const Ran ran = cli({"judge-fit", write(folder, "samples.txt", samples)});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("20 open positions: bend ")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("largest difference")) << ran.output.toStdString();
    // The program's own curve: forty positions at 81 %, which a true curve misses by 6.2 points.
    EXPECT_TRUE(ran.output.contains(" 80.. 90 %        40      81.1   75.0    -6.1        6.2\n"))
        << ran.output.toStdString();
    EXPECT_FALSE(ran.output.contains("Black won")) << "nobody knows who was to move";
    const Ran sides
        = cli({"judge-fit", write(folder, "sides.txt", "0;1;b\n0;1;b\n0;0;w\n0;0;w\n")});
    EXPECT_TRUE(sides.output.contains(
        "Black won 100.0 % of 4, predicted 50.0 (by chance 25.0)\n"
        "the side to move won 50.0 % of 4, predicted 50.0 (by chance 25.0)\n"))
        << sides.output.toStdString();
    expectRefusal({"judge-fit", write(folder, "bad.txt", "nonsense\n")}, "line 1 is neither");
    const Ran judged = cli({"judge-fit", "--nodes", "500", "--out", folder.filePath("out.txt"),
                            write(folder, "games.txt",
                                  "freestyle;15;b;h8 i9;g7/20 j10/-20 i8/20 g9/-5\n"
                                  "freestyle;15;w;h8 i9;j9/20 g8/-20 i7/20 k10/-5\n")});
    EXPECT_EQ(judged.status, 0) << judged.errors.toStdString();
    EXPECT_TRUE(QFile::exists(folder.filePath("out.txt")));
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

TEST(CliMatch, ReportsTheScoreAndEveryFault)
{
    const QTemporaryDir folder;
    const QString games = folder.filePath("games.sgf");
    const Ran ran = cli({"match", "--engine", fake("good"), "--engine", fake("crash"), "--games",
                         "4", "--concurrency", "2", "--time", "2000", "--sgf", games, "--verbose"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("N: 4 W: 4 L: 0 D: 0")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("Penta  | [0, 0, 0, 0, 2]"));
    EXPECT_TRUE(ran.output.contains("faults: crash 4"));
    EXPECT_TRUE(ran.output.contains("game 4: "));
    EXPECT_EQ(ran.errors, QString());
    QFile file(games);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().count("(;FF[4]"), 4);
    EXPECT_EQ(cli({"show", games}).status, 0);
}

TEST(CliMatch, AddsToTheGamesThatAreThere)
{
    const QTemporaryDir folder;
    const QString games = write(folder, "games.sgf", "(;FF[4]GM[4]SZ[15];B[hh])\n");
    const Ran ran = cli({"match", "--engine", fake("good"), "--engine", fake("crash"), "--games",
                         "2", "--time", "2000", "--sgf", games});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    QFile file(games);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll().count("(;FF[4]"), 3);
}

TEST(CliMatch, ALongNameIsShownWhole)
{
    const QString name = QString(3000, 'n');
    const Ran ran = cli({"match", "--engine", "name=" + name + ' ' + FAKE_ENGINE + " good",
                         "--engine", fake("crash"), "--games", "2", "--time", "2000"});
    EXPECT_TRUE(ran.output.startsWith(name + " against crash\n")) << ran.output.toStdString();
}

TEST(CliMatch, SpeaksJsonAndDecides)
{
    const Ran ran = cli({"match", "--engine", fake("good"), "--engine", fake("exit"), "--games",
                         "400", "--sprt", "0,200", "--json"});
    const QJsonObject object = QJsonDocument::fromJson(ran.output.toUtf8()).object();
    EXPECT_EQ(object["verdict"].toString(), "E1 accepted") << ran.output.toStdString();
    EXPECT_LT(object["games"].toInt(), 400);
    EXPECT_EQ(object["engines"].toArray().size(), 2);
}

TEST(CliMatch, AnEngineThatCannotStartIsAnErrorAndNoLoss)
{
    for (const QString& bad : {QStringLiteral("name=bad /no/such/engine"), fake("refuse")}) {
        const Ran ran = cli({"match", "--engine", fake("good"), "--engine", bad, "--games", "4"});
        EXPECT_EQ(ran.status, 1);
        EXPECT_TRUE(ran.errors.contains("cannot be started")) << ran.errors.toStdString();
        EXPECT_TRUE(ran.output.contains("N: 0 W: 0 L: 0 D: 0")) << ran.output.toStdString();
    }
}

TEST(CliMatch, AJournalHoldsTheGamesAndIsResumed)
{
    const QTemporaryDir folder;
    const QString journal = folder.filePath("journal");
    const QStringList match{"match",       "--engine",  fake("good"), "--engine",
                            fake("crash"), "--games",   "4",          "--time",
                            "2000",        "--journal", journal};
    const Ran whole = cli(match);
    EXPECT_EQ(whole.status, 0) << whole.errors.toStdString();
    expectRefusal(match, "exists already; --resume continues it");
    expectRefusal({"match", "--resume", journal, "--games", "9"},
                  "--games: the journal says it already");
    QFile file(journal);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    QList<QByteArray> lines = file.readAll().split('\n');
    ASSERT_EQ(lines.size(), 6) << "the plan, four games, nothing";
    file.resize(lines[0].size() + 1 + lines[1].size() + 1 + 20);  // One game and a part of one.
    file.close();
    const QString games = folder.filePath("games.sgf");
    const Ran rest = cli({"match", "--resume", journal, "--sgf", games, "--verbose"});
    EXPECT_EQ(rest.status, 0) << rest.errors.toStdString();
    EXPECT_EQ(rest.output.count("game "), 3) << rest.output.toStdString();
    EXPECT_TRUE(rest.output.contains("N: 4 W: 4 L: 0 D: 0")) << rest.output.toStdString();
    QFile sgf(games);
    ASSERT_TRUE(sgf.open(QIODevice::ReadOnly));
    EXPECT_EQ(sgf.readAll().count("(;FF[4]"), 4) << "a new file gets all games of the journal";
    expectRefusal({"match", "--resume", games}, "it is not a tournament of this program");
    expectRefusal({"match", "--resume", folder.filePath("none")}, "cannot be read");
}

TEST(CliTournament, ThreeEnginesMakeATable)
{
    const QTemporaryDir folder;
    const QStringList tournament{"tournament",  "--engine",      fake("good"), "--engine",
                                 fake("crash"), "--engine",      fake("exit"), "--games",
                                 "2",           "--time",        "2000",       "--drawafter",
                                 "10",          "--concurrency", "2"};
    const Ran ran = cli(tournament
                        + QStringList{"--html", folder.filePath("t.html"), "--csv",
                                      folder.filePath("t.csv"), "--verbose"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("6 of 6 games")) << ran.output.toStdString();
    EXPECT_TRUE(QRegularExpression("\n  1  good .* 4 +4\\.0 +100\\.0 +0 +x +2\\.0 +2\\.0\n")
                    .match(ran.output)
                    .hasMatch())
        << ran.output.toStdString();
    QFile csv(folder.filePath("t.csv"));
    ASSERT_TRUE(csv.open(QIODevice::ReadOnly));
    EXPECT_EQ(csv.readAll().count('\n'), 4);
    QFile html(folder.filePath("t.html"));
    ASSERT_TRUE(html.open(QIODevice::ReadOnly));
    EXPECT_TRUE(html.readAll().contains("<td>good</td>"));
    const Ran gauntlet = cli(tournament + QStringList{"--kind", "gauntlet", "--json"});
    const QJsonObject object = QJsonDocument::fromJson(gauntlet.output.toUtf8()).object();
    EXPECT_EQ(object["games"].toInt(), 4) << gauntlet.output.toStdString();
    EXPECT_EQ(object["table"].toArray().size(), 3);
    EXPECT_EQ(object["table"][0]["name"].toString(), "good");
    EXPECT_EQ(object["table"][0]["points"].toDouble(), 4);
}

TEST(CliTournament, RefusesBadPlans)
{
    expectRefusal({"tournament", "--engine", fake("good")}, "at least twice");
    const QStringList two{"tournament", "--engine", fake("good"), "--engine", fake("good")};
    expectRefusal(two + QStringList{"--kind", "swiss"}, "neither round-robin nor gauntlet");
    expectRefusal(two + QStringList{"--html", "/no/such/file"}, "cannot be written");
    expectRefusal(two + QStringList{"--journal", "/proc/nothing"}, "cannot be written");
}

TEST(CliMatch, RefusesBadPlans)
{
    const QTemporaryDir folder;
    const QString good = fake("good");
    const QStringList two{"match", "--engine", good, "--engine", good};
    expectRefusal({"match", "--engine", good}, "--engine twice, not 1 times");
    expectRefusal({"match", "--engine", good, "--engine", "name=x"}, "no program named");
    expectRefusal({"match", "--engine", good, "--engine", "speed=9 x"}, "unknown option speed=");
    expectRefusal(two + QStringList{"--sprt", "5"}, "\"5\" is not E0,E1");
    expectRefusal(two + QStringList{"--sprt", "5,0"}, "E0 must be less than E1");
    expectRefusal(two + QStringList{"--openings", "/no/such"}, "/no/such: cannot be read");
    const QString openings = write(folder, "openings.txt", "h8 i9\nh8 h8\n");
    expectRefusal(two + QStringList{"--openings", openings}, "line 2: h8 is not a legal move");
    expectRefusal(two + QStringList{"--sgf", "/no/such/folder/x.sgf"}, "cannot be written");
}

TEST(CliSelfplay, MakesGamesForTune)
{
    const Ran ran = cli({"selfplay", "--games", "1", "--nodes", "100"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.startsWith("freestyle;15;")) << ran.output.toStdString();
    expectRefusal({"tune", "/no/such/games"}, "/no/such/games");
    const QTemporaryDir folder;
    expectRefusal({"selfplay", "--nodes", "1", "--out", folder.filePath("games")}, "--nodes: 1");
    EXPECT_FALSE(QFile::exists(folder.filePath("games")));
}

TEST(CliSelfplay, LetsWeakPlayersPlay)
{
    const Ran ran = cli({"selfplay", "--games", "1", "--level", "1", "--nodes", "400"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.startsWith("freestyle;15;")) << ran.output.toStdString();
    expectRefusal({"selfplay", "--level", "6"}, "--level: 6");
}

TEST(CliScreen, ContinuesItsFileAndItsShardsMakeTheWhole)
{
    const QTemporaryDir folder;
    const QStringList factors{"razoring-base=110:60,razoring-per-depth=70:40", "quiet-share=48:20"};
    const auto screen = [&](const QString& file, const QStringList& more) {
        const Ran ran = cli(QStringList{"screen", "--nodes", "150", "--out", folder.filePath(file)}
                            + more + factors);
        EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
        return ran.output;
    };
    const auto linesOf = [&](const QString& name) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        std::sort(lines.begin(), lines.end());
        return lines;
    };
    const QString whole = screen("whole", {"--games", "8"});
    EXPECT_TRUE(whole.startsWith("4 pairs, ")) << whole.toStdString();
    EXPECT_EQ(whole.count(" +- "), 2) << whole.toStdString();
    screen("pieces", {"--games", "2"});
    EXPECT_EQ(linesOf("pieces").size(), 2) << "what it is of, and a pair";
    EXPECT_EQ(screen("pieces", {"--games", "8"}), whole);
    EXPECT_EQ(linesOf("pieces"), linesOf("whole"));
    screen("first", {"--games", "8", "--shard", "1/2"});
    screen("second", {"--games", "8", "--shard", "2/2"});
    const Ran report
        = cli({"screen", "--report", folder.filePath("first"), folder.filePath("second")});
    EXPECT_EQ(report.output, whole) << report.errors.toStdString();
    expectRefusal({"screen", "--seed", "2", "--out", folder.filePath("whole"), factors[0]},
                  "is of another run");
}

TEST(CliScreen, ASingleFactorIsAMatch)
{
    const Ran ran = cli(
        {"screen", "--games", "4", "--nodes", "150", "--rule", "renju", "moves-per-node=40:20"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("pairs by points 0 to 2:")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("Elo ")) << ran.output.toStdString();
}

TEST(CliScreen, RefusesBadFactors)
{
    expectRefusal({"screen"}, "no factors");
    expectRefusal({"screen", "speed=1:2"}, "no parameter \"speed\"");
    expectRefusal({"screen", "quiet-share"}, "is not NAME=LOW:HIGH");
    expectRefusal({"screen", "quiet-share=48:9999"}, "quiet-share");
    expectRefusal({"screen", "quiet-share=48:50", "quiet-share=48:40"}, "is named twice");
    expectRefusal({"screen", "--set", "quiet-share", "razoring-base=1:2"}, "is not NAME=VALUE");
    expectRefusal({"screen", "--report", "/no/such"}, "/no/such");
    EXPECT_TRUE(cli({"screen", "--list"}).output.contains("quiet-share"));
}

TEST(CliSpsa, ContinuesItsFileAndAveragesItsShards)
{
    const QTemporaryDir folder;
    const auto spsa = [&](const QString& file, const QStringList& more) {
        const Ran ran = cli(QStringList{"spsa", "--nodes", "150", "--rate", "0.5", "--out",
                                        folder.filePath(file), "razoring-base", "quiet-share=40:8"}
                            + more);
        EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
        return ran.output;
    };
    const QString whole = spsa("whole", {"--games", "8"});
    EXPECT_TRUE(whole.startsWith("4 pairs")) << whole.toStdString();
    EXPECT_TRUE(whole.contains("--set razoring-base=")) << whole.toStdString();
    // What was broken off after two pairs goes on from there.
    QFile file(folder.filePath("whole"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArrayList lines = file.readAll().split('\n');
    write(folder, "cut", lines.mid(0, 3).join('\n') + '\n');
    EXPECT_EQ(spsa("cut", {"--games", "8"}), whole);
    EXPECT_EQ(cli({"spsa", "--report", folder.filePath("cut")}).output, whole);
    spsa("first", {"--games", "8", "--shard", "1/2"});
    spsa("second", {"--games", "8", "--shard", "2/2"});
    const Ran mean = cli({"spsa", "--report", folder.filePath("first"), folder.filePath("second")});
    EXPECT_TRUE(mean.output.startsWith("4 pairs")) << mean.errors.toStdString();
    expectRefusal({"spsa"}, "no parameters");
    expectRefusal({"spsa", "quiet-share=1:2:3"}, "is not NAME=START:STEP");
}

TEST(CliBalance, TellsTheMostEvenStones)
{
    const Ran ran = cli({"balance", "--nodes", "500", "--choices", "3", "h8 i9"});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    const QStringList lines = ran.output.split('\n', Qt::SkipEmptyParts);
    ASSERT_EQ(lines.size(), 3);
    for (const QString& line : lines)
        EXPECT_TRUE(QRegularExpression("^[a-o]\\d+;\\d+\\.\\d$").match(line).hasMatch())
            << line.toStdString();
    const Ran fifth = cli({"balance", "--kind", "fifth", "--rule", "renju", "--nodes", "500",
                           "--choices", "2", "h8 h9 j10 i7"});
    EXPECT_EQ(fifth.output.count('\n'), 2) << fifth.errors.toStdString();
    expectRefusal({"balance", "--kind", "fifth", "h8"}, "there must be four stones");
    expectRefusal({"balance", "--kind", "sixth", "h8"}, "neither swap2 nor fifth");
    expectRefusal({"balance", "h8 i9 g7 j10 f6"}, "at most five stones");
}

TEST(CliOpenings, JudgesAllTwentySix)
{
    const QStringList quick{"openings", "--nodes",  "200", "--deep",   "100", "--sieve",
                            "100",      "--judged", "3",   "--widths", "1"};
    const Ran ran = cli(quick);
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("#   gomoku-cli openings --nodes 200 --deep 100 --sieve 100"));
    EXPECT_TRUE(ran.output.contains("\nmargin;4.0\n"));
    int openings = 0;
    for (const QString& line : ran.output.split('\n', Qt::SkipEmptyParts))
        openings += line.section(';', 0, 0).split(' ').size() == 3 && !line.startsWith('#');
    EXPECT_EQ(openings, 26);
    expectRefusal({"openings", "--widths", "2,x"}, "--widths");
}

TEST(CliReviewStats, CountsTheMarksOfGames)
{
    const QTemporaryDir folder;
    // Black leaves an open three alone, and White forgets to make five of it.
    const QString games
        = write(folder, "games.txt", "freestyle;15;b;h8 i9 h9;g9/0 h10/0 g10/0 h11/0 a1/0 h12/0\n");
    const Ran ran
        = cli({"review-stats", "--nodes", "3000", "--threads", "2", "--confirm", "1", games});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.startsWith("1;6;")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("1 games\nmistakes and blunders: "))
        << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("proves to be kept: 0\n")) << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("at ten times the work mistakes or blunders: 1 of 1"))
        << ran.output.toStdString();
    const Ran marks = cli({"review-stats", "--nodes", "3000", "--marks", games});
    EXPECT_TRUE(marks.output.contains("\n1;6;g10;blunder;")) << marks.output.toStdString();
    expectRefusal({"review-stats", "--skip", "1", games}, "no game");
    const Ran losses = cli({"review-stats", "--nodes", "1000", "--losses", games});
    EXPECT_TRUE(losses.output.contains("the same last escape, give or take one: 1 of 1"))
        << losses.output.toStdString();
    const Ran certain = cli({"review-stats", "--nodes", "1000", "--certain", games});
    EXPECT_TRUE(certain.output.contains("more nodes could not change it: 1 of 1"))
        << certain.output.toStdString();
    expectRefusal({"review-stats", write(folder, "bad.txt", "nonsense\n")}, "line 1 is not a game");
}

TEST(CliReviewStats, AddsUpWhatPiecesWrote)
{
    const QTemporaryDir folder;
    const QString first = write(folder, "first.txt",
                                "1;10;1;2;1;0;0\n1;6;g10;blunder;50.0;0.0;h9\n2;20;0;0;0;1;0\n"
                                "2 games\nmistakes and blunders: 3 of 30 (10.0 %)\n"
                                "g10;blunder;mistake;40.0;28.0\nh9;blunder;ok;40.0;39.0\n"
                                "i9;mistake;ok;40.0;39.0\n");
    const QString second = write(folder, "second.txt", "3;30;0;2;1;0;0\n");
    const Ran ran = cli({"review-stats", "--sum", first, second});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    // Each game differs by chance, not each move: residuals 2, -2 and 0 around 10 % make 11.3
    // points.
    EXPECT_TRUE(ran.output.contains(
        "3 games\nmistakes and blunders: 6 of 60 (10.0 %, 95 %: 0.0 to 21.3)\n"))
        << ran.output.toStdString();
    EXPECT_TRUE(ran.output.contains("marked from a proven win: 1"));
    EXPECT_TRUE(ran.output.contains("at ten times the work mistakes or blunders: 1 of 2"))
        << ran.output.toStdString();
    expectRefusal({"review-stats", "--sum", write(folder, "none.txt", "nonsense\n")},
                  "no output of review-stats");
}

TEST(CliProve, ShowsWhichRepliesAreRefuted)
{
    const Ran ran = cli({"prove", "--show", "h8", "h9", "i9"});
    EXPECT_EQ(ran.status, 0);
    const auto count = QRegularExpression("after (\\d+) of White's replies").match(ran.output);
    ASSERT_TRUE(count.hasMatch()) << ran.output.toStdString();
    const QString board = ran.output.section('\n', 1);
    EXPECT_EQ(board.count('+'), count.captured(1).toInt());
    EXPECT_EQ(board.count('X'), 2);
    EXPECT_EQ(board.count('O'), 1);
    EXPECT_EQ(board.count('.') + board.count('+'), 15 * 15 - 3);
}

TEST(CliProve, RefusesAFirstMoveThatCannotBePlayed)
{
    for (const char* point : {"h8", "z9", "p16"})
        expectRefusal(
            {"prove", "h8", "i9", "--first", point, "--time", "1"},
            QString("--first must be an empty point of the board, not \"%1\"").arg(point));
}

TEST(CliProve, JoinsProofsAndLeavesOutWhatNothingLeadsTo)
{
    const QTemporaryDir folder;
    const QByteArray head = "gomoku-proof 1\nrule freestyle\nsize 15\nleaf-nodes 2000000\n";
    const QString one = write(folder, "one.proof", head + "h8/g7 i8 41\ng8h8/a8i9 g9 39\n");
    const QString other
        = write(folder, "other.proof", head + "a1b2c3/d5e6f7 h9 9\ng8h8/a8i9 h7 37 - g10\n");
    const Ran ran = cli({"prove", "--trim", "--file", one, "--merge", other});
    EXPECT_EQ(ran.status, 0) << ran.errors.toStdString();
    EXPECT_TRUE(ran.output.contains("2 of 3 positions are kept.")) << ran.output.toStdString();
    QFile file(one);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), head + "g8h8/a8i9 h7 37 - g10\nh8/g7 i8 41\n")
        << "of two wins the shorter";
    expectRefusal({"prove", "--trim"}, "--trim needs --file");
}

TEST(CliSelfplay, AnUnfinishedLineHurtsNobody)
{
    const QTemporaryDir folder;
    const QByteArray whole = "freestyle;15;b;h8;i9/0 j10/3\n";
    const QString games = write(folder, "games.txt", whole + "freestyle;15;b;h8;i9/0 j1");
    const Ran tuned = cli({"tune", games, "--epochs", "1", "--out", folder.filePath("Weights")});
    EXPECT_EQ(tuned.status, 0) << tuned.errors.toStdString();
    EXPECT_TRUE(tuned.errors.contains("the last line is incomplete")) << tuned.errors.toStdString();
    EXPECT_EQ(QFileInfo(folder.filePath("Weights.weights")).size(), 29088);

    const Ran played = cli({"selfplay", "--games", "1", "--nodes", "100", "--out", games});
    EXPECT_EQ(played.status, 0) << played.errors.toStdString();
    EXPECT_TRUE(played.errors.contains("was incomplete and was removed"))
        << played.errors.toStdString();
    QFile file(games);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    EXPECT_TRUE(text.startsWith(whole + "freestyle;15;")) << text.toStdString();
    EXPECT_TRUE(text.endsWith('\n'));
    EXPECT_EQ(text.count('\n'), 2);
}

}  // namespace
