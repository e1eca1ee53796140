// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/PlayedGame.h"

#include "Models/Rules/Referee.h"
#include "Models/Setup/RecordInfo.h"

#include <QDate>

#include <algorithm>

namespace gomoku {

namespace {

std::optional<Refusal> refusalFor(MoveVerdict verdict)
{
    switch (verdict) {
    case MoveVerdict::Legal:
        return std::nullopt;
    case MoveVerdict::OffBoard:
        return Refusal::OffBoard;
    case MoveVerdict::Occupied:
        return Refusal::Occupied;
    case MoveVerdict::DoubleThree:
        return Refusal::DoubleThree;
    case MoveVerdict::DoubleFour:
        return Refusal::DoubleFour;
    case MoveVerdict::Overline:
        return Refusal::Overline;
    }
    return std::nullopt;
}

bool isFoulVerdict(MoveVerdict verdict)
{
    return verdict == MoveVerdict::DoubleThree || verdict == MoveVerdict::DoubleFour
        || verdict == MoveVerdict::Overline;
}

}  // namespace

PlayedGame::PlayedGame(const GameSetup& setup)
    : m_setup(setup),
      m_record(setup.boardSize, setup.rule)
{
    noteInfo();
}

PlayedGame::PlayedGame(const GameSetup& setup, const Grid& start, Color toMove)
    : m_setup(setup),
      m_record(start.size(), setup.rule)
{
    m_setup.boardSize = start.size();
    SetupStones& stones = edit().editNotes(GameRecord::root()).setup;
    start.forEachPoint([&](Point point) {
        if (start.at(point) != Cell::Empty)
            (start.at(point) == Cell::Black ? stones.black : stones.white).push_back(point);
    });
    stones.toMove = toMove;
    noteInfo();
}

PlayedGame::PlayedGame(const GameSetup& setup, const GameRecord& record, NodeId live)
    : m_setup(setup),
      m_record(record)
{
    m_setup.boardSize = record.boardSize();
    m_setup.rule = record.info().rule.value_or(setup.rule);
    follow(GameRecord::root());
    if (const GameOutcome end = outcomeFor(record.info().result); end.isOver()) {
        m_declared = end;
        m_declaredAt = nodeAt(length());
    }
    m_isOpenedRecord = !record.contains(live);
    m_live = m_isOpenedRecord ? nodeAt(length()) : live;
    showLive();
}

void PlayedGame::setPlayers(const PerColor<PlayerSpec>& players)
{
    m_setup.players = players;
    noteInfo();
}

std::shared_ptr<const GameRecord> PlayedGame::sharedRecord() const
{
    if (!m_copy)
        m_copy = std::make_shared<const GameRecord>(m_record);
    return m_copy;
}

std::vector<PlayedMove> PlayedGame::moves() const
{
    std::vector<PlayedMove> moves;
    moves.reserve(m_line.size());
    for (const NodeId node : m_line) {
        const RecordedMove& move = *m_record.move(node);
        const NodeNotes& notes = m_record.notes(node);
        PlayedMove played{move.point, move.color, notes.timeUsed.value_or(Milliseconds{0}), {}};
        if (notes.evaluation)
            played.score = move.color == Color::Black ? *notes.evaluation : -*notes.evaluation;
        moves.push_back(played);
    }
    return moves;
}

int PlayedGame::live() const
{
    const std::vector<NodeId> path = m_record.pathTo(m_live);
    int ply = 0;
    while (ply < length() && std::find(path.begin(), path.end(), nodeAt(ply + 1)) != path.end())
        ++ply;
    return ply;
}

std::vector<NodeId> PlayedGame::liveLine() const
{
    return live() == m_record.moveNumber(m_live) ? m_line : movesThrough(m_live);
}

GameOutcome PlayedGame::outcomeAt(NodeId node) const
{
    if (GameOutcome end = outcomeOnBoard(node); end.isOver())
        return end;
    return m_declaredAt == node ? m_declared : GameOutcome{};
}

GameOutcome PlayedGame::outcomeOnBoard(NodeId node) const
{
    const auto& last = m_record.move(node);
    if (!last)
        return {};
    const Grid grid = m_record.position(node);
    if (!last->isPass()) {
        if (auto row = winningRow(grid, last->point, m_setup.rule); !row.empty())
            return {GameEnd::Row, last->color, std::move(row)};
        if (isFoul(node))
            return {GameEnd::Foul, opponent(last->color), {}};
    }
    if (isFull(grid))
        return {GameEnd::BoardFull, std::nullopt, {}};
    if (m_setup.moveLimit > 0 && m_record.moveNumber(node) >= m_setup.moveLimit)
        return {GameEnd::MoveLimit, std::nullopt, {}};
    if (endsWithTwoPasses(node))
        return {GameEnd::Passes, std::nullopt, {}};
    return {};
}

bool PlayedGame::isFoul(NodeId node) const
{
    const RecordedMove& last = *m_record.move(node);
    if (!hasFouls(m_setup.rule, last.color))
        return false;
    const Grid before = m_record.position(m_record.parent(node));
    return isFoulVerdict(gomoku::judge(before, last.color, last.point, m_setup.rule));
}

bool PlayedGame::endsWithTwoPasses(NodeId node) const
{
    const auto& before = m_record.move(m_record.parent(node));
    return m_record.move(node)->isPass() && before && before->isPass();
}

/// Passes count as moves, so every game ends.
bool PlayedGame::mayGoOn() const
{
    return !outcomeAt(shownNode()).isOver() && m_shown < m_setup.boardSize * m_setup.boardSize;
}

std::optional<Refusal> PlayedGame::judge(Point point) const
{
    if (!mayGoOn())
        return Refusal::GameOver;
    const MoveVerdict verdict
        = gomoku::judge(m_record.position(shownNode()), sideToMove(), point, m_setup.rule);
    if (isFoulVerdict(verdict) && m_setup.foulPolicy == FoulPolicy::Punish)
        return std::nullopt;
    return refusalFor(verdict);
}

std::optional<Refusal> PlayedGame::judgePass() const
{
    if (!mayGoOn())
        return Refusal::GameOver;
    return m_setup.rule == Rule::Renju ? std::nullopt : std::optional(Refusal::NoPass);
}

void PlayedGame::play(Point point, Milliseconds used, std::optional<Score> score)
{
    const Color color = sideToMove();
    const bool wasLookingBack = isLookingBack();
    m_removalIsNewest = false;
    m_isOpenedRecord = false;
    const NodeId node = edit().addMove(shownNode(), {point, color});
    if (!wasLookingBack)
        edit().moveBeforeSiblings(node);
    NodeNotes& notes = edit().editNotes(node);
    notes.timeUsed = used;
    if (score)
        notes.evaluation = color == Color::Black ? *score : -*score;
    m_live = node;
    showLive();
    noteResult();
}

void PlayedGame::tryOut(Point point)
{
    showNode(edit().addMove(shownNode(), {point, sideToMove()}));
}

void PlayedGame::declare(GameEnd end, std::optional<Color> winner)
{
    m_removalIsNewest = false;
    m_declared = {end, winner, {}};
    m_declaredAt = m_live;
    noteResult();
}

void PlayedGame::withdrawDeclaration()
{
    m_declaredAt = {};
    noteResult();
}

void PlayedGame::setLive(int ply)
{
    m_removalIsNewest = false;
    if (live() != m_record.moveNumber(m_live))
        showLive();
    m_live = nodeAt(std::clamp(ply, 0, length()));
    show(ply);
    noteResult();
}

void PlayedGame::show(int ply)
{
    m_shown = std::clamp(ply, 0, length());
}

bool PlayedGame::showNode(NodeId node)
{
    if (!m_record.contains(node))
        return false;
    const int ply = m_record.moveNumber(node);
    if (ply > length() || nodeAt(ply) != node)
        follow(node);
    show(ply);
    return true;
}

void PlayedGame::showLive()
{
    showNode(m_live);
}

void PlayedGame::noteHelp(Help help)
{
    if (!m_record.info().isHelped())
        edit().info().help = help;
}

void PlayedGame::setComment(NodeId node, const QString& text)
{
    edit().editNotes(node).comment = text.toStdString();
}

void PlayedGame::setTimeLeft(const PerColor<Milliseconds>& left)
{
    NodeNotes& notes = edit().editNotes(m_live);
    notes.timeLeft = {left.black, left.white};
}

void PlayedGame::setRule(Rule rule)
{
    m_setup.rule = rule;
    edit().info().rule = rule;
    edit().info().otherRule.clear();
}

bool PlayedGame::toggleMark(NodeId node, const BoardMark& mark)
{
    if (!m_record.contains(node) || !mark.point.isOn(m_setup.boardSize))
        return false;
    const auto& before = m_record.notes(node).marks;
    const bool wasThere = std::find(before.begin(), before.end(), mark) != before.end();
    NodeNotes& notes = edit().editNotes(node);
    notes.removeMarksAt(mark.point);
    if (!wasThere)
        notes.addMark(mark);
    return true;
}

bool PlayedGame::promote(NodeId node, bool toTheTop)
{
    if (!m_record.contains(node))
        return false;
    NodeId branch = node;
    while (branch != GameRecord::root() && m_record.firstChild(m_record.parent(branch)) == branch)
        branch = m_record.parent(branch);
    if (branch == GameRecord::root())
        return false;  // It is the main line.
    toTheTop ? edit().promoteToMainLine(node) : edit().moveBeforeSiblings(branch);
    refollow(shownNode());
    noteResult();
    return true;
}

bool PlayedGame::removeBranch(NodeId node)
{
    if (node == GameRecord::root() || !m_record.contains(node))
        return false;
    const NodeId before = m_record.parent(node);
    const NodeId shown = shownNode();
    m_removals.push_back({edit().detachSubtree(node), m_live, shown});
    m_removalIsNewest = true;
    if (!m_record.contains(m_live))
        m_live = before;
    refollow(m_record.contains(shown) ? shown : before);
    noteResult();
    return true;
}

bool PlayedGame::restoreBranch()
{
    if (m_removals.empty())
        return false;
    const Removal last = m_removals.back();
    m_removals.pop_back();
    m_removalIsNewest = false;
    edit().reattach(last.branch);
    if (m_live == m_record.parent(last.branch.node))
        m_live = last.live;
    refollow(last.shown);
    noteResult();
    return true;
}

int PlayedGame::removedMoves() const
{
    return m_removals.empty() ? 0 : static_cast<int>(m_removals.back().branch.nodes);
}

/// The record has changed: the line shown leads through `node` to whatever follows now.
void PlayedGame::refollow(NodeId node)
{
    follow(node);
    show(m_record.moveNumber(node));
}

NodeId PlayedGame::nodeAt(int ply) const noexcept
{
    return ply == 0 ? GameRecord::root() : m_line[static_cast<std::size_t>(ply - 1)];
}

void PlayedGame::follow(NodeId node)
{
    m_line = movesThrough(node);
}

/// The nodes that carry a move, on the line that leads through `node`.
std::vector<NodeId> PlayedGame::movesThrough(NodeId node) const
{
    std::vector<NodeId> line = m_record.lineThrough(node);
    std::erase_if(line, [this](NodeId each) { return !m_record.move(each); });
    return line;
}

GameRecord& PlayedGame::edit()
{
    m_copy.reset();
    ++m_edits;
    return m_record;
}

void PlayedGame::noteInfo()
{
    describe(m_setup, edit().info());
    if (m_record.info().date.empty())
        edit().info().date = QDate::currentDate().toString(Qt::ISODate).toStdString();
}

void PlayedGame::noteOpening(std::span<const OpeningAction> actions)
{
    edit().info().openingActions = toString(actions);
}

void PlayedGame::noteResult()
{
    if (m_record.isOnMainLine(m_live))
        edit().info().result = resultFor(result());
}

}  // namespace gomoku
