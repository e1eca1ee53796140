// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Tuning/SelfPlay.h"

#include "Models/Core/RandomOpening.h"
#include "Models/Search/ParallelSearch.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace gomoku {

namespace {

constexpr RandomOpeningShape kOpeningShape{.leastStones = 2, .mostStones = 8, .reach = 3};

SearchReport think(ParallelSearch& search, const BoardManager& board, std::uint64_t nodes,
                   std::uint64_t seed, int level = 0)
{
    const std::atomic<bool> stop{false};
    SearchLimits limits;
    limits.nodes = nodes;
    limits.useBook = false;
    limits.level = level;
    limits.randomSeed = seed;
    const ParallelRunner here = [](int, const std::function<void(int)>& job) { job(0); };
    return search.think(board, limits, here, stop);
}

BoardManager boardAfter(const SelfPlayGame& game)
{
    return BoardManager::after(game.opening, game.size, game.rule);
}

bool isPlayable(const SelfPlayGame& game)
{
    BoardManager board(game.size, game.rule);
    for (const Point point : game.opening) {
        if (board.winner() || !board.isLegal(board.sideToMove(), point))
            return false;
        board.makeMove(point);
    }
    return !board.winner();
}

void findEvenOpening(ParallelSearch& search, const SelfPlayOptions& options, std::uint64_t& random,
                     SelfPlayGame& game)
{
    do {
        do
            game.opening = randomOpening(options.size, random, kOpeningShape);
        while (!isPlayable(game));
        search.clear();
    } while (std::abs(think(search, boardAfter(game), options.nodes, 0).score())
             > options.mostUneven);
}

}  // namespace

SelfPlayGame playAgainstItself(ParallelSearch& search, const SelfPlayOptions& options,
                               std::uint64_t seed)
{
    std::uint64_t random = seed;
    SelfPlayGame game{.rule = options.rule, .size = options.size};
    findEvenOpening(search, options, random, game);
    BoardManager board = boardAfter(game);
    search.clear();
    while (!board.winner() && !board.isFull() && board.stoneCount() < options.drawAfter) {
        const SearchReport report
            = think(search, board, options.nodes, zobrist::nextRandom(random) | 1, options.level);
        if (report.bestMove().isNone())
            break;
        game.moves.push_back({report.bestMove(), report.score()});
        board.makeMove(report.bestMove());
    }
    game.winner = board.winner();
    return game;
}

std::string toText(const SelfPlayGame& game)
{
    std::ostringstream text;
    text << nameOf(game.rule) << ';' << game.size << ';'
         << (!game.winner                       ? 'd'
                 : *game.winner == Color::Black ? 'b'
                                                : 'w')
         << ';';
    for (std::size_t i = 0; i < game.opening.size(); ++i)
        text << (i > 0 ? " " : "") << game.opening[i].toString();
    text << ';';
    for (std::size_t i = 0; i < game.moves.size(); ++i)
        text << (i > 0 ? " " : "") << game.moves[i].point.toString() << '/' << game.moves[i].score;
    return text.str();
}

std::optional<SelfPlayGame> parseSelfPlayGame(std::string_view line)
{
    std::istringstream text{std::string(line)};
    std::string rule;
    std::string size;
    std::string winner;
    std::string opening;
    std::string moves;
    std::getline(text, rule, ';');
    std::getline(text, size, ';');
    std::getline(text, winner, ';');
    std::getline(text, opening, ';');
    std::getline(text, moves);
    SelfPlayGame game;
    const auto known = parseRule(rule);
    std::from_chars(size.data(), size.data() + size.size(), game.size);
    if (!known || game.size < kMinBoardSize || game.size > kMaxBoardSize)
        return std::nullopt;
    game.rule = *known;
    if (winner == "b")
        game.winner = Color::Black;
    else if (winner == "w")
        game.winner = Color::White;
    else if (winner != "d")
        return std::nullopt;
    BoardManager board(game.size, game.rule);
    const auto play = [&](const std::optional<Point>& point) {
        const bool possible = point && point->isOn(game.size) && board.isEmpty(*point);
        if (possible)
            board.makeMove(*point);
        return possible;
    };
    std::istringstream stones(opening);
    for (std::string word; stones >> word;) {
        const auto point = Point::parse(word);
        if (!play(point))
            return std::nullopt;
        game.opening.push_back(*point);
    }
    std::istringstream played(moves);
    for (std::string word; played >> word;) {
        const auto slash = word.find('/');
        const auto point = Point::parse(word.substr(0, slash));
        if (slash == std::string::npos || !play(point))
            return std::nullopt;
        SelfPlayGame::Move move{*point, 0};
        std::from_chars(word.data() + slash + 1, word.data() + word.size(), move.score);
        game.moves.push_back(move);
    }
    return game;
}

}  // namespace gomoku
