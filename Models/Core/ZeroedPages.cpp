// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/ZeroedPages.h"

#ifdef __linux__
#include <sys/mman.h>
#else
#include <cstdlib>
#endif

namespace gomoku {

#ifdef __linux__

ZeroedPages zeroedPages(std::size_t bytes) noexcept
{
    void* const memory
        = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return ZeroedPages(memory == MAP_FAILED ? nullptr : memory, ReleasePages{bytes});
}

void ReleasePages::operator()(void* memory) const noexcept
{
    munmap(memory, bytes);
}

#else

ZeroedPages zeroedPages(std::size_t bytes) noexcept
{
    return ZeroedPages(std::calloc(1, bytes), ReleasePages{bytes});
}

void ReleasePages::operator()(void* memory) const noexcept
{
    std::free(memory);
}

#endif

}  // namespace gomoku
