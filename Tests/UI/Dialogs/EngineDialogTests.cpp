// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/BrainOptions.h"
#include "Tests/Support/Game/GameTable.h"
#include "Tests/Support/Game/WaitFor.h"
#include "UI/Dialogs/Engines/EngineConsoleDialog.h"
#include "UI/Dialogs/Engines/EngineManagerDialog.h"
#include "UI/Dialogs/Engines/EngineMatchDialog.h"
#include "UI/Dialogs/Engines/EngineQuestion.h"
#include "UI/Panels/EmptyState.h"

#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::waitFor;

const QString kBrain = QStringLiteral(GOMOKU_BRAIN);

EngineEntry entry(const QString& name)
{
    return {.name = name, .command = {.program = kBrain}};
}

EngineList listOf(const QStringList& names)
{
    EngineList list;
    for (const QString& name : names)
        list.add(entry(name));
    return list;
}

TEST(EngineProbeTests, AnswersToAboutAreReadInAnyShape)
{
    const auto who = EngineIdentity::parse(
        "name=\"Stone, dry\",  version = \"2.1\" , author=\"A\", COUNTRY=\"CZ\"");
    EXPECT_EQ(who.name, "Stone, dry");
    EXPECT_EQ(who.version, "2.1");
    EXPECT_EQ(who.author, "A");
    EXPECT_EQ(who.country, "CZ");
    EXPECT_TRUE(EngineIdentity::parse("ERROR nothing here").name.isEmpty());
}

TEST(EngineProbeTests, FindsOutWhatOurOwnBrainCan)
{
    EngineProbe probe;
    QSignalSpy finished(&probe, &EngineProbe::finished);
    probe.start({.program = kBrain});
    ASSERT_TRUE(finished.wait(60000));
    const auto findings = finished[0][0].value<EngineFindings>();
    EXPECT_FALSE(findings.failure);
    const EngineCapabilities& can = findings.capabilities;
    EXPECT_TRUE(can.probed);
    EXPECT_FALSE(EngineIdentity::parse(can.about).name.isEmpty());
    EXPECT_EQ(can.boardSizes,
              std::vector<int>(std::begin(EngineProbe::kSizes), std::end(EngineProbe::kSizes)));
    EXPECT_EQ(can.rules, (std::vector{Rule::Freestyle, Rule::Standard, Rule::Renju}));
    EXPECT_EQ(can.extensions, (QStringList{"RESTART", "YXSHOWINFO"}));
}

TEST(EngineProbeTests, AProgramThatIsNoEngineIsFoundOut)
{
    EngineManagerDialog dialog;
    dialog.addEngine("/no/such/program");
    ASSERT_TRUE(waitFor([&] { return dialog.findingsText().contains("Does not work"); }, 20000));
    EXPECT_EQ(dialog.engines().entries().size(), 1U);
}

TEST(EngineManagerTests, AddingTestsAtOnceAndTakesTheNameTheEngineGives)
{
    EngineManagerDialog dialog;
    QSignalSpy changed(&dialog, &EngineManagerDialog::enginesChanged);
    dialog.addEngine(kBrain);
    ASSERT_EQ(dialog.engines().entries().size(), 1U);
    const auto engine = [&] { return dialog.engines().entries().front(); };
    EXPECT_FALSE(engine().id.isEmpty());
    ASSERT_TRUE(waitFor([&] { return engine().capabilities.probed; }, 60000));
    EXPECT_EQ(engine().name, EngineIdentity::parse(engine().capabilities.about).name);
    EXPECT_TRUE(dialog.findingsText().contains("15")) << dialog.findingsText().toStdString();
    EXPECT_GE(changed.count(), 2);
}

TEST(EngineManagerTests, EnginesAddedDuringATestAreTestedInTheirTurn)
{
    EngineManagerDialog dialog;
    dialog.addEngine(kBrain);
    dialog.addEngine("/no/such/program");
    EXPECT_TRUE(dialog.findingsText().contains("Waiting"));
    ASSERT_TRUE(waitFor([&] { return dialog.findingsText().contains("Does not work"); }, 60000));
    EXPECT_TRUE(dialog.engines().entries().front().capabilities.probed);
}

