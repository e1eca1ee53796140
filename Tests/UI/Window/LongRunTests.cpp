// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// One window, used for a long time: memory, handles and threads stay as they were after the first
// third. `make long` makes a thousand resets and opens a thousand files; docs/TESTING.md shows the
// curves.
#include "Models/Record/Files/RecordIo.h"
#include "Models/Review/BackgroundReview.h"
#include "Tests/Models/Review/ReviewedGames.h"
#include "Tests/Support/Engine/Positions/RandomRecord.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/LongRuns/ProcessFigures.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Features/Study/ReviewFeature.h"

#include <QFile>

namespace gomoku::testing {
namespace {

/// What a run may add after its first third: pages of memory that the allocator keeps.
constexpr long kMostKilobytes = 12 * 1024;
/// Of the library's files and of pools, which come and go.
constexpr int kMostHandles = 3;
constexpr int kMostThreads = 2;

class LongRun : public WindowTable
{
protected:
    LongRun()
    {
        game().ask(&GameManager::setReplyPause, Milliseconds{0}, Milliseconds{0});
        // Its memory is fetched when it is first used: a large one would grow for hours.
        game().ask(&GameManager::setTableSize, 1);
        // The tables of a rule are made when it is first used, and stay.
        for (const Rule rule : kRules)
            BoardManager(15, rule).makeMove(centreOf(15));
    }
    void expectFlat(const char* name) const
    {
        figures.writeTable(QLatin1String(name));
        const long before = figures.middleOf(0.33, 0.43, &ProcessFigures::kilobytes);
        const long after = figures.middleOf(0.9, 1, &ProcessFigures::kilobytes);
        EXPECT_LE(after, before + kMostKilobytes);
        EXPECT_LE(figures.middleOf(0.9, 1, &ProcessFigures::handles),
                  figures.middleOf(0.33, 0.43, &ProcessFigures::handles) + kMostHandles);
        EXPECT_LE(figures.middleOf(0.9, 1, &ProcessFigures::threads),
                  figures.middleOf(0.33, 0.43, &ProcessFigures::threads) + kMostThreads);
        RecordProperty("steps", figures.all().back().step);
        RecordProperty("kilobytes_before", std::to_string(before));
        RecordProperty("kilobytes_after", std::to_string(after));
    }

    /// Has the review of the last game begun, with all its threads?
    [[nodiscard]] bool hasJudgedSomething() const
    {
        const auto& scores = window.review()->review().blackScores;
        return std::any_of(scores.begin(), scores.end(), [](const auto& score) { return score; });
    }

    static void write(const QString& path, const GameRecord& record)
    {
        const auto written = writeGame(record, *formatForFile(path.toStdString()));
        ASSERT_TRUE(written);
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(written->bytes.data(), static_cast<qint64>(written->bytes.size()));
    }

    FigureSeries figures;
    Random random{5};
};

// In the middle of a thought, of a human's game, and of a game that is watched.
TEST_F(LongRun, ResetsCostNothingThatLasts)
{
    const std::vector<std::pair<PlayerSpec, PlayerSpec>> pairs{
        {human(), human()}, {computer(5000), human()}, {computer(5), computer(5)}};
    for (int i = 0; i < roundsOf(60); ++i) {
        const auto& [black, white] = pairs[static_cast<std::size_t>(i) % pairs.size()];
        start(black, white);
        if (i % 3 == 0)
            play("h8 i9 g7");
        if (i % 3 == 2) {
            ASSERT_TRUE(eventually([&] { return now().shown >= 4; }));
        }
        figures.take(i + 1);
    }
    expectFlat("resets");
}

TEST_F(LongRun, OpenedFilesCostNothingThatLasts)
{
    for (int i = 0; i < roundsOf(60); ++i) {
        const GameRecord record = randomLine(random, 15, 30 + below(random, 60));
        const auto moves = static_cast<int>(record.mainMoves().size());
        const char* const kind = i % 3 == 1 ? "psq" : "sgf";
        const QString path = folder.filePath(QStringLiteral("game-%1.%2").arg(i).arg(kind));
        write(path, record);
        const quint64 before = now().game;
        window.openFile(path);
        ASSERT_TRUE(eventually([&] { return now().game != before && now().shown == moves; })) << i;
        figures.take(i + 1);
    }
    expectFlat("files");
}

// Whole games of two machines, one after another, with every move painted. Each is reviewed until
// the next one begins. The first one starts the threads of the reviews, so it is not measured.
TEST_F(LongRun, WholeGamesCostNothingThatLasts)
{
    int moves = 0;
    for (int i = 0; i <= roundsOf(3); ++i) {
        GameSetup setup = setupFor(computer(4), computer(4));
        setup.boardSize = 15;
        setup.rule = kRules[static_cast<std::size_t>(i) % kRules.size()];
        const quint64 before = now().game;
        game().startGame(setup);
        ASSERT_TRUE(eventually([&] { return now().game != before; }));
        int shown = 0;
        while (!now().outcome.isOver()) {
            ASSERT_TRUE(eventually([&] { return now().shown > shown || now().outcome.isOver(); }));
            moves += now().shown - shown;
            shown = now().shown;
            if (i > 0)
                figures.take(moves);
        }
        ASSERT_TRUE(eventually([&] { return hasJudgedSomething(); }));
    }
    expectFlat("games");
}

#ifdef __linux__
// Each of its threads has a table of 16 MB, which an allocator would like to keep.
TEST(BackgroundReviewRun, GivesTheMemoryOfItsTablesBack)
{
    const long before = ProcessFigures::now(0).kilobytes;
    long most = 0;
    for (int i = 0; i < 3; ++i) {
        BackgroundReview review;
        bool isUnderWay = false;
        QObject::connect(&review, &BackgroundReview::progressed, &review,
                         [&] { isUnderWay = true; });
        review.start(gameOf(kUnevenGames[0]), {.threads = 2});
        ASSERT_TRUE(waitFor([&] { return isUnderWay; }));
        most = std::max(most, ProcessFigures::now(i).kilobytes);
    }
    EXPECT_GT(most, before + kMostKilobytes) << "the tables are not seen at all";
    EXPECT_LE(ProcessFigures::now(3).kilobytes, before + kMostKilobytes);
}
#endif

}  // namespace
}  // namespace gomoku::testing
