// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The help from the places where a question arises.
#include "Models/Settings/Settings.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/Dialogs/ShortcutSheet.h"
#include "UI/Features/Training/TrainingFeature.h"
#include "UI/GamePage/StatusRow.h"
#include "UI/Help/HelpButton.h"
#include "UI/Help/HelpDesk.h"
#include "UI/Help/HelpText.h"
#include "UI/Help/HelpWindow.h"
#include "UI/Panels/OpeningPanel.h"
#include "UI/StartPage/ChoiceButtons.h"
#include "UI/StartPage/GameOptionsForm.h"
#include "UI/StartPage/OptionBox.h"
#include "UI/Window/MainActions.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTimer>

#include <set>

namespace gomoku::testing {
namespace {

using Id = MainActions::Id;

class WindowHelp : public WindowTable
{
protected:
    [[nodiscard]] bool shows(HelpTopic topic) const
    {
        const HelpWindow* help = window.help()->window();
        return help && help->isVisible() && help->topic() == topic;
    }
    [[nodiscard]] OptionBox* tile(const char* caption) const
    {
        for (auto* box : game().startPage()->findChildren<OptionBox*>())
            if (box->caption() == QLatin1String(caption))
                return box;
        return nullptr;
    }
    void choose(OptionBox* box, int value) { box->setCurrentIndex(box->findData(value)); }
    void activate() { ASSERT_TRUE(QTest::qWaitForWindowActive(&window)) << "else no key is heard"; }
};

TEST_F(WindowHelp, F1OpensTheHelpBesideTheGame)
{
    activate();
    QTest::keyClick(&window, Qt::Key_F1);
    EXPECT_TRUE(shows(HelpTopic::HowToPlay));
    EXPECT_FALSE(window.help()->window()->isModal());
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
}

TEST_F(WindowHelp, TheSheetOfKeysOpensWithAQuestionMark)
{
    activate();
    bool opened = false;
    QTimer::singleShot(0, &window, [&] {
        auto* sheet = qobject_cast<ShortcutSheet*>(QApplication::activeModalWidget());
        opened = sheet != nullptr;
        if (sheet)
            sheet->reject();
    });
    board().setFocus();
    QTest::keyClick(&board(), '?');
    EXPECT_TRUE(opened);
}

TEST_F(WindowHelp, AQuestionMarkInACommentIsJustWritten)
{
    activate();
    QPlainTextEdit comment(&window);
    comment.show();
    comment.setFocus();
    QTest::keyClick(&comment, '?');
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    EXPECT_EQ(comment.toPlainText(), "?");
}

TEST_F(WindowHelp, TheRulesTileLeadsToTheRuleThatIsChosen)
{
    OptionBox* rule = tile("Rule");
    ASSERT_NE(rule, nullptr);
    choose(rule, static_cast<int>(Rule::Renju));
    QTest::mouseClick(rule->helpButton(), Qt::LeftButton);
    EXPECT_TRUE(shows(HelpTopic::Renju));
    OptionBox* opening = tile("Opening");
    choose(opening, static_cast<int>(OpeningRule::Soosyrv8));
    QTest::mouseClick(opening->helpButton(), Qt::LeftButton);
    EXPECT_TRUE(shows(HelpTopic::Soosyrv8));
    EXPECT_EQ(game().page(), GameWidget::Page::Start) << "a question starts nothing";
}

TEST_F(WindowHelp, F1OnATileLeadsToItsPageToo)
{
    activate();
    OptionBox* rule = tile("Rule");
    choose(rule, static_cast<int>(Rule::Caro));
    rule->setFocus();
    QTest::keyClick(rule, Qt::Key_F1);
    EXPECT_TRUE(shows(HelpTopic::Caro));
}

TEST_F(WindowHelp, AnOpeningsStepLeadsToItsRule)
{
    GameSetup setup = setupFor(human(), human());
    setup.openingRule = OpeningRule::Swap2;
    game().startGame(setup);
    ASSERT_TRUE(eventually([&] { return now().opening.has_value(); }));
    auto* panel = game().findChild<OpeningPanel*>();
    ASSERT_NE(panel, nullptr);
    ASSERT_NE(panel->helpButton(), nullptr);
    QTest::mouseClick(panel->helpButton(), Qt::LeftButton);
    EXPECT_TRUE(shows(HelpTopic::Swap2));
}

TEST_F(WindowHelp, TheLineBelowTheBoardLeadsToTheRuleOfTheGame)
{
    const HelpButton* button = game().findChild<StatusRow*>()->helpButton();
    EXPECT_FALSE(button->isVisible());
    GameSetup setup = setupFor(human(), human());
    setup.rule = Rule::Renju;
    game().startGame(setup);
    ASSERT_TRUE(eventually([&] { return now().game != 0; }));
    ASSERT_TRUE(button->isVisible());
    QTest::mouseClick(game().findChild<StatusRow*>()->helpButton(), Qt::LeftButton);
    EXPECT_TRUE(shows(HelpTopic::Renju));
}

TEST_F(WindowHelp, F1FitsWhatStandsBesideTheBoard)
{
    activate();
    window.training()->showPage();
    ASSERT_EQ(game().page(), GameWidget::Page::Guest);
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_F1);
    EXPECT_TRUE(shows(HelpTopic::Training));
    GameSetup setup = setupFor(human(), human());
    setup.openingRule = OpeningRule::Pro;
    game().startGame(setup);
    ASSERT_TRUE(eventually([&] { return now().opening.has_value(); }));
    window.help()->window()->close();
    window.activateWindow();
    activate();
    QTest::keyClick(&board(), Qt::Key_F1);
    EXPECT_TRUE(shows(HelpTopic::Pro));
}

TEST_F(WindowHelp, ADialogThatHoldsUpTheGameStillHasItsHelp)
{
    bool asked = false;
    QTimer::singleShot(0, &window, [&] {
        auto* dialog = qobject_cast<NewGameDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        auto* form = dialog->findChild<GameOptionsForm*>();
        GameSetup setup;
        setup.rule = Rule::Standard;
        form->setSetup(setup);
        QTest::mouseClick(form->findChild<HelpButton*>(), Qt::LeftButton);
        asked = shows(HelpTopic::Standard) && window.help()->window()->parentWidget() == dialog;
        dialog->reject();
    });
    window.menus()->action(Id::Details)->trigger();
    EXPECT_TRUE(asked);
    // What belonged to the dialog has gone with it, and the help opens again all the same.
    window.help()->showAgain();
    EXPECT_TRUE(shows(HelpTopic::Standard));
}

TEST_F(WindowHelp, ThePageIsRemembered)
{
    window.help()->show(HelpTopic::Yamaguchi);
    window.help()->window()->close();
    MainWindow next(settingsFile());
    EXPECT_EQ(next.help()->topic(), HelpTopic::Yamaguchi);
}

/// All keys that a menu or a panel of the window answers to, and those of the help itself.
std::set<QString> keysOf(const MainWindow& window)
{
    std::set<QString> keys{"Ctrl+F", "Alt+Left"};
    for (const QAction* action : window.findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts())
            keys.insert(key.toString(QKeySequence::PortableText));
    return keys;
}

TEST_F(WindowHelp, NamesOnlyKeysThatExist)
{
    const std::set<QString> keys = keysOf(window);
    static const QRegularExpression named(
        QStringLiteral("\\b((?:Ctrl\\+|Shift\\+|Alt\\+)+(?:[A-Z]\\b|[0-9]|,|F[0-9]+|Left|Right|Up|"
                       "Down)|F[0-9]{1,2}\\b)"));
    int checked = 0;
    for (const HelpTopic topic : kHelpTopics) {
        if (topic == HelpTopic::Renju)
            continue;  // It names points, and some are called like keys.
        for (auto match = named.globalMatch(HelpText::plain(topic)); match.hasNext(); ++checked) {
            const QString key = match.next().captured();
            EXPECT_TRUE(keys.count(key))
                << nameOf(topic).toStdString() << ": " << key.toStdString();
        }
    }
    EXPECT_GT(checked, 20);
}

}  // namespace
}  // namespace gomoku::testing
