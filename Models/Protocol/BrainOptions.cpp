// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/BrainOptions.h"

#include "Models/Constants.h"
#include "Models/Core/Ascii.h"
#include "Models/Protocol/GomocupText.h"
#include "Models/Search/PlayingLevel.h"
#include "Models/Search/TimeManager.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gomoku {

namespace {

using Milliseconds = BrainOptions::Milliseconds;

constexpr std::int64_t kUnlimitedTime = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kLongestTime = 1000LL * 60 * 60 * 24 * 30;
constexpr std::size_t kQuickTable = 16;
constexpr std::size_t kDefaultTable = 64;
/// For long searches.
constexpr std::size_t kLongTurnTable = 192;
constexpr Milliseconds kLongTurn{10000};
/// Clearing a larger table would take a good part of a shorter turn, which does not fill it.
constexpr Milliseconds kShortTurn{500};
/// Code, shape tables, stacks and the search's own bookkeeping: what is not the table.
constexpr std::size_t kProcessMegabytes = 32;
constexpr std::size_t kMegabytesPerThread = 4;
/// A proof and the solver's table beside all that.
constexpr std::size_t kMegabytesForProofs = 64;
constexpr int kFullStrength = 100;

/// How late an answer may get on its way through two pipes and a scheduler.
constexpr Milliseconds pipeMargin(Milliseconds limit)
{
    return std::min(Milliseconds(25), Milliseconds(2) + limit / 10);
}

/// `reserve`: what is known to be necessary here.
constexpr Milliseconds withoutMargin(Milliseconds limit, Milliseconds reserve = {})
{
    return std::max(Milliseconds(1), limit - std::max(pipeMargin(limit), reserve));
}

Milliseconds milliseconds(std::int64_t value)
{
    return Milliseconds(std::clamp<std::int64_t>(value, 0, kLongestTime));
}

template <typename Number>
std::optional<Number> limitOf(std::int64_t value, std::int64_t most)
{
    if (value <= 0)
        return std::nullopt;
    return static_cast<Number>(std::min(value, most));
}

constexpr std::array<std::string_view, 16> kNumericKeys{
    "TIMEOUT_TURN", "TIMEOUT_MATCH", "TIME_LEFT",      "TIME_INCREMENT", "MAX_MEMORY", "GAME_TYPE",
    "RULE",         "MAX_DEPTH",     "MAX_NODE",       "THREAD_NUM",     "HASH_SIZE",  "STRENGTH",
    "PONDERING",    "SHOW_DETAIL",   "CAUTION_FACTOR", "PERFECT",
};

}  // namespace

std::optional<std::string> BrainOptions::set(std::string_view arguments)
{
    arguments = trimmed(arguments);
    const std::size_t end = arguments.find_first_of(" \t");
    const std::string key = gomocup::upperCase(arguments.substr(0, end));
    if (std::find(kNumericKeys.begin(), kNumericKeys.end(), key) == kNumericKeys.end())
        return std::nullopt;  // folder, evaluate and future keys
    const auto text = end == std::string_view::npos ? std::string_view{} : arguments.substr(end);
    const auto value = gomocup::parseInteger(text);
    if (!value)
        return "INFO " + key + ": " + gomocup::quoted(trimmed(text)) + " is not a whole number";
    return setNumber(key, *value);
}

std::optional<std::string> BrainOptions::setNumber(std::string_view key, std::int64_t value)
{
    if (key == "TIMEOUT_TURN") {
        m_turn = milliseconds(value);
        m_knowsTurn = true;
    } else if (key == "TIMEOUT_MATCH") {
        m_match = value > 0 && value < kUnlimitedTime ? std::optional(milliseconds(value))
                                                      : std::nullopt;
    } else if (key == "TIME_LEFT") {
        takeTimeLeft(value < kUnlimitedTime ? std::optional(milliseconds(value)) : std::nullopt);
    } else if (key == "TIME_INCREMENT") {
        m_increment = milliseconds(value);
    } else if (key == "MAX_MEMORY") {
        m_memoryMegabytes
            = value <= 0 ? 0 : static_cast<std::size_t>(std::max<std::int64_t>(1, value >> 20));
    } else if (key == "RULE") {
        const auto rule = gomocup::ruleOfCode(value);
        if (!rule)
            return "INFO RULE: unknown rule number " + std::to_string(value);
        m_rule = *rule;
    } else if (key == "MAX_DEPTH") {
        m_depth = limitOf<Depth>(value, kMaxPly);
    } else if (key == "MAX_NODE") {
        m_nodes = limitOf<std::uint64_t>(value, std::numeric_limits<std::int64_t>::max());
    } else if (key == "THREAD_NUM") {
        m_threads = static_cast<int>(std::clamp<std::int64_t>(value, 1, kMaxSearchThreads));
    } else if (key == "HASH_SIZE") {  // in kilobytes
        m_hashMegabytes
            = value <= 0 ? 0 : static_cast<std::size_t>(std::max<std::int64_t>(1, value >> 10));
    } else if (key == "STRENGTH") {
        m_strength = static_cast<int>(std::clamp<std::int64_t>(value, 0, kFullStrength));
    } else if (key == "SHOW_DETAIL") {
        m_detail = static_cast<int>(std::clamp<std::int64_t>(value, 0, 3));
    } else if (key == "PERFECT") {
        m_perfect = value != 0;
    }
    return std::nullopt;
}

