// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/Game/ReviewText.h"

#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

#include <QStringList>

namespace gomoku {

namespace {

Score scoreOr0(const std::optional<Score>& score)
{
    return score.value_or(0);
}

/// All numbers are Black's chance, as on the board and in the graph.
double chanceOfBlack(const MoveReview& move, const std::optional<double>& ofMover)
{
    const double chance = ofMover.value_or(0);
    return move.mover == Color::Black ? chance : 100 - chance;
}

/// In sentences that are wrapped; the sign stays with its number.
QString percentOf(double chance)
{
    return ValueText::chance(chance).replace(u' ', QChar::Nbsp);
}

}  // namespace

QString ReviewText::verdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Unjudged:
        return tr("Not judged");
    case Verdict::Ok:
        return tr("Good move");
    case Verdict::OnlyMove:
        return tr("Only move");
    case Verdict::Inaccuracy:
        return tr("Inaccuracy");
    case Verdict::Mistake:
        return tr("Mistake");
    case Verdict::Blunder:
        return tr("Blunder");
    }
    return {};
}

QString ReviewText::consequence(const MoveReview& move)
{
    const bool isHastened = shortensLoss(scoreOr0(move.scoreBefore), scoreOr0(move.scoreAfter));
    if (isHastened && foul(move).isEmpty())
        return hastened(move);
    const QString words = joinedSentences({missed(move), foul(move), allowed(move)});
    if (!words.isEmpty())
        return words;
    const QString black = ValueText::color(Color::Black);
    const QString before = percentOf(chanceOfBlack(move, move.chanceBefore));
    const QString after = percentOf(chanceOfBlack(move, move.chanceAfter));
    return move.mover == Color::Black
        ? tr("%1's winning chance falls from %2 to %3.").arg(black, before, after)
        : tr("%1's winning chance rises from %2 to %3.").arg(black, before, after);
}

/// Only a forbidden move ends the game against the one who made it.
QString ReviewText::foul(const MoveReview& move)
{
    const Score after = scoreOr0(move.scoreAfter);
    return isLoss(after) && pliesToEnd(after) == 0 ? tr("The move was forbidden, which loses.")
                                                   : QString();
}

QString ReviewText::hastened(const MoveReview& move)
{
    const QString who = ValueText::color(opponent(move.mover));
    const int before = winnersMoves(scoreOr0(move.scoreBefore));
    const int after = winnersMoves(scoreOr0(move.scoreAfter));
    return after == 1
        ? tr("%1 now wins at once instead of in %2 moves.").arg(who).arg(before)
        : tr("%1 now wins in %2 moves instead of %3.").arg(who).arg(after).arg(before);
}

QString ReviewText::missed(const MoveReview& move)
{
    const Score before = scoreOr0(move.scoreBefore);
    if (!isWin(before))
        return {};
    const int moves = winnersMoves(before);
    if (const ShorterWin& shorter = move.shorterBefore; shorter.number > 0)
        return tr("Missed a win in %1 moves. At move %2 it took only %3.")
            .arg(moves)
            .arg(shorter.number)
            .arg(shorter.moves);
    return moves == 1 ? tr("Missed five in a row.") : tr("Missed a win in %1 moves.").arg(moves);
}

QString ReviewText::allowed(const MoveReview& move)
{
    const QString who = ValueText::color(opponent(move.mover));
    const QString where = ValueText::point(move.allowed.at);
    const int moves = move.allowed.moves;
    switch (move.allowed.kind) {
    case AllowedThreat::Nothing:
        return {};
    case AllowedThreat::Five:
        return tr("%1 can now make five at %2.").arg(who, where);
    case AllowedThreat::OpenFour:
        return tr("Left the open three: %1 can now make an open four at %2.").arg(who, where);
    case AllowedThreat::WinByFours:
        return tr("%1 can now win by fours in %2 moves, starting at %3.")
            .arg(who)
            .arg(moves)
            .arg(where);
    case AllowedThreat::WinByForce:
        return tr("%1 can now force a win in %2 moves.").arg(who).arg(moves);
    }
    return {};
}

