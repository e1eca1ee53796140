// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/StatusRow.h"

#include "UI/GamePage/ReturnLink.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/Text/StatusLineText.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kLinkGap = 12;

}  // namespace

StatusRow::StatusRow(QWidget* parent)
    : QWidget(parent),
      m_line(new StatusLine(this)),
      m_return(new ReturnLink(this))
{ }

void StatusRow::showStartPage(bool watching)
{
    m_return->hide();
    m_line->setLasting(StatusLineText::ofStartPage(watching));
    place();
}

void StatusRow::showGame(const GameSnapshot& snapshot)
{
    m_return->follow(snapshot);
    m_line->setLasting(StatusLineText::of(snapshot));
    place();
}

void StatusRow::setBoardEdge(int edge)
{
    m_boardEdge = edge;
    place();
}

void StatusRow::resizeEvent(QResizeEvent*)
{
    place();
}

void StatusRow::place()
{
    if (m_return->isHidden())
        return m_line->setGeometry(rect());
    const QSize link = m_return->sizeHint();
    const int wanted
        = m_line->fontMetrics().horizontalAdvance(m_line->text()) + kLinkGap + link.width();
    const int end = std::min(width(), std::max(m_boardEdge, wanted));
    const int tall = std::min(height(), link.height());
    m_return->setGeometry(end - link.width(), (height() - tall) / 2, link.width(), tall);
    m_line->setGeometry(0, 0, std::max(0, end - link.width() - kLinkGap), height());
}

}  // namespace gomoku
