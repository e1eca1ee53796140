// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "UI/Dialogs/Dialog.h"

class QLabel;
class QProgressBar;

namespace gomoku {

/// How far an import has come, and in the end what came of it. Closing it before the end cancels.
class ImportDialog : public Dialog
{
    Q_OBJECT

public:
    explicit ImportDialog(QWidget* parent = nullptr);

    void setProgress(const ImportProgress& progress);
    void setFinished(const ImportProgress& progress);
    void setFailed(const QString& reason);

    [[nodiscard]] QString text() const;
    /// "120 games added, 3 already in the library."
    [[nodiscard]] static QString summary(const ImportProgress& progress);

signals:
    void cancelled();

protected:
    void retranslate() override;
    void done(int result) override;

private:
    void showState();

    QLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_close;
    ImportProgress m_progress;
    QString m_failure;
    bool m_running = true;
};

}  // namespace gomoku
