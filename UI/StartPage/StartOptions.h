// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/GameSetup.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace gomoku {

class GameOptionsForm;

/// The part of the start page that is folded away until asked for: opponent, rule, opening, board
/// and clock.
class StartOptions : public QWidget
{
    Q_OBJECT

public:
    enum class Opponent { Computer, Friend, Watch };

    explicit StartOptions(QWidget* parent = nullptr);

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
    QLabel* m_opponentLabel;
    QComboBox* m_opponent;
    GameOptionsForm* m_form;
    QPushButton* m_details;
};

}  // namespace gomoku
