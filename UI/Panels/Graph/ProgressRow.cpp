// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Graph/ProgressRow.h"

#include "UI/Panels/Graph/EvalGraph.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace gomoku {

ProgressRow::ProgressRow(EvalGraph* graph, QWidget* parent)
    : QWidget(parent),
      m_graph(graph),
      m_label(new QLabel(this)),
      m_cancel(new QToolButton(this)),
      m_bar(new QProgressBar(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* words = new QHBoxLayout;
    words->addWidget(m_label, 1);
    words->addWidget(m_cancel);
    column->addLayout(words);
    column->addWidget(m_bar);
    m_label->setForegroundRole(QPalette::PlaceholderText);
    m_cancel->setProperty("small", true);
    m_bar->setFixedHeight(kReviewBarHeight);
    m_bar->setTextVisible(false);
    connect(m_cancel, &QToolButton::clicked, graph, &EvalGraph::cancelRequested);
    connect(graph, &EvalGraph::progressed, this, &ProgressRow::follow);
    graph->installEventFilter(this);
    retranslate();
}

bool ProgressRow::eventFilter(QObject* watched, QEvent* event)
{
    const bool comesOrGoes
        = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (watched == m_graph && comesOrGoes)
        follow();
    return QWidget::eventFilter(watched, event);
}

void ProgressRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ProgressRow::follow()
{
    m_bar->setRange(0, m_graph->bar()->maximum());
    m_bar->setValue(m_graph->bar()->value());
    m_label->setText(m_graph->progressText());
    setVisible(m_graph->isWorking() && m_graph->isHidden());
}

/// The same words as on the graph.
void ProgressRow::retranslate()
{
    m_bar->setAccessibleName(EvalGraph::tr("Progress of the review"));
    m_cancel->setText(EvalGraph::tr("Cancel"));
    m_cancel->setToolTip(EvalGraph::tr("Stop judging this game"));
    follow();
}

}  // namespace gomoku
