// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/StretchedColumns.h"

#include <QAbstractItemModel>
#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace gomoku {

StretchedColumns::StretchedColumns(QTableView* table, std::vector<int> columns)
    : QObject(table),
      m_table(table),
      m_columns(std::move(columns))
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &StretchedColumns::fit);
    const auto later = [this] { m_soon.start(0); };
    connect(table->model(), &QAbstractItemModel::dataChanged, this, later);
    connect(table->model(), &QAbstractItemModel::headerDataChanged, this, later);
    connect(table->model(), &QAbstractItemModel::rowsInserted, this, later);
    table->viewport()->installEventFilter(this);
    fit();
}

bool StretchedColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        m_soon.start(0);
    return QObject::eventFilter(watched, event);
}

int StretchedColumns::needed() const
{
    const QAbstractItemView* view = m_table;
    const QHeaderView* header = m_table->horizontalHeader();
    int sum = 0;
    int widest = 0;  // Of those that stretch: they share what is left evenly.
    for (int column = 0; column < header->count(); ++column) {
        if (header->isSectionHidden(column))
            continue;
        const int wide = std::max(view->sizeHintForColumn(column), header->sectionSizeHint(column));
        if (std::find(m_columns.begin(), m_columns.end(), column) == m_columns.end())
            sum += wide;
        else
            widest = std::max(widest, wide);
    }
    return sum + static_cast<int>(m_columns.size()) * widest;
}

void StretchedColumns::fit()
{
    const bool fits = needed() <= m_table->viewport()->width();
    for (const int column : m_columns)
        if (column < m_table->horizontalHeader()->count())
            m_table->horizontalHeader()->setSectionResizeMode(
                column, fits ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

}  // namespace gomoku
