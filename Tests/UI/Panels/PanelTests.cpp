// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/Judge/WinCurve.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Game/ReportOf.h"
#include "Tests/Support/Game/SnapshotFromMoves.h"
#include "UI/Panels/AnalysisPanel.h"
#include "UI/Panels/Card.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Panels/Graph/EvalPlot.h"
#include "UI/Panels/MoveListModel.h"
#include "UI/Panels/MoveListPanel.h"
#include "UI/Panels/StretchedColumns.h"
#include "UI/Panels/VerdictMark.h"
#include "UI/Style/Palette.h"
#include "UI/Text/ValueText.h"

#include <QHeaderView>
#include <QHoverEvent>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QWheelEvent>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::at;
using testing::reportOf;
using testing::snapshotOf;

QPoint centreOfMove(MoveListPanel& panel, int moves)
{
    const auto* model = static_cast<const MoveListModel*>(panel.view()->model());
    return panel.view()->visualRect(model->indexAt(moves)).center();
}

TEST(ValueTextTests, NumbersReadAsPlayersWriteThem)
{
    EXPECT_EQ(ValueText::point(at("h8")), "H8");
    EXPECT_EQ(ValueText::seconds(Milliseconds(9400)), "9.4 s");
    EXPECT_EQ(ValueText::seconds(Milliseconds(65000)), "1:05");
    EXPECT_EQ(ValueText::count(950), "950");
    EXPECT_EQ(ValueText::count(1'240'000), "1.2 M");
    EXPECT_EQ(ValueText::score(winIn(9)), "+M5") << "the winner's moves";
    EXPECT_EQ(ValueText::winsIn(Color::White, 5), "White wins in 5 moves");
    EXPECT_EQ(ValueText::chance(99.8), "99 %") << "nothing is proven";
    EXPECT_EQ(ValueText::chance(100), "100 %");
    EXPECT_EQ(ValueText::score(-85), QString(u'\u2212') + "85");
}

TEST(MoveListModelTests, TwoMovesShareARow)
{
    MoveListModel model;
    model.setSnapshot(snapshotOf("h8 i9 h9"));
    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_EQ(model.index(0, MoveListModel::WhiteColumn).data().toString(), "I9");
    EXPECT_EQ(model.movesAt(model.index(1, MoveListModel::BlackColumn)), 3);
    EXPECT_EQ(model.movesAt(model.index(1, MoveListModel::WhiteColumn)), 0);
    EXPECT_EQ(model.movesAt(model.indexAt(2)), 2);
    EXPECT_FALSE(model.indexAt(0).isValid());
}

TEST(MoveListModelTests, ARowHasTheNumberThatItsFirstMoveHasEverywhere)
{
    GameSnapshot snapshot = snapshotOf("h8 i9 h9 h10 g7");
    MoveListModel model;
    const auto numbers = [&] {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts << model.index(row, MoveListModel::NumberColumn).data().toString();
        return texts.join(u' ').toStdString();
    };
    model.setSnapshot(snapshot);
    EXPECT_EQ(numbers(), "1 3 5");
    for (PlayedMove& move : snapshot.moves)
        move.color = opponent(move.color);
    model.setSnapshot(snapshot);
    EXPECT_EQ(numbers(), "1 2 4");
}

TEST(MoveListModelTests, WhiteFirstLeavesBlacksFirstCellEmpty)
{
    GameSnapshot snapshot = snapshotOf("h8 i9");
    for (PlayedMove& move : snapshot.moves)
        move.color = opponent(move.color);
    MoveListModel model;
    model.setSnapshot(snapshot);
    EXPECT_EQ(model.movesAt(model.index(0, MoveListModel::BlackColumn)), 0);
    EXPECT_EQ(model.index(0, MoveListModel::WhiteColumn).data().toString(), "H8");
    EXPECT_EQ(model.index(1, MoveListModel::BlackColumn).data().toString(), "I9");
}

