// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReviewer.h"
#include "UI/Panels/AnalysisPanel.h"

#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;

namespace gomoku {

class GameManager;
class GameWidget;

/// Analysis of the position shown and review of the whole game: a panel at the side of the window,
/// its menu, and what connects both to the game. Nothing of it runs until it is asked for.
class AnalysisFeature : public QObject
{
    Q_OBJECT

public:
    AnalysisFeature(QMainWindow* window, GameWidget* game, GameManager* manager, QMenu* menu);

    [[nodiscard]] AnalysisPanel* panel() const { return m_panel; }
    [[nodiscard]] QDockWidget* dock() const { return m_dock; }
    [[nodiscard]] GameReviewer* reviewer() { return &m_reviewer; }
    void retranslate();

public slots:
    void setRunning(bool running);
    void reviewGame();
    void goToMistake(bool forward);

private:
    void addActions(QMenu* menu);
    void wire();
    void follow();
    void takeAnalysis(const SearchReport& report, quint64 revision);
    void showProgress(int done, int all);

    GameWidget* m_game;
    GameManager* m_manager;
    AnalysisPanel* m_panel;
    QDockWidget* m_dock;
    GameReviewer m_reviewer;
    QAction* m_run;
    QAction* m_cycle;
    QAction* m_review;
    QAction* m_nextMistake;
    QAction* m_previousMistake;
    bool m_running = false;
    quint64 m_shownGame = 0;  ///< The position that the panel speaks of: its game,
    Grid m_shown;  ///< and its stones.
};

}  // namespace gomoku
