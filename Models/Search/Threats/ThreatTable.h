// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/ZeroedPages.h"
#include "Models/Core/Zobrist.h"

#include <cstddef>
#include <cstdint>

namespace gomoku {

/// Remembers in which positions the side to move has no win by fours, and how many fours deep that
/// is known. Such facts hold for ever, so entries never grow old; in a full bucket the shallowest
/// gives way.
class ThreatTable
{
public:
    static constexpr int kExhausted = 255;  ///< No number of fours wins.

    explicit ThreatTable(std::size_t bytes)
    {
        std::size_t buckets = 1;
        while (2 * buckets * sizeof(Bucket) <= bytes)
            buckets *= 2;
        m_mask = buckets - 1;
        m_memory = zeroedPages(buckets * sizeof(Bucket));
        m_buckets = static_cast<Bucket*>(m_memory.get());
    }

    /// As many fours are known not to win; -1 if nothing is known.
    [[nodiscard]] int hopeless(zobrist::Key key) const noexcept
    {
        if (!m_buckets)
            return -1;
        for (const std::uint64_t entry : m_buckets[key & m_mask].entries)
            if (((entry ^ key) & kKeyBits) == 0 && entry != 0)
                return depthOf(entry);
        return -1;
    }
    void setHopeless(zobrist::Key key, int fours) noexcept
    {
        if (!m_buckets)
            return;
        auto& entries = m_buckets[key & m_mask].entries;
        std::uint64_t* slot = &entries[0];
        for (std::uint64_t& entry : entries) {
            if (((entry ^ key) & kKeyBits) == 0) {
                slot = &entry;
                break;
            }
            if (depthOf(entry) < depthOf(*slot))
                slot = &entry;
        }
        *slot = (key & kKeyBits) | kUsed | static_cast<std::uint64_t>(fours);
    }

private:
    // The low bits of a key choose the bucket; what they leave out is checked.
    static constexpr std::uint64_t kDepthBits = 0xFF;
    static constexpr std::uint64_t kUsed = 0x100;
    static constexpr std::uint64_t kKeyBits = ~std::uint64_t{0x1FF};

    struct Bucket
    {
        std::uint64_t entries[4];
    };

    static int depthOf(std::uint64_t entry) noexcept
    {
        return static_cast<int>(entry & kDepthBits);
    }

    std::size_t m_mask = 0;
    ZeroedPages m_memory;
    Bucket* m_buckets = nullptr;  ///< In m_memory; null where the system gave none.
};

}  // namespace gomoku
