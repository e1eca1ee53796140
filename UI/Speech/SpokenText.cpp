// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Speech/SpokenText.h"

#include "Models/Review/Wins/ThreatPoints.h"
#include "Models/Rules/ForbiddenPoints.h"
#include "UI/Text/Game/FoulText.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

namespace gomoku {

namespace {

const QLatin1String kBetweenPoints(", ");
const QLatin1String kBetweenStones("; ");

QString pointsInWords(const std::vector<Point>& points)
{
    QStringList words;
    for (const Point point : points)
        words << ValueText::point(point);
    return words.join(kBetweenPoints);
}

/// The points of a line through `point`, from its left or lower end to the other.
std::vector<Point> lineThrough(Point point, int columnStep, int rowStep, int size)
{
    const auto next = [&](Point from, int way) {
        const int column = from.column() + way * columnStep;
        const int row = from.row() + way * rowStep;
        const bool isOn = column >= 0 && row >= 0 && column < size && row < size;
        return isOn ? Point::at(column, row) : Point();
    };
    Point first = point;
    while (!next(first, -1).isNone())
        first = next(first, -1);
    std::vector<Point> line;
    for (Point at = first; !at.isNone(); at = next(at, 1))
        line.push_back(at);
    return line;
}

/// "F8, black; H8, white"; empty if there are none.
QString stonesInWords(const GameSnapshot& snapshot, const std::vector<Point>& line)
{
    QStringList words;
    for (const Point point : line)
        if (const Cell cell = snapshot.grid.at(point); cell != Cell::Empty)
            words << MessageText::cell(point, cell, 0);
    return words.join(kBetweenStones);
}

}  // namespace

QString SpokenText::lastMove(const GameSnapshot& snapshot)
{
    if (snapshot.shown == 0)
        return tr("No moves yet.");
    const PlayedMove& move = snapshot.moves[static_cast<std::size_t>(snapshot.shown - 1)];
    if (move.point.isNone())
        return ValueText::color(move.color) + u' ' + ValueText::point(move.point);
    return MessageText::cell(move.point, snapshot.grid.at(move.point), snapshot.shown);
}

QString SpokenText::threats(const GameSnapshot& snapshot)
{
    QStringList sentences;
    for (const Color color : kColors) {
        const ImmediateThreats threats = immediateThreats(snapshot, color);
        if (!threats.fives.empty())
            sentences << MessageText::threat(AllowedThreat::Five, color,
                                             pointsInWords(threats.fives));
        if (!threats.openFours.empty())
            sentences << MessageText::threat(AllowedThreat::OpenFour, color,
                                             pointsInWords(threats.openFours));
    }
    return sentences.isEmpty() ? tr("No threat found.") : sentences.join(u' ');
}

QString SpokenText::forbidden(const GameSnapshot& snapshot)
{
    if (!hasFouls(snapshot.setup.rule, Color::Black))
        return tr("Only Renju has forbidden points.");
    QStringList fouls;
    for (const ForbiddenPoint& each : forbiddenPoints(snapshot.grid))
        fouls << QStringLiteral("%1 (%2)").arg(ValueText::point(each.point),
                                               FoulText::foul(each.foul));
    return fouls.isEmpty() ? tr("No forbidden points.")
                           : tr("Forbidden for Black: %1.").arg(fouls.join(kBetweenPoints));
}

QString SpokenText::clocks(const QString& black, const QString& white)
{
    return black.isEmpty() && white.isEmpty() ? MessageText::refusal(Refusal::NoClock, {})
                                              : tr("Black %1, White %2.").arg(black, white);
}

QString SpokenText::row(const GameSnapshot& snapshot, Point point)
{
    const QString stones = stonesInWords(snapshot, lineThrough(point, 1, 0, snapshot.grid.size()));
    const int number = point.row() + 1;
    return stones.isEmpty() ? tr("Row %1 is empty.").arg(number)
                            : tr("Row %1: %2.").arg(number).arg(stones);
}

QString SpokenText::column(const GameSnapshot& snapshot, Point point)
{
    const QString stones = stonesInWords(snapshot, lineThrough(point, 0, 1, snapshot.grid.size()));
    const QString letter(QChar(u'A' + point.column()));
    return stones.isEmpty() ? tr("Column %1 is empty.").arg(letter)
                            : tr("Column %1: %2.").arg(letter, stones);
}

QString SpokenText::diagonals(const GameSnapshot& snapshot, Point point)
{
    return joinedSentences({diagonal(snapshot, point, 1), diagonal(snapshot, point, -1)});
}

QString SpokenText::diagonal(const GameSnapshot& snapshot, Point point, int rowStep)
{
    const std::vector<Point> line = lineThrough(point, 1, rowStep, snapshot.grid.size());
    const QString first = ValueText::point(line.front());
    const QString last = ValueText::point(line.back());
    const QString stones = stonesInWords(snapshot, line);
    return stones.isEmpty() ? tr("The diagonal from %1 to %2 is empty.").arg(first, last)
                            : tr("Diagonal from %1 to %2: %3.").arg(first, last, stones);
}

}  // namespace gomoku
