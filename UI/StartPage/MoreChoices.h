// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/GameSetup.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace gomoku {

/// The part of the start page that is folded away until asked for: opponent, rule, opening, board
/// and clock.
class MoreChoices : public QWidget
{
    Q_OBJECT

public:
    enum class Opponent { Computer, Friend, Watch };

    explicit MoreChoices(QWidget* parent = nullptr);

    [[nodiscard]] Opponent opponent() const;
    [[nodiscard]] OpeningRule openingRule() const;
    /// Writes what is chosen here into `setup`; the players are not its business.
    void writeTo(GameSetup& setup) const;
    void setSetup(const GameSetup& setup);
    /// What is chosen here and is not what most people play, in a few words; empty if nothing.
    [[nodiscard]] QString summary() const;
    void retranslate();

signals:
    void changed();
    void detailsRequested();

private:
    void addRow(QGridLayout* grid, QLabel*& label, QComboBox*& box);
    void selectClock(const ClockSpec& clock);
    void fill();

    QLabel* m_opponentLabel;
    QLabel* m_ruleLabel;
    QLabel* m_openingLabel;
    QLabel* m_sizeLabel;
    QLabel* m_clockLabel;
    QComboBox* m_opponent;
    QComboBox* m_rule;
    QComboBox* m_opening;
    QComboBox* m_size;
    QComboBox* m_clock;
    QPushButton* m_details;
    std::vector<ClockSpec> m_clocks;
};

}  // namespace gomoku
