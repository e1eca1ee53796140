// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/ColorChooserWidget.h"
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/StartPage/GameOptionsForm.h"
#include "UI/StartPage/OptionBox.h"
#include "UI/Text/Game/OpeningText.h"

#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using namespace std::chrono_literals;
using Detail = GameOptionsForm::Detail;

/// The list beside the label of this name, or that carries it.
QComboBox* boxOf(const QWidget& parent, const QString& name)
{
    for (OptionBox* box : parent.findChildren<OptionBox*>())
        if (box->caption() == name)
            return box;
    for (const QLabel* label : parent.findChildren<QLabel*>())
        if (label->text().remove(u'&') == name)
            return qobject_cast<QComboBox*>(label->buddy());
    return nullptr;
}

QStringList entriesOf(const QComboBox* box)
{
    QStringList entries;
    for (int i = 0; i < box->count(); ++i)
        entries << box->itemText(i);
    return entries;
}

GameSetup setupOf(const GameOptionsForm& form)
{
    GameSetup setup;
    form.writeTo(setup);
    return setup;
}

GameSetup renjuByRif()
{
    GameSetup setup;
    setup.rule = Rule::Renju;
    setup.openingRule = OpeningRule::Rif;
    return setup;
}

class GameOptionsFormTest : public ::testing::TestWithParam<Detail>
{
protected:
    GameOptionsForm form{GetParam()};
};

TEST_P(GameOptionsFormTest, GivesBackWhatItWasGiven)
{
    GameSetup setup = renjuByRif();
    setup.boardSize = 19;
    setup.clock = {.kind = ClockSpec::Kind::PerGame, .time = 7min, .increment = 3s};
    form.setSetup(setup);
    EXPECT_EQ(setupOf(form), setup);
    form.setSetup({});
    EXPECT_EQ(setupOf(form), GameSetup());
}

TEST_P(GameOptionsFormTest, OffersTheOpeningsOfRenjuUnderRenjuOnly)
{
    const QStringList forAll{"Free", "Pro", "Long Pro", "Swap", "Swap2"};
    for (const Rule rule : kRules) {
        GameSetup setup;
        setup.rule = rule;
        form.setSetup(setup);
        const QStringList offered = entriesOf(boxOf(form, "Opening"));
        EXPECT_EQ(offered.mid(0, 5), forAll) << nameOf(rule);
        EXPECT_EQ(offered.size(), rule == Rule::Renju ? 9 : 5) << nameOf(rule);
    }
}

TEST_P(GameOptionsFormTest, LeavesARenjuOpeningWithRenju)
{
    form.setSetup(renjuByRif());
    QTest::keyClick(boxOf(form, "Rule"), Qt::Key_Up);
    EXPECT_EQ(setupOf(form).rule, Rule::Standard);
    EXPECT_EQ(setupOf(form).openingRule, OpeningRule::Free);
}

TEST_P(GameOptionsFormTest, KeepsAnOpeningThatBothRulesKnow)
{
    GameSetup setup = renjuByRif();
    setup.openingRule = OpeningRule::Swap2;
    form.setSetup(setup);
    QTest::keyClick(boxOf(form, "Rule"), Qt::Key_Up);
    EXPECT_EQ(setupOf(form).openingRule, OpeningRule::Swap2);
}

TEST_P(GameOptionsFormTest, MendsWhatDoesNotFitTogether)
{
    GameSetup setup = renjuByRif();
    setup.rule = Rule::Freestyle;
    form.setSetup(setup);
    EXPECT_EQ(setupOf(form).openingRule, OpeningRule::Free);
    setup = renjuByRif();
    setup.boardSize = 7;
    form.setSetup(setup);
    EXPECT_EQ(setupOf(form).boardSize, 9);
}

TEST_P(GameOptionsFormTest, ABoardGrowsWithTheOpening)
{
    GameSetup setup;
    setup.boardSize = 5;
    form.setSetup(setup);
    QTest::keyClick(boxOf(form, "Opening"), Qt::Key_Down);
    EXPECT_EQ(setupOf(form).openingRule, OpeningRule::Pro);
    EXPECT_EQ(setupOf(form).boardSize, 7);
}

TEST_P(GameOptionsFormTest, WhoHearsOfAChangeFindsItToFit)
{
    form.setSetup(renjuByRif());
    std::vector<OpeningRule> heard;
    QObject::connect(&form, &GameOptionsForm::changed, &form,
                     [&] { heard.push_back(setupOf(form).openingRule); });
    QTest::keyClick(boxOf(form, "Rule"), Qt::Key_Up);
    EXPECT_EQ(heard, std::vector{OpeningRule::Free});
}

TEST_P(GameOptionsFormTest, AnotherLanguageChangesNothing)
{
    form.setSetup(renjuByRif());
    QSignalSpy changed(&form, &GameOptionsForm::changed);
    form.retranslate();
    EXPECT_EQ(changed.count(), 0);
    EXPECT_EQ(setupOf(form), renjuByRif());
}

TEST_P(GameOptionsFormTest, EveryEntryExplainsItself)
{
    form.setSetup(renjuByRif());  // Renju has the most openings.
    for (const char* name : {"Rule", "Opening", "Board"}) {
        const QComboBox* box = boxOf(form, name);
        ASSERT_NE(box, nullptr) << name;
        for (int i = 0; i < box->count(); ++i)
            EXPECT_FALSE(box->itemData(i, kExplanationRole).toString().isEmpty())
                << name << ": " << box->itemText(i).toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(OfTheStartPageAndOfTheDialog, GameOptionsFormTest,
                         ::testing::Values(Detail::Usual, Detail::All));

TEST(GameOptions, EveryClockExplainsItselfAndIsGivenBack)
{
    GameOptionsForm form(Detail::Usual);
    QComboBox* box = boxOf(form, "Clock");
    ASSERT_NE(box, nullptr);
    EXPECT_GE(box->count(), 8);
    for (int i = 0; i < box->count(); ++i) {
        EXPECT_FALSE(box->itemData(i, kExplanationRole).toString().isEmpty());
        box->setCurrentIndex(i);
        const ClockSpec chosen = setupOf(form).clock;
        EXPECT_EQ(chosen.kind == ClockSpec::Kind::None, i == 0);
        form.setSetup(setupOf(form));
        EXPECT_EQ(setupOf(form).clock, chosen);
    }
}

TEST(GameOptions, NoClockIsBrokenBetweenANumberAndItsUnit)
{
    const GameOptionsForm form(Detail::Usual);
    const QComboBox* box = boxOf(form, "Clock");
    static const QRegularExpression broken(QStringLiteral("\\d (s|min)\\b"));
    for (int i = 0; i < box->count(); ++i) {
        const QString words = box->itemData(i, kExplanationRole).toString();
        EXPECT_FALSE(words.contains(broken)) << words.toStdString();
    }
    EXPECT_TRUE(box->itemData(2, kExplanationRole).toString().contains(QStringLiteral("1\u00A0s")));
}

TEST(GameOptions, AreTheSameOnTheStartPageAndInTheDialog)
{
    const ColorChooserWidget page;
    const NewGameDialog dialog;
    for (const char* name : {"Rule", "Opening", "Board"}) {
        ASSERT_NE(boxOf(page, name), nullptr) << name;
        ASSERT_NE(boxOf(dialog, name), nullptr) << name;
        EXPECT_EQ(entriesOf(boxOf(page, name)), entriesOf(boxOf(dialog, name))) << name;
    }
}

}  // namespace
}  // namespace gomoku
