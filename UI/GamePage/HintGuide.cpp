// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/HintGuide.h"

#include "UI/BoardWidget.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/MessageText.h"
#include "UI/Text/OpeningText.h"
#include "UI/Text/ValueText.h"

namespace gomoku {

HintGuide::HintGuide(GameWidget* game, GameManager* manager) : QObject(game), m_game(game)
{
    connect(manager, &GameManager::hintFound, this, &HintGuide::take);
    connect(manager, &GameManager::openingHintFound, this, &HintGuide::takeForOpening);
}

void HintGuide::help()
{
    const bool again = !m_game->board()->hint().isNone() && m_line.size() > 1
        && m_game->snapshot().grid == m_position;
    if (again) {
        m_game->board()->showLine(m_line);
        m_game->status()->say(tr("So it might go on: %1").arg(ValueText::line(m_line)));
        return;
    }
    m_game->status()->say(tr("Looking for a good move…"));
    m_game->ask(&GameManager::requestHint);
}

void HintGuide::take(Point point, const SearchReport& report, HintReason reason)
{
    m_game->noteEvaluation(m_game->snapshot(), report);
    m_game->board()->showHint(point);
    m_position = m_game->snapshot().grid;
    m_line = report.lines.empty() ? std::vector<Point>() : report.lines.front().moves;
    const QString why = MessageText::hint(reason, point);
    m_game->status()->say(
        m_line.size() > 1 ? tr("%1 Ask again to see how it goes on.", "a sentence").arg(why) : why);
}

void HintGuide::takeForOpening(const OpeningAction& action)
{
    m_line.clear();
    m_game->board()->showHint(action.point);
    if (const auto& opening = m_game->snapshot().opening)
        m_game->status()->say(OpeningText::hint(action, opening->actor));
}

}  // namespace gomoku
