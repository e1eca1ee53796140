// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What must fit: into a small window, and with names of any length.
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Game/ReportOf.h"
#include "Tests/Support/Game/SnapshotFromMoves.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/Features/Games/ExplorerFeature.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/Features/Study/ReviewFeature.h"
#include "UI/Features/TreeFeature.h"
#include "UI/GamePage/Cards/PlayerCard.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/GamePage/PlayerMenu.h"
#include "UI/Panels/AnalysisPanel.h"
#include "UI/Panels/EmptyState.h"
#include "UI/Panels/ExplorerPanel.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Panels/Graph/EvalPlot.h"
#include "UI/Panels/MoveListPanel.h"
#include "UI/Panels/OpeningPanel.h"
#include "UI/Panels/SideDock.h"
#include "UI/Review/BestLine.h"
#include "UI/Review/ReviewPanel.h"
#include "UI/Style/SizedFont.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTreeWidget>

namespace gomoku::testing {
namespace {

const QString kLongName = "Yixin & Rapfi <2026> with a name of sixty-four letters or even a "
                          "good deal more than anybody would write";
constexpr QSize kSmallWindow(800, 600);

class WindowSizes : public WindowTable
{
};

TEST_F(WindowSizes, ReturnOnTheStartPagesBoardOnlyStarts)
{
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window)) << "else no key is heard";
    game().startPage()->setMode(ColorChooserWidget::Mode::Friend);
    board().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&board(), Qt::Key_Return);
    ASSERT_TRUE(eventually([&] { return now().game != 0; }));
    bool played = false;  // Until the game has answered whatever it was asked.
    game().readRecord(&game(), [&](const GameWidget::Record&) { played = true; });
    ASSERT_TRUE(eventually([&] { return played; }));
    EXPECT_EQ(now().moves.size(), 0U);
    QTest::keyClick(&board(), Qt::Key_Return);
    EXPECT_TRUE(eventually([&] { return now().moves.size() == 1; })) << "in a game it plays";
}

TEST_F(WindowSizes, TheBoardKeepsItsSizeBesideTheTree)
{
    window.resize(kSmallWindow);
    start(human(), human());
    play("h8 i9");
    window.tree()->dock()->show();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    EXPECT_GE(board().geometryNow().wood().width(), 0.6 * kSmallWindow.height());
    EXPECT_GE(game().panel()->button(GamePanel::Button::Undo)->height(), 30);
}

TEST_F(WindowSizes, AnExplorerWithoutGamesIsModest)
{
    window.resize(1280, 800);
    start(human(), human());
    play("h8");
    window.explorer()->dock()->show();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    EXPECT_LE(window.explorer()->dock()->width(), 1280 / 5);
}

TEST_F(WindowSizes, AnEmptyExplorerAboveTheTreeSaysWhatItCanInFull)
{
    window.resize(1280, 800);
    start(human(), human());
    window.tree()->dock()->show();
    window.explorer()->dock()->show();
    auto* empty = window.explorer()->panel()->findChild<EmptyState*>();
    for (const int height : {80, 120, 200, 400}) {
        window.resizeDocks({window.explorer()->dock()}, {height}, Qt::Vertical);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        for (const QLabel* label : empty->findChildren<QLabel*>())
            EXPECT_TRUE(label->isHidden()
                        || label->height() >= label->heightForWidth(label->width()))
                << label->text().toStdString() << " at " << height;
    }
}

TEST_F(WindowSizes, AnOpeningsChoicesAreSeenBesideTheTree)
{
    window.resize(kSmallWindow);
    GameSetup setup = setupFor(human(), human());
    setup.openingRule = OpeningRule::Swap2;
    game().startGame(setup);
    ASSERT_TRUE(eventually([&] { return now().opening.has_value(); }));
    play("h8 i9 g7");
    window.tree()->dock()->show();
    auto* opening = game().findChild<OpeningPanel*>();
    ASSERT_TRUE(eventually([&] { return opening->buttons().size() == 3; }));
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    const QWidget* panel = game().panel();
    for (const QPushButton* button : opening->buttons()) {
        const QRect place(button->mapTo(panel, QPoint()), button->size());
        EXPECT_TRUE(panel->rect().contains(place)) << button->text().toStdString();
    }
}

