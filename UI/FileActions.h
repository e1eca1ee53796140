// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/GameFiles.h"

#include <QObject>

class QMainWindow;
class QMenu;

namespace gomoku {

class GameWidget;
class MainActions;
class Settings;

/// What the menus do with files and the clipboard: it asks for names and tells how it went.
class FileActions : public QObject
{
    Q_OBJECT

public:
    FileActions(QMainWindow* window, GameWidget* game, MainActions* actions, Settings* settings);

    [[nodiscard]] GameFiles* files() { return &m_files; }

private:
    void wire(MainActions* actions);
    void openWithDialog();
    void save();
    void saveWithDialog();
    void exportPicture();
    void copyPosition();
    void copyGame();
    void paste();
    void fillRecent();
    [[nodiscard]] QString directory() const;

    QMainWindow* m_window;
    GameWidget* m_game;
    Settings* m_settings;
    QMenu* m_recent;
    GameFiles m_files;
};

}  // namespace gomoku
