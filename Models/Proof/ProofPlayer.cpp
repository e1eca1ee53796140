// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Proof/ProofPlayer.h"

#include "Models/Proof/Check/ProofCheck.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace gomoku::proof {

namespace {

/// With fewer replies in the file than that, a move leads elsewhere more often than not.
constexpr std::size_t kWorthTheWay = 10;
/// Early enough to begin a game with.
constexpr std::size_t kStonesOfStarts = 4;

/// The move and the reply that make `now` of `before`; no move if that is not the whole difference.
std::pair<Point, Point> onlyMoves(const Grid& before, const Grid& now)
{
    std::pair<Point, Point> moves;
    bool isWhole = true;
    now.forEachPoint([&](Point point) {
        if (now.at(point) == before.at(point))
            return;
        Point& move = now.at(point) == Cell::Black ? moves.first : moves.second;
        isWhole = isWhole && before.at(point) == Cell::Empty && move.isNone();
        move = point;
    });
    return isWhole ? moves : std::pair<Point, Point>();
}

/// The white stone that `now` has more than `before`; none if that is not the whole difference.
Point onlyReply(const Grid& before, const Grid& now)
{
    Point reply;
    bool isOnly = true;
    now.forEachPoint([&](Point point) {
        if (now.at(point) == before.at(point))
            return;
        isOnly = isOnly && reply.isNone() && before.at(point) == Cell::Empty
            && now.at(point) == Cell::White;
        reply = point;
    });
    return isOnly ? reply : Point();
}

Grid withoutStone(Grid grid, Point point)
{
    grid.set(point, Cell::Empty);
    return grid;
}

/// How the board can be turned so that `position` lies as in the file and `move` is the entry's
/// there; nullopt if it is another move. Where a position is its own mirror image there are two
/// ways.
std::optional<Symmetry> turnToEntry(const ProofFile& file, const Grid& position, Point move)
{
    const CanonicalStones canonical = canonicalStones(position);
    const auto entry = file.entries.find(canonical.text);
    if (entry == file.entries.end())
        return std::nullopt;
    const Grid image = imageOf(position, canonical.symmetry);
    const auto found = std::find_if(kSymmetries.begin(), kSymmetries.end(), [&](Symmetry turn) {
        return turn.apply(move, file.size) == entry->second.move
            && imageOf(position, turn) == image;
    });
    return found == kSymmetries.end() ? std::nullopt : std::optional(*found);
}

/// Is the position reached from another one of the file by its move and a reply?
bool isLedTo(const ProofFile& file, const Grid& position)
{
    for (const Point reply : position.pointsWith(Cell::White))
        for (const Point move : position.pointsWith(Cell::Black))
            if (turnToEntry(file, withoutStone(withoutStone(position, reply), move), move))
                return true;
    return false;
}

std::size_t stonesIn(const std::string& position)
{
    return static_cast<std::size_t>(std::count_if(
        position.begin(), position.end(), [](char sign) { return sign >= 'a' && sign <= 'z'; }));
}

}  // namespace

ProofPlayer::ProofPlayer(ProofFile file)
    : m_file(std::move(file)),
      m_solver(m_file.rule, m_file.leafNodes),
      m_check(m_file.size, m_file.rule, m_solver),
      m_windows(m_file.size)
{
    for (const auto& [position, entry] : m_file.entries)
        m_mostStones = std::max(m_mostStones, static_cast<int>(stonesIn(position)));
}

/// Or one move of each side after it: to find that out takes time where there are many stones.
bool ProofPlayer::mayBeIn(const Grid& position) const
{
    return stonesOn(position) <= m_mostStones + 2;
}

std::optional<ProvenMove> ProofPlayer::answer(const Grid& position, const Limits& limits)
{
    if (position.size() != m_file.size
        || position.count(Cell::Black) != position.count(Cell::White))
        return std::nullopt;
    if (const auto fives = m_windows.fives(position, Color::Black, m_file.rule); !fives.empty())
        return ProvenMove{fives.front(), 1};
    m_solver.setPatience(limits.patience);
    if (const auto followed = followLast(position))
        return followed;
    const Known here = mayBeIn(position) ? entryAt(position) : Known();
    const Known before = mayBeIn(position) ? entryBefore(position) : Known();
    const bool isShorter
        = here.entry && (!before.entry || here.entry->plies <= before.entry->plies - 2);
    if (!isShorter && before.entry)
        if (const auto covered = followCover(before, position))
            return covered;
    if (here.entry)
        return ProvenMove{onBoard(here.entry->move, here.symmetry), here.entry->plies};
    return followLeaf(position, before.entry ? m_file.leafNodes : limits.freshNodes);
}

Point ProofPlayer::onBoard(Point point, Symmetry symmetry) const
{
    return symmetry.inverse().apply(point, m_file.size);
}

