// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QStandardPaths>

#include <gtest/gtest.h>

/// Runs tests of widgets, on no screen unless one is asked for and far from the user's files.
int main(int argc, char** argv)
{
    ::testing::InitGoogleTest(&argc, argv);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale::c());
    const QApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
