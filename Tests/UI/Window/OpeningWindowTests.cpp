// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/BoardWidget.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Features/Study/FoulFeature.h"
#include "UI/Features/Study/OpeningFeature.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/MainWindow.h"
#include "UI/Panels/OpeningPanel.h"
#include "UI/Text/Game/FoulText.h"
#include "UI/Text/Game/OpeningText.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

/// The real window with a game under an opening rule, driven by its widgets.
class OpeningWindow
{
public:
    explicit OpeningWindow(OpeningRule rule, PlayerSpec::Kind second = PlayerSpec::Kind::Human)
    {
        window.resize(1000, 760);
        window.show();
        GameSetup setup;
        setup.rule = Rule::Renju;
        setup.openingRule = rule;
        setup.players.white.kind = second;
        setup.players.white.level = 0;
        setup.players.white.moveTime = Milliseconds(50);
        game()->startGame(setup);
        EXPECT_TRUE(QTest::qWaitFor([&] { return now().game > 0; }));
    }

    [[nodiscard]] GameWidget* game() { return window.findChild<GameWidget*>(); }
    [[nodiscard]] OpeningPanel* panel() { return window.findChild<OpeningPanel*>(); }
    [[nodiscard]] const GameSnapshot& now() { return game()->snapshot(); }

    /// Clicks the points of "h8 i9 ..." with the mouse, waiting for each to be answered.
    void click(const QString& points)
    {
        for (const QString& word : points.split(u' ')) {
            const auto before = now().revision;
            const auto centre
                = game()->board()->geometryNow().centreOf(*Point::parse(word.toStdString()));
            QTest::mouseClick(game()->board(), Qt::LeftButton, {}, centre.toPoint());
            EXPECT_TRUE(isAnswered(before)) << word.toStdString();
        }
    }
    void press(const QString& text)
    {
        const auto before = now().revision;
        for (QPushButton* button : panel()->buttons())
            if (button->text() == text)
                return finishPress(button, before);
        ADD_FAILURE() << "no button " << text.toStdString();
    }

    MainWindow window;

private:
    void finishPress(QPushButton* button, quint64 before)
    {
        QTest::mouseClick(button, Qt::LeftButton);
        EXPECT_TRUE(isAnswered(before));
    }
    /// One request may change the game twice: answered is when nothing more comes.
    [[nodiscard]] bool isAnswered(quint64 before)
    {
        if (!QTest::qWaitFor([&] { return now().revision > before; }, 10000))
            return false;
        for (quint64 seen = 0; seen != now().revision;) {
            seen = now().revision;
            QTest::qWait(kQuiet);
        }
        return true;
    }

    static constexpr int kQuiet = 80;  ///< Milliseconds; several times what an answer takes.
};

TEST(OpeningWindow, Swap2FromTheFirstStoneToOrdinaryPlay)
{
    OpeningWindow table(OpeningRule::Swap2);
    EXPECT_TRUE(table.panel()->isVisible());
    EXPECT_TRUE(table.panel()->buttons().empty());
    table.click("h8 h9 i10");
    ASSERT_EQ(table.panel()->buttons().size(), 3U);
    EXPECT_EQ(table.panel()->note(), u"Second player");
    table.press(QStringLiteral("Place Two More"));
    table.click("d4 l4");
    EXPECT_EQ(table.panel()->note(), u"First player");
    table.press(QStringLiteral("Swap: Play White"));
    EXPECT_FALSE(table.panel()->isVisible());
    table.click("j9");
    EXPECT_EQ(table.now().moves.size(), 6U);
}