bool BrainOptions::playsPerfect() const noexcept
{
    const bool hasRoom = m_memoryMegabytes == 0 || m_memoryMegabytes >= kMegabytesForProofs;
    return m_perfect && m_strength == kFullStrength && !m_nodes && !m_depth && hasRoom;
}

void BrainOptions::startGame()
{
    m_timeLeft.reset();
    m_isAwaited = false;
}

void BrainOptions::chargeMatch(Milliseconds used)
{
    const auto left = matchTime();
    if (!left)
        return;
    if (m_isAwaited)
        m_delays.note(m_overrun);  // No time_left has come that would tell more.
    const Milliseconds given = TimeManager::budgetFor(limits()).value_or(used);
    m_overrun = std::max(Milliseconds(0), used - given);
    m_isAwaited = true;
    m_timeLeft = std::max(Milliseconds(0), *left - used);
}

void BrainOptions::takeTimeLeft(std::optional<Milliseconds> left)
{
    // What the manager has charged for beyond the time that the answer took us.
    if (m_isAwaited && left && m_timeLeft)
        m_delays.note(m_overrun + std::max(Milliseconds(0), *m_timeLeft + m_increment - *left));
    m_isAwaited = false;
    m_timeLeft = left;
}

SearchLimits BrainOptions::limits() const
{
    SearchLimits limits;
    limits.moveTime = moveTime();
    if (const auto left = matchTime())
        limits.matchTime = withoutMargin(*left, m_delays.forGame());
    if (m_increment.count() > 0)
        limits.increment = m_increment;
    limits.nodes = m_nodes;
    limits.depth = m_depth;
    limits.threads = m_threads;
    if (m_strength < kFullStrength)
        limits.level = 1 + m_strength * kLevels / kFullStrength;
    return limits;
}

Milliseconds BrainOptions::moveTime() const
{
    constexpr Milliseconds kAtOnce{20};  // timeout_turn 0: as fast as possible
    const Milliseconds turn = m_turn.count() > 0 ? m_turn : kAtOnce;
    const auto left = matchTime();
    if (!left)
        return withoutMargin(turn);
    // One bad delay must not make all turns of a few milliseconds instant ones.
    const Milliseconds reserve = m_delays.forMove();
    return std::min(withoutMargin(turn, std::min(reserve, turn / 2)),
                    withoutMargin(*left, reserve));
}

std::optional<Milliseconds> BrainOptions::matchTime() const
{
    return m_timeLeft ? m_timeLeft : m_match;
}

std::size_t BrainOptions::tableMegabytes() const noexcept
{
    // What a match has for its first move; later ones must not have another table.
    const Milliseconds turn
        = m_match ? std::min(m_turn, *TimeManager::budgetFor({.matchTime = *m_match})) : m_turn;
    std::size_t wanted = turn >= kLongTurn ? kLongTurnTable
        : turn >= kShortTurn               ? kDefaultTable
                                           : kQuickTable;
    if (m_hashMegabytes != 0)
        wanted = std::min(m_hashMegabytes, kLargestTable);
    if (m_memoryMegabytes == 0)
        return wanted;
    const std::size_t others
        = kProcessMegabytes + kMegabytesPerThread * static_cast<std::size_t>(m_threads);
    const std::size_t room = m_memoryMegabytes > others ? m_memoryMegabytes - others : 0;
    return std::max(kLeastTable, std::min(room, wanted));
}

}  // namespace gomoku
