// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Lessons.h"

#include "Models/Rules/ForbiddenPoints.h"
#include "Models/Rules/OpeningPlay.h"
#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Training/Puzzles/PuzzleProof.h"
#include "Models/Training/Puzzles/Refutation.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string>

namespace gomoku {

namespace {

constexpr std::uint64_t kLessonNodes = 200'000;

/// The characters of a drawing, the bottom row of the board first.
std::vector<std::string> rowsOfDrawing(std::string_view drawing)
{
    std::vector<std::string> rows;
    std::string row;
    const auto finishRow = [&] {
        if (!row.empty())
            rows.insert(rows.begin(), row);
        row.clear();
    };
    for (const char letter : drawing) {
        if (letter == '\n')
            finishRow();
        else if (letter != ' ')
            row += letter;
    }
    finishRow();
    return rows;
}

Cell cellOfLetter(char letter)
{
    return letter == 'X' ? Cell::Black : letter == 'O' ? Cell::White : Cell::Empty;
}

/// The kind of puzzle that a goal is played as.
std::optional<PuzzleKind> kindOfGoal(LessonGoal goal)
{
    switch (goal) {
    case LessonGoal::WinByFours:
        return PuzzleKind::Vcf;
    case LessonGoal::WinByFourThree:
        return PuzzleKind::FourThree;
    case LessonGoal::WinByThreats:
        return PuzzleKind::Vct;
    case LessonGoal::MakeBlackFoul:
        return PuzzleKind::Foul;
    default:
        return std::nullopt;
    }
}

/// The legal empty points of which `is` says yes.
std::vector<Point> legalPoints(const BoardManager& board, const std::function<bool(Point)>& is)
{
    std::vector<Point> points;
    board.grid().forEachPoint([&](Point point) {
        if (board.isEmpty(point) && board.isLegal(board.sideToMove(), point) && is(point))
            points.push_back(point);
    });
    return points;
}

std::vector<Point> pointsMaking(const BoardManager& board, PointClass least, PointClass most)
{
    return legalPoints(board, [&](Point point) {
        const PointClass made = board.classOf(board.sideToMove(), point);
        return made >= least && made <= most;
    });
}

/// The points after which the opponent cannot make five any more.
std::vector<Point> pointsThatStopFive(const BoardManager& board)
{
    return legalPoints(board, [&](Point point) {
        BoardManager next = board;
        next.makeMove(point);
        return !canMakeFive(next, next.sideToMove());
    });
}

std::vector<Point> forbiddenOn(const BoardManager& board)
{
    std::vector<Point> points;
    for (const ForbiddenPoint& forbidden : forbiddenPoints(board.grid()))
        points.push_back(forbidden.point);
    return points;
}

/// The stones of the drawing in the order of an opening: by colour in turn, each colour's in the
/// order of points, the centre first.
std::vector<Point> stonesInTurn(const Grid& grid)
{
    PerColor<std::vector<Point>> stones;
    grid.forEachPoint([&](Point point) {
        for (const Color color : kColors)
            if (grid.at(point) == cellOf(color))
                stones[color].push_back(point);
    });
    const Point centre = centreOf(grid.size());
    std::stable_partition(stones.black.begin(), stones.black.end(),
                          [&](Point point) { return point == centre; });
    std::vector<Point> moves;
    for (std::size_t i = 0; i < stones.black.size() + stones.white.size(); ++i)
        moves.push_back(stones[i % 2 == 0 ? Color::Black : Color::White][i / 2]);
    return moves;
}

/// From a point to all stones: of many right answers the one that a player would think of is near.
int distanceToStones(const Grid& grid, Point point)
{
    int sum = 0;
    grid.forEachPoint([&](Point stone) {
        if (grid.at(stone) != Cell::Empty)
            sum += std::max(std::abs(stone.column() - point.column()),
                            std::abs(stone.row() - point.row()));
    });
    return sum;
}

Point nearestToStones(const Grid& grid, const std::vector<Point>& points)
{
    return *std::min_element(points.begin(), points.end(), [&](Point one, Point other) {
        return distanceToStones(grid, one) < distanceToStones(grid, other);
    });
}

std::vector<Point> openingPoints(const Lesson& lesson)
{
    const Grid grid = lesson.stones();
    OpeningPlay opening(lesson.opening, grid.size());
    for (const Point stone : stonesInTurn(grid))
        if (const auto action = opening.actionAt(stone))
            (void)opening.apply(*action);
    return opening.allowedPoints();
}

}  // namespace

Grid Lesson::stones() const
{
    const std::vector<std::string> rows = rowsOfDrawing(drawing);
    Grid grid(static_cast<int>(rows.size()));
    grid.forEachPoint([&](Point point) {
        grid.set(point,
                 cellOfLetter(rows[static_cast<std::size_t>(point.row())].at(
                     static_cast<std::size_t>(point.column()))));
    });
    return grid;
}

const Lesson* findLesson(std::string_view id) noexcept
{
    for (const Lesson& lesson : lessons())
        if (lesson.id == id)
            return &lesson;
    return nullptr;
}

std::optional<Puzzle> puzzleOf(const Lesson& lesson)
{
    const auto kind = kindOfGoal(lesson.goal);
    if (!kind)
        return std::nullopt;
    const PuzzleProof proof = provePuzzle(lesson.position(), *kind, kLessonNodes);
    if (!proof.isProven())
        return std::nullopt;
    return Puzzle{.id = std::string(lesson.id),
                  .rule = lesson.rule,
                  .stones = lesson.stones(),
                  .side = lesson.side,
                  .kind = *kind,
                  .moves = proof.moves,
                  .accepted = proof.accepted};
}

std::vector<Point> answersOf(const Lesson& lesson)
{
    const BoardManager board = lesson.position();
    switch (lesson.goal) {
    case LessonGoal::MakeFive:
        return pointsMaking(board, PointClass::Five, PointClass::Five);
    case LessonGoal::MakeOpenFour:
        return pointsMaking(board, PointClass::OpenFour, PointClass::OpenFour);
    case LessonGoal::MakeOpenThree:
        return pointsMaking(board, PointClass::OpenThree, PointClass::DoubleThree);
    case LessonGoal::MakeTwoThrees:
        return pointsMaking(board, PointClass::DoubleThree, PointClass::DoubleThree);
    case LessonGoal::StopFive:
        return pointsThatStopFive(board);
    case LessonGoal::StopTheWin:
    case LessonGoal::FindDefences:
        return proveDefence(board, kLessonNodes).proof.accepted;
    case LessonGoal::FindForbidden:
        return forbiddenOn(board);
    case LessonGoal::PlaceOpeningStone:
        return openingPoints(lesson);
    default:
        break;
    }
    const std::optional<Puzzle> puzzle = puzzleOf(lesson);
    return puzzle ? puzzle->accepted : std::vector<Point>();
}

LessonSession::LessonSession(const Lesson& lesson) : m_lesson(lesson), m_position(lesson.position())
{
    if (const auto puzzle = puzzleOf(lesson)) {
        m_answers = puzzle->accepted;
        m_puzzle.emplace(*puzzle);
    } else {
        m_answers = answersOf(lesson);
    }
}

const BoardManager& LessonSession::position() const noexcept
{
    return m_puzzle ? m_puzzle->position() : m_position;
}

LessonAnswer LessonSession::play(Point point)
{
    if (m_isDone || point.isNone() || !point.isOn(position().size()) || !position().isEmpty(point))
        return {};
    return m_puzzle ? playPuzzle(point) : find(point);
}

LessonAnswer LessonSession::playPuzzle(Point point)
{
    PuzzleAnswer answer = m_puzzle->play(point);
    m_isDone = m_puzzle->isSolved();
    if (answer.verdict == PuzzleAnswer::Verdict::Wrong)
        return {.verdict = LessonAnswer::Verdict::Wrong,
                .refutation = std::move(answer.refutation),
                .reason = answer.reason};
    return {.verdict = m_isDone ? LessonAnswer::Verdict::Done : LessonAnswer::Verdict::Right,
            .reply = answer.reply};
}

/// What the opponent does if nothing was stopped.
std::vector<Point> LessonSession::refutationOf(Point point) const
{
    const LessonGoal goal = m_lesson.goal;
    const bool isDefence = goal == LessonGoal::StopFive || goal == LessonGoal::StopTheWin
        || goal == LessonGoal::FindDefences;
    if (!isDefence || !m_position.isLegal(m_position.sideToMove(), point))
        return {};
    return refuteDefence(m_position, point);
}

LessonAnswer LessonSession::find(Point point)
{
    if (std::find(m_answers.begin(), m_answers.end(), point) == m_answers.end())
        return {.verdict = LessonAnswer::Verdict::Wrong, .refutation = refutationOf(point)};
    if (std::find(m_found.begin(), m_found.end(), point) != m_found.end())
        return {.verdict = LessonAnswer::Verdict::Again};
    m_found.push_back(point);
    m_isDone = !asksForAll(m_lesson.goal) || m_found.size() == m_answers.size();
    if (!asksForAll(m_lesson.goal))
        m_position.makeMove(point);
    return {.verdict = m_isDone ? LessonAnswer::Verdict::Done : LessonAnswer::Verdict::Right};
}

Point LessonSession::help() const
{
    const std::vector<Point> line = solution();
    return line.empty() ? Point() : line.front();
}

std::vector<Point> LessonSession::solution() const
{
    if (m_isDone)
        return {};
    if (m_puzzle)
        return m_puzzle->solution();
    std::vector<Point> missing;
    for (const Point point : m_answers)
        if (std::find(m_found.begin(), m_found.end(), point) == m_found.end())
            missing.push_back(point);
    if (!asksForAll(m_lesson.goal) && missing.size() > 1)
        missing = {nearestToStones(m_position.grid(), missing)};
    return missing;
}

}  // namespace gomoku
