// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardPreview.h"

#include <QPainter>

namespace gomoku {

BoardPreview::BoardPreview(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoardPreview::setPosition(const Grid& grid, Point newest)
{
    m_picture = {};
    m_picture.grid = grid;
    m_picture.newest = newest;
    m_shown = true;
    update();
}

void BoardPreview::clear()
{
    m_shown = false;
    update();
}

void BoardPreview::paintEvent(QPaintEvent*)
{
    if (!m_shown)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardGeometry geometry(m_picture.grid.size(), QRectF(rect()), false,
                                 1.0 / devicePixelRatioF());
    BoardPainter(boardTheme(BoardThemeId::Wood), geometry).paint(painter, m_picture);
}

}  // namespace gomoku
