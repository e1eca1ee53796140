// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/Search/DelayReserve.h"
#include "Models/Search/SearchTypes.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gomoku {

/// What a manager has said with INFO, and what follows from it for the next search.
class BrainOptions
{
public:
    using Milliseconds = std::chrono::milliseconds;

    static constexpr std::size_t kLargestTable = 1024;  ///< In megabytes, as is the next.
    static constexpr std::size_t kLeastTable = 1;  ///< Also before anything is known.

    /// Takes one "key value" in. An unknown key is ignored, as the protocol wants; a value that
    /// makes no sense changes nothing and is explained in the answer.
    std::optional<std::string> set(std::string_view arguments);

    void startGame();  ///< Resets the match clock.
    /// An answer was found after so long. That is all that managers without time_left let us know;
    /// the next time_left of others tells how late it came to them.
    void chargeMatch(Milliseconds used);

    [[nodiscard]] Rule rule() const noexcept { return m_rule; }
    /// Time for a move, within both limits of the manager, minus a reserve for the pipes, which
    /// grows with the delays seen.
    [[nodiscard]] SearchLimits limits() const;
    /// What the limits make sensible and possible.
    [[nodiscard]] std::size_t tableMegabytes() const noexcept;
    /// Has the manager said how long a turn is? Only then the table has its final size.
    [[nodiscard]] bool knowsTurn() const noexcept { return m_knowsTurn; }
    /// May it play by the proofs of the solved game? Not at a level, nor where its search is what
    /// somebody wants to see: with a limit of nodes or depth.
    [[nodiscard]] bool playsPerfect() const noexcept;
    [[nodiscard]] bool showsRealtime() const noexcept { return (m_detail & 1) != 0; }
    [[nodiscard]] bool showsDetail() const noexcept { return (m_detail & 2) != 0; }

private:
    std::optional<std::string> setNumber(std::string_view key, std::int64_t value);
    [[nodiscard]] Milliseconds moveTime() const;
    [[nodiscard]] std::optional<Milliseconds> matchTime() const;
    void takeTimeLeft(std::optional<Milliseconds> left);

    Rule m_rule = Rule::Freestyle;
    Milliseconds m_turn{5000};
    bool m_knowsTurn = false;
    std::optional<Milliseconds> m_match{};
    std::optional<Milliseconds> m_timeLeft{};
    DelayReserve m_delays{};
    Milliseconds m_overrun{0};  ///< Of the newest answer, beyond the time that it was given.
    bool m_isAwaited = false;  ///< Will the next time_left tell how late that answer was?
    Milliseconds m_increment{0};
    std::size_t m_memoryMegabytes = 0;  ///< 0: no limit.
    std::size_t m_hashMegabytes = 0;  ///< 0: nothing said.
    int m_threads = 1;
    std::optional<Depth> m_depth{};
    std::optional<std::uint64_t> m_nodes{};
    int m_strength = 100;
    int m_detail = 0;
    bool m_perfect = true;
};

}  // namespace gomoku
