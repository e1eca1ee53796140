// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/MoveListModel.h"

#include "UI/Panels/VerdictMark.h"
#include "UI/Text/ValueText.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

/// With one decimal everything below would be nothing; that is what files without times have too.
constexpr Milliseconds kLeastTimeShown{50};

}  // namespace

void MoveListModel::setSnapshot(const GameSnapshot& snapshot)
{
    const auto& moves = snapshot.moves;
    const int offset = !moves.empty() && moves.front().color == Color::White ? 1 : 0;
    const bool sameShape = moves.size() == m_moves.size() && offset == m_offset;
    if (!sameShape)
        beginResetModel();
    m_moves = moves;
    m_offset = offset;
    m_shown = snapshot.shown;
    if (sameShape)
        refresh();
    else
        endResetModel();
}

void MoveListModel::setVerdicts(std::vector<Verdict> verdicts)
{
    m_verdicts = std::move(verdicts);
    refresh();
}

void MoveListModel::retranslate()
{
    refresh();
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void MoveListModel::refresh()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int MoveListModel::movesAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.column() == NumberColumn)
        return 0;
    const int move = index.row() * 2 + (index.column() - BlackColumn) - m_offset;
    return move >= 0 && move < static_cast<int>(m_moves.size()) ? move + 1 : 0;
}

/// A move has one number everywhere: on the board, in the graph, in a review and here.
int MoveListModel::firstMoveOf(int row) const
{
    return std::max(1, row * 2 + 1 - m_offset);
}

QModelIndex MoveListModel::indexAt(int moves) const
{
    if (moves < 1 || moves > static_cast<int>(m_moves.size()))
        return {};
    const int cell = moves - 1 + m_offset;
    return index(cell / 2, BlackColumn + cell % 2);
}

int MoveListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : (cells() + 1) / 2;
}

int MoveListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MoveListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.column() == NumberColumn)
        return role == Qt::DisplayRole ? QVariant(firstMoveOf(index.row())) : QVariant();
    const int moves = movesAt(index);
    return moves > 0 ? dataOfMove(moves - 1, role) : QVariant();
}

QVariant MoveListModel::dataOfMove(int move, int role) const
{
    const PlayedMove& played = m_moves[static_cast<std::size_t>(move)];
    switch (role) {
    case Qt::DisplayRole:
        return ValueText::point(played.point) + markOf(verdictAt(move));
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return spokenMove(move);
    case TimeRole:
        // A game from a file may not tell.
        return played.used >= kLeastTimeShown ? ValueText::seconds(played.used) : QString();
    case ColorRole:
        return static_cast<int>(played.color);
    case ShownRole:
        return move + 1 == m_shown;
    case AheadRole:
        return move >= m_shown;
    case VerdictRole:
        return static_cast<int>(verdictAt(move));
    default:
        return {};
    }
}

QString MoveListModel::spokenMove(int move) const
{
    const PlayedMove& played = m_moves[static_cast<std::size_t>(move)];
    QString text = tr("Move %1: %2 %3")
                       .arg(move + 1)
                       .arg(ValueText::color(played.color), ValueText::point(played.point));
    if (played.used >= kLeastTimeShown)
        text = tr("%1, %2").arg(text, ValueText::seconds(played.used));
    switch (verdictAt(move)) {
    case Verdict::OnlyMove:
        return tr("%1, the only move").arg(text);
    case Verdict::Inaccuracy:
        return tr("%1, an inaccuracy").arg(text);
    case Verdict::Mistake:
        return tr("%1, a mistake").arg(text);
    case Verdict::Blunder:
        return tr("%1, a blunder").arg(text);
    case Verdict::Unjudged:
    case Verdict::Ok:
        break;
    }
    return text;
}

Verdict MoveListModel::verdictAt(int move) const
{
    const auto at = static_cast<std::size_t>(move);
    return at < m_verdicts.size() ? m_verdicts[at] : Verdict::Unjudged;
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("Number");
    case BlackColumn:
        return ValueText::color(Color::Black);
    default:
        return ValueText::color(Color::White);
    }
}

Qt::ItemFlags MoveListModel::flags(const QModelIndex& index) const
{
    return movesAt(index) > 0 ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

}  // namespace gomoku
