// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/ThemeSwatches.h"

#include "UI/Board/BoardCrop.h"
#include "UI/Style/SizedFont.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

namespace gomoku {

namespace {

constexpr int kSwatchInset = 8;
constexpr int kSwatchPoints = 3;  ///< So many lines are seen, across and down.

BoardPicture sample()
{
    BoardPicture picture;
    picture.grid = Grid(kDefaultBoardSize);
    picture.grid.set(Point::at(7, 7), Cell::Black);
    picture.grid.set(Point::at(8, 8), Cell::White);
    return picture;
}

QFont swatchFont(const QWidget& swatch)
{
    return sizedFont(swatch.font(), 12, QFont::Normal);
}

}  // namespace

ThemeSwatch::ThemeSwatch(BoardThemeId theme, QWidget* parent) : PaperButton(parent), m_theme(theme)
{
    setCheckable(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ThemeSwatch::sizeHint() const
{
    return {96, 64 + 2 * kSwatchInset + QFontMetrics(swatchFont(*this)).height() + 4};
}

void ThemeSwatch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPaper(painter);
    const QFontMetrics name(swatchFont(*this));
    const int side = height() - 2 * kSwatchInset - name.height() - 4;
    const QRectF place((width() - side) / 2.0, kSwatchInset, side, side);
    QPainterPath shape;
    shape.addRoundedRect(place, 5, 5);
    painter.save();
    painter.setClipPath(shape);
    paintCropped(painter, boardTheme(m_theme), sample(), {Point::at(6, 6), kSwatchPoints}, place);
    painter.restore();
    painter.setFont(narrowedFont(swatchFont(*this), text(), width() - 4));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect().adjusted(2, 0, -2, -kSwatchInset + 2),
                     Qt::AlignHCenter | Qt::AlignBottom,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 4));
}

ThemeSwatches::ThemeSwatches(QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* group = new QButtonGroup(this);
    for (const BoardThemeId id : kBoardThemes) {
        auto* swatch = new ThemeSwatch(id, this);
        group->addButton(swatch);
        row->addWidget(swatch);
        m_swatches.push_back(swatch);
        connect(swatch, &QAbstractButton::toggled, this, [this, id](bool on) {
            if (on)
                emit chosen(id);
        });
    }
    retranslate();
}

ThemeSwatch* ThemeSwatches::swatch(BoardThemeId theme) const
{
    for (ThemeSwatch* swatch : m_swatches)
        if (swatch->theme() == theme)
            return swatch;
    return nullptr;
}

void ThemeSwatches::setTheme(BoardThemeId theme)
{
    if (ThemeSwatch* wanted = swatch(theme))
        wanted->setChecked(true);
}

BoardThemeId ThemeSwatches::theme() const
{
    for (const ThemeSwatch* swatch : m_swatches)
        if (swatch->isChecked())
            return swatch->theme();
    return kBoardThemes.front();
}

void ThemeSwatches::retranslate()
{
    for (ThemeSwatch* swatch : m_swatches)
        swatch->setText(nameOf(swatch->theme()));
}

}  // namespace gomoku
