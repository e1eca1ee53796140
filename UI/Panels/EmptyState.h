// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace gomoku {

/// Stands where there is nothing to show yet: what will be here, and how to get it.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& text);
    [[nodiscard]] QString text() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QLabel* m_title;
    QLabel* m_text;
};

}  // namespace gomoku
