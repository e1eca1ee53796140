// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Practice/PracticeMaterial.h"

#include "Models/Training/PracticePlan.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace gomoku {

namespace {

constexpr std::size_t kPuzzlesInARow = 10;
constexpr std::size_t kCardsInARow = 10;

}  // namespace

PracticeMaterial::PracticeMaterial() : m_book(std::make_shared<const TrainingBook>())
{ }

void PracticeMaterial::setBook(const Book& book)
{
    m_book = book;
    m_puzzleProgress = PuzzleProgress(book->answers);
    m_rating = PlayerRating(book->games, rule());
}

Rule PracticeMaterial::rule() const
{
    return m_book->games.empty() ? Rule::Freestyle : m_book->games.back().rule;
}

std::vector<PracticeTask> PracticeMaterial::puzzleTasks(std::size_t count) const
{
    std::vector<PracticeTask> tasks;
    if (!m_puzzles)
        return tasks;
    for (const Puzzle* puzzle : puzzlesNear(*m_puzzles, m_puzzleProgress, rule(),
                                            fittingPuzzleRating(m_puzzleProgress.rating()), count))
        tasks.push_back(taskFor(*puzzle));
    return tasks;
}

std::vector<PracticeTask> PracticeMaterial::puzzleTasks() const
{
    return puzzleTasks(kPuzzlesInARow);
}

std::vector<PracticeTask> PracticeMaterial::dailyTasks(const TrainingTime& time) const
{
    std::vector<PracticeTask> tasks;
    const int left = kDailyCards - planFor(*m_book, time).done;
    const std::size_t wanted = left <= 0 ? kPuzzlesInARow : static_cast<std::size_t>(left);
    for (const DeckCard& card : m_book->deck.due(time.now))
        if (tasks.size() < wanted)
            tasks.push_back(taskForCard(card));
    for (PracticeTask& task : puzzleTasks(wanted - tasks.size()))
        tasks.push_back(std::move(task));
    return tasks;
}

std::vector<PracticeTask> PracticeMaterial::cardTasks(std::optional<DeckCard::Kind> kind) const
{
    std::vector<PracticeTask> tasks;
    for (const DeckCard& card : m_book->deck.due(CardTime::max()))
        if ((!kind || card.kind == *kind) && tasks.size() < kCardsInARow)
            tasks.push_back(taskForCard(card));
    return tasks;
}

std::vector<PracticeTask> PracticeMaterial::lessonTasks() const
{
    std::vector<PracticeTask> tasks;
    for (const Lesson& lesson : lessons())
        tasks.push_back(taskFor(lesson));
    return tasks;
}

std::size_t PracticeMaterial::nextLesson() const
{
    const std::set<std::string> finished = finishedLessons(m_book->answers);
    const auto all = lessons();
    const auto open = std::find_if(all.begin(), all.end(), [&](const Lesson& lesson) {
        return !finished.contains(std::string(lesson.id));
    });
    return open == all.end() ? 0 : static_cast<std::size_t>(open - all.begin());
}

PracticeTask PracticeMaterial::taskForCard(const DeckCard& card) const
{
    return taskFor(card, m_puzzles ? findPuzzle(*m_puzzles, card.source) : nullptr);
}

void PracticeMaterial::chooseAgain(std::vector<PracticeTask>& tasks, std::size_t current) const
{
    const auto rest = std::find_if(
        tasks.begin() + static_cast<std::ptrdiff_t>(current), tasks.end(),
        [](const PracticeTask& task) { return task.puzzle && task.cardKey.empty(); });
    if (rest == tasks.end())
        return;
    std::vector<PracticeTask> puzzles = puzzleTasks(tasks.size());
    std::erase_if(puzzles, [&](const PracticeTask& puzzle) {
        return std::any_of(tasks.begin(), rest, [&](const PracticeTask& before) {
            return before.subject == puzzle.subject;
        });
    });
    const auto wanted = tasks.end() - rest;
    if (std::ssize(puzzles) < wanted)
        return;
    std::move(puzzles.begin(), puzzles.begin() + wanted, rest);
}

}  // namespace gomoku
