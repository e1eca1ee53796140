// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Prints how long it takes to import 10,000 games and to search among them, and to lay out a tree
// of 50,000 moves.
#include "Models/Library/GameImport.h"
#include "Models/Library/GameLibrary.h"
#include "Models/Library/LibraryThread.h"
#include "Models/Record/OpeningExplorer.h"
#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Record/TreeLayout.h"
#include "Tests/Support/Game/Timing.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <random>

namespace gomoku::testing {
namespace {

constexpr int kGames = 10000;
constexpr int kTreeMoves = 50000;

/// A line of moves near the centre, as games have them; openings repeat.
GameRecord randomGame(std::mt19937& random, int number)
{
    GameRecord record(15, Rule::Renju);
    record.info().players
        = {"Player " + std::to_string(number % 300), "Player " + std::to_string(number % 271)};
    record.info().date = "20" + std::to_string(10 + number % 15) + "-05-01";
    Grid grid(15);
    NodeId node = GameRecord::root();
    Color color = Color::Black;
    const int moves = 20 + static_cast<int>(random() % 50);
    for (int i = 0; i < moves; ++i) {
        const int reach = i < 4 ? 2 : 5;
        Point point;
        do
            point = Point::at(7 - reach + static_cast<int>(random() % (2 * reach + 1)),
                              7 - reach + static_cast<int>(random() % (2 * reach + 1)));
        while (grid.at(point) != Cell::Empty);
        grid.set(point, cellOf(color));
        node = record.addMove(node, {point, color});
        color = opponent(color);
    }
    return record;
}

void measureLibrary()
{
    QTemporaryDir folder;
    std::mt19937 random(7);
    QFile file(folder.filePath("games.sgf"));
    if (!file.open(QIODevice::WriteOnly))
        return;
    for (int i = 0; i < kGames; ++i)
        file.write(QByteArray::fromStdString(writeSgf(randomGame(random, i))));
    file.close();
    LibraryThread thread;
    GameLibrary* library = thread.library();
    const QString path = folder.filePath("library.db");
    QMetaObject::invokeMethod(
        library, [&] { library->open(path); }, Qt::BlockingQueuedConnection);
    GameImport import(library);
    QEventLoop loop;
    ImportProgress end;
    QObject::connect(&import, &GameImport::finished, &loop, [&](const ImportProgress& progress) {
        end = progress;
        loop.quit();
    });
    const double milliseconds = timeOf([&] {
        import.start({file.fileName()});
        loop.exec();
    });
    std::printf("import: %d games in %.0f ms (%d known, %d refused)\n", end.added, milliseconds,
                end.known, end.refused);
    const auto search = [&](const char* name, const LibraryFilter& filter) {
        std::size_t found = 0;
        double best = 1e9;
        for (int round = 0; round < 5; ++round)
            QMetaObject::invokeMethod(
                library,
                [&] {
                    best = std::min(best, timeOf([&] { found = library->entries(filter).size(); }));
                },
                Qt::BlockingQueuedConnection);
        std::printf("search by %s: %zu found in %.1f ms\n", name, found, best);
    };
    LibraryFilter filter;
    filter.text = "Player 42";
    search("player", filter);
    filter.text = "2019-05";
    search("date", filter);
    filter.text = "gets";
    search("opening", filter);
    filter = {};
    std::mt19937 again(7);
    const GameRecord game = randomGame(again, 0);
    for (const std::size_t ply : {0U, 2U, 3U, 8U, 15U}) {
        filter.position = OpeningExplorer::canonicalKey(game.position(game.mainLine()[ply]));
        search(("position after " + std::to_string(ply)).c_str(), filter);
    }
}

void measureTree()
{
    std::mt19937 random(9);
    GameRecord record(15);
    std::vector<NodeId> nodes{GameRecord::root()};
    while (static_cast<int>(nodes.size()) < kTreeMoves) {
        const NodeId parent
            = nodes[nodes.size() - 1 - random() % std::min<std::size_t>(nodes.size(), 40)];
        const Point point
            = Point::at(static_cast<int>(random() % 15), static_cast<int>(random() % 15));
        nodes.push_back(record.appendNode(parent, RecordedMove{point, record.sideToMove(parent)}));
    }
    const double milliseconds = timeOf([&] {
        const TreeLayout layout(record);
        std::printf("tree: %zu nodes, %d rows, %d lanes, %d branches\n", layout.nodeCount(),
                    layout.rows(), layout.lanes(), layout.branches());
    });
    std::printf("layout: %.1f ms\n", milliseconds);
    std::printf("copy: %.1f ms\n", timeOf([&] { GameRecord copy = record; }));
}

}  // namespace
}  // namespace gomoku::testing

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    gomoku::testing::measureTree();
    gomoku::testing::measureLibrary();
    return 0;
}
