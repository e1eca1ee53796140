// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/Check/ProofFile.h"

#include <algorithm>
#include <optional>
#include <sstream>

namespace gomoku::proof {

namespace {

constexpr std::string_view kProofHead = "gomoku-proof 1";

std::optional<Point> pointOrPass(const std::string& word)
{
    return word == "-" ? Point() : Point::parse(word);
}

/// "rule freestyle", "size 15", "leaf-nodes 2000000": false for anything else.
bool readSetting(ProofFile& file, std::istringstream& words, const std::string& name)
{
    std::string value;
    words >> value;
    if (name == "rule") {
        const std::optional<Rule> rule = parseRule(value);
        file.rule = rule.value_or(file.rule);
        return rule.has_value();
    }
    std::istringstream number(value);
    if (name == "size")
        return number >> file.size && file.size >= kMinBoardSize && file.size <= kMaxBoardSize;
    return name == "leaf-nodes" && number >> file.leafNodes;
}

/// Black's move, and the replies of White that the covers are about.
bool canBePlayedOn(const Grid& grid, const ProofEntry& entry)
{
    const auto isFree
        = [&](Point point) { return grid.contains(point) && grid.at(point) == Cell::Empty; };
    return isFree(entry.move)
        && std::all_of(entry.covers.begin(), entry.covers.end(), [&](Point cover) {
               return cover.isNone() || (isFree(cover) && cover != entry.move);
           });
}

std::optional<ProofEntry> readEntry(std::istringstream& words)
{
    ProofEntry entry;
    std::string word;
    if (!(words >> word))
        return std::nullopt;
    const std::optional<Point> move = Point::parse(word);
    if (!move || !(words >> entry.plies) || entry.plies < 1)
        return std::nullopt;
    entry.move = *move;
    while (words >> word) {
        const std::optional<Point> cover = pointOrPass(word);
        if (!cover)
            return std::nullopt;
        entry.covers.push_back(*cover);
    }
    return entry;
}

bool readLine(ProofFile& file, const std::string& line)
{
    std::istringstream words(line);
    std::string first;
    words >> first;
    if (first.find('/') == std::string::npos)
        return readSetting(file, words, first);
    const std::optional<ProofEntry> entry = readEntry(words);
    const std::optional<Grid> grid = parseStones(first, file.size);
    // Two moves for one position would be a contradiction waiting to happen.
    return entry && grid && canBePlayedOn(*grid, *entry) && canonicalStones(*grid).text == first
        && file.entries.emplace(first, *entry).second;
}

}  // namespace

std::string proofLine(const std::string& position, const ProofEntry& entry)
{
    std::string line = position + ' ' + entry.move.toString() + ' ' + std::to_string(entry.plies);
    for (const Point cover : entry.covers)
        line += ' ' + cover.toString();
    return line + '\n';
}

std::string proofText(const ProofFile& file)
{
    std::string text = std::string(kProofHead) + "\nrule " + std::string(nameOf(file.rule))
        + "\nsize " + std::to_string(file.size) + "\nleaf-nodes " + std::to_string(file.leafNodes)
        + '\n';
    for (const auto& [position, entry] : file.entries)
        text += proofLine(position, entry);
    return text;
}

ReadProof readProof(std::string_view text)
{
    ReadProof result;
    std::istringstream lines{std::string(text)};
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (!line.empty() && line.back() == '\r')
            line.pop_back();
        const bool isWell = number == 1
            ? line == kProofHead
            : line.empty() || line[0] == '#' || readLine(result.file, line);
        if (isWell)
            continue;
        result.problem = "line " + std::to_string(number) + " is no part of a proof: " + line;
        return result;
    }
    if (text.empty())
        result.problem = "line 1: the file is empty";
    return result;
}

}  // namespace gomoku::proof
