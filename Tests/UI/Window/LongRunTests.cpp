// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// One window, used for a long time: memory, handles and threads stay as they were after the first
// third. `make long` makes a thousand resets and opens a thousand files; docs/TESTING.md shows the
// curves.
#include "Models/Record/Files/RecordIo.h"
#include "Tests/Support/Engine/Positions/RandomRecord.h"
#include "Tests/Support/Engine/Rounds.h"
#include "Tests/Support/LongRuns/ProcessFigures.h"
#include "Tests/Support/Ui/WindowTable.h"

#include <QFile>

namespace gomoku::testing {
namespace {

/// What a run may add after its first third: pages of memory that the allocator keeps, and the
/// tables of a review of the last game, 16 MB for each of its two threads.
constexpr long kMostKilobytes = (12 + 2 * 16) * 1024;
/// Of the library's files and of pools, which come and go.
constexpr int kMostHandles = 3;
/// Pools keep theirs for half a minute. One lost with every game would be more.
constexpr int kMostThreads = 4;

class LongRun : public WindowTable
{
protected:
    LongRun()
    {
        game().ask(&GameManager::setReplyPause, Milliseconds{0}, Milliseconds{0});
        // Its memory is fetched when it is first used: a large one would grow for hours.
        game().ask(&GameManager::setTableSize, 1);
    }
    void expectFlat(const char* name) const
    {
        figures.writeTable(QLatin1String(name));
        const long before = figures.leastOf(0.3, 0.5, &ProcessFigures::kilobytes);
        const long after = figures.leastOf(0.8, 1, &ProcessFigures::kilobytes);
        EXPECT_LE(after, before + kMostKilobytes);
        EXPECT_LE(figures.leastOf(0.8, 1, &ProcessFigures::handles),
                  figures.leastOf(0.3, 0.5, &ProcessFigures::handles) + kMostHandles);
        EXPECT_LE(figures.leastOf(0.8, 1, &ProcessFigures::threads),
                  figures.leastOf(0.3, 0.5, &ProcessFigures::threads) + kMostThreads);
        RecordProperty("steps", figures.all().back().step);
        RecordProperty("kilobytes_before", std::to_string(before));
        RecordProperty("kilobytes_after", std::to_string(after));
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

// Whole games of two machines, one after another, with every move painted.
TEST_F(LongRun, WholeGamesCostNothingThatLasts)
{
    int moves = 0;
    for (int i = 0; i < roundsOf(3); ++i) {
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
            figures.take(moves);
        }
    }
    expectFlat("games");
}

}  // namespace
}  // namespace gomoku::testing