TEST(OpeningWindow, YamaguchiAsksForANumberAndForFifths)
{
    OpeningWindow table(OpeningRule::Yamaguchi);
    table.click("h8 h9 h7");
    EXPECT_EQ(table.panel()->buttons().size(), 12U);
    table.press(QStringLiteral("2"));
    // Who chooses a side must know what was declared.
    EXPECT_EQ(table.panel()->news(), u"Black will offer 2 fifth moves.");
    table.press(QStringLiteral("Stay White"));
    table.click("h6 g8");
    EXPECT_EQ(table.now().opening->offered.size(), 1U);
    table.click("j9");
    EXPECT_EQ(table.panel()->sentence(), u"Choose which fifth move to keep.");
    table.click("j9");
    EXPECT_FALSE(table.panel()->isVisible());
    EXPECT_EQ(table.now().moves.size(), 5U);
}

TEST(OpeningWindow, TheComputerAnswersInItsSeat)
{
    OpeningWindow table(OpeningRule::Swap, PlayerSpec::Kind::Computer);
    EXPECT_EQ(table.panel()->note(), u"You");
    table.click("h8 a1 i9");
    // Whichever side it takes, the opening ends and somebody's fourth stone may come.
    EXPECT_TRUE(QTest::qWaitFor([&] { return !table.now().opening; }, 10000));
    // What it decided is to be read until the human plays on.
    const bool swapped = table.now().setup.players.black.kind == PlayerSpec::Kind::Computer;
    EXPECT_TRUE(table.panel()->isVisible());
    EXPECT_EQ(table.panel()->news(),
              swapped ? u"The computer swaps and plays Black." : u"The computer stays White.");
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.now().humanToMove(); }, 10000));
    EXPECT_TRUE(table.panel()->isVisible());
    table.click("o1");
    EXPECT_FALSE(table.panel()->isVisible());
}

TEST(OpeningWindow, WhoWatchesIsLeftAloneOnceTheGameGoesOn)
{
    OpeningWindow table(OpeningRule::Swap);
    GameSetup setup = table.now().setup;
    for (const Color color : kColors)
        setup.players[color]
            = {.kind = PlayerSpec::Kind::Computer, .level = 0, .moveTime = Milliseconds(50)};
    table.game()->startGame(setup);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !table.panel()->news().isEmpty(); }, 20000));
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.now().moves.size() >= 5; }, 20000));
    EXPECT_FALSE(table.panel()->isVisible());
}

TEST(OpeningWindow, NoStoneHoversWhereNoneMayStand)
{
    OpeningWindow table(OpeningRule::Rif);
    BoardWidget* board = table.game()->board();
    const auto hover = [&](const char* point) {
        QTest::mouseMove(board, board->geometryNow().centreOf(*Point::parse(point)).toPoint());
    };
    hover("a1");
    EXPECT_TRUE(board->ghost().isNone());
    hover("h8");
    EXPECT_EQ(board->ghost(), *Point::parse("h8"));
}

TEST(OpeningWindow, AnAnswerEndsTheReproach)
{
    OpeningWindow table(OpeningRule::Swap2);
    table.click("h8 h9 i10");
    QTest::mouseClick(table.game()->board(), Qt::LeftButton, {},
                      table.game()->board()->geometryNow().centreOf(*Point::parse("a1")).toPoint());
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return table.game()->status()->text().startsWith(u"Answer the message"); }));
    table.press(QStringLiteral("Place Two More"));
    EXPECT_TRUE(table.game()->status()->text().startsWith(u"Place a white stone"));
}

/// Every rule by mouse alone, taking the first choice everywhere, then the last.
class EveryOpening : public ::testing::TestWithParam<OpeningRule>
{
};

TEST_P(EveryOpening, IsPlayedToItsEndByClicks)
{
    for (const bool last : {false, true}) {
        OpeningWindow table(GetParam());
        for (int clicks = 0; table.now().opening && clicks < 40; ++clicks) {
            const OpeningView& view = *table.now().opening;
            if (!view.allowed.empty()) {
                const Point point = last ? view.allowed.back() : view.allowed.front();
                table.click(QString::fromStdString(point.toString()));
                continue;
            }
            const auto& buttons = table.panel()->buttons();
            ASSERT_FALSE(buttons.empty());
            table.press((last ? buttons.back() : buttons.front())->text());
        }
        EXPECT_FALSE(table.now().opening);
        EXPECT_FALSE(table.panel()->isVisible());
    }
}

