// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QTimer>

namespace gomoku {

/// Says what is going on, and for a few seconds what has just happened. What does not fit into one
/// line is set in two smaller ones.
class StatusLine : public QLabel
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    void setLasting(const QString& text);
    void say(const QString& text);  ///< For a few seconds; screen readers say it too.
    void keepSaying(const QString& text);  ///< Until something else is said, or fallSilent().
    void fallSilent();  ///< Back to the lasting text.
    [[nodiscard]] bool isSaying() const { return m_isKept || m_timer.isActive(); }
    [[nodiscard]] bool fitsInto(int width) const;  ///< In two lines.

signals:
    void textShown();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showText(const QString& text, bool passing);
    [[nodiscard]] QFont fontForTwoLines() const;

    QString m_lasting;
    QTimer m_timer;
    bool m_isKept = false;  ///< What is said stays.
};

}  // namespace gomoku
