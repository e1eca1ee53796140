// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/TournamentStanding.h"
#include "UI/Panels/Card.h"

#include <vector>

class QLabel;
class QProgressBar;
class QStackedWidget;
class QTabBar;
class QTableWidget;

namespace gomoku {

class EmptyState;

/// A match or a tournament as it grows: the table, who won how much from whom, and all games.
class MatchResults : public Card
{
    Q_OBJECT

public:
    explicit MatchResults(QWidget* parent = nullptr);

    /// Games that were played before are shown with the rest.
    void begin(const TournamentPlan& plan, const std::vector<MatchGameResult>& games = {});
    void addGame(const MatchGameResult& game);
    void setStanding(const TournamentStanding& standing, bool running);
    void setNothing(const QString& title, const QString& text);  ///< Shown until begin().
    /// What went wrong, under the table; empty: nothing.
    void setProblem(const QString& problem);

    [[nodiscard]] bool isEmpty() const { return m_plan.engines.empty(); }
    [[nodiscard]] const TournamentPlan& plan() const { return m_plan; }
    [[nodiscard]] const TournamentStanding& standing() const { return m_standing; }
    [[nodiscard]] QTableWidget* table() const { return m_table; }
    [[nodiscard]] QTableWidget* crosstable() const { return m_cross; }
    [[nodiscard]] QTableWidget* games() const { return m_games; }
    [[nodiscard]] QTabBar* tabs() const { return m_tabs; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString problem() const;

signals:
    void gameChosen(const gomoku::MatchGameResult& game);

protected:
    void retranslate() override;

private:
    void build();
    void addGameRow(const MatchGameResult& game);
    void showStanding();
    void showTable(const std::vector<TournamentRow>& rows);
    void showTableRow(int row, const TournamentRow& engine);
    void showCrosstable(const std::vector<TournamentRow>& rows);
    void showNote();
    [[nodiscard]] QString nameOf(int engine) const;
    [[nodiscard]] QString summaryText() const;

    TournamentPlan m_plan;
    TournamentStanding m_standing;
    std::vector<MatchGameResult> m_played;  ///< In the order of the list.
    bool m_running = false;

    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    EmptyState* m_nothing;
    QTableWidget* m_table;
    QTableWidget* m_cross;
    QTableWidget* m_games;
    QLabel* m_summary;
    QLabel* m_problem;
    QProgressBar* m_progress;
};

}  // namespace gomoku
