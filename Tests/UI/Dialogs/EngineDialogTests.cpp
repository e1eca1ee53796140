// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/BrainOptions.h"
#include "Tests/Support/Game/GameTable.h"
#include "Tests/Support/Game/WaitFor.h"
#include "UI/Dialogs/BusyDialog.h"
#include "UI/Dialogs/Engines/EngineConsoleDialog.h"
#include "UI/Dialogs/Engines/EngineManagerDialog.h"
#include "UI/Dialogs/Engines/EngineMatchDialog.h"
#include "UI/Dialogs/Engines/EngineQuestion.h"
#include "UI/Dialogs/Engines/MatchResults.h"
#include "UI/Dialogs/Engines/MatchSetup.h"
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/GamePage/PlayerMenu.h"
#include "UI/Panels/EmptyState.h"

#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QElapsedTimer>
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

#include <algorithm>
#include <memory>
#include <set>

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

QListWidgetItem* itemOf(const EngineMatchDialog& dialog, int row)
{
    return dialog.setup()->list()->item(row);
}

/// Only these rows take part.
void choose(const EngineMatchDialog& dialog, const std::vector<int>& rows)
{
    for (int row = 0; row < dialog.setup()->list()->count(); ++row)
        itemOf(dialog, row)
            ->setCheckState(std::find(rows.begin(), rows.end(), row) != rows.end() ? Qt::Checked
                                                                                   : Qt::Unchecked);
}

