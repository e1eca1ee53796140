// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/StatusRow.h"

#include "UI/GamePage/ReturnLink.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/Help/HelpButton.h"
#include "UI/Text/Game/StatusLineText.h"

#include <algorithm>
#include <utility>
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
{
    connect(m_line, &StatusLine::textShown, this, &StatusRow::place);
}

void StatusRow::showStartPage(bool watching)
{
    m_isAway = m_hasHelp = false;
    m_line->setLasting(StatusLineText::ofStartPage(watching));
    place();
}

void StatusRow::showGame(const GameSnapshot& snapshot)
{
    m_words = StatusLineText::of(snapshot);
    m_return->follow(snapshot);
    m_isAway = !m_return->isHidden();
    m_hasHelp = true;
    m_help->setTopic(snapshot.opening ? topicOf(snapshot.setup.openingRule)
                                      : topicOf(snapshot.setup.rule));
    showWords();
}

void StatusRow::setNumbersShown(bool shown)
{
    if (std::exchange(m_hasNumbers, shown) != shown && m_hasHelp)
        showWords();
}

/// Numbers on the board mean nothing to somebody who does not know whose chance they are.
void StatusRow::showWords()
{
    m_line->setLasting(m_hasNumbers ? StatusLineText::withNumbers(m_words) : m_words);
    place();
}

void StatusRow::showGuest()
{
    m_isAway = m_hasHelp = false;
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

int StatusRow::widthBesideTheWords() const
{
    int width = 0;
    for (const QWidget* each : std::initializer_list<const QWidget*>{m_return, m_help})
        if (!each->isHidden())
            width += kLinkGap + each->sizeHint().width();
    return width;
}

/// The "?" gives way to long words, then the way back, but only to what is being said.
void StatusRow::makeRoom()
{
    m_return->setVisible(m_isAway);
    m_help->setVisible(m_hasHelp);
    for (QWidget* each : std::initializer_list<QWidget*>{m_help, m_return})
        if ((each == m_help || m_line->isSaying())
            && !m_line->fitsInto(width() - widthBesideTheWords()))
            each->hide();
}

/// The words from the left; the way back and the "?" after them, at the board's edge if they can.
void StatusRow::place()
{
    makeRoom();
    std::vector<QWidget*> after;
    for (QWidget* each : std::initializer_list<QWidget*>{m_return, m_help})
        if (!each->isHidden())
            after.push_back(each);
    const int needed = widthBesideTheWords();
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
