// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace gomoku {

/// Buttons and boxes side by side, in as few rows as their texts allow: words are longer in one
/// language than in another. Each row is filled; equal widths where they fit.
class FittingRows : public QLayout
{
public:
    /// `most`: in one row, however much room there is, and with columns that line up; 0: any
    /// number.
    explicit FittingRows(int most = 0) : m_most(most) { }

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect& place) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }

private:
    using Row = std::vector<QLayoutItem*>;

    [[nodiscard]] Row shown() const;
    [[nodiscard]] std::vector<Row> rowsFor(int width) const;
    [[nodiscard]] int needed(const Row& row) const;  ///< Its least width.
    [[nodiscard]] std::vector<int> leastWidthsIn(const Row& row, int width) const;
    [[nodiscard]] std::vector<int> widthsIn(const Row& row, int width) const;
    [[nodiscard]] int heightOf(const Row& row, int width) const;

    int m_most;
    int m_width = 0;  ///< That of the last place it was given.
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

}  // namespace gomoku