QPushButton* buttonOf(const EngineMatchDialog& dialog, const QString& text)
{
    for (auto* button : dialog.findChildren<QPushButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

/// Engines that need no time.
std::vector<EngineEntry> quickEngines(const QStringList& names)
{
    std::vector<EngineEntry> engines;
    for (const QString& name : names) {
        engines.push_back(entry(name));
        engines.back().info = {"max_depth 1", "max_node 200"};
    }
    return engines;
}

TEST(EngineMatchDialogTests, TheFieldsStandInTwoColumns)
{
    EngineMatchDialog dialog;
    dialog.setEngines({}, "somewhere/pbrain-gomoku");
    dialog.show();
    std::set<int> places;
    for (const QWidget* field : dialog.setup()->findChildren<QWidget*>())
        if (qobject_cast<const QComboBox*>(field) || qobject_cast<const QSpinBox*>(field))
            places.insert(field->mapTo(&dialog, QPoint()).x());
    EXPECT_EQ(places.size(), 2U) << "the longest text widens its column, not its row alone";
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
    EXPECT_FALSE(dialog.results()->table()->isVisible());
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
    dialog.setEngines(quickEngines({"quick", "other"}), {});
    EXPECT_EQ(dialog.setup()->plan().games(), 2);
    EXPECT_EQ(dialog.setup()->plan().engines[1].name, "other");
    QSignalSpy kept(&dialog, &EngineMatchDialog::gameEnded);
    dialog.startOrStop();
    EXPECT_TRUE(dialog.isRunning());
    ASSERT_TRUE(waitFor([&] { return !dialog.isRunning(); }, 300000));
    QTableWidget* games = dialog.results()->games();
    ASSERT_EQ(games->rowCount(), 2);
    EXPECT_EQ(dialog.results()->table()->rowCount(), 2);
    EXPECT_TRUE(dialog.results()->summary().contains("Score"));
    EXPECT_EQ(kept.count(), 2) << "the library gets every game";
    QSignalSpy chosen(&dialog, &EngineMatchDialog::gameChosen);
    emit games->cellActivated(1, 0);
    ASSERT_EQ(chosen.count(), 1);
    const auto game = chosen[0][0].value<MatchGameResult>();
    EXPECT_EQ(game.number, 1);
    EXPECT_EQ(game.engineOf(Color::Black), 1) << "colours change after the first game";
    EXPECT_EQ(games->item(1, 1)->text(), "other");
    EXPECT_EQ(games->item(1, 2)->text(), "quick");
}

TEST(EngineMatchTests, ThreeEnginesMeetEachOther)
{
    EngineMatchDialog dialog;
    dialog.setEngines(quickEngines({"a", "b", "c"}), {});
    choose(dialog, {0, 1, 2});
    dialog.setup()->count()->setValue(1);
    dialog.setup()->atOnce()->setValue(2);
    EXPECT_EQ(dialog.setup()->plan().games(), 3);
    dialog.startOrStop();
    ASSERT_TRUE(waitFor([&] { return !dialog.isRunning(); }, 300000));
    EXPECT_EQ(dialog.results()->games()->rowCount(), 3);
    const QTableWidget* cross = dialog.results()->crosstable();
    ASSERT_EQ(cross->rowCount(), 3);
    ASSERT_EQ(cross->columnCount(), 5);
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            EXPECT_EQ(cross->item(i, 2 + j)->text().endsWith(" / 1"), i != j);
    EXPECT_EQ(dialog.results()->summary(), "3 of 3 games");
    const QTemporaryDir folder;
    dialog.exportResult(folder.filePath("t.csv"), true);
    dialog.exportResult(folder.filePath("t.html"), false);
    for (const char* name : {"t.csv", "t.html"}) {
        QFile file(folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_TRUE(file.readAll().contains("1")) << name;
    }
    EXPECT_TRUE(dialog.results()->problem().startsWith("Saved as"));
    dialog.exportResult(folder.filePath("missing/t.html"), false);
    EXPECT_TRUE(dialog.results()->problem().contains("could not be saved"));
}

TEST(EngineMatchTests, TheChallengerOfAGauntletCanBeChosen)
{
    EngineMatchDialog dialog;
    dialog.setEngines(quickEngines({"a", "b", "c"}), {});
    choose(dialog, {0, 1, 2});
    EXPECT_FALSE(dialog.setup()->challenger()->isEnabled());
    EXPECT_EQ(dialog.setup()->challenger()->currentText(), QString());
    dialog.setup()->kind()->setCurrentIndex(1);
    EXPECT_TRUE(dialog.setup()->challenger()->isEnabled());
    dialog.setup()->challenger()->setCurrentIndex(1);
    const TournamentPlan plan = dialog.setup()->plan();
    EXPECT_EQ(plan.kind, TournamentPlan::Kind::Gauntlet);
    EXPECT_EQ(plan.engines[0].name, "b");
    EXPECT_EQ(plan.games(), 4);
    EngineMatchDialog another;
    another.setEngines(quickEngines({"a", "b", "c"}), {});
    another.setup()->showPlan(plan);
    EXPECT_EQ(another.setup()->plan().engines[0].name, "b");
    choose(dialog, {0, 2});
    EXPECT_EQ(dialog.setup()->plan().engines[0].name, "a") << "b does not take part any more";
}

TEST(EngineMatchTests, OneEngineAloneCannotStart)
{
    EngineMatchDialog dialog;
    dialog.setEngines(quickEngines({"a", "b"}), {});
    choose(dialog, {1});
    EXPECT_FALSE(buttonOf(dialog, "Start Match")->isEnabled());
    dialog.startOrStop();
    EXPECT_FALSE(dialog.isRunning());
    choose(dialog, {0, 1});
    EXPECT_TRUE(buttonOf(dialog, "Start Match")->isEnabled());
}

TEST(EngineMatchTests, OurOwnEngineIsOfferedAtEveryLevel)
{
    EngineMatchDialog dialog;
    dialog.setEngines({entry("theirs")}, kBrain);
    EXPECT_EQ(dialog.setup()->list()->count(), 7);
    const TournamentPlan plan = dialog.setup()->plan();
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
    EXPECT_EQ(dialog.setup()->list()->count(), 0);
    dialog.startOrStop();
    EXPECT_FALSE(dialog.isRunning());
}

TEST(EngineMatchTests, WithoutOtherEnginesOurLevelsPlayEachOther)
{
    EngineMatchDialog dialog;
    dialog.setEngines({}, kBrain);
    choose(dialog, {4, 5});
    EXPECT_EQ(dialog.setup()->plan().engines[1].name, "Computer, Novice");
    dialog.startOrStop();
    ASSERT_TRUE(waitFor([&] { return !dialog.isRunning(); }, 300000));
    EXPECT_EQ(dialog.results()->games()->rowCount(), 2);
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

TEST(EngineMatchTests, AMatchThatWasBrokenOffGoesOnInAnotherWindow)
{
    const QTemporaryDir folder;
    const QString journal = folder.filePath("match.journal");
    int before = 0;
    {
        EngineMatchDialog first;
        first.setJournal(journal);
        first.setEngines(quickEngines({"a", "b", "c"}), {});
        choose(first, {0, 1, 2});
        first.setup()->count()->setValue(4);
        first.startOrStop();
        ASSERT_TRUE(waitFor([&] { return first.results()->games()->rowCount() >= 2; }, 300000));
        first.reject();
        before = first.results()->games()->rowCount();
    }
    EngineMatchDialog second;
    second.setEngines(quickEngines({"a", "b", "c"}), {});
    second.setJournal(journal);
    ASSERT_TRUE(waitFor([&] { return second.canResume(); }));
    EXPECT_EQ(second.setup()->plan().games(), 12) << "the same choices again";
    EXPECT_EQ(second.results()->games()->rowCount(), before);
    EXPECT_EQ(second.results()->table()->rowCount(), 3);
    QSignalSpy kept(&second, &EngineMatchDialog::gameEnded);
    second.show();
    QTest::mouseClick(buttonOf(second, "Resume"), Qt::LeftButton);
    ASSERT_TRUE(second.isRunning());
    ASSERT_TRUE(waitFor([&] { return !second.isRunning(); }, 300000));
    EXPECT_EQ(second.results()->games()->rowCount(), 12);
    EXPECT_EQ(kept.count(), 12 - before);
    EXPECT_FALSE(second.canResume());
    EXPECT_TRUE(waitFor([&] { return TournamentJournal::read(journal).isWhole(); }));
}

TEST(EngineMatchTests, AnEngineThatCannotStartIsNamedAndMarked)
{
    EngineMatchDialog dialog;
    std::vector<EngineEntry> engines = quickEngines({"good", "missing"});
    engines[1].command.program = "/no/such/engine";
    dialog.setEngines(engines, {});
    QSignalSpy failed(&dialog, &EngineMatchDialog::engineFailed);
    dialog.startOrStop();
    ASSERT_TRUE(waitFor([&] { return !dialog.isRunning(); }, 300000));
    EXPECT_EQ(failed.count(), 1);
    EXPECT_EQ(dialog.results()->games()->rowCount(), 0);
    EXPECT_TRUE(dialog.results()->problem().startsWith("missing could not be started"))
        << dialog.results()->problem().toStdString();
}

TEST(EngineMatchTests, EnginesThatFailedAreMarkedInEveryList)
{
    EngineEntry broken = entry("broken");
    broken.failure = "it <b>crashed";
    EngineMatchDialog dialog;
    dialog.setEngines({broken}, {});
    EXPECT_EQ(itemOf(dialog, 0)->text(), "broken (failed)");
    EXPECT_TRUE(itemOf(dialog, 0)->toolTip().contains("it &lt;b&gt;crashed"));
    dialog.setup()->kind()->setCurrentIndex(1);
    EXPECT_EQ(dialog.setup()->challenger()->itemText(0), "broken (failed)");
    EngineList list;
    list.add(broken);
    EngineManagerDialog manager;
    manager.setEngines(list);
    EXPECT_EQ(manager.list()->item(0)->text(), "broken (failed)");
    EXPECT_TRUE(manager.findingsText().contains("it <b>crashed"));
    EXPECT_TRUE(manager.hasFailed(list.entries().front().id));
    EXPECT_EQ(EngineList::fromJson(list.toJson()), list) << "it is remembered";
    const PlayerMenu menu({}, Color::Black, {{"1", "broken", "it crashed"}, {"2", "good", {}}},
                          nullptr);
    QStringList texts;
    for (const QAction* action : menu.actions())
        texts << action->text();
    EXPECT_TRUE(texts.contains("broken (failed)")) << texts.join('|').toStdString();
    EXPECT_TRUE(texts.contains("good"));
    NewGameDialog game;
    game.setEngines({{"1", "broken", "it crashed"}});
    bool found = false;
    for (const QComboBox* box : game.findChildren<QComboBox*>())
        found |= box->findText("broken (failed)") >= 0;
    EXPECT_TRUE(found);
}

/// A dialog with two engines, and files of openings for it.
class MatchOpeningFiles : public ::testing::Test
{
protected:
    MatchOpeningFiles() { dialog.setEngines(quickEngines({"a", "b"}), {}); }

    QString write(const QString& name, const QByteArray& text)
    {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    }
    /// What is said of a file; "?" if nothing is.
    QString problemOf(const QString& path)
    {
        QSignalSpy read(setup(), &MatchSetup::openingsRead);
        setup()->useOpenings(path);
        EXPECT_TRUE(read.isEmpty()) << "it is read on another thread";
        return read.wait(10000) ? read[0][0].toString() : "?";
    }
    /// So many that they keep a reader busy for seconds.
    QString writeEndless()
    {
        return write("endless.txt", QByteArray("h8 i9 g7 j6\n").repeated(4'000'000));
    }
    [[nodiscard]] MatchSetup* setup() const { return dialog.setup(); }
    [[nodiscard]] BusyDialog* busy() const
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<BusyDialog*>(widget); found && found->isVisible())
                return found;
        return nullptr;
    }
    [[nodiscard]] QComboBox* choice() const
    {
        for (auto* box : setup()->findChildren<QComboBox*>())
            if (box->findText("Balanced openings") >= 0)
                return box;
        return nullptr;
    }

    const QTemporaryDir folder;
    EngineMatchDialog dialog;
};

TEST_F(MatchOpeningFiles, ArePlayedOrRefusedInWords)
{
    EXPECT_EQ(problemOf(write("good.txt", "h8 i9\n7,7 8,6\n")), QString());
    EXPECT_EQ(setup()->plan().openings.size(), 2U);
    EXPECT_TRUE(problemOf(write("bad.txt", "h8 h8\n")).contains("line 1"));
    EXPECT_GT(setup()->plan().openings.size(), 100U) << "back to balanced ones";
    EXPECT_TRUE(problemOf(write("none.txt", "# x\n")).contains("no openings"));
    EXPECT_TRUE(problemOf(folder.filePath("x")).contains("cannot be read"));
    EXPECT_TRUE(problemOf(folder.path()).contains("cannot be read"));
}

TEST_F(MatchOpeningFiles, AreReadAgainForAnotherBoard)
{
    ASSERT_EQ(problemOf(write("corner.txt", "h8 o15\n")), QString());
    for (auto* box : setup()->findChildren<QSpinBox*>())
        if (box->accessibleName() == "Board")
            box->setValue(9);
    QSignalSpy read(setup(), &MatchSetup::openingsRead);
    dialog.startOrStop();
    ASSERT_TRUE(read.wait(10000));
    EXPECT_TRUE(read[0][0].toString().contains("o15")) << read[0][0].toString().toStdString();
    EXPECT_FALSE(dialog.isRunning());
    EXPECT_EQ(choice()->currentIndex(), 3) << "the file stays chosen";
}

TEST_F(MatchOpeningFiles, AMatchWaitsForItsOpenings)
{
    setup()->useOpenings(write("good.txt", "h8 i9\n"));
    dialog.startOrStop();
    EXPECT_FALSE(dialog.isRunning());
    ASSERT_TRUE(waitFor([&] { return dialog.isRunning(); }));
    EXPECT_EQ(setup()->plan().openings.size(), 1U);
}

TEST_F(MatchOpeningFiles, AnIndicatorCancelsALongOne)
{
    dialog.show();
    QSignalSpy read(setup(), &MatchSetup::openingsRead);
    setup()->useOpenings(writeEndless());
    dialog.startOrStop();
    ASSERT_TRUE(waitFor([&] { return busy() != nullptr; })) << "the window lives meanwhile";
    busy()->cancelButton()->click();
    EXPECT_EQ(busy(), nullptr);
    QTest::qWait(300);  // Nothing more is heard of it.
    EXPECT_TRUE(read.isEmpty());
    EXPECT_FALSE(dialog.isRunning());
    EXPECT_EQ(choice()->currentIndex(), 0);
}

TEST_F(MatchOpeningFiles, ALongOneDoesNotHoldUpClosing)
{
    auto other = std::make_unique<EngineMatchDialog>();
    other->setup()->useOpenings(writeEndless());
    QTest::qWait(300);
    QElapsedTimer timer;
    timer.start();
    other.reset();
    EXPECT_LT(timer.elapsed(), 1000);
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