TEST(MoveListModelTests, NoTimeToSpeakOfIsNotShown)
{
    GameSnapshot snapshot = snapshotOf("h8 i9 h9");
    snapshot.moves[0].used = Milliseconds(0);
    snapshot.moves[1].used = Milliseconds(20);
    snapshot.moves[2].used = Milliseconds(60);
    MoveListModel model;
    model.setSnapshot(snapshot);
    EXPECT_EQ(model.indexAt(1).data(MoveListModel::TimeRole).toString(), "");
    EXPECT_EQ(model.indexAt(2).data(MoveListModel::TimeRole).toString(), "");
    EXPECT_EQ(model.indexAt(3).data(MoveListModel::TimeRole).toString(), "0.1 s");
}

TEST(MoveListModelTests, ReadersHearTheWholeMove)
{
    MoveListModel model;
    model.setSnapshot(snapshotOf("h8 i9"));
    model.setVerdicts({Verdict::Ok, Verdict::Blunder});
    EXPECT_EQ(model.indexAt(2).data(Qt::AccessibleTextRole).toString(),
              "Move 2: White I9, 1.0 s, a blunder");
    EXPECT_EQ(model.indexAt(2).data().toString(), "I9??");
    EXPECT_EQ(model.indexAt(1).data().toString(), "H8");
    model.setVerdicts({Verdict::OnlyMove});
    EXPECT_EQ(model.indexAt(1).data().toString(), "H8!");
    EXPECT_EQ(model.indexAt(1).data(Qt::AccessibleTextRole).toString(),
              "Move 1: Black H8, 1.0 s, the only move");
}

TEST(VerdictMarkTests, AreReadableInColoursThatMeanNothingElse)
{
    using enum Verdict;
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
        const QPalette palette = paletteOf(colorTable(appearance));
        for (const Verdict verdict : {OnlyMove, Inaccuracy, Mistake, Blunder}) {
            EXPECT_FALSE(markOf(verdict).isEmpty());
            EXPECT_NE(colorOf(verdict, palette), palette.color(QPalette::Highlight));
            QImage image(40, 24, QImage::Format_RGB32);
            image.fill(palette.color(QPalette::Base));
            QPainter painter(&image);
            paintMark(painter, QPointF(2, 12), verdict, palette);
            painter.end();
            EXPECT_EQ(image.pixelColor(4, 12), colorOf(verdict, palette));
        }
        EXPECT_TRUE(markOf(Ok).isEmpty());
    }
}

TEST(MoveListPanelTests, AClickAsksForThatMoveOnce)
{
    MoveListPanel panel;
    panel.resize(400, 300);
    panel.setSnapshot(snapshotOf("h8 i9 h9 h10"));
    panel.show();
    QSignalSpy chosen(&panel, &MoveListPanel::moveChosen);
    QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, centreOfMove(panel, 2));
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].toInt(), 2);
}

TEST(MoveListPanelTests, AShorterListStillShowsTheMoveOnTheBoard)
{
    MoveListPanel panel;
    panel.resize(400, 500);
    panel.setSnapshot(snapshotOf("a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 m1 n1 o1 a3 b3 c3 d3 e3"));
    panel.show();
    panel.resize(400, 200);
    QCoreApplication::sendPostedEvents();
    const auto* model = static_cast<const MoveListModel*>(panel.view()->model());
    EXPECT_TRUE(
        panel.view()->viewport()->rect().contains(panel.view()->visualRect(model->indexAt(20))));
}

TEST(MoveListPanelTests, NoRowStaysHighlightedWhenItComesBack)
{
    MoveListPanel panel;
    panel.resize(300, 400);
    panel.setSnapshot(snapshotOf("h8 i9 h9 h10 g7"));
    panel.show();
    const QImage before = panel.grab().toImage();
    const QPointF over = centreOfMove(panel, 1);
    QHoverEvent hover(QEvent::HoverMove, over, over, over);
    QCoreApplication::sendEvent(panel.findChild<QTableView*>()->viewport(), &hover);
    EXPECT_NE(panel.grab().toImage(), before) << "the pointer is over it";
    panel.hide();
    panel.show();
    EXPECT_EQ(panel.grab().toImage(), before);
}