/// Is each of these labels as high as its words, and does none lie on another widget?
void expectNothingOverlaps(const QWidget& panel)
{
    QList<QWidget*> parts;
    for (auto* part : panel.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (part->isVisible())
            parts << part;
    for (const QWidget* one : parts) {
        const auto* label = qobject_cast<const QLabel*>(one);
        if (label && label->wordWrap()) {
            EXPECT_GE(label->height(), label->heightForWidth(label->width()))
                << label->text().toStdString();
        }
        EXPECT_TRUE(panel.rect().contains(one->geometry())) << one->metaObject()->className();
        for (const QWidget* other : parts)
            EXPECT_TRUE(one == other || !one->geometry().intersects(other->geometry()))
                << one->metaObject()->className() << " on " << other->metaObject()->className();
    }
}

TEST_F(WindowSizes, ThePlayersMakeRoomForTheAnalysis)
{
    start(human(), human());
    play("h8 i9");
    window.analysis()->setPanelShown(true);
    const AnalysisPanel* analysis = window.analysis()->panel();
    for (int height = 520; height <= 800; height += 8) {
        window.resize(800, height);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        ASSERT_TRUE(analysis->isVisible()) << height;
        if (game().panel()->card(Color::Black)->isVisible()) {
            EXPECT_GE(analysis->height(), 245) << height;
        }
    }
}

/// As the user does: by its tab, where it is not there at once.
bool reach(const GamePanel& panel, const QWidget& part, int tab)
{
    auto* tabs = panel.findChild<QTabBar*>();
    if (!part.isVisible() && tabs->isVisible())
        tabs->setCurrentIndex(tab);
    QCoreApplication::processEvents();
    return part.isVisible() && panel.rect().contains(part.geometry());
}

TEST_F(WindowSizes, AnalysisAndMovesAreReachedBesideOrBelowALargeBoard)
{
    start(human(), human());
    play("h8 i9");
    window.analysis()->setPanelShown(true);
    for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(800, 672), QSize(800, 720),
                             QSize(800, 800), QSize(600, 800), QSize(480, 640), QSize(1000, 1000),
                             QSize(1280, 800), QSize(1000, 1400)}) {
        window.resize(size);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        const std::string where
            = std::to_string(size.width()) + "x" + std::to_string(size.height());
        const AnalysisPanel& analysis = *window.analysis()->panel();
        EXPECT_TRUE(reach(*game().panel(), analysis, 2)) << where;
        EXPECT_GE(analysis.height(), 160) << where;
        const double shorter = std::min(size.width(), size.height());
        EXPECT_GE(board().geometryNow().wood().width(), 0.6 * shorter) << where;
        EXPECT_TRUE(reach(*game().panel(), *game().panel()->moves(), 0)) << where;
        EXPECT_GE(game().panel()->moves()->height(), 60) << where;
        reach(*game().panel(), analysis, 2);
    }
}

TEST_F(WindowSizes, AReviewBelowTheBoardHasRoomForWords)
{
    start(human(), human());
    play("h8 i9");
    window.resize(kSmallWindow);
    window.tree()->dock()->show();
    ReviewPanel* review = window.review()->panel();
    game().setPanelBeside(review);
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
    EXPECT_GE(board().geometryNow().wood().width(), 0.6 * kSmallWindow.height());
    EXPECT_GE(review->height(), 140) << "two of them, not one line";
}

TEST(SmallAnalysisPanel, AKnownWinLeavesItsWordsWhole)
{
    for (const int height : {190, 219, 267, 330}) {
        AnalysisPanel panel;
        panel.setRunning(true);
        panel.resize(288, height);
        panel.show();
        panel.setReport(reportOf(winIn(3),
                                 {{at("h11"), at("h7"), at("h12")},
                                  {at("h7"), at("h6"), at("h11")},
                                  {at("i9"), at("h11"), at("j9")}}),
                        Color::Black);
        QCoreApplication::sendPostedEvents();
        expectNothingOverlaps(panel);
        const auto* detail = panel.findChild<QComboBox*>();
        const int words = detail->fontMetrics().horizontalAdvance(detail->currentText());
        EXPECT_GE(detail->width(), words + 36) << "the arrow and the edges";
    }
}

TEST(SmallReviewPanel, TheBestLineIsNotCutOff)
{
    BestLine line;
    MoveReview move{.point = at("a5"), .mover = Color::White, .verdict = Verdict::Blunder};
    move.scoreBefore = 10;
    move.scoreAfter = lossIn(4);
    for (const char* point :
         {"h7", "g9", "i7", "i9", "f9", "j10", "g7", "k9", "j9", "h12", "h11", "i11", "l8", "g13"})
        move.betterLine.push_back(at(point));
    line.setMove(move, 0, true);
    line.setWords(true);
    line.resize(254, 10);
    line.show();
    QCoreApplication::sendPostedEvents();
    for (const auto* label : line.findChildren<QLabel*>())
        EXPECT_GE(label->height(), label->heightForWidth(label->width()))
            << label->text().toStdString();
}

MoveReview mistakeWithALongLine()
{
    MoveReview move{.point = at("a5"), .mover = Color::White, .verdict = Verdict::Blunder};
    move.scoreBefore = 10;
    move.scoreAfter = lossIn(4);
    for (int row = 0; row < 14; ++row)
        move.betterLine.push_back(Point::at(11, row));
    return move;
}

