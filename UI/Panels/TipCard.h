// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Panels/Card.h"

class QPushButton;

namespace gomoku {

/// A few things worth knowing, one at a time, for those who are new.
class TipCard : public Card
{
    Q_OBJECT

public:
    explicit TipCard(QWidget* parent = nullptr);

    [[nodiscard]] static QStringList tips();
    void setTip(int index);
    [[nodiscard]] int tip() const { return m_tip; }

signals:
    void dismissed();  ///< The user wants to see no more of them.

protected:
    void retranslate() override;

private:
    QLabel* m_text;
    QPushButton* m_next;
    QPushButton* m_dismiss;
    int m_tip = 0;
};

}  // namespace gomoku
