// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardInsight.h"

#include "Models/Rules/FoulExplanation.h"
#include "Models/Rules/OpeningNames.h"
#include "UI/Text/ValueText.h"

#include <algorithm>

namespace gomoku {

namespace {

QString lines(const std::vector<QString>& parts)
{
    QStringList words;
    for (const QString& part : parts)
        words << part;
    return words.join(QStringLiteral(", "));
}

QString stones(const std::vector<Point>& points)
{
    QStringList words;
    for (const Point point : points)
        words << ValueText::point(point);
    return words.join(u'-');
}

}  // namespace

/// Why a point is none of the fouls it looks like: it makes five, or not all threes are real.
QString BoardInsight::whyAllowed(const FoulExplanation& explained)
{
    const QString where = ValueText::point(explained.point);
    if (!explained.fives.empty())
        return tr("%1 makes five, and that wins whatever else it makes.").arg(where);
    std::vector<QString> falseThrees;
    for (const ExplainedThree& three : explained.threes)
        if (!three.isReal())
            falseThrees.push_back(stones(three.stones));
    return tr("%1 looks forbidden, but Black may play there. No real three: %2")
        .arg(where, lines(falseThrees));
}

QString BoardInsight::foul(const GameSnapshot& snapshot, Point point)
{
    const bool asked = hasFouls(snapshot.setup.rule, snapshot.sideToMove)
        && !snapshot.outcome.isOver() && point.isOn(snapshot.grid.size())
        && snapshot.grid.at(point) == Cell::Empty;
    if (!asked)
        return {};
    const FoulExplanation explained = explainPoint(snapshot.grid, point);
    const QString where = ValueText::point(point);
    std::vector<QString> reasons;
    switch (explained.foul) {
    case Foul::None:
        return explained.looksForbidden() ? whyAllowed(explained) : QString();
    case Foul::Overline:
        for (const auto& row : explained.overlines)
            reasons.push_back(stones(row));
        return tr("%1 is forbidden to Black, more than five in a row: %2")
            .arg(where, lines(reasons));
    case Foul::DoubleFour:
        for (const Four& four : explained.fours)
            reasons.push_back(stones({four.stones.begin(), four.stones.end()}));
        return tr("%1 is forbidden to Black, two fours: %2").arg(where, lines(reasons));
    case Foul::DoubleThree:
        for (const ExplainedThree& three : explained.threes)
            if (three.isReal())
                reasons.push_back(stones(three.stones));
        return tr("%1 is forbidden to Black, two open threes: %2").arg(where, lines(reasons));
    }
    return {};
}

std::vector<Point> BoardInsight::continuations(const GameSnapshot& snapshot)
{
    if (!snapshot.isLookingBack() && snapshot.variations.size() < 2)
        return {};
    std::vector<Point> points = snapshot.variations;
    std::erase_if(points, [](Point point) { return point.isNone(); });
    return points;
}

QString BoardInsight::opening(const GameSnapshot& snapshot)
{
    const bool hasNames
        = snapshot.setup.rule == Rule::Renju || laysRenjuOpening(snapshot.setup.openingRule);
    if (!hasNames || snapshot.shown < 3
        || snapshot.start.count(Cell::Empty) != snapshot.start.size() * snapshot.start.size())
        return {};
    std::vector<Point> moves;
    for (int index = 0; index < 3; ++index)
        moves.push_back(snapshot.moves[static_cast<std::size_t>(index)].point);
    const RenjuOpening* opening = findRenjuOpening(moves, snapshot.grid.size());
    if (!opening)
        return {};
    const auto text = [](std::string_view utf8) {
        return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    };
    return tr("%1 (%2)", "opening name, Japanese name")
        .arg(text(opening->romaji), text(opening->japanese));
}

}  // namespace gomoku
