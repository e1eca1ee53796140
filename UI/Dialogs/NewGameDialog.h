// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/GameSetup.h"
#include "UI/Dialogs/Dialog.h"
#include "UI/Dialogs/PlayerChooser.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace gomoku {

class Card;
class ClockChooser;

/// All that is chosen before a game: who plays, by which rule, on which board, by which clock.
class NewGameDialog : public Dialog
{
    Q_OBJECT

public:
    explicit NewGameDialog(QWidget* parent = nullptr);

    void setEngines(const std::vector<EngineName>& engines);
    void setSetup(const GameSetup& setup);
    [[nodiscard]] GameSetup setup() const;

    [[nodiscard]] PlayerChooser* chooser(Color color) const { return m_players[color]; }

protected:
    void retranslate() override;

private:
    QWidget* playersCard();
    QWidget* gameCard();
    QWidget* clockCard();
    void fillLists();
    void swapPlayers();
    void explainRule();
    void explainOpening();
    [[nodiscard]] Rule rule() const;
    [[nodiscard]] OpeningRule openingRule() const;

    PerColor<PlayerChooser*> m_players{};
    Card* m_playersCard;
    Card* m_gameCard;
    Card* m_clockCard;
    QPushButton* m_swap;
    QLabel* m_ruleLabel;
    QComboBox* m_rule;
    QLabel* m_ruleText;
    QLabel* m_openingLabel;
    QComboBox* m_opening;
    QLabel* m_openingText;
    QLabel* m_sizeLabel;
    QSpinBox* m_size;
    QLabel* m_limitLabel;
    QSpinBox* m_limit;  ///< 0 for no limit.
    QLabel* m_foulLabel;
    QComboBox* m_fouls;
    ClockChooser* m_clock;
    QPushButton* m_play;
    QPushButton* m_cancel;
    GameSetup m_given;  ///< Keeps what this dialog does not ask for.
};

}  // namespace gomoku
