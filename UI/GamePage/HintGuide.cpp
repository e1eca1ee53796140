// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/HintGuide.h"

#include "Models/Review/Judge/Verdict.h"
#include "UI/BoardWidget.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/Game/OpeningText.h"
#include "UI/Text/ValueText.h"

#include <algorithm>

namespace gomoku {

HintGuide::HintGuide(GameManager* manager, BoardWidget* board, StatusLine* status, QObject* parent)
    : QObject(parent),
      m_board(board),
      m_status(status)
{
    connect(manager, &GameManager::hintFound, this, &HintGuide::take);
    connect(manager, &GameManager::openingHintFound, this, &HintGuide::takeForOpening);
    connect(manager, &GameManager::threatFound, this, &HintGuide::takeThreat);
}

bool HintGuide::isAbout(Topic topic) const
{
    return m_topic == topic && !m_line.empty() && m_board->snapshot().game == m_game
        && m_board->snapshot().grid == m_position;
}

void HintGuide::begin(Topic topic, const std::vector<Point>& line, Color first)
{
    m_topic = topic;
    m_game = m_board->snapshot().game;
    m_position = m_board->snapshot().grid;
    m_line = line;
    m_first = first;
    m_isMoveShown = false;
    m_stones = 0;
    m_board->showHint({});
    m_board->showLine({}, first);
}

void HintGuide::help()
{
    if (!isAbout(Topic::Hint)) {
        m_status->say(tr("Looking for a good move…"));
        emit searchRequested();
    } else if (!m_isMoveShown || m_line.size() == 1) {
        showMove();
    } else {
        showNextStone();
    }
}

void HintGuide::showThreat()
{
    if (isAbout(Topic::Threat))
        return showNextStone();
    m_status->say(tr("Looking for a threat…"));
    emit threatRequested();
}

void HintGuide::take(Point point, const SearchReport& report, const MoveReason& reason)
{
    const auto line = report.lines.empty() ? std::vector<Point>() : report.lines.front().moves;
    begin(Topic::Hint, line, m_board->snapshot().sideToMove);
    m_reason = reason;
    // A win whose end was not found is no line to the five.
    m_wins = isWin(report.score()) && isComplete(report.lines.front());
    m_board->showHintArea(point);
    m_status->keepSaying(
        tr("%1 Ask again to see the move.", "a sentence").arg(MessageText::hintIdea(reason)));
}

void HintGuide::showMove()
{
    m_isMoveShown = true;
    m_board->showHint(m_line.front());
    const QString why = MessageText::hint(m_reason, m_line.front());
    m_status->keepSaying(
        m_line.size() > 1 ? tr("%1 Ask again to see the line.", "a sentence").arg(why) : why);
}

void HintGuide::takeThreat(const OpponentThreat& threat)
{
    begin(Topic::Threat, threat.line, threat.attacker);
    m_wins = true;
    const QString what = MessageText::threat(threat);
    if (!threat.line.empty()) {
        m_stones = 1;
        m_board->showLine({threat.line.front()}, m_first);
    }
    m_status->keepSaying(threat.line.size() > 1
                             ? tr("%1 Ask again to see the line.", "a sentence").arg(what)
                             : what);
}

void HintGuide::showNextStone()
{
    m_stones = std::min(m_stones + 1, static_cast<int>(m_line.size()));
    m_board->showLine({m_line.begin(), m_line.begin() + m_stones}, m_first);
    m_status->keepSaying(lineText());
}

/// What is on the board of the line, and whether there is more.
QString HintGuide::lineText() const
{
    const QString moves = ValueText::line({m_line.begin(), m_line.begin() + m_stones});
    if (m_stones < static_cast<int>(m_line.size()))
        return m_wins ? tr("Winning line: %1 …").arg(moves)
                      : tr("Likely continuation: %1 …").arg(moves);
    return m_wins ? tr("Winning line: %1. That is five in a row.").arg(moves)
                  : tr("Likely continuation: %1").arg(moves);
}

void HintGuide::takeForOpening(const OpeningAction& action)
{
    m_topic = Topic::None;
    m_board->showHint(action.point);
    if (const auto& opening = m_board->snapshot().opening)
        m_status->keepSaying(OpeningText::hint(action, opening->actor));
}

}  // namespace gomoku
