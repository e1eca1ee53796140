// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Rules/OpeningAction.h"
#include "Models/Rules/OpeningRule.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace gomoku {

/// A player, whichever colour is his in the end. The first one begins the opening.
enum class Seat : std::uint8_t { First, Second };

[[nodiscard]] constexpr Seat opponent(Seat seat) noexcept
{
    return seat == Seat::First ? Seat::Second : Seat::First;
}

/// Where a stone of the opening may stand: squares are around the centre and have an odd side.
struct OpeningArea
{
    enum class Kind : std::uint8_t { Anywhere, Inside, Outside };

    Kind kind = Kind::Anywhere;
    int side = 0;

    [[nodiscard]] bool contains(Point point, int boardSize) const noexcept;

    friend bool operator==(const OpeningArea&, const OpeningArea&) = default;
};

/// What the opening rule asks for now.
struct OpeningTask
{
    OpeningStep step = OpeningStep::PlaceStone;
    Seat seat = Seat::First;  ///< Who has to do it.
    Color color = Color::Black;  ///< PlaceStone, OfferFifth, PickFifth: of the stone.
    OpeningArea area{};  ///< PlaceStone.
    std::vector<OpeningChoice> choices{};  ///< Choose.
    int count = 0;  ///< DeclareFifths: at most so many; OfferFifth: so many still to be offered.

    friend bool operator==(const OpeningTask&, const OpeningTask&) = default;
};

/// An opening in progress: a value that is driven by actions and tells at each moment who has to
/// do what. The same for people, the computer and files; stones alternate in colour from Black on.
class OpeningPlay
{
public:
    /// The board must not be smaller than smallestBoardFor(rule).
    explicit OpeningPlay(OpeningRule rule = OpeningRule::Free, int boardSize = kDefaultBoardSize);
    /// The opening after `actions`; nullopt if one of them is refused.
    [[nodiscard]] static std::optional<OpeningPlay>
    replayed(OpeningRule rule, int boardSize, std::span<const OpeningAction> actions);

    [[nodiscard]] OpeningRule rule() const noexcept { return m_rule; }
    [[nodiscard]] int boardSize() const noexcept { return m_grid.size(); }
    [[nodiscard]] const Grid& grid() const noexcept { return m_grid; }
    [[nodiscard]] const std::vector<Point>& moves() const noexcept { return m_moves; }
    [[nodiscard]] const std::vector<OpeningAction>& actions() const noexcept { return m_actions; }
    [[nodiscard]] const std::vector<Point>& offeredFifths() const noexcept { return m_offers; }

    /// From now on it is ordinary play, sideToMove() first.
    [[nodiscard]] bool isFinished() const noexcept { return m_steps.empty(); }
    [[nodiscard]] Color sideToMove() const noexcept;
    /// Who has which colour, for the present.
    [[nodiscard]] Color colorOf(Seat seat) const noexcept;
    [[nodiscard]] Seat seatOf(Color color) const noexcept;
    /// Not to be asked once it is finished.
    [[nodiscard]] OpeningTask task() const;

    [[nodiscard]] std::optional<OpeningRefusal> refusalOf(const OpeningAction& action) const;
    /// What a click on `point` means now: placing, offering or picking; nullopt if none of these.
    [[nodiscard]] std::optional<OpeningAction> actionAt(Point point) const;
    /// Where a click would be accepted, in the order of points.
    [[nodiscard]] std::vector<Point> allowedPoints() const;
    [[nodiscard]] std::vector<OpeningAction> legalActions() const;

    /// Changes nothing if the action is refused.
    std::optional<OpeningRefusal> apply(const OpeningAction& action);
    void undo();  ///< Takes the last action back, if there is one.

private:
    /// Who has to take a step: one of the seats, or whoever has the colour that is to move, or the
    /// other colour, when the time comes.
    enum class Actor : std::uint8_t { First, Second, ToMove, Waiting };
    struct Step
    {
        OpeningStep step = OpeningStep::PlaceStone;
        Actor actor = Actor::ToMove;
        OpeningArea area{};
        std::vector<OpeningChoice> choices{};
        int count = 0;  ///< OfferFifth: 0 for as many as were declared.
    };

    [[nodiscard]] static std::vector<Step> stepsOf(OpeningRule rule);
    [[nodiscard]] static Step placing(Actor actor, OpeningArea area = {});
    [[nodiscard]] static Step choosing(Actor actor,
                                       std::optional<OpeningChoice> more = std::nullopt);
    [[nodiscard]] static std::vector<Step> renjuPattern();
    [[nodiscard]] static std::vector<Step> fifthsOf(int count);

    [[nodiscard]] Seat seatOf(Actor actor) const noexcept;
    [[nodiscard]] int fifthsAsked() const noexcept;
    [[nodiscard]] std::optional<OpeningRefusal> refusalOfStone(Point point) const;
    [[nodiscard]] std::optional<OpeningRefusal> refusalOfOffer(Point point) const;
    void place(Point point);
    void follow(OpeningChoice choice);

    OpeningRule m_rule;
    Grid m_grid;
    Seat m_black = Seat::First;
    int m_declared = 0;
    std::vector<Step> m_steps;  ///< Still to be taken, the present one first.
    std::vector<Point> m_moves;
    std::vector<Point> m_offers;
    std::vector<OpeningAction> m_actions;
};

/// All actions of an opening as words with a blank between them, for records.
[[nodiscard]] std::string toString(std::span<const OpeningAction> actions);
/// Reads them again; nullopt if a word is no action.
[[nodiscard]] std::optional<std::vector<OpeningAction>> parseOpeningActions(std::string_view text);

}  // namespace gomoku
