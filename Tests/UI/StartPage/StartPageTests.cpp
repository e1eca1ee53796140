// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/PlayingLevel.h"
#include "Models/Setup/LadderPlayer.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "UI/Board/BoardCrop.h"
#include "UI/ColorChooserWidget.h"
#include "UI/StartPage/ChoiceButtons.h"
#include "UI/StartPage/GameOptionsForm.h"
#include "UI/StartPage/OptionBox.h"
#include "UI/StartPage/PlayerNames.h"
#include "UI/StartPage/SegmentBar.h"
#include "UI/StartPage/StrengthCard.h"

#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

using Kind = PlayerSpec::Kind;
using Mode = ColorChooserWidget::Mode;

class StartPageTest : public ::testing::Test
{
protected:
    StartPageTest()
    {
        page.resize(492, 714);
        page.show();
    }
    void choose(Mode mode)
    {
        QTest::mouseClick(page.modes()->button(static_cast<int>(mode)), Qt::LeftButton);
        QCoreApplication::sendPostedEvents();
    }
    [[nodiscard]] QRect placeOf(const QWidget* widget) const
    {
        return {widget->mapTo(&page, QPoint()), widget->size()};
    }

    ColorChooserWidget page;
};

TEST(OptionBoxTests, IsNotHoveredOnceItsListIsClosed)
{
    OptionBox box;
    box.addItems({"Freestyle", "Renju"});
    box.resize(120, 50);
    box.show();
    QCursor::setPos(box.mapToGlobal(QPoint(box.width() + 300, box.height() + 300)));
    box.setAttribute(Qt::WA_UnderMouse);  // As it was when the list was opened.
    box.showPopup();
    box.hidePopup();
    EXPECT_FALSE(box.underMouse());
}

TEST_F(StartPageTest, OneClickChoosesAgainstWhomToPlay)
{
    EXPECT_EQ(page.setup().players.white.kind, Kind::Computer);
    choose(Mode::Friend);
    EXPECT_TRUE(page.setup().players.black.isHuman());
    EXPECT_TRUE(page.setup().players.white.isHuman());
    choose(Mode::Watch);
    EXPECT_EQ(page.setup().players.black.kind, Kind::Computer);
    EXPECT_EQ(page.setup().players.white.kind, Kind::Computer);
    EXPECT_EQ(page.playButton()->text(), "Watch");
}

TEST_F(StartPageTest, TheArrowKeysWalkAlongTheModes)
{
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page)) << "else no widget has the focus";
    SegmentButton* computer = page.modes()->button(static_cast<int>(Mode::Computer));
    computer->setFocus();
    QTest::keyClick(computer, Qt::Key_Right);
    EXPECT_EQ(page.mode(), Mode::Friend);
}

TEST_F(StartPageTest, NothingElseMovesWhenTheOpponentChanges)
{
    QCoreApplication::sendPostedEvents();
    const QRect play = placeOf(page.playButton());
    const QRect options = placeOf(page.options());
    const QRect modes = placeOf(page.modes());
    for (const Mode mode : {Mode::Friend, Mode::Watch, Mode::Computer}) {
        choose(mode);
        EXPECT_EQ(placeOf(page.playButton()), play);
        EXPECT_EQ(placeOf(page.options()), options);
        EXPECT_EQ(placeOf(page.modes()), modes);
    }
}

TEST_F(StartPageTest, FriendsHaveNames)
{
    choose(Mode::Friend);
    QTest::keyClicks(page.names()->field(Color::Black), "Ada");
    QTest::keyClicks(page.names()->field(Color::White), "  Grace  Hopper ");
    EXPECT_EQ(page.setup().players.black.name, "Ada");
    EXPECT_EQ(page.setup().players.white.name, "Grace Hopper");
    choose(Mode::Computer);
    EXPECT_TRUE(page.setup().players.black.name.isEmpty()) << "that is somebody else";
}

TEST_F(StartPageTest, ReturnInANameStartsTheGame)
{
    choose(Mode::Friend);
    QSignalSpy played(&page, &ColorChooserWidget::playRequested);
    QTest::keyClick(page.names()->field(Color::White), Qt::Key_Return);
    EXPECT_EQ(played.count(), 1);
}

TEST_F(StartPageTest, WatchingAsksForBothLevels)
{
    choose(Mode::Watch);
    QTest::keyClick(page.strength(Color::White)->slider(), Qt::Key_End);
    QTest::keyClick(page.strength(Color::Black)->slider(), Qt::Key_Right);
    EXPECT_EQ(stepOf(page.setup().players.black), stepOf({.kind = Kind::Computer, .level = 1}) + 1);
    EXPECT_EQ(page.setup().players.white.level, 5);
    GameSetup setup = page.setup();
    choose(Mode::Computer);
    page.setSetup(setup);
    EXPECT_EQ(page.mode(), Mode::Watch);
    EXPECT_EQ(page.setup(), setup);
}

