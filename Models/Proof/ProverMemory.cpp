// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/ProverMemory.h"

#include "Models/Proof/LeafSolver.h"

#include <algorithm>
#include <optional>
#include <sstream>

namespace gomoku::proof {

namespace {

std::string wordsOf(const std::vector<Point>& points)
{
    std::string words;
    for (const Point point : points)
        words += ' ' + point.toString();
    return words;
}

/// Points up to the end or to a semicolon; nullopt if there is something else. "-" is none.
std::optional<std::vector<Point>> readPoints(std::istringstream& words)
{
    std::vector<Point> points;
    std::string word;
    while (words >> word && word != ";") {
        const std::optional<Point> point = word == "-" ? Point() : Point::parse(word);
        if (!point)
            return std::nullopt;
        points.push_back(*point);
    }
    return points;
}

std::optional<Look> readLook(std::istringstream& words)
{
    Look look;
    int isGivenUp = 0;
    if (!(words >> isGivenUp >> look.plies))
        return std::nullopt;
    auto covers = readPoints(words);
    auto open = readPoints(words);
    if (!covers || !open)
        return std::nullopt;
    look.isGivenUp = isGivenUp != 0;
    look.covers = std::move(*covers);
    look.open = std::move(*open);
    return look;
}

std::string lookKey(const std::string& position, Point move)
{
    return position + ' ' + move.toString();
}

template <typename Map>
auto* findIn(Map& map, const std::string& key)
{
    const auto found = map.find(key);
    return found == map.end() ? nullptr : &found->second;
}

}  // namespace

ProverMemory::ProverMemory(Rule rule, int size)
{
    m_proof.rule = rule;
    m_proof.size = size;
    m_proof.leafNodes = kLeafSteps[2];
}

void ProverMemory::record(const std::string& line) const
{
    if (m_recorder)
        m_recorder(line + '\n');
}

void ProverMemory::addEntry(const std::string& position, const ProofEntry& entry)
{
    // Of two proofs the shorter: what others have concluded from the longer holds with it too.
    const auto [place, isNew] = m_proof.entries.try_emplace(position, entry);
    if (!isNew && place->second.plies <= entry.plies)
        return;
    place->second = entry;
    record("entry " + position + ' ' + entry.move.toString() + ' ' + std::to_string(entry.plies)
           + wordsOf(entry.covers));
}

void ProverMemory::addLeaf(const std::string& position, int plies)
{
    m_leaves[position] = plies;
    record("leaf " + position + ' ' + std::to_string(plies));
}

void ProverMemory::addFailure(const std::string& position, std::uint64_t nodes)
{
    std::uint64_t& most = m_failures[position];
    most = std::max(most, nodes);
    record("no-leaf " + position + ' ' + std::to_string(nodes));
}

void ProverMemory::addMoves(const std::string& position, std::size_t count,
                            const std::vector<Point>& moves)
{
    m_moves[position] = {count, moves};
    record("moves " + position + ' ' + std::to_string(count) + wordsOf(moves));
}

void ProverMemory::addSeenWin(const std::string& position, const SeenWin& seen)
{
    m_seenWins[position] = seen;
    record("seen " + position + ' ' + std::to_string(seen.nodes) + ' '
           + (seen.move.isNone() ? "-" : seen.move.toString()));
}

void ProverMemory::addLook(const std::string& position, Point move, const Look& look)
{
    m_looks[lookKey(position, move)] = look;
    record("look " + lookKey(position, move) + (look.isGivenUp ? " 1 " : " 0 ")
           + std::to_string(look.plies) + wordsOf(look.covers) + " ;" + wordsOf(look.open));
}

bool ProverMemory::recall(std::string_view line)
{
    std::istringstream words{std::string(line)};
    std::string kind;
    std::string position;
    std::string move;
    std::uint64_t number = 0;
    if (!(words >> kind >> position) || !parseStones(position, m_proof.size))
        return false;
    if (kind == "moves" && words >> number) {
        const auto points = readPoints(words);
        if (points)
            addMoves(position, static_cast<std::size_t>(number), *points);
        return points.has_value();
    }
    if (kind == "seen" && words >> number) {
        const auto points = readPoints(words);
        if (points && points->size() == 1)
            addSeenWin(position, {number, points->front()});
        return points && points->size() == 1;
    }
    if (kind == "leaf" && words >> number)
        return addLeaf(position, static_cast<int>(number)), true;
    if (kind == "no-leaf" && words >> number)
        return addFailure(position, number), true;
    const std::optional<Point> point = words >> move ? Point::parse(move) : std::nullopt;
    if (kind == "look" && point) {
        const auto look = readLook(words);
        if (look)
            addLook(position, *point, *look);
        return look.has_value();
    }
    if (kind != "entry" || !point || !(words >> number))
        return false;
    const auto covers = readPoints(words);
    if (covers)
        addEntry(position, {*point, static_cast<int>(number), *covers});
    return covers.has_value();
}

void ProverMemory::recall(const ProofFile& file)
{
    for (const auto& [position, entry] : file.entries)
        addEntry(position, entry);
}

const ProofEntry* ProverMemory::entry(const std::string& position) const
{
    return findIn(m_proof.entries, position);
}

int ProverMemory::leafPlies(const std::string& position) const
{
    const int* plies = findIn(m_leaves, position);
    return plies == nullptr ? 0 : *plies;
}

std::uint64_t ProverMemory::failedNodes(const std::string& position) const
{
    const std::uint64_t* nodes = findIn(m_failures, position);
    return nodes == nullptr ? 0 : *nodes;
}

const std::vector<Point>* ProverMemory::moves(const std::string& position, std::size_t count) const
{
    const AskedMoves* asked = findIn(m_moves, position);
    return asked != nullptr && asked->count >= count ? &asked->moves : nullptr;
}

SeenWin ProverMemory::seenWin(const std::string& position) const
{
    const SeenWin* seen = findIn(m_seenWins, position);
    return seen == nullptr ? SeenWin() : *seen;
}

const Look* ProverMemory::look(const std::string& position, Point move) const
{
    return findIn(m_looks, lookKey(position, move));
}

}  // namespace gomoku::proof