TEST(MoveListPanelTests, ASnapshotIsNoChoiceAndMovesTheMark)
{
    MoveListPanel panel;
    QSignalSpy chosen(&panel, &MoveListPanel::moveChosen);
    GameSnapshot snapshot = snapshotOf("h8 i9 h9");
    panel.setSnapshot(snapshot);
    snapshot.shown = 1;
    panel.setSnapshot(snapshot);
    EXPECT_EQ(chosen.count(), 0);
    const auto* model = static_cast<const MoveListModel*>(panel.view()->model());
    EXPECT_TRUE(model->indexAt(1).data(MoveListModel::ShownRole).toBool());
    EXPECT_FALSE(model->indexAt(3).data(MoveListModel::ShownRole).toBool());
    EXPECT_TRUE(model->indexAt(3).data(MoveListModel::AheadRole).toBool());
}

TEST(MoveListPanelTests, ArrowKeysWalkThroughTheGame)
{
    MoveListPanel panel;
    panel.setSnapshot(snapshotOf("h8 i9 h9 h10"));
    QSignalSpy chosen(&panel, &MoveListPanel::moveChosen);
    QTest::keyClick(panel.view(), Qt::Key_Left);
    QTest::keyClick(panel.view(), Qt::Key_Up);
    ASSERT_EQ(chosen.count(), 2);
    EXPECT_EQ(chosen[0][0].toInt(), 3);
    EXPECT_EQ(chosen[1][0].toInt(), 1);
}

TEST(MoveListPanelTests, VariationsAreOfferedOnlyWhereTheGameForks)
{
    MoveListPanel panel;
    panel.show();
    GameSnapshot snapshot = snapshotOf("h8 i9");
    snapshot.shown = 1;
    snapshot.variations = {at("i9")};
    panel.setSnapshot(snapshot);
    EXPECT_TRUE(panel.findChildren<QToolButton*>().isEmpty());
    snapshot.variations = {at("i9"), at("g9")};
    panel.setSnapshot(snapshot);
    const auto buttons = panel.findChildren<QToolButton*>();
    ASSERT_EQ(buttons.size(), 2);
    EXPECT_TRUE(buttons[0]->isChecked());
    QSignalSpy chosen(&panel, &MoveListPanel::variationChosen);
    buttons[1]->click();
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].value<Point>(), at("g9"));
}

TEST(MoveListPanelTests, MoreLinesThanThereIsRoomForAreInAMenu)
{
    GameSnapshot snapshot = snapshotOf("h8");
    for (int column = 0; column < 15; ++column)
        snapshot.variations.push_back(Point::at(column, 12));
    MoveListPanel panel;
    panel.resize(320, 300);
    panel.show();
    panel.setSnapshot(snapshot);
    QCoreApplication::processEvents();  // Layouts show what is new in them a little later.
    EXPECT_LE(panel.minimumSizeHint().width(), 320);
    int offered = 0;
    for (const QToolButton* button : panel.findChildren<QToolButton*>()) {
        if (button->isVisible())
            offered += button->menu() ? static_cast<int>(button->menu()->actions().size()) : 1;
    }
    EXPECT_EQ(offered, 15);
}

/// A review with these values; those that are missing are not judged yet.
GameReview graphedReview(std::vector<std::optional<Score>> blackScores)
{
    GameReview review;
    review.moves.resize(blackScores.size() - 1);
    review.blackScores = std::move(blackScores);
    return review;
}

TEST(EvalGraphTests, AClickOnTheCurveGoesThere)
{
    EvalGraph graph;
    graph.resize(400, 160);
    graph.setReview(graphedReview({0, 0, 0, lossIn(4), 0, 0, 0}), 6, {});
    graph.show();
    QSignalSpy chosen(&graph, &EvalGraph::moveChosen);
    const QPoint third = graph.plot()->positionOf(3, 0.5).toPoint();
    QTest::mouseMove(graph.plot(), third);
    EXPECT_EQ(graph.note(), "Move 3 · 0 %");
    QTest::mouseClick(graph.plot(), Qt::LeftButton, {}, third);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen[0][0].toInt(), 3);
    QTest::keyClick(graph.plot(), Qt::Key_Home);
    EXPECT_EQ(chosen.last()[0].toInt(), 0);
}

