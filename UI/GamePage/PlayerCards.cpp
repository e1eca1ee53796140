// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/PlayerCards.h"

#include "UI/GamePage/Cards/CardStates.h"
#include "UI/GamePage/Cards/PlayerCard.h"
#include "UI/GamePage/GamePanel.h"

namespace gomoku {

namespace {

constexpr int kTickMilliseconds = 100;

}  // namespace

PlayerCards::PlayerCards(GamePanel* panel) : QObject(panel), m_panel(panel)
{
    m_tick.setInterval(kTickMilliseconds);
    connect(&m_tick, &QTimer::timeout, this, &PlayerCards::refresh);
    m_sinceSnapshot.start();
    m_sinceThought.start();
}

void PlayerCards::follow(const GameSnapshot& snapshot)
{
    const bool another = snapshot.game != m_snapshot.game;
    if (snapshot.thinking && (another || !m_snapshot.thinking)) {
        m_sinceThought.restart();
        m_reports[snapshot.toAct()] = {};
    }
    if (another || snapshot.setup.players != m_snapshot.setup.players)
        forget();  // Whoever plays now has not looked yet.
    const auto said = m_said.find(snapshot.node);
    if (snapshot.live != m_snapshot.live && !snapshot.isLookingBack() && said != m_said.end())
        m_reports = said->second;  // Back here, or here again: it still holds.
    else if (snapshot.live < m_snapshot.live)
        m_reports = {};  // What was said of a move that was taken back.
    m_sinceSnapshot.restart();
    m_snapshot = snapshot;
    keep();
    refresh();
}

void PlayerCards::forget()
{
    m_said.clear();
    m_reports = {};
}

/// While somebody thinks, what was said is not of this position.
void PlayerCards::keep()
{
    if (!m_snapshot.thinking && !m_snapshot.isLookingBack())
        m_said[m_snapshot.node] = m_reports;
}

void PlayerCards::setReport(const SearchReport& report)
{
    if (!m_snapshot.thinking && report.provenPlies == 0)
        return;  // Of a hint.
    // Only Black's wins are proven, and that may be heard when White is to move already.
    m_reports[report.provenPlies > 0 ? Color::Black : m_snapshot.toAct()] = report;
    keep();
    refresh();
}

void PlayerCards::refresh()
{
    CardStates::Moment moment{.sinceSnapshot = Milliseconds(m_sinceSnapshot.elapsed()),
                              .sinceThought = Milliseconds(m_sinceThought.elapsed())};
    for (const Color color : kColors) {
        moment.report = m_reports[color];
        m_panel->card(color)->setState(CardStates::of(m_snapshot, color, moment));
    }
    const bool moving = m_snapshot.thinking || m_snapshot.clockRunning;
    if (moving != m_tick.isActive())
        moving ? m_tick.start() : m_tick.stop();
}

}  // namespace gomoku
