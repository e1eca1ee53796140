// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/GameLibrary.h"
#include "Models/Library/TrainingLibrary.h"
#include "Models/Setup/LadderPlayer.h"
#include "Tests/Support/Game/LibraryTable.h"

#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

using namespace std::chrono_literals;

const CardTime kToday{std::chrono::sys_days{std::chrono::year{2026} / 11 / 17} + 9h};

DeckCard aCard(const char* stone = "h8")
{
    TrainingPosition position{Rule::Renju, Grid(15), Color::White};
    position.grid.set(at(stone), Cell::Black);
    return cardFor(position, DeckCard::Kind::Mistake, "7:12", kToday, {at("i9")},
                   {at("g7"), at("h9")});
}

TrainingAnswer anAnswer(RecallGrade grade = RecallGrade::Good)
{
    return {kToday, TrainingAnswer::Kind::Card, aCard().key, Rule::Renju, 0, grade, 4200ms};
}

class TrainingInLibrary : public ::testing::Test
{
protected:
    [[nodiscard]] QString path() const { return m_folder.filePath("library.db"); }
    /// As a program that is started now finds it.
    [[nodiscard]] std::shared_ptr<const TrainingBook> book() const
    {
        TrainingLibrary library;
        library.open(path());
        return library.book();
    }
    void run(const QString& sql) const
    {
        {
            auto database = QSqlDatabase::addDatabase("QSQLITE", "training test");
            database.setDatabaseName(path());
            ASSERT_TRUE(database.open());
            QSqlQuery query(database);
            EXPECT_TRUE(query.exec(sql)) << sql.toStdString();
        }
        QSqlDatabase::removeDatabase("training test");
    }
    static void play(GameLibrary& library, quint64 number, const PlayerSpec& white,
                     const GameResult& result, bool helped = false)
    {
        GameRecord record(15);
        record.info().result = result;
        record.info().help = helped ? Help::Hint : Help::None;
        record.addMove(GameRecord::root(), {at("h8"), Color::Black});
        GameToKeep game{.number = number, .setup = setupFor(human(), white)};
        game.record = std::make_shared<const GameRecord>(record);
        library.keep(game);
        library.retry();
    }

    QTemporaryDir m_folder;
};

TEST_F(TrainingInLibrary, CardsAndAnswersAreOnTheDiskAtOnce)
{
    TrainingLibrary library;
    library.open(path());
    library.addCards({aCard(), aCard("a1")});
    EXPECT_EQ(book()->deck.size(), 2u);
    EXPECT_EQ(*book()->deck.find(aCard().key), aCard());

    Deck deck({aCard()});
    const DeckCard after = *deck.answer(aCard().key, RecallGrade::Good, kToday);
    library.keepAnswer(anAnswer(), after);
    EXPECT_EQ(book()->answers, std::vector{anAnswer()});
    EXPECT_EQ(*book()->deck.find(aCard().key), after);
}

TEST_F(TrainingInLibrary, ACardThatIsKnownKeepsItsHistory)
{
    TrainingLibrary library;
    library.open(path());
    library.addCards({aCard()});
    Deck deck({aCard()});
    library.keepAnswer(anAnswer(), *deck.answer(aCard().key, RecallGrade::Easy, kToday));
    library.addCards({aCard()});
    EXPECT_EQ(book()->deck.find(aCard().key)->answers, 1);
}

TEST_F(TrainingInLibrary, AGameFromASetUpPositionIsNotRated)
{
    GameLibrary library;
    library.open(path());
    GameRecord record(15);
    for (const char* stone : {"h8", "h9", "h10", "h11"})
        record.editNotes(GameRecord::root()).setup.black.push_back(at(stone));
    record.addMove(GameRecord::root(), {at("h12"), Color::Black});
    record.info().result = GameResult::win(Color::Black);
    GameToKeep game{.number = 1, .setup = setupFor(human(), computerAtStep(30))};
    game.record = std::make_shared<const GameRecord>(record);
    library.keep(game);
    library.retry();
    EXPECT_TRUE(book()->games.empty());
}

TEST_F(TrainingInLibrary, OnlyGamesWithoutHelpAgainstAKnownStrengthAreRated)
{
    GameLibrary library;
    library.open(path());
    const GameResult lost = GameResult::win(Color::White);
    const GameResult won = GameResult::win(Color::Black);
    play(library, 1, computerAtStep(12), won);
    play(library, 2, {.kind = PlayerSpec::Kind::Computer, .level = 2}, lost);
    play(library, 3, computerAtStep(12), won, true);
    play(library, 4, computer(), won);
    play(library, 5, human(), won);
    play(library, 6, computerAtStep(9), {});
    play(library, 7, computerAtStep(9), GameResult::draw());
    const auto games = book()->games;
    ASSERT_EQ(games.size(), 3u);
    EXPECT_EQ(games[0].step, 12);
    EXPECT_EQ(games[0].score, 1);
    EXPECT_EQ(games[1].step, stepOf({.kind = PlayerSpec::Kind::Computer, .level = 2}));
    EXPECT_EQ(games[1].score, 0);
    EXPECT_EQ(games[2].score, 0.5);
}

TEST_F(TrainingInLibrary, ForgettingTrainingKeepsTheGames)
{
    GameLibrary library;
    library.open(path());
    play(library, 1, computerAtStep(12), GameResult::win(Color::Black));
    TrainingLibrary training;
    training.open(path());
    training.addCards({aCard()});
    training.keepAnswer(anAnswer(), {});
    training.clear(kToday);
    EXPECT_TRUE(book()->isEmpty());
    EXPECT_EQ(library.entries({}).size(), 1u);
}