TEST_F(StartPageTest, TheSliderTellsItsStrengthByName)
{
    QSlider* slider = page.strength()->slider();
    EXPECT_EQ(slider->accessibleName(), "Strength: Novice");
    QSignalSpy changed(&page, &ColorChooserWidget::changed);
    EXPECT_EQ(page.setup().players.white.level, 1);
    QTest::keyClick(slider, Qt::Key_End);
    EXPECT_EQ(slider->accessibleName(), "Strength: Master");
    EXPECT_FALSE(slider->accessibleDescription().isEmpty());
    EXPECT_EQ(page.setup().players.white.level, 5);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_TRUE(page.isTouched());
}

TEST_F(StartPageTest, TheComputerThatNeverLosesIsTheLastStepAsBlack)
{
    QSlider* slider = page.strength()->slider();
    GameSetup setup = page.setup();
    std::swap(setup.players.black, setup.players.white);
    page.setSetup(setup);
    QTest::keyClick(slider, Qt::Key_End);
    EXPECT_EQ(slider->accessibleName(), "Strength: Perfect");
    setup = page.setup();
    EXPECT_EQ(setup.players.black.level, kPerfectLevel);
    QTest::keyClick(slider, Qt::Key_Home);
    page.setSetup(setup);
    EXPECT_EQ(page.setup(), setup);
    // Under Renju nobody knows who wins: the strongest that there is plays.
    setup.rule = Rule::Renju;
    page.setSetup(setup);
    EXPECT_EQ(page.setup().players.black.level, 5);
    EXPECT_EQ(slider->accessibleName(), "Strength: Master");
    EXPECT_TRUE(
        page.strength()->toolTip().endsWith("\nPerfect: Nothing is proven under this rule."));
    QTest::keyClick(slider, Qt::Key_Home);
    EXPECT_FALSE(page.strength()->toolTip().contains("Perfect"));
}

TEST_F(StartPageTest, WatchedOnlyBlackCanBePerfect)
{
    choose(Mode::Watch);
    for (const Color color : kColors)
        QTest::keyClick(page.strength(color)->slider(), Qt::Key_End);
    EXPECT_EQ(page.setup().players.black.level, kPerfectLevel);
    EXPECT_EQ(page.setup().players.white.level, 5);
}

TEST_F(StartPageTest, ThePlayersNameGoesIntoTheGame)
{
    page.setPlayerName("  Ada ");
    EXPECT_EQ(page.setup().players.black.name, "Ada");
    EXPECT_TRUE(page.setup().players.white.name.isEmpty());
}

TEST_F(StartPageTest, TheCardForNewcomersLeadsToTheLessons)
{
    EXPECT_FALSE(page.newcomerCard()->isVisible());
    page.setNewcomer(true);
    ASSERT_TRUE(page.newcomerCard()->isVisible());
    QSignalSpy asked(&page, &ColorChooserWidget::lessonsRequested);
    QTest::keyClick(page.newcomerCard(), Qt::Key_Space);
    EXPECT_EQ(asked.count(), 1);
}

TEST_F(StartPageTest, TheCardForNewcomersStaysWhileThereIsRoomForIt)
{
    page.setNewcomer(true);
    const QPushButton* last = nullptr;
    for (const QPushButton* button : page.findChildren<QPushButton*>())
        if (button->text().startsWith("All Options"))
            last = button;
    ASSERT_NE(last, nullptr);
    for (int height = 640; height >= 400; height -= 8) {
        page.resize(288, height);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::sendPostedEvents();
        const int room = page.height() - placeOf(last).bottom();
        EXPECT_TRUE(!page.newcomerCard()->isHidden()
                    || room < page.newcomerCard()->sizeHint().height() + 16)
            << height << ", free: " << room;
    }
}

TEST_F(StartPageTest, TrainingIsALinkBesideTheModes)
{
    page.offerTraining();
    QSignalSpy asked(&page, &ColorChooserWidget::trainRequested);
    for (SegmentButton* button : page.modes()->findChildren<SegmentButton*>())
        if (button->text() == "Train")
            QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(asked.count(), 1);
    EXPECT_EQ(page.mode(), Mode::Computer);
}

