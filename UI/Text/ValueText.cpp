// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/ValueText.h"

#include "Models/Constants.h"
#include "Models/Review/Judge/Verdict.h"
#include "Models/Search/PlayingLevel.h"

#include <QDir>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace gomoku {

namespace {

QString oneDecimal(double value)
{
    return QLocale().toString(value, 'f', 1);
}

/// "1 s" stays on one line when a sentence is wrapped.
QString unbroken(QString words)
{
    return words.replace(u' ', QChar(QChar::Nbsp));
}

}  // namespace

QString ValueText::point(Point point)
{
    return point.isNone() ? tr("pass") : QString::fromStdString(point.toString()).toUpper();
}

QString ValueText::line(const std::vector<Point>& moves)
{
    QStringList words;
    for (const Point move : moves)
        words << point(move);
    return words.join(u' ');
}

QString ValueText::color(Color color)
{
    return color == Color::Black ? tr("Black") : tr("White");
}

QString ValueText::rule(Rule rule)
{
    switch (rule) {
    case Rule::Freestyle:
        return tr("Freestyle");
    case Rule::Standard:
        return tr("Standard");
    case Rule::Renju:
        return tr("Renju");
    case Rule::Caro:
        return tr("Caro");
    case Rule::CaroExact:
        return tr("Caro, exactly five");
    }
    return {};
}

QString ValueText::ruleInOneSentence(Rule rule)
{
    switch (rule) {
    case Rule::Freestyle:
        return tr("Five or more in a row wins.");
    case Rule::Standard:
        return tr("Exactly five in a row wins; six or more do not count.");
    case Rule::Renju:
        return tr("Black may not make a double three, a double four or an overline.");
    case Rule::Caro:
        return tr("Five wins unless blocked at both ends; six or more always wins.");
    case Rule::CaroExact:
        return tr("Like Caro, but six or more do not count.");
    }
    return {};
}

QString ValueText::boardSize(int size)
{
    return tr("%1 × %1").arg(size);
}

QString ValueText::boardExplained(int size)
{
    if (size == kDefaultBoardSize)
        return tr("The usual board, and the one of Renju.");
    if (size == 19)
        return tr("A Go board: more room, longer games.");
    if (size == kMaxBoardSize)
        return tr("The largest board.");
    return size <= 9               ? tr("Small: for quick games and for learning.")
        : size < kDefaultBoardSize ? tr("A little smaller than usual.")
                                   : tr("A little larger than usual.");
}

QString ValueText::level(int level)
{
    if (level > kPerfectLevel && stepOfLevel(level) > 0)
        return tr("step %1", "of the ladder of strengths").arg(stepOfLevel(level));
    switch (level) {
    case 1:
        return tr("Novice");
    case 2:
        return tr("Casual");
    case 3:
        return tr("Skilled");
    case 4:
        return tr("Expert");
    case 5:
        return tr("Master");
    case kPerfectLevel:
        return tr("Perfect");
    default:
        return tr("Full strength");
    }
}

QString ValueText::whyNotPerfect(PerfectObstacle obstacle)
{
    switch (obstacle) {
    case PerfectObstacle::None:
        break;
    case PerfectObstacle::White:
        return tr("Only Black can play perfectly.");
    case PerfectObstacle::Board:
        return tr("Nothing is proven on boards other than 15 × 15.");
    case PerfectObstacle::Rule:
        return tr("Nothing is proven under this rule.");
    case PerfectObstacle::Opening:
        return tr("Nothing is proven with an opening rule.");
    case PerfectObstacle::NoProof:
        return tr("Nothing is proven under this rule yet.");
    case PerfectObstacle::BadProof:
        return tr("The proof cannot be read.");
    }
    return {};
}

QString ValueText::levelCharacter(int level)
{
    if (level == kPerfectLevel)
        return tr("Proven to win every game as Black.");
    switch (namedLevel(level)) {
    case 1:
        return tr("Plays fast and misses threats.");
    case 2:
        return tr("Sees fours and fives; rarely plans.");
    case 3:
        return tr("Blocks well and builds threes.");
    case 4:
        return tr("Calculates its attacks to the end.");
    case 5:
        return tr("Finds long forced wins. Good luck.");
    default:
        return tr("Uses every core and all its time.");
    }
}

QString ValueText::player(const PlayerSpec& player)
{
    switch (player.kind) {
    case PlayerSpec::Kind::Human:
        return tr("Human");
    case PlayerSpec::Kind::Computer:
        return tr("Computer, %1").arg(level(player.level));
    case PlayerSpec::Kind::Engine:
        return !player.name.isEmpty()   ? player.name
            : player.engineId.isEmpty() ? tr("Engine")
                                        : player.engineId;
    }
    return {};
}