void drop(const QString& path, EngineManagerDialog& dialog)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&dialog, &enter);
    ASSERT_TRUE(enter.isAccepted());
    QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&dialog, &event);
}

TEST(EngineManagerTests, ADroppedProgramIsStartedOnlyAfterAQuestion)
{
    const QTemporaryDir folder;
    const QString trace = folder.filePath("it-was-run");
    QFile script(folder.filePath("brain"));
    ASSERT_TRUE(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\ntouch '" + trace.toUtf8() + "'\n");
    script.setPermissions(script.permissions() | QFile::ExeOwner | QFile::ExeUser);
    script.close();
    EngineManagerDialog dialog;
    dialog.show();
    drop(script.fileName(), dialog);
    auto* question = dialog.findChild<EngineQuestion*>();
    ASSERT_NE(question, nullptr);
    EXPECT_TRUE(dialog.engines().entries().empty());
    question->cancelButton()->click();
    ASSERT_TRUE(waitFor([&] { return !dialog.findChild<EngineQuestion*>(); }));
    EXPECT_TRUE(dialog.engines().entries().empty());
    EXPECT_FALSE(QFile::exists(trace));
    drop(script.fileName(), dialog);
    ASSERT_NE(dialog.findChild<EngineQuestion*>(), nullptr);
    dialog.findChild<EngineQuestion*>()->acceptButton()->click();
    EXPECT_EQ(dialog.engines().entries().size(), 1U);
    EXPECT_TRUE(waitFor([&] { return QFile::exists(trace); }));
}

TEST(EngineManagerTests, ADroppedGameIsRefusedInWordsWhateverItsPermissions)
{
    const QTemporaryDir folder;
    QFile game(folder.filePath("<b>game.sgf"));
    ASSERT_TRUE(game.open(QIODevice::WriteOnly));
    game.write("(;GM[4]SZ[15];B[hh])");
    game.setPermissions(game.permissions() | QFile::ExeOwner | QFile::ExeUser);
    game.close();
    EngineManagerDialog dialog;
    dialog.show();
    drop(game.fileName(), dialog);
    EXPECT_EQ(dialog.noticeText(), "<b>game.sgf is not an executable file.");
    EXPECT_EQ(dialog.findChild<EngineQuestion*>(), nullptr);
    EXPECT_TRUE(dialog.engines().entries().empty());
}

TEST(EngineManagerTests, RemovingCanBeTakenBack)
{
    EngineManagerDialog dialog;
    const EngineList before = listOf({"one", "two", "three"});
    dialog.setEngines(before);
    dialog.list()->setCurrentRow(1);
    dialog.removeCurrent();
    ASSERT_EQ(dialog.engines().entries().size(), 2U);
    dialog.restoreRemoved();
    EXPECT_EQ(dialog.engines(), before);
    EXPECT_EQ(dialog.list()->currentRow(), 1);
}

TEST(EngineManagerTests, AChangedNameIsKept)
{
    EngineManagerDialog dialog;
    dialog.setEngines(listOf({"one"}));
    const QString id = dialog.engines().entries().front().id;
    auto* name = dialog.findChildren<QLineEdit*>().first();
    name->setText("Better name");
    emit name->editingFinished();
    EXPECT_EQ(dialog.engines().entries().front().name, "Better name");
    EXPECT_EQ(dialog.engines().entries().front().id, id);
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

TEST(EngineMatchDialogTests, SaysWhatIsMissingInsteadOfShowingBlankBoxes)
{
    EngineMatchDialog dialog;
    dialog.setEngines({}, {});
    dialog.show();
    const auto* nothing = dialog.findChild<EmptyState*>();
    ASSERT_NE(nothing, nullptr);
    EXPECT_TRUE(nothing->isVisible());
    EXPECT_TRUE(nothing->text().contains("Add an engine")) << nothing->text().toStdString();
    EXPECT_FALSE(dialog.results()->isVisible());
    for (const QComboBox* box : dialog.findChildren<QComboBox*>())
        EXPECT_FALSE(box->currentText().isEmpty() && box->placeholderText().isEmpty());
    dialog.setEngines({}, "somewhere/pbrain-gomoku");
    EXPECT_TRUE(nothing->isVisible()) << "no game has been played yet";
    EXPECT_FALSE(nothing->text().contains("Add an engine"));
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
    dialog.setEngines({quick, other}, {});
    for (auto* box : dialog.findChildren<QSpinBox*>())
        if (box->maximum() == 10000)
            box->setValue(2);
    EXPECT_EQ(dialog.plan().games, 2);
    EXPECT_EQ(dialog.plan().engines[1].name, "other");
    dialog.startOrStop();
    EXPECT_TRUE(dialog.isRunning());
    ASSERT_TRUE(waitFor([&] { return !dialog.isRunning(); }, 300000));
    ASSERT_EQ(dialog.games()->rowCount(), 2);
    EXPECT_EQ(dialog.results()->rowCount(), 2);
    EXPECT_TRUE(dialog.summary().contains("Score"));
    QSignalSpy chosen(&dialog, &EngineMatchDialog::gameChosen);
    emit dialog.games()->cellActivated(1, 0);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].value<MatchGameResult>().number, 1);
    EXPECT_EQ(chosen[0][1].toString(), "other") << "colours change after the first game";
    EXPECT_EQ(chosen[0][2].toString(), "quick");
}

