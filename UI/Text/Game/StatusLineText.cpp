// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/Game/StatusLineText.h"

#include "UI/Text/Game/MessageText.h"
#include "UI/Text/Game/OpeningText.h"
#include "UI/Text/ValueText.h"

namespace gomoku {

QString StatusLineText::of(const GameSnapshot& snapshot)
{
    const QString game = tr("%1 · %2").arg(moment(snapshot), table(snapshot));
    const QString counts = rating(snapshot);
    return counts.isEmpty() ? game : tr("%1 · %2").arg(game, counts);
}

/// Right after the moment, for what does not fit is left out from the end.
QString StatusLineText::withNumbers(const QString& words)
{
    const QString numbers = tr("Numbers: Black's winning chance in percent");
    const qsizetype end = words.indexOf(QStringLiteral(" · "));
    return end < 0 ? tr("%1 · %2").arg(words, numbers)
                   : tr("%1 · %2").arg(words.left(end), numbers) + words.mid(end);
}

QString StatusLineText::ofStartPage(bool watching)
{
    return watching ? tr("Press Enter to watch.") : tr("Press Enter or place a stone to start.");
}

QString StatusLineText::moment(const GameSnapshot& snapshot)
{
    if (snapshot.isLookingBack())
        return tr("Viewing move %1 of %2").arg(snapshot.shown).arg(snapshot.moves.size());
    if (snapshot.result.isOver())
        return ValueText::result(snapshot.result);
    if (snapshot.paused)
        return tr("Paused");
    if (snapshot.opening)
        return OpeningText::status(snapshot);
    return MessageText::toMove(snapshot.sideToMove);
}

QString StatusLineText::table(const GameSnapshot& snapshot)
{
    const GameSetup& setup = snapshot.setup;
    const QString game
        = tr("%1 · %2").arg(ValueText::rule(setup.rule), ValueText::boardSize(setup.boardSize));
    const QString opening = OpeningText::name(snapshot);
    return opening.isEmpty() ? game : tr("%1 · %2").arg(game, opening);
}

QString StatusLineText::rating(const GameSnapshot& snapshot)
{
    switch (snapshot.rating) {
    case GameRating::NotApplicable:
        break;
    case GameRating::Rated:
        return tr("Rated");
    case GameRating::Unrated:
        return unrated(snapshot.help);
    }
    return {};
}

QString StatusLineText::unrated(Help why)
{
    switch (why) {
    case Help::None:
        break;
    case Help::Unstated:
        return tr("Not rated: played with help");
    case Help::Hint:
        return tr("Not rated: a hint was used");
    case Help::TakenBack:
        return tr("Not rated: a move was taken back");
    case Help::ComputerMove:
        return tr("Not rated: the computer played for you");
    case Help::Analysis:
        return tr("Not rated: analysis was used");
    case Help::OtherPlayers:
        return tr("Not rated: the players changed");
    }
    return tr("Not rated");
}

}  // namespace gomoku