TEST(EvalGraphTests, VerdictsDifferInFormAndNotInColourAlone)
{
    EvalPlot plot;
    plot.resize(320, 98);
    const auto place = [&] { return plot.positionOf(2, 0.5).toPoint(); };
    // Where anything is painted around the mark, whatever its colour.
    const auto form = [&](Verdict verdict) {
        plot.setChances({0.5, 0.5, 0.5, 0.5}, 0);
        plot.setMarks({});
        const QImage bare = plot.grab().toImage();
        plot.setMarks({{2, verdict}});
        const QImage marked = plot.grab().toImage();
        std::vector<bool> changed;
        for (int y = place().y() - 7; y <= place().y() + 7; ++y)
            for (int x = place().x() - 7; x <= place().x() + 7; ++x)
                changed.push_back(bare.pixel(x, y) != marked.pixel(x, y));
        return changed;
    };
    const auto inaccuracy = form(Verdict::Inaccuracy);
    const auto mistake = form(Verdict::Mistake);
    const auto blunder = form(Verdict::Blunder);
    EXPECT_EQ(inaccuracy, form(Verdict::OnlyMove)) << "two colours of one form look alike here";
    const auto apart = [](const std::vector<bool>& one, const std::vector<bool>& other) {
        int count = 0;
        for (std::size_t i = 0; i < one.size(); ++i)
            count += one[i] != other[i] ? 1 : 0;
        return count;
    };
    EXPECT_GE(apart(inaccuracy, mistake), 8);
    EXPECT_GE(apart(inaccuracy, blunder), 8);
    EXPECT_GE(apart(mistake, blunder), 8);
}

TEST(EvalGraphTests, WhatNobodyHasJudgedIsAGap)
{
    EvalGraph graph;
    graph.resize(400, 160);
    graph.setReview(graphedReview({0, 10, std::nullopt, std::nullopt, 40, 50, 60}), 3, {});
    graph.show();
    const auto pieces = graph.plot()->pieces();
    ASSERT_EQ(pieces.size(), 2U);
    EXPECT_EQ(pieces[0].size(), 2);
    EXPECT_EQ(pieces[1].size(), 3);
    EXPECT_EQ(graph.note(), "Move 3 · not judged");
    graph.setReview({}, 0, {});
    EXPECT_TRUE(graph.plot()->pieces().empty());
}

TEST(EvalGraphTests, TurningPointsAreDotsOfTheirVerdict)
{
    GameReview review = graphedReview({0, 0, 0, -300, -300});
    review.moves[2].verdict = Verdict::Blunder;
    review.turningPoints = {2};
    EvalGraph graph;
    graph.setReview(review, 4, {});
    EXPECT_EQ(graph.plot()->marks(), (std::vector<EvalPlot::Mark>{{3, Verdict::Blunder}}));
}

TEST(EvalGraphTests, TellsHowFarTheReviewIsAndCanBeStopped)
{
    EvalGraph graph;
    graph.resize(400, 160);
    graph.show();
    EXPECT_FALSE(graph.bar()->isVisible());
    graph.setProgress(3, 12);
    EXPECT_TRUE(graph.bar()->isVisible());
    EXPECT_EQ(graph.note(), "Judging… 3 of 12");
    QSignalSpy cancelled(&graph, &EvalGraph::cancelRequested);
    QTest::mouseClick(graph.cancelButton(), Qt::LeftButton);
    EXPECT_EQ(cancelled.count(), 1);
    graph.endProgress();
    EXPECT_FALSE(graph.bar()->isVisible());
    EXPECT_FALSE(graph.cancelButton()->isVisible());
}

TEST(AnalysisPanelTests, ScoresAreBlacksWhoeverIsToMove)
{
    AnalysisPanel panel;
    panel.setReport(reportOf(150, {{at("h9"), at("h10")}, {at("g9")}}), Color::White);
    ASSERT_EQ(panel.table()->topLevelItemCount(), 2);
    const auto* first = panel.table()->topLevelItem(0);
    EXPECT_EQ(first->text(0), "H9");
    EXPECT_EQ(first->text(1),
              ValueText::chance(WinCurve::under(Rule::Freestyle).chance(-150, Color::Black)));
    EXPECT_EQ(first->text(2), ValueText::score(-150));
    EXPECT_EQ(first->text(3), "H9 H10");
    EXPECT_TRUE(panel.headline().startsWith("Black's winning chance"));
    panel.setReport(reportOf(150, {{at("h9")}}), Color::Black);
    ASSERT_EQ(panel.table()->topLevelItemCount(), 1);
    EXPECT_EQ(panel.table()->topLevelItem(0)->text(2), "+150");
}

