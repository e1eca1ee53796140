// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Game/Refusal.h"
#include "Models/Record/GameRecord.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace gomoku {

/// One game with its law and its memory: a tree of moves, the line of it that is being played, how
/// far the game itself has come on that line (live), and which of its positions is looked at
/// (shown). A value that knows nothing of time, threads or who the players are. It judges by the
/// plain rules; the position shown as a board for the search is the manager's.
class PlayedGame
{
public:
    explicit PlayedGame(const GameSetup& setup = {});
    /// A game that begins with these stones.
    PlayedGame(const GameSetup& setup, const Grid& start, Color toMove);
    /// Continues at `live`, or where the main line of `record` ends; its size, and its rule if it
    /// names one, win over those of `setup`.
    PlayedGame(const GameSetup& setup, const GameRecord& record, NodeId live = {});

    [[nodiscard]] const GameSetup& setup() const noexcept { return m_setup; }
    void setPlayers(const PerColor<PlayerSpec>& players);
    void swapPlayers() { setPlayers({m_setup.players.white, m_setup.players.black}); }
    [[nodiscard]] const GameRecord& record() const noexcept { return m_record; }
    /// A copy that other threads may read; the same one until the record changes.
    [[nodiscard]] std::shared_ptr<const GameRecord> sharedRecord() const;

    /// Is it a record that somebody opened, and nobody has played in yet?
    [[nodiscard]] bool isOpenedRecord() const noexcept { return m_isOpenedRecord; }

    /// Moves of the line that is shown.
    [[nodiscard]] int length() const noexcept { return static_cast<int>(m_line.size()); }
    [[nodiscard]] int shown() const noexcept { return m_shown; }
    /// How many moves of the line shown the game itself has made.
    [[nodiscard]] int live() const;
    [[nodiscard]] bool isLookingBack() const noexcept { return shownNode() != m_live; }
    [[nodiscard]] NodeId shownNode() const noexcept { return nodeAt(m_shown); }
    [[nodiscard]] NodeId liveNode() const noexcept { return m_live; }
    /// The moves of the game and those that follow, whatever is shown: each node of the line that
    /// setLive() counts along, without the root.
    [[nodiscard]] std::vector<NodeId> liveLine() const;
    [[nodiscard]] NodeId nodeAt(int ply) const noexcept;  ///< Of the line shown; 0 is the root.
    [[nodiscard]] std::vector<PlayedMove> moves() const;  ///< Of the line shown.
    [[nodiscard]] Color sideToMove() const
    {
        return m_record.sideToMove(shownNode());
    }  ///< As shown.
    [[nodiscard]] Color liveSide() const { return m_record.sideToMove(m_live); }
    [[nodiscard]] GameOutcome outcomeAt(NodeId node) const;
    [[nodiscard]] GameOutcome result() const { return outcomeAt(m_live); }

    /// What the law says of the side to move playing `point` in the position shown; nullopt if it
    /// may, which includes a foul that is going to be punished.
    [[nodiscard]] std::optional<Refusal> judge(Point point) const;
    [[nodiscard]] std::optional<Refusal> judgePass() const;

    /// Plays in the position shown, which becomes the game's. What was played there before is kept:
    /// as a variation if the game itself had been taken back to here, as the main line if somebody
    /// was only looking back. No point means a pass. The move must have been judged.
    void play(Point point, Milliseconds used = {}, std::optional<Score> score = {});
    /// Looks at this move in the position shown, as a variation; the game itself stays where it is.
    void tryOut(Point point);
    /// The game ends without a move: resignation, time, agreement, forfeit.
    void declare(GameEnd end, std::optional<Color> winner);
    [[nodiscard]] bool isDeclared() const noexcept { return m_declaredAt == m_live; }
    void withdrawDeclaration();

    /// The game continues after so many moves of its line: takes back or replays, and shows that.
    void setLive(int ply);
    void show(int ply);  ///< Only looks, along the line shown.
    bool showNode(NodeId node);  ///< Looks at any line; false if there is no such node.
    void showLive();
    void noteOpening(std::span<const OpeningAction> actions);  ///< For the record.
    void noteHelp(Help help);  ///< A player was helped; the record says so from now on.
    void setComment(NodeId node, const QString& text);
    /// `write` may change notes and add variations; every move stays where it is.
    void annotate(const std::function<void(GameRecord&)>& write) { write(edit()); }
    void setTimeLeft(const PerColor<Milliseconds>& left);  ///< After the last move played.
    void setRule(Rule rule);

    // The tree. Each gives false, and changes nothing, if there is no such node.
    /// Puts a mark on a point of a node's board, or takes it away if it is there already. Another
    /// mark on that point goes.
    bool toggleMark(NodeId node, const BoardMark& mark);
    /// Its branch goes before its siblings where it leaves an earlier one; `toTheTop`: everywhere
    /// on its way, so that it is the main line.
    bool promote(NodeId node, bool toTheTop);
    /// Takes out the node and all that follows it. A game that stood there stands before it then.
    bool removeBranch(NodeId node);
    bool restoreBranch();  ///< The one that was taken out last.
    [[nodiscard]] int removedMoves() const;  ///< Of the branch that would come back; 0: none would.
    /// Nothing was played or taken back since.
    [[nodiscard]] bool isRemovalNewest() const noexcept { return m_removalIsNewest; }
    /// Grows with every change of the record.
    [[nodiscard]] quint64 edits() const noexcept { return m_edits; }

private:
    [[nodiscard]] GameOutcome outcomeOnBoard(NodeId node) const;
    [[nodiscard]] bool isFoul(NodeId node) const;
    [[nodiscard]] bool endsWithTwoPasses(NodeId node) const;
    [[nodiscard]] bool mayGoOn() const;
    void follow(NodeId node);
    [[nodiscard]] std::vector<NodeId> movesThrough(NodeId node) const;
    void refollow(NodeId node);
    [[nodiscard]] GameRecord& edit();
    void noteInfo();
    void noteResult();

    GameSetup m_setup;
    GameRecord m_record;
    std::vector<NodeId> m_line;  ///< The nodes that carry the moves, without the root.
    NodeId m_live = GameRecord::root();
    int m_shown = 0;
    bool m_isOpenedRecord = false;
    mutable std::shared_ptr<const GameRecord> m_copy;  ///< Empty if the record has changed.
    quint64 m_edits = 0;
    NodeId m_declaredAt{};
    GameOutcome m_declared{};
    struct Removal
    {
        DetachedBranch branch;
        NodeId live;
        NodeId shown;
    };
    std::vector<Removal> m_removals;
    bool m_removalIsNewest = false;
};

}  // namespace gomoku
