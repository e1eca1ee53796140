// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Dialogs/Dialog.h"

class QLineEdit;
class QPlainTextEdit;

namespace gomoku {

/// What was said to an engine and by it, and a line to say more.
class EngineConsoleDialog : public Dialog
{
    Q_OBJECT

public:
    explicit EngineConsoleDialog(const QString& engine, QWidget* parent = nullptr);

    void setLines(const QStringList& lines);
    void append(const QString& line);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QLineEdit* input() const { return m_input; }

signals:
    void lineEntered(const QString& line);

protected:
    void retranslate() override;

private:
    void enter();

    QString m_engine;
    QPlainTextEdit* m_text;
    QLineEdit* m_input;
    QPushButton* m_copy;
    QPushButton* m_close;
};

}  // namespace gomoku
