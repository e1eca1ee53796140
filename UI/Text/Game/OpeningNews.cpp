// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/Game/OpeningNews.h"

#include "UI/Text/Game/OpeningText.h"
#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

#include <algorithm>

namespace gomoku {

namespace {

bool isHuman(const GameSnapshot& snapshot, Color color)
{
    return snapshot.setup.players[color].isHuman();
}

bool isWatched(const GameSnapshot& snapshot)
{
    return !isHuman(snapshot, Color::Black) && !isHuman(snapshot, Color::White);
}

/// Has a human placed a stone after the first `stones` of the game, or, where none plays, have both
/// sides?
bool wentOnAfter(const GameSnapshot& snapshot, std::size_t stones)
{
    const auto live = std::min(static_cast<std::size_t>(snapshot.live), snapshot.moves.size());
    if (isWatched(snapshot))
        return live >= stones + 2;
    return live > stones
        && std::any_of(snapshot.moves.begin() + static_cast<std::ptrdiff_t>(stones),
                       snapshot.moves.begin() + static_cast<std::ptrdiff_t>(live),
                       [&](const PlayedMove& move) { return isHuman(snapshot, move.color); });
}

}  // namespace

QString OpeningNews::of(const GameSnapshot& snapshot)
{
    const std::vector<OpeningAction>& actions = snapshot.openingActions;
    const GameSetup& setup = snapshot.setup;
    const auto whole = OpeningPlay::replayed(setup.openingRule, setup.boardSize, actions);
    if (!whole || wentOnAfter(snapshot, whole->moves().size()))
        return {};
    OpeningPlay opening(setup.openingRule, setup.boardSize);
    QStringList news;
    for (const OpeningAction& action : actions) {
        const Seat seat = opening.task().seat;
        opening.apply(action);
        // The players' colours are those of now, whatever they were at the time.
        const bool human = isHuman(snapshot, whole->colorOf(seat));
        if (human || isWatched(snapshot))
            news.clear();
        if (!human || action.step == OpeningStep::DeclareFifths)
            news << sentence(action, OpeningText::player(snapshot, seat, whole->colorOf(seat)),
                             opening.colorOf(seat));
    }
    return joinedSentences(news);
}

QString OpeningNews::sentence(const OpeningAction& action, const QString& who, Color color)
{
    switch (action.step) {
    case OpeningStep::Choose:
        return choice(action.choice, who, color);
    case OpeningStep::DeclareFifths:
        return action.number == 1 ? tr("Black will offer one fifth move.")
                                  : tr("Black will offer %1 fifth moves.").arg(action.number);
    case OpeningStep::PickFifth:
        return tr("%1 keeps %2 as the fifth move.", "a player, a point")
            .arg(who, ValueText::point(action.point));
    case OpeningStep::PlaceStone:
    case OpeningStep::OfferFifth:
        break;
    }
    return {};
}

/// `color` is what the chooser has after the choice.
QString OpeningNews::choice(OpeningChoice choice, const QString& who, Color color)
{
    const bool black = color == Color::Black;
    switch (choice) {
    case OpeningChoice::Stay:
        return (black ? tr("%1 stays Black.", "a player") : tr("%1 stays White.", "a player"))
            .arg(who);
    case OpeningChoice::Swap:
        return (black ? tr("%1 swaps and plays Black.", "a player")
                      : tr("%1 swaps and plays White.", "a player"))
            .arg(who);
    case OpeningChoice::PlaceTwoMore:
        return tr("%1 places two more stones.", "a player").arg(who);
    case OpeningChoice::OfferTen:
        return tr("%1 offers ten fifth moves.", "a player").arg(who);
    }
    return {};
}

}  // namespace gomoku