TEST_F(StartPageTest, EverythingIsSeenWithoutScrolling)
{
    GameSnapshot unfinished;
    unfinished.setup.players.white.kind = Kind::Computer;
    page.setUnfinished(unfinished);
    page.setNewcomer(true);
    for (const QSize size : {QSize(492, 714), QSize(560, 900), QSize(288, 520)}) {
        page.resize(size);
        for (const Mode mode : {Mode::Friend, Mode::Watch, Mode::Computer}) {
            choose(mode);
            EXPECT_EQ(page.findChild<QScrollArea*>()->verticalScrollBar()->maximum(), 0)
                << size.width() << 'x' << size.height() << ' ' << static_cast<int>(mode);
            EXPECT_TRUE(page.continueButton()->isVisible());
            EXPECT_TRUE(page.rect().contains(placeOf(page.continueButton())));
            EXPECT_TRUE(page.rect().contains(placeOf(page.playButton())));
        }
    }
}

TEST(StrengthScale, NamesStandInTheMiddleOfTheirSteps)
{
    std::vector<StrengthStep> steps;
    for (int step = 0; step < 30; ++step)
        steps.push_back({.player = {.kind = Kind::Computer, .level = step + 1},
                         .name = QString(QChar(u'A' + step / 6))});
    const StrengthScale scale(std::move(steps));
    const auto marks = scale.marks();
    ASSERT_EQ(marks.size(), 5U);
    EXPECT_EQ(marks[0].name, "A");
    EXPECT_DOUBLE_EQ(marks[0].position, 2.5 / 29);
    EXPECT_DOUBLE_EQ(marks[2].position, 14.5 / 29);
    EXPECT_EQ(scale.indexOf({.kind = Kind::Computer, .level = 7}), 6);
    EXPECT_EQ(scale.indexOf({.kind = Kind::Human, .level = 7}), -1);
}

TEST(StrengthScale, ALevelForEachOfOurs)
{
    const StrengthScale scale = StrengthScale::levels();
    const auto marks = scale.marks();
    ASSERT_EQ(marks.size(), static_cast<std::size_t>(scale.count()));
    EXPECT_DOUBLE_EQ(marks.front().position, 0.0);
    EXPECT_DOUBLE_EQ(marks.back().position, 1.0);
    for (int step = 0; step < scale.count(); ++step)
        EXPECT_FALSE(scale.at(step).character.isEmpty());
}

TEST(StrengthScale, TheLadderHasEasierOpponentsThanTheFirstLevelAndEveryLevelIsOnIt)
{
    const StrengthScale scale = StrengthScale::ladder();
    EXPECT_EQ(scale.count(), 30);
    EXPECT_EQ(scale.marks().size(), 5U);
    EXPECT_GT(scale.indexOf({.kind = Kind::Computer, .level = 1}), 0);
    EXPECT_EQ(scale.indexOf({.kind = Kind::Computer, .level = 5}), 29);
    for (int level = 1; level <= 5; ++level)
        EXPECT_GE(scale.indexOf({.kind = Kind::Computer, .level = level}), 0) << level;
    EXPECT_EQ(scale.indexOf(computerAtStep(12)), 11);
}

TEST(BoardCrop, ShowsTheStonesAndNoMoreThanItMust)
{
    Grid grid(15);
    EXPECT_EQ(cropAroundStones(grid), (BoardCrop{at("f6"), 5}));
    grid.set(at("a1"), Cell::Black);
    EXPECT_EQ(cropAroundStones(grid), (BoardCrop{at("a1"), 5}));
    grid.set(at("g3"), Cell::White);
    EXPECT_EQ(cropAroundStones(grid), (BoardCrop{at("a1"), 7}));
    grid.set(at("o15"), Cell::White);
    EXPECT_EQ(cropAroundStones(grid), (BoardCrop{at("a1"), 15}));
}

/// A stone drawn large: where it stands in the part, the picture is dark.
TEST(BoardCrop, PaintsAStoneWhereItStands)
{
    BoardPicture picture;
    picture.grid = Grid(15);
    picture.grid.set(at("h8"), Cell::Black);
    QImage image(100, 100, QImage::Format_RGB32);
    image.fill(Qt::green);
    QPainter painter(&image);
    paintCropped(painter, boardTheme(BoardThemeId::Wood), picture, {at("f6"), 5},
                 QRectF(0, 0, 100, 100));
    EXPECT_LT(image.pixelColor(50, 50).lightness(), 80) << "h8 is the middle of f6 to j10";
    EXPECT_GT(image.pixelColor(30, 38).lightness(), 120) << "beside it lies wood";
}

}  // namespace
}  // namespace gomoku::testing
