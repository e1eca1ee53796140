// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Rule.h"
#include "Models/Review/Judge/Verdict.h"
#include "Models/Search/SearchTypes.h"
#include "UI/Panels/Card.h"

#include <QElapsedTimer>

class QComboBox;
class QFontMetrics;
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
    BoardOnly,  ///< The values of the best moves at their points.
    Everything,
};

/// The best lines of a search with what they are worth to Black. It shows values and asks for work
/// by signals; whoever runs the search gives it reports. Rows are chosen with the pointer or the
/// keyboard; the wheel, Left and Right step through the line of the row.
class AnalysisPanel : public Card
{
    Q_OBJECT

public:
    explicit AnalysisPanel(QWidget* parent = nullptr);

    void setRule(Rule rule) { m_rule = rule; }  ///< Chances differ from rule to rule.
    void setReport(const SearchReport& report, Color sideToMove);
    void setVerdict(Verdict verdict);  ///< Of the move shown.
    void setOver(bool over);  ///< Is the game over in the position shown?
    void clear();
    void setRunning(bool running);  ///< What really happens, not what was asked for.

    [[nodiscard]] AnalysisDetail detail() const;
    void setDetail(AnalysisDetail detail);
    void cycleDetail();  ///< For the key that hides and shows analysis.
    [[nodiscard]] int lineCount() const;

    [[nodiscard]] QTreeWidget* table() const { return m_table; }
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] QString headline() const;  ///< What the best line is worth.
    /// What the score of a line may be taken for: a win that is not shown to its five is not
    /// certain, and has the highest score below.
    [[nodiscard]] static Score shownScore(const SearchLine& line);
    /// "H8 I9 …": as many moves as fit into so many pixels.
    [[nodiscard]] static QString fittingLine(const std::vector<Point>& moves,
                                             const QFontMetrics& metrics, int width);

signals:
    void runRequested(bool run);
    void lineCountChanged(int lines);
    void detailChanged(gomoku::AnalysisDetail detail);
    void lineHovered(const std::vector<gomoku::Point>& line);  ///< Empty: no longer.
    void lineStepped(int moves);  ///< Through the line hovered; forward if positive.
    void moveChosen(gomoku::Point point);  ///< The first move of a line, to be played.

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildControls();
    void buildTable();
    void fitLineColumn();
    void fill(QTreeWidgetItem* item, const SearchLine& line) const;
    void hover(const QTreeWidgetItem* item);
    void choose(const QTreeWidgetItem* item);
    bool step(QEvent* event);
    [[nodiscard]] QString chance(Score black) const;
    [[nodiscard]] QString worth(const SearchLine& line) const;
    void showHeadline();
    void showDetail();
    void showSummary();
    /// Below the table; where there is little room only the figures, if there are any.
    void sayBelow(const QString& words, const QString& figures = {});
    void writeBelow(const QString& words, const QString& figures, bool isShort);
    [[nodiscard]] bool isHeadlineNews() const;
    void showVerdict();

    QPushButton* m_run;
    QSpinBox* m_lines;
    QComboBox* m_detail;
    QTreeWidget* m_table;
    QLabel* m_headline;
    QLabel* m_summary;
    QLabel* m_verdict;
    QElapsedTimer m_sinceChosen;
    int m_wheelTurned = 0;  ///< Eighths of a degree not yet made into steps.
    SearchReport m_report;
    bool m_over = false;
    Color m_sideToMove = Color::Black;
    Rule m_rule = Rule::Freestyle;
    Verdict m_shownVerdict = Verdict::Unjudged;
    bool m_running = false;
    int m_room = QWIDGETSIZE_MAX;  ///< Its height, once it has been laid out.
};

}  // namespace gomoku
