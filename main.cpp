// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/MainWindow.h"
#include "UI/Palette.h"

#include <QApplication>
#include <QIcon>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("gomoku"));
    QApplication::setApplicationDisplayName(QStringLiteral("Gomoku"));
    QApplication::setApplicationVersion(QStringLiteral(GOMOKU_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("io.github.gomoku.gomoku"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icon/gomoku.svg")));
    gomoku::applyAppearance(application, gomoku::systemAppearance());

    gomoku::MainWindow window;
    window.resize(window.sizeHint());
    window.show();
    return QApplication::exec();
}
