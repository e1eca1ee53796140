// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/EngineList.h"
#include "Models/Game/MatchGame.h"
#include "UI/Dialogs/PlayerChooser.h"

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace gomoku {

class GameManager;
class GameWidget;

/// Other people's engines: the list the user keeps, and matches between them.
class EnginesFeature : public QObject
{
    Q_OBJECT

public:
    EnginesFeature(QMainWindow* window, GameWidget* game, QMenu* menu);

    void setEngines(const EngineList& engines);
    [[nodiscard]] const EngineList& engines() const { return m_engines; }
    [[nodiscard]] std::vector<EngineName> names() const;  ///< For lists of players.
    void retranslate();

public slots:
    void showManager();
    void showMatch();
    void addEngine(const QString& path);  ///< Opens the manager, which tests it.

signals:
    void enginesChanged(const gomoku::EngineList& engines);

private:
    void openGame(const MatchGameResult& result);

    QMainWindow* m_window;
    GameWidget* m_game;
    EngineList m_engines;
    QAction* m_manage;
    QAction* m_match;
};

}  // namespace gomoku
