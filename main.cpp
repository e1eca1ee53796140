// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/MainWindow.h"

#include <QApplication>
#include <QIcon>

#include <cstdio>
#include <optional>
#include <string_view>

namespace {

constexpr const char* kUsage = "Usage: gomoku [FILE]\n"
                               "\n"
                               "Play Gomoku. FILE is a game in any supported format.\n"
                               "\n"
                               "  --help     Show this help\n"
                               "  --version  Show the version\n"
                               "\n"
                               "For the terminal, use gomoku-cli.\n";

/// Answers what needs no window; nothing if one is wanted. A word that begins with one dash is for
/// Qt, or for Qt to ignore.
std::optional<int> answerWithoutWindow(int argc, char* argv[])
{
    const std::string_view word = argc > 1 ? argv[1] : "";
    if (word == "--version" || word == "-v")
        return std::puts("gomoku " GOMOKU_VERSION), 0;
    if (word == "--help" || word == "-h")
        return std::fputs(kUsage, stdout), 0;
    if (!word.starts_with("--"))
        return std::nullopt;
    std::fprintf(stderr, "gomoku: unknown option \"%s\"; try gomoku --help\n", argv[1]);
    return 2;
}

}  // namespace

int main(int argc, char* argv[])
{
    if (const auto status = answerWithoutWindow(argc, argv))
        return *status;
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
