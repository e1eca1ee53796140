// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/LibraryTable.h"

#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <random>

namespace gomoku::testing {
namespace {

/// The newest games of the library, as the player would have written them. While the newest is not
/// finished it must be the one that is offered again.
QStringList keptLines(const QString& path, int most)
{
    LibraryTable table(path);
    const auto newest = table.entries({.most = most});
    if (!newest.empty() && !newest.front().finished) {
        EXPECT_EQ(table.unfinished().value_or(LibraryEntry()).id, newest.front().id);
    }
    QSignalSpy copied(&table.manager, &GameManager::copyOpened);
    QStringList lines;
    // The newest comes last and stays on the board: the next player finds it there.
    for (auto entry = newest.rbegin(); entry != newest.rend(); ++entry) {
        EXPECT_TRUE(table.resume(entry->id));
        lines.prepend(table.line());
    }
    EXPECT_EQ(copied.count(), 0) << "the dead own no games";
    return lines;
}

/// Has the library the game that was heard last? Its player may have died after a move was written
/// and before it said so. Where that move was the first of a new game, the game heard is the one
/// before.
bool isKept(const QString& heard, const QStringList& newest)
{
    const bool hasBegunAnother = newest.size() > 1 && !newest[0].contains(u' ');
    return newest[0].startsWith(heard) || (hasBegunAnother && newest[1].startsWith(heard));
}

/// Lets a player make some moves and kills it; gives the last game that it was heard to have.
QString playAndKill(const QString& path, int moves)
{
    QProcess player;
    player.start(QStringLiteral(GOMOKU_RANDOM_PLAYER), {path});
    QString heard;
    for (int i = 0; i < moves; ++i) {
        while (!player.canReadLine() && player.waitForReadyRead(20000)) { }
        heard = QString::fromLatin1(player.readLine()).trimmed();
    }
    player.kill();
    player.waitForFinished();
    // What it still said before it died is heard too.
    const QStringList rest = QString::fromLatin1(player.readAll()).split(u'\n', Qt::SkipEmptyParts);
    return rest.isEmpty() ? heard : rest.last();
}

TEST(Survival, OfAHundredKillsNoneLosesAMove)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("library.db");
    std::mt19937 random(4);
    std::uniform_int_distribution<int> moves(1, 3);
    for (int i = 0; i < 100; ++i) {
        const QString heard = playAndKill(path, moves(random));
        const QStringList kept = keptLines(path, 2);
        ASSERT_FALSE(heard.isEmpty());
        ASSERT_FALSE(kept.isEmpty());
        EXPECT_TRUE(isKept(heard, kept))
            << "heard " << heard.toStdString() << "\nkept " << kept.join(u'\n').toStdString();
    }
}

}  // namespace
}  // namespace gomoku::testing