QString ValueText::clock(const ClockSpec& clock)
{
    switch (clock.kind) {
    case ClockSpec::Kind::None:
        return tr("No clock");
    case ClockSpec::Kind::PerMove:
        return tr("%1 per move").arg(span(clock.time));
    case ClockSpec::Kind::PerGame:
        break;
    }
    if (clock.increment.count() == 0)
        return tr("%1 per game").arg(span(clock.time));
    return tr("%1 per game + %2 per move").arg(span(clock.time), span(clock.increment));
}

QString ValueText::clockInShort(const ClockSpec& clock)
{
    switch (clock.kind) {
    case ClockSpec::Kind::None:
        return tr("None", "no clock");
    case ClockSpec::Kind::PerMove:
        return tr("%1 per move").arg(span(clock.time));
    case ClockSpec::Kind::PerGame:
        break;
    }
    return clock.increment.count() == 0
        ? span(clock.time)
        : tr("%1 + %2", "time, increment").arg(span(clock.time), span(clock.increment));
}

QString ValueText::clockExplained(const ClockSpec& clock)
{
    switch (clock.kind) {
    case ClockSpec::Kind::None:
        return tr("Think as long as you like.");
    case ClockSpec::Kind::PerMove:
        return tr("Each move must be played within %1.").arg(unbroken(span(clock.time)));
    case ClockSpec::Kind::PerGame:
        break;
    }
    if (clock.increment.count() == 0)
        return tr("Each player has %1 for the whole game.").arg(unbroken(span(clock.time)));
    return tr("Each player has %1 for the game, and gets %2 more with every move.")
        .arg(unbroken(span(clock.time)), unbroken(span(clock.increment)));
}

QString ValueText::span(Milliseconds time)
{
    const auto milliseconds = time.count();
    if (milliseconds > 0 && milliseconds % 60'000 == 0)
        return tr("%1 min").arg(milliseconds / 60'000);
    if (milliseconds < 60'000 && milliseconds % 1000 == 0)
        return tr("%1 s").arg(milliseconds / 1000);
    return seconds(time);
}

QString ValueText::result(const GameOutcome& outcome)
{
    const QString winner = outcome.winner ? color(*outcome.winner) : QString();
    switch (outcome.end) {
    case GameEnd::None:
        return tr("In progress");
    case GameEnd::Row:
        return tr("%1 wins with five in a row").arg(winner);
    case GameEnd::Resignation:
        return tr("%1 wins by resignation").arg(winner);
    case GameEnd::Time:
        return tr("%1 wins on time").arg(winner);
    case GameEnd::Foul:
        return tr("%1 wins: forbidden move").arg(winner);
    case GameEnd::Forfeit:
        return tr("%1 wins by forfeit").arg(winner);
    case GameEnd::BoardFull:
        return tr("Draw: the board is full");
    case GameEnd::Agreement:
        return tr("Draw by agreement");
    case GameEnd::MoveLimit:
        return tr("Draw by move limit");
    case GameEnd::Passes:
        return tr("Draw: both passed");
    }
    return {};
}

QString ValueText::seconds(Milliseconds time)
{
    const auto whole = time.count() / 1000;
    if (whole < 60)
        return tr("%1 s").arg(oneDecimal(static_cast<double>(time.count()) / 1000.0));
    return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

QString ValueText::count(std::uint64_t count)
{
    const auto value = static_cast<double>(count);
    if (count < 1000)
        return QString::number(count);
    if (count < 1'000'000)
        return tr("%1 k", "thousand").arg(oneDecimal(value / 1e3));
    if (count < 1'000'000'000)
        return tr("%1 M", "million").arg(oneDecimal(value / 1e6));
    return tr("%1 G", "thousand million").arg(oneDecimal(value / 1e9));
}

QString ValueText::speed(std::uint64_t nodesPerSecond)
{
    return tr("%1 nodes/s").arg(count(nodesPerSecond));
}

QString ValueText::score(Score score)
{
    const QChar sign = score > 0 ? u'+' : score < 0 ? u'\u2212' : u'\u00B1';
    if (isDecided(score))
        return sign + QStringLiteral("M%1").arg(winnersMoves(score));
    return score == 0 ? QStringLiteral("0") : sign + QString::number(std::abs(score));
}

QString ValueText::winsIn(Color winner, int moves)
{
    if (moves == 1)
        return winner == Color::Black ? tr("Black wins with the next move")
                                      : tr("White wins with the next move");
    return winner == Color::Black ? tr("Black wins in %1 moves").arg(moves)
                                  : tr("White wins in %1 moves").arg(moves);
}

QString ValueText::percent(double share)
{
    return tr("%1 %").arg(qRound(share * 100));
}

QString ValueText::chance(double percent)
{
    return tr("%1 %").arg(roundedChance(percent));
}

int ValueText::roundedChance(double percent)
{
    const bool isProven = percent <= 0.0 || percent >= 100.0;
    return isProven ? qRound(percent) : std::clamp(qRound(percent), 1, 99);
}

QString ValueText::path(const QString& path)
{
    const QString separator(QDir::separator());
    return QDir::toNativeSeparators(path).replace(separator, separator + QChar(0x200B));
}

}  // namespace gomoku
