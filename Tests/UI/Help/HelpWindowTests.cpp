// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/HelpBrowser.h"
#include "UI/Help/HelpText.h"
#include "UI/Help/HelpWindow.h"
#include "UI/Help/RuleDrawing.h"
#include "UI/Style/Palette.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include <gtest/gtest.h>

#include <set>

namespace gomoku::testing {
namespace {

class HelpWindowTest : public ::testing::Test
{
protected:
    HelpWindowTest()
    {
        window.show();
        window.activateWindow();
    }
    void search(const char* words)
    {
        window.searchBox()->setFocus();
        window.searchBox()->clear();
        QTest::keyClicks(window.searchBox(), QLatin1String(words));
    }
    [[nodiscard]] QString shown() const { return window.browser()->toPlainText(); }

    HelpWindow window;
};

TEST_F(HelpWindowTest, TheListOfTopicsIsNotCutOff)
{
    const auto isWhole = [this] {
        const QWidget* list = window.list();
        return list->geometry().right() <= list->parentWidget()->rect().right();
    };
    EXPECT_TRUE(isWhole());
    window.resize(window.minimumSizeHint());
    EXPECT_TRUE(isWhole()) << window.width();
}

/// Every text has a mark before it, as if it were another language.
class MarkingTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* text, const char*, int) const override
    {
        return QStringLiteral("§") + QString::fromUtf8(text);
    }
};

TEST(HelpTopics, HaveNamesThatLeadBackToThem)
{
    std::set<QString> names;
    for (const HelpTopic topic : kHelpTopics) {
        EXPECT_EQ(parseHelpTopic(nameOf(topic)), topic);
        names.insert(nameOf(topic));
    }
    EXPECT_EQ(names.size(), kHelpTopics.size());
    EXPECT_EQ(parseHelpTopic("no-such-page"), std::nullopt);
}

TEST(HelpTopics, EveryRuleAndEveryOpeningHasAPageThatNamesIt)
{
    for (const Rule rule : kRules)
        EXPECT_GT(HelpText::plain(topicOf(rule)).size(), 100);
    for (const OpeningRule rule : kOpeningRules)
        EXPECT_GT(HelpText::plain(topicOf(rule)).size(), 100);
    for (const OpeningRule rule :
         {OpeningRule::Pro, OpeningRule::Swap, OpeningRule::Swap2, OpeningRule::Rif,
          OpeningRule::Yamaguchi, OpeningRule::Soosyrv8, OpeningRule::Taraguchi10}) {
        int steps = 0;
        for (const HelpBlock& block : HelpText::page(topicOf(rule)).blocks)
            steps += block.kind == HelpBlock::Kind::Step;
        EXPECT_GE(steps, 3) << HelpText::title(topicOf(rule)).toStdString();
    }
}

TEST(HelpTopics, EveryPageLeadsOnAndShowsDrawingsThatExist)
{
    for (const HelpTopic topic : kHelpTopics) {
        const HelpPage page = HelpText::page(topic);
        EXPECT_FALSE(page.related.empty()) << nameOf(topic).toStdString();
        for (const HelpTopic next : page.related)
            EXPECT_NE(next, topic) << nameOf(topic).toStdString();
        for (const HelpBlock& block : page.blocks) {
            EXPECT_FALSE(block.text.isEmpty());
            if (block.kind == HelpBlock::Kind::Drawing) {
                EXPECT_TRUE(QFile::exists(":/rules/" + block.drawing + ".txt"))
                    << block.drawing.toStdString();
            }
        }
    }
}

TEST(RuleDrawing, ReadsStonesMarksAndTheWinningRow)
{
    const BoardPicture picture = readRuleDrawing("# wins\n"
                                                 ". . . . .\n"
                                                 "! # * + a\n"
                                                 "x x x x x\n"
                                                 "O 1 2 . .\n"
                                                 ". . . . .\n");
    const auto at = [](const char* name) { return *Point::parse(name); };
    EXPECT_EQ(picture.grid.size(), 5);
    EXPECT_EQ(picture.grid.at(at("a3")), Cell::Black);
    EXPECT_EQ(picture.grid.at(at("a2")), Cell::White);
    EXPECT_EQ(picture.winningRow.size(), 5U);
    EXPECT_EQ(picture.numbered, (std::vector<Point>{at("b2"), at("c2")}));
    EXPECT_EQ(picture.grid.at(at("b2")), Cell::Black);
    EXPECT_EQ(picture.grid.at(at("c2")), Cell::White);
    EXPECT_EQ(picture.forbidden, std::vector<Point>{at("a4")});
    EXPECT_EQ(picture.veiled, std::vector<Point>{at("b4")});
    EXPECT_EQ(picture.threats, std::vector<Point>{at("c4")});
    EXPECT_EQ(picture.hint, at("d4"));
    ASSERT_EQ(picture.marks.size(), 1U);
    EXPECT_EQ(picture.marks[0].text, "A");
}

