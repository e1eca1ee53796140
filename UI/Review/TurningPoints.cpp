// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Review/TurningPoints.h"

#include "UI/Review/TurningPointItem.h"
#include "UI/Text/Game/ReviewText.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

/// Everything that the list says. A new look at another move is no reason to build it again.
bool saysTheSame(const GameReview& one, const GameReview& other)
{
    if (one.turningPoints != other.turningPoints || one.isComplete != other.isComplete
        || one.firstMove != other.firstMove || one.opening != other.opening)
        return false;
    return std::all_of(one.turningPoints.begin(), one.turningPoints.end(),
                       [&](std::size_t place) { return one.moves[place] == other.moves[place]; });
}

}  // namespace

TurningPoints::TurningPoints(QWidget* parent)
    : Card(parent),
      m_scroll(new QScrollArea(this)),
      m_list(new QWidget),
      m_message(new QLabel(m_list))
{
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_scroll->setFocusPolicy(Qt::NoFocus);  // Its entries have it, and show themselves.
    m_message->setWordWrap(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_message);
    column->addStretch();
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setMinimumHeight(kLeastHeight);
    m_scroll->setWidget(m_list);
    m_list->setAutoFillBackground(false);
    m_scroll->viewport()->setAutoFillBackground(false);
    body()->addWidget(m_scroll, 1);
    retranslate();
}

void TurningPoints::setReview(const GameReview& review)
{
    const GameReview before = std::exchange(m_review, review);
    if (!saysTheSame(before, review))
        rebuild();
    retranslate();
}

void TurningPoints::setRunning(bool running)
{
    m_isRunning = running;
    retranslate();
}

void TurningPoints::rebuild()
{
    for (TurningPointItem* item : std::exchange(m_items, {}))
        delete item;
    auto* column = static_cast<QVBoxLayout*>(m_list->layout());
    for (const std::size_t place : m_review.turningPoints) {
        const int number = m_review.firstMove + static_cast<int>(place) + 1;
        auto* item = new TurningPointItem(m_review.moves[place], number, m_list);
        connect(item, &QAbstractButton::clicked, this, [this, number] { emit chosen(number); });
        connect(item, &TurningPointItem::proveRequested, this, &TurningPoints::proveRequested);
        column->insertWidget(column->count() - 1, item);
        m_items.push_back(item);
    }
}

bool TurningPoints::contains(std::size_t move) const
{
    const auto& places = m_review.turningPoints;
    return std::find(places.begin(), places.end(), move) != places.end();
}

void TurningPoints::setShown(std::optional<std::size_t> move, bool isAside)
{
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const bool isShown = move == m_review.turningPoints[i];
        m_items[i]->setShown(isShown, isAside);
        if (isShown)  // Once it has its new height.
            QTimer::singleShot(0, m_items[i], [this, item = m_items[i]] { bringToView(item); });
    }
}

/// Its beginning, where there is no room for all of it.
void TurningPoints::bringToView(TurningPointItem* item)
{
    m_scroll->ensureWidgetVisible(item);
    QScrollBar* bar = m_scroll->verticalScrollBar();
    bar->setValue(std::min(bar->value(), item->y()));
}

QString TurningPoints::message() const
{
    return m_message->isVisibleTo(m_list) ? m_message->text() : QString();
}

QString TurningPoints::emptyMessage() const
{
    if (!m_review.isComplete)
        return m_isRunning ? tr("Mistakes appear here once they are certain.")
                           : tr("The review was stopped. Press Shift+F9 to start it again.");
    const auto& [black, white] = m_review.players;
    return black.inaccuracies + white.inaccuracies > 0
        ? tr("No mistakes found, only inaccuracies. All Moves lists them.")
        : tr("No mistakes found.");
}

void TurningPoints::retranslate()
{
    setTitle(tr("Turning Points"));
    setNote(ReviewText::opening(m_review.opening));
    m_message->setText(emptyMessage());
    m_message->setVisible(m_review.turningPoints.empty());
}

}  // namespace gomoku
