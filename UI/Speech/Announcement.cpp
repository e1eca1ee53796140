// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Speech/Announcement.h"

#include <QAccessible>
#include <QApplication>
#include <QWidget>

namespace gomoku {

QEvent::Type SpokenEvent::kind()
{
    static const int registered = registerEventType();
    return static_cast<Type>(registered);
}

void announce(QWidget* source, const QString& text)
{
    if (text.isEmpty())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(source, text);
    QAccessible::updateAccessibility(&announcement);
#else
    QAccessibleEvent alert(source, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    SpokenEvent spoken(text);
    if (QWidget* focus = QApplication::focusWidget())
        QCoreApplication::sendEvent(focus, &spoken);
#endif
}

}  // namespace gomoku
