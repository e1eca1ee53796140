// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/TrainingLibrary.h"

#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <random>

namespace gomoku::testing {
namespace {

std::size_t answersIn(const QString& library)
{
    TrainingLibrary training;
    training.open(library);
    return training.book()->answers.size();
}

/// Lets somebody train in a window of their own and kills it at some moment; gives how many
/// answers the window had spoken to.
std::size_t trainAndKill(const QString& settings, int answers, int milliseconds)
{
    QProcess trainee;
    trainee.start(QStringLiteral(GOMOKU_WINDOW_TRAINEE), {settings});
    std::size_t heard = 0;
    for (int i = 0; i < answers; ++i) {
        while (!trainee.canReadLine() && trainee.waitForReadyRead(60000)) { }
        heard += trainee.readLine().isEmpty() ? 0 : 1;
    }
    (void)trainee.waitForFinished(milliseconds);
    trainee.kill();
    trainee.waitForFinished();
    return heard + static_cast<std::size_t>(trainee.readAll().count('\n'));
}

TEST(TrainingSurvival, AKillAtAnyMomentLosesAtMostTheAnswerBeingGiven)
{
    QTemporaryDir folder;
    const QString settings = folder.filePath("settings.ini");
    const QString library = folder.filePath("games.sqlite");
    std::mt19937 random(7);
    std::size_t before = 0;
    for (int round = 0; round < 12; ++round) {
        const std::size_t heard = trainAndKill(settings, 1 + static_cast<int>(random() % 4),
                                               static_cast<int>(random() % 40));
        ASSERT_GT(heard, 0u);
        const std::size_t kept = answersIn(library);
        EXPECT_GE(kept + 1, before + heard) << "round " << round;
        // One that was kept and not yet spoken to is welcome.
        EXPECT_LE(kept, before + heard + 1) << "round " << round;
        before = kept;
    }
}

}  // namespace
}  // namespace gomoku::testing
