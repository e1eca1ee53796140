// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The keys that speak, as somebody at the keyboard has them, and what screen readers are told.
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Dialogs/ShortcutSheet.h"
#include "UI/Features/SpeechFeature.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/Features/Training/TrainingFeature.h"

#include <QAccessible>
#include <QAction>
#include <QMenuBar>

namespace gomoku::testing {
namespace {

using Subject = SpeechFeature::Subject;

class Speech : public WindowTable
{
protected:
    void press(Qt::Key key) { QTest::keyClick(&board(), key, Qt::ControlModifier); }
    [[nodiscard]] QString said() const { return game().status()->text(); }
    [[nodiscard]] QAccessibleTableInterface* tableOfBoard() const
    {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&board());
        return face ? face->tableInterface() : nullptr;
    }
    [[nodiscard]] const SpeechFeature& speech() const { return *window.speech(); }
};

TEST_F(Speech, TheKeysSayWhatIsOnTheBoard)
{
    start(human(), human());
    play("f8 a1 g8 c3 h8");
    press(Qt::Key_1);
    EXPECT_EQ(said(), "H8, black, move 5");
    press(Qt::Key_2);
    EXPECT_EQ(said(), "Black threatens an open four at E8, I8.");
    press(Qt::Key_3);
    EXPECT_EQ(said(), "Only Renju has forbidden points.");
    press(Qt::Key_4);
    EXPECT_EQ(said(), "This game has no clock.");
    press(Qt::Key_5);
    EXPECT_EQ(said(), "Row 8: F8, black; G8, black; H8, black.");
    press(Qt::Key_6);
    EXPECT_EQ(said(), "Column H: H8, black.");
    press(Qt::Key_7);
    EXPECT_EQ(said(),
              "Diagonal from A1 to O15: A1, white; C3, white; H8, black. "
              "Diagonal from A15 to O1: H8, black.");
    press(Qt::Key_8);
    EXPECT_EQ(said(), "Nothing is analysed. F9 starts the analysis.");
}

TEST_F(Speech, RowAndColumnAreThoseOfTheCursor)
{
    start(human(), human());
    play("h8");
    QTest::keyClick(&board(), Qt::Key_C);
    QTest::keyClick(&board(), Qt::Key_3);
    ASSERT_EQ(board().keyCursor(), at("c3"));
    press(Qt::Key_5);
    EXPECT_EQ(said(), "Row 3 is empty.");
    press(Qt::Key_6);
    EXPECT_EQ(said(), "Column C is empty.");
}

TEST_F(Speech, ClocksAreSaidAsTheCardsShowThem)
{
    GameSetup setup = setupFor(human(), human());
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = std::chrono::minutes(5)};
    game().startGame(setup);
    ASSERT_TRUE(eventually([&] { return now().game != 0; }));
    press(Qt::Key_4);
    EXPECT_TRUE(said().startsWith("Black 0") && said().contains(", White 0"))
        << said().toStdString();
}

TEST_F(Speech, TheWinningChanceIsSaidOnlyWhileTheWindowShowsIt)
{
    start(human(), human());
    play("h8 i9 h9");
    AnalysisFeature& analysis = *window.analysis();
    analysis.setRunning(true);
    ASSERT_TRUE(eventually([&] { return !analysis.panel()->headline().isEmpty(); }));
    EXPECT_EQ(speech().words(Subject::Chance), analysis.panel()->headline());
    analysis.panel()->setDetail(AnalysisDetail::Nothing);
    EXPECT_TRUE(speech().words(Subject::Chance).startsWith("Nothing is analysed."));
}

TEST_F(Speech, TrainingLetsTheKeysNameStonesButNoAnswers)
{
    const auto isOn = [&](Subject subject) { return speech().action(subject)->isEnabled(); };
    EXPECT_FALSE(isOn(Subject::LastMove)) << "on the start page";
    window.training()->showPage();
    for (const Subject subject :
         {Subject::LastMove, Subject::Row, Subject::Column, Subject::Diagonals})
        EXPECT_TRUE(isOn(subject));
    for (const Subject subject :
         {Subject::Threats, Subject::Forbidden, Subject::Clocks, Subject::Chance})
        EXPECT_FALSE(isOn(subject));
}

TEST_F(Speech, EveryKeyIsInTheSheetOfKeysAndTakenOnlyOnce)
{
    QStringList keys;
    QStringList words;
    for (const ShortcutSheet::Group& group : ShortcutSheet::groupsOf(*window.menuBar()))
        for (const ShortcutSheet::Key& key : group.keys) {
            keys << key.keys;
            words << key.what;
        }
    for (int number = 1; number <= 8; ++number)
        EXPECT_EQ(keys.count(QStringLiteral("Ctrl+%1").arg(number)), 1) << number;
    EXPECT_TRUE(words.contains("Say Last Move"));
}

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

// From 6.8 on Qt takes announcements, which the offscreen platform has no readers for. That readers
// are told, with either, is proven by `make test-access`.
TEST_F(Speech, TheCellThatAReaderStandsOnTellsWhatTheStatusLineSays)
{
    start(human(), human());
    play("h8 i9");
    board().setFocus();
    ASSERT_TRUE(eventually([&] { return board().hasFocus(); }));
    QTest::keyClick(&board(), Qt::Key_H);
    QTest::keyClick(&board(), Qt::Key_8);
    press(Qt::Key_1);
    QAccessibleTableInterface* table = tableOfBoard();
    ASSERT_NE(table, nullptr);
    const QAccessibleInterface* h8 = table->cellAt(7, 7);
    EXPECT_EQ(h8->text(QAccessible::Name), "H8, black, move 1");
    EXPECT_EQ(h8->text(QAccessible::Description), "I9, white, move 2");
    EXPECT_EQ(table->cellAt(7, 8)->text(QAccessible::Description), "") << "and no other";
}

TEST_F(Speech, WhatIsAskedForAgainIsSaidAgain)
{
    start(human(), human());
    play("h8");
    board().setFocus();
    ASSERT_TRUE(eventually([&] { return board().hasFocus(); }));
    press(Qt::Key_1);
    const QString first = board().toldAt(board().keyCursor());
    press(Qt::Key_1);
    const QString second = board().toldAt(board().keyCursor());
    EXPECT_EQ(first, "H8, black, move 1");
    EXPECT_NE(second, first) << "readers are silent about a text that has not changed";
    EXPECT_TRUE(second.startsWith(first));
}

#endif

TEST_F(Speech, WhatWasSaidIsForgottenWhenTheCursorMoves)
{
    start(human(), human());
    play("h8 i9");
    board().setFocus();
    ASSERT_TRUE(eventually([&] { return board().hasFocus(); }));
    press(Qt::Key_1);
    QTest::keyClick(&board(), Qt::Key_Left);
    QTest::keyClick(&board(), Qt::Key_Left);
    EXPECT_EQ(board().toldAt(board().keyCursor()), "");
}

TEST_F(Speech, ACellThatIsForbiddenSaysSo)
{
    GameSetup setup = setupFor(human(), human());
    setup.rule = Rule::Renju;
    game().startGame(setup);
    ASSERT_TRUE(eventually([&] { return now().game != 0; }));
    play("g8 a1 i8 a3 h7 a5 h9 a7");
    EXPECT_EQ(board().cellText(at("h8")), "H8, empty, forbidden");
    BoardOptions options = board().options();
    options.forbidden = false;
    board().setOptions(options);
    EXPECT_EQ(board().cellText(at("h8")), "H8, empty") << "what is not shown is not said";
}

}  // namespace
}  // namespace gomoku::testing
