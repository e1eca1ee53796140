// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Dialogs/Dialog.h"

#include <QPointer>

class QLabel;
class QLineEdit;
class QMenuBar;
class QVBoxLayout;

namespace gomoku {

/// Every key that does something, read from the menus themselves so that it cannot be wrong, and
/// what the keys and the mouse do on the board.
class ShortcutSheet : public Dialog
{
    Q_OBJECT

public:
    struct Key
    {
        QString what;
        QString keys;
    };
    struct Group
    {
        QString title;
        QList<Key> keys;
    };

    explicit ShortcutSheet(QMenuBar* menus, QWidget* parent = nullptr);

    [[nodiscard]] static QList<Group> groupsOf(const QMenuBar& menus);
    [[nodiscard]] static Group boardKeys();

protected:
    void retranslate() override;

private:
    void layOut(const QList<Group>& groups);
    QWidget* cardOf(const Group& group);

    QPointer<QMenuBar> m_menus;
    QWidget* m_page;
    QPushButton* m_close;
};

}  // namespace gomoku
