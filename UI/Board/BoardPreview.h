// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Board/BoardPainter.h"
#include "UI/Board/BoardTheme.h"

#include <QWidget>

namespace gomoku {

/// A position in miniature, to be looked at only.
class BoardPreview : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPreview(QWidget* parent = nullptr);

    void setPosition(const Grid& grid, Point newest = {});
    /// The part of a position that has stones, at least so many points a side.
    void showPart(const BoardPicture& picture, int points);
    void clear();  ///< Shows nothing.
    [[nodiscard]] const BoardPicture& picture() const { return m_picture; }

    [[nodiscard]] QSize sizeHint() const override { return {220, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 120}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return width; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardPicture m_picture;
    bool m_shown = false;
    int m_points = 0;  ///< 0: the whole board.
};

}  // namespace gomoku
