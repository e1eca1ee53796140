// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gomoku {

/// The kinds of things that an opening rule asks of a player.
enum class OpeningStep : std::uint8_t {
    PlaceStone,
    Choose,
    DeclareFifths,  ///< Say how many fifth moves Black will offer.
    OfferFifth,  ///< Put one of them on the board, for the opponent to choose from.
    PickFifth,  ///< Choose the one that stays.
};

/// What may be chosen, seen from the chooser.
enum class OpeningChoice : std::uint8_t {
    Stay,  ///< Keep the colours as they are.
    Swap,  ///< Exchange colours.
    PlaceTwoMore,  ///< Swap2: lay a white and a black stone and leave the choice to the other.
    OfferTen,  ///< Taraguchi-10: keep Black and offer ten fifth moves instead of one.
};

/// One thing that a player did during the opening. A list of these is the whole opening.
struct OpeningAction
{
    OpeningStep step = OpeningStep::PlaceStone;
    Point point{};  ///< PlaceStone, OfferFifth, PickFifth.
    OpeningChoice choice = OpeningChoice::Stay;  ///< Choose.
    int number = 0;  ///< DeclareFifths.

    [[nodiscard]] static OpeningAction place(Point point)
    {
        return {OpeningStep::PlaceStone, point};
    }
    [[nodiscard]] static OpeningAction offer(Point point)
    {
        return {OpeningStep::OfferFifth, point};
    }
    [[nodiscard]] static OpeningAction pick(Point point) { return {OpeningStep::PickFifth, point}; }
    [[nodiscard]] static OpeningAction choose(OpeningChoice choice)
    {
        return {OpeningStep::Choose, {}, choice};
    }
    [[nodiscard]] static OpeningAction declare(int number)
    {
        return {OpeningStep::DeclareFifths, {}, OpeningChoice::Stay, number};
    }

    /// A word without blanks, for records: "h8", "swap", "fifths=3", "offer=g7", "pick=g7".
    [[nodiscard]] std::string toString() const;
    [[nodiscard]] static std::optional<OpeningAction> parse(std::string_view word);

    friend bool operator==(const OpeningAction&, const OpeningAction&) = default;
};

/// "stay", "swap", "two-more", "offer-ten".
[[nodiscard]] std::string_view nameOf(OpeningChoice choice) noexcept;

/// Why an action changes nothing. The words for a person are the UI's.
enum class OpeningRefusal : std::uint8_t {
    Finished,  ///< The opening is over.
    NotAsked,  ///< Another kind of action is asked for, or this choice is not offered.
    OffBoard,
    Occupied,
    NotCentre,  ///< The first stone belongs in the centre.
    TooFar,  ///< Outside the square around the centre where the stone belongs.
    TooNear,  ///< Inside the square around the centre that the stone must keep out of.
    AlreadyOffered,
    SymmetricOffer,  ///< The mirror image of a fifth move that is offered already.
    NotOffered,
    NumberOutOfRange,
};

/// For command lines and logs, in English.
[[nodiscard]] std::string_view describe(OpeningRefusal refusal) noexcept;

}  // namespace gomoku
