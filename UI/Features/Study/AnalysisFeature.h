// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "UI/Board/BoardOverlay.h"
#include "UI/Panels/AnalysisPanel.h"

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace gomoku {

class GameManager;
class GameWidget;

/// Analysis of the position shown: a panel at the side of the window, its menu, and what connects
/// both to the game. Nothing of it runs until it is asked for.
class AnalysisFeature : public QObject
{
    Q_OBJECT

public:
    AnalysisFeature(QMainWindow* window, GameWidget* game, GameManager* manager, QMenu* menu);

    [[nodiscard]] AnalysisPanel* panel() const { return m_panel; }
    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] QAction* panelAction() const { return m_panelAction; }
    void retranslate();

public slots:
    void setRunning(bool running);
    void setPanelShown(bool shown);
    void stepLine(int moves);  ///< Through the line on the board; forward if positive.

signals:
    void panelWanted();  ///< Somebody wants to see it where something else stands.

private:
    void addActions(QMenu* menu);
    void wire();
    void follow();
    void followPage();
    void togglePanel(bool shown);
    void takeAnalysis(const SearchReport& report, quint64 revision);
    void show(const SearchReport& report);
    [[nodiscard]] std::vector<BoardTag> tags() const;
    void hover(Point point);
    void showLine(const std::vector<Point>& line);
    void showStones();

    GameWidget* m_game;
    GameManager* m_manager;
    AnalysisPanel* m_panel;
    QAction* m_panelAction;
    QAction* m_run;
    QAction* m_cycle;
    QAction* m_stepForward;
    QAction* m_stepBack;
    bool m_running = false;
    SearchReport m_report;
    std::vector<Point> m_line;  ///< That the board shows for us,
    int m_stones = 0;  ///< so many moves of it.
    quint64 m_shownGame = 0;  ///< The position that the panel speaks of: its game,
    Grid m_shown;  ///< and its stones.
};

}  // namespace gomoku
