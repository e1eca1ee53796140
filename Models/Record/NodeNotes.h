// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Core/Point.h"
#include "Models/Core/Score.h"
#include "Models/Record/GameInfo.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace gomoku {

/// A sign drawn on a point of the board.
struct BoardMark
{
    enum class Kind : std::uint8_t { Triangle, Square, Circle, Cross, Label };

    Point point{};
    Kind kind = Kind::Cross;
    std::string text{};  ///< Only for Kind::Label.

    friend bool operator==(const BoardMark&, const BoardMark&) = default;
};

/// Stones put on the board or taken off it without being played; applied before the node's move.
struct SetupStones
{
    std::vector<Point> black{};
    std::vector<Point> white{};
    std::vector<Point> emptied{};
    std::optional<Color> toMove{};

    [[nodiscard]] bool isEmpty() const
    {
        return black.empty() && white.empty() && emptied.empty() && !toMove;
    }

    friend bool operator==(const SetupStones&, const SetupStones&) = default;
};

/// A property of a file that means nothing to us, kept so that writing does not lose it.
struct ForeignProperty
{
    std::string name{};
    std::vector<std::string> values{};  ///< As in the file between the brackets, escapes included.

    friend bool operator==(const ForeignProperty&, const ForeignProperty&) = default;
};

/// All that may be said about one node of a game besides its move. Texts are UTF-8.
struct NodeNotes
{
    std::string comment{};  ///< Lines end with '\n'.
    std::string name{};
    std::optional<Milliseconds> timeUsed{};  ///< By the node's move.
    PerColor<std::optional<Milliseconds>> timeLeft{};  ///< After the node's move.
    std::optional<Score> evaluation{};  ///< Good for Black if positive; the engine's units.
    std::vector<BoardMark> marks{};  ///< Ordered by kind and point; see addMark().
    SetupStones setup{};
    std::vector<ForeignProperty> foreign{};

    /// In its place: the order of marks means nothing, so there is only one. A point has at most
    /// one mark of each kind; a second one takes the place of the first.
    void addMark(BoardMark mark)
    {
        const auto inOrder = [](const BoardMark& a, const BoardMark& b) {
            return std::tie(a.kind, a.point) < std::tie(b.kind, b.point);
        };
        const auto place = std::lower_bound(marks.begin(), marks.end(), mark, inOrder);
        if (place != marks.end() && !inOrder(mark, *place))
            *place = std::move(mark);
        else
            marks.insert(place, std::move(mark));
    }

    /// Every mark that the point has.
    void removeMarksAt(Point point)
    {
        std::erase_if(marks, [point](const BoardMark& mark) { return mark.point == point; });
    }

    friend bool operator==(const NodeNotes&, const NodeNotes&) = default;
};

}  // namespace gomoku
