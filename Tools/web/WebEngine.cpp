// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tools/web/WebEngine.h"

#include "Models/Review/Judge/HintReason.h"
#include "Models/Review/Judge/WinCurve.h"
#include "Models/Rules/Referee.h"
#include "Models/Training/TrainingPosition.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace gomoku {

namespace {

constexpr std::size_t kTableMegabytes = 32;  ///< A telephone has to bear it.
constexpr const char* kNoPosition = "{\"error\":\"not a position\"}";

std::string inQuotes(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

std::string pointList(const std::vector<Point>& points)
{
    std::string json = "[";
    for (const Point point : points)
        json += (json.size() > 1 ? "," : "") + inQuotes(point.toString());
    return json + "]";
}

/// The last stone is played, not set: attention and the winning row depend on it.
std::optional<BoardManager> boardOf(const WebEngine::Position& asked)
{
    auto position = parseTrainingPosition(asked.stones);
    if (!position)
        return std::nullopt;
    const auto last = Point::parse(asked.last);
    if (!last)
        return BoardManager(position->grid, position->rule, position->side);
    const Color mover = opponent(position->side);
    if (!last->isOn(position->grid.size()) || position->grid.at(*last) != cellOf(mover))
        return std::nullopt;
    position->grid.set(*last, Cell::Empty);
    BoardManager board(position->grid, position->rule, mover);
    board.makeMove(*last);
    return board;
}

std::string_view nameOfFoul(MoveVerdict verdict)
{
    switch (verdict) {
    case MoveVerdict::DoubleThree:
        return "double three";
    case MoveVerdict::DoubleFour:
        return "double four";
    case MoveVerdict::Overline:
        return "overline";
    case MoveVerdict::Legal:
    case MoveVerdict::OffBoard:
    case MoveVerdict::Occupied:
        break;
    }
    return "";
}

/// The law itself is asked, as for every move in the window; the board only says where.
std::string foulList(const BoardManager& board)
{
    std::string json = "[";
    if (board.sideToMove() == Color::Black)
        for (const Point point : board.forbiddenPoints()) {
            const MoveVerdict verdict = judge(board.grid(), Color::Black, point, board.rule());
            json += (json.size() > 1 ? ",{\"at\":" : "{\"at\":") + inQuotes(point.toString())
                + ",\"why\":" + inQuotes(nameOfFoul(verdict)) + "}";
        }
    return json + "]";
}

std::string_view outcomeOf(const BoardManager& board)
{
    if (const auto winner = board.winner())
        return *winner == Color::Black ? "black" : "white";
    return board.isFull() ? "draw" : "";
}

std::string_view wordsFor(HintReason reason)
{
    constexpr std::array<std::string_view, 11> kWords{"makes five in a row and wins",
                                                      "blocks five in a row",
                                                      "wins by fours",
                                                      "wins by force",
                                                      "makes an open four",
                                                      "blocks the open three",
                                                      "prevents a win by fours",
                                                      "makes a four that must be answered",
                                                      "makes an open three",
                                                      "is a book move",
                                                      "is the best move found"};
    return kWords[static_cast<std::size_t>(reason)];
}

std::string decimal(double number)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", number);
    return text.data();
}

double chanceOfBlack(const BoardManager& board, Score score)
{
    const double chance = WinCurve::under(board.rule()).chance(score, board.sideToMove());
    return board.sideToMove() == Color::Black ? chance : 100 - chance;
}

std::string answerJson(const BoardManager& board, const SearchReport& report, bool withReason)
{
    const Score score = report.score();
    std::string json = "{\"move\":" + inQuotes(report.bestMove().toString()) + ",\"chance\":"
        + decimal(chanceOfBlack(board, score)) + ",\"depth\":" + std::to_string(report.depth())
        + ",\"nodes\":" + std::to_string(report.nodes)
        + ",\"win\":" + std::to_string(isDecided(score) ? pliesToEnd(score) : 0)
        + ",\"book\":" + (report.fromBook ? "true" : "false");
    if (withReason)
        json += ",\"reason\":" + inQuotes(wordsFor(reasonFor(board, report)));
    return json + ",\"line\":"
        + pointList(report.lines.empty() ? std::vector<Point>() : report.lines[0].moves) + "}";
}

SearchLimits limitsOf(const WebEngine::Question& question)
{
    SearchLimits limits;
    limits.moveTime = std::chrono::milliseconds(std::max(1, question.milliseconds));
    limits.level = question.level;
    limits.randomSeed = question.seed;
    limits.useBook = !question.forValue;
    limits.alwaysSearch = question.forValue;
    return limits;
}

}  // namespace

WebEngine::WebEngine() = default;
WebEngine::~WebEngine() = default;

std::string WebEngine::describe(const Position& position) const
{
    const auto board = boardOf(position);
    if (!board)
        return kNoPosition;
    const Point last = board->lastMove();
    const auto row
        = last.isNone() ? std::vector<Point>() : winningRow(board->grid(), last, board->rule());
    return "{\"over\":" + inQuotes(outcomeOf(*board)) + ",\"row\":" + pointList(row)
        + ",\"forbidden\":" + foulList(*board) + "}";
}

std::string WebEngine::think(const Position& position, const Question& question,
                             const Listener& listener)
{
    const auto board = boardOf(position);
    if (!board)
        return kNoPosition;
    if (!outcomeOf(*board).empty())
        return answerJson(*board, {}, false);
    const auto tell = [&](const SearchReport& report) {
        if (listener)
            listener(answerJson(*board, report, false));
    };
    const std::atomic<bool> stop{false};
    const SearchReport report
        = search().think(*board, limitsOf(question), standardThreads(), stop, tell);
    return answerJson(*board, report, !report.bestMove().isNone());
}

ParallelSearch& WebEngine::search()
{
    if (!m_search)
        m_search = std::make_unique<ParallelSearch>(kTableMegabytes);
    return *m_search;
}

}  // namespace gomoku
