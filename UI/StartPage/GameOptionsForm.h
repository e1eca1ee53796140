// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/GameSetup.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace gomoku {

class ClockChooser;
class HelpButton;

/// Rule, opening, board and clock of a game. What it holds always fits together: an opening of
/// Renju is only offered under Renju, and a board is never too small for the opening.
class GameOptionsForm : public QWidget
{
    Q_OBJECT

public:
    enum class Detail {
        Usual,  ///< A quiet drop-down for each option, and the usual clocks.
        All,  ///< Also what rules and openings mean, forbidden moves, move limit and any clock.
    };

    explicit GameOptionsForm(Detail detail, QWidget* parent = nullptr);

    void setSetup(const GameSetup& setup);
    /// Writes what is chosen here into `setup`; the players are not its business.
    void writeTo(GameSetup& setup) const;
    [[nodiscard]] Rule rule() const;
    [[nodiscard]] OpeningRule openingRule() const;
    /// Usual only: how many stand side by side, and whether they make do with less height.
    void arrange(int columns, bool compact);
    void retranslate();

signals:
    void changed();

private:
    [[nodiscard]] QComboBox* makeBox();
    void addRow(QLabel*& label, QWidget* field);
    [[nodiscard]] HelpButton* addHelp();  ///< At the end of the last row.
    void name(QLabel* label, QComboBox* box, const QString& text);
    void addExplanation(QLabel*& text);
    void build();
    void buildClock();
    void fillOpenings();
    void fillSizes();
    void fillClocks();
    void selectClock(const ClockSpec& clock);
    void showRule();
    void showOpening();
    void showHelp();
    [[nodiscard]] ClockSpec clock() const;

    Detail m_detail;
    QGridLayout* m_grid;
    QComboBox* m_rule;
    QComboBox* m_opening;
    QComboBox* m_size;
    QComboBox* m_usualClock = nullptr;  ///< Usual only.
    std::vector<ClockSpec> m_clocks;  ///< Its entries.

    // All only.
    HelpButton* m_ruleHelp = nullptr;
    HelpButton* m_openingHelp = nullptr;
    QLabel* m_ruleLabel = nullptr;
    QLabel* m_openingLabel = nullptr;
    QLabel* m_sizeLabel = nullptr;
    QLabel* m_clockLabel = nullptr;
    QLabel* m_ruleText = nullptr;
    QLabel* m_openingText = nullptr;
    QLabel* m_foulLabel = nullptr;
    QComboBox* m_fouls = nullptr;
    QLabel* m_limitLabel = nullptr;
    QSpinBox* m_limit = nullptr;  ///< 0 for no limit.
    ClockChooser* m_anyClock = nullptr;
};

}  // namespace gomoku
