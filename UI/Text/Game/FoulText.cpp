// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/Game/FoulText.h"

#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

namespace gomoku {

namespace {

const QLatin1String kSeparator(", ");

/// Lines do not break at this one, so that three stones stay together.
constexpr QChar kHyphen(0x2011);

QString stones(const std::vector<Point>& points)
{
    QStringList words;
    for (const Point point : points)
        words << ValueText::point(point);
    return words.join(kHyphen);
}

}  // namespace

/// Why a point is none of the fouls it looks like: it makes five, or not all threes are real.
QString FoulText::whyAllowed(const FoulExplanation& explained)
{
    const QString where = ValueText::point(explained.point);
    if (!explained.fives.empty())
        return tr("%1 makes five in a row, so it wins.").arg(where);
    QStringList falseThrees;
    for (const ExplainedThree& three : explained.threes)
        if (!three.isReal())
            falseThrees << stones(three.stones);
    return tr("%1 looks forbidden, but Black may play there. Not a real three: %2")
        .arg(where, falseThrees.join(kSeparator));
}

QString FoulText::whyForbidden(const FoulExplanation& explained)
{
    const QString where = ValueText::point(explained.point);
    QStringList reasons;
    switch (explained.foul) {
    case Foul::None:
        break;
    case Foul::Overline:
        for (const auto& row : explained.overlines)
            reasons << stones(row);
        return tr("%1 is forbidden for Black (overline): %2.").arg(where, reasons.join(kSeparator));
    case Foul::DoubleFour:
        for (const Four& four : explained.fours)
            reasons << stones({four.stones.begin(), four.stones.end()});
        return tr("%1 is forbidden for Black (double four): %2.")
            .arg(where, reasons.join(kSeparator));
    case Foul::DoubleThree:
        for (const ExplainedThree& three : explained.threes)
            if (three.isReal())
                reasons << stones(three.stones);
        return tr("%1 is forbidden for Black (double three): %2.")
            .arg(where, reasons.join(kSeparator));
    }
    return {};
}

QString FoulText::explain(const GameSnapshot& snapshot, Point point)
{
    const bool asked = hasFouls(snapshot.setup.rule, snapshot.sideToMove)
        && !snapshot.outcome.isOver() && point.isOn(snapshot.grid.size())
        && snapshot.grid.at(point) == Cell::Empty;
    if (!asked)
        return {};
    const FoulExplanation explained = explainPoint(snapshot.grid, point);
    if (explained.foul != Foul::None)
        return whyForbidden(explained);
    return explained.looksForbidden() ? whyAllowed(explained) : QString();
}

QString FoulText::answer(const FoulExplanation& explained)
{
    const QString where = ValueText::point(explained.point);
    if (explained.foul != Foul::None)
        return whyForbidden(explained);
    if (!explained.fives.empty())
        return tr("%1 makes five in a row, so it wins.").arg(where);
    QStringList reasons;
    for (const ExplainedThree& three : explained.threes)
        if (!three.isReal())
            reasons << falseThree(three);
    if (reasons.isEmpty() || explained.threes.size() < 2)
        return plainlyAllowed(explained);
    reasons.prepend(tr("%1 is allowed.").arg(where));
    return joinedSentences(reasons);
}

QString FoulText::plainlyAllowed(const FoulExplanation& explained)
{
    const QString where = ValueText::point(explained.point);
    if (!explained.fours.empty() && !explained.threes.empty())
        return tr("%1 is allowed: a four and a three together are not a foul.").arg(where);
    if (!explained.fours.empty())
        return tr("%1 is allowed: there is only one four, %2.")
            .arg(where, stones(explained.fours.front().stones));
    if (!explained.threes.empty())
        return tr("%1 is allowed: there is only one open three, %2.")
            .arg(where, stones(explained.threes.front().stones));
    return tr("%1 is allowed.").arg(where);
}

QString FoulText::falseThree(const ExplainedThree& three)
{
    QStringList obstacles;
    for (const StraightFourPoint& four : three.straightFours)
        obstacles << (four.makesFive ? tr("%1 would make five").arg(ValueText::point(four.point))
                                     : tr("%1 would be forbidden (%2)")
                                           .arg(ValueText::point(four.point), foul(four.foul)));
    return tr("%1 is not a real three: %2.").arg(stones(three.stones), obstacles.join(kSeparator));
}

QString FoulText::foul(Foul foul)
{
    switch (foul) {
    case Foul::DoubleThree:
        return tr("double three");
    case Foul::DoubleFour:
        return tr("double four");
    case Foul::Overline:
        return tr("overline");
    case Foul::None:
        break;
    }
    return {};
}

QString FoulText::step(FoulStep step)
{
    switch (step) {
    case FoulStep::Overlines:
        return tr("Six in a row, or a single three or four");
    case FoulStep::PlainDoubles:
        return tr("Two threes, two fours, or a four and a three");
    case FoulStep::CloseCalls:
        return tr("Two fours on one line, fives and closed threes");
    case FoulStep::BrokenThrees:
        return tr("Threes that cannot become an open four");
    case FoulStep::NestedThrees:
        return tr("Double threes within double threes");
    }
    return {};
}

}  // namespace gomoku
