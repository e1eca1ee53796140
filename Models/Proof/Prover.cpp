// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/Prover.h"

#include <algorithm>
#include <limits>

namespace gomoku::proof {

namespace {

constexpr std::uint64_t kImpossible = 1'000'000'000;
constexpr std::size_t kFewMoves = 4;
constexpr std::size_t kManyMoves = 10;
/// A move not looked at yet is thought to leave so many replies open, the next ones more each.
constexpr std::uint64_t kGuessOfOpen = 3;
/// As many open positions under the best of few moves are a reason to try harder, and harder still.
constexpr std::uint64_t kHard = 12;
constexpr std::uint64_t kVeryHard = 40;
constexpr std::size_t kEngineMegabytes = 16;

}  // namespace

Prover::Prover(ProverMemory& memory, const ProverSettings& settings, ReplyLook::StopAsked stopAsked)
    : m_memory(memory),
      m_settings(settings),
      m_stopAsked(std::move(stopAsked)),
      m_solver(memory.proof().rule),
      m_check(memory.proof().size, memory.proof().rule, m_solver),
      m_look(memory, m_solver, m_check, m_stopAsked),
      m_engine(kEngineMegabytes)
{
    static_cast<void>(nodeFor(settings.root));
}

ProverProgress Prover::progress() const
{
    const Attack& root = m_nodes.front();
    return {m_memory.proof().entries.size(), root.toProve, root.toProve == 0,
            root.toProve >= kImpossible};
}

void Prover::step()
{
    const ProverProgress now = progress();
    if (!now.isProven && !now.isStuck)
        work(0);
}

/// One node for each position, whatever moves lead there. What is known of it is taken over.
Prover::Index Prover::nodeFor(const Grid& grid)
{
    const CanonicalStones canonical = canonicalStones(grid);
    const auto [place, isNew] = m_indices.try_emplace(canonical.text, m_nodes.size());
    if (!isNew)
        return place->second;
    Attack attack{.grid = imageOf(grid, canonical.symmetry), .text = canonical.text};
    const ProofEntry* entry = m_memory.entry(canonical.text);
    attack.plies = entry != nullptr ? entry->plies : m_memory.leafPlies(canonical.text);
    if (attack.plies > 0)
        attack.toProve = 0, attack.toRefute = kImpossible;
    m_nodes.push_back(std::move(attack));
    return place->second;
}

/// Goes down to the position that matters most to the proof, does something there and comes back.
void Prover::work(Index index)
{
    if (mustAdvance(m_nodes[index])) {
        advance(index);
    } else {
        const std::size_t number = bestDefence(m_nodes[index]);
        if (!m_nodes[index].defences[number].isLooked)
            lookAt(index, number);
        else
            work(weakestChild(m_nodes[index].defences[number]));
    }
    update(index);
}

bool Prover::mustAdvance(const Attack& attack) const
{
    switch (attack.stage) {
    case Stage::New:
    case Stage::Tried:
        return true;
    case Stage::FewMoves:
        return attack.toProve > kHard;
    case Stage::TriedHard:
        return attack.toProve > kVeryHard;
    case Stage::ManyMoves:
        break;
    }
    return false;
}

void Prover::advance(Index index)
{
    switch (m_nodes[index].stage) {
    case Stage::New:
        return tryLeaf(index, kLeafSteps[1], Stage::Tried);
    case Stage::Tried:
        return addMoves(index, kFewMoves, Stage::FewMoves);
    case Stage::FewMoves:
        return tryLeaf(index, kLeafSteps[2], Stage::TriedHard);
    case Stage::TriedHard:
    case Stage::ManyMoves:
        return addMoves(index, kManyMoves, Stage::ManyMoves);
    }
}

void Prover::tryLeaf(Index index, std::uint64_t nodes, Stage next)
{
    // Copies of what memory may move while the solver works are not needed: nodes are not added.
    Attack& attack = m_nodes[index];
    attack.stage = next;
    attack.plies = m_look.leafPlies(attack.grid, nodes);
    m_lastStep = attack.text + (attack.plies > 0 ? ": a leaf" : ": no leaf");
    if (attack.plies > 0)
        attack.toProve = 0, attack.toRefute = kImpossible;
}

void Prover::addMoves(Index index, std::size_t count, Stage next)
{
    Attack& attack = m_nodes[index];
    attack.stage = next;
    std::vector<Point> moves = movesFor(attack, count);
    if (index == 0 && !m_settings.firstMove.isNone())
        moves = {m_settings.firstMove};
    for (const Point move : moves) {
        const bool isThere = std::any_of(attack.defences.begin(), attack.defences.end(),
                                         [&](const Defence& other) { return other.move == move; });
        if (!isThere)
            attack.defences.push_back(
                {.move = move, .toProve = kGuessOfOpen * (attack.defences.size() + 1)});
    }
    m_lastStep = attack.text + ": " + std::to_string(attack.defences.size()) + " moves to try";
}

std::vector<Point> Prover::movesFor(const Attack& attack, std::size_t count)
{
    if (const std::vector<Point>* known = m_memory.moves(attack.text, count))
        return *known;
    const BoardManager board(attack.grid, m_memory.proof().rule, Color::Black);
    SearchLimits limits;
    limits.nodes = m_settings.engineNodes * (count > kFewMoves ? 4 : 1);
    limits.lines = static_cast<int>(count);
    limits.useBook = false;
    limits.alwaysSearch = true;
    m_engine.clear();
    const std::atomic<bool> stop{false};
    const SearchReport report = m_engine.think(board, limits, standardThreads(), stop);
    std::vector<Point> moves;
    for (const SearchLine& line : report.lines)
        if (!line.moves.empty())
            moves.push_back(line.moves.front());
    m_memory.addMoves(attack.text, moves);
    return moves;
}

void Prover::lookAt(Index index, std::size_t number)
{
    const Point move = m_nodes[index].defences[number].move;
    const std::string text = m_nodes[index].text;
    const Look* known = m_memory.look(text, move);
    std::optional<Look> look
        = known != nullptr ? std::optional(*known) : m_look.look(m_nodes[index].grid, move);
    if (!look)
        return;
    if (known == nullptr)
        m_memory.addLook(text, move, *look);
    m_lastStep = text + ", looked at " + move.toString() + ": "
        + (look->isLost ? "loses" : std::to_string(look->open.size()) + " open");
    m_nodes[index].defences[number].look = std::move(*look);
    m_nodes[index].defences[number].isLooked = true;
    openChildren(index, number);
}

void Prover::openChildren(Index index, std::size_t number)
{
    const Grid after
        = withStone(m_nodes[index].grid, m_nodes[index].defences[number].move, Color::Black);
    std::vector<Index> children;
    for (const Point reply : ownShare(index, m_nodes[index].defences[number].look.open))
        children.push_back(nodeFor(withStone(after, reply, Color::White)));
    m_nodes[index].defences[number].children = std::move(children);
}

/// All but at the root, whose replies may be dealt out.
std::vector<Point> Prover::ownShare(Index index, const std::vector<Point>& open) const
{
    if (index != 0)
        return open;
    std::vector<Point> share;
    for (std::size_t i = 0; i < open.size(); ++i)
        if (i % m_settings.shard.count == m_settings.shard.number)
            share.push_back(open[i]);
    return share;
}

std::size_t Prover::bestDefence(const Attack& attack) const
{
    const auto best = std::min_element(
        attack.defences.begin(), attack.defences.end(),
        [](const Defence& one, const Defence& other) { return one.toProve < other.toProve; });
    return static_cast<std::size_t>(best - attack.defences.begin());
}

/// The open reply most likely to refute Black's move.
Prover::Index Prover::weakestChild(const Defence& defence) const
{
    return *std::min_element(
        defence.children.begin(), defence.children.end(),
        [&](Index one, Index other) { return m_nodes[one].toRefute < m_nodes[other].toRefute; });
}

void Prover::update(Index index)
{
    Attack& attack = m_nodes[index];
    if (attack.toProve == 0 || attack.defences.empty()) {
        if (attack.stage == Stage::ManyMoves && attack.toProve != 0)
            attack.toProve = kImpossible, attack.toRefute = 0;
        return;
    }
    Effort refute = 0;
    for (Defence& defence : attack.defences) {
        updateDefence(defence);
        refute = std::min(kImpossible, refute + defence.toRefute);
    }
    const Defence& best = attack.defences[bestDefence(attack)];
    attack.toProve = best.toProve;
    attack.toRefute = refute;
    if (best.toProve == 0)
        conclude(attack, best);
    else if (attack.toProve >= kImpossible && attack.stage != Stage::ManyMoves)
        attack.toProve = kVeryHard + 1;  // more moves can be tried
}

void Prover::updateDefence(Defence& defence) const
{
    if (!defence.isLooked)
        return;
    defence.toProve = defence.look.isLost ? kImpossible : 0;
    defence.toRefute = defence.look.isLost ? 0 : kImpossible;
    for (const Index child : defence.children) {
        defence.toProve = std::min(kImpossible, defence.toProve + m_nodes[child].toProve);
        defence.toRefute = std::min(defence.toRefute, m_nodes[child].toRefute);
    }
}

void Prover::conclude(Attack& attack, const Defence& defence)
{
    attack.toRefute = kImpossible;
    attack.plies = defence.look.plies + 2;
    for (const Index child : defence.children)
        attack.plies = std::max(attack.plies, m_nodes[child].plies + 2);
    const bool isWhole = &attack != &m_nodes.front() || m_settings.shard.count == 1;
    if (isWhole)
        m_memory.addEntry(attack.text, {defence.move, attack.plies, defence.look.covers});
}

}  // namespace gomoku::proof