TEST(AnalysisPanelTests, AWinIsCountedInTheWinnersMovesAndOnlyWithItsLine)
{
    AnalysisPanel panel;
    panel.setReport(reportOf(winIn(3), {{at("h9"), at("h10"), at("h11")}}), Color::White);
    EXPECT_EQ(panel.headline(), "White wins in 2 moves");
    EXPECT_EQ(panel.table()->topLevelItem(0)->text(2), QString(u'\u2212') + "M2");
    panel.setReport(reportOf(winIn(9), {{at("h9"), at("h10"), at("h11")}}), Color::White);
    EXPECT_EQ(panel.headline(), "Black's winning chance: 3 %") << "not shown to its end";
    EXPECT_EQ(panel.table()->topLevelItem(0)->text(1), "3 %");
    EXPECT_EQ(panel.table()->topLevelItem(0)->text(2), "–");
}

TEST(AnalysisPanelTests, AProofIsToldUnlessTheFiveIsThere)
{
    AnalysisPanel panel;
    SearchReport report = reportOf(150, {{at("h9"), at("h10")}});
    report.provenPlies = 21;
    panel.setReport(report, Color::Black);
    EXPECT_TRUE(panel.headline().startsWith("Proven: Black wins within 11 move"));
    report = reportOf(winIn(1), {{at("h9")}});
    report.provenPlies = 1;
    panel.setReport(report, Color::Black);
    EXPECT_EQ(panel.headline(), "Black wins with the next move");
    report = reportOf(lossIn(2), {{at("h9"), at("h10")}});
    report.provenPlies = 2;
    panel.setReport(report, Color::White);
    EXPECT_EQ(panel.headline(), "Black wins with the next move");
}

TEST(AnalysisPanelTests, AClickOnARowFollowsItOnce)
{
    AnalysisPanel panel;
    panel.resize(420, 300);
    panel.setReport(reportOf(150, {{at("h9"), at("h10")}, {at("g9")}}), Color::Black);
    panel.show();
    QSignalSpy chosen(&panel, &AnalysisPanel::moveChosen);
    const QPoint row = panel.table()->visualItemRect(panel.table()->topLevelItem(1)).center();
    QTest::mouseClick(panel.table()->viewport(), Qt::LeftButton, {}, row);
    QTest::mouseDClick(panel.table()->viewport(), Qt::LeftButton, {}, row);
    ASSERT_EQ(chosen.count(), 1) << "a double click is one choice";
    EXPECT_EQ(chosen[0][0].value<Point>(), at("g9"));
}

TEST(AnalysisPanelTests, ALineHasAsManyMovesAsThereIsRoomFor)
{
    const QFontMetrics metrics{QFont()};
    const std::vector<Point> line{at("h9"), at("h10"), at("h11"), at("g8"), at("a15")};
    const QString whole = "H9 H10 H11 G8 A15";
    const int width = metrics.horizontalAdvance(whole);
    EXPECT_EQ(AnalysisPanel::fittingLine(line, metrics, width), whole);
    EXPECT_EQ(AnalysisPanel::fittingLine(line, metrics, width - 1), "H9 H10 H11 G8 …");
    EXPECT_EQ(AnalysisPanel::fittingLine(line, metrics, metrics.horizontalAdvance("H9 H10 …")),
              "H9 H10 …");
    EXPECT_EQ(AnalysisPanel::fittingLine(line, metrics, 1), "…");
}

