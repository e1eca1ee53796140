// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The protocol of split points, driven by one thread through every interleaving of an owner, two
// helpers, cutoffs, interruptions from above and the end of the search.
#include "Models/Search/SearchNode.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <unordered_set>
#include <vector>

namespace gomoku {

namespace {

using State = SplitPoint::State;
using CutReason = SplitPoints::CutReason;

constexpr int kThreads = 3;
constexpr int kOwner = 0;
constexpr int kMoves = 3;  ///< Left when the owner has searched the first.

enum class MoveFate { Waiting, Taken, Searched };

/// What a thread does next. Between two of these any other thread may act.
enum class Next { Open, Enter, Take, Search, Leave, Join, TakeTicket, LookAgain, Asleep, Done };

struct Thread
{
    Next next = Next::Enter;
    int move = -1;
    EventCount::Ticket ticket = 0;
    bool isInside = false;  ///< As the test counts it.
};

/// One split point and its threads. What Searcher does with real searches is done here with moves
/// that have numbers only.
class World
{
public:
    /// Something that could happen next.
    struct Action
    {
        int thread;
        const char* what;
        void (World::*happens)(int);

        [[nodiscard]] std::string name() const { return std::to_string(thread) + ' ' + what; }
    };
    using Actions = std::vector<Action>;

    World() { m_threads[kOwner].next = Next::Open; }

    [[nodiscard]] Actions actions()
    {
        Actions all;
        for (int thread = 0; thread < kThreads; ++thread)
            addActionsOf(thread, all);
        if (!m_points.isOver())
            all.push_back({kOwner, "stops the search", &World::stop});
        return all;
    }

    [[nodiscard]] bool isDone() const
    {
        return std::all_of(m_threads.begin(), m_threads.end(),
                           [](const Thread& thread) { return thread.next == Next::Done; });
    }

    /// Worlds with the same key have the same future.
    [[nodiscard]] std::string key()
    {
        std::string text;
        const auto add = [&](int value) { text += static_cast<char>('0' + value); };
        for (int i = 0; i < kThreads; ++i) {
            const Thread& thread = m_threads[static_cast<std::size_t>(i)];
            add(static_cast<int>(thread.next));
            add(thread.move + 1);
            add(thread.isInside);
            const bool hasTicket = thread.next == Next::LookAgain || thread.next == Next::Asleep;
            add(hasTicket && m_points.events().hasChangedSince(thread.ticket));
            add(m_points.isInterrupted(i));
        }
        for (const MoveFate fate : m_fates)
            add(static_cast<int>(fate));
        add(static_cast<int>(split().state()));
        add(split().wasInterrupted());
        add(m_points.isOver());
        add(m_hasCutoff);
        return text;
    }

    void act(const Action& action) { (this->*action.happens)(action.thread); }
    [[nodiscard]] const std::string& fault() const { return m_fault; }

private:
    [[nodiscard]] SplitPoint& split() { return m_node.split; }
    [[nodiscard]] const SplitPoint* joinedBy(int thread)
    {
        return thread == kOwner ? &split() : nullptr;
    }
    void expect(bool truth, const char* what)
    {
        if (!truth && m_fault.empty())
            m_fault = what;
    }

    void addActionsOf(int number, Actions& all)
    {
        Thread& thread = m_threads[static_cast<std::size_t>(number)];
        const auto add = [&](const char* what, void (World::*happens)(int)) {
            all.push_back({number, what, happens});
        };
        switch (thread.next) {
        case Next::Open:
            add("opens", &World::open);
            break;
        case Next::Enter:
            add("enters", &World::enter);
            break;
        case Next::Take:
            add("takes a move", &World::take);
            break;
        case Next::Search:
            add("searches its move to the end", &World::searchToTheEnd);
            if (!m_hasCutoff)
                add("finds a cutoff", &World::findCutoff);
            add("is interrupted", &World::beInterrupted);
            break;
        case Next::Leave:
            add("leaves", &World::leave);
            break;
        case Next::Join:
            add("joins", &World::join);
            break;
        case Next::TakeTicket:
            add("takes a ticket", &World::takeTicket);
            break;
        case Next::LookAgain:
            add("looks again", &World::lookAgain);
            break;
        case Next::Asleep:
            if (m_points.events().hasChangedSince(thread.ticket))
                add("wakes", &World::wake);
            break;
        case Next::Done:
            break;
        }
    }

