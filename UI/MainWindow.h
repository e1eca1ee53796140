// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameThread.h"
#include "Models/Game/GameTypes.h"

#include <QMainWindow>

namespace gomoku {

class AnalysisFeature;
class GameWidget;
class MainActions;

/// The window: menus around the game, and whatever is opened beside it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] GameWidget* game() const { return m_game; }
    [[nodiscard]] MainActions* menus() const { return m_actions; }
    [[nodiscard]] AnalysisFeature* analysis() const { return m_analysis; }

    [[nodiscard]] QSize sizeHint() const override { return {1280, 800}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void wireGameMenu();
    void wireViewMenu();
    void follow(const GameSnapshot& snapshot);
    void setFullScreen(bool full);

    GameThread m_thread;  ///< Outlives the widgets that talk to its manager.
    GameWidget* m_game;
    MainActions* m_actions;
    AnalysisFeature* m_analysis;
};

}  // namespace gomoku
