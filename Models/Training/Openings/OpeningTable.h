// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Grid.h"
#include "Models/Core/Zobrist.h"
#include "Models/Record/Formats/Expected.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// The openings of Renju as our judge sees them, on 15x15. As text, a line for the margin and one
// for each position that was looked into:
//
//   margin;4.0
//   h8 h9 i9;61.2;g9 61.2,i7 62.0
//
// that is the moves from the empty board, Black's chance in percent, and what the side to move may
// play with Black's chance after it, best for the side to move first. Empty lines and lines that
// begin with # say nothing.

namespace gomoku {

/// A move with Black's chance to win after it, in percent.
struct ValuedMove
{
    Point point{};
    double forBlack = 50;

    friend bool operator==(const ValuedMove&, const ValuedMove&) = default;
};

/// A position of an opening, and the moves that were judged in earnest there.
struct KnownOpening
{
    std::vector<Point> moves{};  ///< From the empty board, Black first.
    std::vector<ValuedMove> choices{};  ///< Best for the side to move first; never empty.

    [[nodiscard]] Color side() const { return moves.size() % 2 == 0 ? Color::Black : Color::White; }
    [[nodiscard]] double forBlack() const { return choices.front().forBlack; }

    friend bool operator==(const KnownOpening&, const KnownOpening&) = default;
};

struct JudgedOpenings
{
    double margin = 4;  ///< Points of chance: moves that lose less than this are good.
    std::vector<KnownOpening> positions{};

    friend bool operator==(const JudgedOpenings&, const JudgedOpenings&) = default;
};

/// Does a move lose less than the margin against the best? Values as written, in tenths.
[[nodiscard]] bool isWithin(double margin, double forBlack, double best);
/// The same for all eight images of a position.
[[nodiscard]] zobrist::Key keyOfAllImages(const Grid& grid);

[[nodiscard]] std::string toText(const KnownOpening& opening);  ///< A line.
[[nodiscard]] std::string toText(const JudgedOpenings& file);
/// Strict: what contradicts itself is refused, with its line and the reason.
[[nodiscard]] Expected<JudgedOpenings> parseJudgedOpenings(std::string_view text);
/// What comes with the program, as it was embedded.
[[nodiscard]] std::string_view builtInOpeningText() noexcept;

/// Answers what is known of a position, however it is turned or mirrored.
class OpeningTable
{
public:
    OpeningTable() = default;  ///< Knows nothing.
    explicit OpeningTable(JudgedOpenings file);
    [[nodiscard]] static OpeningTable builtIn();

    [[nodiscard]] double margin() const noexcept { return m_file.margin; }
    /// Black's chance, of positions looked into and of those one move after them.
    [[nodiscard]] std::optional<double> valueOf(const Grid& grid) const;
    [[nodiscard]] bool isKnown(const Grid& grid) const { return find(grid).has_value(); }
    /// What was judged there, best first; empty if nobody has looked into it. Of moves that are the
    /// same by symmetry there is one.
    [[nodiscard]] std::vector<ValuedMove> choices(const Grid& grid) const;
    /// Those of them that lose less than the margin.
    [[nodiscard]] std::vector<ValuedMove> goodMoves(const Grid& grid) const;
    /// What was judged of one of the choices, or of its mirror image. The position after it may
    /// have another value, from a look of its own.
    [[nodiscard]] std::optional<double> valueOfMove(const Grid& grid, Color color,
                                                    Point point) const;
    /// Does one of the choices, or its mirror image, lose less than the margin?
    [[nodiscard]] bool isGood(const Grid& grid, Color color, Point point) const;

private:
    struct Place
    {
        const KnownOpening* opening = nullptr;
        std::uint8_t image = 0;  ///< The symmetry that turns the asked position into it.
    };
    [[nodiscard]] std::optional<Place> find(const Grid& grid) const;

    JudgedOpenings m_file{};
    std::unordered_map<zobrist::Key, std::size_t> m_places;  ///< By the stones as in the file.
    std::unordered_map<zobrist::Key, double> m_values;  ///< By the least key of all eight images.
};

}  // namespace gomoku
