// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>

namespace gomoku {

/// The records that moves leave for being undone, the latest on top. They lie on the heap, because
/// threads have small stacks. The room for a game is fetched once, so that moves allocate nothing;
/// only a game with more moves, of which many are passes, makes it grow. A copy has room of its own
/// and takes over no more than what is in use. Nothing but assignment may follow a move from it.
template <typename Record, std::size_t room>
class UndoStack
{
    // Copied as bytes, and never filled with values that the next move writes anyway.
    static_assert(std::is_trivially_copyable_v<Record>);
    static_assert(std::is_trivially_destructible_v<Record>);

public:
    UndoStack() : m_bytes(bytesFor(room)) { }
    UndoStack(const UndoStack& other) : m_bytes(bytesFor(other.m_room)), m_room(other.m_room)
    {
        take(other);
    }
    UndoStack(UndoStack&& other) noexcept = default;
    UndoStack& operator=(const UndoStack& other)
    {
        if (!m_bytes || m_room < other.m_count) {
            m_bytes = bytesFor(other.m_room);
            m_room = other.m_room;
        }
        take(other);
        return *this;
    }
    UndoStack& operator=(UndoStack&& other) noexcept = default;
    ~UndoStack() = default;

    [[nodiscard]] std::size_t size() const noexcept { return m_count; }
    [[nodiscard]] const Record& operator[](std::size_t i) const noexcept
    {
        assert(i < m_count);
        return records()[i];
    }
    [[nodiscard]] const Record& top() const noexcept { return (*this)[m_count - 1]; }

    /// A record to be written: it holds whatever lay there before.
    [[nodiscard]] Record& push() noexcept
    {
        if (m_count == m_room) [[unlikely]]
            grow();
        return records()[m_count++];
    }
    /// Valid until the next push().
    const Record& pop() noexcept
    {
        assert(m_count > 0);
        return records()[--m_count];
    }

private:
    using Bytes = std::unique_ptr<std::byte[]>;

    [[nodiscard]] static Bytes bytesFor(std::size_t count)
    {
        // std::make_unique_for_overwrite, which the library of Emscripten 3.1 has not: no zeros
        // first.
        return Bytes(new std::byte[count * sizeof(Record)]);
    }
    [[nodiscard]] Record* records() const noexcept
    {
        return reinterpret_cast<Record*>(m_bytes.get());
    }
    void take(const UndoStack& other) noexcept
    {
        m_count = other.m_count;
        if (m_count > 0 && this != &other)
            std::memcpy(m_bytes.get(), other.m_bytes.get(), m_count * sizeof(Record));
    }
    void grow() noexcept
    {
        Bytes larger = bytesFor(2 * m_room);
        std::memcpy(larger.get(), m_bytes.get(), m_count * sizeof(Record));
        m_bytes = std::move(larger);
        m_room *= 2;
    }

    Bytes m_bytes;
    std::size_t m_room = room;
    std::size_t m_count = 0;
};

}  // namespace gomoku
