// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace gomoku {

/// When a panel closes that has the keyboard, somebody else gets it. Left to Qt, that is whatever
/// comes next in the order of the Tab key, or nobody.
class FocusReturn : public QObject
{
    Q_OBJECT

public:
    /// Lives as long as the panel, which does not outlive `heir`.
    FocusReturn(QWidget* panel, QWidget* heir);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_panel;
    QWidget* m_heir;
};

}  // namespace gomoku
