// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Core/Score.h"
#include "Models/Search/Parallel/EventCount.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <vector>

namespace gomoku {

struct SearchNode;

/// A split point: a node whose remaining moves several threads search together. It is opened after
/// its first move has been searched, because that one mostly decides how cheap the others are
/// (young brothers wait).
///
///   Closed --open--> Open --last move taken--> Draining --last helper left--> Joined
///                     |                           |
///                     +--cutoff or interruption---+--> Cut --last helper left--> Joined
///
/// Only the owner, the thread that came to the node, opens and joins. Whoever is inside may cut.
/// After a cutoff the node has its score. A move that a thread leaves unsearched, because the
/// search was stopped or a split point above was cut, makes the node Cut without a score: nothing
/// is concluded from it, and its owner unwinds as well. Cut stays Cut: a cutoff outlasts
/// interruptions.
///
/// All transitions are functions of SplitPoints. None of them blocks.
class SplitPoint
{
public:
    enum class State : std::uint8_t { Closed, Open, Draining, Cut, Joined };

    explicit SplitPoint(SearchNode& node) noexcept : m_node(&node) { }
    SplitPoint(const SplitPoint&) = delete;
    SplitPoint& operator=(const SplitPoint&) = delete;

    [[nodiscard]] SearchNode& node() const noexcept { return *m_node; }
    [[nodiscard]] State state() const noexcept { return m_state.load(); }
    [[nodiscard]] bool isClosed() const noexcept { return state() == State::Closed; }
    [[nodiscard]] bool isCut() const noexcept { return state() == State::Cut; }
    [[nodiscard]] int owner() const noexcept { return m_owner; }
    /// Without a score; to be asked by the owner when it has joined.
    [[nodiscard]] bool wasInterrupted() const noexcept { return m_interrupted; }
    [[nodiscard]] bool hasHelpers() const noexcept { return m_helpers.load() != 0; }
    /// Does its owner work below `above`?
    [[nodiscard]] bool isBelow(const SplitPoint* above) const noexcept;

private:
    friend class SplitPoints;

    SearchNode* m_node;
    int m_owner = 0;
    const SplitPoint* m_above = nullptr;
    // The following change under the owner's lock only.
    std::atomic<State> m_state{State::Closed};
    std::atomic<std::uint32_t> m_helpers{0};  ///< Threads inside besides the owner, by their bits.
    bool m_interrupted = false;
    bool m_isReserve = false;
};

/// The split points of one search, by their owners, and how threads get to know of them.
class SplitPoints
{
public:
    enum class CutReason { Cutoff, Interruption };

    explicit SplitPoints(int threads);

    /// Guards what is shared of a node and its split point. A closed one needs no lock: only its
    /// owner knows it.
    [[nodiscard]] std::unique_lock<std::mutex> lockOf(const SplitPoint& split);

    // The owner. `above` is the innermost split point that it works below, if any.
    void open(SplitPoint& split, int owner, const SplitPoint* above);
    /// True once nobody else is inside: it is Joined then. Must be Draining or Cut.
    [[nodiscard]] bool tryJoin(SplitPoint& split);

    // Whoever is inside, with the lock held
    void drain(SplitPoint& split);  ///< The last move has been taken.
    /// All threads inside will find themselves interrupted.
    void cut(SplitPoint& split, CutReason reason);
    /// A reserve is entered only by threads that find nothing else.
    void setReserve(SplitPoint& split, bool isReserve) { split.m_isReserve = isReserve; }

    // Helpers
    /// The open split point nearest to the root, below `above` if that is given; null if there is
    /// none. The helper is inside from now on.
    [[nodiscard]] SplitPoint* enter(int helper, const SplitPoint* above);
    void leave(SplitPoint& split, int helper);  ///< The owner may join from now on.
    [[nodiscard]] bool canEnter(int helper, const SplitPoint* above);

    /// Set when a split point that the thread is inside of is cut.
    [[nodiscard]] bool isInterrupted(int thread) const noexcept
    {
        return m_threads[index(thread)].interrupted.load();
    }
    void takeInterruption(int thread) noexcept
    {
        m_threads[index(thread)].interrupted.exchange(false);
    }

    /// The moves from the root to where the thread is. Helpers read those above its open nodes.
    [[nodiscard]] std::array<Point, kMaxPly + 4>& pathOf(int thread) noexcept
    {
        return m_threads[index(thread)].path;
    }

    /// Ends the search for all threads and wakes those who are asleep.
    void finish();
    [[nodiscard]] bool isOver() const noexcept { return m_isOver.load(); }

    /// Sleeps until there may be something to do for the thread. `joining` is the split point whose
    /// helpers it waits for, if any; meanwhile it would help below that.
    void waitForChange(int thread, const SplitPoint* joining);
    [[nodiscard]] bool hasNothingFor(int thread, const SplitPoint* joining);
    /// Openings, cuts, the leaving of a last helper, and the end of the search.
    [[nodiscard]] EventCount& events() noexcept { return m_events; }

private:
    struct alignas(64) Owner
    {
        std::mutex mutex;
        std::vector<SplitPoint*> points;  ///< From the root down, until they are joined.
        std::array<Point, kMaxPly + 4> path{};
        alignas(64) std::atomic<int> openCount{0};  ///< So that most looks need no lock.
        alignas(64) std::atomic<bool> interrupted{false};
    };

    [[nodiscard]] static std::size_t index(int thread) noexcept
    {
        return static_cast<std::size_t>(thread);
    }
    [[nodiscard]] Owner& ownerOf(const SplitPoint& split)
    {
        return m_threads[index(split.m_owner)];
    }
    [[nodiscard]] SplitPoint* find(Owner& owner, const SplitPoint* above, bool reserves);
    template <typename Visitor>
    SplitPoint* findAnywhere(int helper, const SplitPoint* above, Visitor&& visit);
    void leaveOpen(SplitPoint& split, SplitPoint::State next);

    std::vector<Owner> m_threads;
    EventCount m_events;
    std::atomic<bool> m_isOver{false};
};

}  // namespace gomoku
