// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"

#include <QObject>

#include <memory>

class QAction;
class QMainWindow;
class QMenu;

namespace gomoku {

class GameWidget;
class LibraryDialog;
class LibraryLink;
class StatisticsDialog;

/// The games of the past and what they amount to: two entries of a menu, the dialogs behind them,
/// and the questions they put to the library.
class LibraryFeature : public QObject
{
    Q_OBJECT

public:
    LibraryFeature(QMainWindow* window, GameWidget* game, LibraryLink* link, QMenu* menu);

    void retranslate();

public slots:
    void showGames();
    void showStatistics();

private:
    void wireGames(LibraryDialog* dialog);
    void list(LibraryDialog* dialog, const LibraryFilter& filter);
    void exportGame(qint64 id, const std::shared_ptr<const GameRecord>& record);

    QMainWindow* m_window;
    GameWidget* m_game;
    LibraryLink* m_link;
    QAction* m_games;
    QAction* m_statistics;
};

}  // namespace gomoku
