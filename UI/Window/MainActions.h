// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "UI/Board/BoardOptions.h"

#include <QKeySequence>
#include <QObject>

#include <map>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace gomoku {

/// Everything that the menus offer, each with its shortcut. What an action does is up to whoever
/// connects to it.
class MainActions : public QObject
{
    Q_OBJECT

public:
    enum class Id {
        // Game
        NewGame,
        Details,
        PlayAgain,
        Open,
        Save,
        SaveAs,
        ExportPicture,
        Resign,
        OfferDraw,
        ClaimTime,
        Pass,
        SwapSides,
        Pause,
        Step,
        Quit,
        // Edit
        Undo,
        Redo,
        PlayForMe,
        Hint,
        ShowThreat,
        CopyPosition,
        CopyGame,
        Paste,
        Preferences,
        // View
        First,
        Back,
        Forward,
        Last,
        Coordinates,
        Numbers,
        NewestMark,
        Forbidden,
        Threats,
        Animated,
        FullScreen,
        // Help
        Help,
        HowToPlay,
        Keys,
        About,
    };

    explicit MainActions(QMainWindow* window);

    [[nodiscard]] QAction* action(Id id) const { return m_actions.at(id); }
    [[nodiscard]] QMenu* gameMenu() const { return m_game; }
    [[nodiscard]] QMenu* recentMenu() const { return m_recent; }
    [[nodiscard]] QMenu* editMenu() const { return m_edit; }
    [[nodiscard]] QMenu* viewMenu() const { return m_view; }
    [[nodiscard]] QMenu* analysisMenu() const { return m_analysis; }
    [[nodiscard]] QMenu* trainMenu() const { return m_train; }
    [[nodiscard]] QMenu* enginesMenu() const { return m_engines; }
    [[nodiscard]] QMenu* helpMenu() const { return m_help; }

    [[nodiscard]] BoardOptions boardOptions() const;
    void setBoardOptions(const BoardOptions& options);
    /// Enables what can be done now.
    void follow(const GameSnapshot& snapshot, bool inGame);
    void retranslate();

signals:
    void boardOptionsChanged(const gomoku::BoardOptions& options);

private:
    QAction* add(QMenu* menu, Id id, const QKeySequence& shortcut = {});
    void addToggle(QMenu* menu, Id id);
    void buildGame();
    void buildEdit();
    void buildView();
    void buildThemes();
    void buildHelp();

    QMainWindow* m_window;
    QMenu* m_game;
    QMenu* m_recent;
    QMenu* m_edit;
    QMenu* m_view;
    QMenu* m_analysis;
    QMenu* m_train;
    QMenu* m_engines;
    QMenu* m_help;
    QMenu* m_themes;
    QActionGroup* m_themeGroup;
    std::map<Id, QAction*> m_actions;
};

}  // namespace gomoku