    Thread& at(int number) { return m_threads[static_cast<std::size_t>(number)]; }
    void goOn(int number) { at(number).next = number == kOwner ? Next::Join : Next::Leave; }

    void stop(int) { m_points.finish(); }
    void open(int number)
    {
        m_points.open(split(), kOwner, nullptr);
        for (const Thread& helper : m_threads)
            expect(helper.next != Next::Asleep || m_points.events().hasChangedSince(helper.ticket),
                   "a helper sleeps beside an open split point");
        at(number).next = Next::Take;
    }
    void enter(int number)
    {
        const SplitPoint* entered = m_points.enter(number, nullptr);
        at(number).isInside = entered != nullptr;
        if (entered) {
            expect(!m_hasJoined, "a helper enters what has been joined");
            at(number).next = Next::Take;
        } else {
            at(number).next = m_points.isOver() ? Next::Done : Next::TakeTicket;
        }
    }
    void take(int number)
    {
        const auto lock = m_points.lockOf(split());
        const auto move = std::find(m_fates.begin(), m_fates.end(), MoveFate::Waiting);
        if (split().state() == State::Open && move != m_fates.end()) {
            *move = MoveFate::Taken;
            at(number).move = static_cast<int>(move - m_fates.begin());
            at(number).next = Next::Search;
            return;
        }
        m_points.drain(split());
        goOn(number);
    }
    void searchToTheEnd(int number)
    {
        m_fates[static_cast<std::size_t>(at(number).move)] = MoveFate::Searched;
        at(number).move = -1;
        at(number).next = Next::Take;
    }
    void findCutoff(int number)
    {
        {
            const auto lock = m_points.lockOf(split());
            m_hasCutoff = !split().isCut();
            m_points.cut(split(), CutReason::Cutoff);
        }
        searchToTheEnd(number);
    }
    /// Because this split point was cut, one above it was, or the search is over.
    void beInterrupted(int number)
    {
        {
            const auto lock = m_points.lockOf(split());
            m_points.cut(split(), CutReason::Interruption);
        }
        m_points.takeInterruption(number);
        at(number).move = -1;
        goOn(number);
    }
    void leave(int number)
    {
        at(number).isInside = false;
        at(number).next = Next::Enter;
        m_points.leave(split(), number);
    }
    void join(int number)
    {
        if (m_points.tryJoin(split())) {
            conclude();
            at(number).next = Next::Done;
            return;
        }
        if (m_points.isOver())
            beInterrupted(number);
        m_points.takeInterruption(number);
        at(number).next = Next::TakeTicket;
    }
    /// The owner takes the node's score, if it has one, and the search ends.
    void conclude()
    {
        m_hasJoined = true;
        expect(!at(1).isInside && !at(2).isInside, "the owner joins with helpers inside");
        expect(split().state() == State::Joined, "joined, but not in that state");
        const bool allSearched = std::all_of(m_fates.begin(), m_fates.end(), [](MoveFate fate) {
            return fate == MoveFate::Searched;
        });
        const bool concludes = !split().wasInterrupted();
        expect(!concludes || m_hasCutoff || allSearched, "concluded without all moves");
        expect(concludes || !m_hasCutoff, "a cutoff was lost");
        m_points.finish();
    }
    void takeTicket(int number)
    {
        at(number).ticket = m_points.events().prepareWait();
        at(number).next = Next::LookAgain;
    }
    void lookAgain(int number)
    {
        if (m_points.hasNothingFor(number, joinedBy(number)))
            at(number).next = Next::Asleep;
        else
            wake(number);
    }
    void wake(int number)
    {
        m_points.events().cancelWait();
        at(number).next = number == kOwner ? Next::Join : Next::Enter;
    }

