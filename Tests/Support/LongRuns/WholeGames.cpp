// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// whole_games SECONDS [SEED]: plays whole games of every rule, several sizes and kinds of player
// for so long, with undo, hints, pauses and branches, keeps them in a library and reads each back.
// Made for AddressSanitizer; ends with status 1 if a game ends as none should.
#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Rules/Referee.h"
#include "Tests/Support/Engine/Positions/RandomRecord.h"
#include "Tests/Support/Game/LibraryTable.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

using namespace gomoku;
using namespace gomoku::testing;

namespace {

PlayerSpec randomPlayer(Random& random)
{
    switch (below(random, 4)) {
    case 0:
        return human();
    case 1:
        return computer(1 + below(random, 3));
    default:
        // The lower ones, which take few nodes; full strength is there with little time.
        return {.kind = PlayerSpec::Kind::Computer, .level = 1 + below(random, 3)};
    }
}

GameSetup randomSetup(Random& random)
{
    constexpr int kSizes[] = {9, 13, 15, 15, 15, 19, 20};
    GameSetup setup = setupFor(randomPlayer(random), randomPlayer(random));
    setup.rule = kRules[static_cast<std::size_t>(below(random, static_cast<int>(kRules.size())))];
    setup.boardSize = kSizes[below(random, 7)];
    const bool hasHuman = setup.players.black.isHuman() || setup.players.white.isHuman();
    setup.moveLimit = hasHuman ? 60 : 0;  // At random nobody would ever win.
    return setup;
}

/// A human who plays near the last stone, takes moves back, asks for hints and looks around.
void playAsHuman(LibraryTable& table, Random& random)
{
    const int size = table.now.grid.size();
    switch (below(random, 40)) {
    case 0:
        // With nothing to take back it would bring back the game before.
        return table.now.live > 4 ? table.manager.undo() : void();
    case 1:
        return table.manager.requestHint();
    case 2:
        return table.manager.goToMove(below(random, table.now.shown + 1));
    case 3:
        return table.manager.playForMe();
    case 4:
        return table.manager.returnToGame();
    default:
        break;
    }
    const Point last = table.now.shown > 0
        ? table.now.moves[static_cast<std::size_t>(table.now.shown - 1)].point
        : Point::at(size / 2, size / 2);
    const auto near
        = [&](int value) { return std::clamp(value + below(random, 5) - 2, 0, size - 1); };
    table.manager.returnToGame();
    table.manager.handleHumanMove(last.isNone()
                                      ? Point::at(below(random, size), below(random, size))
                                      : Point::at(near(last.column()), near(last.row())));
}

/// Is the game over? A human who finds no legal move near the last one gives up in the end.
bool playOn(LibraryTable& table, Random& random, int turns)
{
    if (table.now.result.isOver())
        return true;
    if (turns > 1000 && table.now.humanToAct()) {
        table.manager.returnToGame();
        table.manager.resign();
    } else if (table.now.humanToAct()) {
        playAsHuman(table, random);
    } else if (table.now.isLookingBack() && !table.now.thinking) {
        table.manager.returnToGame();  // An earlier turn of the computer asks nothing of anybody.
    }
    QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    return table.now.result.isOver();
}

/// Is what would be saved the game that was played?
bool isReadBack(LibraryTable& table)
{
    const auto record = table.record();
    if (!record)
        return false;
    const auto read = readSgf(writeSgf(*record));
    return read && read->record.mainMoves().size() == record->mainMoves().size();
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const qint64 seconds = argc > 1 ? std::atol(argv[1]) : 10;
    Random random(argc > 2 ? static_cast<unsigned>(std::atol(argv[2])) : 1U);
    QTemporaryDir folder;
    LibraryTable table(folder.filePath("library.db"));
    QElapsedTimer timer;
    timer.start();
    int games = 0;
    qint64 moves = 0;
    while (timer.elapsed() < seconds * 1000) {
        table.manager.startNewGame(randomSetup(random));
        int turns = 0;
        QElapsedTimer turn;
        turn.start();
        while (!playOn(table, random, turns++)) {
            if (turn.elapsed() > 300'000) {
                std::printf("a game does not end: %d moves, seed %s\n", table.now.live,
                            argc > 2 ? argv[2] : "1");
                return 1;
            }
        }
        if (!isReadBack(table)) {
            std::printf("a game of %d moves is not read back\n", table.now.shown);
            return 1;
        }
        moves += static_cast<qint64>(table.now.moves.size());
        if (++games % 100 == 0) {
            std::printf("%d games, %lld moves, %lld s\n", games, static_cast<long long>(moves),
                        static_cast<long long>(timer.elapsed() / 1000));
            std::fflush(stdout);
        }
    }
    const auto kept = table.entries({.most = 1'000'000}).size();
    std::printf("%d games, %lld moves, %zu in the library, %d failures to save\n", games,
                static_cast<long long>(moves), kept, table.told->load());
    return games > 0 && table.told->load() == 0 ? 0 : 1;
}
