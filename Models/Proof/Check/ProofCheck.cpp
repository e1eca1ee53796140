// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/Check/ProofCheck.h"

#include "Models/Rules/Referee.h"

#include <algorithm>
#include <set>

namespace gomoku::proof {

namespace {

/// FNV-1a, then mixed: the same leaves are chosen on every machine, and in every shard.
std::uint64_t fingerprint(const std::string& text, std::uint64_t seed)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL ^ (seed * 0x9E3779B97F4A7C15ULL);
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3ULL;
    hash ^= hash >> 29;
    hash *= 0xBF58476D1CE4E5B9ULL;
    return hash ^ (hash >> 32);
}

bool somebodyHasWon(const Grid& grid, Rule rule)
{
    bool won = false;
    grid.forEachPoint([&](Point point) {
        won = won || (grid.at(point) != Cell::Empty && !winningRow(grid, point, rule).empty());
    });
    return won;
}

std::string tooLong(int plies)
{
    return "the win takes longer: " + std::to_string(plies) + " plies";
}

std::string replyFault(Point reply, const std::string& what)
{
    return "after " + (reply.isNone() ? std::string("a pass") : reply.toString()) + ": " + what;
}

}  // namespace

ProofCheck::ProofCheck(const ProofFile& file, Proposer& proposer, const CheckChoice& choice)
    : m_file(file),
      m_proposer(proposer),
      m_choice(choice),
      m_check(file.size, file.rule, proposer),
      m_replay(file.size, file.rule, proposer, WinCheck::Replies::All)
{ }

std::vector<std::string> ProofCheck::faults(const Listener& progressed)
{
    std::vector<std::string> all;
    std::size_t number = 0;
    for (const auto& [position, entry] : m_file.entries) {
        if (!m_choice.shard.has(number++))
            continue;
        std::string fault = faultIn(position);
        if (!fault.empty())
            fault = position + ' ' + entry.move.toString() + ": " + fault;
        if (progressed)
            progressed(m_totals, fault);
        if (!fault.empty())
            all.push_back(std::move(fault));
    }
    return all;
}

std::string ProofCheck::faultIn(const std::string& position)
{
    const auto found = m_file.entries.find(position);
    const std::optional<Grid> grid = parseStones(position, m_file.size);
    if (found == m_file.entries.end() || !grid || canonicalStones(*grid).text != position)
        return "no entry of a canonical position";
    const ProofEntry& entry = found->second;
    if (m_file.rule != Rule::Freestyle && m_file.rule != Rule::Standard)
        return "the rule is neither freestyle nor standard";
    if (grid->count(Cell::Black) != grid->count(Cell::White))
        return "it is not Black's turn";
    if (somebodyHasWon(*grid, m_file.rule))
        return "the game is over";
    if (judge(*grid, Color::Black, entry.move, m_file.rule) != MoveVerdict::Legal)
        return "the move is not legal";
    ++m_totals.entries;
    m_totals.longest = std::max(m_totals.longest, entry.plies);
    const Grid after = withStone(*grid, entry.move, Color::Black);
    if (!winningRow(after, entry.move, m_file.rule).empty())
        return {};
    return faultAfterMove(after, entry);
}

std::string ProofCheck::faultAfterMove(const Grid& grid, const ProofEntry& entry)
{
    std::string fault = makeCovers(grid, entry);
    std::set<std::string> seen;
    forEachEmpty(grid, [&](Point reply) {
        if (!fault.empty() || judge(grid, Color::White, reply, m_file.rule) != MoveVerdict::Legal)
            return;
        const Grid after = withStone(grid, reply, Color::White);
        if (!seen.insert(canonicalStones(after).text).second)
            return;
        ++m_totals.replies;
        fault = winningRow(after, reply, m_file.rule).empty() ? faultInReply(after, reply, entry)
                                                              : replyFault(reply, "White wins");
    });
    return seen.empty() && fault.empty() ? "the board is full" : fault;
}

