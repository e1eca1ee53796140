// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/Training/DrillText.h"

#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

namespace gomoku {

namespace {

QString utf8Text(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Lines end between moves, not before a percent sign.
QString keptTogether(QString text)
{
    return text.replace(u' ', QChar(QChar::Nbsp));
}

}  // namespace

QString DrillText::name(const RenjuOpening& opening)
{
    return openingName(opening);
}

QString DrillText::fullName(const RenjuOpening& opening)
{
    return tr("%1 %2 (%3)", "opening name, Japanese name, code")
        .arg(utf8Text(opening.romaji), utf8Text(opening.japanese), utf8Text(opening.code));
}

QString DrillText::value(double forBlack)
{
    return tr("Black %1").arg(ValueText::chance(forBlack));
}

QString DrillText::moves(const std::vector<ValuedMove>& moves)
{
    QStringList words;
    for (const ValuedMove& move : moves) {
        // The first one says whose chance it is.
        const QString chance
            = words.isEmpty() ? value(move.forBlack) : ValueText::chance(move.forBlack);
        words << tr("%1 (%2)", "point, Black's chance")
                     .arg(ValueText::point(move.point), keptTogether(chance));
    }
    return listed(words);
}

QString DrillText::goodMoves(const std::vector<Point>& stones, const std::vector<ValuedMove>& good,
                             double margin)
{
    const QString percent = keptTogether(ValueText::chance(margin));
    if (stones.size() == 3)
        return tr("Fourth moves within %1 of the best: %2.").arg(percent, moves(good));
    return tr("After %1, fifth moves within %2 of the best: %3.")
        .arg(ValueText::point(stones.back()), percent, moves(good));
}

QString DrillText::task(const OpeningDrill& drill)
{
    if (drill.isOver())
        return tr("The known path ends here.");
    const QString side
        = drill.start().user == Color::Black ? tr("You are Black.") : tr("You are White.");
    return joinedSentences({side, tr("Play move %1.").arg(drill.moves().size() + 1)});
}

QString DrillText::leftPath(const OpeningDrill::Answer& answer)
{
    const QString where = ValueText::point(answer.move);
    const QString better = tr("On the path: %1.").arg(moves(answer.good));
    const QString cost = answer.forBlack
        ? tr("%1 leaves the known path: Black then has %2 instead of %3.")
              .arg(where, ValueText::chance(*answer.forBlack),
                   ValueText::chance(answer.bestForBlack))
        : tr("%1 leaves the known path.").arg(where);
    return joinedSentences({cost, better});
}

QString DrillText::verdict(const OpeningDrill& drill, const OpeningDrill::Answer& answer)
{
    if (answer.verdict == OpeningDrill::Verdict::Illegal)
        return tr("%1 cannot be played.").arg(ValueText::point(answer.move));
    if (answer.verdict == OpeningDrill::Verdict::LeftPath)
        return leftPath(answer);
    QStringList sentences{tr("%1 is on the path.").arg(ValueText::point(answer.move))};
    if (answer.forBlack)
        sentences << asSentence(value(*answer.forBlack));
    if (!answer.reply.isNone())
        sentences << tr("The computer plays %1.").arg(ValueText::point(answer.reply));
    if (drill.isOver())
        sentences << (drill.hasLeftPath() ? tr("The known path ends here. You left it earlier.")
                                          : tr("You stayed on the known path to its end."));
    return joinedSentences(sentences);
}

QString DrillText::solution(const std::vector<ValuedMove>& good)
{
    return tr("On the path: %1.").arg(moves(good));
}

}  // namespace gomoku
