// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/MainWindow.h"

#include <QApplication>
#include <QIcon>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Gomoku"));
    QApplication::setApplicationName(QStringLiteral("gomoku"));
    QApplication::setApplicationDisplayName(QStringLiteral("Gomoku"));
    QApplication::setApplicationVersion(QStringLiteral(GOMOKU_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.gomoku.gomoku"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icon/gomoku.svg")));

    gomoku::MainWindow window;
    window.show();
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() > 1)
        window.openFile(arguments.at(1));
    return QApplication::exec();
}
