// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/EngineConsoleDialog.h"
#include "UI/Dialogs/EngineManagerDialog.h"
#include "UI/Dialogs/EngineMatchDialog.h"

#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

const QString kBrain = QStringLiteral(GOMOKU_BRAIN);

EngineEntry entry(const QString& name)
{
    return {.id = name, .name = name, .command = {.program = kBrain}};
}

TEST(EngineProbeTests, AnswersToAboutAreReadInAnyShape)
{
    EngineFindings findings;
    readAbout("name=\"Stone, dry\",  version = \"2.1\" , author=\"A\", COUNTRY=\"CZ\"", findings);
    EXPECT_EQ(findings.name, "Stone, dry");
    EXPECT_EQ(findings.version, "2.1");
    EXPECT_EQ(findings.author, "A");
    EXPECT_EQ(findings.country, "CZ");
    readAbout("ERROR nothing here", findings);
    EXPECT_EQ(findings.name, "Stone, dry");
}

TEST(EngineProbeTests, FindsOutWhatOurOwnBrainCan)
{
    EngineProbe probe;
    QSignalSpy finished(&probe, &EngineProbe::finished);
    probe.start({.program = kBrain});
    ASSERT_TRUE(finished.wait(60000));
    const auto findings = finished[0][0].value<EngineFindings>();
    EXPECT_TRUE(findings.isUsable());
    EXPECT_FALSE(findings.name.isEmpty());
    EXPECT_EQ(findings.sizes,
              std::vector<int>(std::begin(EngineProbe::kSizes), std::end(EngineProbe::kSizes)));
    EXPECT_EQ(findings.rules, (std::vector{Rule::Freestyle, Rule::Standard, Rule::Renju}));
    EXPECT_TRUE(findings.canRestart);
    EXPECT_TRUE(findings.canAnalyse);
}

TEST(EngineProbeTests, AProgramThatIsNoEngineIsFoundOut)
{
    EngineProbe probe;
    QSignalSpy finished(&probe, &EngineProbe::finished);
    probe.start({.program = "/no/such/program"});
    ASSERT_TRUE(finished.count() > 0 || finished.wait(20000));
    const auto findings = finished[0][0].value<EngineFindings>();
    ASSERT_TRUE(findings.failure);
    EXPECT_EQ(findings.failure->kind, EngineFailure::Kind::CannotStart);
    EXPECT_TRUE(EngineManagerDialog::describe(findings).contains("does not work"));
}

TEST(EngineManagerTests, AddingTestsAtOnceAndTakesTheNameTheEngineGives)
{
    EngineManagerDialog dialog;
    QSignalSpy changed(&dialog, &EngineManagerDialog::enginesChanged);
    dialog.addEngine(kBrain);
    ASSERT_EQ(dialog.engines().size(), 1U);
    EXPECT_FALSE(dialog.engines()[0].id.isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(dialog.engines()[0].findings.isUsable(), 60000);
    EXPECT_EQ(dialog.engines()[0].name, dialog.engines()[0].findings.name);
    EXPECT_TRUE(dialog.findingsText().contains("15")) << dialog.findingsText().toStdString();
    EXPECT_GE(changed.count(), 2);
}

TEST(EngineManagerTests, RemovingCanBeTakenBack)
{
    EngineManagerDialog dialog;
    dialog.setEngines({entry("one"), entry("two"), entry("three")});
    dialog.list()->setCurrentRow(1);
    dialog.removeCurrent();
    ASSERT_EQ(dialog.engines().size(), 2U);
    dialog.restoreRemoved();
    ASSERT_EQ(dialog.engines().size(), 3U);
    EXPECT_EQ(dialog.engines()[1].name, "two");
    EXPECT_EQ(dialog.list()->currentRow(), 1);
}

TEST(EngineManagerTests, AChangedNameIsKept)
{
    EngineManagerDialog dialog;
    dialog.setEngines({entry("one")});
    auto* name = dialog.findChildren<QLineEdit*>().first();
    name->setText("Better name");
    emit name->editingFinished();
    EXPECT_EQ(dialog.engines()[0].name, "Better name");
    EXPECT_EQ(dialog.engines()[0].id, "one");
    EXPECT_EQ(dialog.list()->item(0)->text(), "Better name");
}

TEST(EngineConsoleTests, SendsLinesAndShowsWhatComesBack)
{
    EngineConsoleDialog dialog("one");
    QSignalSpy entered(&dialog, &EngineConsoleDialog::lineEntered);
    dialog.input()->setText("  ABOUT ");
    QTest::keyClick(dialog.input(), Qt::Key_Return);
    ASSERT_EQ(entered.count(), 1);
    EXPECT_EQ(entered[0][0].toString(), "ABOUT");
    QTest::keyClick(dialog.input(), Qt::Key_Return);
    EXPECT_EQ(entered.count(), 1);
    dialog.setLines({"a", "b"});
    dialog.append("c");
    EXPECT_EQ(dialog.text(), "a\nb\nc");
}

TEST(EngineMatchTests, AMatchOfTwoGamesFillsTheTables)
{
    qRegisterMetaType<MatchGameResult>();
    EngineMatchDialog dialog;
    EXPECT_FALSE(dialog.isRunning());
    EngineEntry quick = entry("quick");
    quick.info = {"max_depth 1", "max_node 200"};
    EngineEntry other = quick;
    other.name = "other";
    dialog.setEngines({quick, other});
    for (auto* box : dialog.findChildren<QSpinBox*>())
        if (box->maximum() == 10000)
            box->setValue(2);
    EXPECT_EQ(dialog.plan().games, 2);
    EXPECT_EQ(dialog.plan().engines[1].name, "other");
    dialog.startOrStop();
    EXPECT_TRUE(dialog.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 300000);
    ASSERT_EQ(dialog.games()->rowCount(), 2);
    EXPECT_EQ(dialog.results()->rowCount(), 2);
    EXPECT_TRUE(dialog.summary().contains("Score"));
    QSignalSpy chosen(&dialog, &EngineMatchDialog::gameChosen);
    emit dialog.games()->cellActivated(1, 0);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].value<MatchGameResult>().number, 1);
}

TEST(EngineMatchTests, StoppingAndClosingEndTheMatch)
{
    EngineMatchDialog dialog;
    dialog.setEngines({entry("one"), entry("two")});
    dialog.startOrStop();
    dialog.startOrStop();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 20000);
    dialog.startOrStop();
    dialog.reject();
    EXPECT_FALSE(dialog.isRunning());
}

}  // namespace
}  // namespace gomoku
