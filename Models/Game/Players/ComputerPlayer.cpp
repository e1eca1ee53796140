// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/ComputerPlayer.h"

#include "Models/Game/Players/PlayerLimits.h"

#include <utility>

namespace gomoku {

namespace {

/// What the computer thinks of the position. Where there was only one move it has not thought, and
/// its nought means nothing.
std::optional<Score> opinionIn(const SearchReport& report)
{
    const bool thought = report.nodes > 0 || report.fromBook || report.score() != 0;
    return thought ? std::optional(report.score()) : std::nullopt;
}

/// No move at all: under Renju all that is left may be forbidden.
Answer answerIn(const SearchReport& report)
{
    const Point point = report.bestMove();
    return point.isNone() ? Answer{Pass{}, {}} : Answer{point, opinionIn(report)};
}

}  // namespace

ComputerPlayer::ComputerPlayer(const PlayerSpec& spec, GomokuAI& ai,
                               const ComputerSettings& settings, QObject* parent)
    : Player(parent),
      m_spec(spec),
      m_ai(ai),
      m_settings(settings)
{
    connect(&m_ai, &GomokuAI::progressed, this, &ComputerPlayer::onProgressed);
    connect(&m_ai, &GomokuAI::finished, this, &ComputerPlayer::onFinished);
    connect(&m_ai, &GomokuAI::advised, this, &ComputerPlayer::onAdvised);
}

void ComputerPlayer::ask(Ticket ticket, const Question& question)
{
    const SearchLimits limits = limitsFor(m_spec, question.setup.clock, question.timeLeft);
    m_asked = ticket;
    if (const OpeningPlay* opening = question.opening) {
        const auto actions = static_cast<int>(opening->actions().size());
        m_search = m_ai.advise(*opening, question.setup.rule, m_settings.adjusted(limits, actions));
    } else {
        const int stones = question.position.stoneCount();
        m_search = m_ai.think(question.position, m_settings.adjusted(limits, stones));
    }
}

void ComputerPlayer::forget()
{
    m_search = 0;
    if (std::exchange(m_asked, 0) != 0)
        m_ai.cancel();
}

void ComputerPlayer::onProgressed(GomokuAI::Ticket search, const SearchReport& report)
{
    if (search == m_search)
        emit progressed(report);
}

void ComputerPlayer::onFinished(GomokuAI::Ticket search, const SearchReport& report)
{
    if (search != m_search)
        return;
    emit progressed(report);
    answer(answerIn(report));
}

void ComputerPlayer::onAdvised(GomokuAI::Ticket search, const OpeningAction& action)
{
    if (search == m_search)
        answer({action, {}});
}

void ComputerPlayer::answer(const Answer& answer)
{
    m_search = 0;
    emit answered(std::exchange(m_asked, 0), answer);
}

}  // namespace gomoku
