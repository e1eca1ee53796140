// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "UI/Panels/Card.h"

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace gomoku {

/// Leads through an opening rule: tells what the other decided, says who has to do what, and has a
/// button for each choice. Stones and fifth moves are placed on the board itself. Hidden once the
/// opening is over and its last news are old.
class OpeningPanel : public Card
{
    Q_OBJECT

public:
    explicit OpeningPanel(QWidget* parent = nullptr);

    void showSnapshot(const GameSnapshot& snapshot);

    [[nodiscard]] QString news() const;
    [[nodiscard]] QString sentence() const;
    /// The buttons of the present choice, in the order in which the rule names them.
    [[nodiscard]] const std::vector<QPushButton*>& buttons() const { return m_buttons; }

signals:
    void actionChosen(const gomoku::OpeningAction& action);

protected:
    void retranslate() override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool asksHuman() const;
    void rebuild();
    void sayWhatIsAsked();
    void offerChoices();
    void addButton(const QString& text, const QString& name, const OpeningAction& action);
    void arrangeButtons();

    GameSnapshot m_snapshot;
    QLabel* m_news;
    QLabel* m_sentence;
    QLabel* m_explanation;
    QGridLayout* m_grid;
    std::vector<QPushButton*> m_buttons;
};

}  // namespace gomoku
