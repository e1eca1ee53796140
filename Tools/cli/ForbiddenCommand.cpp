// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/ForbiddenPoints.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <iostream>

namespace gomoku::cli {

namespace {

std::string_view codeOf(Foul foul)
{
    switch (foul) {
    case Foul::DoubleThree:
        return "33";
    case Foul::DoubleFour:
        return "44";
    case Foul::Overline:
        return "6";
    case Foul::None:
        break;
    }
    return "ok";
}

/// Column by column from a, each from row 1.
std::vector<ForbiddenPoint> sortedFouls(const Grid& grid)
{
    std::vector<ForbiddenPoint> fouls = forbiddenPoints(grid);
    std::sort(fouls.begin(), fouls.end(), [](const ForbiddenPoint& a, const ForbiddenPoint& b) {
        return std::pair(a.point.column(), a.point.row())
            < std::pair(b.point.column(), b.point.row());
    });
    return fouls;
}

void print(const NamedPosition& position)
{
    std::cout << position.id << ';';
    const auto fouls = sortedFouls(position.grid);
    const char* separator = "";
    for (const ForbiddenPoint& foul : fouls) {
        std::cout << separator << foul.point.toString() << ':' << codeOf(foul.foul);
        separator = " ";
    }
    std::cout << (fouls.empty() ? "none\n" : "\n");
}

QJsonObject jsonOf(const NamedPosition& position)
{
    QJsonArray points;
    for (const ForbiddenPoint& foul : sortedFouls(position.grid))
        points.append(QJsonObject{{"point", QString::fromStdString(foul.point.toString())},
                                  {"foul", QString::fromLatin1(codeOf(foul.foul).data())}});
    return {{"id", QString::fromStdString(position.id)}, {"forbidden", points}};
}

int runForbidden(const Options& options)
{
    const auto positions = readNamedPositions(options, false);
    if (options.has("json")) {
        QJsonArray all;
        for (const NamedPosition& position : positions)
            all.append(jsonOf(position));
        std::cout << QJsonDocument(all).toJson().toStdString();
        return EXIT_SUCCESS;
    }
    for (const NamedPosition& position : positions)
        print(position);
    return EXIT_SUCCESS;
}

}  // namespace

Command forbiddenCommand()
{
    return {{"forbidden",
             "[FILE]",
             "List Black's forbidden points in Renju",
             "Reads lines \"id;black stones;white stones\" from FILE or standard input, as in\n"
             "  example;g8 h7 h9 i8;a1 a3\n"
             "and writes \"id;g8:33 h9:44 i5:6\" or \"id;none\": 33 double three, 44 double four,\n"
             "6 overline; column by column from the left.",
             {{"size", "N", "Board size (15)"}, {"json", "", "Print the result as JSON"}},
             0,
             1},
            runForbidden};
}

}  // namespace gomoku::cli