INSTANTIATE_TEST_SUITE_P(OpeningWindow, EveryOpening, ::testing::ValuesIn(kOpeningRules));

TEST(OpeningWindow, NothingIsAskedWithoutAnOpeningRule)
{
    OpeningWindow table(OpeningRule::Free);
    EXPECT_FALSE(table.panel()->isVisible());
}

TEST(OpeningPanel, LeavesTheMachineAlone)
{
    OpeningPanel panel;
    GameSnapshot snapshot;
    snapshot.setup.openingRule = OpeningRule::Swap;
    snapshot.setup.players.white.kind = PlayerSpec::Kind::Computer;
    snapshot.opening = OpeningView{.task = {.step = OpeningStep::Choose,
                                            .seat = Seat::Second,
                                            .choices = {OpeningChoice::Stay, OpeningChoice::Swap}},
                                   .actor = Color::White};
    panel.showSnapshot(snapshot);
    EXPECT_TRUE(panel.buttons().empty());
    snapshot.setup.players.white.kind = PlayerSpec::Kind::Human;
    panel.showSnapshot(snapshot);
    EXPECT_EQ(panel.buttons().size(), 2U);
}

TEST(Veil, CoversWhatTheAreaLeavesOut)
{
    GameSnapshot snapshot;
    EXPECT_TRUE(veiledPoints(snapshot).empty());
    snapshot.opening = OpeningView{.task = {.area = {OpeningArea::Kind::Inside, 3}}};
    EXPECT_EQ(veiledPoints(snapshot).size(), 225U - 9U);
    snapshot.opening->task.area = {OpeningArea::Kind::Outside, 5};
    EXPECT_EQ(veiledPoints(snapshot).size(), 25U);
    snapshot.opening->task.area = {};
    EXPECT_TRUE(veiledPoints(snapshot).empty());
}

TEST(FoulLines, AreThoseOfTheForbiddenPoint)
{
    GameSnapshot snapshot;
    snapshot.setup.rule = Rule::Renju;
    for (const char* stone : {"g8", "i8", "h7", "h9"})
        snapshot.grid.set(*Point::parse(stone), Cell::Black);
    const Point centre = *Point::parse("h8");
    EXPECT_TRUE(foulLines(snapshot, centre).empty());  // Not marked, not explained.
    snapshot.forbidden = {centre};
    const auto lines = foulLines(snapshot, centre);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0], (std::vector{*Point::parse("g8"), centre, *Point::parse("i8")}));
    EXPECT_EQ(lines[1], (std::vector{*Point::parse("h7"), centre, *Point::parse("h9")}));
    EXPECT_TRUE(foulLines(snapshot, *Point::parse("a1")).empty());
}

TEST(OpeningWindow, TheExplanationOfAFoulGoesWithThePointer)
{
    OpeningWindow table(OpeningRule::Free);
    table.click("g8 a1 i8 a3 h7 a5 h9 a7");
    BoardWidget* board = table.game()->board();
    const auto saysAt = [&](const char* point) {
        QTest::mouseMove(board, board->geometryNow().centreOf(*Point::parse(point)).toPoint());
        return table.game()->status()->text();
    };
    EXPECT_TRUE(saysAt("d5").startsWith(u"Black to move"));
    EXPECT_EQ(saysAt("h8"), u"H8 is forbidden for Black (double three): G8‑H8‑I8, H7‑H8‑H9.");
    EXPECT_TRUE(saysAt("d4").startsWith(u"Black to move"));
}

