// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/Prover.h"

#include <algorithm>
#include <limits>

namespace gomoku::proof {

namespace {

constexpr std::uint64_t kImpossible = 1'000'000'000;
constexpr std::size_t kFewMoves = 3;
constexpr std::size_t kManyMoves = 10;
constexpr std::size_t kGoodMoves = 2;
/// Whether a refutation serves for other replies takes about as long to find out as to refute one.
constexpr std::size_t kWorthTheCheck = 12;
constexpr std::size_t kLeastCheckGain = 4;
constexpr std::size_t kMostChecks = 8;
/// What a move not looked at yet is thought to leave open, and how much more each later one.
constexpr std::uint64_t kGuessOfOpen = 6;
constexpr std::uint64_t kGuessMoreOpen = 2;
/// One of a few moves that leaves more replies open than this is given up.
constexpr std::size_t kManyOpen = 40;
constexpr std::size_t kAllOpen = std::numeric_limits<std::size_t>::max();
/// As much under the best of few moves is a reason to try harder, and harder still.
constexpr std::uint64_t kHard = 20;
constexpr std::uint64_t kVeryHard = 30;
/// Every move further from the root makes a proof less likely: threats that lead nowhere can
/// continue for long, with one reply each.
constexpr std::uint64_t kDepthCost = 3;
/// Of many open replies most turn out to be leaves with more nodes: beside the hardest, the others
/// count for less. Otherwise the search would jump from move to move.
constexpr std::uint64_t kDamping = 4;
/// What was tried in vain makes a position harder, and each further try costs more.
constexpr std::uint64_t kStageCost = 6;
constexpr int kStonesOfOpening = 8;
constexpr int kStonesOfFirstMoves = 6;
/// In the opening a good move is worth a longer search; where no win is in sight as well. After the
/// first moves there are few such positions, and a win is worth looking for long.
constexpr std::uint64_t kMoreNodes = 5;
constexpr std::uint64_t kManyMoreNodes = 15;
constexpr std::uint64_t kFirstMovesNodes = 80;
constexpr std::size_t kEngineMegabytes = 512;

}  // namespace

Prover::Prover(ProverMemory& memory, const ProverSettings& settings, ReplyLook::StopAsked stopAsked)
    : m_memory(memory),
      m_settings(settings),
      m_stopAsked(std::move(stopAsked)),
      m_solver(memory.proof().rule),
      m_check(memory.proof().size, memory.proof().rule, m_solver),
      m_windows(memory.proof().size),
      m_look(memory, m_solver, m_check, m_stopAsked),
      m_engine(kEngineMegabytes)
{
    const Child root = childFor(settings.root, Point());
    if (!settings.firstMove.isNone())
        m_settings.firstMove = root.symmetry.apply(settings.firstMove, settings.root.size());
}

ProverProgress Prover::progress() const
{
    const Attack& root = m_nodes.front();
    const auto open = std::count_if(m_nodes.begin(), m_nodes.end(),
                                    [](const Attack& node) { return node.toProve != 0; });
    return {m_memory.proof().entries.size(), static_cast<std::uint64_t>(open), root.toProve == 0,
            root.toProve >= kImpossible};
}

void Prover::step()
{
    const ProverProgress now = progress();
    if (!now.isProven && !now.isStuck)
        work(0, {});
}

const ProofEntry* Prover::modelFor(const std::string& position) const
{
    if (m_settings.model == nullptr)
        return nullptr;
    const auto found = m_settings.model->entries.find(position);
    return found == m_settings.model->entries.end() ? nullptr : &found->second;
}

/// One node for each position, whatever moves lead there. What is known of it is taken over.
Prover::Child Prover::childFor(const Grid& grid, Point reply)
{
    const CanonicalStones canonical = canonicalStones(grid);
    const auto [place, isNew] = m_indices.try_emplace(canonical.text, m_nodes.size());
    if (isNew) {
        Attack attack{.grid = imageOf(grid, canonical.symmetry), .text = canonical.text};
        if (const ProofEntry* entry = m_memory.entry(canonical.text))
            setProven(attack, entry->plies, entry->move);
        // Even where there is a leaf: a cover of the model may begin with its move.
        else if (const ProofEntry* model = modelFor(canonical.text))
            attack.model = model;
        else if (const int plies = m_memory.leafPlies(canonical.text); plies > 0)
            setProven(attack, plies, Point());
        m_nodes.push_back(std::move(attack));
    }
    return {place->second, reply, canonical.symmetry};
}

void Prover::setProven(Attack& attack, int plies, Point move)
{
    attack.toProve = 0;
    attack.plies = plies;
    attack.move = move;
}

/// Goes down to the position that matters most to the proof, does something there and comes back.
void Prover::work(Index index, const std::vector<Point>& hints)
{
    if (mustAdvance(m_nodes[index])) {
        advance(index, hints);
    } else {
        const std::size_t number = bestDefence(m_nodes[index]);
        if (!m_nodes[index].defences[number].isLooked)
            lookAt(index, number);
        else
            workBelow(index, number);
    }
    update(index);
}

/// All replies have to be refuted, so one after the other is as good as any order, and what was
/// learnt about one helps with the next. Only the last, which is the furthest, comes first: what
/// refutes it may serve for all that are far away. Of the root's replies the easiest comes first:
/// what is proven of them can be played by itself.
const Prover::Child* Prover::nextChild(Index index, const Defence& defence) const
{
    std::vector<const Child*> open;
    for (const Child& child : defence.children)
        if (m_nodes[child.node].toProve != 0)
            open.push_back(&child);
    if (open.empty())
        return nullptr;
    if (coverPays(defence) && defence.coversTried == 0)
        return open.back();
    if (index != 0)
        return open.front();
    return *std::min_element(open.begin(), open.end(), [&](const Child* one, const Child* other) {
        return m_nodes[one->node].toProve < m_nodes[other->node].toProve;
    });
}

void Prover::workBelow(Index index, std::size_t number)
{
    const Defence& defence = m_nodes[index].defences[number];
    const Child* open = nextChild(index, defence);
    if (open == nullptr)
        return;
    const Child child = *open;
    std::vector<Point> hints;
    for (const Point move : defence.goodMoves)
        hints.push_back(child.symmetry.apply(move, m_settings.root.size()));
    work(child.node, hints);
    learnFrom(m_nodes[index].defences[number], child);
    if (m_nodes[child.node].toProve == 0 && coverPays(m_nodes[index].defences[number]))
        coverBy(index, number, child);
}

std::size_t Prover::openChildrenOf(const Defence& defence) const
{
    return static_cast<std::size_t>(
        std::count_if(defence.children.begin(), defence.children.end(),
                      [&](const Child& child) { return m_nodes[child.node].toProve != 0; }));
}

bool Prover::coverPays(const Defence& defence) const
{
    return defence.coversTried < kMostChecks && openChildrenOf(defence) >= kWorthTheCheck
        && (defence.coversTried == 0 || defence.lastGain >= kLeastCheckGain);
}

/// The reply is refuted by a quiet move: does that serve for other replies, too?
void Prover::coverBy(Index index, std::size_t number, const Child& child)
{
    Attack& attack = m_nodes[index];
    Defence& defence = attack.defences[number];
    const Point first
        = child.symmetry.inverse().apply(m_nodes[child.node].move, m_settings.root.size());
    if (first.isNone())
        return;
    const Grid moved = withStone(attack.grid, defence.move, Color::Black);
    const Grid position = withStone(moved, child.reply, Color::White);
    ++defence.coversTried;
    defence.lastGain = 0;
    const CheckedWin win
        = m_solver.prepareWith(position, first) ? m_check.check(position, 1) : CheckedWin();
    if (!win.holds)
        return;
    const std::size_t before = openChildrenOf(defence);
    const auto isCovered
        = [&](Point reply) { return reply != child.reply && !win.matters.test(bitOf(reply)); };
    std::erase_if(defence.children, [&](const Child& other) {
        return m_nodes[other.node].toProve != 0 && isCovered(other.reply);
    });
    defence.lastGain = before - openChildrenOf(defence);
    if (defence.lastGain == 0)
        return;
    std::erase_if(defence.look.open, isCovered);
    defence.look.covers.push_back(child.reply);
    defence.look.plies = std::max(defence.look.plies, win.plies);
    m_memory.addLook(attack.text, defence.move, defence.look);
    m_lastStep = attack.text + ' ' + defence.move.toString() + ": what refutes "
        + child.reply.toString() + " serves for " + std::to_string(defence.lastGain);
}

void Prover::learnFrom(Defence& defence, const Child& child)
{
    const Attack& attack = m_nodes[child.node];
    if (attack.toProve != 0 || attack.move.isNone())
        return;
    const Point move = child.symmetry.inverse().apply(attack.move, m_settings.root.size());
    std::erase(defence.goodMoves, move);
    defence.goodMoves.insert(defence.goodMoves.begin(), move);
    defence.goodMoves.resize(std::min(defence.goodMoves.size(), kGoodMoves));
}

bool Prover::isOpening(const Attack& attack) const
{
    return stonesOn(attack.grid) < kStonesOfOpening;
}

std::uint64_t Prover::timesMore(const Attack& attack) const
{
    return stonesOn(attack.grid) < kStonesOfFirstMoves ? kFirstMovesNodes : kManyMoreNodes;
}

bool Prover::mustAdvance(const Attack& attack) const
{
    if (attack.defences.empty())
        return true;
    const Effort least = attack.defences[bestDefence(attack)].toProve;
    if (attack.seesWin || attack.model != nullptr)
        return least >= kImpossible || modelIsDoubtful(attack);
    return attack.stage < Stage::FewMoves || (attack.stage == Stage::FewMoves && least > kHard)
        || (attack.stage == Stage::TriedHard && least > kVeryHard);
}

/// After one of the replies even the engine sees no win.
bool Prover::modelIsDoubtful(const Attack& attack) const
{
    if (attack.model == nullptr || attack.defences.empty())
        return false;
    const std::vector<Child>& children = attack.defences.front().children;
    return std::any_of(children.begin(), children.end(), [&](const Child& child) {
        const Attack& next = m_nodes[child.node];
        return next.toProve != 0 && next.model == nullptr && !next.seesWin
            && next.stage >= Stage::AskedAgain;
    });
}

void Prover::advance(Index index, const std::vector<Point>& hints)
{
    const Attack& attack = m_nodes[index];
    if (attack.model != nullptr)
        return tryModel(index);
    const std::uint64_t nodes = m_settings.engineNodes * (isOpening(attack) ? kMoreNodes : 1);
    switch (attack.stage) {
    case Stage::New:
        return tryLeaf(index, kLeafSteps[1], Stage::Tried);
    case Stage::Tried:
        return askForWin(index, nodes, Stage::Asked);
    case Stage::Asked:
        return askForWin(index, std::max(attack.winNodes, nodes * timesMore(attack)),
                         Stage::AskedAgain);
    case Stage::AskedAgain:
        return addMoves(index, kFewMoves, hints, Stage::FewMoves);
    case Stage::FewMoves:
        return tryLeaf(index, kLeafSteps[2], Stage::TriedHard);
    case Stage::TriedHard:
    case Stage::ManyMoves:
        return addMoves(index, kManyMoves, {}, Stage::ManyMoves);
    }
}

/// Once its move has failed or seems to, the position is like any other.
void Prover::tryModel(Index index)
{
    Attack& attack = m_nodes[index];
    const bool hasFailed = !attack.defences.empty();
    m_lastStep = attack.text + (hasFailed ? ": the model's move fails" : ": the model has a move");
    if (hasFailed)
        attack.model = nullptr;
    else
        addDefence(attack, attack.model->move);
}

/// A win that the engine sees is no proof, but it says more than how many replies look open after
/// a move: forcing moves leave few, and need not lead anywhere.
void Prover::askForWin(Index index, std::uint64_t nodes, Stage next)
{
    Attack& attack = m_nodes[index];
    attack.stage = next;
    if (index == 0 && !m_settings.firstMove.isNone())
        return addDefence(attack, m_settings.firstMove);
    SeenWin seen = m_memory.seenWin(attack.text);
    if (seen.move.isNone() && seen.nodes < nodes) {
        const SearchReport report = ask(attack, 1, nodes);
        seen = isWin(report.score()) ? SeenWin{report.nodes, report.bestMove()}
                                     : SeenWin{nodes, Point()};
        m_memory.addSeenWin(attack.text, seen);
    }
    m_lastStep = attack.text + (seen.move.isNone() ? ": no win in sight" : ": a win in sight");
    if (seen.move.isNone())
        return;
    attack.seesWin = true;
    attack.winNodes = std::max(attack.winNodes, seen.nodes);
    attack.defences.clear();
    addDefence(attack, seen.move);
}

void Prover::addDefence(Attack& attack, Point move) const
{
    const bool isThere = std::any_of(attack.defences.begin(), attack.defences.end(),
                                     [&](const Defence& other) { return other.move == move; });
    if (isThere || attack.grid.at(move) != Cell::Empty)
        return;
    const Effort guess = kGuessOfOpen + kGuessMoreOpen * attack.defences.size();
    attack.defences.push_back({.move = move, .toProve = guess});
}

void Prover::tryLeaf(Index index, std::uint64_t nodes, Stage next)
{
    Attack& attack = m_nodes[index];
    attack.stage = next;
    const int plies = m_look.leafPlies(attack.grid, nodes);
    m_lastStep = attack.text + (plies > 0 ? ": a leaf" : ": no leaf");
    if (plies > 0)
        setProven(attack, plies, Point());
}

void Prover::addMoves(Index index, std::size_t count, const std::vector<Point>& hints, Stage next)
{
    Attack& attack = m_nodes[index];
    attack.stage = next;
    for (const Point move : movesToTry(index, count, hints))
        addDefence(attack, move);
    m_lastStep = attack.text + ": " + std::to_string(attack.defences.size()) + " moves to try";
}

std::vector<Point> Prover::movesToTry(Index index, std::size_t count, std::vector<Point> hints)
{
    if (index == 0 && !m_settings.firstMove.isNone())
        return {m_settings.firstMove};
    if (count > 0) {
        const std::vector<Point> engineMoves = movesFor(m_nodes[index], count);
        hints.insert(hints.end(), engineMoves.begin(), engineMoves.end());
    }
    return hints;
}

std::vector<Point> Prover::movesFor(const Attack& attack, std::size_t count)
{
    if (const std::vector<Point>* known = m_memory.moves(attack.text, count))
        return *known;
    const SearchReport report = ask(attack, count, m_settings.engineNodes * kMoreNodes);
    std::vector<Point> moves;
    for (const SearchLine& line : report.lines)
        if (!line.moves.empty())
            moves.push_back(line.moves.front());
    // The solver has tried fours: where it fails, another move has to come first.
    const auto isQuiet = [&](Point move) { return !makesFour(attack.grid, move); };
    if (std::any_of(moves.begin(), moves.end(), isQuiet))
        std::stable_partition(moves.begin(), moves.end(), isQuiet);
    m_memory.addMoves(attack.text, count, moves);
    return moves;
}

SearchReport Prover::ask(const Attack& attack, std::size_t lines, std::uint64_t nodes)
{
    SearchLimits limits;
    limits.nodes = nodes;
    limits.lines = static_cast<int>(lines);
    limits.useBook = false;
    limits.alwaysSearch = true;
    const std::atomic<bool> stop{false};
    return m_engine.think(BoardManager(attack.grid, m_memory.proof().rule, Color::Black), limits,
                          onThisThread, stop);
}

bool Prover::makesFour(const Grid& grid, Point move) const
{
    return !m_windows
                .fives(withStone(grid, move, Color::Black), Color::Black, m_memory.proof().rule)
                .empty();
}

void Prover::lookAt(Index index, std::size_t number)
{
    const Point move = m_nodes[index].defences[number].move;
    const std::string text = m_nodes[index].text;
    const Look* known = m_memory.look(text, move);
    std::optional<Look> look
        = known != nullptr ? std::optional(*known) : freshLook(m_nodes[index], move);
    if (!look)
        return;
    if (known == nullptr)
        m_memory.addLook(text, move, *look);
    m_lastStep = text + ", looked at " + move.toString() + ": "
        + (look->isGivenUp ? "given up" : std::to_string(look->open.size()) + " open");
    m_nodes[index].defences[number].look = std::move(*look);
    m_nodes[index].defences[number].isLooked = true;
    openChildren(index, number);
}

std::optional<Look> Prover::freshLook(const Attack& attack, Point move)
{
    const auto limitUnless = [](bool isEarly) { return isEarly ? kAllOpen : kManyOpen; };
    if (attack.model != nullptr)
        return m_look.lookLike(*m_settings.model, attack.grid, *attack.model,
                               limitUnless(stonesOn(attack.grid) < kStonesOfFirstMoves));
    const bool isOneOfMany = attack.stage == Stage::FewMoves;
    return m_look.look(attack.grid, move, limitUnless(!isOneOfMany || isOpening(attack)));
}

void Prover::openChildren(Index index, std::size_t number)
{
    const Grid after
        = withStone(m_nodes[index].grid, m_nodes[index].defences[number].move, Color::Black);
    std::vector<Child> children;
    // A part of a win should not take more to see than the whole of it.
    const std::uint64_t winNodes = m_nodes[index].seesWin ? m_nodes[index].winNodes : 0;
    for (const Point reply : ownShare(index, m_nodes[index].defences[number].look.open)) {
        children.push_back(childFor(withStone(after, reply, Color::White), reply));
        Attack& child = m_nodes[children.back().node];
        child.winNodes = std::max(child.winNodes, winNodes);
    }
    m_nodes[index].defences[number].children = std::move(children);
}

/// All but at the root, whose replies may be dealt out.
std::vector<Point> Prover::ownShare(Index index, const std::vector<Point>& open) const
{
    if (index != 0)
        return open;
    std::vector<Point> share;
    for (std::size_t i = 0; i < open.size(); ++i)
        if (m_settings.shard.has(i))
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

void Prover::update(Index index)
{
    Attack& attack = m_nodes[index];
    if (attack.toProve == 0)
        return;
    for (Defence& defence : attack.defences)
        updateDefence(defence);
    const bool hasMore = attack.stage != Stage::ManyMoves;
    if (attack.defences.empty()) {
        attack.toProve = hasMore ? 1 + kStageCost * static_cast<Effort>(attack.stage) : kImpossible;
        return;
    }
    const Defence& best = attack.defences[bestDefence(attack)];
    if (best.toProve == 0)
        conclude(attack, best);
    else if (best.toProve >= kImpossible)
        attack.toProve = hasMore ? kVeryHard : kImpossible;
    else
        attack.toProve = kDepthCost + best.toProve;
}

void Prover::updateDefence(Defence& defence) const
{
    if (!defence.isLooked)
        return;
    Effort hardest = 0;
    Effort sum = 0;
    for (const Child& child : defence.children) {
        hardest = std::max(hardest, m_nodes[child.node].toProve);
        sum += m_nodes[child.node].toProve;
    }
    const bool isHopeless = defence.look.isGivenUp || hardest >= kImpossible;
    defence.toProve = isHopeless ? kImpossible : hardest + (sum - hardest) / kDamping;
}

void Prover::conclude(Attack& attack, const Defence& defence)
{
    int plies = defence.look.plies;
    for (const Child& child : defence.children)
        plies = std::max(plies, m_nodes[child.node].plies);
    setProven(attack, plies + 2, defence.move);
    const bool isWhole = &attack != &m_nodes.front() || m_settings.shard.isWhole();
    if (isWhole)
        m_memory.addEntry(attack.text, {defence.move, attack.plies, defence.look.covers});
}

}  // namespace gomoku::proof
