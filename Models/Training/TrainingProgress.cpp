// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/TrainingProgress.h"

#include <algorithm>
#include <set>

namespace gomoku {

namespace {

using Days = std::chrono::days;

/// 0 for today, 1 for yesterday.
int daysAgo(CardTime at, const TrainingTime& time)
{
    return -static_cast<int>(std::chrono::floor<Days>(at - time.startOfDay).count());
}

void count(RuleProgress& progress, double score)
{
    if (score > 0.5)
        ++progress.won;
    else if (score < 0.5)
        ++progress.lost;
    else
        ++progress.drawn;
}

std::vector<RuleProgress> rulesOf(const std::vector<RatedGame>& games)
{
    std::vector<RuleProgress> rules;
    const auto isOf
        = [](Rule rule) { return [rule](const RuleProgress& each) { return each.rule == rule; }; };
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
        auto found = std::find_if(rules.begin(), rules.end(), isOf(game->rule));
        if (found == rules.end())
            found = rules.insert(rules.end(),
                                 {.rule = game->rule, .rating = PlayerRating(games, game->rule)});
        count(*found, game->score);
    }
    return rules;
}

double meanOf(std::span<const GameAccuracy> games)
{
    double sum = 0;
    for (const GameAccuracy& game : games)
        sum += game.accuracy;
    return games.empty() ? 0 : sum / static_cast<double>(games.size());
}

AccuracyProgress accuracyProgress(const std::vector<GameAccuracy>& games)
{
    const std::span all(games);
    return {games, meanOf(all), meanOf(all.last(std::min(all.size(), kRecentGames)))};
}

DeckProgress deckProgress(const Deck& deck, CardTime now)
{
    DeckProgress progress;
    for (const DeckCard& card : deck.due(CardTime::max())) {
        ++progress.cards;
        progress.due += card.isDue(now);
        progress.unseen += card.answers == 0;
        progress.known += card.schedule.stage == CardSchedule::Stage::Review && card.schedule.memory
            && card.schedule.memory->stability >= kKnownCardDays;
    }
    return progress;
}

int daysInARow(const std::set<int>& days)
{
    const int newest = days.contains(0) ? 0 : 1;
    int day = newest;
    while (days.contains(day))
        ++day;
    return day - newest;
}

AnswerProgress answerProgress(const std::vector<TrainingAnswer>& answers, const TrainingTime& time)
{
    AnswerProgress progress;
    std::set<int> days;
    for (const TrainingAnswer& answer : answers) {
        const int day = daysAgo(answer.at, time);
        const bool isRight = answer.grade > RecallGrade::Again;
        const bool isRecent = day < 7;
        ++progress.given;
        progress.right += isRight;
        progress.thisWeek += isRecent;
        progress.rightThisWeek += isRecent && isRight;
        days.insert(std::max(0, day));
    }
    progress.daysInARow = daysInARow(days);
    return progress;
}

bool hasRatedGameToday(const TrainingBook& book, const TrainingTime& time)
{
    return !book.games.empty() && book.games.back().started >= time.startOfDay;
}

std::vector<TodayStep> stepsFor(const TrainingProgress& progress, bool hasPlayedToday)
{
    std::vector<TodayStep> steps;
    if (!progress.isEmpty && progress.today.done < progress.today.planned)
        steps.push_back(TodayStep::DailyFive);
    if (!progress.nextLesson.empty())
        steps.push_back(TodayStep::NextLesson);
    if (!hasPlayedToday)
        steps.push_back(TodayStep::RatedGame);
    if (progress.isEmpty || progress.today.done >= progress.today.planned)
        steps.push_back(TodayStep::MorePuzzles);
    return steps;
}

/// The five tasks of the day are puzzles and one's own mistakes: no lessons, no questions of the
/// foul gym, no openings.
bool isDailyTask(const TrainingAnswer& answer)
{
    return answer.kind == TrainingAnswer::Kind::Puzzle || answer.kind == TrainingAnswer::Kind::Card;
}

}  // namespace

DailyPlan planFor(const TrainingBook& book, const TrainingTime& time)
{
    DailyPlan plan;
    plan.due = static_cast<int>(book.deck.due(time.now).size());
    for (const TrainingAnswer& answer : book.answers)
        plan.done += answer.at >= time.startOfDay && isDailyTask(answer);
    plan.done = std::min(plan.done, plan.planned);
    return plan;
}

TrainingProgress progressOf(const TrainingBook& book, std::span<const Lesson> lessons,
                            const TrainingTime& time)
{
    TrainingProgress progress;
    progress.isEmpty = book.isEmpty();
    progress.today = planFor(book, time);
    progress.rules = rulesOf(book.games);
    progress.accuracy = accuracyProgress(book.accuracies);
    progress.puzzles = PuzzleProgress(book.answers);
    const std::set<std::string> finished = finishedLessons(book.answers);
    for (const Lesson& lesson : lessons) {
        const bool isDone = finished.contains(std::string(lesson.id));
        ++progress.lessons;
        progress.lessonsDone += isDone;
        if (!isDone && progress.nextLesson.empty())
            progress.nextLesson = lesson.id;
    }
    progress.deck = deckProgress(book.deck, time.now);
    progress.answers = answerProgress(book.answers, time);
    progress.steps = stepsFor(progress, hasRatedGameToday(book, time));
    return progress;
}

}  // namespace gomoku
