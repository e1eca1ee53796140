// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Window/GameFiles.h"

#include <QHash>
#include <QObject>
#include <QPointer>

class QMainWindow;
class QMenu;

namespace gomoku {

class BusyDialog;
class GameWidget;
class MainActions;
class Settings;
struct GameSnapshot;

/// What the menus do with files and the clipboard: it asks for names and tells how it went.
class FileActions : public QObject
{
    Q_OBJECT

public:
    FileActions(QMainWindow* window, GameWidget* game, MainActions* actions, Settings* settings);

    [[nodiscard]] GameFiles* files() { return &m_files; }
    void retranslate();

private:
    void wire(MainActions* actions);
    void show(const GameSetup& setup, const GameFiles::Record& record, const QString& path,
              const QString& remark);
    [[nodiscard]] static QString treeRemark(const GameRecord& record);
    void notePath(const QString& path);
    void showPath(const QString& path);  ///< In the title of the window.
    void follow(const GameSnapshot& snapshot);
    void showReading(const QString& name);
    void openWithDialog();
    void save();
    void saveAs();
    void saveWithDialog(const GameFiles::Record& record);
    /// By a dialog; empty if the user thinks better of it.
    [[nodiscard]] QString askWhere(const QString& title, const QString& proposed,
                                   const QString& filters);
    void exportPicture();
    void exportTo(const QString& path, const GameFiles::Record& record);
    void copyPosition();
    void copyGame();
    void paste();
    void fillRecent();
    [[nodiscard]] QString path() const { return m_paths.value(m_shown); }  ///< Or empty.
    [[nodiscard]] QString directory() const;

    QMainWindow* m_window;
    GameWidget* m_game;
    Settings* m_settings;
    QMenu* m_recent;
    GameFiles m_files;
    QHash<quint64, QString> m_paths;  ///< Of the games of this run, by their numbers.
    quint64 m_shown = 0;  ///< The number of the game on the board.
    QPointer<BusyDialog> m_busy;  ///< While something is being read.
};

}  // namespace gomoku