ProofPlayer::Known ProofPlayer::entryAt(const Grid& position) const
{
    return entryAt(position, canonicalStones(position).symmetry);
}

ProofPlayer::Known ProofPlayer::entryAt(const Grid& position, Symmetry symmetry) const
{
    const Grid image = imageOf(position, symmetry);
    const auto found = m_file.entries.find(stonesText(image));
    return found == m_file.entries.end() ? Known() : Known{&found->second, image, symmetry, {}};
}

/// White is to move: the shortest win of the file whose move has just been played.
ProofPlayer::Known ProofPlayer::entryBeforeMove(const Grid& position) const
{
    Known best;
    for (const Point move : position.pointsWith(Cell::Black)) {
        const Grid before = withoutStone(position, move);
        const std::optional<Symmetry> turn = turnToEntry(m_file, before, move);
        const Known known = turn ? entryAt(before, *turn) : Known();
        if (known.entry && (!best.entry || known.entry->plies < best.entry->plies))
            best = known;
    }
    return best;
}

/// Black is to move: the same with a reply of White.
ProofPlayer::Known ProofPlayer::entryBefore(const Grid& position) const
{
    Known best;
    for (const Point reply : position.pointsWith(Cell::White)) {
        Known known = entryBeforeMove(withoutStone(position, reply));
        known.reply = known.symmetry.apply(reply, m_file.size);
        if (known.entry && (!best.entry || known.entry->plies < best.entry->plies))
            best = known;
    }
    return best;
}

std::optional<ProvenMove> ProofPlayer::followCover(const Known& known, const Grid& position)
{
    m_steps.clear();
    const Grid moved = withStone(known.grid, known.entry->move, Color::Black);
    const Point reply = onBoard(known.reply, known.symmetry);
    const Grid before = withoutStone(position, reply);
    for (const Point cover : known.entry->covers) {
        const Grid counted = cover.isNone() ? moved : withStone(moved, cover, Color::White);
        const CheckedWin win = checkedCover(m_file, m_solver, m_check, counted);
        if (!win.holds || win.plies > known.entry->plies - 2)
            continue;
        // Of replies that are mirror images of each other a cover may serve for one only.
        for (const Symmetry turn : kSymmetries) {
            if (win.matters.test(bitOf(turn.apply(reply, m_file.size)))
                || imageOf(before, turn) != moved)
                continue;
            m_symmetry = turn;
            return take({.board = imageOf(position, turn),
                         .counted = counted,
                         .spare = 1,
                         .plies = win.plies});
        }
    }
    return std::nullopt;
}

std::optional<ProvenMove> ProofPlayer::followLeaf(const Grid& position, std::uint64_t nodes)
{
    m_steps.clear();
    const CanonicalStones canonical = canonicalStones(position);
    const Grid leaf = imageOf(position, canonical.symmetry);
    for (const std::uint64_t step : kLeafSteps) {
        if (step > nodes || !m_solver.solve(leaf, step))
            continue;
        const CheckedWin win = m_check.check(leaf, 0);
        if (!win.holds)
            continue;
        m_symmetry = canonical.symmetry;
        return take({.board = leaf, .counted = leaf, .plies = win.plies});
    }
    return std::nullopt;
}

/// Is it one of our steps, or has White replied to one? The newest counts: others were taken back.
std::optional<ProvenMove> ProofPlayer::followLast(const Grid& position)
{
    const Grid board = imageOf(position, m_symmetry);
    for (std::size_t i = m_steps.size(); i-- > 0;) {
        const Step step = m_steps[i];
        if (step.board == board)
            return ProvenMove{onBoard(step.move, m_symmetry), step.plies};
        const Grid moved = withStone(step.board, step.move, Color::Black);
        if (const Point reply = onlyReply(moved, board); !reply.isNone())
            return take(after(step, reply));
    }
    return std::nullopt;
}

/// Where the win continues after a reply, as WinCheck has gone through it.
ProofPlayer::Step ProofPlayer::after(const Step& step, Point reply) const
{
    Step next = step;
    next.board = withStone(withStone(step.board, step.move, Color::Black), reply, Color::White);
    next.counted.set(step.move, Cell::Black);
    next.plies -= 2;
    next.plan.clear();
    const bool isForced
        = !m_windows.fives(next.counted, Color::Black, m_file.rule).empty();  // A four: no choice.
    const WinCheck::Met* pass = isForced ? nullptr : m_check.met(next.counted, step.spare + 1);
    const bool isPass = next.counted.at(reply) != Cell::Empty
        || (pass && pass->win.holds && !pass->win.matters.test(bitOf(reply)));
    if (isPass && !isForced) {
        ++next.spare;
        return next;
    }
    next.counted.set(reply, Cell::White);
    if (step.plan.size() > 2 && step.plan[1] == reply)
        next.plan.assign(step.plan.begin() + 2, step.plan.end());
    return next;
}

