// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace gomoku {

class EvalGraph;

/// Stands in for a graph that is folded away or on another tab: while a review is under way, that
/// can be seen and stopped all the same. It shows and hides itself.
class ProgressRow : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressRow(EvalGraph* graph, QWidget* parent = nullptr);

    [[nodiscard]] QProgressBar* bar() const { return m_bar; }
    [[nodiscard]] QLabel* label() const { return m_label; }
    [[nodiscard]] QToolButton* cancelButton() const { return m_cancel; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void retranslate();

    EvalGraph* m_graph;
    QLabel* m_label;
    QToolButton* m_cancel;
    QProgressBar* m_bar;
};

}  // namespace gomoku
