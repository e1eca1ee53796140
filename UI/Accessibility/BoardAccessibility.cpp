// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Accessibility/BoardAccessibility.h"

#include "UI/BoardWidget.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

namespace gomoku {

namespace {

/// One intersection.
class CellAccessible : public QAccessibleInterface,
                       public QAccessibleTableCellInterface,
                       public QAccessibleActionInterface
{
public:
    CellAccessible(BoardWidget* board, int childIndex)
        : m_board(board),
          m_childIndex(childIndex) { }

    [[nodiscard]] bool isValid() const override { return m_board && m_childIndex < cells(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_board);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        return kind == QAccessible::Name       ? m_board->cellText(point())
            : kind == QAccessible::Description ? m_board->toldAt(point())
                                               : QString();
    }
    void setText(QAccessible::Text, const QString&) override { }
    [[nodiscard]] QRect rect() const override
    {
        const QRect cell = m_board->geometryNow().cellOf(point()).toAlignedRect();
        return {m_board->mapToGlobal(cell.topLeft()), cell.size()};
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_board->hasFocus() && m_board->keyCursor() == point();
        state.invisible = !m_board->isVisible();
        return state;
    }
    [[nodiscard]] QWindow* window() const override { return m_board->window()->windowHandle(); }
    [[nodiscard]] void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }

    [[nodiscard]] bool isSelected() const override { return false; }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return m_childIndex % size(); }
    [[nodiscard]] int rowIndex() const override { return m_childIndex / size(); }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override
    {
        if (name == pressAction())
            m_board->choose(point());
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] int size() const { return m_board->snapshot().grid.size(); }
    [[nodiscard]] int cells() const { return size() * size(); }
    [[nodiscard]] Point point() const { return m_board->pointOfCell(m_childIndex); }

    QPointer<BoardWidget> m_board;
    int m_childIndex;
};

/// The board. Owns the cells that were asked for, through Qt's registry.
class BoardAccessible : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit BoardAccessible(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Table) { }
    ~BoardAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_cells))
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableInterface)
            return static_cast<QAccessibleTableInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    [[nodiscard]] int childCount() const override { return size() * size(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        if (!m_cells.contains(index))
            m_cells[index]
                = QAccessible::registerAccessibleInterface(new CellAccessible(board(), index));
        return QAccessible::accessibleInterface(m_cells[index]);
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        const QPoint position = board()->mapFromGlobal(QPoint(x, y));
        const Point point = board()->geometryNow().pointAt(position);
        return point.isNone() ? nullptr : child(board()->cellIndexOf(point));
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        const auto* cell = dynamic_cast<const CellAccessible*>(wanted);
        return cell ? cell->rowIndex() * size() + cell->columnIndex() : -1;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return board()->hasFocus() ? child(board()->cellIndexOf(board()->keyCursor())) : nullptr;
    }

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override
    {
        const bool inside = row >= 0 && column >= 0 && row < size() && column < size();
        return inside ? child(row * size() + column) : nullptr;
    }
    [[nodiscard]] int selectedCellCount() const override { return 0; }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    [[nodiscard]] QString columnDescription(int column) const override
    {
        return QString(QChar(u'A' + column));
    }
    [[nodiscard]] QString rowDescription(int row) const override
    {
        return QString::number(size() - row);
    }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] int columnCount() const override { return size(); }
    [[nodiscard]] int rowCount() const override { return size(); }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { }

private:
    [[nodiscard]] BoardWidget* board() const { return static_cast<BoardWidget*>(object()); }
    [[nodiscard]] int size() const { return board()->snapshot().grid.size(); }

    mutable QHash<int, QAccessible::Id> m_cells;
};

QAccessibleInterface* makeBoardAccessible(const QString&, QObject* object)
{
    auto* board = qobject_cast<BoardWidget*>(object);
    return board ? new BoardAccessible(board) : nullptr;
}

}  // namespace

void installBoardAccessibility()
{
    // Qt itself ignores a factory that it already has.
    QAccessible::installFactory(makeBoardAccessible);
}

}  // namespace gomoku
