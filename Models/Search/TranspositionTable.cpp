// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/TranspositionTable.h"

#include <algorithm>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace gomoku {

namespace {

constexpr auto kRelaxed = std::memory_order_relaxed;

// data: move 16 | score 16 | eval 16 | depth 8 | bound 2, pv 1, generation 5
constexpr int kScoreShift = 16;
constexpr int kEvalShift = 32;
constexpr int kDepthShift = 48;
constexpr int kBoundShift = 56;
constexpr int kPvShift = 58;
constexpr int kGenerationShift = 59;

constexpr std::uint64_t field(int value, int shift)
{
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(value)) << shift;
}

constexpr int signedField(std::uint64_t data, int shift)
{
    return static_cast<std::int16_t>(data >> shift & 0xFFFF);
}

Depth depthOf(std::uint64_t data)
{
    return static_cast<std::int8_t>(data >> kDepthShift & 0xFF);
}

/// Distances to the end are stored from the position itself, since it can be met at any ply.
Score toTable(Score score, int ply)
{
    return isWin(score) ? score + ply : isLoss(score) ? score - ply : score;
}

Score fromTable(Score score, int ply)
{
    return isWin(score) ? score - ply : isLoss(score) ? score + ply : score;
}

TableEntry unpack(std::uint64_t data, int ply)
{
    TableEntry entry;
    entry.move = Point::fromIndex(signedField(data, 0));
    entry.score = fromTable(signedField(data, kScoreShift), ply);
    entry.eval = signedField(data, kEvalShift);
    entry.depth = depthOf(data);
    entry.bound = static_cast<Bound>(data >> kBoundShift & 3);
    entry.isPv = data >> kPvShift & 1;
    return entry;
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t megabytes)
{
    resize(megabytes);
}

void TranspositionTable::resize(std::size_t megabytes)
{
    m_bucketCount = std::max<std::size_t>(1, megabytes * 1024 * 1024 / sizeof(Bucket));
    allocate();
}

void TranspositionTable::clear()
{
    allocate();
    m_generation = 0;
}

void TranspositionTable::allocate()
{
    // A table of zeros is an empty one, and the system hands out zeroed pages as they are touched:
    // writing them all here would delay the first move by a quarter of a second.
    m_memory.reset();  // before the new one is made: never both at once
    m_memory = zeroedPages(bytes() + kPage);
    while (!m_memory && m_bucketCount > 1) {
        m_bucketCount /= 2;
        m_memory = zeroedPages(bytes() + kPage);
    }
    if (!m_memory)
        throw std::bad_alloc();
    void* first = m_memory.get();
    std::size_t room = bytes() + kPage;
    m_buckets = static_cast<Bucket*>(std::align(kPage, bytes(), first, room));
#ifdef __linux__
    // A table is read all over: with pages of the usual size nearly every look would also miss the
    // processor's list of pages. Only a hint; nothing depends on it.
    madvise(first, bytes(), MADV_HUGEPAGE);
#endif
}

void TranspositionTable::fetchMemory() noexcept
{
    constexpr std::size_t kSmallPage = 4096;
    for (std::size_t i = 0; i < m_bucketCount; i += kSmallPage / sizeof(Bucket))
        m_buckets[i].entries[0].data.store(m_buckets[i].entries[0].data.load(kRelaxed), kRelaxed);
}

TranspositionTable::Bucket& TranspositionTable::bucketOf(zobrist::Key key) const noexcept
{
    // The high half of the product spreads keys evenly over any number of buckets.
    const std::uint64_t high = key >> 32;
    return m_buckets[static_cast<std::size_t>(high * m_bucketCount >> 32)];
}

std::optional<TableEntry> TranspositionTable::find(zobrist::Key key, int ply) const noexcept
{
    for (const Slot& slot : bucketOf(key).entries) {
        const std::uint64_t data = slot.data.load(kRelaxed);
        if ((slot.check.load(kRelaxed) ^ data) == key && data != 0)
            return unpack(data, ply);
    }
    return std::nullopt;
}

int TranspositionTable::worthOf(std::uint64_t data) const noexcept
{
    const unsigned age
        = (m_generation - static_cast<unsigned>(data >> kGenerationShift)) & kGenerationMask;
    return depthOf(data) - 8 * static_cast<int>(age);
}

void TranspositionTable::store(zobrist::Key key, int ply, const TableEntry& entry) noexcept
{
    Slot* target = nullptr;
    std::uint64_t old = 0;
    for (Slot& slot : bucketOf(key).entries) {
        const std::uint64_t data = slot.data.load(kRelaxed);
        if (data == 0 || (slot.check.load(kRelaxed) ^ data) == key) {
            target = &slot;
            old = data;
            break;
        }
        if (!target || worthOf(data) < worthOf(old)) {
            target = &slot;
            old = data;
        }
    }
    const bool same = old != 0 && (target->check.load(kRelaxed) ^ old) == key;
    constexpr Depth kTolerance = 3;  // a fresh, slightly shallower result still tells more
    if (same && entry.bound != Bound::Exact && entry.depth + kTolerance < depthOf(old)
        && worthOf(old) == depthOf(old))
        return;
    const int move = entry.move.isNone() && same ? signedField(old, 0)
        : entry.move.isNone()                    ? -1
                                                 : entry.move.index();
    const std::uint64_t data = field(move, 0) | field(toTable(entry.score, ply), kScoreShift)
        | field(entry.eval, kEvalShift)
        | static_cast<std::uint64_t>(static_cast<std::uint8_t>(entry.depth)) << kDepthShift
        | static_cast<std::uint64_t>(entry.bound) << kBoundShift
        | static_cast<std::uint64_t>(entry.isPv) << kPvShift
        | static_cast<std::uint64_t>(m_generation) << kGenerationShift;
    target->check.store(key ^ data, kRelaxed);
    target->data.store(data, kRelaxed);
}

void TranspositionTable::prefetch(zobrist::Key key) const noexcept
{
#if defined(__GNUC__)
    __builtin_prefetch(&bucketOf(key));
#else
    (void)key;
#endif
}

int TranspositionTable::permilleUsed() const noexcept
{
    const std::size_t sample = std::min<std::size_t>(250, m_bucketCount);
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Slot& slot : m_buckets[i].entries) {
            const std::uint64_t data = slot.data.load(kRelaxed);
            used += data != 0 && worthOf(data) == depthOf(data);
        }
    return static_cast<int>(static_cast<std::size_t>(used) * 1000 / (sample * kWays));
}

}  // namespace gomoku
