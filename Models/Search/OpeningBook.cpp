// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/OpeningBook.h"

#include "Models/Core/Ascii.h"
#include "Models/Core/Symmetry.h"
#include "Models/Search/Data/OpeningBook.txt.h"

#include <algorithm>
#include <optional>
#include <sstream>

namespace gomoku {

namespace {

/// The key of the board turned or mirrored.
zobrist::Key keyUnder(const BoardManager& board, Symmetry symmetry)
{
    return BoardManager::keyOf(imageOf(board.grid(), symmetry), board.rule(), board.sideToMove());
}

std::optional<OpeningBook::Reply> parseReply(const std::string& word)
{
    const auto colon = word.find(':');
    const auto point = Point::parse(word.substr(0, colon));
    if (!point)
        return std::nullopt;
    OpeningBook::Reply reply{*point, 1};
    if (colon != std::string::npos)
        reply.weight = parseNumber(std::string_view(word).substr(colon + 1)).value_or(1);
    return reply;
}

/// The position after some moves, if they can be played.
std::optional<BoardManager> played(const std::string& moves, Rule rule, int boardSize)
{
    std::vector<Point> points;
    std::istringstream words(moves);
    for (std::string word; words >> word;)
        points.push_back(Point::parse(word).value_or(Point()));  // None is on no board.
    return BoardManager::afterIfPossible(points, boardSize, rule);
}

}  // namespace

OpeningBook::OpeningBook(std::string_view text, int boardSize) : m_boardSize(boardSize)
{
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && line.front() != '#')
            addLine(line);
}

const OpeningBook& OpeningBook::builtIn()
{
    static const OpeningBook kBook(
        std::string_view(reinterpret_cast<const char*>(embedded::kOpeningBookTxt),
                         sizeof embedded::kOpeningBookTxt));
    return kBook;
}

void OpeningBook::addLine(const std::string& line)
{
    std::istringstream fields(line);
    std::string ruleName;
    std::string moves;
    std::string replyText;
    std::getline(fields, ruleName, ';');
    std::getline(fields, moves, ';');
    std::getline(fields, replyText);
    const auto rule = parseRule(ruleName);
    const auto board = rule ? played(moves, *rule, m_boardSize) : std::nullopt;
    std::vector<Reply> replies;
    std::istringstream words(replyText);
    for (std::string word; board && words >> word;) {
        const auto reply = parseReply(word);
        if (reply && reply->weight > 0 && reply->point.isOn(m_boardSize)
            && board->isEmpty(reply->point) && board->isLegal(board->sideToMove(), reply->point))
            replies.push_back(*reply);
    }
    if (replies.empty())
        ++m_ignored;
    else
        m_entries[board->key()] = std::move(replies);
}

std::vector<OpeningBook::Reply> OpeningBook::replies(const BoardManager& board) const
{
    if (board.size() != m_boardSize)
        return {};
    for (const Symmetry symmetry : kSymmetries) {
        const auto found = m_entries.find(keyUnder(board, symmetry));
        if (found == m_entries.end())
            continue;
        std::vector<Reply> replies = found->second;
        for (Reply& reply : replies)
            reply.point = symmetry.inverse().apply(reply.point, m_boardSize);
        return replies;
    }
    return {};
}

Point OpeningBook::choose(const BoardManager& board, std::uint64_t random) const
{
    const std::vector<Reply> known = replies(board);
    int total = 0;
    for (const Reply& reply : known)
        total += reply.weight;
    if (total == 0)
        return Point();
    int left = static_cast<int>(zobrist::nextRandom(random) % static_cast<std::uint64_t>(total));
    for (const Reply& reply : known)
        if ((left -= reply.weight) < 0)
            return reply.point;
    return Point();
}

}  // namespace gomoku
