// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <new>

namespace gomoku {

/// Gives memory of zeroedPages() back to the system.
struct ReleasePages
{
    std::size_t bytes = 0;
    void operator()(void* memory) const noexcept;
};
using ZeroedPages = std::unique_ptr<void, ReleasePages>;

/// Memory for a large table, all zeros and fetched as it is first touched; null if the system
/// refuses so much. It comes from the system itself, because an allocator keeps large blocks that
/// come and go: once one of 18 MB was freed, glibc takes the next from its heap, writes the zeros
/// itself and holds on to the memory afterwards, on every thread.
[[nodiscard]] ZeroedPages zeroedPages(std::size_t bytes) noexcept;

/// For vectors that are as large as a table.
template <typename T>
struct PageAllocator
{
    using value_type = T;

    PageAllocator() = default;
    template <typename Other>
    constexpr PageAllocator(const PageAllocator<Other>&) noexcept
    { }

    [[nodiscard]] T* allocate(std::size_t count)
    {
        ZeroedPages pages = zeroedPages(count * sizeof(T));
        if (!pages)
            throw std::bad_alloc();
        return static_cast<T*>(pages.release());
    }
    void deallocate(T* memory, std::size_t count) noexcept
    {
        ReleasePages{count * sizeof(T)}(memory);
    }

    friend bool operator==(const PageAllocator&, const PageAllocator&) = default;
};

}  // namespace gomoku
