// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Review/Judge/Verdict.h"

#include <QAbstractTableModel>

namespace gomoku {

/// The moves of a game, two to a row as players write them: number of the first one, Black, White.
class MoveListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NumberColumn, BlackColumn, WhiteColumn, ColumnCount };
    enum Role {
        TimeRole = Qt::UserRole,
        ColorRole,  ///< int of Color; unset where no move stands.
        ShownRole,  ///< bool: the newest move on the board.
        AheadRole,  ///< bool: not on the board, redo would play it.
        VerdictRole,  ///< int of Verdict.
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setSnapshot(const GameSnapshot& snapshot);
    void setVerdicts(std::vector<Verdict> verdicts);
    void retranslate();

    /// How many moves stand on the board after the move of this cell; 0 where there is none.
    [[nodiscard]] int movesAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexAt(int moves) const;  ///< The inverse; invalid for 0.

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    [[nodiscard]] int firstMoveOf(int row) const;
    [[nodiscard]] int cells() const { return static_cast<int>(m_moves.size()) + m_offset; }
    [[nodiscard]] QVariant dataOfMove(int move, int role) const;
    [[nodiscard]] QString spokenMove(int move) const;
    [[nodiscard]] Verdict verdictAt(int move) const;
    void refresh();

    std::vector<PlayedMove> m_moves;
    std::vector<Verdict> m_verdicts;
    int m_shown = 0;
    int m_offset = 0;  ///< 1 when White moved first, so that Black's first cell stays empty.
};

}  // namespace gomoku
