// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Core/Score.h"
#include "Models/Core/ZeroedPages.h"
#include "Models/Core/Zobrist.h"

#include <atomic>
#include <cstddef>
#include <optional>

namespace gomoku {

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What an earlier search found out about a position. Scores are as seen from that position.
struct TableEntry
{
    Point move{};
    Score score = 0;
    Score eval = 0;
    Depth depth = 0;
    Bound bound = Bound::None;
    bool isPv = false;
};

/// Results of searches by position, shared by all threads without locks: each entry is two words
/// written one after the other, the first being the key XOR the second, so that a torn write is
/// read as another position.
class TranspositionTable
{
public:
    explicit TranspositionTable(std::size_t megabytes);

    /// Forgets everything, as clear() does. Costs next to nothing, however large the table: its
    /// memory is fetched when it is first used. Where the system refuses so much, it is smaller.
    void resize(std::size_t megabytes);
    [[nodiscard]] std::size_t bytes() const noexcept { return m_bucketCount * sizeof(Bucket); }
    void clear();
    /// Fetches all its memory now, so that a measurement is of the search and not of the system.
    void fetchMemory() noexcept;
    /// Entries of earlier searches stay readable, but in a contest for a slot they count as eight
    /// plies shallower for each search since.
    void startNewSearch() noexcept { m_generation = (m_generation + 1) & kGenerationMask; }

    /// `ply` turns distances to the end counted from that position into those from the root.
    [[nodiscard]] std::optional<TableEntry> find(zobrist::Key key, int ply) const noexcept;
    void store(zobrist::Key key, int ply, const TableEntry& entry) noexcept;
    void prefetch(zobrist::Key key) const noexcept;
    [[nodiscard]] int permilleUsed() const noexcept;

private:
    struct Slot
    {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    static constexpr int kWays = 4;
    struct alignas(64) Bucket
    {
        Slot entries[kWays];
    };
    static constexpr unsigned kGenerationMask = 31;
    static constexpr std::size_t kPage = 2 * 1024 * 1024;  ///< A large page of memory.

    void allocate();
    [[nodiscard]] Bucket& bucketOf(zobrist::Key key) const noexcept;
    [[nodiscard]] int worthOf(std::uint64_t data) const noexcept;

    std::size_t m_bucketCount = 0;
    ZeroedPages m_memory;
    Bucket* m_buckets = nullptr;  ///< In m_memory, at the first place that suits them.
    unsigned m_generation = 0;
};

}  // namespace gomoku
