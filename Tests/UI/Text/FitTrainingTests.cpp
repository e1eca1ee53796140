// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Lessons.h"
#include "Models/Training/TrainingProgress.h"
#include "Tests/Support/Ui/FitTable.h"
#include "UI/Features/Training/FoulGymFeature.h"
#include "UI/Features/Training/OpeningDrillFeature.h"
#include "UI/Features/Training/ProgressFeature.h"
#include "UI/Features/Training/TrainingFeature.h"
#include "UI/Training/FoulGymPanel.h"
#include "UI/Training/OpeningsPage.h"
#include "UI/Training/PracticePanel.h"
#include "UI/Training/ProgressPage.h"
#include "UI/Training/TrainCard.h"
#include "UI/Training/TrainPage.h"

#include <QPushButton>

namespace gomoku::testing {
namespace {

/// Of somebody who has trained for months, with numbers as long as they become.
TrainingBook fullBook()
{
    TrainingBook book;
    const CardTime now = TrainingFeature::timeNow().now;
    for (int i = 0; i < 160; ++i) {
        using Kind = TrainingAnswer::Kind;
        TrainingAnswer answer{.at = now - std::chrono::hours(5 * (160 - i))};
        answer.kind = static_cast<Kind>(i % 3);
        answer.subject = answer.kind == Kind::Lesson
            ? std::string(lessons()[static_cast<std::size_t>(i) % 4].id)
            : std::to_string(i);
        answer.rating = answer.kind == Kind::Puzzle ? 1500 + i : 0;
        answer.grade = i % 4 == 0 ? RecallGrade::Again : RecallGrade::Good;
        book.answers.push_back(answer);
    }
    for (int i = 0; i < 40; ++i) {
        const CardTime started = now - std::chrono::hours(20 * (40 - i));
        book.games.push_back({started, i % 3 ? Rule::Freestyle : Rule::Renju, 8, i % 2 / 1.0});
        book.accuracies.push_back({started, Rule::Freestyle, 71.5 + i % 9});
    }
    book.reviewedGames = 1234;
    book.unreviewedGames = 567;
    return book;
}

TrainingOverview fullOverview()
{
    const TrainingBook book = fullBook();
    TrainingOverview overview;
    overview.today = {.due = 128, .done = 3};
    overview.puzzles = 5000;
    overview.puzzleProgress = PuzzleProgress(book.answers);
    overview.newMistakes = 37;
    overview.mistakes = 412;
    overview.reviewedGames = book.reviewedGames;
    overview.unreviewedGames = book.unreviewedGames;
    overview.lessons = static_cast<int>(lessons().size());
    overview.lessonsDone = 4;
    overview.fouls.add({FoulStep::Overlines, 1}, true);
    overview.openings = 26;
    overview.openingsLearnt = 11;
    overview.rating = PlayerRating(book.games, Rule::Freestyle);
    overview.isFirstVisit = false;
    return overview;
}

class TrainingTextsFit : public TextsFit
{
protected:
    [[nodiscard]] TrainingFeature& training() const { return *window->training(); }
};

TEST_P(TrainingTextsFit, OnTheTrainPage)
{
    training().showPage();
    expectNothingCut("train page on the first visit");
    TrainingOverview overview = fullOverview();
    training().page()->setOverview(overview);
    expectNothingCut("train page");
    overview.isSearching = true;
    overview.today = {.due = 0, .done = 5};
    training().page()->setOverview(overview);
    expectNothingCut("train page when all is done");
}

TEST_P(TrainingTextsFit, InLessonsAndPuzzles)
{
    PracticePanel& panel = *training().panel();
    training().practiseLessons();
    expectNothingCut("first lesson");
    for (std::size_t i = 0; i < lessons().size() && training().task(); ++i) {
        expectNothingCutNow("lesson " + std::string(lessons()[i].id));
        if (i == 0) {
            panel.solutionButton()->click();
            ASSERT_TRUE(eventually([&] { return !panel.feedback().isEmpty(); }));
            expectNothingCutNow("solution of a lesson");
        }
        panel.nextButton()->click();
        settle();
    }
    training().showPage();
    ASSERT_TRUE(eventually([&] {  // They are read beside the window.
        training().practisePuzzles();
        return training().task() && training().task()->puzzle;
    }));
    expectNothingCut("puzzle");
    panel.hintButton()->click();
    panel.hintButton()->click();
    ASSERT_TRUE(eventually([&] { return !panel.feedback().isEmpty(); }));
    expectNothingCut("hint for a puzzle");
    const QString hint = panel.feedback();
    panel.solutionButton()->click();
    ASSERT_TRUE(eventually([&] { return panel.feedback() != hint; }));
    expectNothingCut("solution of a puzzle");
}

TEST_P(TrainingTextsFit, InTheFoulGym)
{
    training().showPage();
    training().page()->foulGym()->click();
    FoulGymPanel& panel = *training().foulGym()->panel();
    for (int step = 1; step <= kFoulSteps; ++step) {
        panel.stepButton(static_cast<FoulStep>(step))->click();
        ASSERT_TRUE(eventually([&] {
            const auto& question = training().foulGym()->question();
            return question && static_cast<int>(question->step) == step
                && panel.forbiddenButton()->isEnabled();
        }));
        step == 1 ? expectNothingCut("question") : expectNothingCutNow("question");
        panel.allowedButton()->click();
        step == 1 ? expectNothingCut("answer") : expectNothingCutNow("answer");
    }
}

TEST_P(TrainingTextsFit, InTheOpenings)
{
    training().showPage();
    training().page()->openings()->click();
    expectNothingCut("openings");
    OpeningDrillFeature& openings = *training().openings();
    openings.page()->drillButton(Color::Black)->click();
    ASSERT_TRUE(openings.drill());
    expectNothingCut("opening drill");
    openings.panel()->hintButton()->click();
    expectNothingCut("hint in an opening drill");
    openings.panel()->solutionButton()->click();
    expectNothingCut("end of an opening drill");
}

TEST_P(TrainingTextsFit, OnTheProgressPage)
{
    window->progress()->showPage();
    expectNothingCut("progress on the first visit");
    ProgressPage& page = *window->progress()->page();
    page.setProgress(progressOf(fullBook(), lessons(), TrainingFeature::timeNow()));
    expectNothingCut("progress");
    page.setUndoOffered(true);
    expectNothingCut("progress after a deletion");
}

INSTANTIATE_TEST_SUITE_P(AllLanguages, TrainingTextsFit, ::testing::ValuesIn(languagesAndLonger()),
                         [](const auto& language) { return language.param; });

}  // namespace
}  // namespace gomoku::testing
