// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/OpeningSession.h"

#include "Models/Game/UndoRedo.h"
#include "Models/Rules/FifthMoves.h"

#include <algorithm>
#include <span>
#include <utility>

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
    return player.isHuman();
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

OpeningSession::OpeningSession(const GameSetup& setup, const GameRecord& record)
    : OpeningSession(
        setup,
        parseOpeningActions(record.info().openingActions).value_or(std::vector<OpeningAction>()))
{
    const std::vector<Point>& laid = m_opening.moves();
    const std::vector<RecordedMove> moves = record.mainMoves();
    const bool fits = moves.size() >= laid.size()
        && std::equal(laid.begin(), laid.end(), moves.begin(),
                      [](Point point, const RecordedMove& move) { return move.point == point; })
        && (moves.size() == laid.size() || !isActive());
    if (!fits)
        m_opening = OpeningPlay();
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
    m_undone.clear();
    carryOut(action, game);
}

void OpeningSession::carryOut(const OpeningAction& action, PlayedGame& game)
{
    const Seat black = m_opening.seatOf(Color::Black);
    const int before = stones();
    m_opening.apply(action);
    game.noteOpening(m_opening.actions());
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
    m_undone.emplace_back(m_opening.actions().begin() + static_cast<std::ptrdiff_t>(*count),
                          m_opening.actions().end());
    while (m_opening.actions().size() > *count)
        m_opening.undo();
    game.noteOpening(m_opening.actions());
    game.setLive(stones());
    if (m_opening.seatOf(Color::Black) != black)
        game.swapPlayers();
}

void OpeningSession::redo(PlayedGame& game)
{
    const std::vector<OpeningAction> actions = std::move(m_undone.back());
    m_undone.pop_back();
    for (const OpeningAction& action : actions)
        carryOut(action, game);
}

}  // namespace gomoku
