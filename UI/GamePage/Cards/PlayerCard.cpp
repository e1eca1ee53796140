// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/Cards/PlayerCard.h"

#include "UI/Board/BoardPainter.h"
#include "UI/Style/CardPaint.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/PlainToolTip.h"

#include <QEnterEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace gomoku {

namespace {

/// How wide the clock is when every figure takes the place of the widest, so that it stands still.
int tabularAdvance(const QFontMetrics& metrics, QChar sign)
{
    return sign.isDigit() ? metrics.horizontalAdvance(u'0') : metrics.horizontalAdvance(sign);
}

int tabularWidth(const QFontMetrics& metrics, const QString& text)
{
    int width = 0;
    for (const QChar sign : text)
        width += tabularAdvance(metrics, sign);
    return width;
}

void paintTabular(QPainter& painter, const QRect& place, const QString& text)
{
    const QFontMetrics metrics = painter.fontMetrics();
    int x = place.right() + 1 - tabularWidth(metrics, text);
    for (const QChar sign : text) {
        const int wide = tabularAdvance(metrics, sign);
        painter.drawText(QRect(x, place.top(), wide, place.height()),
                         Qt::AlignCenter | Qt::TextDontClip, QString(sign));
        x += wide;
    }
}

/// A text with less room says nothing; beside a clock the stone has to do.
constexpr int kLeastTextWidth = 72;

/// Without its last parts if only that makes room: "Novice · thinking" says enough.
QString wholeParts(const QFont& font, QString text, int width)
{
    static const QString separator = QStringLiteral(" · ");
    const auto fits = [&] {
        return QFontMetrics(narrowedFont(font, text, width)).horizontalAdvance(text) < width;
    };
    while (!fits() && text.contains(separator))
        text.truncate(text.lastIndexOf(separator));
    return text;
}

/// Smaller, then shortened, where there is too little room for it.
void paintLine(QPainter& painter, const QFont& font, const QString& text, const QRect& place)
{
    painter.setFont(narrowedFont(font, text, place.width()));
    const QFontMetrics metrics = painter.fontMetrics();
    if (metrics.horizontalAdvance(text) < place.width() || place.width() >= kLeastTextWidth)
        painter.drawText(place, Qt::AlignVCenter,
                         metrics.elidedText(text, Qt::ElideRight, place.width()));
}

}  // namespace

PlayerCard::PlayerCard(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAttribute(Qt::WA_Hover);
}

void PlayerCard::setState(const PlayerCardState& state)
{
    if (m_state == state)
        return;
    m_state = state;
    describe();
    update();
}

/// Readers hear of each call, and the clock changes ten times a second.
void PlayerCard::describe()
{
    if (accessibleName() != m_state.name)
        setAccessibleName(m_state.name);
    if (accessibleDescription() != m_state.note)
        setAccessibleDescription(m_state.note);
}

void PlayerCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPaper(painter);
    paintStone(painter);
    const int clockWidth = paintClock(painter);
    const int left = isSmall() ? 48 : 72;
    paintTexts(painter, QRect(left, 0, width() - left - clockWidth - 12, height()));
    paintProgress(painter);
}

/// The tool tip begins with the name, which the card may have no room for.
bool PlayerCard::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractButton::event(event);
    const QString words = m_state.name + u'\n' + toolTip();
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainToolTip(words), this);
    return true;
}

void PlayerCard::enterEvent(QEnterEvent* event)
{
    update();
    QAbstractButton::enterEvent(event);
}

void PlayerCard::paintPaper(QPainter& painter) const
{
    const QRectF paper = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor line = palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid);
    painter.setPen(QPen(line, 1));
    painter.setBrush(palette().brush(QPalette::Base));
    painter.drawRoundedRect(paper, kCardRadius, kCardRadius);
    if (m_state.active)
        paintAccent(painter, *this);
}

void PlayerCard::paintStone(QPainter& painter) const
{
    const double radius = isSmall() ? 12 : 17;
    const QPointF centre(isSmall() ? 26 : 40, height() / 2.0);
    BoardTheme theme = boardTheme(BoardThemeId::Wood);
    theme.shadow = QColor(0, 0, 0, 60);
    BoardPainter::paintStone(painter, theme, m_state.color, centre, radius);
    // On paper of its own colour a stone needs a rim.
    painter.setBrush(Qt::NoBrush);
    QColor rim = palette().color(QPalette::PlaceholderText);
    rim.setAlpha(90);
    painter.setPen(QPen(rim, 1));
    painter.drawEllipse(centre, radius, radius);
}

int PlayerCard::paintClock(QPainter& painter) const
{
    if (m_state.clock.isEmpty())
        return 0;
    painter.setFont(sizedFont(font(), isSmall() ? 17 : 24, QFont::DemiBold));
    painter.setPen(palette().color(m_state.urgent ? QPalette::Highlight : QPalette::WindowText));
    const int space = isSmall() ? 10 : 20;
    paintTabular(painter, rect().adjusted(0, 0, -space, 0), m_state.clock);
    return tabularWidth(painter.fontMetrics(), m_state.clock) + space;
}

void PlayerCard::paintTexts(QPainter& painter, const QRect& place) const
{
    const QFont nameFont = sizedFont(font(), isSmall() ? 15 : 17, QFont::DemiBold);
    const QFont noteFont = sizedFont(font(), isSmall() ? 13 : 14, QFont::Normal);
    const QFontMetrics name(nameFont);
    const QFontMetrics note(noteFont);
    const int gap = isSmall() ? 1 : 3;
    const int below = m_state.note.isEmpty() ? 0 : gap + note.height();
    const int top = (place.height() - name.height() - below) / 2;
    painter.setPen(palette().color(QPalette::WindowText));
    paintLine(painter, nameFont, m_state.name,
              QRect(place.left(), top, place.width(), name.height()));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    paintLine(painter, noteFont, wholeParts(noteFont, m_state.note, place.width()),
              QRect(place.left(), top + name.height() + gap, place.width(), note.height()));
}

void PlayerCard::paintProgress(QPainter& painter) const
{
    if (!m_state.progress)
        return;
    const QRectF track(16, height() - 8.0, width() - 32.0, 3.0);
    QRectF done = track;
    done.setWidth(track.width() * std::clamp(*m_state.progress, 0.0, 1.0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Midlight));
    painter.drawRoundedRect(track, 1.5, 1.5);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(done, 1.5, 1.5);
}

}  // namespace gomoku
