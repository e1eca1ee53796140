// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>
#include <QTreeWidget>

namespace gomoku {

/// A table as the panels beside the board have it: flat, without a frame, rows as high as one
/// another, columns as wide as what they hold, and the pointer followed.
inline void makePanelTable(QTreeWidget& table, int columns)
{
    table.setFrameShape(QFrame::NoFrame);
    table.setColumnCount(columns);
    table.setRootIsDecorated(false);
    table.setUniformRowHeights(true);
    table.setMouseTracking(true);
    table.setMinimumHeight(96);
    table.setAllColumnsShowFocus(true);
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // What is cut off has a tip.
    table.header()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

}  // namespace gomoku
