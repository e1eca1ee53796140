// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/Training/PracticeText.h"

#include "Models/Training/Puzzles/PuzzleRating.h"
#include "UI/Text/LocalText.h"
#include "UI/Text/Training/LessonText.h"
#include "UI/Text/Training/PuzzleText.h"
#include "UI/Text/ValueText.h"

#include <cmath>

namespace gomoku {

namespace {

QString nameOfPoint(Point point)
{
    return ValueText::point(point);
}

/// The words of a lesson for a wrong move tell how it begins, and that the move does not win.
bool isAboutFirstMove(const PracticeVerdict& verdict)
{
    return verdict.played.empty() && verdict.answer.reason != PuzzleAnswer::Reason::TooSlow;
}

}  // namespace

QString PracticeText::title(const PracticeTask& task)
{
    switch (task.kind) {
    case PracticeTask::Kind::Lesson:
        return LessonText::words(task.subject).title;
    case PracticeTask::Kind::Puzzle:
        return PuzzleText::title(*task.puzzle);
    case PracticeTask::Kind::Mistake:
        break;
    }
    return tr("Find a better move");
}

QString PracticeText::task(const PracticeTask& task)
{
    switch (task.kind) {
    case PracticeTask::Kind::Lesson:
        return LessonText::words(task.subject).task;
    case PracticeTask::Kind::Puzzle:
        return PuzzleText::task(*task.puzzle);
    case PracticeTask::Kind::Mistake:
        break;
    }
    const QString side
        = task.position.side == Color::Black ? tr("You are Black.") : tr("You are White.");
    if (task.wrong.empty())
        return side;
    const QString wrong = nameOfPoint(task.wrong.front());
    // In a turned position it was another point.
    return task.mayBeTurned ? tr("%1 The move from your game is marked at %2.").arg(side, wrong)
                            : tr("%1 In your game you played %2.").arg(side, wrong);
}

QString PracticeText::circumstances(const PracticeTask& task)
{
    QStringList facts{ValueText::rule(task.position.rule)};
    if (task.kind == PracticeTask::Kind::Lesson)
        facts << PuzzleText::whoseTurn(task.position.side);
    else if (task.puzzle)
        facts << PuzzleText::level(levelOf(task.puzzle->rating));
    else if (task.mayBeTurned)
        facts << tr("may be turned or mirrored");
    return facts.join(QStringLiteral(" · "));
}

QString PracticeText::circumstancesAfter(const PracticeTask& task)
{
    return task.kind == PracticeTask::Kind::Lesson ? ValueText::rule(task.position.rule)
                                                   : circumstances(task);
}

QString PracticeText::hint(const PracticeTask& task, const PuzzleHint& hint)
{
    const Lesson* lesson
        = task.kind == PracticeTask::Kind::Lesson ? findLesson(task.subject) : nullptr;
    // Where nobody may play, nobody is told to.
    if (lesson && lesson->goal == LessonGoal::FindForbidden)
        return tr("%1 is forbidden for Black.").arg(nameOfPoint(hint.point));
    return PuzzleText::hint(hint);
}

QString PracticeText::score(int right, std::size_t of)
{
    return tr("%1 of %2 solved at the first attempt.").arg(right).arg(of);
}

QString PracticeText::verdict(const PracticeTask& task, const PracticeVerdict& verdict)
{
    switch (task.kind) {
    case PracticeTask::Kind::Lesson:
        return lesson(task, verdict);
    case PracticeTask::Kind::Puzzle:
        return PuzzleText::verdict(*task.puzzle, verdict.found.size(), verdict.answer);
    case PracticeTask::Kind::Mistake:
        break;
    }
    return mistake(verdict);
}

QString PracticeText::lesson(const PracticeTask& task, const PracticeVerdict& verdict)
{
    const LessonWords words = LessonText::words(task.subject);
    const QString point = nameOfPoint(verdict.answer.move);
    switch (verdict.answer.verdict) {
    case PuzzleAnswer::Verdict::Right:
        return verdict.wanted > 0
            ? PuzzleText::foundPart(verdict.answer.move, verdict.found.size(), verdict.wanted)
            : tr("%1 is right. Continue.").arg(point);
    case PuzzleAnswer::Verdict::Solved:
        return words.done;
    case PuzzleAnswer::Verdict::Wrong:
        return isAboutFirstMove(verdict) ? words.wrong : PuzzleText::whyWrong(verdict.answer);
    case PuzzleAnswer::Verdict::Again:
        return tr("You have already found %1.").arg(point);
    case PuzzleAnswer::Verdict::Illegal:
        break;
    }
    return {};
}

QString PracticeText::mistake(const PracticeVerdict& verdict)
{
    const QString point = nameOfPoint(verdict.answer.move);
    if (verdict.isSolved())
        return tr("%1 is a good move.").arg(point);
    if (!verdict.isWrong())
        return {};
    switch (verdict.answer.reason) {
    case PuzzleAnswer::Reason::Forbidden:
        return tr("%1 is forbidden for Black.").arg(point);
    case PuzzleAnswer::Reason::OpponentWins:
        return tr("After %1 your opponent wins. The board shows how.").arg(point);
    default:
        break;
    }
    return tr("There is a better move than %1. The board shows what follows.").arg(point);
}

QString PracticeText::spokenRefutation(const PracticeTask& task, const PracticeVerdict& answered)
{
    const std::vector<Point>& line = answered.answer.refutation;
    // The words of a puzzle name the one move that answers.
    const bool isNamed = task.kind == PracticeTask::Kind::Puzzle && line.size() == 2
        && answered.answer.reason == PuzzleAnswer::Reason::Defended;
    if (line.size() < 2 || isNamed)
        return {};
    QStringList moves;
    for (const Point point : line)
        moves << nameOfPoint(point);
    return asSentence(listed(moves));
}

QString PracticeText::spokenArea(Point corner, Point opposite)
{
    return asSentence(nameOfPoint(corner) + QChar(0x2013) + nameOfPoint(opposite));
}

QString PracticeText::solution(const std::vector<Point>& line)
{
    QStringList moves;
    for (const Point point : line)
        moves << nameOfPoint(point);
    return tr("Solution: %1").arg(moves.join(u' '));
}

QString PracticeText::rating(const PlayerRating& rating)
{
    if (!rating.isKnown())
        return tr("not yet rated, %n game(s)", nullptr, rating.games());
    return tr("%1 ± %2", "rating and its range")
        .arg(std::lround(rating.current().rating))
        .arg(std::lround(rating.current().margin()));
}

}  // namespace gomoku
