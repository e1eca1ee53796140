// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/OpeningSession.h"

#include "Models/Game/TakeBack.h"
#include "Models/Rules/FifthMoves.h"

#include <span>

namespace gomoku {

namespace {

Refusal refusalFor(OpeningRefusal refusal)
{
    switch (refusal) {
    case OpeningRefusal::OffBoard:
        return Refusal::OffBoard;
    case OpeningRefusal::Occupied:
        return Refusal::Occupied;
    case OpeningRefusal::NotCentre:
    case OpeningRefusal::TooFar:
    case OpeningRefusal::TooNear:
        return Refusal::OutsideOpeningArea;
    case OpeningRefusal::AlreadyOffered:
        return Refusal::AlreadyOffered;
    case OpeningRefusal::SymmetricOffer:
        return Refusal::MirroredFifth;
    case OpeningRefusal::NotOffered:
        return Refusal::NotOffered;
    case OpeningRefusal::Finished:
    case OpeningRefusal::NotAsked:
    case OpeningRefusal::NumberOutOfRange:
        return Refusal::Busy;
    }
    return Refusal::Busy;
}

bool isHumanPlayer(const PlayerSpec& player)
{
    return player.kind == PlayerSpec::Kind::Human;
}

}  // namespace

OpeningSession::OpeningSession(const GameSetup& setup)
    : m_opening(setup.openingRule, setup.boardSize)
{ }

OpeningSession::OpeningSession(const GameSetup& setup, const std::vector<OpeningAction>& actions)
{
    if (auto opening = OpeningPlay::replayed(setup.openingRule, setup.boardSize, actions))
        m_opening = std::move(*opening);
}

Color OpeningSession::actor() const
{
    return m_opening.colorOf(m_opening.task().seat);
}

OpeningView OpeningSession::view() const
{
    OpeningView view{
        m_opening.task(), actor(), m_opening.allowedPoints(), m_opening.offeredFifths(), {}};
    for (const Point offer : view.offered) {
        const std::vector<Point> images = symmetricPoints(m_opening.grid(), offer);
        view.mirrored.insert(view.mirrored.end(), images.begin(), images.end());
    }
    return view;
}

std::optional<Refusal> OpeningSession::judge(const OpeningAction& action) const
{
    const auto refusal = m_opening.refusalOf(action);
    return refusal ? std::optional(refusalFor(*refusal)) : std::nullopt;
}

std::optional<Refusal> OpeningSession::judge(Point point) const
{
    const auto action = m_opening.actionAt(point);
    return action ? judge(*action) : std::optional(Refusal::Busy);
}

void OpeningSession::apply(const OpeningAction& action, PlayedGame& game)
{
    const Seat black = m_opening.seatOf(Color::Black);
    const int before = stones();
    m_opening.apply(action);
    if (stones() > before)
        game.play(m_opening.moves().back());
    if (m_opening.seatOf(Color::Black) != black)
        game.swapPlayers();
}

const PlayerSpec& OpeningSession::playerAt(Seat seat, const PlayedGame& game) const
{
    return game.setup().players[m_opening.colorOf(seat)];
}

/// Nullopt if nothing can be taken back.
std::optional<std::size_t> OpeningSession::actionsAfterUndo(const PlayedGame& game) const
{
    const auto actions = std::span(m_opening.actions());
    for (std::size_t count = actions.size(); count-- > 0;) {
        const auto before
            = OpeningPlay::replayed(m_opening.rule(), m_opening.boardSize(), actions.first(count));
        if (!hasHuman(game) || isHumanPlayer(playerAt(before->task().seat, game)))
            return count;
    }
    return std::nullopt;
}

bool OpeningSession::canUndo(const PlayedGame& game) const
{
    return actionsAfterUndo(game).has_value();
}

void OpeningSession::undo(PlayedGame& game)
{
    const auto count = actionsAfterUndo(game);
    if (!count)
        return;
    const Seat black = m_opening.seatOf(Color::Black);
    while (m_opening.actions().size() > *count)
        m_opening.undo();
    game.setLive(stones());
    if (m_opening.seatOf(Color::Black) != black)
        game.swapPlayers();
}

}  // namespace gomoku
