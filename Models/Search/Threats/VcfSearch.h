// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Search/Threats/ThreatClock.h"
#include "Models/Search/Threats/ThreatKind.h"
#include "Models/Search/Threats/ThreatTable.h"

#include <cstdint>
#include <span>
#include <vector>

namespace gomoku {

/// How much one search for fours may cost.
struct VcfBudget
{
    std::uint64_t nodes = 1'000'000;
    int fours
        = 255;  ///< The attacker's moves in a row, the five not counted. None: not with these.
    int firstFours = 1;  ///< Deepening starts here; 1 finds the shortest win.
};

struct VcfResult
{
    ThreatOutcome outcome = ThreatOutcome::GaveUp;
    Point first{};  ///< The move to play; none without a win.
    int plies = 0;  ///< Until five is made; 0 without a win.

    [[nodiscard]] bool isWin() const noexcept { return outcome == ThreatOutcome::Win; }
};

/// Victory by continuous fours: the side to move makes fours only, which leave its opponent at most
/// one move each, up to a five that cannot be stopped. Under caro, where a four may be answered in
/// more ways than one, all of them are tried. Keeps its table between searches; one object for one
/// thread. Searching allocates nothing after a few searches.
class VcfSearch
{
public:
    explicit VcfSearch(std::size_t tableBytes);

    /// Attacks for the side to move. The board comes back as it was. `clock`, if given, counts the
    /// nodes too and can end the search.
    VcfResult find(BoardManager& board, const VcfBudget& budget, ThreatClock* clock = nullptr);

    /// The moves of the last win, attacker's and defender's in turn, to the five; where the
    /// defender cannot stop it, with some legal move of his before it.
    [[nodiscard]] std::span<const Point> line() const noexcept { return m_line; }
    [[nodiscard]] std::uint64_t nodes() const noexcept { return m_nodes; }  ///< Of all searches.

private:
    enum class Verdict : std::uint8_t {
        Win,
        Hopeless,  ///< However many fours.
        TooDeep,  ///< Not within the fours allowed.
        Stopped,
    };
    struct Four
    {
        Point point;
        int order;
    };

    Verdict deepen(const VcfBudget& budget);
    Verdict attack(int fours);
    Verdict tryFours(int fours, std::size_t firstMove);
    Verdict tryFour(Point four, int fours);
    Verdict defend(Point four, int fours);
    Verdict answerAt(Point block, int fours);
    Verdict answerEverywhere(Point four, int fours);
    void finish();
    void collectFours();
    [[nodiscard]] int orderOf(Point four, PointClass pointClass) const noexcept;
    [[nodiscard]] Point anyLegalReply() const;
    [[nodiscard]] bool mayWinWithOneFour() const noexcept;
    [[nodiscard]] bool mayGoOn() noexcept;

    ThreatTable m_table;
    BoardManager* m_board = nullptr;
    ThreatClock* m_clock = nullptr;
    Color m_attacker = Color::Black;
    Color m_defender = Color::White;
    bool m_isCaro = false;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_lastNode = 0;
    Point m_lastFour{};
    std::vector<Four> m_fours;  ///< Of all nodes on the way down, one after the other.
    std::vector<Point> m_line;  ///< Backwards while the search returns.
};

}  // namespace gomoku
