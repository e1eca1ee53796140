// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Style/FittingRows.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QWidget>

#include <algorithm>
#include <numeric>
#include <utility>

namespace gomoku {

namespace {

constexpr int kRoomForArrow = 44;  ///< That of a box, with the edges.
constexpr int kWidestBox = 280;  ///< The name of an engine may be as long as it likes.

int widthOf(const QComboBox& box)
{
    const int text = box.fontMetrics().horizontalAdvance(box.currentText()) + kRoomForArrow;
    return std::max(box.sizeHint().width(), std::min(text, kWidestBox));
}

/// So that its whole text is seen. Not what the layout system calls the least: a widget whose width
/// is to be ignored has a text all the same.
int leastWidthOf(QLayoutItem* item)
{
    const QWidget* widget = item->widget();
    if (!widget)
        return item->minimumSize().width();
    const auto* box = qobject_cast<const QComboBox*>(widget);
    // What a spin box calls its least leaves out the words behind the number.
    const int least = box                               ? widthOf(*box)
        : qobject_cast<const QAbstractSpinBox*>(widget) ? widget->sizeHint().width()
                                                        : widget->minimumSizeHint().width();
    return std::clamp(least, widget->minimumWidth(), widget->maximumWidth());
}

bool isFixed(QLayoutItem* item)
{
    return item->widget() && item->widget()->minimumWidth() == item->widget()->maximumWidth();
}

int widest(const std::vector<QLayoutItem*>& row)
{
    int most = 0;
    for (QLayoutItem* item : row)
        most = std::max(most, leastWidthOf(item));
    return most;
}

}  // namespace

void FittingRows::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

QLayoutItem* FittingRows::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FittingRows::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* taken = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return taken;
}

FittingRows::Row FittingRows::shown() const
{
    Row row;
    for (const auto& item : m_items)
        if (!item->isEmpty())
            row.push_back(item.get());
    return row;
}

int FittingRows::needed(const Row& row) const
{
    int sum = 0;
    for (QLayoutItem* item : row)
        sum += leastWidthOf(item) + spacing();
    return std::max(0, sum - spacing());
}

/// As even as possible: four in two rows are two and two.
std::vector<FittingRows::Row> FittingRows::rowsFor(int width) const
{
    const Row all = shown();
    const std::size_t most = m_most > 0 ? static_cast<std::size_t>(m_most) : all.size();
    std::vector<Row> rows;
    for (std::size_t inRow = std::min(most, all.size()); inRow > 0; --inRow) {
        rows.clear();
        const std::size_t count = (all.size() + inRow - 1) / inRow;
        const std::size_t even = (all.size() + count - 1) / count;
        for (std::size_t first = 0; first < all.size(); first += even)
            rows.emplace_back(
                all.begin() + static_cast<std::ptrdiff_t>(first),
                all.begin() + static_cast<std::ptrdiff_t>(std::min(first + even, all.size())));
        const bool fits = std::all_of(rows.begin(), rows.end(),
                                      [&](const Row& row) { return needed(row) <= width; });
        if (fits)
            break;
    }
    return rows;
}

QSize FittingRows::sizeHint() const
{
    int wide = 0;
    for (const Row& row : rowsFor(QWIDGETSIZE_MAX)) {
        const std::vector<int> least = leastWidthsIn(row, QWIDGETSIZE_MAX);
        const int gaps = (static_cast<int>(row.size()) - 1) * spacing();
        wide = std::max(wide, std::accumulate(least.begin(), least.end(), gaps));
    }
    const QMargins around = contentsMargins();
    return {wide + around.left() + around.right(), heightForWidth(QWIDGETSIZE_MAX)};
}

QSize FittingRows::minimumSize() const
{
    const QMargins around = contentsMargins();
    const int known = geometry().width() > 0 ? geometry().width() : QWIDGETSIZE_MAX;
    return {widest(shown()) + around.left() + around.right(), heightForWidth(known)};
}

int FittingRows::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    const int inside = width - around.left() - around.right();
    int sum = 0;
    for (const Row& row : rowsFor(inside))
        sum += heightOf(row, inside) + spacing();
    return std::max(0, sum - spacing()) + around.top() + around.bottom();
}

int FittingRows::heightOf(const Row& row, int width) const
{
    const std::vector<int> widths = widthsIn(row, width);
    int most = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
        most = std::max(most,
                        row[i]->hasHeightForWidth() ? row[i]->heightForWidth(widths[i])
                                                    : row[i]->sizeHint().height());
    return most;
}

void FittingRows::setGeometry(const QRect& place)
{
    const int before = std::exchange(m_width, place.width());
    QLayout::setGeometry(place);
    // The least height that others know may be that of another width. (What geometry() said before
    // is of no use here: it is forgotten whenever a layout is asked again, and each update asks.)
    if (before != place.width() && heightForWidth(before) != heightForWidth(place.width()))
        update();
    const QRect inside = place.marginsRemoved(contentsMargins());
    int top = inside.top();
    for (const Row& row : rowsFor(inside.width())) {
        const std::vector<int> widths = widthsIn(row, inside.width());
        const int height = heightOf(row, inside.width());
        int left = inside.left();
        for (std::size_t i = 0; i < row.size(); ++i) {
            row[i]->setGeometry(QRect(left, top, widths[i], height));
            left += widths[i] + spacing();
        }
        top += height + spacing();
    }
}

/// What each item of the row needs. In a grid that is what its column needs, if there is room: the
/// columns line up then.
std::vector<int> FittingRows::leastWidthsIn(const Row& row, int width) const
{
    std::vector<int> own;
    for (QLayoutItem* item : row)
        own.push_back(leastWidthOf(item));
    if (m_most == 0)
        return own;
    std::vector<int> columns = own;
    for (const Row& other : rowsFor(width))
        for (std::size_t i = 0; other.size() == row.size() && i < row.size(); ++i)
            columns[i] = std::max(columns[i], leastWidthOf(other[i]));
    const int gaps = (static_cast<int>(row.size()) - 1) * spacing();
    return std::accumulate(columns.begin(), columns.end(), gaps) <= width ? columns : own;
}

std::vector<int> FittingRows::widthsIn(const Row& row, int width) const
{
    const std::vector<int> least = leastWidthsIn(row, width);
    int room = width - (static_cast<int>(row.size()) - 1) * spacing();
    const int spare = room - std::accumulate(least.begin(), least.end(), 0);
    int count = 0;  // Of those that stretch.
    int most = 0;
    std::size_t last = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (isFixed(row[i])) {
            room -= least[i];
            continue;
        }
        ++count;
        most = std::max(most, least[i]);
        last = i;
    }
    const bool equal = count * most <= room;
    std::vector<int> widths;
    int left = room;
    for (std::size_t i = 0; i < row.size(); ++i) {
        // The last one takes what the divisions leave over.
        const int wide = isFixed(row[i]) ? least[i]
            : i == last                  ? left
            : equal                      ? room / count
                                         : least[i] + spare / count;
        left -= isFixed(row[i]) ? 0 : wide;
        widths.push_back(wide);
    }
    return widths;
}

}  // namespace gomoku
