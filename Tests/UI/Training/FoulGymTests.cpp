// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/TrainingLibrary.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Features/Training/FoulGymFeature.h"
#include "UI/Features/Training/TrainingFeature.h"
#include "UI/Training/FoulGymPanel.h"
#include "UI/Training/TrainCard.h"

#include <QAccessible>
#include <QApplication>
#include <QPushButton>

namespace gomoku::testing {
namespace {

class FoulGymWindow : public WindowTable
{
protected:
    FoulGymWindow()
    {
        // Only in an active window does a widget have the focus and a shortcut its effect.
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
        training().showPage();
    }

    [[nodiscard]] TrainingFeature& training() const { return *window.training(); }
    [[nodiscard]] TrainPage& page() const { return *training().page(); }
    [[nodiscard]] FoulGymFeature& gym() const { return *training().foulGym(); }
    [[nodiscard]] FoulGymPanel& panel() const { return *gym().panel(); }
    [[nodiscard]] std::shared_ptr<const TrainingBook> book()
    {
        TrainingLibrary library;
        library.open(folder.filePath("games.sqlite"));
        return library.book();
    }
    bool awaitQuestion()
    {
        return eventually(
            [&] { return gym().question() && panel().forbiddenButton()->isEnabled(); });
    }
    void enter()
    {
        QTest::mouseClick(page().foulGym(), Qt::LeftButton);
        ASSERT_TRUE(awaitQuestion());
    }
    void answer(bool isRight)
    {
        const bool saysForbidden = gym().question()->isForbidden() == isRight;
        (saysForbidden ? panel().forbiddenButton() : panel().allowedButton())->click();
    }
    /// Goes on until the question is of the kind wanted.
    void seek(bool forbidden)
    {
        while (gym().question()->isForbidden() != forbidden) {
            answer(true);
            panel().nextButton()->click();
            ASSERT_TRUE(awaitQuestion());
        }
    }
};

TEST_F(FoulGymWindow, TheCardLeadsToAQuestionOnTheBoard)
{
    EXPECT_TRUE(page().foulGym()->number().isEmpty());
    enter();
    EXPECT_TRUE(panel().isVisible());
    EXPECT_EQ(board().snapshot().grid, gym().question()->stones);
    ASSERT_EQ(board().snapshot().marks.size(), 1u);
    EXPECT_EQ(board().snapshot().marks.front().point, gym().question()->point);
    EXPECT_FALSE(panel().nextButton()->isEnabled());
    EXPECT_TRUE(panel().feedback().isEmpty());
    EXPECT_TRUE(says("May Black play on "));
}

TEST_F(FoulGymWindow, ReturnGoesOnToTheNextQuestion)
{
    enter();
    answer(true);
    ASSERT_TRUE(panel().nextButton()->hasFocus());
    QTest::keyClick(panel().nextButton(), Qt::Key_Return);
    EXPECT_TRUE(awaitQuestion());
    EXPECT_TRUE(panel().feedback().isEmpty());
}

TEST_F(FoulGymWindow, ArrowsLookAroundOnTheBoardAfterNext)
{
    enter();
    answer(true);
    QTest::keyClick(panel().nextButton(), Qt::Key_Return);
    EXPECT_TRUE(board().hasFocus()) << "at once: the arrow keys would choose another step";
    ASSERT_TRUE(awaitQuestion());
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(FoulGymWindow, KeysGoFromOneStepToTheNext)
{
    enter();
    panel().stepButton(FoulStep::Overlines)->setFocus();
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        ASSERT_TRUE(awaitQuestion());
    }
    EXPECT_EQ(gym().question()->step, FoulStep::BrokenThrees);
    EXPECT_TRUE(panel().stepButton(FoulStep::BrokenThrees)->hasFocus());
}

TEST_F(FoulGymWindow, AFoulIsDrawnWithItsLines)
{
    enter();
    seek(true);
    answer(true);
    EXPECT_TRUE(panel().feedback().startsWith("Right."));
    EXPECT_FALSE(board().foulLines().empty());
    for (const auto& line : board().foulLines())
        EXPECT_NE(std::find(line.begin(), line.end(), gym().question()->point), line.end());
    EXPECT_EQ(board().snapshot().forbidden, std::vector<Point>{gym().question()->point});
    QTest::mouseMove(&board(), QPoint(5, 5));
    QTest::mouseMove(&board(), board().rect().center());
    EXPECT_FALSE(board().foulLines().empty()) << "the pointer takes nothing away";
}

TEST_F(FoulGymWindow, AnAllowedPointGetsItsStone)
{
    enter();
    seek(false);
    answer(false);
    EXPECT_TRUE(panel().feedback().startsWith("Wrong."));
    EXPECT_EQ(board().snapshot().grid.at(gym().question()->point), Cell::Black);
}

TEST_F(FoulGymWindow, KeysAnswerAndLeadOn)
{
    enter();
    const Point first = gym().question()->point;
    const Grid before = gym().question()->stones;
    QTest::keyClick(&board(), gym().question()->isForbidden() ? Qt::Key_F : Qt::Key_A);
    ASSERT_TRUE(eventually([&] { return panel().feedback().startsWith("Right."); }))
        << first.toString();
    EXPECT_TRUE(panel().nextButton()->hasFocus());
    QTest::keyClick(panel().nextButton(), Qt::Key_Space);
    ASSERT_TRUE(awaitQuestion());
    EXPECT_FALSE(gym().question()->stones == before);
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_TRUE(eventually([&] { return page().isVisible(); }));
    EXPECT_EQ(board().foulLines().size(), 0u);
}

TEST_F(FoulGymWindow, AnswersAreKeptAndCountOnce)
{
    enter();
    answer(true);
    answer(false);  // The buttons are off.
    ASSERT_TRUE(eventually([&] { return book()->answers.size() == 1; }));
    EXPECT_EQ(book()->answers.front().kind, TrainingAnswer::Kind::Foul);
    EXPECT_EQ(book()->answers.front().subject, "1:1");
    EXPECT_GT(book()->answers.front().grade, RecallGrade::Again);
    panel().nextButton()->click();
    ASSERT_TRUE(awaitQuestion());
    answer(false);
    EXPECT_TRUE(panel().score().startsWith("1 of 2"));
    panel().backButton()->click();
    EXPECT_TRUE(eventually([&] { return page().foulGym()->note().contains("1 of 2"); }));
    EXPECT_EQ(page().foulGym()->number(), "step 1");
}

TEST_F(FoulGymWindow, FiveRightAnswersLeadToTheNextStep)
{
    enter();
    for (int i = 0; i < FoulProgress::kRightForAStepUp; ++i) {
        answer(true);
        panel().nextButton()->click();
        ASSERT_TRUE(awaitQuestion());
    }
    EXPECT_EQ(gym().question()->step, FoulStep::PlainDoubles);
    EXPECT_TRUE(panel().stepButton(FoulStep::PlainDoubles)->isChecked());
}

TEST_F(FoulGymWindow, AStepCanBeChosen)
{
    enter();
    panel().stepButton(FoulStep::NestedThrees)->click();
    ASSERT_TRUE(awaitQuestion());
    EXPECT_EQ(gym().question()->step, FoulStep::NestedThrees);
    answer(true);
    EXPECT_TRUE(panel().feedback().contains(gym().question()->isForbidden() ? "forbidden"
                                                                            : "not a real three"));
}

TEST_F(FoulGymWindow, BackLeadsToThePageAndAGameContinuesBehindIt)
{
    start(human(), human());
    play("h8 i9");
    training().showPage();
    enter();
    game().returnToGame();
    EXPECT_EQ(game().page(), GameWidget::Page::Game);
    EXPECT_EQ(board().snapshot().grid.count(Cell::Black), 1);
    play("j10");
    EXPECT_EQ(now().live, 3);
}

TEST_F(FoulGymWindow, AnswersOfTheGymAreNotTheTasksOfTheDay)
{
    enter();
    answer(true);
    ASSERT_TRUE(eventually([&] { return book()->answers.size() == 1; }));
    panel().backButton()->click();
    EXPECT_TRUE(eventually([&] { return !page().foulGym()->number().isEmpty(); }));
    EXPECT_EQ(page().startButton()->text(), "Start");
}

TEST_F(FoulGymWindow, ScreenReadersHearWhatTheButtonsAre)
{
    enter();
    EXPECT_FALSE(page().foulGym()->accessibleName().isEmpty());
    EXPECT_FALSE(page().foulGym()->accessibleDescription().isEmpty());
    for (int step = 1; step <= kFoulSteps; ++step)
        EXPECT_TRUE(panel()
                        .stepButton(static_cast<FoulStep>(step))
                        ->accessibleName()
                        .contains(QString::number(step)));
}

TEST_F(FoulGymWindow, ScreenReadersChooseAStep)
{
    enter();
    QAccessibleInterface* third
        = QAccessible::queryAccessibleInterface(panel().stepButton(FoulStep::CloseCalls));
    ASSERT_TRUE(third);
    EXPECT_EQ(third->role(), QAccessible::RadioButton) << "one of five, not a box to be ticked";
    third->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    ASSERT_TRUE(awaitQuestion());
    EXPECT_EQ(gym().question()->step, FoulStep::CloseCalls);
}

}  // namespace
}  // namespace gomoku::testing
