// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Dialogs/Dialog.h"

#include <vector>

class QLabel;

namespace gomoku {

/// The game on one page, for those who have never played it: how one wins, what must be blocked and
/// what cannot be blocked, each with a drawing.
class FirstRulesDialog : public Dialog
{
    Q_OBJECT

public:
    explicit FirstRulesDialog(QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    struct Idea
    {
        QLabel* title;
        QLabel* text;
    };

    std::vector<Idea> m_ideas;
    QPushButton* m_close;
};

}  // namespace gomoku
