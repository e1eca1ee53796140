// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Symmetry.h"
#include "Models/Rules/OpeningNames.h"
#include "Models/Training/Openings/OpeningTable.h"
#include "Models/Training/TrainingLog.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace gomoku {

/// One person plays one side of an opening, the program the other. The known path is made of the
/// good moves of the table; the drill is over where it ends.
class OpeningDrill
{
public:
    struct Start
    {
        const RenjuOpening* opening = nullptr;
        Color user = Color::Black;
        Symmetry image{};  ///< How the opening lies on the board.
        std::uint64_t seed = 1;  ///< Which of the good moves the program plays.
    };

    enum class Verdict : std::uint8_t {
        Illegal,  ///< No empty point, or a foul. Nothing has happened.
        OnPath,
        LeftPath,  ///< The move was not made: another one may be tried.
    };

    struct Answer
    {
        Verdict verdict = Verdict::Illegal;
        Point move{};
        std::optional<double> forBlack{};  ///< After the move, if known.
        double bestForBlack = 50;  ///< After the best move instead.
        std::vector<ValuedMove> good{};  ///< What would have been on the path, or was.
        Point reply{};  ///< Of the program; none if the path has ended before.
    };

    OpeningDrill(std::shared_ptr<const OpeningTable> table, const Start& start);

    [[nodiscard]] const Start& start() const noexcept { return m_start; }
    [[nodiscard]] const Grid& grid() const noexcept { return m_grid; }
    [[nodiscard]] const std::vector<Point>& moves() const noexcept { return m_moves; }
    [[nodiscard]] Color sideToMove() const noexcept
    {
        return m_moves.size() % 2 == 0 ? Color::Black : Color::White;
    }
    [[nodiscard]] bool isOver() const;  ///< Nothing is known from here.
    [[nodiscard]] bool hasLeftPath() const noexcept { return m_hasLeft; }  ///< Once, at least.
    [[nodiscard]] std::vector<ValuedMove> goodMoves() const { return m_table->goodMoves(m_grid); }
    [[nodiscard]] Answer play(Point point);

private:
    void make(Point point);
    /// The program's move, if it is its turn and it knows one.
    Point reply();

    std::shared_ptr<const OpeningTable> m_table;
    Start m_start;
    std::uint64_t m_random;
    Grid m_grid{};
    std::vector<Point> m_moves{};
    bool m_hasLeft = false;
};

/// The opening with that code; null if there is none.
[[nodiscard]] const RenjuOpening* openingByCode(std::string_view code);

/// Codes of the openings that were drilled to the end without leaving the path.
[[nodiscard]] std::set<std::string> learntOpenings(const std::vector<TrainingAnswer>& answers);
/// What such an answer is about: "4D black".
[[nodiscard]] std::string drillSubject(const RenjuOpening& opening, Color user);

}  // namespace gomoku
