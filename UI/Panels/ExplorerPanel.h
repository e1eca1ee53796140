// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/OpeningExplorer.h"
#include "UI/Panels/Card.h"

#include <map>
#include <optional>

class QTreeWidget;
class QTreeWidgetItem;

namespace gomoku {

class EmptyState;

/// What was played from the position shown in the games of the library, and how it ended: a row for
/// each move, with a bar of Black's wins, draws and White's wins.
class ExplorerPanel : public Card
{
    Q_OBJECT

public:
    explicit ExplorerPanel(QWidget* parent = nullptr);

    /// `games`: how many the moves were counted in. `values`: Black's chance after a move, where it
    /// is known; a move that nobody has played may be there too.
    void setMoves(const std::vector<OpeningMove>& moves, int games,
                  const std::map<Point, double>& values = {});

    [[nodiscard]] QTreeWidget* table() const { return m_table; }
    /// Modest while there is nothing to show.
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void moveHovered(const std::vector<gomoku::Point>& line);  ///< Empty: no longer.
    void moveChosen(gomoku::Point point);

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTable();
    void fill(QTreeWidgetItem* item, const OpeningMove& move) const;
    [[nodiscard]] std::optional<double> valueOf(const OpeningMove& move) const;
    void labelColumns();
    void showState();
    [[nodiscard]] static QString resultsOf(const OpeningStatistics& statistics);

    QTreeWidget* m_table;
    EmptyState* m_empty;
    std::vector<OpeningMove> m_moves;
    std::map<Point, double> m_values;
    int m_games = 0;
};

}  // namespace gomoku
