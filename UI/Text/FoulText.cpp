// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/FoulText.h"

#include "Models/Rules/FoulExplanation.h"
#include "UI/Text/ValueText.h"

namespace gomoku {

namespace {

const QLatin1String kSeparator(", ");

QString stones(const std::vector<Point>& points)
{
    QStringList words;
    for (const Point point : points)
        words << ValueText::point(point);
    return words.join(u'-');
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

QString FoulText::explain(const GameSnapshot& snapshot, Point point)
{
    const bool asked = hasFouls(snapshot.setup.rule, snapshot.sideToMove)
        && !snapshot.outcome.isOver() && point.isOn(snapshot.grid.size())
        && snapshot.grid.at(point) == Cell::Empty;
    if (!asked)
        return {};
    const FoulExplanation explained = explainPoint(snapshot.grid, point);
    const QString where = ValueText::point(point);
    QStringList reasons;
    switch (explained.foul) {
    case Foul::None:
        return explained.looksForbidden() ? whyAllowed(explained) : QString();
    case Foul::Overline:
        for (const auto& row : explained.overlines)
            reasons << stones(row);
        return tr("%1 is forbidden for Black (overline): %2").arg(where, reasons.join(kSeparator));
    case Foul::DoubleFour:
        for (const Four& four : explained.fours)
            reasons << stones({four.stones.begin(), four.stones.end()});
        return tr("%1 is forbidden for Black (double four): %2")
            .arg(where, reasons.join(kSeparator));
    case Foul::DoubleThree:
        for (const ExplainedThree& three : explained.threes)
            if (three.isReal())
                reasons << stones(three.stones);
        return tr("%1 is forbidden for Black (double three): %2")
            .arg(where, reasons.join(kSeparator));
    }
    return {};
}

}  // namespace gomoku
