// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/OpeningPlay.h"
#include "Tests/Support/Engine/Positions/At.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"

#include <gtest/gtest.h>

#include <random>

namespace gomoku {

namespace {

using testing::at;
using enum OpeningStep;
using enum OpeningChoice;

/// The opening after the words; fails the test if one of them is refused.
OpeningPlay played(OpeningRule rule, std::string_view words, int boardSize = 15)
{
    const auto actions = parseOpeningActions(words);
    EXPECT_TRUE(actions) << words;
    OpeningPlay opening(rule, boardSize);
    for (const OpeningAction& action : *actions)
        EXPECT_EQ(opening.apply(action), std::nullopt) << words << ": " << action.toString();
    return opening;
}

std::optional<OpeningRefusal> refusalOf(OpeningPlay opening, std::string_view word)
{
    const OpeningPlay before = opening;
    const auto refusal = opening.apply(*OpeningAction::parse(word));
    if (refusal) {
        EXPECT_EQ(opening.actions(), before.actions());
        EXPECT_EQ(opening.grid(), before.grid());
    }
    return refusal;
}

void expectPlacing(const OpeningPlay& opening, Seat seat, Color color, OpeningArea area)
{
    ASSERT_FALSE(opening.isFinished());
    const OpeningTask task = opening.task();
    EXPECT_EQ(task.step, PlaceStone);
    EXPECT_EQ(task.seat, seat);
    EXPECT_EQ(task.color, color);
    EXPECT_EQ(task.area, area);
}

void expectChoice(const OpeningPlay& opening, Seat seat, std::vector<OpeningChoice> choices)
{
    ASSERT_FALSE(opening.isFinished());
    const OpeningTask task = opening.task();
    EXPECT_EQ(task.step, Choose);
    EXPECT_EQ(task.seat, seat);
    EXPECT_EQ(task.choices, choices);
}

void expectFifths(const OpeningPlay& opening, OpeningStep step, Seat seat, int count)
{
    ASSERT_FALSE(opening.isFinished());
    EXPECT_EQ(opening.task().step, step);
    EXPECT_EQ(opening.task().seat, seat);
    EXPECT_EQ(opening.task().count, count);
}

void expectOrdinaryPlay(const OpeningPlay& opening, Seat black, Color toMove, std::size_t stones)
{
    EXPECT_TRUE(opening.isFinished());
    EXPECT_EQ(opening.seatOf(Color::Black), black);
    EXPECT_EQ(opening.colorOf(opponent(black)), Color::White);
    EXPECT_EQ(opening.sideToMove(), toMove);
    EXPECT_EQ(opening.moves().size(), stones);
}

constexpr OpeningArea kAnywhere{};

constexpr OpeningArea inside(int side)
{
    return {OpeningArea::Kind::Inside, side};
}
constexpr OpeningArea outside(int side)
{
    return {OpeningArea::Kind::Outside, side};
}

}  // namespace

TEST(OpeningPlay, FreeIsOverBeforeItBegins)
{
    const OpeningPlay opening(OpeningRule::Free);
    expectOrdinaryPlay(opening, Seat::First, Color::Black, 0);
    EXPECT_EQ(refusalOf(opening, "h8"), OpeningRefusal::Finished);
    EXPECT_TRUE(opening.legalActions().empty());
}

TEST(OpeningPlay, ProKeepsTheThirdStoneAway)
{
    expectPlacing(OpeningPlay(OpeningRule::Pro), Seat::First, Color::Black, inside(1));
    EXPECT_EQ(refusalOf(OpeningPlay(OpeningRule::Pro), "h9"), OpeningRefusal::NotCentre);
    expectPlacing(played(OpeningRule::Pro, "h8"), Seat::Second, Color::White, kAnywhere);
    EXPECT_EQ(refusalOf(played(OpeningRule::Pro, "h8"), "h8"), OpeningRefusal::Occupied);
    const OpeningPlay third = played(OpeningRule::Pro, "h8 a1");
    expectPlacing(third, Seat::First, Color::Black, outside(5));
    EXPECT_EQ(refusalOf(third, "j10"), OpeningRefusal::TooNear);
    EXPECT_EQ(refusalOf(third, "k8"), std::nullopt);
    expectOrdinaryPlay(played(OpeningRule::Pro, "h8 a1 k8"), Seat::First, Color::White, 3);
}

TEST(OpeningPlay, LongProKeepsItFartherAway)
{
    const OpeningPlay third = played(OpeningRule::LongPro, "h8 g8");
    expectPlacing(third, Seat::First, Color::Black, outside(7));
    EXPECT_EQ(refusalOf(third, "k8"), OpeningRefusal::TooNear);
    expectOrdinaryPlay(played(OpeningRule::LongPro, "h8 g8 l12"), Seat::First, Color::White, 3);
}

TEST(OpeningPlay, SwapLetsTheOtherPlayerChoose)
{
    expectPlacing(OpeningPlay(OpeningRule::Swap), Seat::First, Color::Black, kAnywhere);
    expectPlacing(played(OpeningRule::Swap, "a1"), Seat::First, Color::White, kAnywhere);
    expectPlacing(played(OpeningRule::Swap, "a1 o15"), Seat::First, Color::Black, kAnywhere);
    expectChoice(played(OpeningRule::Swap, "a1 o15 h8"), Seat::Second, {Stay, Swap});
    expectOrdinaryPlay(played(OpeningRule::Swap, "a1 o15 h8 stay"), Seat::First, Color::White, 3);
    expectOrdinaryPlay(played(OpeningRule::Swap, "a1 o15 h8 swap"), Seat::Second, Color::White, 3);
    EXPECT_EQ(refusalOf(played(OpeningRule::Swap, "a1 o15 h8"), "two-more"),
              OpeningRefusal::NotAsked);
    EXPECT_EQ(refusalOf(played(OpeningRule::Swap, "a1 o15"), "o15"), OpeningRefusal::Occupied);
    EXPECT_EQ(refusalOf(played(OpeningRule::Swap, "a1 o15"), "swap"), OpeningRefusal::NotAsked);
    EXPECT_EQ(refusalOf(OpeningPlay(OpeningRule::Swap), "p1"), OpeningRefusal::OffBoard);
}

TEST(OpeningPlay, Swap2GivesThreeChoices)
{
    const OpeningPlay asked = played(OpeningRule::Swap2, "h8 h9 i10");
    expectChoice(asked, Seat::Second, {Stay, Swap, PlaceTwoMore});
    expectOrdinaryPlay(played(OpeningRule::Swap2, "h8 h9 i10 stay"), Seat::First, Color::White, 3);
    expectOrdinaryPlay(played(OpeningRule::Swap2, "h8 h9 i10 swap"), Seat::Second, Color::White, 3);
}

TEST(OpeningPlay, Swap2TwoMoreStonesHandTheChoiceBack)
{
    expectPlacing(played(OpeningRule::Swap2, "h8 h9 i10 two-more"), Seat::Second, Color::White,
                  kAnywhere);
    expectPlacing(played(OpeningRule::Swap2, "h8 h9 i10 two-more d4"), Seat::Second, Color::Black,
                  kAnywhere);
    const OpeningPlay asked = played(OpeningRule::Swap2, "h8 h9 i10 two-more d4 l4");
    expectChoice(asked, Seat::First, {Stay, Swap});
    EXPECT_EQ(refusalOf(asked, "two-more"), OpeningRefusal::NotAsked);
    expectOrdinaryPlay(played(OpeningRule::Swap2, "h8 h9 i10 two-more d4 l4 stay"), Seat::First,
                       Color::White, 5);
    expectOrdinaryPlay(played(OpeningRule::Swap2, "h8 h9 i10 two-more d4 l4 swap"), Seat::Second,
                       Color::White, 5);
}

TEST(OpeningPlay, TheRenjuOpeningsStayNearTheCentre)
{
    for (const OpeningRule rule :
         {OpeningRule::Rif, OpeningRule::Yamaguchi, OpeningRule::Soosyrv8}) {
        expectPlacing(OpeningPlay(rule), Seat::First, Color::Black, inside(1));
        EXPECT_EQ(refusalOf(OpeningPlay(rule), "g8"), OpeningRefusal::NotCentre);
        expectPlacing(played(rule, "h8"), Seat::First, Color::White, inside(3));
        EXPECT_EQ(refusalOf(played(rule, "h8"), "h10"), OpeningRefusal::TooFar);
        expectPlacing(played(rule, "h8 h9"), Seat::First, Color::Black, inside(5));
        EXPECT_EQ(refusalOf(played(rule, "h8 h9"), "k9"), OpeningRefusal::TooFar);
    }
}

TEST(OpeningPlay, RifOffersTwoFifths)
{
    const OpeningRule rule = OpeningRule::Rif;
    expectChoice(played(rule, "h8 h9 j8"), Seat::Second, {Stay, Swap});
    expectPlacing(played(rule, "h8 h9 j8 stay"), Seat::Second, Color::White, kAnywhere);
    expectPlacing(played(rule, "h8 h9 j8 swap"), Seat::First, Color::White, kAnywhere);
    expectFifths(played(rule, "h8 h9 j8 stay a1"), OfferFifth, Seat::First, 2);
    expectFifths(played(rule, "h8 h9 j8 swap a1"), OfferFifth, Seat::Second, 2);
    expectFifths(played(rule, "h8 h9 j8 stay a1 offer=k8"), OfferFifth, Seat::First, 1);
    const OpeningPlay asked = played(rule, "h8 h9 j8 stay a1 offer=k8 offer=c3");
    expectFifths(asked, PickFifth, Seat::Second, 0);
    EXPECT_EQ(asked.task().color, Color::Black);
    EXPECT_EQ(asked.allowedPoints(), (std::vector{at("c3"), at("k8")}));
    EXPECT_EQ(refusalOf(asked, "pick=d4"), OpeningRefusal::NotOffered);
    const OpeningPlay done = played(rule, "h8 h9 j8 stay a1 offer=k8 offer=c3 pick=c3");
    expectOrdinaryPlay(done, Seat::First, Color::White, 5);
    EXPECT_EQ(done.grid().at(at("c3")), Cell::Black);
    EXPECT_EQ(done.grid().at(at("k8")), Cell::Empty);
}

TEST(OpeningPlay, OffersAreRefusedForAReason)
{
    // Four stones in one column: the columns beside it are mirror images of each other.
    const OpeningPlay asked = played(OpeningRule::Rif, "h8 h9 h7 stay h6 offer=g8");
    EXPECT_EQ(refusalOf(asked, "offer=g8"), OpeningRefusal::AlreadyOffered);
    EXPECT_EQ(refusalOf(asked, "offer=h8"), OpeningRefusal::Occupied);
    EXPECT_EQ(refusalOf(asked, "offer=p8"), OpeningRefusal::OffBoard);
    EXPECT_EQ(refusalOf(asked, "offer=i8"), OpeningRefusal::SymmetricOffer);
    EXPECT_EQ(refusalOf(asked, "offer=i7"), OpeningRefusal::SymmetricOffer);
    EXPECT_EQ(refusalOf(asked, "offer=g9"), std::nullopt);
    EXPECT_EQ(refusalOf(asked, "pick=g8"), OpeningRefusal::NotAsked);
    EXPECT_EQ(refusalOf(asked, "a1"), OpeningRefusal::NotAsked);
}

TEST(OpeningPlay, YamaguchiDeclaresWithTheOpening)
{
    const OpeningRule rule = OpeningRule::Yamaguchi;
    const OpeningPlay asked = played(rule, "h8 h9 j8");
    expectFifths(asked, DeclareFifths, Seat::First, 12);
    EXPECT_EQ(refusalOf(asked, "fifths=0"), OpeningRefusal::NumberOutOfRange);
    EXPECT_EQ(refusalOf(asked, "fifths=13"), OpeningRefusal::NumberOutOfRange);
    EXPECT_EQ(refusalOf(asked, "stay"), OpeningRefusal::NotAsked);
    expectChoice(played(rule, "h8 h9 j8 fifths=3"), Seat::Second, {Stay, Swap});
    expectPlacing(played(rule, "h8 h9 j8 fifths=3 swap"), Seat::First, Color::White, kAnywhere);
    expectFifths(played(rule, "h8 h9 j8 fifths=3 swap a1"), OfferFifth, Seat::Second, 3);
    expectFifths(played(rule, "h8 h9 j8 fifths=3 stay a1"), OfferFifth, Seat::First, 3);
    expectOrdinaryPlay(played(rule, "h8 h9 j8 fifths=3 swap a1 offer=b1 offer=c1 offer=d1 pick=c1"),
                       Seat::Second, Color::White, 5);
    expectOrdinaryPlay(played(rule, "h8 h9 j8 fifths=1 stay a1 offer=b1 pick=b1"), Seat::First,
                       Color::White, 5);
}

TEST(OpeningPlay, SoosyrvDeclaresWithTheFourthStoneAndSwapsAgain)
{
    const OpeningRule rule = OpeningRule::Soosyrv8;
    expectChoice(played(rule, "h8 i9 i7"), Seat::Second, {Stay, Swap});
    expectPlacing(played(rule, "h8 i9 i7 stay"), Seat::Second, Color::White, kAnywhere);
    expectPlacing(played(rule, "h8 i9 i7 swap"), Seat::First, Color::White, kAnywhere);
    const OpeningPlay asked = played(rule, "h8 i9 i7 stay j8");
    expectFifths(asked, DeclareFifths, Seat::Second, 8);
    EXPECT_EQ(refusalOf(asked, "fifths=9"), OpeningRefusal::NumberOutOfRange);
    expectFifths(played(rule, "h8 i9 i7 swap j8"), DeclareFifths, Seat::First, 8);
    expectChoice(played(rule, "h8 i9 i7 stay j8 fifths=2"), Seat::First, {Stay, Swap});
    expectChoice(played(rule, "h8 i9 i7 swap j8 fifths=2"), Seat::Second, {Stay, Swap});
    expectFifths(played(rule, "h8 i9 i7 stay j8 fifths=2 stay"), OfferFifth, Seat::First, 2);
    expectFifths(played(rule, "h8 i9 i7 stay j8 fifths=2 swap"), OfferFifth, Seat::Second, 2);
    expectFifths(played(rule, "h8 i9 i7 stay j8 fifths=2 swap offer=a1 offer=b1"), PickFifth,
                 Seat::First, 0);
    expectOrdinaryPlay(played(rule, "h8 i9 i7 stay j8 fifths=2 swap offer=a1 offer=b1 pick=a1"),
                       Seat::Second, Color::White, 5);
    expectOrdinaryPlay(played(rule, "h8 i9 i7 swap j8 fifths=2 swap offer=a1 offer=b1 pick=a1"),
                       Seat::First, Color::White, 5);
}

TEST(OpeningPlay, TaraguchiMaySwapAfterEachStone)
{
    const OpeningRule rule = OpeningRule::Taraguchi10;
    expectPlacing(OpeningPlay(rule), Seat::First, Color::Black, inside(1));
    expectChoice(played(rule, "h8"), Seat::Second, {Stay, Swap});
    expectPlacing(played(rule, "h8 stay"), Seat::Second, Color::White, inside(3));
    expectPlacing(played(rule, "h8 swap"), Seat::First, Color::White, inside(3));
    EXPECT_EQ(refusalOf(played(rule, "h8 stay"), "j8"), OpeningRefusal::TooFar);
    expectChoice(played(rule, "h8 stay h9"), Seat::First, {Stay, Swap});
    expectChoice(played(rule, "h8 swap h9"), Seat::Second, {Stay, Swap});
    expectPlacing(played(rule, "h8 stay h9 swap"), Seat::Second, Color::Black, inside(5));
    EXPECT_EQ(refusalOf(played(rule, "h8 stay h9 swap"), "k8"), OpeningRefusal::TooFar);
    expectChoice(played(rule, "h8 stay h9 stay h10"), Seat::Second, {Stay, Swap});
    expectPlacing(played(rule, "h8 stay h9 stay h10 stay"), Seat::Second, Color::White, inside(7));
    EXPECT_EQ(refusalOf(played(rule, "h8 stay h9 stay h10 stay"), "l8"), OpeningRefusal::TooFar);
    expectChoice(played(rule, "h8 stay h9 stay h10 stay k8"), Seat::First, {Stay, Swap, OfferTen});
}

TEST(OpeningPlay, TaraguchiSingleFifthMayBeSwapped)
{
    const OpeningRule rule = OpeningRule::Taraguchi10;
    const std::string four = "h8 stay h9 stay h10 stay k8 ";
    expectPlacing(played(rule, four + "stay"), Seat::First, Color::Black, inside(9));
    expectPlacing(played(rule, four + "swap"), Seat::Second, Color::Black, inside(9));
    EXPECT_EQ(refusalOf(played(rule, four + "stay"), "m8"), OpeningRefusal::TooFar);
    expectChoice(played(rule, four + "stay l12"), Seat::Second, {Stay, Swap});
    expectChoice(played(rule, four + "swap l12"), Seat::First, {Stay, Swap});
    expectOrdinaryPlay(played(rule, four + "stay l12 stay"), Seat::First, Color::White, 5);
    expectOrdinaryPlay(played(rule, four + "stay l12 swap"), Seat::Second, Color::White, 5);
    expectOrdinaryPlay(played(rule, four + "swap l12 swap"), Seat::First, Color::White, 5);
}

TEST(OpeningPlay, TaraguchiTenFifthsEndTheSwapping)
{
    const OpeningRule rule = OpeningRule::Taraguchi10;
    std::string words = "h8 stay h9 stay h10 stay k8 offer-ten";
    expectFifths(played(rule, words), OfferFifth, Seat::First, 10);
    for (const char* fifth : {"a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10"})
        words += std::string(" offer=") + fifth;
    expectFifths(played(rule, words), PickFifth, Seat::Second, 0);
    expectOrdinaryPlay(played(rule, words + " pick=a7"), Seat::First, Color::White, 5);
}

TEST(OpeningPlay, WorksOnEveryBoardItAllows)
{
    for (const OpeningRule rule : kOpeningRules)
        for (int size = smallestBoardFor(rule); size <= kMaxBoardSize; ++size) {
            OpeningPlay opening(rule, size);
            while (!opening.isFinished()) {
                const auto actions = opening.legalActions();
                ASSERT_FALSE(actions.empty()) << nameOf(rule) << ' ' << size;
                ASSERT_EQ(opening.apply(actions.back()), std::nullopt);
            }
        }
}

TEST(OpeningPlay, RandomWalksNeverGetStuckAndUndoExactly)
{
    std::mt19937 random(4);
    for (const OpeningRule rule : kOpeningRules)
        for (int walk = 0; walk < 60; ++walk) {
            OpeningPlay opening(rule, walk % 3 == 0 ? 9 : 15);
            while (!opening.isFinished()) {
                const OpeningPlay before = opening;
                const auto actions = opening.legalActions();
                ASSERT_FALSE(actions.empty()) << nameOf(rule);
                ASSERT_EQ(opening.apply(actions[random() % actions.size()]), std::nullopt);
                OpeningPlay undone = opening;
                undone.undo();
                ASSERT_EQ(undone.actions(), before.actions());
                ASSERT_EQ(undone.grid(), before.grid());
                ASSERT_EQ(undone.task(), before.task());
                ASSERT_EQ(undone.offeredFifths(), before.offeredFifths());
                ASSERT_EQ(undone.colorOf(Seat::First), before.colorOf(Seat::First));
            }
            const auto copied = OpeningPlay::replayed(
                rule, opening.boardSize(), *parseOpeningActions(toString(opening.actions())));
            ASSERT_TRUE(copied);
            EXPECT_EQ(copied->grid(), opening.grid());
            EXPECT_EQ(copied->moves(), opening.moves());
            EXPECT_TRUE(copied->isFinished());
        }
}

TEST(OpeningPlay, UndoOfNothingIsNothing)
{
    OpeningPlay opening(OpeningRule::Swap);
    opening.undo();
    EXPECT_TRUE(opening.actions().empty());
}

TEST(OpeningPlay, AllowedPointsAreThoseOfTheArea)
{
    EXPECT_EQ(OpeningPlay(OpeningRule::Rif).allowedPoints(), std::vector{at("h8")});
    EXPECT_EQ(played(OpeningRule::Rif, "h8").allowedPoints().size(), 8U);
    EXPECT_EQ(played(OpeningRule::Rif, "h8 h9").allowedPoints().size(), 23U);
    EXPECT_EQ(played(OpeningRule::Pro, "h8 h9").allowedPoints().size(), 200U);
    EXPECT_TRUE(played(OpeningRule::Rif, "h8 h9 h10").allowedPoints().empty());
    EXPECT_EQ(played(OpeningRule::Rif, "h8 h9 h10").actionAt(at("a1")), std::nullopt);
}

TEST(OpeningPlay, NoReplayOfNonsense)
{
    EXPECT_FALSE(
        OpeningPlay::replayed(OpeningRule::Swap, 15, *parseOpeningActions("h8 h8 h9 stay")));
    EXPECT_FALSE(OpeningPlay::replayed(OpeningRule::Swap, 15, *parseOpeningActions("swap")));
}

TEST(OpeningAction, ReadsWhatItWrites)
{
    for (const char* word :
         {"h8", "stay", "swap", "two-more", "offer-ten", "fifths=3", "offer=g7", "pick=a15"})
        EXPECT_EQ(OpeningAction::parse(word)->toString(), word);
    for (const char* word :
         {"", "h0", "fifths=", "fifths=x", "fifths=3x", "offer=", "pick=zz", "stayed"})
        EXPECT_EQ(OpeningAction::parse(word), std::nullopt) << word;
    EXPECT_FALSE(parseOpeningActions("h8 nonsense"));
}

TEST(OpeningRule, ReadsWhatItWrites)
{
    for (const OpeningRule rule : kOpeningRules)
        EXPECT_EQ(parseOpeningRule(nameOf(rule)), rule);
    EXPECT_EQ(parseOpeningRule("chess"), std::nullopt);
}

}  // namespace gomoku
