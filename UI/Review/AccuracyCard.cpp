// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Review/AccuracyCard.h"

#include "UI/Board/MiniStone.h"
#include "UI/Style/CardPaint.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/Game/ReviewText.h"

#include <QEvent>
#include <QPainter>

namespace gomoku {

namespace {

/// A name that has less says nothing.
constexpr int kLeastNameWidth = 56;

}  // namespace

AccuracyCard::AccuracyCard(Color color, QWidget* parent) : QWidget(parent), m_color(color)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void AccuracyCard::setPlayer(const QString& name)
{
    m_name = name;
    describe();
}

void AccuracyCard::setReview(const PlayerReview& review, bool isComplete)
{
    m_review = review;
    m_isComplete = isComplete;
    describe();
}

/// Before the end it would only fall.
QString AccuracyCard::shownAccuracy() const
{
    return ReviewText::accuracy(m_isComplete ? m_review : PlayerReview());
}

void AccuracyCard::describe()
{
    setAccessibleName(tr("%1: accuracy %2").arg(m_name, shownAccuracy()));
    setAccessibleDescription(ReviewText::spokenCounts(m_review));
    setToolTip(tr("Accuracy: how much of the winning chance the moves kept.\n%1")
                   .arg(ReviewText::spokenCounts(m_review)));
    update();
}

void AccuracyCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QWidget::changeEvent(event);
}

void AccuracyCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintCard(painter, *this);
    const int edge = isSmall() ? 8 : 16;
    const int stone = isSmall() ? 14 : 18;
    const QRect upper(edge, 8, width() - 2 * edge, height() / 2 - 4);
    paintMiniStone(painter, QRectF(edge, upper.center().y() - stone / 2.0, stone, stone), m_color);

    painter.setFont(sizedFont(font(), isSmall() ? 16 : 22, QFont::DemiBold));
    painter.setPen(palette().color(QPalette::WindowText));
    const QString accuracy = shownAccuracy();
    painter.drawText(upper, Qt::AlignRight | Qt::AlignVCenter, accuracy);
    const int taken = painter.fontMetrics().horizontalAdvance(accuracy) + 6;

    const QRect name = upper.adjusted(stone + 6, 0, -taken, 0);
    const QFont strong = sizedFont(font(), isSmall() ? 12 : 14, QFont::DemiBold);
    painter.setFont(narrowedFont(strong, m_name, name.width()));
    const bool fits = painter.fontMetrics().horizontalAdvance(m_name) < name.width();
    if (fits || name.width() >= kLeastNameWidth)  // Else the stone has to do.
        painter.drawText(name, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_name, Qt::ElideRight, name.width()));
    painter.setFont(sizedFont(font(), isSmall() ? 12 : 13, QFont::Normal));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const bool isFree = m_review.blunders + m_review.mistakes + m_review.inaccuracies == 0;
    if (isFree && !m_isComplete)
        return;  // Mistakes may still be found.
    painter.drawText(QRect(edge, height() / 2 + 2, width() - 2 * edge, height() / 2 - 8),
                     Qt::AlignVCenter, ReviewText::counts(m_review));
}

}  // namespace gomoku
