// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

class QTableView;

namespace gomoku {

/// Lets some columns of a table take the width that is left over, and the table scroll where its
/// texts need more than there is. Left alone, such columns would cut their texts. A child of the
/// table.
class StretchedColumns : public QObject
{
    Q_OBJECT

public:
    StretchedColumns(QTableView* table, std::vector<int> columns);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    [[nodiscard]] int needed() const;

    QTableView* m_table;
    std::vector<int> m_columns;
    QTimer m_soon;  ///< Rows come many at a time.
};

}  // namespace gomoku