TEST_F(HelpWindowTest, AClickInTheListShowsThatPage)
{
    QListWidget* list = window.list();
    const QListWidgetItem* renju
        = list->findItems(HelpText::title(HelpTopic::Renju), Qt::MatchExactly).value(0);
    ASSERT_NE(renju, nullptr);
    list->scrollToItem(renju);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(renju).center());
    EXPECT_EQ(window.topic(), HelpTopic::Renju);
    EXPECT_TRUE(shown().contains("Double three"));
}

TEST_F(HelpWindowTest, BackLeadsToThePageBeforeByButtonAndByKey)
{
    EXPECT_FALSE(window.backButton()->isEnabled());
    window.showTopic(HelpTopic::Swap2);
    window.showTopic(HelpTopic::Caro);
    QTest::mouseClick(window.backButton(), Qt::LeftButton);
    EXPECT_EQ(window.topic(), HelpTopic::Swap2);
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window)) << "else no key is heard";
    QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(window.topic(), HelpTopic::HowToPlay);
    EXPECT_FALSE(window.backButton()->isEnabled());
}

TEST_F(HelpWindowTest, TheSearchLeavesThePagesThatHaveAllWords)
{
    search("double three");
    const std::vector<HelpTopic> found = window.listed();
    EXPECT_NE(std::find(found.begin(), found.end(), HelpTopic::Renju), found.end());
    EXPECT_EQ(std::find(found.begin(), found.end(), HelpTopic::Engines), found.end());
    search("zzzzz");
    EXPECT_TRUE(window.listed().empty());
    EXPECT_FALSE(window.list()->isVisible());
    search("");
    EXPECT_EQ(window.listed().size(), kHelpTopics.size());
    EXPECT_TRUE(window.list()->isVisible());
}

TEST_F(HelpWindowTest, ReturnInTheSearchOpensThePageWithThatTitle)
{
    search("swap2");
    QTest::keyClick(window.searchBox(), Qt::Key_Return);
    EXPECT_EQ(window.topic(), HelpTopic::Swap2);
    EXPECT_TRUE(window.isVisible()) << "Return must not close the window";
}

TEST_F(HelpWindowTest, WordsSearchedForAreMarkedAndSeen)
{
    window.showTopic(HelpTopic::Renju);
    search("overline");
    EXPECT_FALSE(window.browser()->extraSelections().isEmpty());
    const QTextCursor first = window.browser()->extraSelections().first().cursor;
    EXPECT_TRUE(
        window.browser()->viewport()->rect().intersects(window.browser()->cursorRect(first)));
}

TEST_F(HelpWindowTest, ALinkLeadsToItsPage)
{
    emit window.browser()->anchorClicked(QUrl(nameOf(HelpTopic::Taraguchi10)));
    EXPECT_EQ(window.topic(), HelpTopic::Taraguchi10);
}

TEST_F(HelpWindowTest, SpeaksTheLanguageOfTheWindow)
{
    window.showTopic(HelpTopic::Swap2);
    MarkingTranslator other;
    QCoreApplication::installTranslator(&other);
    QCoreApplication::sendPostedEvents();
    EXPECT_EQ(window.windowTitle(), "§Help");
    EXPECT_TRUE(shown().contains("§White plays the next move.")) << shown().toStdString();
    EXPECT_TRUE(window.list()->item(1)->text().startsWith("§"));
    EXPECT_EQ(window.topic(), HelpTopic::Swap2);
    for (const HelpTopic topic : kHelpTopics)
        for (const HelpBlock& block : HelpText::page(topic).blocks)
            EXPECT_TRUE(block.text.startsWith("§")) << block.text.toStdString();
    QCoreApplication::removeTranslator(&other);
    QCoreApplication::sendPostedEvents();
    EXPECT_EQ(window.windowTitle(), "Help");
}

TEST_F(HelpWindowTest, DrawingsFollowTheThemeOfTheBoard)
{
    window.resize(820, 640);
    const QImage wood = window.browser()->grab().toImage();
    window.setBoardTheme(BoardThemeId::Slate);
    const QImage slate = window.browser()->grab().toImage();
    EXPECT_NE(wood, slate);
    window.setBoardTheme(BoardThemeId::Wood);
    EXPECT_EQ(window.browser()->grab().toImage(), wood);
}

TEST_F(HelpWindowTest, NothingIsCutOffAtTheSideOfASmallWindow)
{
    window.resize(window.minimumSize());
    for (const HelpTopic topic : kHelpTopics) {
        window.showTopic(topic);
        QCoreApplication::sendPostedEvents();
        EXPECT_EQ(window.browser()->horizontalScrollBar()->maximum(), 0)
            << nameOf(topic).toStdString();
    }
}

}  // namespace
}  // namespace gomoku::testing
