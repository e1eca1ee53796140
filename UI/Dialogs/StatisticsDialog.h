// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "UI/Dialogs/Dialog.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace gomoku {

class Card;
class WinChart;

/// How the user fares against the computer: by level, colour and rule, and over time.
class StatisticsDialog : public Dialog
{
    Q_OBJECT

public:
    explicit StatisticsDialog(QWidget* parent = nullptr);

    void setStatistics(const Statistics& statistics);

    [[nodiscard]] QTableWidget* table() const { return m_table; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString helpedText() const;  ///< Empty if all games count.
    [[nodiscard]] QComboBox* colorBox() const { return m_color; }
    [[nodiscard]] QComboBox* ruleBox() const { return m_rule; }
    [[nodiscard]] QPushButton* clearButton() const { return m_clear; }
    [[nodiscard]] QPushButton* confirmButton() const { return m_confirm; }
    [[nodiscard]] QSize sizeHint() const override;  ///< With the summary on one line.

signals:
    void clearConfirmed();  ///< Asked for, and affirmed.

protected:
    void retranslate() override;

private:
    void build();
    void showNumbers();
    void ask(bool asking);
    void fillRow(int row, const QString& name, const Tally& tally);
    [[nodiscard]] std::optional<Color> color() const;
    [[nodiscard]] std::optional<Rule> rule() const;

    Statistics m_statistics;
    Card* m_card;
    Card* m_chartCard;
    QComboBox* m_color;
    QComboBox* m_rule;
    QLabel* m_summary;
    QLabel* m_helped;
    QTableWidget* m_table;
    WinChart* m_chart;
    QWidget* m_question;
    QLabel* m_questionText;
    QPushButton* m_confirm;
    QPushButton* m_keep;
    QPushButton* m_clear;
    QPushButton* m_close;
};

}  // namespace gomoku