TEST(FoulTextTests, SaysWhyAPointIsAllowedThatLooksForbidden)
{
    GameSnapshot snapshot;
    snapshot.setup.rule = Rule::Renju;
    const auto lay = [&](std::initializer_list<const char*> points, Cell cell) {
        for (const char* point : points)
            snapshot.grid.set(*Point::parse(point), cell);
    };
    // At c8 the three c6-c7-c9 would become a double four.
    lay({"c7", "c9", "d7", "e6", "f6", "f5"}, Cell::Black);
    lay({"b7"}, Cell::White);
    EXPECT_EQ(FoulText::explain(snapshot, *Point::parse("c6")),
              u"C6 looks forbidden, but Black may play there. Not a real three: C6‑C7‑C9");
    snapshot.grid = Grid();
    // Six along the row, five up the column.
    lay({"a5", "b5", "c5", "d5", "f5", "e4", "e6", "e7", "e8"}, Cell::Black);
    EXPECT_EQ(FoulText::explain(snapshot, *Point::parse("e5")),
              u"E5 makes five in a row, so it wins.");
}

TEST(OpeningWindow, OfferedFifthsAreToBeSeen)
{
    OpeningWindow table(OpeningRule::Rif);
    table.click("h8 h9 h7");
    table.press(QStringLiteral("Stay White"));
    table.click("h6");
    const QImage before = table.game()->board()->grab().toImage();
    table.click("g8");
    table.game()->board()->update();
    const QImage after = table.game()->board()->grab().toImage();
    const auto pixel = [&](const QImage& image, const char* point) {
        const auto centre = table.game()->board()->geometryNow().centreOf(*Point::parse(point));
        // Beside the letter.
        return image.pixelColor((centre + QPointF(0, 10)).toPoint());
    };
    EXPECT_LT(pixel(after, "g8").lightness(), pixel(before, "g8").lightness() - 40);
    if (const QString folder = qEnvironmentVariable("GOMOKU_SHOTS"); !folder.isEmpty())
        table.window.grab().save(folder + QStringLiteral("/opening.png"));
}

TEST(OpeningWindow, TheNameOfTheOpeningIsShownWhileItIsOnTheBoard)
{
    OpeningWindow table(OpeningRule::Rif);
    const auto named = [&] { return table.game()->status()->text().contains(u"Keigetsu (渓月)"); };
    table.click("h8 i8");
    EXPECT_FALSE(named());
    table.click("j7");
    EXPECT_TRUE(named());
    table.press(QStringLiteral("Stay White"));
    table.click("a1");
    EXPECT_TRUE(named());
    GameSnapshot snapshot = table.now();
    EXPECT_FALSE(OpeningText::name(snapshot).isEmpty());
    snapshot.setup.rule = Rule::Freestyle;  // The opening is one of Renju's whatever wins.
    EXPECT_FALSE(OpeningText::name(snapshot).isEmpty());
    snapshot.setup.openingRule = OpeningRule::Swap;
    EXPECT_TRUE(OpeningText::name(snapshot).isEmpty());
}

TEST(OpeningWindow, AHintForAnOfferIsSeenAroundItAndGoesWithIt)
{
    OpeningWindow table(OpeningRule::Rif);
    table.click("h8 h9 h7");
    table.press(QStringLiteral("Stay White"));
    table.click("h6 g8 j9");
    BoardWidget* board = table.game()->board();
    const auto centre = board->geometryNow().centreOf(*Point::parse("j9"));
    const QPointF beside(0.52 * board->geometryNow().spacing(), 0);
    const auto pixel
        = [&] { return board->grab().toImage().pixelColor((centre + beside).toPoint()); };
    const QColor before = pixel();
    board->showHint(*Point::parse("j9"));
    EXPECT_NE(pixel(), before);
    table.click("j9");
    EXPECT_TRUE(board->hint().isNone());
}

