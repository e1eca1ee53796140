// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Dialogs/Dialog.h"

class QLabel;

namespace gomoku {

/// What this program is, which version of it and of what it was built with.
class AboutDialog : public Dialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

    /// The versions as plain text, as a report of a problem needs them.
    [[nodiscard]] static QString details();

protected:
    void retranslate() override;

private:
    QLabel* m_what;
    QLabel* m_details;
    QLabel* m_licence;
    QPushButton* m_copy;
    QPushButton* m_close;
};

}  // namespace gomoku
