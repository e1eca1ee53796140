// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Constants.h"
#include "Models/Core/Color.h"
#include "Models/Core/Rule.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gomoku {

using Milliseconds = std::chrono::milliseconds;

/// How a recorded game ended, as far as files tell.
struct GameResult
{
    enum class Kind : std::uint8_t { Unknown, Win, Draw, Void };
    enum class Reason : std::uint8_t {
        Unstated,  ///< For a win: five in a row, or the file does not say.
        Resignation,
        Time,
        Forfeit,  ///< A foul, or an engine that failed.
    };

    Kind kind = Kind::Unknown;
    Color winner = Color::Black;  ///< Only for Kind::Win.
    Reason reason = Reason::Unstated;  ///< Only for Kind::Win.

    [[nodiscard]] static constexpr GameResult win(Color color, Reason why = Reason::Unstated)
    {
        return {Kind::Win, color, why};
    }
    [[nodiscard]] static constexpr GameResult draw() { return {.kind = Kind::Draw}; }

    [[nodiscard]] constexpr bool isKnown() const noexcept { return kind != Kind::Unknown; }
    [[nodiscard]] constexpr bool isWinFor(Color color) const noexcept
    {
        return kind == Kind::Win && winner == color;
    }

    friend constexpr bool operator==(const GameResult&, const GameResult&) = default;
};

/// What helped a player, so that the result is not theirs alone; the first of several.
enum class Help : std::uint8_t {
    None,
    Unstated,  ///< Something; older files do not say what.
    Hint,
    TakenBack,  ///< A move was.
    ComputerMove,  ///< The computer played one for them.
    Analysis,
    OtherPlayers,  ///< Somebody else took a seat.
};
inline constexpr Help kLastHelp = Help::OtherPlayers;

/// "hint", "undo", "move", "analysis", "players"; "1" if unstated, nothing for none.
[[nodiscard]] constexpr std::string_view nameOf(Help help) noexcept
{
    constexpr std::string_view kNames[]{"", "1", "hint", "undo", "move", "analysis", "players"};
    return kNames[static_cast<std::size_t>(help)];
}

/// The clock that a game was played with; all empty if it had none. Of the last three only one.
struct TimeControl
{
    std::optional<Milliseconds> perGame{};
    std::optional<Milliseconds> increment{};  ///< Added after each move.
    std::optional<Milliseconds> perMove{};
    std::string other{};  ///< What the file says of overtime in words we do not know.

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// What is known of a game as a whole. Every text is UTF-8, on one line.
struct GameInfo
{
    int boardSize = kDefaultBoardSize;
    std::optional<Rule> rule{};  ///< Many formats do not say.
    std::string otherRule{};  ///< The file's own word for a rule that is none of ours.
    std::string openingRule{};  ///< "swap2", "taraguchi-10", …
    std::string openingActions{};  ///< What was done under it, in words: see OpeningPlay.h.
    PerColor<std::string> players{};
    PerColor<std::string> ranks{};
    std::string date{};  ///< "2026-11-16" as we write it; whatever the file had as we read it.
    std::string event{};
    std::string round{};
    std::string place{};
    std::string gameName{};
    GameResult result{};
    TimeControl time{};
    Help help = Help::None;  ///< That a human had against a computer: then it is no win of theirs.

    [[nodiscard]] bool isHelped() const noexcept { return help != Help::None; }

    friend bool operator==(const GameInfo&, const GameInfo&) = default;
};

}  // namespace gomoku
