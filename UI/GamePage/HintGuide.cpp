// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/HintGuide.h"

#include "UI/BoardWidget.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/Text/MessageText.h"
#include "UI/Text/OpeningText.h"
#include "UI/Text/ValueText.h"

namespace gomoku {

HintGuide::HintGuide(GameManager* manager, BoardWidget* board, StatusLine* status, QObject* parent)
    : QObject(parent),
      m_board(board),
      m_status(status)
{
    connect(manager, &GameManager::hintFound, this, &HintGuide::take);
    connect(manager, &GameManager::openingHintFound, this, &HintGuide::takeForOpening);
}

void HintGuide::help()
{
    const bool again
        = !m_board->hint().isNone() && m_line.size() > 1 && m_board->snapshot().grid == m_position;
    if (again) {
        m_board->showLine(m_line);
        m_status->say(tr("Likely continuation: %1").arg(ValueText::line(m_line)));
        return;
    }
    m_status->say(tr("Looking for a good move…"));
    emit searchRequested();
}

void HintGuide::take(Point point, const SearchReport& report, HintReason reason)
{
    emit evaluated(report);
    m_board->showHint(point);
    m_position = m_board->snapshot().grid;
    m_line = report.lines.empty() ? std::vector<Point>() : report.lines.front().moves;
    const QString why = MessageText::hint(reason, point);
    m_status->say(
        m_line.size() > 1 ? tr("%1 Ask again for the continuation.", "a sentence").arg(why) : why);
}

void HintGuide::takeForOpening(const OpeningAction& action)
{
    m_line.clear();
    m_board->showHint(action.point);
    if (const auto& opening = m_board->snapshot().opening)
        m_status->say(OpeningText::hint(action, opening->actor));
}

}  // namespace gomoku
