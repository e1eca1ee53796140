// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/Game/MessageText.h"

#include "UI/Text/ValueText.h"

#include <algorithm>

namespace gomoku {

QString MessageText::toMove(Color color)
{
    return color == Color::Black ? tr("Black to move") : tr("White to move");
}

QString MessageText::refusal(Refusal why, Point point)
{
    const QString where = ValueText::point(point);
    switch (why) {
    case Refusal::GameOver:
        return tr("The game is over. Start a new one, or take a move back.");
    case Refusal::NotYourTurn:
        return tr("It is not your turn yet.");
    case Refusal::Occupied:
        return tr("%1 is occupied.").arg(where);
    case Refusal::OffBoard:
        return tr("That is not on the board.");
    case Refusal::DoubleThree:
        return tr("Black may not play %1: it makes a double three.").arg(where);
    case Refusal::DoubleFour:
        return tr("Black may not play %1: it makes a double four.").arg(where);
    case Refusal::Overline:
        return tr("Black may not play %1: it makes an overline.").arg(where);
    case Refusal::NothingToUndo:
        return tr("Nothing to undo.");
    case Refusal::NothingToRedo:
        return tr("Nothing to redo.");
    case Refusal::OutsideOpeningArea:
        return tr("The opening rule does not allow %1 on this move.").arg(where);
    case Refusal::AlreadyOffered:
        return tr("%1 is already on offer.").arg(where);
    case Refusal::MirroredFifth:
        return tr("%1 mirrors a fifth move that is already on offer.").arg(where);
    case Refusal::NotOffered:
        return tr("Choose one of the fifth moves on offer.");
    case Refusal::NoPass:
        return tr("Passing is only allowed in Renju.");
    case Refusal::NoHuman:
        return tr("Draw offers need two human players.");
    case Refusal::NobodyToResign:
        return tr("Only a human player can resign.");
    case Refusal::NoClock:
        return tr("This game has no clock.");
    case Refusal::NotOutOfTime:
        return tr("The opponent still has time left.");
    case Refusal::NoSuchMove:
        return tr("There is no such move in this game.");
    case Refusal::NoSuchGame:
        return tr("That game is no longer in the library.");
    case Refusal::BadSetup:
        return tr("These settings do not allow a game.");
    case Refusal::Busy:
        return tr("Answer the message first.");
    }
    return {};
}

QString MessageText::hintIdea(const MoveReason& reason)
{
    switch (reason.kind) {
    case HintReason::MakesFive:
        return tr("You can make five in a row.");
    case HintReason::StopsFive:
        return tr("Your opponent threatens five in a row.");
    case HintReason::WinsByFours:
        return tr("You can win by fours in %1 moves.").arg(reason.moves);
    case HintReason::WinsByForce:
        return tr("You can win by force in %1 moves.").arg(reason.moves);
    case HintReason::MakesOpenFour:
        return tr("You can make an open four.");
    case HintReason::StopsOpenThree:
        return tr("Your opponent threatens an open four.");
    case HintReason::StopsFours:
        return tr("Your opponent threatens to win by fours.");
    case HintReason::MakesFour:
        return tr("You can make a four that must be answered.");
    case HintReason::MakesOpenThree:
        return tr("You can make an open three.");
    case HintReason::Book:
        return tr("There is a book move.");
    case HintReason::BestFound:
        return tr("Nothing is urgent; look for a strong point.");
    }
    return {};
}

QString MessageText::hint(const MoveReason& reason, Point move)
{
    const QString where = ValueText::point(move);
    const QString about = ValueText::point(reason.at);
    switch (reason.kind) {
    case HintReason::MakesFive:
        return tr("%1 makes five in a row and wins.").arg(where);
    case HintReason::StopsFive:
        return tr("%1 blocks five in a row.").arg(where);
    case HintReason::WinsByFours:
        return tr("%1 wins by fours in %2 moves.").arg(where).arg(reason.moves);
    case HintReason::WinsByForce:
        return tr("%1 wins by force in %2 moves.").arg(where).arg(reason.moves);
    case HintReason::MakesOpenFour:
        return tr("%1 makes an open four.").arg(where);
    case HintReason::StopsOpenThree:
        return reason.at.isNone() || reason.at == move
            ? tr("%1 blocks the open three.").arg(where)
            : tr("%1 prevents the open four at %2.").arg(where, about);
    case HintReason::StopsFours:
        return reason.at.isNone() || reason.at == move
            ? tr("%1 prevents a win by fours.").arg(where)
            : tr("%1 prevents the win by fours that starts at %2.").arg(where, about);
    case HintReason::MakesFour:
        return tr("%1 makes a four that must be answered.").arg(where);
    case HintReason::MakesOpenThree:
        return tr("%1 makes an open three.").arg(where);
    case HintReason::Book:
        return tr("%1 is a book move.").arg(where);
    case HintReason::BestFound:
        return tr("%1 looks best.").arg(where);
    }
    return {};
}

QString MessageText::threat(const OpponentThreat& threat)
{
    const QString who = ValueText::color(threat.attacker);
    if (threat.line.empty())
        return tr("No winning threat by %1 found.").arg(who);
    const QString where = ValueText::point(threat.line.front());
    switch (threat.kind) {
    case AllowedThreat::Nothing:
        break;
    case AllowedThreat::Five:
    case AllowedThreat::OpenFour:
        return MessageText::threat(threat.kind, threat.attacker, where);
    case AllowedThreat::WinByFours:
        return tr("%1 threatens to win by fours in %2 moves, starting at %3.")
            .arg(who)
            .arg(threat.moves())
            .arg(where);
    case AllowedThreat::WinByForce:
        return tr("%1 threatens to win by force in %2 moves, starting at %3.")
            .arg(who)
            .arg(threat.moves())
            .arg(where);
    }
    return {};
}

QString MessageText::threat(AllowedThreat kind, Color attacker, const QString& where)
{
    const QString who = ValueText::color(attacker);
    return kind == AllowedThreat::Five ? tr("%1 threatens five in a row at %2.").arg(who, where)
                                       : tr("%1 threatens an open four at %2.").arg(who, where);
}

QString MessageText::blunder(const Blunder& blunder, Color opponent)
{
    const QString who = ValueText::color(opponent);
    const QString point = ValueText::point(blunder.point);
    switch (blunder.kind) {
    case Blunder::Kind::MissedFive:
        return tr("You can make five in a row at %1 instead.").arg(point);
    case Blunder::Kind::LetFive:
        return tr("That loses: %1 can make five in a row at %2.").arg(who, point);
    case Blunder::Kind::LetOpenFour:
        return tr("That may lose: %1 can make an open four at %2.").arg(who, point);
    case Blunder::Kind::LetFours:
        return tr("That may lose: %1 can win by fours in %2 moves, starting at %3.")
            .arg(who)
            .arg(blunder.moves)
            .arg(point);
    }
    return {};
}

QString MessageText::winner(const GameOutcome& outcome)
{
    if (!outcome.isOver())
        return {};
    if (!outcome.winner)
        return tr("Draw");
    return *outcome.winner == Color::Black ? tr("Black wins") : tr("White wins");
}

QString MessageText::ending(const GameOutcome& outcome)
{
    const bool blackWon = outcome.winner == Color::Black;
    switch (outcome.end) {
    case GameEnd::None:
        return {};
    case GameEnd::Row:
        return outcome.row.size() > kWinLength ? tr("More than five in a row")
                                               : tr("Five in a row");
    case GameEnd::Resignation:
        return blackWon ? tr("White resigned") : tr("Black resigned");
    case GameEnd::Time:
        return blackWon ? tr("White ran out of time") : tr("Black ran out of time");
    case GameEnd::Foul:
        return tr("Black made a forbidden move");
    case GameEnd::BoardFull:
        return tr("The board is full");
    case GameEnd::Agreement:
        return tr("Both players agreed");
    case GameEnd::MoveLimit:
        return tr("The move limit is reached");
    case GameEnd::Passes:
        return tr("Both players passed");
    case GameEnd::Forfeit:
        return blackWon ? tr("White's engine failed") : tr("Black's engine failed");
    }
    return {};
}

QString MessageText::clock(Milliseconds left)
{
    const qint64 all = std::max<qint64>(0, left.count());
    const QLatin1Char zero('0');
    if (all < 10000)
        return QStringLiteral("0:%1.%2").arg(all / 1000, 2, 10, zero).arg(all / 100 % 10);
    // Rounded up: five minutes start at 05:00, and nothing is left when it reads nothing.
    const qint64 seconds = (all + 999) / 1000;
    const QString rest = QStringLiteral("%1:%2")
                             .arg(seconds / 60 % 60, 2, 10, zero)
                             .arg(seconds % 60, 2, 10, zero);
    return seconds < 3600 ? rest : QStringLiteral("%1:%2").arg(seconds / 3600).arg(rest);
}

QString MessageText::cell(Point point, Cell cell, int move)
{
    const QString where = ValueText::point(point);
    if (cell == Cell::Empty)
        return tr("%1, empty").arg(where);
    const bool black = cell == Cell::Black;
    if (move <= 0)
        return black ? tr("%1, black").arg(where) : tr("%1, white").arg(where);
    return black ? tr("%1, black, move %2").arg(where).arg(move)
                 : tr("%1, white, move %2").arg(where).arg(move);
}

QString MessageText::typed(const QString& text, bool known)
{
    if (!known)
        return tr("%1 is not on the board.").arg(text);
    return text.size() == 1 ? tr("%1: now type the row number.").arg(text)
                            : tr("%1: press Enter to play there.").arg(text);
}

}  // namespace gomoku
