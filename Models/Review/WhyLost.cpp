// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/WhyLost.h"

#include "Models/Review/Judge/WinCurve.h"
#include "Models/Search/Threats/ThreatMoves.h"
#include "Models/Search/Threats/ThreatSearch.h"

#include <algorithm>

namespace gomoku {

namespace {

/// Moves of the loser that are looked at behind the one that made it certain; farther back there
/// is always a way out.
constexpr int kMostStepsBack = 8;
/// A first look walks back quickly, but it misses long wins, and where it stops would depend on its
/// nodes.
constexpr std::uint64_t kSecondLookFactor = kSecondLookNodes / kFirstLookNodes;
/// Moves of the winner's line that are tried as defences where the judge's own move has lost.
constexpr std::size_t kMostDefences = 10;
constexpr std::size_t kForcedWinMegabytes = 32;

/// What a position is worth by `move`, where `after` is known of the next one.
Judgement withMove(Point move, const Judgement& after)
{
    Judgement whole{isLoss(after.score) ? winIn(pliesToEnd(after.score) + 1) : -after.score,
                    after.line};
    whole.line.insert(whole.line.begin(), move);
    return whole;
}

bool tellsLength(HintReason reason)
{
    return reason == HintReason::WinsByFours || reason == HintReason::WinsByForce;
}

/// Has the review judged the story's escape, or another move there that is proven to win? Of any
/// other move it does not know that threats do not refute it.
bool speaksOf(const GameReview& review, const LossStory& story)
{
    if (story.escape >= review.moves.size())
        return false;
    const MoveReview& move = review.moves[story.escape];
    if (!isMarked(move.verdict) || move.betterLine.empty() || !move.chanceBefore)
        return false;
    return move.better() == story.escapeLine.front() || isWin(*move.scoreBefore);
}

/// One walk from the end of a game to where it was lost.
class WalkBack
{
public:
    WalkBack(const ReviewedGame& game, Color loser, std::uint64_t nodes,
             const std::atomic<bool>& stop)
        : m_game(game),
          m_loser(loser),
          m_nodes(nodes),
          m_stop(stop)
    {
        for (std::size_t i = 0; i < game.playedMoves(); ++i)
            if (isOwnStone(i))
                m_own.push_back(i);
    }

    std::optional<LossStory> run()
    {
        const auto certain = firstCertain();
        if (!certain || m_stop)
            return std::nullopt;
        LossStory story{.loser = m_loser, .certain = m_own[*certain], .escape = m_own[*certain]};
        findEscape(*certain, story);
        return m_stop ? std::nullopt : std::optional(story);
    }

    std::optional<CertainLoss> certainLoss()
    {
        const auto certain = firstCertain();
        if (!certain || m_stop)
            return std::nullopt;
        return CertainLoss{m_own[*certain], m_isSettled};
    }

private:
    [[nodiscard]] bool isOwnStone(std::size_t place) const
    {
        const RecordedMove& move = m_game.moves[place];
        return move.color == m_loser && !move.isPass()
            && static_cast<int>(place) >= m_game.openingMoves;
    }

    /// In m_own, the earliest move after which the loss is proven up to the end.
    std::optional<std::size_t> firstCertain()
    {
        std::optional<std::size_t> certain;
        for (std::size_t i = m_own.size(); i-- > 0 && !m_stop;) {
            if (isLostAfter(m_own[i]))
                certain = i;
            else if (!onlyPutsOff(m_own[i]))
                break;
        }
        return certain;
    }

    bool isLostAfter(std::size_t place)
    {
        const BoardManager position = m_game.positionAfter(place + 1);
        if (const auto result = m_game.resultAfter(place + 1))
            return isWinOfOther(position, *result);
        const ThreatResult result = threatsOfWinner(position, kCertainMoves);
        m_isSettled = m_isSettled && result.outcome != ThreatOutcome::GaveUp;
        return result.outcome == ThreatOutcome::Win;
    }

    /// The answer to a four of the loser's own is seldom a threat, so nothing is known after it.
    /// But neither does the four save him.
    [[nodiscard]] bool onlyPutsOff(std::size_t place) const
    {
        return canMakeFive(m_game.positionAfter(place + 1), m_loser);
    }

    /// By fours and threats of the winner, who is to move. Whether there is a win of a few moves
    /// can nearly always be decided, so that more work changes nothing; whether a long or a slow
    /// attack wins cannot.
    [[nodiscard]] ThreatResult threatsOfWinner(const BoardManager& position,
                                               std::optional<int> moves) const
    {
        const auto solved = [&](std::uint64_t nodes) {
            return solveThreats(position, ThreatKind::VctComplete,
                                {.time = std::nullopt,
                                 .nodes = nodes,
                                 .tableMegabytes = kForcedWinMegabytes,
                                 .moves = moves,
                                 .stop = &m_stop});
        };
        ThreatResult result = solved(m_nodes);
        if (result.outcome == ThreatOutcome::GaveUp && !m_stop)
            result = solved(m_nodes * kSecondLookFactor);
        return result;
    }

