// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace gomoku {

/// Two friends at one computer: what they are called.
class PlayerNames : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerNames(QWidget* parent = nullptr);

    [[nodiscard]] QString name(Color color) const;
    void setName(Color color, const QString& name);
    [[nodiscard]] QLineEdit* field(Color color) const { return m_fields[color]; }
    /// Does the opening find out who plays which colour? Then they are the first and the second.
    void setSeats(bool seats);
    void retranslate();

signals:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintNote(QPainter& painter, const QRect& place) const;

    PerColor<QLineEdit*> m_fields;
    QLabel* m_title;
    QString m_note;
    bool m_seats = false;
};

}  // namespace gomoku
