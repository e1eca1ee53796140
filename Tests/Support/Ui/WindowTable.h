// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Tests/Support/Game/GameTable.h"
#include "UI/BoardWidget.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/MainWindow.h"

#include <QSignalBlocker>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku::testing {

/// A window with settings and a library of its own; machines answer without a pause and a book.
class WindowTable : public ::testing::Test
{
protected:
    WindowTable()
    {
        window.resize(1000, 760);
        window.show();
        window.activateWindow();
        game().setReplyPause(Milliseconds{0});
        game().ask(&GameManager::setUseBook, false);  // A machine that is asked thinks.
    }

    /// Waits as long as a busy machine may need.
    static bool eventually(const std::function<bool()>& done) { return waitFor(done, kLongWait); }

    [[nodiscard]] GameWidget& game() const { return *window.game(); }
    [[nodiscard]] BoardWidget& board() const { return *game().board(); }
    [[nodiscard]] const GameSnapshot& now() const { return game().snapshot(); }
    [[nodiscard]] QString settingsFile() const { return folder.filePath("settings.ini"); }
    [[nodiscard]] bool says(const char* part) const
    {
        return eventually([&] { return game().status()->text().contains(QLatin1String(part)); });
    }

    void start(const PlayerSpec& black, const PlayerSpec& white)
    {
        const quint64 before = now().game;
        game().startGame(setupFor(black, white));
        ASSERT_TRUE(eventually([&] { return now().game != before; }));
    }
    /// Plays "h8 i9 ..." by clicks.
    void play(const QString& moves)
    {
        for (const QString& word : moves.split(u' ', Qt::SkipEmptyParts)) {
            const int before = now().shown;
            const Point point = at(word.toLatin1().constData());
            QTest::mouseClick(&board(), Qt::LeftButton, {},
                              board().geometryNow().centreOf(point).toPoint());
            ASSERT_TRUE(eventually([&] { return now().shown > before; })) << word.toStdString();
        }
    }

    /// The record as it is. Nobody is told, so that a comment being typed is not sent for this.
    [[nodiscard]] GameWidget::Record record() const
    {
        GameWidget::Record answer;
        bool answered = false;
        const auto take = [&](const auto& fetched) {
            answer = fetched;
            answered = true;
        };
        QSignalBlocker untold(&game());
        game().fetchRecord(&game(), take);
        untold.unblock();
        EXPECT_TRUE(eventually([&] { return answered; }));
        return answer;
    }

    QTemporaryDir folder;
    MainWindow window{settingsFile()};
};

}  // namespace gomoku::testing
