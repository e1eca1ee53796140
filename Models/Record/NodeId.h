// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>

namespace gomoku {

/// Handle of a node in one GameRecord. It stays good until that node is removed, whatever happens
/// to the others, and means the same node in every copy of the record.
struct NodeId
{
    std::int32_t index = -1;

    [[nodiscard]] constexpr bool isNone() const noexcept { return index < 0; }

    friend constexpr bool operator==(NodeId, NodeId) noexcept = default;
    friend constexpr auto operator<=>(NodeId, NodeId) noexcept = default;
};

}  // namespace gomoku
