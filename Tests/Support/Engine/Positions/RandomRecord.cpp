// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Engine/Positions/RandomRecord.h"

#include <array>

namespace gomoku::testing {

namespace {

constexpr std::array kPieces{"a",  "B",  "7",   " ",  "]",    "\\", "[",  ":", ";",
                             "(",  ")",  "\n",  ",",  "\\\\", "]]", "黑", "é", "ход",
                             "五", "\t", "5,5", "-1", "\\:",  "C[", "🎯"};

bool chance(Random& random, int percent)
{
    return below(random, 100) < percent;
}

/// An empty point of the position at `node`, none if there is none.
Point emptyPoint(Random& random, const GameRecord& record, NodeId node)
{
    const Grid grid = record.position(node);
    for (int attempt = 0; attempt < 100; ++attempt) {
        const Point point = Point::at(below(random, grid.size()), below(random, grid.size()));
        if (grid.at(point) == Cell::Empty)
            return point;
    }
    return Point();
}

void addRandomMarks(Random& random, const GameRecord& record, NodeNotes& notes)
{
    for (int i = below(random, 4); i > 0; --i) {
        const auto kind = static_cast<BoardMark::Kind>(below(random, 5));
        const Point point
            = Point::at(below(random, record.boardSize()), below(random, record.boardSize()));
        const bool isLabel = kind == BoardMark::Kind::Label;
        notes.addMark({point, kind, isLabel ? randomText(random, true) : ""});
    }
}

void addRandomNotes(Random& random, GameRecord& record, NodeId node)
{
    NodeNotes& notes = record.editNotes(node);
    if (chance(random, 40))
        notes.comment = randomText(random, false);
    if (chance(random, 10))
        notes.name = randomText(random, true);
    if (chance(random, 30))
        notes.timeUsed = Milliseconds(below(random, 100000));
    if (chance(random, 20))
        notes.timeLeft.black = Milliseconds(below(random, 10000000));
    if (chance(random, 20))
        notes.timeLeft.white = Milliseconds(below(random, 1000) * 1000);
    if (chance(random, 20))
        notes.evaluation = below(random, 60000) - 30000;
    if (chance(random, 20))
        addRandomMarks(random, record, notes);
    if (chance(random, 10))
        notes.foreign.push_back({"XY", {"kept \\] as it is", "", "second\r\nline"}});
    if (chance(random, 5))
        notes.foreign.push_back({"5A", {"gg"}});
}

void addRandomSetup(Random& random, GameRecord& record, NodeId node)
{
    const Grid grid = record.position(node);
    Grid claimed(record.boardSize());
    SetupStones& setup = record.editNotes(node).setup;
    for (int i = below(random, 6); i > 0; --i) {
        const Point point
            = Point::at(below(random, record.boardSize()), below(random, record.boardSize()));
        if (claimed.at(point) != Cell::Empty || grid.at(point) != Cell::Empty)
            continue;
        claimed.set(point, Cell::Black);
        (chance(random, 50) ? setup.black : setup.white).push_back(point);
    }
    if (chance(random, 50))
        setup.toMove = chance(random, 50) ? Color::Black : Color::White;
}

void addRandomInfo(Random& random, GameInfo& info)
{
    for (std::string* text : {&info.players.black, &info.players.white, &info.ranks.black,
                              &info.ranks.white, &info.date, &info.event, &info.round, &info.place,
                              &info.gameName, &info.openingRule, &info.openingActions})
        if (chance(random, 50))
            *text = randomText(random, true);
    if (chance(random, 60))
        info.rule = kRules[static_cast<std::size_t>(below(random, 5))];
    else if (chance(random, 50))
        info.otherRule = "some other rule";
    const auto kind = static_cast<GameResult::Kind>(below(random, 4));
    info.result.kind = kind;
    if (kind == GameResult::Kind::Win)
        info.result = GameResult::win(chance(random, 50) ? Color::Black : Color::White,
                                      static_cast<GameResult::Reason>(below(random, 4)));
    if (chance(random, 40))
        info.time.perGame = Milliseconds(below(random, 10000000));
    if (chance(random, 30))
        info.time.increment = Milliseconds(below(random, 100) * 250);
    else if (chance(random, 30))
        info.time.perMove = Milliseconds(below(random, 100000));
    else if (chance(random, 30))
        info.time.other = "3x10 byo-yomi";
    if (chance(random, 30))
        info.help = static_cast<Help>(1 + below(random, static_cast<int>(kLastHelp)));
}

}  // namespace

std::string randomText(Random& random, bool oneLine)
{
    std::string text;
    for (int i = 1 + below(random, 12); i > 0; --i) {
        const std::string piece
            = kPieces[static_cast<std::size_t>(below(random, static_cast<int>(kPieces.size())))];
        text += oneLine && piece == "\n" ? " " : piece;
    }
    return text;
}

GameRecord randomRecord(Random& random)
{
    GameRecord record(kMinBoardSize + below(random, kMaxBoardSize - kMinBoardSize + 1));
    addRandomInfo(random, record.info());
    std::vector<NodeId> nodes{GameRecord::root()};
    if (chance(random, 30))
        addRandomSetup(random, record, GameRecord::root());
    if (chance(random, 50))
        addRandomNotes(random, record, GameRecord::root());
    for (int i = below(random, 40); i > 0; --i) {
        // Mostly go on where we are; now and then branch off anywhere.
        const NodeId parent = chance(random, 80)
            ? nodes.back()
            : nodes[static_cast<std::size_t>(below(random, static_cast<int>(nodes.size())))];
        const Point point = chance(random, 95) ? emptyPoint(random, record, parent) : Point();
        const Color color = chance(random, 95) ? record.sideToMove(parent) : Color::White;
        nodes.push_back(chance(random, 95) ? record.appendNode(parent, RecordedMove{point, color})
                                           : record.appendNode(parent));
        if (chance(random, 3) && !record.move(nodes.back()))
            addRandomSetup(random, record, nodes.back());
        if (chance(random, 50))
            addRandomNotes(random, record, nodes.back());
    }
    return record;
}

GameRecord randomLine(Random& random, int size, int moves)
{
    GameRecord record(size);
    NodeId last = GameRecord::root();
    for (int i = 0; i < moves; ++i) {
        const Point point = emptyPoint(random, record, last);
        if (!point.isNone())
            last = record.appendNode(last, RecordedMove{point, record.sideToMove(last)});
    }
    return record;
}

GameRecord randomLibrary(Random& random)
{
    GameRecord record(15);
    std::vector<NodeId> nodes{GameRecord::root()};
    for (int i = below(random, 60); i > 0; --i) {
        const NodeId parent = chance(random, 70)
            ? nodes.back()
            : nodes[static_cast<std::size_t>(below(random, static_cast<int>(nodes.size())))];
        const Point point = chance(random, 95) ? emptyPoint(random, record, parent) : Point();
        const RecordedMove move{point, record.sideToMove(parent)};
        const NodeId node = record.addMove(parent, move);
        if (chance(random, 30))
            record.editNotes(node).comment = randomText(random, false);
        if (chance(random, 20) && !point.isNone() && record.notes(node).marks.empty())
            record.editNotes(node).addMark({point, BoardMark::Kind::Triangle});
        nodes.push_back(node);
    }
    for (const NodeId node : nodes)
        if (const Point point = emptyPoint(random, record, node);
            chance(random, 20) && !point.isNone() && record.notes(node).marks.size() < 1)
            record.editNotes(node).addMark({point, BoardMark::Kind::Label, "A1"});
    return record;
}

}  // namespace gomoku::testing