    /// Of any length.
    std::optional<Judgement> forcedWin(const BoardManager& position) const
    {
        const ThreatResult result = threatsOfWinner(position, std::nullopt);
        if (result.outcome != ThreatOutcome::Win)
            return std::nullopt;
        return Judgement{winIn(static_cast<int>(result.line.size())), result.line};
    }

    /// What the winner, who is to move, has: a win by force, or what the judge says.
    Judgement worthToWinner(const BoardManager& position)
    {
        if (auto forced = forcedWin(position))
            return *forced;
        return judgedTwice(position);
    }

    [[nodiscard]] bool isWinOfOther(const BoardManager& position, Score score) const
    {
        return position.sideToMove() == m_loser ? isLoss(score) : isWin(score);
    }

    Judgement judged(const BoardManager& position)
    {
        return m_judge.judge(position, m_nodes, m_stop).value_or(Judgement{});
    }

    /// What the second look says, unless the first one proves the loss.
    Judgement judgedTwice(const BoardManager& position)
    {
        const Judgement first = judged(position);
        if (m_stop || isWinOfOther(position, first.score))
            return first;
        return m_judge.judge(position, m_nodes * kSecondLookFactor, m_stop).value_or(Judgement{});
    }

    void findEscape(std::size_t certain, LossStory& story)
    {
        for (int step = 0; step <= kMostStepsBack && !m_stop; ++step) {
            const std::size_t place = m_own[certain - static_cast<std::size_t>(step)];
            if (isEscape(place, story) || certain == static_cast<std::size_t>(step))
                return;
        }
    }

    /// Was there another move that did not lose? Tells it, if there was.
    bool isEscape(std::size_t place, LossStory& story)
    {
        const BoardManager position = m_game.positionAfter(place);
        const Judgement before = judged(position);
        if (isLoss(before.score))
            return false;
        const Judgement afterPlayed = worthToWinner(m_game.positionAfter(place + 1));
        for (const Point move : alternatives(position, before, afterPlayed, place)) {
            BoardManager board = position;
            board.makeMove(move);
            const Judgement after = worthToWinner(board);
            if (m_stop)
                return false;
            if (isWinOfOther(board, after.score))
                continue;
            story.escape = place;
            story.reason = reasonFor(position, withMove(move, after));
            story.escapeLine = withMove(move, after).line;
            story.chance
                = WinCurve::under(m_game.rule).chance(withMove(move, after).score, m_loser);
            story.allowed = allowedWin(m_game.positionAfter(place + 1), afterPlayed.score);
            return true;
        }
        return false;
    }

    /// The judge's own move first, then the points that the win went through.
    [[nodiscard]] std::vector<Point> alternatives(const BoardManager& position,
                                                  const Judgement& before,
                                                  const Judgement& afterPlayed,
                                                  std::size_t place) const
    {
        std::vector<Point> moves{before.best()};
        const std::vector<Point>& win = afterPlayed.line;
        moves.insert(moves.end(), win.begin(),
                     win.begin()
                         + static_cast<std::ptrdiff_t>(std::min(win.size(), kMostDefences)));
        std::erase_if(moves, [&](Point move) {
            return move.isNone() || move == m_game.moves[place].point || !position.isEmpty(move)
                || !position.isLegal(m_loser, move);
        });
        return moves;
    }

    const ReviewedGame& m_game;
    Color m_loser;
    std::uint64_t m_nodes;
    const std::atomic<bool>& m_stop;
    std::vector<std::size_t> m_own;  ///< Places of the loser's stones.
    bool m_isSettled = true;  ///< No search has given up so far.
    Judge m_judge;
};

}  // namespace

std::optional<LossStory> explainLoss(const ReviewedGame& game, Color loser, std::uint64_t nodes,
                                     const std::atomic<bool>& stop)
{
    return WalkBack(game, loser, nodes, stop).run();
}

std::optional<CertainLoss> certainLoss(const ReviewedGame& game, Color loser, std::uint64_t nodes,
                                       const std::atomic<bool>& stop)
{
    return WalkBack(game, loser, nodes, stop).certainLoss();
}

LossStory toldBeside(const GameReview* review, LossStory story)
{
    if (!story.hasEscape())
        return story;
    if (review && speaksOf(*review, story)) {
        const MoveReview& move = review->moves[story.escape];
        story.escapeLine = move.betterLine;
        story.reason = move.reason;
        story.chance = *move.chanceBefore;
        story.allowed = move.allowed;
    } else if (tellsLength(story.reason.kind)) {
        story.reason = {HintReason::BestFound, story.escapeLine.front()};
    }
    return story;
}

std::optional<Color> loserOf(const ReviewedGame& game)
{
    const std::size_t moves = game.playedMoves();
    const auto result = game.resultAfter(moves);
    if (!result || !isDecided(*result))
        return std::nullopt;
    const Color toMove = game.positionAfter(moves).sideToMove();
    return isWin(*result) ? opponent(toMove) : toMove;
}

}  // namespace gomoku
