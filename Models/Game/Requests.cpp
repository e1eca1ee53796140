// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Requests.h"

#include "Models/Game/UndoRedo.h"

namespace gomoku {

namespace {

bool isOver(const TimedGame& timed)
{
    return timed.game.result().isOver();
}

bool isOverAsShown(const TimedGame& timed)
{
    return timed.game.outcomeAt(timed.game.shownNode()).isOver();
}

/// Who has to act in the position shown.
Color askedAsShown(const TimedGame& timed)
{
    return timed.opening.isActive() ? timed.opening.actor() : timed.game.sideToMove();
}

}  // namespace

std::optional<Refusal> refusalOfMove(const TimedGame& timed, Point point, bool isWarned)
{
    if (isOverAsShown(timed))
        return Refusal::GameOver;
    if (isWarned && !timed.game.isLookingBack())
        return Refusal::Busy;
    if (!isHuman(timed.game, askedAsShown(timed)))
        return Refusal::NotYourTurn;
    return timed.opening.isActive() ? timed.opening.judge(point) : timed.game.judge(point);
}

std::optional<Refusal> refusalOfOpeningAction(const TimedGame& timed, const OpeningAction& action)
{
    if (!timed.opening.isActive() || isOver(timed))
        return Refusal::GameOver;
    if (!isHuman(timed.game, timed.opening.actor()))
        return Refusal::NotYourTurn;
    return timed.opening.judge(action);
}

std::optional<Refusal> refusalOfPass(const TimedGame& timed)
{
    if (timed.opening.isActive())
        return Refusal::Busy;
    if (!isHuman(timed.game, timed.game.sideToMove()))
        return Refusal::NotYourTurn;
    return timed.game.judgePass();
}

std::optional<Refusal> refusalOfComputerMove(const TimedGame& timed)
{
    if (isOver(timed))
        return Refusal::GameOver;
    if (!isHuman(timed.game, timed.toAct()))
        return Refusal::NotYourTurn;
    return std::nullopt;
}

std::optional<Refusal> refusalOfHint(const TimedGame& timed, bool isThinking)
{
    if (isOverAsShown(timed))
        return Refusal::GameOver;
    if (isThinking || !isHuman(timed.game, askedAsShown(timed)))
        return Refusal::NotYourTurn;
    return std::nullopt;
}

std::optional<Refusal> refusalOfThreat(const TimedGame& timed, bool isThinking)
{
    if (isOverAsShown(timed))
        return Refusal::GameOver;
    if (isThinking && !timed.game.isLookingBack())
        return Refusal::NotYourTurn;
    return std::nullopt;
}

std::optional<Refusal> refusalOfResignation(const TimedGame& timed)
{
    if (isOver(timed))
        return Refusal::GameOver;
    if (!humanToAct(timed.game))
        return Refusal::NobodyToResign;
    return std::nullopt;
}

std::optional<Refusal> refusalOfDrawOffer(const TimedGame& timed, bool isOffered)
{
    if (isOver(timed))
        return Refusal::GameOver;
    if (!isHuman(timed.game, Color::Black) || !isHuman(timed.game, Color::White))
        return Refusal::NoHuman;
    if (isOffered)
        return Refusal::Busy;
    return std::nullopt;
}

std::optional<Refusal> refusalOfTimeClaim(const TimedGame& timed, GameClock::TimePoint now)
{
    if (isOver(timed))
        return Refusal::GameOver;
    if (!timed.clock.isLimited())
        return Refusal::NoClock;
    if (!timed.clock.isOver(timed.game.liveSide(), now))
        return Refusal::NotOutOfTime;
    return std::nullopt;
}

std::optional<Refusal> refusalOfStep(const TimedGame& timed)
{
    if (isOver(timed))
        return Refusal::GameOver;
    if (isHuman(timed.game, timed.toAct()))
        return Refusal::NotYourTurn;
    return std::nullopt;
}

}  // namespace gomoku
