// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>
#include <QString>

class QWidget;

namespace gomoku {

/// Says `text`, which stands in `source`, to whoever has a screen reader, wherever the reader is.
///
/// Qt can ask readers for that from 6.8 on. With an older one, readers on Linux only speak of what
/// they stand on: the widget with the focus gets a SpokenEvent then, and may pass it on.
void announce(QWidget* source, const QString& text);

class SpokenEvent : public QEvent
{
public:
    explicit SpokenEvent(const QString& text) : QEvent(kind()), m_text(text) { }

    [[nodiscard]] static Type kind();
    [[nodiscard]] const QString& text() const { return m_text; }

private:
    QString m_text;
};

}  // namespace gomoku
