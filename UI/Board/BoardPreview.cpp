// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardPreview.h"

#include "UI/Board/BoardCrop.h"
#include "UI/Style/Palette.h"

#include <QPainter>
#include <QPainterPath>

namespace gomoku {

namespace {

constexpr double kPartRadius = 8;

}  // namespace

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
    m_points = 0;
    update();
}

void BoardPreview::showPart(const BoardPicture& picture, int points)
{
    m_picture = picture;
    m_shown = true;
    m_points = points;
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
    BoardTheme theme = boardTheme(BoardThemeId::Wood);
    if (appearanceOf(palette()) == Appearance::Dark)
        theme = dimmed(theme);
    if (m_points > 0) {
        QPainterPath shape;
        shape.addRoundedRect(rect(), kPartRadius, kPartRadius);
        painter.setClipPath(shape);
        return paintCropped(painter, theme, m_picture, cropAroundStones(m_picture.grid, m_points),
                            QRectF(rect()));
    }
    const BoardGeometry geometry(m_picture.grid.size(), QRectF(rect()), false,
                                 1.0 / devicePixelRatioF());
    BoardPainter(theme, geometry).paint(painter, m_picture);
}

}  // namespace gomoku
