// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "UI/Features/Games/NoticeStrip.h"

class QPushButton;

namespace gomoku {

/// A strip above the board that says why games are not being saved, and stays until they are again.
class SaveAlert : public NoticeStrip
{
    Q_OBJECT

public:
    explicit SaveAlert(QWidget* parent = nullptr);

    void showProblem(const LibraryProblem& problem);
    [[nodiscard]] static QString reason(const LibraryProblem& problem);  ///< One sentence.

    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton* saveElsewhereButton() const { return m_saveElsewhere; }
    [[nodiscard]] QPushButton* retryButton() const { return m_retry; }

signals:
    void saveElsewhereRequested();
    void retryRequested();

protected:
    void retranslate() override;

private:
    LibraryProblem m_problem;
    QPushButton* m_saveElsewhere;
    QPushButton* m_retry;
};

}  // namespace gomoku
