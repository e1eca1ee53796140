// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/Parallel/SplitPoint.h"

#include <algorithm>
#include <cassert>

namespace gomoku {

namespace {

constexpr std::uint32_t bitOf(int thread)
{
    return 1U << static_cast<unsigned>(thread);
}

}  // namespace

bool SplitPoint::isBelow(const SplitPoint* above) const noexcept
{
    const SplitPoint* split = m_above;
    while (split && split != above)
        split = split->m_above;
    return split != nullptr;
}

SplitPoints::SplitPoints(int threads) : m_threads(index(threads))
{ }

std::unique_lock<std::mutex> SplitPoints::lockOf(const SplitPoint& split)
{
    return split.isClosed() ? std::unique_lock<std::mutex>()
                            : std::unique_lock(ownerOf(split).mutex);
}

void SplitPoints::open(SplitPoint& split, int owner, const SplitPoint* above)
{
    assert(split.isClosed());
    split.m_owner = owner;
    split.m_above = above;
    {
        Owner& self = ownerOf(split);
        const std::lock_guard lock(self.mutex);
        split.m_state = SplitPoint::State::Open;
        self.points.push_back(&split);
        ++self.openCount;
    }
    m_events.notify();
}

bool SplitPoints::tryJoin(SplitPoint& split)
{
    if (split.hasHelpers())
        return false;
    Owner& self = ownerOf(split);
    const std::lock_guard lock(self.mutex);
    assert(split.state() == SplitPoint::State::Draining || split.isCut());
    assert(!split.hasHelpers() && self.points.back() == &split);
    split.m_state = SplitPoint::State::Joined;
    self.points.pop_back();
    return true;
}

void SplitPoints::drain(SplitPoint& split)
{
    if (split.state() == SplitPoint::State::Open)
        leaveOpen(split, SplitPoint::State::Draining);
}

void SplitPoints::cut(SplitPoint& split, CutReason reason)
{
    if (split.state() == SplitPoint::State::Open)
        leaveOpen(split, SplitPoint::State::Cut);
    else if (split.state() == SplitPoint::State::Draining)
        split.m_state = SplitPoint::State::Cut;
    else
        return;
    split.m_interrupted = reason == CutReason::Interruption;
    const std::uint32_t inside = split.m_helpers | bitOf(split.m_owner);
    for (int thread = 0; inside >> thread != 0; ++thread)
        if (inside & bitOf(thread))
            m_threads[index(thread)].interrupted = true;
    m_events.notify();
}

/// From now on no helper enters.
void SplitPoints::leaveOpen(SplitPoint& split, SplitPoint::State next)
{
    split.m_state = next;
    --ownerOf(split).openCount;
}

SplitPoint* SplitPoints::enter(int helper, const SplitPoint* above)
{
    return findAnywhere(helper, above,
                        [helper](SplitPoint& split) { split.m_helpers |= bitOf(helper); });
}

bool SplitPoints::canEnter(int helper, const SplitPoint* above)
{
    return findAnywhere(helper, above, [](SplitPoint&) {}) != nullptr;
}

void SplitPoints::leave(SplitPoint& split, int helper)
{
    bool isLast = false;
    {
        const std::lock_guard lock(ownerOf(split).mutex);
        isLast = (split.m_helpers &= ~bitOf(helper)) == 0;
    }
    if (isLast)  // and the split point may be gone
        m_events.notify();
}

void SplitPoints::finish()
{
    m_isOver = true;
    m_events.notify();
}

void SplitPoints::waitForChange(int thread, const SplitPoint* joining)
{
    const EventCount::Ticket ticket = m_events.prepareWait();
    if (hasNothingFor(thread, joining))
        m_events.wait(ticket);
    else
        m_events.cancelWait();
}

bool SplitPoints::hasNothingFor(int thread, const SplitPoint* joining)
{
    if (joining && joining->isCut())
        return joining->hasHelpers();
    const bool mayJoin = joining && !joining->hasHelpers();
    return !isOver() && !isInterrupted(thread) && !mayJoin && !canEnter(thread, joining);
}

template <typename Visitor>
SplitPoint* SplitPoints::findAnywhere(int helper, const SplitPoint* above, Visitor&& visit)
{
    for (const bool reserves : {false, true})
        for (Owner& owner : m_threads) {
            if (&owner == &m_threads[index(helper)] || owner.openCount.load() == 0)
                continue;
            const std::lock_guard lock(owner.mutex);
            if (SplitPoint* split = find(owner, above, reserves)) {
                visit(*split);
                return split;
            }
        }
    return nullptr;
}

/// The nearest to the root has the most work to give.
SplitPoint* SplitPoints::find(Owner& owner, const SplitPoint* above, bool reserves)
{
    const auto found = std::find_if(owner.points.begin(), owner.points.end(), [&](auto* split) {
        return split->state() == SplitPoint::State::Open && split->m_isReserve == reserves
            && (!above || split->isBelow(above));
    });
    return found == owner.points.end() ? nullptr : *found;
}

}  // namespace gomoku
