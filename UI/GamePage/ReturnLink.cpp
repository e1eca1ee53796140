// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/ReturnLink.h"

#include "UI/Text/ValueText.h"

#include <QEvent>

namespace gomoku {

ReturnLink::ReturnLink(QWidget* parent) : QPushButton(parent)
{
    setProperty("flatLink", true);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    retranslate();
    hide();
}

void ReturnLink::follow(const GameSnapshot& snapshot)
{
    const bool away = snapshot.isLookingBack();
    if (!m_away || !away || snapshot.game != m_game || snapshot.live < m_left) {
        m_left = snapshot.live;
        m_news.reset();
    }
    if (away && !snapshot.aside && snapshot.live > m_left)
        m_news = snapshot.moves[static_cast<std::size_t>(snapshot.live - 1)];
    m_away = away;
    m_game = snapshot.game;
    retranslate();
    setVisible(away);
}

void ReturnLink::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QPushButton::changeEvent(event);
}

void ReturnLink::retranslate()
{
    setText(m_news ? tr("%1 played %2: back to the game")
                         .arg(ValueText::color(m_news->color), ValueText::point(m_news->point))
                   : tr("Back to the game"));
    setToolTip(tr("Show the newest position again (Alt+End)"));
}

}  // namespace gomoku
