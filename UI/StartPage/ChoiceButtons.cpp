// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/ChoiceButtons.h"

#include "UI/Board/BoardCrop.h"
#include "UI/StartPage/PaperPaint.h"
#include "UI/Style/CardPaint.h"
#include "UI/Style/Palette.h"
#include "UI/Style/SizedFont.h"

#include <QEnterEvent>
#include <QPainter>
#include <QPainterPath>

namespace gomoku {

namespace {

constexpr int kPaperSpace = 16;
constexpr int kRoomForStone = 58;  ///< What a large one takes, with the space around it.
constexpr double kFaded = 0.45;  ///< What is not to be chosen at present.
constexpr double kPictureRadius = 7;

QFont titleFont(const QWidget& card)
{
    return sizedFont(card.font(), 14, QFont::DemiBold);
}

QFont noteFont(const QWidget& card)
{
    return sizedFont(card.font(), 13, QFont::Normal);
}

}  // namespace

PaperButton::PaperButton(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void PaperButton::setCompact(bool compact)
{
    if (m_compact == compact)
        return;
    m_compact = compact;
    updateGeometry();
    update();
}

void PaperButton::setNote(const QString& note)
{
    m_note = note;
    setAccessibleDescription(note);
    updateGeometry();
    update();
}

void PaperButton::paintPaper(QPainter& painter) const
{
    paintPaperCard(painter, *this,
                   {.chosen = isChecked() && isEnabled(),
                    .focused = hasFocus(),
                    .hovered = underMouse() && isEnabled() && !isChecked()});
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

QSize SegmentButton::sizeHint() const
{
    return {QFontMetrics(titleFont(*this)).horizontalAdvance(text()) + 16,
            scaledPixels(isCompact() ? 28 : 34)};
}

QSize SegmentButton::minimumSizeHint() const
{
    return {sizeHint().width() - 8, 20};
}

void SegmentButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || hasFocus()) {
        const bool focused = hasFocus();
        painter.setPen(QPen(palette().color(focused ? QPalette::Highlight : QPalette::Mid), 1));
        painter.setBrush(isChecked() ? palette().brush(QPalette::Base) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCardRadius - 2,
                                kCardRadius - 2);
    }
    const bool strong = isChecked() || underMouse();
    painter.setFont(sizedFont(font(), 14, isChecked() ? QFont::DemiBold : QFont::Medium));
    painter.setPen(palette().color(strong ? QPalette::WindowText : QPalette::PlaceholderText));
    painter.drawText(rect(), Qt::AlignCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 4));
}

StoneButton::StoneButton(std::optional<Color> color, QWidget* parent)
    : PaperButton(parent),
      m_color(color)
{
    setCheckable(true);
}

QSize StoneButton::sizeHint() const
{
    const int name = QFontMetrics(titleFont(*this)).height();
    const int below = isCompact() ? 0 : QFontMetrics(noteFont(*this)).height();
    return {96, (isCompact() ? 44 : 66) + name + below};
}

void StoneButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPaper(painter);
    if (!isEnabled())
        painter.setOpacity(kFaded);
    const QFontMetrics name(titleFont(*this));
    const QFontMetrics below(noteFont(*this));
    const int words = name.height() + (isCompact() ? 0 : below.height());
    const bool small = height() < words + kRoomForStone;
    const double radius = small ? 12 : 17;
    const int gap = small ? 4 : 8;
    const int top = static_cast<int>((height() - words - 2 * radius - gap) / 2);
    paintStones(painter, {width() / 2.0, top + radius}, radius);
    QRect line(2, top + static_cast<int>(2 * radius) + gap, width() - 4, name.height());
    painter.setFont(narrowedFont(titleFont(*this), text(), line.width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(line, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, line.width()));
    if (isCompact())
        return;
    line = QRect(4, line.bottom() + 1, width() - 8, below.height());
    painter.setFont(narrowedFont(noteFont(*this), note(), line.width()));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(line, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(note(), Qt::ElideRight, line.width()));
}

void StoneButton::paintStones(QPainter& painter, QPointF centre, double radius) const
{
    if (m_color)
        return paintPaperStone(painter, palette(), *m_color, centre, radius);
    const QPointF aside(0.65 * radius, 0);
    paintPaperStone(painter, palette(), Color::Black, centre - aside, radius);
    paintPaperStone(painter, palette(), Color::White, centre + aside, radius);
}

QSize LinkCard::sizeHint() const
{
    const int lines = isCompact() ? noteLines(width() - kPaperSpace * 3 / 2) : 2;
    const int words
        = QFontMetrics(titleFont(*this)).height() + lines * QFontMetrics(noteFont(*this)).height();
    return {160, words + (!isCompact() ? 32 : lines == 1 ? 14 : 8)};
}

int LinkCard::noteLines(int width) const
{
    return QFontMetrics(noteFont(*this)).horizontalAdvance(note()) <= width ? 1 : 2;
}

void LinkCard::resizeEvent(QResizeEvent* event)
{
    PaperButton::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();  // The note may take another line.
}

void LinkCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPaper(painter);
    paintWords(painter, kPaperSpace);
}

/// The title, and below it as much of the note as there is room for, broken into lines.
void LinkCard::paintWords(QPainter& painter, int left) const
{
    const QFontMetrics title(titleFont(*this));
    const QFontMetrics below(noteFont(*this));
    const int wide = width() - left - kPaperSpace / 2;
    const bool isLow = height() < title.height() + 2 * below.height();
    const int lines = isLow ? 1 : noteLines(wide);
    const int top = (height() - title.height() - lines * below.height()) / 2;
    painter.setFont(narrowedFont(titleFont(*this), text(), wide));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(left, top, wide, title.height()), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, wide));
    painter.setFont(noteFont(*this));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect place(left, top + title.height(), wide, lines * below.height());
    if (lines == 1)
        painter.drawText(place, Qt::AlignVCenter, below.elidedText(note(), Qt::ElideRight, wide));
    else
        painter.drawText(place, Qt::AlignTop | Qt::TextWordWrap, note());
}

void ContinueButton::setGame(const GameSnapshot& snapshot)
{
    m_snapshot = snapshot;
    update();
}

void ContinueButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintPaper(painter);
    const int inset = isCompact() ? 6 : 14;
    const int side = height() - 2 * inset;
    const QRectF place(inset, inset, side, side);
    BoardTheme theme = boardTheme(BoardThemeId::Wood);
    if (appearanceOf(palette()) == Appearance::Dark)
        theme = dimmed(theme);
    QPainterPath shape;
    shape.addRoundedRect(place, kPictureRadius, kPictureRadius);
    painter.save();
    painter.setClipPath(shape);
    BoardPicture picture;
    picture.grid = m_snapshot.grid;
    picture.newest = m_snapshot.lastMove();
    paintCropped(painter, theme, picture, cropAroundStones(m_snapshot.grid), place);
    painter.restore();
    paintWords(painter, side + 2 * inset);
}

}  // namespace gomoku
