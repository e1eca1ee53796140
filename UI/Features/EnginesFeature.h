// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineList.h"
#include "Models/Engines/EngineTypes.h"
#include "Models/Match/TournamentPlan.h"

#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class QMenu;

namespace gomoku {

class EngineManagerDialog;
class EngineMatchDialog;
class GameManager;
class GameWidget;
class LibraryLink;

/// Other people's engines: the list the user keeps, and matches between them.
class EnginesFeature : public QObject
{
    Q_OBJECT

public:
    /// `library`: where the games of matches go.
    EnginesFeature(QMainWindow* window, GameWidget* game, GameManager* manager,
                   LibraryLink* library, QMenu* menu);

    void setEngines(const EngineList& engines);
    [[nodiscard]] const EngineList& engines() const { return m_engines; }
    [[nodiscard]] std::vector<EngineName> names() const;  ///< For lists of players.
    void retranslate();

public slots:
    void showManager();
    void showMatch();
    void showConsole();  ///< What was said with the engine at the board.
    /// Asks whether this program shall be an engine; if so, the manager opens and tests it.
    void offerEngine(const QString& path);
    /// Opens the manager; an engine that is added there plays this colour when it closes.
    void seatNewEngine(gomoku::Color color);

signals:
    void lineLogged(const QString& line);
    void enginesChanged(const gomoku::EngineList& engines);

private:
    [[nodiscard]] EngineManagerDialog* openManager();
    void seatIfNew(Color color, const EngineList& before, const EngineManagerDialog& manager);
    void log(Color color, const QString& line);
    void openGame(const MatchGameResult& result, const TournamentPlan& plan);
    void keepGame(const MatchGameResult& result, const TournamentPlan& plan);
    void noteFailure(Color color, const EngineFailure& failure);

    QMainWindow* m_window;
    GameWidget* m_game;
    LibraryLink* m_library;
    EngineList m_engines;
    QPointer<EngineManagerDialog> m_manager;  ///< While it is open: two would not know each other.
    QPointer<EngineMatchDialog> m_matchDialog;  ///< While it is open: they share a journal.
    QAction* m_manage;
    QAction* m_match;
    QAction* m_console;
    QStringList m_lines;  ///< The last ones, of all engines that sat at the board.
};

}  // namespace gomoku
