// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Review/TurningPointItem.h"

#include "UI/Board/MiniStone.h"
#include "UI/GamePage/Cards/ProofCard.h"
#include "UI/Panels/VerdictMark.h"
#include "UI/Style/Palette.h"
#include "UI/Text/Game/ReviewText.h"
#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

#include <QCursor>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace gomoku {

namespace {

constexpr int kItemEdge = 10;
constexpr int kItemStone = 14;
constexpr int kItemGap = 8;
constexpr qreal kItemRadius = 6;

QLabel* wrappedLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    return label;
}

/// Has the opponent a win now that can be played against any defence? Longer ones often begin with
/// quiet moves, and refuting every answer to these takes too long.
bool givesProvableWin(const MoveReview& move)
{
    constexpr int kMostMoves = 10;
    return move.allowed.kind != AllowedThreat::Nothing && move.scoreAfter
        && isLoss(*move.scoreAfter) && winnersMoves(*move.scoreAfter) <= kMostMoves;
}

}  // namespace

TurningPointItem::TurningPointItem(const MoveReview& move, int number, QWidget* parent)
    : QAbstractButton(parent),
      m_move(move),
      m_number(number),
      m_consequence(wrappedLabel(this)),
      m_better(wrappedLabel(this)),
      m_prove(new QPushButton(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kItemEdge, headHeight(), kItemEdge, 8);
    column->setSpacing(2);
    column->addWidget(m_consequence);
    column->addWidget(m_better);
    m_better->setForegroundRole(QPalette::PlaceholderText);
    m_better->hide();
    m_prove->setFocusPolicy(Qt::TabFocus);
    m_prove->hide();
    column->addWidget(m_prove, 0, Qt::AlignLeft);
    connect(m_prove, &QPushButton::clicked, this, &TurningPointItem::proveRequested);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

int TurningPointItem::headHeight() const
{
    return fontMetrics().height() + 16;
}

QString TurningPointItem::words() const
{
    return joinedSentences({m_consequence->text(), m_better->text()});
}

void TurningPointItem::setShown(bool shown, bool isAside)
{
    m_shown = shown;
    m_better->setVisible(shown && !m_better->text().isEmpty());
    m_prove->setVisible(shown && !isAside && givesProvableWin(m_move));
    keepWordsWhole();
    update();
}

bool TurningPointItem::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        layout()->setContentsMargins(kItemEdge, headHeight(), kItemEdge, 8);
    return QAbstractButton::event(event);
}

void TurningPointItem::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // It may have been laid out away from a pointer that rests.
    const bool isPointedAt = underMouse() && rect().contains(mapFromGlobal(QCursor::pos()));
    const bool isLit = m_shown || isPointedAt;
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Link), 1) : QPen(Qt::NoPen));
    painter.setBrush(isLit ? palette().brush(QPalette::AlternateBase) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kItemRadius,
                            kItemRadius);
    const QRect head(kItemEdge, 6, width() - 2 * kItemEdge, headHeight() - 8);
    paintMiniStone(
        painter,
        QRectF(head.left(), head.center().y() - kItemStone / 2.0 + 0.5, kItemStone, kItemStone),
        m_move.mover);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Text));
    const QString name = tr("%1. %2").arg(m_number).arg(ValueText::point(m_move.point));
    const QRect place = head.adjusted(kItemStone + kItemGap, 0, 0, 0);
    painter.drawText(place, Qt::AlignVCenter, name);
    const int end = place.left() + painter.fontMetrics().horizontalAdvance(name) + kItemGap;
    paintMark(painter, QPointF(end, head.center().y() + 0.5), m_move.verdict, palette());
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, ReviewText::loss(m_move));
}

void TurningPointItem::resizeEvent(QResizeEvent* event)
{
    QAbstractButton::resizeEvent(event);
    keepWordsWhole();
}

/// In a list without room the words would be squeezed before the list scrolls.
void TurningPointItem::keepWordsWhole()
{
    setMinimumHeight(layout()->heightForWidth(width()));
}

void TurningPointItem::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QAbstractButton::changeEvent(event);
}

void TurningPointItem::retranslate()
{
    m_consequence->setText(ReviewText::consequence(m_move));
    m_better->setText(ReviewText::better(m_move));
    setAccessibleName(tr("Move %1: %2 %3, %4")
                          .arg(m_number)
                          .arg(ValueText::color(m_move.mover), ValueText::point(m_move.point),
                               ReviewText::verdict(m_move.verdict)));
    setAccessibleDescription(words());
    m_prove->setText(ProofCard::tr("&Prove It"));  // As on the card that follows.
    m_prove->setToolTip(ProofCard::tr("Play any defence and see it refuted."));
    keepWordsWhole();
}

}  // namespace gomoku
