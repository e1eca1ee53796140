// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Proof/Check/FiveWindows.h"

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace gomoku::proof {

/// Whoever knows how Black wins. Nothing of what it says is believed.
class Proposer
{
public:
    virtual ~Proposer() = default;

    /// Looks for a win of Black, who is to move; false if it finds none.
    [[nodiscard]] virtual bool prepare(const Grid& position) = 0;
    /// The same where Black's first move is known already, a quiet one perhaps.
    [[nodiscard]] virtual bool prepareWith(const Grid& position, Point /*first*/)
    {
        return prepare(position);
    }
    /// Black's move in a position that may come up in that win, or several: moves of Black and
    /// White in turn. Empty if there is nothing to propose.
    [[nodiscard]] virtual std::vector<Point> propose(const Grid& position) = 0;
};

/// What was found out about a position with Black to move.
struct CheckedWin
{
    bool holds = false;
    int plies = 0;  ///< At most so many to the five.
    /// The points that matter: as many spare white stones as were asked for may be added anywhere
    /// else, and the same moves still win.
    PointMask matters{};
};

/// Plays proposed wins through, by the law and with full stones. It believes only that
/// - who can make five has won,
/// - against a four only the point where it becomes five is an answer, or a five,
/// - a stone on a point that does not matter to a win changes nothing in it.
///
/// *Points that matter.* Let white stones X, at most `spare` of them, lie on the board in addition.
/// Black's moves can be made as before unless X has one of their points or one where they become
/// five. White's answers are as before unless X lets him make five: then four of his stones stand
/// in a window without black ones, at least 4 - spare of them not from X. So the points that matter
/// are these, see addWhiteHopes(), for every position of the win. Where Black's move makes no four,
/// White passes first: if Black then wins with one spare stone more, White's moves that do not
/// matter to that win are refuted by it, and only the others are played out.
///
/// With a spare stone White is taken to win with six in a row too, whatever the rule. So a win
/// stays one if a white stone is taken away: White's stone there later is a pass in the same win.
class WinCheck
{
public:
    enum class Replies {
        ThatMatter,
        All,  ///< Every legal one is played out, to believe nothing but the law. Slow.
    };

    WinCheck(int size, Rule rule, Proposer& proposer, Replies replies = Replies::ThatMatter);

    /// Does Black, to move, win by the moves that the proposer is prepared for?
    [[nodiscard]] CheckedWin check(const Grid& position, int spare);
    [[nodiscard]] std::size_t positions() const noexcept { return m_positions; }

    /// A position with Black to move that the last check has met, and what was proposed there.
    struct Met
    {
        CheckedWin win{};
        std::vector<Point> plan{};
    };
    /// Null if it was not met, or in the middle of a plan, or where Black makes five at once.
    [[nodiscard]] const Met* met(const Grid& position, int spare) const;

private:
    using Line = std::span<const Point>;

    CheckedWin attack(Grid& grid, int spare, Line plan);
    CheckedWin move(Grid& grid, int spare, Line plan);
    CheckedWin defend(Grid& grid, int spare, Line plan);
    CheckedWin answerFour(Grid& grid, int spare, Point five, Line plan);
    CheckedWin answerThreat(Grid& grid, int spare);
    CheckedWin answerEverywhere(Grid& grid, Line plan);
    [[nodiscard]] bool addReply(Grid& grid, Point reply, int spare, Line plan, CheckedWin& all);
    [[nodiscard]] Rule ruleForWhite(int spare) const noexcept
    {
        return spare == 0 ? m_rule : Rule::Freestyle;
    }

    Rule m_rule;
    Replies m_replies;
    FiveWindows m_windows;
    Proposer& m_proposer;
    std::unordered_map<std::string, Met> m_known;
    std::size_t m_positions = 0;
};

}  // namespace gomoku::proof