TEST(OpeningWindow, NoButtonIsCutOffInASmallWindow)
{
    const auto expectWhole = [](OpeningWindow& table, std::size_t count) {
        const auto& buttons = table.panel()->buttons();
        ASSERT_EQ(buttons.size(), count);
        const QRect card = table.panel()->rect();
        QRect before;
        for (const QPushButton* button : buttons) {
            EXPECT_GE(button->height(), button->sizeHint().height());
            EXPECT_GE(button->width(), button->sizeHint().width());
            EXPECT_TRUE(card.contains(button->geometry())) << button->text().toStdString();
            EXPECT_FALSE(before.intersects(button->geometry())) << button->text().toStdString();
            before = button->geometry();
        }
    };
    OpeningWindow ten(OpeningRule::Taraguchi10);
    ten.window.resize(800, 600);
    ten.click("h8");
    ten.press(QStringLiteral("Stay White"));
    ten.click("h9");
    ten.press(QStringLiteral("Stay Black"));
    ten.click("j7");
    ten.press(QStringLiteral("Stay White"));
    ten.click("g7");
    expectWhole(ten, 3);
    OpeningWindow twelve(OpeningRule::Yamaguchi);
    twelve.window.resize(800, 600);
    twelve.click("h8 h9 j7");
    expectWhole(twelve, 12);
}

TEST(OpeningText, HintsNamePointsLikeTheBoard)
{
    EXPECT_EQ(OpeningText::hint(OpeningAction::pick(*Point::parse("i8")), Color::White),
              u"Suggestion: I8");
    EXPECT_EQ(OpeningText::hint(OpeningAction::declare(3), Color::White), u"Suggestion: 3");
    EXPECT_EQ(OpeningText::hint(OpeningAction::choose(OpeningChoice::Stay), Color::White),
              u"Suggestion: Stay White");
}

TEST(StartPage, KeepsTheOpeningRuleAndABoardForIt)
{
    ColorChooserWidget page;
    EXPECT_EQ(page.setup().openingRule, OpeningRule::Free);
    GameSetup setup = page.setup();
    setup.rule = Rule::Renju;
    setup.openingRule = OpeningRule::Taraguchi10;
    setup.boardSize = 7;
    page.setSetup(setup);
    EXPECT_EQ(page.setup().openingRule, OpeningRule::Taraguchi10);
    EXPECT_EQ(page.setup().boardSize, 9);
}

TEST(StartPage, AChosenCardStaysChosenWhenClickedAgain)
{
    ColorChooserWidget page;
    GameSetup setup;
    setup.players.white.kind = PlayerSpec::Kind::Computer;
    page.setSetup(setup);
    for (QAbstractButton* button : page.findChildren<QAbstractButton*>())
        if (button->isChecked())
            button->click();
    EXPECT_EQ(page.chosenColor(), Color::Black);
    EXPECT_EQ(page.setup().players.white.level, setup.players.white.level);
}

TEST(StartPage, TellsWhoBeginsWhereTheOpeningFindsTheColours)
{
    ColorChooserWidget page;
    const auto isShown = [&](const QString& text) {
        const auto labels = page.findChildren<QLabel*>();
        const auto buttons = page.findChildren<QAbstractButton*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text() == text; })
            || std::any_of(buttons.begin(), buttons.end(),
                           [&](const QAbstractButton* button) { return button->text() == text; });
    };
    EXPECT_TRUE(isShown(QStringLiteral("Black")));
    GameSetup setup = page.setup();
    setup.rule = Rule::Renju;
    setup.openingRule = OpeningRule::Swap2;
    page.setSetup(setup);
    EXPECT_TRUE(isShown(QStringLiteral("First")));
    EXPECT_FALSE(isShown(QStringLiteral("Black")));
}

TEST(OpeningText, HasWordsForEverything)
{
    for (const OpeningRule rule : kOpeningRules) {
        EXPECT_FALSE(OpeningText::rule(rule).isEmpty());
        EXPECT_FALSE(OpeningText::ruleInOneSentence(rule).isEmpty());
    }
}

}  // namespace
}  // namespace gomoku::testing
