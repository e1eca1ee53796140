// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Players/ComputerPlayer.h"

#include "Models/Game/Players/PlayerLimits.h"
#include "Models/Search/TimeManager.h"
#include "Models/Setup/PerfectLevel.h"

#include <utility>

namespace gomoku {

namespace {

/// What the computer thinks of the position. Where there was only one move it has not searched, and
/// its 0 means nothing.
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
    if (isPerfect(spec))
        m_proofs = std::make_unique<ProofInquiry>(this);
    connect(&m_ai, &GomokuAI::progressed, this, &ComputerPlayer::onProgressed);
    connect(&m_ai, &GomokuAI::finished, this, &ComputerPlayer::onFinished);
    connect(&m_ai, &GomokuAI::advised, this, &ComputerPlayer::onAdvised);
}

void ComputerPlayer::ask(Ticket ticket, const Question& question)
{
    const ClockSpec& clock = question.setup.clock;
    const DelayReserve& delays = m_ai.delaysOf(limitsFor(m_spec, clock, question.timeLeft));
    const SearchLimits limits = limitsFor(m_spec, clock, question.timeLeft, delays);
    m_asked = ticket;
    if (const OpeningPlay* opening = question.opening) {
        const auto actions = static_cast<int>(opening->actions().size());
        m_search = m_ai.advise(*opening, question.setup.rule, m_settings.adjusted(limits, actions));
    } else if (m_proofs && question.color == Color::Black) {
        followProof(question.position, limits);
    } else {
        search(question.position, limits);
    }
}

void ComputerPlayer::search(const BoardManager& position, const SearchLimits& limits)
{
    m_search = m_ai.think(position, m_settings.adjusted(limits, position.stoneCount()));
}

/// At most half the time for the move: the rest is for a search if nothing is proven.
void ComputerPlayer::followProof(const BoardManager& position, const SearchLimits& limits)
{
    SearchLimits rest = limits;
    rest.moveTime = *TimeManager::budgetFor(limits) / 2;
    m_proofs->ask(position, proof::kPlayingLeafNodes,
                  std::chrono::steady_clock::now() + *rest.moveTime,
                  [this, position, rest](const std::optional<proof::ProvenMove>& win) {
                      win ? playProven(*win) : approachProof(position, rest);
                  });
}

/// Nothing is proven here. A move that leads to what is proven is better than one that does not.
void ComputerPlayer::approachProof(const BoardManager& position, const SearchLimits& limits)
{
    m_proofs->askForWayIntoTheTree(position, [this, position, limits](Point move) {
        if (move.isNone())
            return search(position, limits);
        tell({.moves = {move}}, 0);
        answer({move, {}});
    });
}

void ComputerPlayer::playProven(const proof::ProvenMove& win)
{
    tell({.moves = {win.move}, .score = winIn(win.plies)}, win.plies);
    answer({win.move, winIn(win.plies)});
}

void ComputerPlayer::tell(const SearchLine& line, int provenPlies)
{
    SearchReport report;
    report.lines.push_back(line);
    report.provenPlies = provenPlies;
    report.isFinal = true;
    emit progressed(report);
}

void ComputerPlayer::forget()
{
    m_search = 0;
    if (m_proofs)
        m_proofs->drop();
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
