// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "UI/Panels/Card.h"

class QPushButton;

namespace gomoku {

/// Says what a move overlooked, and asks whether it is to be taken back.
class WarningCard : public Card
{
    Q_OBJECT

public:
    explicit WarningCard(QWidget* parent = nullptr);

    void present(const Blunder& blunder, Color opponent);
    void dismiss();

    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton* takeBackButton() const { return m_takeBack; }
    [[nodiscard]] QPushButton* keepButton() const { return m_keep; }

signals:
    void takeBackRequested();
    void keepRequested();

protected:
    void retranslate() override;

private:
    QLabel* m_text;
    QPushButton* m_takeBack;
    QPushButton* m_keep;
    std::optional<Blunder> m_blunder;
    Color m_opponent = Color::White;
};

}  // namespace gomoku
