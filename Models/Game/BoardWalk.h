// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Record/GameRecord.h"

#include <vector>

namespace gomoku {

/// Keeps a board at a node of a record. It steps by undoMove() to where the two lines part and by
/// makeMove() from there, so that one move costs one move however long the game is. Moves of the
/// record may be added meanwhile, but none that the board has played may change.
class BoardWalk
{
public:
    explicit BoardWalk(BoardManager& board) noexcept : m_board(board) { }  ///< Kept, not owned.

    void begin(Rule rule);  ///< What follows is about another record.
    /// False if moves alone did not lead there and the board was built anew: at first, at set-up
    /// stones, and at moves out of turn, which no board can make or take back.
    bool goTo(const GameRecord& record, NodeId node);

private:
    [[nodiscard]] bool canStepTo(const GameRecord& record, NodeId node) const;
    void stepTo(const GameRecord& record, NodeId node);
    void stepBack(const GameRecord& record);
    void build(const GameRecord& record, std::vector<NodeId> path);

    BoardManager& m_board;
    Rule m_rule = Rule::Freestyle;
    std::vector<NodeId> m_path;  ///< From the root to where the board stands; empty: nowhere.
    std::size_t m_built = 0;  ///< Place in the path where the board was built.
};

/// The position at a node of a record. Its history reaches back to the root, or is empty if there
/// are set-up stones or moves out of turn on the way.
[[nodiscard]] BoardManager boardAt(const GameRecord& record, NodeId node, Rule rule);

}  // namespace gomoku
