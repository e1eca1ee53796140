// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Tuning/SelfPlay.h"

#include "Models/Core/Ascii.h"
#include "Models/Core/RandomOpening.h"
#include "Models/Eval/EvalWeights.h"
#include "Models/Search/ParallelSearch.h"

#include <algorithm>
#include <cmath>
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
    return search.think(board, limits, onThisThread, stop);
}

BoardManager boardAfter(const SelfPlayGame& game)
{
    return BoardManager::after(game.opening, game.size, game.rule);
}

void findEvenOpening(ParallelSearch& search, const SelfPlayOptions& options, std::uint64_t& random,
                     SelfPlayGame& game)
{
    do {
        do
            game.opening = randomOpening(options.size, random, kOpeningShape);
        while (!canStart(game.opening, options.size, options.rule));
        search.clear();
    } while (std::abs(think(search, boardAfter(game), options.nodes, 0).score())
             > options.mostUneven);
}

/// Draws moves as a player might consider them: the more urgent, the likelier.
class SiblingChooser
{
public:
    explicit SiblingChooser(Rule rule) : m_weights(defaultWeights(rule)) { }

    /// Up to `count` legal moves other than `played`, no two alike.
    [[nodiscard]] std::vector<Point> choose(const BoardManager& board, Point played, int count,
                                            std::uint64_t& random) const
    {
        std::vector<std::pair<double, Point>> drawn;
        board.candidates().forEach([&](Point point) {
            if (point == played || !board.isLegal(board.sideToMove(), point))
                return;
            // Adding Gumbel noise and taking the largest draws by weight, without repetition.
            const double chance
                = (static_cast<double>(zobrist::nextRandom(random) >> 11) + 0.5) * 0x1p-53;
            drawn.emplace_back(urgencyOf(board, point) / kSoftness - std::log(-std::log(chance)),
                               point);
        });
        const auto taken = std::min(drawn.size(), static_cast<std::size_t>(count));
        std::partial_sort(drawn.begin(), drawn.begin() + static_cast<std::ptrdiff_t>(taken),
                          drawn.end(),
                          [](const auto& a, const auto& b) { return a.first > b.first; });
        std::vector<Point> points;
        for (std::size_t i = 0; i < taken; ++i)
            points.push_back(drawn[i].second);
        return points;
    }

private:
    static constexpr double kSoftness = 200;  ///< Twice that of the moves that searches choose.

    [[nodiscard]] int urgencyOf(const BoardManager& board, Point point) const
    {
        const Color side = board.sideToMove();
        const Color enemy = opponent(side);
        return m_weights.points[side][combinationOf(board.shapesOf(side, point))].attack
            + m_weights.points[enemy][combinationOf(board.shapesOf(enemy, point))].defence;
    }

    EvalWeights m_weights;
};

std::vector<SelfPlayGame::JudgedMove> judgedSiblings(ParallelSearch& search, BoardManager board,
                                                     const std::vector<Point>& points,
                                                     std::uint64_t nodes)
{
    std::vector<SelfPlayGame::JudgedMove> judged;
    for (const Point point : points) {
        board.makeMove(point);
        if (!board.winner() && !board.isFull())
            judged.push_back({point, -think(search, board, nodes, 0).score()});
        board.undoMove();
    }
    return judged;
}

/// Reads "h8/35".
std::optional<SelfPlayGame::JudgedMove> parseJudgedMove(const std::string& word)
{
    const auto slash = word.find('/');
    const auto point = Point::parse(word.substr(0, slash));
    if (slash == std::string::npos || !point)
        return std::nullopt;
    const auto score = parseNumber<Score>(std::string_view(word).substr(slash + 1));
    return score ? std::optional(SelfPlayGame::JudgedMove{*point, *score}) : std::nullopt;
}

}  // namespace

bool canStart(std::span<const Point> opening, int size, Rule rule)
{
    BoardManager board(size, rule);
    for (const Point point : opening) {
        if (board.winner() || !board.isLegal(board.sideToMove(), point))
            return false;
        board.makeMove(point);
    }
    return !board.winner();
}

SelfPlayGame playAgainstItself(ParallelSearch& search, const SelfPlayOptions& options,
                               std::uint64_t seed)
{
    std::uint64_t random = seed;
    SelfPlayGame game{.rule = options.rule, .size = options.size};
    findEvenOpening(search, options, random, game);
    BoardManager board = boardAfter(game);
    const SiblingChooser chooser(options.rule);
    search.clear();
    while (!board.winner() && !board.isFull() && board.stoneCount() < options.drawAfter) {
        const SearchReport report
            = think(search, board, options.nodes, zobrist::nextRandom(random) | 1, options.level);
        if (report.bestMove().isNone())
            break;
        const std::vector<Point> others
            = chooser.choose(board, report.bestMove(), options.siblings, random);
        game.moves.push_back({report.bestMove(), report.score(),
                              judgedSiblings(search, board, others, options.nodes)});
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
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const SelfPlayGame::Move& move = game.moves[i];
        text << (i > 0 ? " " : "") << move.point.toString() << '/' << move.score;
        for (const SelfPlayGame::JudgedMove& sibling : move.siblings)
            text << ',' << sibling.point.toString() << '/' << sibling.score;
    }
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
    game.size = parseNumber(size).value_or(0);
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
        std::istringstream parts(word);
        std::vector<SelfPlayGame::JudgedMove> judged;
        for (std::string part; std::getline(parts, part, ',');) {
            const auto move = parseJudgedMove(part);
            if (!move || !move->point.isOn(game.size) || !board.isEmpty(move->point))
                return std::nullopt;
            judged.push_back(*move);
        }
        if (judged.empty() || word.back() == ',')
            return std::nullopt;
        game.moves.push_back(
            {judged.front().point, judged.front().score, {judged.begin() + 1, judged.end()}});
        board.makeMove(judged.front().point);
    }
    return game;
}

}  // namespace gomoku
