// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/Training/PuzzleText.h"

#include "UI/Text/ValueText.h"

namespace gomoku {

QString PuzzleText::kind(PuzzleKind kind)
{
    switch (kind) {
    case PuzzleKind::Vcf:
        return tr("Win by fours");
    case PuzzleKind::Vct:
        return tr("Win by threats");
    case PuzzleKind::FourThree:
        return tr("Four and three");
    case PuzzleKind::Foul:
        return tr("Make Black foul");
    case PuzzleKind::Defend:
        return tr("Find all defences");
    case PuzzleKind::Only:
        break;
    }
    return tr("The only move");
}

QString PuzzleText::title(const Puzzle& puzzle)
{
    // Of a win by fours nobody would think here.
    return isAttack(puzzle.kind) && puzzle.moves == 1 ? tr("Make five") : kind(puzzle.kind);
}

QString PuzzleText::whoseTurn(Color side)
{
    return side == Color::Black ? tr("Black to move") : tr("White to move");
}

QString PuzzleText::level(PuzzleLevel level)
{
    switch (level) {
    case PuzzleLevel::Beginner:
        return tr("Beginner");
    case PuzzleLevel::Easy:
        return tr("Easy");
    case PuzzleLevel::Medium:
        return tr("Medium");
    case PuzzleLevel::Hard:
        return tr("Hard");
    case PuzzleLevel::Expert:
        break;
    }
    return tr("Expert");
}

QString PuzzleText::task(const Puzzle& puzzle)
{
    const QString whose = whoseTurn(puzzle.side);
    if (isAttack(puzzle.kind) && puzzle.moves == 1)
        return tr("%1: make five.").arg(whose);
    switch (puzzle.kind) {
    case PuzzleKind::Vcf:
        return tr("%1: win by fours in %n move(s).", nullptr, puzzle.moves).arg(whose);
    case PuzzleKind::Vct:
        return tr("%1: win by fours and threes in %n move(s).", nullptr, puzzle.moves).arg(whose);
    case PuzzleKind::FourThree:
        return tr("%1: win by four and three in %n move(s).", nullptr, puzzle.moves).arg(whose);
    case PuzzleKind::Foul:
        return tr("%1: make Black foul in %n move(s).", nullptr, puzzle.moves).arg(whose);
    case PuzzleKind::Defend:
        return tr("%1: find every move that stops the win.").arg(whose);
    case PuzzleKind::Only:
        break;
    }
    return tr("%1: only one move does not lose. Find it.").arg(whose);
}

QString PuzzleText::whyWrong(const PuzzleAnswer& answer)
{
    using Reason = PuzzleAnswer::Reason;
    const QString point = ValueText::point(answer.move);
    switch (answer.reason) {
    case Reason::Forbidden:
        return tr("%1 is forbidden for Black.").arg(point);
    case Reason::NoThreat:
        return tr("%1 threatens nothing.").arg(point);
    case Reason::Defended:
        if (answer.refutation.size() > 1)
            return tr("%1 can be answered by %2.")
                .arg(point, ValueText::point(answer.refutation[1]));
        return tr("%1 can be answered.").arg(point);
    case Reason::OpponentWins:
        return tr("After %1 your opponent wins.").arg(point);
    case Reason::TooSlow:
        return tr("%1 wins too, but takes longer. Find the shorter win.").arg(point);
    case Reason::Unproven:
    case Reason::None:
        break;
    }
    return tr("%1 does not win by force.").arg(point);
}

QString PuzzleText::verdict(const PuzzleSession& session, const PuzzleAnswer& answer)
{
    return verdict(session.puzzle(), session.found().size(), answer);
}

QString PuzzleText::verdict(const Puzzle& puzzle, std::size_t found, const PuzzleAnswer& answer)
{
    const QString point = ValueText::point(answer.move);
    switch (answer.verdict) {
    case PuzzleAnswer::Verdict::Right:
        if (!isAttack(puzzle.kind))
            return foundPart(answer.move, found, puzzle.accepted.size());
        return tr("%1 is right. Continue.").arg(point);
    case PuzzleAnswer::Verdict::Solved:
        if (!answer.foulPoint.isNone())
            return tr("Solved. Black is not allowed to stop you at %1.")
                .arg(ValueText::point(answer.foulPoint));
        return tr("Solved.");
    case PuzzleAnswer::Verdict::Wrong:
        return whyWrong(answer);
    case PuzzleAnswer::Verdict::Again:
        return tr("You have already found %1.").arg(point);
    case PuzzleAnswer::Verdict::Illegal:
        break;
    }
    return {};
}

QString PuzzleText::foundPart(Point point, std::size_t found, std::size_t wanted)
{
    return tr("%1 is right. Found %2 of %3.").arg(ValueText::point(point)).arg(found).arg(wanted);
}

QString PuzzleText::threat(PuzzleHint::Threat threat)
{
    using Threat = PuzzleHint::Threat;
    switch (threat) {
    case Threat::Five:
        return tr("You can make five.");
    case Threat::OpenFour:
        return tr("Make an open four or two fours.");
    case Threat::FourThree:
        return tr("Make a four and an open three with one stone.");
    case Threat::Four:
        return tr("Make a four.");
    case Threat::OpenThree:
        return tr("Make an open three.");
    case Threat::Quiet:
        return tr("A quiet move: no three, no four, but a threat.");
    case Threat::Calm:
        return tr("A calm move: it threatens nothing yet, but it makes your position better.");
    case Threat::StopFive:
        return tr("Stop the five.");
    case Threat::StopFours:
        break;
    }
    return tr("Your opponent threatens to win by fours. Break that chain.");
}

QString PuzzleText::hint(const PuzzleHint& hint)
{
    switch (hint.step) {
    case PuzzleHint::Step::Area:
        return tr("Look inside the marked square.");
    case PuzzleHint::Step::Threat:
        return threat(*hint.threat);
    case PuzzleHint::Step::Point:
        break;
    }
    return tr("Play %1.").arg(ValueText::point(hint.point));
}

QString PuzzleText::step(FoulStep step)
{
    switch (step) {
    case FoulStep::Overlines:
        return tr("Six in a row");
    case FoulStep::PlainDoubles:
        return tr("Two threes, two fours");
    case FoulStep::CloseCalls:
        return tr("Close calls");
    case FoulStep::BrokenThrees:
        return tr("False threes");
    case FoulStep::NestedThrees:
        break;
    }
    return tr("Threes inside threes");
}

}  // namespace gomoku
