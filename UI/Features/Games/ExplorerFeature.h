// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "Models/Record/OpeningExplorer.h"
#include "Models/Training/Openings/OpeningTable.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <optional>

class QMainWindow;
class QMenu;

namespace gomoku {

class ExplorerPanel;
class GameWidget;
class LibraryLink;
class SideDock;

/// What the games of the library did in the position shown: a panel at the side of the window. The
/// games are read when it is opened, and anew for each game that is played.
class ExplorerFeature : public QObject
{
    Q_OBJECT

public:
    ExplorerFeature(QMainWindow* window, GameWidget* game, LibraryLink* link, QMenu* menu);

    [[nodiscard]] ExplorerPanel* panel() const { return m_panel; }
    [[nodiscard]] SideDock* dock() const { return m_dock; }
    void retranslate();

private:
    void readGames();
    void readMore(int after);
    void follow();
    [[nodiscard]] std::map<Point, double> addKnown(std::vector<OpeningMove>& moves) const;

    GameWidget* m_game;
    LibraryLink* m_link;
    ExplorerPanel* m_panel;
    SideDock* m_dock;
    OpeningExplorer m_explorer;
    std::optional<OpeningTable> m_openings;  ///< Read when it is wanted first.
    Rule m_rule = Rule::Freestyle;  ///< Of the games that were read.
    quint64 m_readFor = 0;  ///< The number of the game on the board then; 0: never read.
    quint64 m_reading = 0;  ///< Grows with each: what an earlier one still brings is dropped.
    QTimer m_refresh;  ///< Games come one by one; the panel need not change for each.
};

}  // namespace gomoku
