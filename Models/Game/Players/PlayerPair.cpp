// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/PlayerPair.h"

#include "Models/Game/Players/EnginePlayer.h"
#include "Models/Game/Players/HumanPlayer.h"
#include "Models/Game/Players/PlayerLimits.h"
#include "Models/Setup/RecordInfo.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

using Clock = std::chrono::steady_clock;

/// Who moves in place of a human that asks for it.
PlayerSpec standIn()
{
    return {.kind = PlayerSpec::Kind::Computer, .level = 0, .moveTime = kHintTime};
}

}  // namespace

PlayerPair::PlayerPair(GomokuAI& ai, const ComputerSettings& settings, QObject* parent)
    : QObject(parent),
      m_ai(ai),
      m_settings(settings),
      m_reaper(this),
      m_pauseTimer(this),
      m_standIn(standIn(), ai, settings, this)
{
    m_pauseTimer.setSingleShot(true);
    m_pauseTimer.setTimerType(Qt::PreciseTimer);  // Others may come a twentieth too early.
    connect(&m_pauseTimer, &QTimer::timeout, this, &PlayerPair::deliver);
    listenTo(m_standIn);
}

void PlayerPair::setPlayers(const PerColor<PlayerSpec>& players)
{
    for (const Color color : kColors) {
        std::unique_ptr<Player>& player = m_players[color];
        if (player && m_specs[color] == players[color])
            continue;
        if (m_asked && m_asked == player.get())
            forget();
        m_specs[color] = players[color];
        player = make(players[color]);
        listenTo(*player);
        connect(player.get(), &Player::logged, this,
                [this, color](const QString& line) { emit logged(color, line); });
    }
}

std::unique_ptr<Player> PlayerPair::make(const PlayerSpec& spec)
{
    switch (spec.kind) {
    case PlayerSpec::Kind::Computer:
        return std::make_unique<ComputerPlayer>(spec, m_ai, m_settings, this);
    case PlayerSpec::Kind::Engine:
        return std::make_unique<EnginePlayer>(spec, m_engines, m_reaper, m_ai, m_settings, this);
    case PlayerSpec::Kind::Human:
        break;
    }
    return std::make_unique<HumanPlayer>(this);
}

void PlayerPair::listenTo(Player& player)
{
    connect(&player, &Player::answered, this, &PlayerPair::take);
    connect(&player, &Player::failed, this, &PlayerPair::take);
    connect(&player, &Player::progressed, this, &PlayerPair::progressed);
}

void PlayerPair::setReplyPause(Milliseconds toHuman, Milliseconds toMachine)
{
    m_pauseToHuman = toHuman;
    m_pauseToMachine = toMachine;
}

void PlayerPair::ask(const Question& question)
{
    ask(*m_players[question.color], question);
}

void PlayerPair::askComputer(const Question& question)
{
    ask(m_standIn, question);
}

void PlayerPair::ask(Player& player, const Question& question)
{
    forget();
    m_asked = &player;
    m_ticket = ++m_lastTicket;
    const bool toHuman = question.setup.players[opponent(question.color)].isHuman();
    m_notBefore = Clock::now()
        + replyPause(toHuman ? m_pauseToHuman : m_pauseToMachine, question.setup.clock,
                     question.timeLeft);
    player.ask(m_ticket, question);
}

void PlayerPair::forget()
{
    m_ticket = 0;
    m_reply.reset();
    m_pauseTimer.stop();
    if (Player* const asked = std::exchange(m_asked, nullptr))
        asked->forget();
}

bool PlayerPair::isThinking() const
{
    return m_reply || (m_asked && m_asked->isThinking());
}

QString PlayerPair::nameOf(Color color) const
{
    const auto entry = m_engines.find(m_specs[color].engineId);
    return entry ? entry->name : playerName(m_specs[color]);
}

void PlayerPair::leave()
{
    forget();
    m_players = {};
}

/// The one place where an answer to a question that nobody asks any more is dropped.
void PlayerPair::take(Ticket ticket, Reply reply)
{
    if (ticket != m_ticket || ticket == 0)
        return;
    const bool isAnswer = std::holds_alternative<Answer>(reply);
    m_reply = std::move(reply);
    const auto left = isAnswer ? m_notBefore - Clock::now() : Clock::duration{0};
    m_pauseTimer.start(std::max(std::chrono::ceil<Milliseconds>(left), Milliseconds{0}));
}

void PlayerPair::deliver()
{
    const Reply reply = *std::exchange(m_reply, std::nullopt);
    m_ticket = 0;
    m_asked = nullptr;
    if (const Answer* answer = std::get_if<Answer>(&reply))
        emit answered(*answer);
    else
        emit failed(std::get<EngineFailure>(reply));
}

}  // namespace gomoku
