// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/BoardWalk.h"
#include "Models/Record/Formats/Diagram.h"
#include "Models/Rules/ForbiddenPoints.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <iostream>

namespace gomoku::cli {

namespace {

char markOf(Foul foul)
{
    switch (foul) {
    case Foul::DoubleThree:
        return '3';
    case Foul::DoubleFour:
        return '4';
    case Foul::Overline:
        return '6';
    case Foul::None:
        break;
    }
    return '.';
}

std::string headOf(const GameInfo& info)
{
    std::string text;
    if (!info.players.black.empty() || !info.players.white.empty())
        text += info.players.black + " (black) - " + info.players.white + " (white)\n";
    if (!info.event.empty())
        text += info.event + '\n';
    return text;
}

void draw(const GameRecord& record, NodeId node, const BoardManager& position)
{
    DiagramOptions drawing;
    if (const auto& move = record.move(node))
        drawing.lastMove = move->point;
    for (const BoardMark& mark : record.notes(node).marks)
        drawing.marks[mark.point] = mark.text.empty() ? '*' : mark.text.front();
    const bool fouls = hasFouls(position.rule(), position.sideToMove());
    if (fouls)
        for (const ForbiddenPoint& point : forbiddenPoints(position.grid()))
            drawing.marks[point.point] = markOf(point.foul);
    std::cout << printable(headOf(record.info())) << drawDiagram(position.grid(), drawing)
              << (position.sideToMove() == Color::Black ? "Black" : "White") << " to move, "
              << nameOf(position.rule()) << '\n';
    if (fouls)
        std::cout << "Forbidden points: 3 double three, 4 double four, 6 overline\n";
    const std::string& comment = record.notes(node).comment;
    if (!comment.empty())
        std::cout << printable(comment) << '\n';
}

std::string jsonOf(const BoardManager& position)
{
    PerColor<QJsonArray> stones;
    position.grid().forEachPoint([&](Point point) {
        if (position.at(point) != Cell::Empty)
            stones[position.at(point) == Cell::Black ? Color::Black : Color::White].append(
                QString::fromStdString(point.toString()));
    });
    return QJsonDocument(
               QJsonObject{{"size", position.size()},
                           {"rule", QString::fromLatin1(nameOf(position.rule()).data())},
                           {"side", QString::fromLatin1(nameOf(position.sideToMove()).data())},
                           {"black", stones.black},
                           {"white", stones.white}})
        .toJson()
        .toStdString();
}

int runShow(const Options& options)
{
    const GameRecord record = readRecord(options);
    const NodeId node = chosenNode(record, options);
    const BoardManager position = boardAt(record, node, chosenRule(options, record.info().rule));
    if (options.has("json"))
        std::cout << jsonOf(position);
    else
        draw(record, node, position);
    return EXIT_SUCCESS;
}

}  // namespace

Command showCommand()
{
    return {{"show",
             "[POSITION|FILE]",
             "Draw a position with characters",
             "X is Black, O is White; the last move is in brackets. In Renju with Black to move,\n"
             "forbidden points are marked 3, 4 and 6.",
             {{"rule", "R", "freestyle, standard, renju, caro or caro-exact (as recorded)"},
              {"move", "N", "The position after N moves of the game"},
              {"size", "N", "Board size, if the position does not say (15)"},
              {"json", "", "Print the position as JSON"}},
             0,
             1000},
            runShow};
}

}  // namespace gomoku::cli
