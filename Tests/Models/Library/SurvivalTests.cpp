// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/LibraryTable.h"

#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <random>

namespace gomoku::testing {
namespace {

/// The newest game of the library, as the player would have written it. While it is not finished it
/// must be the one that is offered again.
QString keptLine(const QString& path)
{
    LibraryTable table(path);
    const auto newest = table.entries({.most = 1});
    if (newest.empty())
        return {};
    if (!newest.front().finished) {
        EXPECT_EQ(table.unfinished().value_or(LibraryEntry()).id, newest.front().id);
    }
    QSignalSpy copied(&table.manager, &GameManager::copyOpened);
    EXPECT_TRUE(table.resume(newest.front().id));
    EXPECT_EQ(copied.count(), 0) << "the dead own no games";
    return table.line();
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
        const QString kept = keptLine(path);
        ASSERT_FALSE(heard.isEmpty());
        // A game that was just won is not offered any more.
        if (!kept.isEmpty()) {
            EXPECT_TRUE(kept.startsWith(heard))
                << "heard " << heard.toStdString() << "\nkept " << kept.toStdString();
        }
    }
}

}  // namespace
}  // namespace gomoku::testing
