// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace gomoku {

/// A strip above the board that says why games are not being saved, and stays until they are again.
class SaveAlert : public QFrame
{
    Q_OBJECT

public:
    explicit SaveAlert(QWidget* parent = nullptr);

    [[nodiscard]] QWidget* above(QWidget* page);  ///< A widget with both.
    void showProblem(const LibraryProblem& problem);
    [[nodiscard]] static QString reason(const LibraryProblem& problem);  ///< One sentence.

    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton* saveElsewhereButton() const { return m_saveElsewhere; }
    [[nodiscard]] QPushButton* retryButton() const { return m_retry; }

signals:
    void saveElsewhereRequested();
    void retryRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    LibraryProblem m_problem;
    QLabel* m_text;
    QPushButton* m_saveElsewhere;
    QPushButton* m_retry;
};

}  // namespace gomoku
