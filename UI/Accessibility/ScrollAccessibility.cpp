// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Accessibility/ScrollAccessibility.h"

#include <QAccessibleWidget>

namespace gomoku {

namespace {

/// Qt 6.4 looks for the n-th child of a scroll area without asking whether there is one. A reader
/// that has counted a scroll bar which is hidden by then would crash the program.
QAccessibleInterface* makeScrollAccessible(const QString& name, QObject* object)
{
    return name == QLatin1String("QScrollArea")
        ? new QAccessibleWidget(qobject_cast<QWidget*>(object), QAccessible::Client)
        : nullptr;
}

}  // namespace

void installScrollAccessibility()
{
    // Qt itself ignores a factory that it already has.
    QAccessible::installFactory(makeScrollAccessible);
}

}  // namespace gomoku
