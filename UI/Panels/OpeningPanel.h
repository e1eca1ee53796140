// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameTypes.h"
#include "UI/Panels/Card.h"

#include <vector>

class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace gomoku {

/// Leads through an opening rule: says who has to do what, and has a button for each choice. Stones
/// and fifth moves are laid on the board itself. Hidden once the opening is over.
class OpeningPanel : public Card
{
    Q_OBJECT

public:
    explicit OpeningPanel(QWidget* parent = nullptr);

    void showSnapshot(const GameSnapshot& snapshot);

    [[nodiscard]] QString sentence() const;
    /// The buttons of the present choice, in the order in which the rule names them.
    [[nodiscard]] const std::vector<QPushButton*>& buttons() const { return m_buttons; }
    [[nodiscard]] QSpinBox* number() const { return m_number; }

signals:
    void actionChosen(const gomoku::OpeningAction& action);

protected:
    void retranslate() override;

private:
    void rebuild();
    void addButton(const QString& text, const OpeningAction& action);
    void askForNumber();

    GameSnapshot m_snapshot;
    QLabel* m_sentence;
    QSpinBox* m_number;
    QVBoxLayout* m_column;
    std::vector<QPushButton*> m_buttons;
};

}  // namespace gomoku
