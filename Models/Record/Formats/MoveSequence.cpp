// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/MoveSequence.h"

#include <algorithm>

namespace gomoku {

namespace {

/// Why a list of moves cannot tell this node, if it cannot.
std::optional<std::string> obstacle(const GameRecord& record, NodeId node, Color expected,
                                    const SequenceAbilities& abilities)
{
    if (!record.notes(node).setup.isEmpty())
        return "the game has set-up stones, which this format cannot store";
    const auto& move = record.move(node);
    if (!move)
        return std::nullopt;
    if (move->color != expected)
        return "the players do not take turns, which this format cannot store";
    if (move->isPass() && !abilities.passes)
        return "the game has a pass, which this format cannot store";
    return std::nullopt;
}

bool hasOtherInfo(const GameInfo& info)
{
    GameInfo kept;
    kept.boardSize = info.boardSize;
    kept.players = info.players;
    kept.result = info.result;
    return info != kept;
}

/// How many lines the stones of the main line need.
int largestLine(const GameRecord& record)
{
    int largest = 0;
    for (const RecordedMove move : record.mainMoves())
        if (!move.isPass())
            largest = std::max({largest, move.point.column() + 1, move.point.row() + 1});
    return largest;
}

std::vector<std::string> lossesOf(const GameRecord& record, const SequenceAbilities& abilities)
{
    bool variations = false;
    bool times = false;
    bool notes = false;
    for (NodeId node = GameRecord::root(); !node.isNone(); node = record.nextInOrder(node)) {
        const NodeNotes& said = record.notes(node);
        variations = variations || record.hasVariations(node);
        times = times || said.timeUsed || said.timeLeft.black || said.timeLeft.white;
        notes = notes || !said.comment.empty() || !said.name.empty() || !said.marks.empty()
            || said.evaluation || !said.foreign.empty();
    }
    std::vector<std::string> lost;
    const auto note = [&lost](bool isLost, const char* what) {
        if (isLost)
            lost.emplace_back(what);
    };
    note(variations, "variations");
    note(notes, "comments and marks");
    note(times && !abilities.times, "times");
    note(record.info().players != PerColor<std::string>{} && !abilities.players, "player names");
    note(record.info().result.isKnown() && !abilities.result, "result");
    note(!abilities.boardSize && record.boardSize() != usualSizeFor(largestLine(record)),
         "board size");
    note(hasOtherInfo(record.info()), "rule, date and other information");
    return lost;
}

}  // namespace

int usualSizeFor(int needed) noexcept
{
    for (const int usual : {15, 19, 20})
        if (needed <= usual)
            return usual;
    return kMaxBoardSize;
}

std::optional<std::string> MoveSequenceBuilder::play(Point point)
{
    if (!m_grid.contains(point))
        return "this point is not on a board of size " + std::to_string(m_grid.size());
    if (m_grid.at(point) != Cell::Empty)
        return point.toString() + " is already occupied";
    m_grid.set(point, cellOf(m_toMove));
    add(point);
    return std::nullopt;
}

void MoveSequenceBuilder::pass()
{
    add(Point());
}

void MoveSequenceBuilder::add(Point point)
{
    m_last = m_record.appendNode(m_last, RecordedMove{point, m_toMove});
    m_toMove = opponent(m_toMove);
}

Expected<MoveSequence> moveSequenceOf(const GameRecord& record, const SequenceAbilities& abilities)
{
    if (abilities.onlyBoardSize && record.boardSize() != *abilities.onlyBoardSize)
        return ParseError::overall("this format only supports boards of size "
                                   + std::to_string(*abilities.onlyBoardSize));
    MoveSequence line;
    Color expected = Color::Black;
    for (const NodeId node : record.mainLine()) {
        if (auto reason = obstacle(record, node, expected, abilities))
            return ParseError::overall(std::move(*reason));
        if (!record.move(node))
            continue;
        line.moves.push_back(node);
        expected = opponent(expected);
    }
    if (line.moves.empty() && !abilities.emptyGames)
        return ParseError::overall("there are no moves to write");
    line.lost = lossesOf(record, abilities);
    return line;
}

}  // namespace gomoku