std::optional<ProvenMove> ProofPlayer::take(Step step)
{
    const auto fives = m_windows.fives(step.counted, Color::Black, m_file.rule);
    if (!fives.empty())
        step.plan = {fives.front()};
    if (step.plan.empty()) {
        const WinCheck::Met* met = m_check.met(step.counted, step.spare);
        if (met == nullptr || !met->win.holds)
            return std::nullopt;
        step.plan = met->plan;
        step.plies = std::min(step.plies, met->win.plies);
    }
    step.move = step.plan.front();
    if (step.board.at(step.move) != Cell::Empty)
        return std::nullopt;
    const ProvenMove move{onBoard(step.move, m_symmetry), step.plies};
    m_steps.push_back(std::move(step));
    return move;
}

const ProofPlayer::Step* ProofPlayer::stepAt(const Grid& position) const
{
    const Grid board = imageOf(position, m_symmetry);
    const auto found = std::find_if(m_steps.rbegin(), m_steps.rend(), [&](const Step& step) {
        return withStone(step.board, step.move, Color::Black) == board;
    });
    return found == m_steps.rend() ? nullptr : &*found;
}

Point ProofPlayer::wayIntoTheTree(const Grid& position) const
{
    const auto stones = static_cast<std::size_t>(stonesOn(position)) + 2;
    std::map<Point, std::set<Point>> replies;
    for (const auto& [text, entry] : m_file.entries) {
        if (stonesIn(text) != stones)
            continue;
        const std::optional<Grid> grid = parseStones(text, m_file.size);
        for (const Symmetry symmetry : kSymmetries)
            if (const auto [move, reply] = onlyMoves(position, imageOf(*grid, symmetry));
                !move.isNone())
                replies[move].insert(reply);
    }
    const auto best
        = std::max_element(replies.begin(), replies.end(), [](const auto& one, const auto& other) {
              return one.second.size() < other.second.size();
          });
    return best == replies.end() || best->second.size() < kWorthTheWay ? Point() : best->first;
}

int ProofPlayer::pliesLeft(const Grid& position) const
{
    if (position.size() != m_file.size
        || position.count(Cell::Black) != position.count(Cell::White) + 1)
        return 0;
    if (const Step* step = stepAt(position))
        return step->plies - 1;
    const Known known = mayBeIn(position) ? entryBeforeMove(position) : Known();
    return known.entry ? known.entry->plies - 1 : 0;
}

Point ProofPlayer::longestDefence(const Grid& position) const
{
    Point longest;
    int plies = 0;
    const Step* step = stepAt(position);
    forEachEmpty(position, [&](Point reply) {
        int left = 0;
        if (step != nullptr) {
            const Step next = after(*step, m_symmetry.apply(reply, m_file.size));
            const WinCheck::Met* met = m_check.met(next.counted, next.spare);
            left = !next.plan.empty()              ? static_cast<int>(next.plan.size())
                : met != nullptr && met->win.holds ? met->win.plies
                                                   : 1;
        } else if (const Known known = entryAt(withStone(position, reply, Color::White));
                   known.entry) {
            left = known.entry->plies;
        }
        if (left > plies) {
            longest = reply;
            plies = left;
        }
    });
    if (!longest.isNone())
        return longest;
    // Nothing is known of the replies but that the refutations of these serve for most.
    const Known known = entryBeforeMove(position);
    if (known.entry)
        for (const Point cover : known.entry->covers)
            if (!cover.isNone())
                return onBoard(cover, known.symmetry);
    return longest;
}

BuiltInPlayer readProofPlayer(std::string_view text)
{
    ReadProof read = readProof(text);
    if (!read.problem.empty())
        return {nullptr, read.problem};
    if (read.file.entries.empty())
        return {nullptr, "there is no position in it"};
    return {std::make_unique<ProofPlayer>(std::move(read.file)), {}};
}

std::vector<std::string> startsOf(const ProofFile& file)
{
    const std::string emptyBoard = stonesText(Grid(file.size));
    if (file.entries.count(emptyBoard) > 0)
        return {emptyBoard};
    std::size_t fewest = kPointSpace;
    for (const auto& [position, entry] : file.entries)
        fewest = std::min(fewest, stonesIn(position));
    std::vector<std::string> starts;
    for (const auto& [position, entry] : file.entries)
        if (stonesIn(position) <= std::max(fewest, kStonesOfStarts)
            && !isLedTo(file, *parseStones(position, file.size)))
            starts.push_back(position);
    return starts;
}

}  // namespace gomoku::proof