TEST_F(TrainingInLibrary, WhatWasForgottenCanBeTakenBack)
{
    GameLibrary library;
    library.open(path());
    play(library, 1, computerAtStep(12), GameResult::win(Color::Black));
    TrainingLibrary training;
    training.open(path());
    training.addCards({aCard()});
    training.keepAnswer(anAnswer(), {});
    const auto before = training.book();
    training.clear(kToday);
    play(library, 2, computerAtStep(13), GameResult::win(Color::White));
    ASSERT_EQ(book()->games.size(), 1u) << "what is played afterwards counts";
    training.restore(before, kToday);
    EXPECT_EQ(book()->answers, before->answers);
    EXPECT_EQ(book()->deck.due(CardTime::max()), before->deck.due(CardTime::max()));
    EXPECT_EQ(book()->games.size(), 2u);
}

TEST_F(TrainingInLibrary, TheAccuracyOfAGameIsKeptWithIt)
{
    GameLibrary library;
    library.open(path());
    play(library, 1, computerAtStep(12), GameResult::win(Color::Black));
    run("UPDATE games SET reviewed = 1");
    ASSERT_EQ(book()->gamesWithoutCards, (std::vector<GameToCard>{{1, {true, false}}}));
    TrainingLibrary training;
    training.open(path());
    training.addCards({}, 1, 87.5);
    ASSERT_EQ(book()->accuracies.size(), 1u);
    EXPECT_EQ(book()->accuracies.front().accuracy, 87.5);
    EXPECT_TRUE(book()->gamesWithoutCards.empty());
    EXPECT_EQ(book()->reviewedGames, 1);
}

TEST_F(TrainingInLibrary, AReviewIsKeptWithItsGameUnlessThatHasChanged)
{
    GameLibrary library;
    library.open(path());
    play(library, 1, computerAtStep(12), GameResult::win(Color::Black));
    ASSERT_EQ(book()->unreviewedGames, 1);
    const auto before = std::make_shared<const GameRecord>(library.load(1).game->record);
    auto reviewed = std::make_shared<GameRecord>(*before);
    reviewed->editNotes(GameRecord::root()).comment = "reviewed";
    auto changed = std::make_shared<GameRecord>(*before);
    changed->editNotes(GameRecord::root()).comment = "changed";
    TrainingLibrary training;
    training.open(path());
    training.addReviewed({aCard()}, 1, changed, reviewed, 50);
    EXPECT_EQ(library.load(1).game->record, *before);
    EXPECT_EQ(book()->unreviewedGames, 0) << "its mistakes are known all the same";
    training.addReviewed({aCard()}, 1, before, reviewed, 50);
    EXPECT_EQ(library.load(1).game->record, *reviewed);
    EXPECT_EQ(book()->accuracies.size(), 1u);
    EXPECT_EQ(book()->deck.size(), 1u);
}

TEST_F(TrainingInLibrary, ALibraryFromBeforeTrainingIsBroughtUpToDate)
{
    {
        GameLibrary library;
        library.open(path());
        play(library, 1, computerAtStep(12), GameResult::win(Color::Black));
    }
    for (const char* sql :
         {"DROP INDEX games_for_rating", "DROP INDEX games_reviewed", "DROP INDEX games_to_review",
          "ALTER TABLE games DROP COLUMN helped", "ALTER TABLE games DROP COLUMN step",
          "ALTER TABLE games DROP COLUMN score", "ALTER TABLE games DROP COLUMN reviewed",
          "ALTER TABLE games DROP COLUMN carded", "ALTER TABLE games DROP COLUMN accuracy",
          "ALTER TABLE games DROP COLUMN forgotten", "DROP TABLE cards", "DROP TABLE answers",
          "PRAGMA user_version = 2"})
        run(QLatin1String(sql));
    GameLibrary library;
    library.open(path());
    EXPECT_EQ(library.entries({}).size(), 1u);
    EXPECT_TRUE(book()->isEmpty());
    TrainingLibrary training;
    training.open(path());
    training.addCards({aCard()});
    EXPECT_EQ(book()->deck.size(), 1u);
}

TEST_F(TrainingInLibrary, AnswersGivenWhileTheLibraryIsLockedAreWrittenAfterwards)
{
    TrainingLibrary library;
    library.open(path());
    {
        auto database = QSqlDatabase::addDatabase("QSQLITE", "lock");
        database.setDatabaseName(path());
        ASSERT_TRUE(database.open());
        QSqlQuery lock(database);
        ASSERT_TRUE(lock.exec("BEGIN EXCLUSIVE"));
        library.keepAnswer(anAnswer(), {});
        ASSERT_TRUE(lock.exec("ROLLBACK"));
    }
    QSqlDatabase::removeDatabase("lock");
    EXPECT_TRUE(book()->answers.empty());
    library.writeUnsaved();
    EXPECT_EQ(book()->answers.size(), 1u);
}

TEST_F(TrainingInLibrary, OfTwentyKillsNoneLosesAnAnswer)
{
    qsizetype heard = 0;
    for (int i = 0; i < 20; ++i) {
        QProcess trainee;
        trainee.start(QStringLiteral(GOMOKU_TRAINEE), {path()});
        for (int line = 0; line <= i % 4; ++line) {
            while (!trainee.canReadLine() && trainee.waitForReadyRead(20000)) { }
            trainee.readLine();
            ++heard;
        }
        trainee.kill();
        trainee.waitForFinished();
        heard += trainee.readAll().count('\n');
        ASSERT_GT(heard, i);
        // One that was written and not yet said is welcome.
        const auto kept = static_cast<qsizetype>(book()->answers.size());
        EXPECT_GE(kept, heard);
        EXPECT_LE(kept, heard + 1);
        heard = kept;
    }
}

}  // namespace
}  // namespace gomoku::testing
