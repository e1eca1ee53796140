// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/ChoiceButtons.h"

#include "UI/Board/BoardPainter.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/ValueText.h"

#include <QEnterEvent>
#include <QPainter>

#include <algorithm>

namespace gomoku {

namespace {

constexpr double kButtonRadius = 8;
constexpr int kSpace = 14;
constexpr int kLevelCount = 5;
constexpr double kFaded = 0.45;  ///< What is not to be chosen at present.

/// A stone on paper: with less shadow than on wood, and a rim against its own colour.
void paintPaperStone(QPainter& painter, const QPalette& palette, Color color, QPointF centre,
                     double radius)
{
    BoardTheme theme = boardTheme(BoardThemeId::Wood);
    theme.shadow = QColor(0, 0, 0, 60);
    BoardPainter::paintStone(painter, theme, color, centre, radius);
    painter.setBrush(Qt::NoBrush);
    QColor rim = palette.color(QPalette::PlaceholderText);
    rim.setAlpha(90);
    painter.setPen(QPen(rim, 1));
    painter.drawEllipse(centre, radius, radius);
}

/// Two lines of text, one above the other, in the middle of `place`.
void paintTwoLines(QPainter& painter, const QPalette& palette, const QRect& place,
                   const QString& upper, const QString& lower)
{
    const QFont base = painter.font();
    const QFontMetrics above(sizedFont(base, 14, QFont::DemiBold));
    const QFontMetrics below(sizedFont(base, 12, QFont::Normal));
    const int top = place.top() + (place.height() - above.height() - below.height()) / 2;
    painter.setFont(sizedFont(base, 14, QFont::DemiBold));
    painter.setPen(palette.color(QPalette::WindowText));
    painter.drawText(QRect(place.left(), top, place.width(), above.height()), Qt::AlignVCenter,
                     above.elidedText(upper, Qt::ElideRight, place.width()));
    painter.setFont(sizedFont(base, 12, QFont::Normal));
    painter.setPen(palette.color(QPalette::PlaceholderText));
    painter.drawText(QRect(place.left(), top + above.height(), place.width(), below.height()),
                     Qt::AlignVCenter, below.elidedText(lower, Qt::ElideRight, place.width()));
}

}  // namespace

PaperButton::PaperButton(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PaperButton::setCompact(bool compact)
{
    if (m_compact == compact)
        return;
    m_compact = compact;
    updateGeometry();
    update();
}

void PaperButton::paintPaper(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = isChecked() && isEnabled();
    const bool marked = chosen || hasFocus();
    const bool lifted = chosen || (underMouse() && isEnabled());
    const double width = chosen ? 1.5 : 1.0;
    painter.setPen(QPen(palette().color(marked ? QPalette::Highlight : QPalette::Mid), width));
    painter.setBrush(palette().color(lifted ? QPalette::AlternateBase : QPalette::Base));
    const double inset = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), kButtonRadius,
                            kButtonRadius);
}

void PaperButton::enterEvent(QEnterEvent* event)
{
    update();
    QAbstractButton::enterEvent(event);
}

void PaperButton::leaveEvent(QEvent* event)
{
    update();
    QAbstractButton::leaveEvent(event);
}

StoneButton::StoneButton(std::optional<Color> color, QWidget* parent)
    : PaperButton(parent),
      m_color(color)
{
    setCheckable(true);
}

void StoneButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPaper(painter);
    const double radius = isCompact() ? 13 : 17;
    const QPointF centre(width() / 2.0, height() / 2.0 - 11);
    if (!isEnabled())
        painter.setOpacity(kFaded);
    if (m_color) {
        paintPaperStone(painter, palette(), *m_color, centre, radius);
    } else {
        const QPointF aside(9, 0);
        paintPaperStone(painter, palette(), Color::White, centre + aside, radius - 2);
        paintPaperStone(painter, palette(), Color::Black, centre - aside, radius - 2);
    }
    painter.setFont(sizedFont(font(), 13, isChecked() ? QFont::DemiBold : QFont::Normal));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect().adjusted(4, 0, -4, isCompact() ? -6 : -9),
                     Qt::AlignHCenter | Qt::AlignBottom, text());
}

LevelButton::LevelButton(int level, QWidget* parent) : PaperButton(parent), m_level(level)
{
    setCheckable(true);
    retranslate();
}

void LevelButton::retranslate()
{
    m_character = ValueText::levelCharacter(m_level);
    setText(ValueText::level(m_level));
    setAccessibleDescription(m_character);
    setToolTip(m_character);
    update();
}

void LevelButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPaper(painter);
    // As many dots as the level is high.
    constexpr double kStep = 9;
    const double right = width() - kSpace - 3.0;
    const double middle = isCompact() ? height() / 2.0 : 15;
    if (!isEnabled())
        painter.setOpacity(kFaded);
    painter.setPen(Qt::NoPen);
    for (int dot = 0; dot < kLevelCount; ++dot) {
        painter.setBrush(palette().color(dot < m_level ? QPalette::Highlight : QPalette::Mid));
        painter.drawEllipse(QPointF(right - (kLevelCount - 1 - dot) * kStep, middle), 2.6, 2.6);
    }
    if (isCompact())
        return paintOneLine(painter);
    paintTwoLines(painter, palette(), rect().adjusted(kSpace, 0, -kSpace + 6, 0), text(),
                  m_character);
}

/// The name, and its character where there is room for those of all levels before the dots.
void LevelButton::paintOneLine(QPainter& painter) const
{
    constexpr int kDotsWidth = 60;
    constexpr int kGap = 10;
    const QFont strong = sizedFont(font(), 13, QFont::DemiBold);
    const QFont usual = sizedFont(font(), 12, QFont::Normal);
    QRect place = rect().adjusted(kSpace, 0, -kSpace - kDotsWidth, 0);
    int names = 0;
    int characters = 0;
    for (int level = 1; level <= kLevelCount; ++level) {
        names = std::max(names, QFontMetrics(strong).horizontalAdvance(ValueText::level(level)));
        characters = std::max(
            characters, QFontMetrics(usual).horizontalAdvance(ValueText::levelCharacter(level)));
    }
    painter.setFont(strong);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(place, Qt::AlignVCenter, text());
    if (names + kGap + characters > place.width())
        return;
    place.setLeft(place.left() + names + kGap);  // One column for all levels.
    painter.setFont(usual);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(place, Qt::AlignVCenter, m_character);
}

ContinueButton::ContinueButton(QWidget* parent) : PaperButton(parent)
{ }

void ContinueButton::setGame(const GameSnapshot& snapshot)
{
    m_snapshot = snapshot;
    update();
}

void ContinueButton::setNote(const QString& note)
{
    m_note = note;
    setAccessibleDescription(note);
    update();
}

void ContinueButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPaper(painter);
    const int side = height() - 16;
    const QRectF place(8, 8, side, side);
    BoardPicture picture;
    picture.grid = m_snapshot.grid;
    picture.newest = m_snapshot.lastMove();
    BoardPainter(boardTheme(BoardThemeId::Wood),
                 BoardGeometry(m_snapshot.grid.size(), place, false))
        .paint(painter, picture);
    paintTwoLines(painter, palette(), rect().adjusted(side + 22, 0, -kSpace, 0), text(), m_note);
}

}  // namespace gomoku
