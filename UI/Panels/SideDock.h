// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDockWidget>

class QMainWindow;

namespace gomoku {

/// A panel of the game at the window's right edge. Where there is no game to show it steps aside,
/// and afterwards it is there again if it was before.
class SideDock : public QDockWidget
{
    Q_OBJECT

public:
    /// Hidden at first. `name` is for the saved state of the window.
    SideDock(const QString& name, QWidget* content, QMainWindow* window);

    void setAvailable(bool available);
    /// While it is not available, this is remembered and done later.
    void setVisible(bool visible) override;

private:
    bool m_isAvailable = true;
    bool m_isWanted = false;
};

}  // namespace gomoku