TEST(SmallReviewPanel, ALineThatIsTooLongEndsAtAWholeMove)
{
    BestLine line;
    const MoveReview move = mistakeWithALongLine();
    line.setMove(move, 0, true);
    line.resize(120, 64);
    line.show();
    QCoreApplication::sendPostedEvents();
    const int room = line.minimumHeight() - 1;  // A pixel less than the whole line needs.
    line.setRoom(room);
    QCoreApplication::sendPostedEvents();
    EXPECT_LE(line.minimumHeight(), room);
    EXPECT_GE(line.links()->height(), line.links()->heightForWidth(line.links()->width()));
    const QString text = line.links()->text();
    EXPECT_TRUE(text.contains("L1<")) << text.toStdString();
    EXPECT_FALSE(text.contains("L14<")) << text.toStdString();
    EXPECT_TRUE(text.contains(u'…')) << text.toStdString();
    EXPECT_TRUE(line.links()->toolTip().contains("L14")) << "the rest";
    std::size_t shown = 0;
    QObject::connect(&line, &BestLine::hovered, &line,
                     [&](const std::vector<Point>& moves) { shown = moves.size(); });
    emit line.links()->linkHovered("14");
    EXPECT_EQ(shown, 14U);
    line.setRoom(400);
    EXPECT_TRUE(line.links()->text().contains("L14<"));
    EXPECT_FALSE(line.links()->text().contains(u'…'));
}

TEST(SmallReviewPanel, TheBestLineStaysInsideItsCard)
{
    GameReview review;
    review.moves.resize(2);
    review.moves[0].point = at("h8");
    review.moves[1] = mistakeWithALongLine();
    review.moves[1].point = at("i9");
    review.blackScores = {0, 0, 0};
    review.turningPoints = {1};
    review.isComplete = true;
    for (const int height : {320, 380, 410, 460, 560}) {
        ReviewPanel panel;
        panel.setLearningOffered(true);
        panel.resize(240, height);
        panel.show();
        panel.setReview(review);
        GameSnapshot snapshot = snapshotOf("h8 i9");
        panel.showSnapshot(snapshot);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        const BestLine* line = panel.bestLine();
        ASSERT_TRUE(line->isVisible()) << height;
        EXPECT_TRUE(line->parentWidget()->rect().contains(line->geometry())) << height;
        EXPECT_TRUE(line->rect().contains(line->links()->geometry())) << height;
        EXPECT_GE(line->links()->height(), line->links()->heightForWidth(line->links()->width()))
            << height;
    }
}

TEST_F(WindowSizes, ALongNameInTheMenuOfPlayersIsShortenedAndToldInFull)
{
    PlayerMenu menu({}, Color::Black, {{"7", kLongName}}, &window);
    const QAction* entry = nullptr;
    for (const QAction* action : menu.actions())
        if (action->toolTip().contains("sixty-four"))
            entry = action;
    ASSERT_NE(entry, nullptr);
    EXPECT_TRUE(menu.toolTipsVisible());
    EXPECT_LE(menu.sizeHint().width(), scaledPixels(420));
    EXPECT_TRUE(entry->text().contains("&&")) << "else the sign would be eaten";
}

TEST_F(WindowSizes, ALongNameDoesNotWidenTheDialogForANewGame)
{
    NewGameDialog dialog;
    const int usual = dialog.minimumSizeHint().width();
    dialog.setEngines({{"7", kLongName}});
    EXPECT_LE(dialog.minimumSizeHint().width(), usual);
    EXPECT_LE(dialog.sizeHint().width(), kSmallWindow.width());
}

TEST_F(WindowSizes, ALongNameMovesNothingInTheWindow)
{
    window.resize(kSmallWindow);
    start(human(), human());
    QCoreApplication::processEvents();
    const QRect place = board().geometry();
    const int side = game().panel()->width();
    PlayerSpec engine = human();
    engine.name = kLongName;
    start(engine, engine);
    QCoreApplication::processEvents();
    EXPECT_EQ(board().geometry(), place);
    EXPECT_EQ(game().panel()->width(), side);
    EXPECT_EQ(window.size(), kSmallWindow);
    EXPECT_EQ(game().panel()->card(Color::Black)->accessibleName(), kLongName);
}

TEST(GraphsEnd, IsTheWinnersWhateverPositionIsShown)
{
    GameReview review;
    review.moves.resize(4);
    review.blackScores = {0, 40, 60, 200, std::nullopt};  // The last is not judged yet.
    GameOutcome end;
    end.end = GameEnd::Row;
    end.winner = Color::Black;
    end.row = {at("h8"), at("h9"), at("h10"), at("h11"), at("h12")};
    EvalGraph graph;
    graph.resize(500, 160);
    graph.show();
    for (const int shown : {4, 2, 0}) {
        graph.setReview(review, shown, end);
        const auto pieces = graph.plot()->pieces();
        ASSERT_EQ(pieces.size(), 1U);
        EXPECT_EQ(pieces[0].last(), graph.plot()->positionOf(4, 1.0));
        QTest::mouseMove(graph.plot(), graph.plot()->positionOf(4, 0.5).toPoint());
        EXPECT_EQ(graph.note(), "Move 4 · Black wins");
        QTest::mouseMove(graph.plot(), graph.plot()->positionOf(1, 0.5).toPoint());
    }
}

}  // namespace
}  // namespace gomoku::testing
