// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Training/TrainCard.h"

#include "UI/Style/CardPaint.h"
#include "UI/Style/SizedFont.h"

#include <QEnterEvent>
#include <QPainter>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kTrainCardMargin = 16;
constexpr int kNarrowMargin = 12;
constexpr int kNarrow = 170;
constexpr int kTrainCardBar = 4;

/// As much of the text as there is room for, in whole lines.
QString shortened(const QString& text, const QFontMetrics& metrics, QSize room)
{
    const auto fits = [&](const QString& part) {
        return metrics
                   .boundingRect(QRect(QPoint(), QSize(room.width(), 10000)), Qt::TextWordWrap,
                                 part)
                   .height()
            <= room.height();
    };
    QString part = text;
    QString shown = text;
    while (!part.isEmpty() && !fits(shown)) {
        part.chop(1);
        shown = part.trimmed() + QStringLiteral("…");
    }
    return shown;
}

}  // namespace

TrainCard::TrainCard(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void TrainCard::setNumber(const QString& number)
{
    m_number = number;
    describe();
}

void TrainCard::setNote(const QString& note)
{
    m_note = note;
    describe();
}

void TrainCard::setShare(double share)
{
    m_share = share;
    update();
}

void TrainCard::describe()
{
    setAccessibleName(m_number.isEmpty() ? text() : text() + QStringLiteral(", ") + m_number);
    setAccessibleDescription(m_note);
    updateGeometry();
    update();
}

bool TrainCard::isNumberBeside(int width) const
{
    const QFontMetrics name(sizedFont(font(), 15, QFont::DemiBold));
    const QFontMetrics quiet(sizedFont(font(), 13, QFont::Normal));
    return name.horizontalAdvance(text()) + quiet.horizontalAdvance(m_number) + 8 <= width;
}

QString TrainCard::words(int width) const
{
    return m_number.isEmpty() || isNumberBeside(width) ? m_note : m_number + u'\n' + m_note;
}

int TrainCard::heightForWidth(int width) const
{
    const int margin = width < kNarrow ? kNarrowMargin : kTrainCardMargin;
    const QFontMetrics name(sizedFont(font(), 15, QFont::DemiBold));
    const QFontMetrics quiet(sizedFont(font(), 13, QFont::Normal));
    const QRect room(0, 0, width - 2 * margin, QWIDGETSIZE_MAX);
    const int note = quiet.boundingRect(room, Qt::TextWordWrap, words(room.width())).height();
    const int bar = m_share < 0 ? 0 : kTrainCardBar + 4;
    return std::max(sizeHint().height(), 12 + name.height() + 4 + note + bar + 12);
}

void TrainCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lifted = isEnabled() && (underMouse() || isDown());
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid), 1));
    painter.setBrush(palette().color(lifted ? QPalette::AlternateBase : QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCardRadius,
                            kCardRadius);
    const int margin = width() < kNarrow ? kNarrowMargin : kTrainCardMargin;
    QRect inside = rect().adjusted(margin, 12, -margin, -12);
    const QFont name = sizedFont(font(), 15, QFont::DemiBold);
    const QFont quiet = sizedFont(font(), 13, QFont::Normal);
    const int line = QFontMetrics(name).height();
    painter.setFont(quiet);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect head(inside.left(), inside.top(), inside.width(), line);
    if (isNumberBeside(head.width()))
        painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, m_number);
    inside.setTop(inside.top() + line + 4);
    const QSize room = inside.size() - QSize(0, m_share < 0 ? 0 : kTrainCardBar + 2);
    painter.drawText(inside, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                     shortened(words(inside.width()), painter.fontMetrics(), room));
    painter.setFont(narrowedFont(name, text(), head.width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, head.width()));
    if (m_share < 0)
        return;
    QRectF bar(inside.left(), inside.bottom() - kTrainCardBar, inside.width(), kTrainCardBar);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Midlight));
    painter.drawRoundedRect(bar, 2, 2);
    bar.setWidth(bar.width() * std::clamp(m_share, 0.0, 1.0));
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(bar, 2, 2);
}

void TrainCard::enterEvent(QEnterEvent* event)
{
    update();
    QAbstractButton::enterEvent(event);
}

void TrainCard::leaveEvent(QEvent* event)
{
    update();
    QAbstractButton::leaveEvent(event);
}

}  // namespace gomoku
