// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Training/OpeningTile.h"

#include "UI/Board/BoardCrop.h"
#include "UI/Style/CardPaint.h"
#include "UI/Style/Palette.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/Training/DrillText.h"
#include "UI/Text/ValueText.h"

#include <QEnterEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kTileMargin = 6;
constexpr int kTileLeast = 82;
constexpr int kTileCorner = 6;
constexpr BoardCrop kTilePart{Point::at(5, 5), 5};

QFont tileFont(const QFont& font, QFont::Weight weight)
{
    return sizedFont(font, 12, weight);
}

BoardPicture openingPicture(const RenjuOpening& opening)
{
    BoardPicture picture;
    Color color = Color::Black;
    for (const Point stone : opening.stones(kDefaultBoardSize)) {
        picture.grid.set(stone, cellOf(color));
        picture.numbered.push_back(stone);
        color = opponent(color);
    }
    return picture;
}

}  // namespace

OpeningTile::OpeningTile(const RenjuOpening& opening, QWidget* parent)
    : QAbstractButton(parent),
      m_opening(&opening)
{
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    retranslate();
}

void OpeningTile::setValue(std::optional<double> forBlack)
{
    m_forBlack = forBlack;
    retranslate();
}

void OpeningTile::setLearnt(bool learnt)
{
    m_learnt = learnt;
    retranslate();
}

void OpeningTile::retranslate()
{
    const QString value = m_forBlack ? DrillText::value(*m_forBlack) : QString();
    setText(DrillText::name(*m_opening));
    setToolTip(DrillText::fullName(*m_opening));
    setAccessibleName(DrillText::fullName(*m_opening)
                      + (value.isEmpty() ? QString() : QStringLiteral(", ") + value)
                      + (m_learnt ? QStringLiteral(", ") + tr("learnt") : QString()));
    update();
}

QSize OpeningTile::sizeHint() const
{
    const int words = 2 * QFontMetrics(tileFont(font(), QFont::DemiBold)).lineSpacing();
    return {kTileLeast, kTileLeast + words + kTileMargin};
}

QRect OpeningTile::diagramPlace() const
{
    const int words = 2 * QFontMetrics(tileFont(font(), QFont::DemiBold)).lineSpacing();
    const int side = std::min(width() - 2 * kTileMargin, height() - words - 3 * kTileMargin);
    return {(width() - side) / 2, kTileMargin, side, side};
}

QPixmap OpeningTile::diagram() const
{
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(diagramPlace().size() * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    BoardTheme theme = boardTheme(BoardThemeId::Wood);
    if (appearanceOf(palette()) == Appearance::Dark)
        theme = dimmed(theme);
    const QRectF place(QPointF(), QSizeF(diagramPlace().size()));
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(place, kTileCorner, kTileCorner);
    painter.setClipPath(shape);
    paintCropped(painter, theme, openingPicture(*m_opening), kTilePart, place);
    return pixmap;
}

void OpeningTile::paintWords(QPainter& painter) const
{
    const QFont name = tileFont(font(), QFont::DemiBold);
    const int line = QFontMetrics(name).lineSpacing();
    QRect words(kTileMargin, diagramPlace().bottom() + kTileMargin, width() - 2 * kTileMargin,
                line);
    painter.setFont(name);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(words, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
    words.translate(0, line);
    painter.setFont(tileFont(font(), QFont::Normal));
    painter.setPen(m_learnt ? tableOf(palette()).good : palette().color(QPalette::PlaceholderText));
    const QString value = m_forBlack ? ValueText::chance(*m_forBlack) : QString();
    painter.drawText(words, Qt::AlignCenter, m_learnt ? QStringLiteral("✓ ") + value : value);
}

void OpeningTile::paintEvent(QPaintEvent*)
{
    if (m_diagram.isNull())
        m_diagram = diagram();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lifted = underMouse() || isDown();
    const bool marked = hasFocus() || isChecked();
    const double edge = isChecked() ? 2 : 1;
    painter.setPen(QPen(palette().color(marked ? QPalette::Highlight : QPalette::Mid), edge));
    painter.setBrush(palette().color(lifted ? QPalette::AlternateBase : QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kCardRadius, kCardRadius);
    painter.drawPixmap(diagramPlace().topLeft(), m_diagram);
    paintWords(painter);
}

void OpeningTile::changeEvent(QEvent* event)
{
    m_diagram = {};
    QAbstractButton::changeEvent(event);
}

void OpeningTile::resizeEvent(QResizeEvent* event)
{
    m_diagram = {};
    QAbstractButton::resizeEvent(event);
}

void OpeningTile::enterEvent(QEnterEvent* event)
{
    update();
    QAbstractButton::enterEvent(event);
}

void OpeningTile::leaveEvent(QEvent* event)
{
    update();
    QAbstractButton::leaveEvent(event);
}

}  // namespace gomoku
