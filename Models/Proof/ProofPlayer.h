// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Proof/Check/ProofFile.h"
#include "Models/Proof/LeafSolver.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gomoku::proof {

/// What the threat solver may spend where the tree does not reach and somebody plays.
inline constexpr std::uint64_t kPlayingLeafNodes = 240'000;

/// A move in a game that Black wins, and how many plies are left at most, this one included.
struct ProvenMove
{
    Point move{};
    int plies = 0;

    friend bool operator==(const ProvenMove&, const ProvenMove&) = default;
};

/// Plays Black by a proof. In the positions of the file it plays the move that stands there. A
/// reply to which the refutation of another serves is answered as that one: White's stone counts as
/// if it stood where it matters, see WinCheck. Everything else is a leaf. With each move at least
/// two plies fewer are left, whatever White does, also after moves were taken back. One object for
/// one thread.
class ProofPlayer
{
public:
    struct Limits
    {
        /// For a win by threats where the tree does not reach; 0: only the tree.
        std::uint64_t freshNodes = 0;
        LeafPatience patience{};
    };

    explicit ProofPlayer(ProofFile file);

    [[nodiscard]] const ProofFile& file() const noexcept { return m_file; }
    /// Black is to move: what he plays. nullopt where nothing is proven.
    [[nodiscard]] std::optional<ProvenMove> answer(const Grid& position, const Limits& limits);
    /// Black is to move where nothing is proven: the move after which most of White's replies are
    /// in the file. It claims nothing. None if there are few.
    [[nodiscard]] Point wayIntoTheTree(const Grid& position) const;
    /// White is to move: how many plies are left at most; 0 where nothing is proven.
    [[nodiscard]] int pliesLeft(const Grid& position) const;
    /// White is to move where something is proven: the move that holds out longest, as far as is
    /// known without looking further; none if nothing is.
    [[nodiscard]] Point longestDefence(const Grid& position) const;

private:
    /// A position of the file, with Black to move, as it lies there; and how it got there.
    struct Known
    {
        const ProofEntry* entry = nullptr;
        Grid grid{};
        Symmetry symmetry{};  ///< From the board to the file.
        Point reply{};  ///< Of White after the entry's move, as in the file.
    };
    /// A win that is followed: Black is to move.
    struct Step
    {
        Grid board{};  ///< What stands there.
        Grid counted{};  ///< The position that the win speaks of.
        int spare = 0;  ///< What the win bears there.
        std::vector<Point> plan{};
        Point move{};
        int plies = 0;
    };

    [[nodiscard]] bool mayBeIn(const Grid& position) const;
    [[nodiscard]] Known entryAt(const Grid& position) const;
    [[nodiscard]] Known entryAt(const Grid& position, Symmetry symmetry) const;
    [[nodiscard]] Known entryBefore(const Grid& position) const;
    [[nodiscard]] Known entryBeforeMove(const Grid& position) const;
    [[nodiscard]] std::optional<ProvenMove> followLast(const Grid& position);
    [[nodiscard]] std::optional<ProvenMove> followCover(const Known& known, const Grid& position);
    [[nodiscard]] std::optional<ProvenMove> followLeaf(const Grid& position, std::uint64_t nodes);
    [[nodiscard]] Step after(const Step& step, Point reply) const;
    [[nodiscard]] std::optional<ProvenMove> take(Step step);
    [[nodiscard]] const Step* stepAt(const Grid& position) const;
    [[nodiscard]] Point onBoard(Point point, Symmetry symmetry) const;

    ProofFile m_file;
    int m_mostStones = 0;  ///< In a position of the file.
    LeafSolver m_solver;
    WinCheck m_check;
    FiveWindows m_windows;
    Symmetry m_symmetry{};  ///< From the board to the steps.
    std::vector<Step> m_steps;  ///< Of one win, in the order they were asked for.
};

/// What the program brings along, ready to be played; the problem if it cannot be read.
struct BuiltInPlayer
{
    std::unique_ptr<ProofPlayer> player{};  ///< Null if there is nothing to play by.
    std::string problem{};
};
[[nodiscard]] BuiltInPlayer readProofPlayer(std::string_view text);

/// The early positions of a file to which no other leads: where one may begin. The empty board
/// alone if the proof is whole.
[[nodiscard]] std::vector<std::string> startsOf(const ProofFile& file);

}  // namespace gomoku::proof