std::string ProofCheck::makeCovers(const Grid& grid, const ProofEntry& entry)
{
    m_covers.clear();
    for (const Point cover : entry.covers) {
        Grid position = grid;
        if (!cover.isNone()) {
            if (judge(grid, Color::White, cover, m_file.rule) != MoveVerdict::Legal)
                return replyFault(cover, "this cannot be played");
            position.set(cover, Cell::White);
        }
        const CheckedWin win = checkedCover(m_file, m_proposer, m_check, position);
        if (!win.holds)
            return replyFault(cover, "no win that would serve for other replies");
        m_covers.push_back({win.plies, win.matters});
    }
    return {};
}

/// Plies of the shortest win to which the reply does not matter; 0 if it matters to all.
int ProofCheck::pliesOfCover(Point reply) const
{
    int least = 0;
    for (const Cover& cover : m_covers)
        if (!cover.matters.test(bitOf(reply)) && (least == 0 || cover.plies < least))
            least = cover.plies;
    return least;
}

/// `grid` has the reply already. The win after it has two plies less than the entry's.
std::string ProofCheck::faultInReply(const Grid& grid, Point reply, const ProofEntry& entry)
{
    const int plies = entry.plies - 2;
    if (const int covered = pliesOfCover(reply); covered > 0) {
        ++m_totals.covered;
        return covered <= plies ? std::string() : replyFault(reply, tooLong(covered));
    }
    const CanonicalStones canonical = canonicalStones(grid);
    if (const auto next = m_file.entries.find(canonical.text); next != m_file.entries.end())
        return next->second.plies <= plies ? std::string()
                                           : replyFault(reply, tooLong(next->second.plies));
    // What the solver proposes depends on how the board lies, so every leaf is turned the same way.
    const std::string fault = faultInLeaf(imageOf(grid, canonical.symmetry), plies);
    return fault.empty() ? fault : replyFault(reply, fault);
}

std::string ProofCheck::faultInLeaf(const Grid& leaf, int plies)
{
    ++m_totals.leaves;
    if (!m_proposer.prepare(leaf))
        return "neither an entry nor a win for the solver";
    const CheckedWin win = m_check.check(leaf, 0);
    if (!win.holds)
        return "the win that the solver proposes does not hold";
    if (win.plies > plies)
        return tooLong(win.plies);
    if (!isReplayed(stonesText(leaf)))
        return {};
    ++m_totals.replayed;
    return m_replay.check(leaf, 0).holds ? std::string() : "not every reply is refuted";
}

bool ProofCheck::isReplayed(const std::string& leaf) const
{
    return m_choice.oneLeafIn > 0 && fingerprint(leaf, m_choice.seed) % m_choice.oneLeafIn == 0;
}

CheckedWin checkedCover(const ProofFile& file, Proposer& proposer, WinCheck& check,
                        const Grid& position)
{
    const CanonicalStones canonical = canonicalStones(position);
    CheckedWin win;
    if (const auto entry = file.entries.find(canonical.text); entry != file.entries.end()) {
        const Point move = canonical.symmetry.inverse().apply(entry->second.move, file.size);
        win = proposer.prepareWith(position, move) ? check.check(position, 1) : CheckedWin();
    }
    if (!win.holds && proposer.prepare(position))
        win = check.check(position, 1);
    return win;
}

Coverage coverageOf(const ProofFile& file)
{
    Coverage coverage;
    const Grid first = withStone(Grid(file.size), centreOf(file.size), Color::Black);
    coverage.isWhole = file.entries.count("/") > 0;
    forEachEmpty(first, [&](Point reply) {
        ++coverage.all;
        const std::string position = canonicalStones(withStone(first, reply, Color::White)).text;
        coverage.proven += coverage.isWhole || file.entries.count(position) > 0;
    });
    return coverage;
}

ProofFile reachableFrom(const ProofFile& file, const std::vector<std::string>& roots)
{
    ProofFile kept = file;
    kept.entries.clear();
    std::vector<std::string> waiting = roots;
    while (!waiting.empty()) {
        const std::string position = waiting.back();
        waiting.pop_back();
        const auto found = file.entries.find(position);
        const std::optional<Grid> grid = parseStones(position, file.size);
        if (found == file.entries.end() || !grid || !kept.entries.insert(*found).second)
            continue;
        const Grid after = withStone(*grid, found->second.move, Color::Black);
        forEachEmpty(after, [&](Point reply) {
            waiting.push_back(canonicalStones(withStone(after, reply, Color::White)).text);
        });
    }
    return kept;
}

}  // namespace gomoku::proof
