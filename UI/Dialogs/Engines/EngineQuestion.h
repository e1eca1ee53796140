// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Dialogs/Dialog.h"

class QLabel;

namespace gomoku {

/// Asks whether a program may become an engine, and shows which one it is. Nothing has been started
/// yet. Return alone does not accept: the question may appear while somebody types.
class EngineQuestion : public Dialog
{
    Q_OBJECT

public:
    explicit EngineQuestion(const QString& path, QWidget* parent = nullptr);

    [[nodiscard]] QLabel* path() const { return m_path; }
    [[nodiscard]] QPushButton* acceptButton() const { return m_add; }
    [[nodiscard]] QPushButton* cancelButton() const { return m_cancel; }

protected:
    void retranslate() override;

private:
    QLabel* m_question;
    QLabel* m_path;
    QLabel* m_warning;
    QPushButton* m_add;
    QPushButton* m_cancel;
};

}  // namespace gomoku
