// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The page "Train" with a large library.
#include "Models/Library/GameLibrary.h"
#include "Models/Library/TrainingLibrary.h"
#include "Models/Review/ReviewRecord.h"
#include "Models/Setup/LadderPlayer.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Game/GameTable.h"
#include "Tests/Support/Game/Timing.h"
#include "UI/Features/Training/ProgressFeature.h"
#include "UI/Features/Training/TrainingFeature.h"
#include "UI/MainWindow.h"
#include "UI/Training/ProgressPage.h"

#include <QLabel>
#include <QPixmap>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <functional>

namespace gomoku::testing {
namespace {

constexpr int kManyGames = 10'000;
constexpr int kManyAnswers = 5'000;

void runSql(const QString& file, const QStringList& statements)
{
    {
        auto database = QSqlDatabase::addDatabase("QSQLITE", "many games");
        database.setDatabaseName(file);
        ASSERT_TRUE(database.open());
        QSqlQuery query(database);
        for (const QString& sql : statements)
            ASSERT_TRUE(query.exec(sql)) << sql.toStdString();
    }
    QSqlDatabase::removeDatabase("many games");
}

/// A rated and reviewed game, and the rest of the library is its copies.
void makeLargeLibrary(const QString& file)
{
    {
        GameLibrary library;
        library.open(file);
        GameRecord record(15, Rule::Freestyle);
        NodeId node = GameRecord::root();
        for (const RecordedMove& move : gameOf(kWonByFours).moves)
            node = record.addMove(node, move);
        attachReview(record, reviewQuickly(reviewedGame(record)));
        record.info().result = GameResult::win(Color::Black);
        GameToKeep game{.number = 1, .setup = setupFor(human(), computerAtStep(12))};
        game.record = std::make_shared<const GameRecord>(record);
        library.keep(game);
        library.retry();
    }
    const QString columns = "rule, players, setup, record, place, opening, moves, finished,"
                            " winner, step, score, reviewed, helped, changed, started";
    runSql(file,
           {QString("WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < %1)"
                    " INSERT INTO games (%2) SELECT %2 FROM games, n WHERE games.id = 1")
                .arg(kManyGames)
                .arg(columns),
            "UPDATE games SET carded = 1, accuracy = 50 + id % 50, score = id % 2",
            QString("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1)"
                    " INSERT INTO answers (at, kind, subject, rule, rating, grade, time)"
                    " SELECT 1700000000 + i * 1000, 'puzzle', 'p' || i, 'freestyle', 1500,"
                    " 1 + i % 4, 5000 FROM n")
                .arg(kManyAnswers)});
}

class LargeLibrary : public ::testing::Test
{
protected:
    LargeLibrary() { makeLargeLibrary(folder.filePath("games.sqlite")); }

    /// Milliseconds from the click to the picture, in a window that was just opened.
    [[nodiscard]] double firstVisit(const std::function<void(MainWindow&)>& visit) const
    {
        MainWindow window(folder.filePath("settings.ini"));
        window.resize(1280, 800);
        window.show();
        TrainingFeature& training = *window.training();
        // Opening the library and reading the book are part of starting the program.
        EXPECT_TRUE(waitFor(
            [&] { return window.isVisible() && training.book()->games.size() == kManyGames; }));
        return timeOf([&] {
            visit(window);
            (void)window.grab();
        });
    }

    QTemporaryDir folder;
};

TEST_F(LargeLibrary, TrainIsThereAtOnce)
{
    EXPECT_TRUE(takesLess(200, [&] {
        const double time = firstVisit([](MainWindow& window) { window.training()->showPage(); });
        std::cout << "Train with 10,000 games " << time << " ms\n";
        return time;
    }));
}

TEST_F(LargeLibrary, ProgressIsThereAtOnce)
{
    EXPECT_TRUE(takesLess(300, [&] {
        const double time = firstVisit([](MainWindow& window) { window.progress()->showPage(); });
        std::cout << "My Progress with 10,000 games " << time << " ms\n";
        return time;
    }));
}

}  // namespace
}  // namespace gomoku::testing
