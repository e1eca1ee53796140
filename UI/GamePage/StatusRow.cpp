// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/StatusRow.h"

#include "UI/GamePage/ReturnLink.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/Help/HelpButton.h"
#include "UI/Text/Game/StatusLineText.h"

#include <algorithm>
#include <vector>

namespace gomoku {

namespace {

constexpr int kLinkGap = 12;

}  // namespace

StatusRow::StatusRow(QWidget* parent)
    : QWidget(parent),
      m_line(new StatusLine(this)),
      m_return(new ReturnLink(this)),
      m_help(new HelpButton(HelpTopic::Rules, this))
{ }

void StatusRow::showStartPage(bool watching)
{
    m_return->hide();
    m_help->hide();
    m_line->setLasting(StatusLineText::ofStartPage(watching));
    place();
}

void StatusRow::showGame(const GameSnapshot& snapshot)
{
    m_return->follow(snapshot);
    m_help->setTopic(snapshot.opening ? topicOf(snapshot.setup.openingRule)
                                      : topicOf(snapshot.setup.rule));
    m_help->show();
    m_line->setLasting(StatusLineText::of(snapshot));
    place();
}

void StatusRow::showGuest()
{
    m_return->hide();
    m_help->hide();
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

/// The words from the left; the way back and the "?" after them, at the board's edge if they can.
void StatusRow::place()
{
    std::vector<QWidget*> after;
    for (QWidget* each : std::initializer_list<QWidget*>{m_return, m_help})
        if (!each->isHidden())
            after.push_back(each);
    int needed = 0;
    for (const QWidget* each : after)
        needed += kLinkGap + each->sizeHint().width();
    const int wanted = m_line->fontMetrics().horizontalAdvance(m_line->text()) + needed;
    const int end = after.empty() ? width() : std::min(width(), std::max(m_boardEdge, wanted));
    m_line->setGeometry(0, 0, std::max(0, end - needed), height());
    int left = end - needed;
    for (QWidget* each : after) {
        const QSize size = each->sizeHint().boundedTo(QSize(width(), height()));
        each->setGeometry(left + kLinkGap, (height() - size.height()) / 2, size.width(),
                          size.height());
        left += kLinkGap + size.width();
    }
}

}  // namespace gomoku