    SplitPoints m_points{kThreads};
    SearchNode m_node{{-kInfinity, kInfinity}, 5, 1, NodeKind::All};
    std::array<Thread, kThreads> m_threads;
    std::array<MoveFate, kMoves> m_fates{};
    bool m_hasCutoff = false;
    bool m_hasJoined = false;
    std::string m_fault;
};

/// Goes through all worlds that can be reached, each once, by playing every story from the
/// start.
class Explorer
{
public:
    void explore()
    {
        World world;
        for (const World::Action& action : m_story)
            world.act(action);
        ASSERT_EQ(world.fault(), "") << story();
        if (!m_seen.insert(world.key()).second)
            return;
        const World::Actions actions = world.actions();
        if (actions.empty()) {
            ++m_ends;
            ASSERT_TRUE(world.isDone()) << "somebody sleeps for ever: " << story();
        }
        for (const World::Action& action : actions) {
            m_story.push_back(action);
            explore();
            m_story.pop_back();
            if (::testing::Test::HasFatalFailure())
                return;
        }
    }
    [[nodiscard]] std::size_t worlds() const { return m_seen.size(); }
    [[nodiscard]] int ends() const { return m_ends; }

private:
    [[nodiscard]] std::string story() const
    {
        std::string text;
        for (const World::Action& action : m_story)
            text += action.name() + ", ";
        return text;
    }

    World::Actions m_story;
    std::unordered_set<std::string> m_seen;
    int m_ends = 0;
};

SearchNode someNode()
{
    return {{-kInfinity, kInfinity}, 5, 1, NodeKind::All};
}

}  // namespace

TEST(SplitPoint, KeepsItsPromisesInEveryInterleaving)
{
    Explorer explorer;
    explorer.explore();
    EXPECT_GT(explorer.worlds(), 1000U);
    EXPECT_GT(explorer.ends(), 10);
}

TEST(SplitPoint, GoesFromClosedToJoined)
{
    SplitPoints points(2);
    SearchNode node = someNode();
    EXPECT_TRUE(node.split.isClosed());
    points.open(node.split, 0, nullptr);
    EXPECT_EQ(node.split.state(), State::Open);
    ASSERT_EQ(points.enter(1, nullptr), &node.split);
    points.drain(node.split);
    EXPECT_EQ(node.split.state(), State::Draining);
    EXPECT_FALSE(points.tryJoin(node.split));
    points.leave(node.split, 1);
    EXPECT_TRUE(points.tryJoin(node.split));
    EXPECT_EQ(node.split.state(), State::Joined);
    EXPECT_FALSE(node.split.wasInterrupted());
}

TEST(SplitPoint, IsEnteredOnlyWhileItIsOpen)
{
    SplitPoints points(3);
    SearchNode node = someNode();
    EXPECT_EQ(points.enter(1, nullptr), nullptr);
    points.open(node.split, 0, nullptr);
    EXPECT_EQ(points.enter(0, nullptr), nullptr) << "nobody helps himself";
    EXPECT_TRUE(points.canEnter(1, nullptr));
    points.cut(node.split, CutReason::Cutoff);
    EXPECT_FALSE(points.canEnter(1, nullptr));
    EXPECT_EQ(points.enter(1, nullptr), nullptr);
}

TEST(SplitPoint, ACutoffInterruptsThoseInsideAndOutlastsInterruptions)
{
    SplitPoints points(3);
    SearchNode node = someNode();
    points.open(node.split, 0, nullptr);
    ASSERT_NE(points.enter(2, nullptr), nullptr);
    points.cut(node.split, CutReason::Cutoff);
    EXPECT_TRUE(points.isInterrupted(0));
    EXPECT_FALSE(points.isInterrupted(1));
    EXPECT_TRUE(points.isInterrupted(2));
    points.cut(node.split, CutReason::Interruption);
    points.leave(node.split, 2);
    EXPECT_TRUE(points.tryJoin(node.split));
    EXPECT_FALSE(node.split.wasInterrupted());
}

TEST(SplitPoint, TheNearestToTheRootComesFirstAndAReserveLast)
{
    SplitPoints points(2);
    SearchNode root = someNode();
    SearchNode upper = someNode();
    SearchNode lower = someNode();
    points.open(root.split, 0, nullptr);
    points.open(upper.split, 0, &root.split);
    points.open(lower.split, 0, &upper.split);
    EXPECT_EQ(points.enter(1, &upper.split), &lower.split);
    EXPECT_EQ(points.enter(1, nullptr), &root.split);
    points.setReserve(root.split, true);
    EXPECT_EQ(points.enter(1, nullptr), &upper.split);
    points.drain(upper.split);
    points.drain(lower.split);
    EXPECT_EQ(points.enter(1, nullptr), &root.split);
}

}  // namespace gomoku
