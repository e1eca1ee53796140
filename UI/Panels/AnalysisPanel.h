// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Review/EvaluationHistory.h"
#include "Models/Search/SearchTypes.h"
#include "UI/Panels/Card.h"

class QComboBox;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace gomoku {

/// How much analysis tells while one plays.
enum class AnalysisDetail {
    Nothing,
    GraphOnly,
    VerdictOnly,  ///< A word about the last move, none about the next.
    Everything,
};

/// The best lines of a search with what they are worth. It shows values and asks for work by
/// signals; whoever runs the search gives it reports.
class AnalysisPanel : public Card
{
    Q_OBJECT

public:
    explicit AnalysisPanel(QWidget* parent = nullptr);

    void setReport(const SearchReport& report, Color sideToMove);
    void setVerdict(MoveJudgement judgement);  ///< Of the move shown.
    void setOver(bool over);  ///< Is the game over in the position shown?
    void clear();
    void setRunning(bool running);  ///< What really happens, not what was asked for.

    [[nodiscard]] AnalysisDetail detail() const;
    void setDetail(AnalysisDetail detail);
    void cycleDetail();  ///< For the key that hides and shows analysis.
    [[nodiscard]] int lineCount() const;

    [[nodiscard]] QTreeWidget* table() const { return m_table; }
    [[nodiscard]] QString verdictText() const;

signals:
    void runRequested(bool run);
    void lineCountChanged(int lines);
    void detailChanged(gomoku::AnalysisDetail detail);
    void lineHovered(const std::vector<gomoku::Point>& line);  ///< Empty: no longer.
    void moveChosen(gomoku::Point point);  ///< The first move of a line, to be played.

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildControls();
    void buildTable();
    void fill(QTreeWidgetItem* item, const SearchLine& line) const;
    void hover(const QTreeWidgetItem* item);
    void showDetail();
    void showSummary();
    void showVerdict();

    QPushButton* m_run;
    QSpinBox* m_lines;
    QComboBox* m_detail;
    QTreeWidget* m_table;
    QLabel* m_summary;
    QLabel* m_verdict;
    SearchReport m_report;
    bool m_over = false;
    Color m_sideToMove = Color::Black;
    MoveJudgement m_judgement = MoveJudgement::Unknown;
    bool m_running = false;
};

}  // namespace gomoku
