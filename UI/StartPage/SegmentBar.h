// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QButtonGroup;

namespace gomoku {

class FittingRows;
class SegmentButton;

/// Names of which one is chosen, in one row if there is room for it. A link stands in the row and
/// leads elsewhere instead.
class SegmentBar : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentBar(QWidget* parent = nullptr);

    void addSegment(int id);  ///< The first one is chosen.
    void addLink(int id);
    void setText(int id, const QString& text);
    void setCompact(bool compact);  ///< Makes do with less height.

    [[nodiscard]] int current() const;
    void setCurrent(int id);
    [[nodiscard]] SegmentButton* button(int id) const;  ///< Null if there is no such segment.

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(int id);
    void followed(int id);  ///< A link.

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    SegmentButton* add(int id);

    FittingRows* m_rows;
    QButtonGroup* m_group;
    std::vector<std::pair<int, SegmentButton*>> m_buttons;
    bool m_compact = false;
};

}  // namespace gomoku