TEST(EngineMatchTests, OurOwnEngineIsOfferedAtEveryLevel)
{
    EngineMatchDialog dialog;
    dialog.setEngines({entry("theirs")}, kBrain);
    const auto boxes = dialog.findChildren<QComboBox*>();
    ASSERT_FALSE(boxes.empty());
    EXPECT_EQ(boxes[0]->count(), 7);
    const MatchPlan plan = dialog.plan();
    EXPECT_EQ(plan.engines[0].name, "Computer, Full strength");
    EXPECT_TRUE(plan.engines[0].settings.info.empty());
    EXPECT_EQ(plan.engines[1].name, "theirs");
    for (int level = 1; level <= 5; ++level) {
        BrainOptions options;
        const EngineEntry own = ownEngineAt(level, kBrain);
        EXPECT_EQ(own.command.program, kBrain);
        EXPECT_FALSE(options.set(own.info.front().toStdString()));
        EXPECT_EQ(options.limits().level, level);
    }
    dialog.setEngines({}, {});
    EXPECT_EQ(boxes[0]->count(), 0);
    dialog.startOrStop();
    EXPECT_FALSE(dialog.isRunning());
}

TEST(EngineMatchTests, WithoutOtherEnginesOurLevelsPlayEachOther)
{
    EngineMatchDialog dialog;
    dialog.setEngines({}, kBrain);
    const auto boxes = dialog.findChildren<QComboBox*>();
    boxes[0]->setCurrentIndex(boxes[0]->count() - 1);
    boxes[1]->setCurrentIndex(boxes[1]->count() - 1);
    for (auto* box : dialog.findChildren<QSpinBox*>())
        if (box->maximum() == 10000)
            box->setValue(2);
    EXPECT_EQ(dialog.plan().engines[0].name, "Computer, Novice");
    dialog.startOrStop();
    ASSERT_TRUE(waitFor([&] { return !dialog.isRunning(); }, 300000));
    EXPECT_EQ(dialog.games()->rowCount(), 2);
}

TEST(EngineMatchTests, StoppingAndClosingEndTheMatch)
{
    EngineMatchDialog dialog;
    dialog.setEngines({entry("one"), entry("two")}, {});
    dialog.startOrStop();
    dialog.startOrStop();
    ASSERT_TRUE(waitFor([&] { return !dialog.isRunning(); }, 20000));
    dialog.startOrStop();
    dialog.reject();
    EXPECT_FALSE(dialog.isRunning());
}

TEST(EngineMatchTests, TheBoardIsShownAsASquare)
{
    EngineMatchDialog dialog;
    QSpinBox* size = nullptr;
    for (auto* box : dialog.findChildren<QSpinBox*>())
        if (box->accessibleName() == "Board")
            size = box;
    ASSERT_NE(size, nullptr);
    EXPECT_EQ(size->text(), "15 × 15");
    size->setValue(20);
    EXPECT_EQ(size->text(), "20 × 20");
}

}  // namespace
}  // namespace gomoku
