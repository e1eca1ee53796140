// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Zobrist.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Setup/PerfectLevel.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/Features/Study/ProofFeature.h"
#include "UI/GamePage/Cards/PlayerCard.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/Window/MainActions.h"

#include <QAction>
#include <QRegularExpression>

namespace gomoku::testing {
namespace {

class PerfectTable : public WindowTable
{
protected:
    void startProven(const PlayerSpec& black)
    {
        start(black, human());
        if (black.isHuman())
            play("h8");
    }
    [[nodiscard]] QString note() const { return game().panel()->card(Color::Black)->state().note; }
    /// "proven win within 20 moves": 20.
    [[nodiscard]] int promised() const
    {
        return QRegularExpression("within (\\d+)").match(note()).captured(1).toInt();
    }
    [[nodiscard]] bool isWhitesTurn() const
    {
        return eventually([&] {
            return now().outcome.isOver() || (now().sideToMove == Color::White && !now().thinking);
        });
    }
    void clickAnywhere(std::uint64_t& random) const
    {
        std::vector<Point> empty;
        now().grid.forEachPoint([&](Point point) {
            if (now().grid.at(point) == Cell::Empty)
                empty.push_back(point);
        });
        const Point point = empty[zobrist::nextRandom(random) % empty.size()];
        QTest::mouseClick(&board(), Qt::LeftButton, {},
                          board().geometryNow().centreOf(point).toPoint());
    }

    const PlayerSpec perfect{.kind = PlayerSpec::Kind::Computer,
                             .level = kPerfectLevel,
                             .moveTime = Milliseconds{60000}};
};

TEST_F(PerfectTable, WinsFromAProvenPositionWithinWhatItSays)
{
    startProven(perfect);
    ASSERT_TRUE(eventually([&] { return now().live == 1; }));
    ASSERT_TRUE(eventually([&] { return promised() > 0; })) << note().toStdString();
    const int most = promised();
    std::uint64_t random = 5;
    int left = most;
    while (!now().outcome.isOver()) {
        ASSERT_TRUE(isWhitesTurn());
        if (now().outcome.isOver())
            break;
        const int before = now().live;
        clickAnywhere(random);
        ASSERT_TRUE(eventually([&] { return now().live >= before + 2; }));
        EXPECT_LT(promised(), left) << note().toStdString();
        left = promised();
    }
    EXPECT_EQ(now().outcome.winner, Color::Black);
    EXPECT_LE((now().live + 1) / 2 - 1, most) << "its first move was made before it said that";
}

TEST_F(PerfectTable, AfterAnUndoSaysWhatStillHolds)
{
    startProven(perfect);
    ASSERT_TRUE(eventually([&] { return promised() > 0; })) << note().toStdString();
    const int most = promised();
    std::uint64_t random = 9;
    ASSERT_TRUE(isWhitesTurn());
    clickAnywhere(random);
    ASSERT_TRUE(eventually([&] { return now().live == 3 && promised() < most; }));
    const int later = promised();
    window.menus()->action(MainActions::Id::Undo)->trigger();
    ASSERT_TRUE(eventually([&] { return now().live == 1; }));
    EXPECT_EQ(promised(), most) << note().toStdString();
    window.menus()->action(MainActions::Id::Redo)->trigger();
    ASSERT_TRUE(eventually([&] { return now().live == 3; }));
    EXPECT_EQ(promised(), later) << note().toStdString();
    window.menus()->action(MainActions::Id::Undo)->trigger();
    ASSERT_TRUE(eventually([&] { return now().live == 1; }));
    clickAnywhere(random);
    ASSERT_TRUE(eventually([&] { return now().live == 3 && promised() > 0; }));
    EXPECT_LT(promised(), most);
}

TEST_F(PerfectTable, SaysWhereNothingIsProven)
{
    PlayerSpec quick = perfect;
    quick.moveTime = Milliseconds{200};
    Grid corner(kDefaultBoardSize);
    corner.set(*Point::parse("a1"), Cell::Black);
    corner.set(*Point::parse("h8"), Cell::White);
    game().startFromPosition(setupFor(quick, human()), corner, Color::Black);
    ASSERT_TRUE(eventually([&] { return now().live == 1; }));
    EXPECT_TRUE(eventually([&] { return note().contains("not proven here"); }))
        << note().toStdString();
}

TEST_F(PerfectTable, SaysNothingOfAMoveThatAnotherPlayerMade)
{
    start({.kind = PlayerSpec::Kind::Computer, .level = 1}, human());
    ASSERT_TRUE(eventually([&] { return now().live == 1 && isWhitesTurn(); }));
    game().changePlayer(Color::Black, perfect);
    ASSERT_TRUE(eventually([&] { return isPerfect(now().setup.players.black); }));
    EXPECT_EQ(note(), "Black · Perfect");
}

TEST_F(PerfectTable, SaysItAgainstAnotherComputerToo)
{
    start(perfect, {.kind = PlayerSpec::Kind::Computer, .level = 1});
    ASSERT_TRUE(eventually([&] { return now().live >= 3 && promised() > 0; }))
        << note().toStdString();
    const int left = promised();
    const int before = now().live;
    ASSERT_TRUE(eventually([&] { return now().live >= before + 2; }));
    EXPECT_FALSE(note().contains("not proven here")) << note().toStdString();
    EXPECT_LT(promised(), left);
}

TEST_F(PerfectTable, TheAnalysisKnowsTheProof)
{
    startProven(human());
    ASSERT_TRUE(eventually([&] { return now().live == 1; }));
    window.analysis()->setRunning(true);
    EXPECT_TRUE(eventually([&] {
        return window.analysis()->panel()->headline().startsWith("Proven: Black wins within ");
    })) << window.analysis()->panel()->headline().toStdString();
    EXPECT_TRUE(eventually([&] {
        return window.analysis()->panel()->headline().contains("\nWithout the proof: ");
    })) << "a chance beside a proof is not Black's: "
        << window.analysis()->panel()->headline().toStdString();
}

TEST_F(PerfectTable, TriesToRefuteItAreRefuted)
{
    using Stage = ProofView::Stage;
    ProofFeature& proof = *window.proof();
    const auto reaches = [&](Stage stage) {
        return eventually([&] { return proof.card()->view().stage == stage; });
    };
    proof.refuteAction()->trigger();
    ASSERT_TRUE(reaches(Stage::Defending));
    EXPECT_TRUE(proof.card()->text().startsWith("Black wins in "));
    int left = proof.card()->view().left;
    std::uint64_t random = 3;
    for (int tries = 0; tries < 2; ++tries) {
        clickAnywhere(random);
        ASSERT_TRUE(eventually([&] {
            return proof.card()->view().stage == Stage::Refuted
                || (proof.card()->view().stage == Stage::Defending
                    && proof.card()->view().left < left);
        })) << proof.card()->text().toStdString();
        // A try is taken back, and what holds is what held before it.
        window.menus()->action(MainActions::Id::Undo)->trigger();
        ASSERT_TRUE(eventually([&] { return proof.card()->view().left == left; }));
    }
    const quint64 first = now().game;
    proof.refuteAction()->trigger();
    ASSERT_TRUE(eventually([&] { return now().game != first; }));
    ASSERT_TRUE(reaches(Stage::Defending));
}

}  // namespace
}  // namespace gomoku::testing
