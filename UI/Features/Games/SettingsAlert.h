// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Features/Games/NoticeStrip.h"

class QPushButton;
class QToolButton;

namespace gomoku {

/// A strip above the board that says once that settings cannot be saved. It goes when they can be
/// again, or when somebody has read it.
class SettingsAlert : public NoticeStrip
{
    Q_OBJECT

public:
    explicit SettingsAlert(QWidget* parent = nullptr);

    void setSaved(bool saved);  ///< How the last attempt went.

    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton* retryButton() const { return m_retry; }
    [[nodiscard]] QToolButton* closeButton() const { return m_close; }

signals:
    void retryRequested();

protected:
    void retranslate() override;

private:
    bool m_isTold = false;
    QPushButton* m_retry;
    QToolButton* m_close;
};

}  // namespace gomoku
