// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/StatusText.h"

#include "UI/Board/BoardInsight.h"
#include "UI/Text/GameText.h"
#include "UI/Text/OpeningText.h"
#include "UI/Text/PlayText.h"

namespace gomoku {

QString StatusText::of(const GameSnapshot& snapshot)
{
    return tr("%1 · %2").arg(moment(snapshot), table(snapshot));
}

QString StatusText::ofStartPage()
{
    return tr("Press Enter to play, or lay the first stone.");
}

QString StatusText::moment(const GameSnapshot& snapshot)
{
    if (snapshot.isLookingBack())
        return tr("Looking back: move %1 of %2").arg(snapshot.shown).arg(snapshot.moves.size());
    if (snapshot.result.isOver())
        return GameText::result(snapshot.result);
    if (snapshot.paused)
        return tr("Paused");
    if (snapshot.opening)
        return OpeningText::status(snapshot);
    return PlayText::toMove(snapshot.sideToMove);
}

QString StatusText::table(const GameSnapshot& snapshot)
{
    const GameSetup& setup = snapshot.setup;
    const QString game
        = tr("%1 · %2").arg(GameText::rule(setup.rule), GameText::boardSize(setup.boardSize));
    const QString opening = BoardInsight::opening(snapshot);
    return opening.isEmpty() ? game : tr("%1 · %2").arg(game, opening);
}

}  // namespace gomoku
