// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewGame.h"
#include "Models/Review/ReviewRecord.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <thread>

namespace gomoku::cli {

namespace {

std::string_view nameOf(HintReason reason)
{
    switch (reason) {
    case HintReason::MakesFive:
        return "makes-five";
    case HintReason::StopsFive:
        return "stops-five";
    case HintReason::WinsByFours:
        return "wins-by-fours";
    case HintReason::WinsByForce:
        return "wins-by-force";
    case HintReason::MakesOpenFour:
        return "makes-open-four";
    case HintReason::StopsOpenThree:
        return "stops-open-three";
    case HintReason::StopsFours:
        return "stops-fours";
    case HintReason::MakesFour:
        return "makes-four";
    case HintReason::MakesOpenThree:
        return "makes-open-three";
    case HintReason::Book:
    case HintReason::BestFound:
        break;
    }
    return "best-found";
}

std::string_view nameOf(AllowedThreat threat)
{
    switch (threat) {
    case AllowedThreat::Nothing:
        break;
    case AllowedThreat::Five:
        return "five";
    case AllowedThreat::OpenFour:
        return "open-four";
    case AllowedThreat::WinByFours:
        return "win-by-fours";
    case AllowedThreat::WinByForce:
        return "win-by-force";
    }
    return "nothing";
}

QString text(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

QString text(Point point)
{
    return QString::fromStdString(point.toString());
}

/// A stone of an opening rule is not judged; for the list it is as good as any, and so is an only
/// move.
Verdict listed(Verdict verdict)
{
    return isMarked(verdict) ? verdict : Verdict::Ok;
}

std::string percent(const std::optional<double>& chance)
{
    return chance ? fixed(*chance, 1) : std::string();
}

std::string textOf(const GameReview& review)
{
    std::string lines;
    int number = 0;
    for (const MoveReview& move : review.moves) {
        lines += std::to_string(++number) + ';' + move.point.toString() + ';';
        lines += std::string(gomoku::nameOf(listed(move.verdict))) + ';'
            + percent(move.chanceBefore) + ';' + percent(move.chanceAfter) + ';';
        if (!move.better().isNone())
            lines += move.better().toString();
        lines += ';' + cli::textOf(move.betterLine) + '\n';
    }
    return lines;
}

/// One decimal, as in the list.
double rounded(double value)
{
    return std::round(value * 10) / 10;
}

template <typename Reason>
QJsonObject jsonOf(const Reason& reason)
{
    QJsonObject object{{"kind", text(nameOf(reason.kind))}};
    if (!reason.at.isNone())
        object["at"] = text(reason.at);
    if (reason.moves > 0)
        object["moves"] = reason.moves;
    return object;
}

QJsonObject jsonOf(const MoveReview& move, int number)
{
    QJsonObject object{{"number", number},
                       {"point", text(move.point)},
                       {"side", text(gomoku::nameOf(move.mover))},
                       {"verdict", text(gomoku::nameOf(listed(move.verdict)))}};
    if (move.chanceBefore)
        object["chance_before"] = rounded(*move.chanceBefore);
    if (move.chanceAfter)
        object["chance_after"] = rounded(*move.chanceAfter);
    if (move.scoreBefore)
        object["score_before"] = *move.scoreBefore;
    if (move.scoreAfter)
        object["score_after"] = *move.scoreAfter;
    if (move.verdict == Verdict::OnlyMove)
        object["only_move"] = true;
    if (!isMarked(move.verdict))
        return object;
    QJsonArray line;
    for (const Point point : move.betterLine)
        line.append(text(point));
    object["better"] = text(move.better());
    object["line"] = line;
    object["reason"] = jsonOf(move.reason);
    object["allowed"] = jsonOf(move.allowed);
    return object;
}

QJsonObject jsonOf(const PlayerReview& player)
{
    QJsonObject object{{"inaccuracies", player.inaccuracies},
                       {"mistakes", player.mistakes},
                       {"blunders", player.blunders}};
    if (player.accuracy)
        object["accuracy"] = rounded(*player.accuracy);
    return object;
}

std::string jsonOf(const GameReview& review)
{
    QJsonArray moves;
    int number = 0;
    for (const MoveReview& move : review.moves)
        moves.append(jsonOf(move, ++number));
    QJsonArray turningPoints;
    for (const std::size_t place : review.turningPoints)
        turningPoints.append(static_cast<int>(place) + 1);
    QJsonObject object{{"rule", text(gomoku::nameOf(review.rule))},
                       {"moves", moves},
                       {"black", jsonOf(review.players.black)},
                       {"white", jsonOf(review.players.white)},
                       {"turning_points", turningPoints}};
    if (review.opening != nullptr)
        object["opening"]
            = text(std::string(review.opening->code) + ' ' + std::string(review.opening->romaji));
    return QJsonDocument(object).toJson().toStdString();
}

ReviewOptions reviewOptions(const Options& options)
{
    constexpr std::int64_t kMostNodes = 1'000'000'000;
    const int processors = static_cast<int>(std::thread::hardware_concurrency());
    ReviewOptions review;
    review.nodes
        = static_cast<std::uint64_t>(options.number("nodes", kFirstLookNodes, 100, kMostNodes));
    review.secondNodes = review.nodes * (kSecondLookNodes / kFirstLookNodes);
    review.threads = static_cast<int>(options.number(
        "threads", std::clamp(processors, 1, kMaxSearchThreads), 1, kMaxSearchThreads));
    return review;
}

int runReview(const Options& options)
{
    const GameRecord record = readRecord(options);
    ReviewedGame game = reviewedGame(record);
    game.rule = chosenRule(options, record.info().rule);
    const std::atomic<bool> stop{false};
    ProgressBar bar(static_cast<int>(game.moves.size()) + 1);
    const GameReview review
        = reviewGame(game, reviewOptions(options), stop, [&](const ReviewProgress& progress) {
              bar.show(progress.done, joined("of ", progress.all, " looks"));
          });
    bar.wipe();
    std::cout << (options.has("json") ? jsonOf(review) : textOf(review));
    return EXIT_SUCCESS;
}

}  // namespace

Command reviewCommand()
{
    return {
        {"review",
         "FILE|MOVES",
         "Find the mistakes in a game",
         "A game is a list of moves such as \"h8 i9 g7\", or a file in any format that convert\n"
         "reads; - is standard input. One line per move:\n"
         "  number;point;verdict;chance before;chance after;better move;line\n"
         "The verdict is ok, inaccuracy, mistake or blunder. Win chances are in percent, from\n"
         "the mover's view. The result does not depend on threads or on how busy the machine is.",
         {{"rule", "R", "freestyle, standard, renju, caro or caro-exact (as recorded)"},
          {"threads", "N", "Positions searched at a time (one per processor)"},
          {"nodes", "N", "Nodes per position (100000); ten times as many for a second look"},
          {"size", "N", "Board size, if the game does not say (15)"},
          {"json", "", "Print the result as JSON, with reasons and a summary"}},
         1,
         1000},
        runReview};
}

}  // namespace gomoku::cli
