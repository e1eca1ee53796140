// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/PositionEditor.h"
#include "Models/Review/Wins/ThreatSolver.h"
#include "Models/Setup/GameSetup.h"
#include "UI/Panels/Tree/EditorPanel.h"

#include <QObject>

#include <optional>

class QAction;
class QMainWindow;
class QMenu;

namespace gomoku {

class AnalysisFeature;
class GameWidget;

/// The position editor: it takes over the board, and hands the position on to be played, analysed,
/// solved, copied or saved. The game stays behind it and is shown again when it closes.
class EditorFeature : public QObject
{
    Q_OBJECT

public:
    EditorFeature(QMainWindow* window, GameWidget* game, AnalysisFeature* analysis, QMenu* menu);

    [[nodiscard]] EditorPanel* panel() const { return m_panel; }
    [[nodiscard]] const PositionEditor& editor() const { return m_editor; }
    [[nodiscard]] ThreatSolver* solver() { return &m_solver; }
    [[nodiscard]] QAction* action() const { return m_open; }
    void retranslate();

public slots:
    void open();  ///< With the position on the board.
    void close();

private:
    void wire();
    void carryOut(EditorPanel::Command command);
    void takeUp(const EditedPosition& start);
    void take(Point point);
    void show();
    void edited();
    void play(bool analyse);
    void analyseNextGame();
    void solve();
    void takeSolution(const SolvedPosition& found);
    [[nodiscard]] QString wordsFor(const SolvedPosition& found) const;
    void paste();
    void copy(bool asDrawing);
    void save();
    [[nodiscard]] bool isOpen() const;
    /// Why no game can begin here; empty if it can.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] GameSetup setupFor(bool analyse) const;

    QMainWindow* m_window;
    GameWidget* m_game;
    AnalysisFeature* m_analysis;
    EditorPanel* m_panel;
    PositionEditor m_editor;
    std::optional<EditedPosition> m_start;  ///< Where it began; none once it has been played.
    ThreatSolver m_solver;
    QAction* m_open;
};

}  // namespace gomoku