/// While a review runs, nobody has looked for reasons yet.
MoveReason ReviewText::reasonKnown(const MoveReview& move)
{
    const Score before = scoreOr0(move.scoreBefore);
    const bool isExplained
        = move.reason.kind != HintReason::Book && move.reason.kind != HintReason::BestFound;
    if (isExplained || !isWin(before))
        return move.reason;
    const int moves = winnersMoves(before);
    return {.kind = moves == 1 ? HintReason::MakesFive : HintReason::WinsByForce,
            .at = move.better(),
            .moves = moves};
}

QString ReviewText::better(const MoveReview& move)
{
    if (move.better().isNone())
        return {};
    const MoveReason reason = reasonKnown(move);
    const QString point = ValueText::point(move.better());
    const QString where = ValueText::point(reason.at);
    const QString who = ValueText::color(opponent(move.mover));
    const int moves = reason.moves;
    switch (reason.kind) {
    case HintReason::MakesFive:
        return tr("Better: %1, which makes five.").arg(point);
    case HintReason::StopsFive:
        return tr("Better: %1, which blocks five in a row.").arg(point);
    case HintReason::WinsByFours:
        return tr("Better: %1, which wins by fours in %2 moves.").arg(point).arg(moves);
    case HintReason::WinsByForce:
        return tr("Better: %1, which wins by force in %2 moves.").arg(point).arg(moves);
    case HintReason::MakesOpenFour:
        return tr("Better: %1, which makes an open four.").arg(point);
    case HintReason::StopsOpenThree:
        return tr("Better: %1, which stops %2's open three.").arg(point, who);
    case HintReason::StopsFours:
        return tr("Better: %1, which stops %2's win by fours at %3.").arg(point, who, where);
    case HintReason::MakesFour:
        return tr("Better: %1, which makes a four that must be answered.").arg(point);
    case HintReason::MakesOpenThree:
        return tr("Better: %1, which makes an open three.").arg(point);
    case HintReason::Book:
    case HintReason::BestFound:
        break;
    }
    if (isDecided(scoreOr0(move.scoreBefore)))
        return tr("Better: %1, which holds out longer.").arg(point);
    return tr("Better: %1, with a winning chance of %2 for %3.")
        .arg(point, percentOf(chanceOfBlack(move, move.chanceBefore)),
             ValueText::color(Color::Black));
}

QString ReviewText::loss(const MoveReview& move)
{
    if (move.loss() <= 0)
        return {};
    // Of the numbers as they are shown, so that they add up.
    const int points = ValueText::roundedChance(move.chanceBefore.value_or(0))
        - ValueText::roundedChance(move.chanceAfter.value_or(0));
    return points > 0 ? QStringLiteral("\u2212%1").arg(points) : QString();
}

QString ReviewText::accuracy(const PlayerReview& player)
{
    return player.accuracy ? ValueText::percent(*player.accuracy / 100) : QStringLiteral("\u2013");
}

QString ReviewText::counts(const PlayerReview& player)
{
    QStringList parts;
    const auto add = [&parts](const char* mark, int count) {
        if (count > 0)
            parts << QStringLiteral("%1 %2").arg(QLatin1String(mark)).arg(count);
    };
    add("??", player.blunders);
    add("?", player.mistakes);
    add("?!", player.inaccuracies);
    if (parts.isEmpty())
        return player.accuracy ? tr("No mistakes") : QString();
    return parts.join(QStringLiteral(" · "));
}

QString ReviewText::spokenCounts(const PlayerReview& player)
{
    return tr("Blunders: %1, mistakes: %2, inaccuracies: %3")
        .arg(player.blunders)
        .arg(player.mistakes)
        .arg(player.inaccuracies);
}

QString ReviewText::opening(const RenjuOpening* opening)
{
    if (opening == nullptr)
        return {};
    const auto text = [](std::string_view word) {
        return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    };
    return tr("Opening: %1 (%2)").arg(openingName(*opening), text(opening->code));
}

}  // namespace gomoku
