// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/OpeningAction.h"

#include "Models/Core/Ascii.h"

#include <array>

namespace gomoku {

namespace {

constexpr std::array kChoices{OpeningChoice::Stay, OpeningChoice::Swap, OpeningChoice::PlaceTwoMore,
                              OpeningChoice::OfferTen};
constexpr std::string_view kFifths = "fifths=";
constexpr std::string_view kOffer = "offer=";
constexpr std::string_view kPick = "pick=";

std::optional<OpeningAction> withPoint(OpeningStep step, std::string_view text)
{
    const auto point = Point::parse(text);
    return point ? std::optional(OpeningAction{step, *point}) : std::nullopt;
}

std::optional<OpeningAction> withNumber(std::string_view text)
{
    const auto number = parseNumber(text);
    return number ? std::optional(OpeningAction::declare(*number)) : std::nullopt;
}

}  // namespace

std::string_view nameOf(OpeningChoice choice) noexcept
{
    switch (choice) {
    case OpeningChoice::Stay:
        return "stay";
    case OpeningChoice::Swap:
        return "swap";
    case OpeningChoice::PlaceTwoMore:
        return "two-more";
    case OpeningChoice::OfferTen:
        return "offer-ten";
    }
    return "stay";
}

std::string OpeningAction::toString() const
{
    switch (step) {
    case OpeningStep::PlaceStone:
        return point.toString();
    case OpeningStep::Choose:
        return std::string(nameOf(choice));
    case OpeningStep::DeclareFifths:
        return std::string(kFifths) + std::to_string(number);
    case OpeningStep::OfferFifth:
        return std::string(kOffer) + point.toString();
    case OpeningStep::PickFifth:
        return std::string(kPick) + point.toString();
    }
    return {};
}

std::optional<OpeningAction> OpeningAction::parse(std::string_view word)
{
    for (const OpeningChoice choice : kChoices)
        if (word == nameOf(choice))
            return OpeningAction::choose(choice);
    if (word.starts_with(kFifths))
        return withNumber(word.substr(kFifths.size()));
    if (word.starts_with(kOffer))
        return withPoint(OpeningStep::OfferFifth, word.substr(kOffer.size()));
    if (word.starts_with(kPick))
        return withPoint(OpeningStep::PickFifth, word.substr(kPick.size()));
    return withPoint(OpeningStep::PlaceStone, word);
}

std::string_view describe(OpeningRefusal refusal) noexcept
{
    switch (refusal) {
    case OpeningRefusal::Finished:
        return "the opening is over";
    case OpeningRefusal::NotAsked:
        return "the opening rule asks for something else now";
    case OpeningRefusal::OffBoard:
        return "that is not on the board";
    case OpeningRefusal::Occupied:
        return "that point is occupied";
    case OpeningRefusal::NotCentre:
        return "the first stone must be in the centre";
    case OpeningRefusal::TooFar:
        return "the stone must be inside the central square";
    case OpeningRefusal::TooNear:
        return "the stone must be outside the central square";
    case OpeningRefusal::AlreadyOffered:
        return "this fifth move is already on offer";
    case OpeningRefusal::SymmetricOffer:
        return "this mirrors a fifth move that is already on offer";
    case OpeningRefusal::NotOffered:
        return "this fifth move was not offered";
    case OpeningRefusal::NumberOutOfRange:
        return "that number of fifth moves is not allowed";
    }
    return {};
}

}  // namespace gomoku
