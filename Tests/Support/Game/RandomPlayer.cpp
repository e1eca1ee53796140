// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// random_player LIBRARY: takes up the unfinished game of a library, or begins one, and plays random
// moves for both sides until it is killed. Writes the game so far, one line after each move that
// the library has written.
#include "Tests/Support/Game/LibraryTable.h"

#include <QCoreApplication>

#include <cstdio>
#include <random>

using namespace gomoku;
using namespace gomoku::testing;

namespace {

Point randomEmptyPoint(const Grid& grid, std::mt19937& random)
{
    std::uniform_int_distribution<int> any(0, grid.size() - 1);
    for (;;) {
        const Point point = Point::at(any(random), any(random));
        if (grid.at(point) == Cell::Empty)
            return point;
    }
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc != 2)
        return 2;
    LibraryTable table(QString::fromLocal8Bit(argv[1]));
    if (const auto entry = table.unfinished())
        (void)table.resume(entry->id);
    else
        table.manager.startNewGame(setupFor(human(), human()));
    std::mt19937 random(std::random_device{}());
    for (;;) {
        if (table.now.outcome.isOver())
            table.manager.startNewGame(setupFor(human(), human()));
        table.manager.handleHumanMove(randomEmptyPoint(table.now.grid, random));
        table.waitUntilWritten();
        std::printf("%s\n", qPrintable(table.line()));
        std::fflush(stdout);
    }
}
