// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/ScrollingColumn.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace gomoku {

QVBoxLayout* scrollingColumnIn(QWidget* panel)
{
    auto* area = new QScrollArea(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget(area);
    area->setWidget(page);
    area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    auto* whole = new QVBoxLayout(panel);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(area);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    return column;
}

}  // namespace gomoku