TEST(AnalysisPanelTests, KeysAndTheWheelStepThroughTheLineOfARow)
{
    AnalysisPanel panel;
    panel.resize(420, 300);
    panel.setReport(reportOf(150, {{at("h9"), at("h10")}, {at("g9")}}), Color::Black);
    panel.show();
    QSignalSpy stepped(&panel, &AnalysisPanel::lineStepped);
    QTest::keyClick(panel.table(), Qt::Key_Right);
    QTest::keyClick(panel.table(), Qt::Key_Left);
    const QPointF row = panel.table()->visualItemRect(panel.table()->topLevelItem(0)).center();
    QWheelEvent event(row, panel.table()->viewport()->mapToGlobal(row), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(panel.table()->viewport(), &event);
    ASSERT_EQ(stepped.count(), 3);
    EXPECT_EQ(stepped[0][0].toInt(), 1);
    EXPECT_EQ(stepped[1][0].toInt(), -1);
    EXPECT_EQ(stepped[2][0].toInt(), 1);
}

TEST(AnalysisPanelTests, HoveringShowsTheLineAndLeavingHidesIt)
{
    qRegisterMetaType<std::vector<Point>>();
    AnalysisPanel panel;
    panel.resize(420, 300);
    panel.setReport(reportOf(150, {{at("h9"), at("h10")}, {at("g9")}}), Color::Black);
    panel.show();
    std::vector<std::vector<Point>> lines;
    QObject::connect(&panel, &AnalysisPanel::lineHovered, &panel,
                     [&](const std::vector<Point>& line) { lines.push_back(line); });
    const QRect second = panel.table()->visualItemRect(panel.table()->topLevelItem(1));
    QTest::mouseMove(panel.table()->viewport(), second.center());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(panel.table()->viewport(), &leave);
    ASSERT_GE(lines.size(), 2U);
    EXPECT_EQ(lines[lines.size() - 2], std::vector{at("g9")});
    EXPECT_TRUE(lines.back().empty());
}

TEST(AnalysisPanelTests, QuietModesHideWhatTheySay)
{
    AnalysisPanel panel;
    panel.show();
    panel.setVerdict(Verdict::Blunder);
    EXPECT_TRUE(panel.table()->isVisible());
    panel.setDetail(AnalysisDetail::VerdictOnly);
    EXPECT_FALSE(panel.table()->isVisible());
    EXPECT_TRUE(panel.verdictText().contains("blunder"));
    panel.cycleDetail();
    EXPECT_EQ(panel.detail(), AnalysisDetail::Nothing);
    panel.cycleDetail();
    EXPECT_EQ(panel.detail(), AnalysisDetail::Everything);
}

TEST(StretchedColumnsTests, FillATableThatIsWideAndScrollOneThatIsNarrow)
{
    QTableWidget table(1, 3);
    table.setHorizontalHeaderLabels({"Date", "Black", "White"});
    table.setItem(0, 1, new QTableWidgetItem("You"));
    table.setItem(0, 2, new QTableWidgetItem("A player with rather a long name"));
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    new StretchedColumns(&table, {1, 2});
    const auto modeAt = [&](int width) {
        table.resize(width, 100);
        table.show();
        QCoreApplication::processEvents();
        return table.horizontalHeader()->sectionResizeMode(1);
    };
    EXPECT_EQ(modeAt(1000), QHeaderView::Stretch);
    EXPECT_EQ(modeAt(200), QHeaderView::ResizeToContents);
    EXPECT_GT(table.horizontalScrollBar()->maximum(), 0);
    EXPECT_EQ(modeAt(1000), QHeaderView::Stretch);
}

TEST(CardTests, ANoteThatHasNoRoomBesideTheTitleStandsBelow)
{
    Card card;
    card.setTitle("A title with some words");
    card.setNote("and a note beside it");
    const auto labels = card.findChildren<QLabel*>();
    const auto isBelowAt = [&](int width) {
        card.resize(width, 200);
        card.show();
        QCoreApplication::processEvents();
        return labels[1]->y() > labels[0]->geometry().bottom();
    };
    EXPECT_FALSE(isBelowAt(600));
    EXPECT_TRUE(isBelowAt(240));
    EXPECT_FALSE(isBelowAt(600));
}

TEST(AnalysisPanelTests, TheLineIsThereAgainWhenThereIsRoomForIt)
{
    AnalysisPanel panel;
    panel.setReport(reportOf(120, {{at("h10"), at("h7"), at("g9")}}), Color::Black);
    const auto isLineShownAt = [&](int width) {
        panel.resize(width, 400);
        panel.show();
        QCoreApplication::processEvents();
        return !panel.table()->isColumnHidden(panel.table()->columnCount() - 1);
    };
    EXPECT_TRUE(isLineShownAt(560));
    (void)isLineShownAt(1);  // As narrow as it becomes.
    EXPECT_TRUE(isLineShownAt(560));
}

}  // namespace
}  // namespace gomoku
