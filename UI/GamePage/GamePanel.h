// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "UI/GamePage/GameLayout.h"

#include <QWidget>

#include <initializer_list>
#include <optional>
#include <vector>

class QBoxLayout;
class QPushButton;
class QTabBar;
class QVBoxLayout;

namespace gomoku {

class EvalGraph;
class MoveListPanel;
class PlayerCard;
class ProgressRow;

/// What stands beside the board: the players, the advantage, the moves and five buttons. It folds
/// itself to the room it gets: graph and moves become tabs, the buttons more rows.
class GamePanel : public QWidget
{
    Q_OBJECT

public:
    enum class Button { NewGame, Undo, Redo, Hint, Resign };

    explicit GamePanel(QWidget* parent = nullptr);

    [[nodiscard]] PlayerCard* card(Color color) const;
    [[nodiscard]] EvalGraph* graph() const { return m_graph; }
    [[nodiscard]] ProgressRow* progress() const { return m_progress; }
    [[nodiscard]] MoveListPanel* moves() const { return m_moves; }
    [[nodiscard]] QPushButton* button(Button button) const;
    /// Something to stand between the moves and the buttons, such as controls for watching.
    void addControls(QWidget* controls);
    void setAnalysis(QWidget* analysis);  ///< Takes it over; it stands above the moves while open.
    void setAnalysisOpen(bool open);
    [[nodiscard]] bool isAnalysisOpen() const { return m_isAnalysisOpen; }
    [[nodiscard]] bool hasRoomForAnalysis() const;  ///< It is seen, or a tab away.
    [[nodiscard]] int heightWantedUnder() const;  ///< Where it stands below the board.

    void arrange(GameLayout::Panel panel);
    void setGraphShown(bool shown);  ///< At first it is not.
    void follow(const GameSnapshot& snapshot);  ///< Enables what can be done now.

signals:
    void pressed(gomoku::GamePanel::Button button);
    void analysisToggled();  ///< It may want another height now.

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// How the panel makes do with the room it has.
    struct Folding
    {
        bool graph = false;  ///< There is one to be seen.
        bool under = false;  ///< Below the board, not beside it.
        bool small = false;
        bool analysis = false;  ///< It is open.
        bool all = false;  ///< Graph, analysis and moves are seen together,
        bool both = false;  ///< or analysis (else the graph) and moves,
        bool any = false;  ///< or one of them,
        int tab = 0;  ///< this one.
        int leastMoves = 0;  ///< How high the moves must be with all that stands below them.
        bool cards = true;  ///< There is room for the players beside the other controls,
        bool buttons = true;  ///< and for the buttons, which are in the menus too.

        [[nodiscard]] int cardHeight() const { return small ? 54 : 72; }
        [[nodiscard]] int spacing() const { return small ? 8 : 12; }

        friend bool operator==(const Folding&, const Folding&) = default;
    };

    void takeIntoTabOrder(QWidget* controls);
    void buildButtons();
    void arrangeButtons();
    void addButtonRow(std::initializer_list<Button> buttons);
    [[nodiscard]] bool
    fit(std::initializer_list<Button> inOneRow) const;  ///< Side by side, with their texts whole.
    [[nodiscard]] int buttonColumnsNow() const;
    void fold();
    void apply(const Folding& folding);
    [[nodiscard]] Folding foldingNow() const;
    /// What is left for graph and moves once everything else has its height.
    [[nodiscard]] int roomForRest(const Folding& folding) const;
    [[nodiscard]] int heightOfControls(const Folding& folding) const;
    [[nodiscard]] int heightOfButtons() const;
    void retranslate();

    GameLayout::Panel m_panel = GameLayout::Panel::Beside;
    bool m_graphShown = false;
    QBoxLayout* m_column;
    QBoxLayout* m_cards;
    PerColor<PlayerCard*> m_card;
    QTabBar* m_tabs;
    EvalGraph* m_graph;
    ProgressRow* m_progress;
    QWidget* m_analysis = nullptr;
    bool m_isAnalysisOpen = false;
    MoveListPanel* m_moves;
    QVBoxLayout* m_buttonRows;
    std::vector<QPushButton*> m_buttons;
    std::vector<QWidget*> m_controls;
    int m_buttonColumns = 0;
    std::optional<Folding> m_folding;
};

}  // namespace gomoku
