// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QAction;
class QMainWindow;
class QMenu;

namespace gomoku {

class GameImport;
class GameWidget;
class LibraryDialog;
class LibraryLink;
class ImportDialog;
class StatisticsDialog;

/// The games of the past and what they amount to: two entries of a menu, the dialogs behind them,
/// and the questions they put to the library.
class LibraryFeature : public QObject
{
    Q_OBJECT

public:
    LibraryFeature(QMainWindow* window, GameWidget* game, LibraryLink* link, QMenu* menu);

    void retranslate();

    [[nodiscard]] GameImport* games() const { return m_import; }

public slots:
    void showGames();
    void showGamesWithPosition();  ///< With the one on the board.
    /// `above`: the dialog that it was asked for in; null: the window.
    void importFiles(const QStringList& filesAndFolders, QWidget* above = nullptr);
    void importRecord(const std::shared_ptr<const gomoku::GameRecord>& record, gomoku::Rule rule);
    void showStatistics();

private:
    [[nodiscard]] LibraryDialog* openGames(bool withPosition);
    void askWhatToImport(bool folder, LibraryDialog* dialog);
    void open(qint64 id, int ply);
    void wireImport();
    void wireGames(LibraryDialog* dialog);
    void list(LibraryDialog* dialog, const LibraryFilter& filter);
    void exportGame(const std::shared_ptr<const GameRecord>& record);

    QMainWindow* m_window;
    GameWidget* m_game;
    LibraryLink* m_link;
    GameImport* m_import;
    QPointer<ImportDialog> m_progress;  ///< While files are being imported.
    QAction* m_games;
    QAction* m_position;
    QAction* m_statistics;
};

}  // namespace gomoku
