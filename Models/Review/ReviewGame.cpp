// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewGame.h"

#include "Models/Review/Judge/WinCurve.h"
#include "Models/Review/Wins/WinPlayer.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace gomoku {

namespace {

/// A third look has so many times the nodes of a second one.
constexpr std::uint64_t kThirdLookFactor = 4;

/// What is known of a position of the game, or of one that the game might have come to.
struct Look
{
    std::optional<Judgement> judgement{};
    bool isSecond = false;  ///< Only a doubted blunder is looked at once more.
    bool isThird = false;
    bool isProofTried = false;  ///< A win that seems to be lost was looked for once more.
    std::optional<Judgement> searched{};  ///< What the look itself said, where that was corrected.
};

/// One review under way. Between two rounds of looks a single thread decides what has to be looked
/// at next, from nothing but what all looks so far have found: so the order in which the threads
/// finish makes no difference.
class Reviewing
{
public:
    Reviewing(const ReviewedGame& game, const ReviewOptions& options, const std::atomic<bool>& stop,
              const ReviewListener& progressed)
        : m_game(game),
          m_moveCount(game.playedMoves()),
          m_options(options),
          m_stop(stop),
          m_progressed(progressed),
          m_curve(WinCurve::under(game.rule)),
          m_positions(m_moveCount + 1),
          m_afterBetter(m_moveCount),
          m_judges(static_cast<std::size_t>(std::clamp(options.threads, 1, kMaxSearchThreads)))
    { }

    GameReview run()
    {
        noteResult();
        for (auto tasks = firstLooks(); !tasks.empty() && !isStopped(); tasks = furtherLooks()) {
            noteShown(tasks);
            lookAtAll(tasks);
            carryProofs();
            correctPromises();
        }
        if (!isStopped())
            noteShown({});
        findOnlyMoves();
        for (std::size_t i = 0; i < m_moveCount && !isStopped(); ++i)
            explain(i);
        GameReview review = known();
        review.isComplete = !isStopped();
        return review;
    }

private:
    /// A position to be looked at: one of the game, or the one after the better move.
    struct Task
    {
        std::size_t place = 0;
        std::uint64_t nodes = 0;
        Point better{};  ///< None: the position of the game.
        bool isProof = false;  ///< Is the win that the mover had still there?
    };

    [[nodiscard]] Task afterBetter(std::size_t place, std::uint64_t nodes) const
    {
        return {place, nodes, m_positions[place].judgement->best()};
    }

    [[nodiscard]] bool isStopped() const { return m_stop.load(std::memory_order_relaxed); }

    /// While looks are under way, a mark that one of them may change is not shown: whoever watches
    /// sees marks come, and not go. Those of a round are shown when the next one begins. What a
    /// look finds is felt some moves earlier, for values correct the ones before them.
    void noteShown(std::vector<Task> tasks)
    {
        constexpr std::size_t kReach = 6;
        const std::vector<Task> toCome = thirdLooks();
        tasks.insert(tasks.end(), toCome.begin(), toCome.end());
        std::vector<bool> isQuiet(m_moveCount, true);
        for (const Task& task : tasks) {
            const std::size_t first = task.place - std::min(task.place, kReach);
            for (std::size_t i = first; i < std::min(task.place + 2, m_moveCount); ++i)
                isQuiet[i] = false;
        }
        m_isShown.resize(m_moveCount);
        for (std::size_t i = 0; i < m_moveCount; ++i)
            m_isShown[i] = m_isShown[i] || isQuiet[i];
    }

    // ---- looking

    void noteResult()
    {
        if (const auto result = m_game.resultAfter(m_moveCount))
            m_positions.back() = {Judgement{*result}, true};
    }

    [[nodiscard]] std::vector<Task> firstLooks() const
    {
        std::vector<Task> tasks;
        for (std::size_t i = 0; i < m_positions.size(); ++i)
            if (!m_positions[i].judgement)
                tasks.push_back({i, m_options.nodes});
        return tasks;
    }

    [[nodiscard]] std::vector<Task> furtherLooks() const
    {
        std::vector<Task> tasks = secondLooks();
        return tasks.empty() ? thirdLooks() : tasks;
    }

    /// What has to be known before the marks that would be given now may be given.
    [[nodiscard]] std::vector<Task> secondLooks() const
    {
        std::vector<Task> tasks;
        std::vector<bool> isWanted(m_positions.size());
        for (std::size_t i = 0; i < m_moveCount; ++i) {
            if (!seemsWrong(i) && !seemsTooGood(i))
                continue;
            isWanted[i] = isWanted[i] || !m_positions[i].isSecond;
            isWanted[i + 1] = isWanted[i + 1] || !m_positions[i + 1].isSecond;
            if (seemsWrong(i) && isLookedAtTwice(i) && needsComparison(i)
                && !m_afterBetter[i].judgement)
                tasks.push_back(afterBetter(i, m_options.secondNodes));
        }
        for (std::size_t i = 0; i < m_positions.size(); ++i)
            if (isWanted[i])
                tasks.push_back({i, m_options.secondNodes});
        for (std::size_t i = 0; i < m_moveCount; ++i)
            if (needsProof(i) && !isWanted[i + 1])
                tasks.push_back({i + 1, m_options.secondNodes, {}, true});
        return tasks;
    }
    /// A blunder that rests on no proof has to survive one more look, at both moves. After two in a
    /// row the second waits: what the better move is there may change.
    [[nodiscard]] std::vector<Task> thirdLooks() const
    {
        const std::uint64_t nodes = kThirdLookFactor * m_options.secondNodes;
        std::vector<Task> tasks;
        for (std::size_t i = 0; i < m_moveCount; ++i) {
            if (doubtsBetterMove(i) && (i == 0 || !doubtsMove(i - 1)))
                tasks.push_back(afterBetter(i, nodes));
            if (doubtsMove(i))
                tasks.push_back({i + 1, nodes});
        }
        return tasks;
    }
    [[nodiscard]] bool doubtsBetterMove(std::size_t move) const
    {
        return m_afterBetter[move].judgement && !m_afterBetter[move].isThird
            && isDoubtedBlunder(move);
    }
    [[nodiscard]] bool doubtsMove(std::size_t move) const
    {
        return !m_positions[move + 1].isThird && isDoubtedBlunder(move) && !isDecided(after(move));
    }
    [[nodiscard]] bool isDoubtedBlunder(std::size_t move) const
    {
        if (!isKnown(move) || !isLookedAtTwice(move) || isDecided(before(move))
            || verdictFor(move) != Verdict::Blunder)
            return false;
        return !isDecided(after(move))
            || mayHaveBeenLost(chanceOf(before(move), move) - kBlunderDrop, after(move));
    }
    /// A move is not marked because a win that it kept is hard to see: before that, the win is
    /// looked for with all that solvers can do. Likewise no move undoes a loss that was proven.
    [[nodiscard]] bool needsProof(std::size_t move) const
    {
        if (!isKnown(move) || !isStone(move) || isDecided(after(move))
            || m_positions[move + 1].isProofTried || isOpeningStone(move))
            return false;
        const bool seemsToLoseWin
            = isWin(before(move)) && seemsWrong(move) && isLookedAtTwice(move) && !isBest(move);
        return seemsToLoseWin || isLoss(before(move));
    }

    void lookAtAll(const std::vector<Task>& tasks)
    {
        plan(tasks.size());
        inParallel(tasks.size(),
                   [&](int thread, std::size_t i) { look(judgeOf(thread), tasks[i]); });
    }
    void plan(std::size_t looks)
    {
        m_all += static_cast<int>(looks);
        if (m_done > 0)  // A bar that is full while seconds go by looks like the end.
            tellProgress();
    }
    void tellProgress() const
    {
        if (m_progressed)
            m_progressed({known(), m_done, m_all});
    }
    /// Calls `work(thread, i)` for all i below `count`, unless it is stopped.
    template <typename Work>
    void inParallel(std::size_t count, Work&& work)
    {
        std::atomic<std::size_t> next{0};
        const int threads = static_cast<int>(std::min(m_judges.size(), count));
        if (threads == 0)
            return;
        m_options.run(threads, [&](int thread) {
            for (std::size_t i = next++; i < count && !isStopped(); i = next++)
                work(thread, i);
        });
    }

    Judge& judgeOf(int thread)
    {
        auto& judge = m_judges[static_cast<std::size_t>(thread)];
        if (!judge)
            judge = std::make_unique<Judge>();
        return *judge;
    }

    void look(Judge& judge, const Task& task)
    {
        if (task.isProof)
            return lookForProof(task);
        const auto found = judge.judge(positionOf(task), task.nodes, m_stop);
        if (!found)
            return;
        const std::lock_guard lock(m_mutex);
        const bool isAfterBetter = !task.better.isNone();
        // A proof of the same round may have found another better move.
        if (!isAfterBetter || task.better == m_positions[task.place].judgement->best()) {
            Look& target = isAfterBetter ? m_afterBetter[task.place] : m_positions[task.place];
            if (!isAfterBetter)
                forgetOtherMoves(task.place, found->best());
            target.judgement = *found;
            target.searched.reset();
            target.isSecond = task.nodes >= m_options.secondNodes;
            target.isThird = task.nodes > m_options.secondNodes;
        }
        ++m_done;
        tellProgress();
    }
    /// What was seen after the better move says nothing once another move is better.
    void forgetOtherMoves(std::size_t place, Point better)
    {
        if (place < m_moveCount && m_positions[place].judgement
            && m_positions[place].judgement->best() != better)
            m_afterBetter[place] = {};
    }

    void lookForProof(const Task& task)
    {
        const BoardManager position = m_game.positionAfter(task.place);
        const Color mover = sideAt(task.place - 1);
        const Color winner = isWin(before(task.place - 1)) ? mover : opponent(mover);
        WinPlayer player(WinLimits{.nodes = task.nodes, .attackNodes = task.nodes / 4});
        const bool isProven = player.prove(position, winner, m_stop).has_value();
        const std::vector<Point> line
            = isProven ? player.line(position, winner) : std::vector<Point>();
        if (isStopped())
            return;
        const std::lock_guard lock(m_mutex);
        Look& target = m_positions[task.place];
        target.isProofTried = true;
        if (!line.empty()) {
            forgetOtherMoves(task.place, line.front());
            target.judgement = decidedBy(line);
            target.isSecond = true;
        }
        ++m_done;
        tellProgress();
    }
    /// The winner makes the last move of a line to the five.
    [[nodiscard]] static Judgement decidedBy(const std::vector<Point>& line)
    {
        const int plies = static_cast<int>(line.size());
        return {plies % 2 == 1 ? winIn(plies) : lossIn(plies), line};
    }

    [[nodiscard]] BoardManager positionOf(const Task& task) const
    {
        BoardManager board = m_game.positionAfter(task.place);
        if (!task.better.isNone())
            board.makeMove(task.better);
        return board;
    }

    // ---- judging

    [[nodiscard]] Color sideAt(std::size_t place) const
    {
        return place < m_game.moves.size() ? m_game.moves[place].color
                                           : opponent(m_game.moves[place - 1].color);
    }
    /// Scores before and after a move, for the mover; both positions must have been looked at.
    [[nodiscard]] Score before(std::size_t move) const
    {
        return m_positions[move].judgement->score;
    }
    [[nodiscard]] Score after(std::size_t move) const
    {
        const Score score = m_positions[move + 1].judgement->score;
        return sideAt(move + 1) == sideAt(move) ? score : -score;
    }

    /// What a score of the mover's is worth to him.
    [[nodiscard]] double chanceOf(Score score, std::size_t move) const
    {
        return m_curve.chance(score, sideAt(move));
    }
    [[nodiscard]] bool isKnown(std::size_t move) const
    {
        return m_positions[move].judgement && m_positions[move + 1].judgement;
    }
    [[nodiscard]] bool isLookedAtTwice(std::size_t move) const
    {
        return m_positions[move].isSecond && m_positions[move + 1].isSecond;
    }
    [[nodiscard]] bool isBest(std::size_t move) const
    {
        return m_game.moves[move].point == m_positions[move].judgement->best();
    }
    /// A proof needs no comparison with what its first move leads to.
    [[nodiscard]] bool needsComparison(std::size_t move) const
    {
        return !isBest(move) && !isDecided(before(move));
    }

    /// By the values alone, whichever move the judge would have played.
    [[nodiscard]] Verdict verdictByValues(std::size_t move) const
    {
        if (shortensLoss(before(move), after(move)))
            return Verdict::Inaccuracy;
        const double chance = chanceOf(before(move), move);
        const Verdict verdict = verdictOf(chance - chanceOf(after(move), move));
        return mayHaveBeenLost(chance, after(move)) ? std::min(verdict, Verdict::Inaccuracy)
                                                    : verdict;
    }
    [[nodiscard]] bool isOpeningStone(std::size_t move) const
    {
        return move < static_cast<std::size_t>(m_game.openingMoves);
    }
    [[nodiscard]] bool seemsWrong(std::size_t move) const
    {
        return !isOpeningStone(move) && isKnown(move) && isMarked(verdictByValues(move));
    }
    /// Nobody gains by a move: the position before it was worth at least as much.
    [[nodiscard]] bool seemsTooGood(std::size_t move) const
    {
        return !isOpeningStone(move) && isKnown(move) && isStone(move) && !isDecided(before(move))
            && !isDecided(after(move))
            && chanceOf(surelyKept(move), move) - chanceOf(before(move), move) >= kInaccuracyDrop;
    }
    /// What the position after a move is worth to the mover by a look at that very position. Where
    /// it was lowered because the judge's move there disappointed, the opponent may have others: no
    /// earlier move is to blame for that. Two moves that are proven to lose count, though.
    [[nodiscard]] Score surelyKept(std::size_t move) const
    {
        const Look& next = m_positions[move + 1];
        if (!next.searched || isDecided(next.judgement->score) || losesTwice(move + 1))
            return after(move);
        return std::min(after(move), -next.searched->score);
    }
    /// Both the move of the game and the one that the judge would have played.
    [[nodiscard]] bool losesTwice(std::size_t move) const
    {
        return move < m_moveCount && m_afterBetter[move].judgement
            && isWin(m_afterBetter[move].judgement->score) && isLoss(after(move));
    }
    [[nodiscard]] Verdict verdictFor(std::size_t move) const
    {
        if (isOpeningStone(move) || !isKnown(move))
            return Verdict::Unjudged;
        if (isBest(move) || mayHaveKeptWin(move))
            return isOnly(move) ? Verdict::OnlyMove : Verdict::Ok;
        const Verdict verdict = verdictByValues(move);
        return verdict == Verdict::Ok && isOnly(move) ? Verdict::OnlyMove : verdict;
    }
    /// Where the mover is still far ahead the win may be there, only too deep to be proven: of 25
    /// marks from a proven win 2 turned out wrong at ten times the work, both above 85 %
    /// (November 2026).
    [[nodiscard]] bool mayHaveKeptWin(std::size_t move) const
    {
        constexpr double kSureDrop = 20;
        return isWin(before(move)) && 100 - chanceOf(after(move), move) < kSureDrop;
    }
    [[nodiscard]] bool isOnly(std::size_t move) const
    {
        return move < m_isOnly.size() && m_isOnly[move];
    }
    [[nodiscard]] bool isShown(std::size_t move) const
    {
        return move < m_isShown.size() && m_isShown[move];
    }
    /// Have all the looks been taken that the mark of this move depends on?
    [[nodiscard]] bool isSettled(std::size_t move) const
    {
        return isLookedAtTwice(move) && (m_afterBetter[move].judgement || !needsComparison(move))
            && !needsProof(move) && !doubtsBetterMove(move) && !doubtsMove(move);
    }

    // ---- what one value says about its neighbour

    /// A proof at one position of the game is a proof at the next if the game followed its line,
    /// and at the one before if the winner moved there.
    void carryProofs()
    {
        for (std::size_t i = m_moveCount; i-- > 0;)
            if (isKnown(i) && isStone(i) && saysMoreOfBefore(i))
                carryBack(i);
        for (std::size_t i = 0; i < m_moveCount; ++i)
            if (isKnown(i) && isDecided(before(i)) && isBest(i) && !isDecided(after(i)))
                carryOn(i);
    }
    [[nodiscard]] bool isStone(std::size_t move) const
    {
        return !m_game.moves[move].isPass() && sideAt(move + 1) != sideAt(move);
    }
    /// Is the position before a move known better from the one after it? Searches end with the
    /// first win they find, so their distances are those of some win. Here they are made to agree:
    /// what is said to be left shrinks by one with each move along the line.
    [[nodiscard]] bool saysMoreOfBefore(std::size_t move) const
    {
        const int plies = pliesToEnd(after(move)) + 1;
        if (isWin(after(move)))
            return !isWin(before(move)) || plies < pliesToEnd(before(move))
                || (isBest(move) && plies != pliesToEnd(before(move)));
        // A loser who found a longer defence, or who played the one that was expected.
        return isLoss(after(move)) && isLoss(before(move))
            && (plies > pliesToEnd(before(move))
                || (isBest(move) && plies != pliesToEnd(before(move))));
    }
    void carryBack(std::size_t move)
    {
        m_positions[move]
            = {oneMoveBefore(m_game.moves[move].point, *m_positions[move + 1].judgement), true};
    }
    /// What a position is worth where `move` leads to one that is decided like this.
    [[nodiscard]] static Judgement oneMoveBefore(Point move, const Judgement& decided)
    {
        const int plies = pliesToEnd(decided.score) + 1;
        Judgement earlier{isLoss(decided.score) ? winIn(plies) : lossIn(plies), decided.line};
        earlier.line.insert(earlier.line.begin(), move);
        return earlier;
    }
    void carryOn(std::size_t move)
    {
        const Judgement& whole = *m_positions[move].judgement;
        if (whole.line.size() < 2 || !isStone(move))
            return;
        m_positions[move + 1] = {decidedBy({whole.line.begin() + 1, whole.line.end()}), true};
    }

    /// A position is worth what its best move turns out to keep. Where a drop or a rise has been
    /// looked at twice, the better of the moves known by now says what the position is worth. From
    /// the end on, for each position depends on the one after it; and always anew from what the
    /// looks said, so that it makes no difference which of them came first.
    void correctPromises()
    {
        for (std::size_t i = m_moveCount; i-- > 0;) {
            Look& look = m_positions[i];
            if (look.searched && !isDecided(before(i)))
                look.judgement = std::exchange(look.searched, std::nullopt);
            const bool isWrong = seemsWrong(i);
            if (!isKnown(i) || isDecided(before(i)) || !isLookedAtTwice(i)
                || (!isWrong && !seemsTooGood(i)))
                continue;
            look.searched = look.judgement;
            isWrong ? correctPromise(i) : raise(i);
        }
    }
    void raise(std::size_t place)
    {
        const Judgement& next = *m_positions[place + 1].judgement;
        Judgement raised{surelyKept(place), next.line};
        raised.line.insert(raised.line.begin(), m_game.moves[place].point);
        m_positions[place].judgement = raised;
    }
    void correctPromise(std::size_t place)
    {
        const auto& better = m_afterBetter[place].judgement;
        Judgement& promise = *m_positions[place].judgement;
        if (isBest(place))
            return lowerTo(place, after(place));
        if (!better)
            return;
        if (isLoss(better->score)) {
            promise = oneMoveBefore(promise.best(), *better);
            return;
        }
        lowerTo(place, std::max(-better->score, after(place)));
        lengthen(promise.line, better->line);
    }
    /// A better move is shown with what comes of it, also where its own search did not say.
    static void lengthen(std::vector<Point>& line, const std::vector<Point>& afterFirst)
    {
        if (line.size() == 1)
            line.insert(line.end(), afterFirst.begin(), afterFirst.end());
    }
    /// That two moves lose is no proof that all do.
    void lowerTo(std::size_t place, Score kept)
    {
        Score& score = m_positions[place].judgement->score;
        score = std::min(score, std::max(kept, -kMaxEval));
    }

    // ---- praising

    void findOnlyMoves()
    {
        std::vector<std::size_t> moves;
        for (std::size_t i = 0; i < m_moveCount; ++i)
            if (mayBeOnly(i))
                moves.push_back(i);
        std::vector<char> isOnly(m_moveCount, 0);  // Not bool: threads write neighbours.
        plan(moves.size());
        inParallel(moves.size(), [&](int, std::size_t i) {
            isOnly[moves[i]] = losesWithout(moves[i]);
            const std::lock_guard lock(m_mutex);
            ++m_done;
            tellProgress();
        });
        m_isOnly.assign(isOnly.begin(), isOnly.end());
    }
    [[nodiscard]] bool mayBeOnly(std::size_t move) const
    {
        return isKnown(move) && isStone(move) && verdictFor(move) == Verdict::Ok
            && !isLoss(before(move)) && !isLoss(after(move)) && !m_game.resultAfter(move + 1);
    }
    /// Few nodes: what takes more to refute is a defence that a player may well try.
    [[nodiscard]] bool losesWithout(std::size_t move) const
    {
        WinPlayer player({.nodes = m_options.secondNodes / 5,
                          .attackNodes = m_options.secondNodes / 20,
                          .quietMoves = 0});
        return player.provesAllBut(m_game.positionAfter(move), m_game.moves[move].point, m_stop);
    }

    // ---- telling

    void explain(std::size_t move)
    {
        const Verdict verdict = verdictFor(move);
        if (!isMarked(verdict))
            return;
        m_reasons.resize(m_moveCount);
        m_reasons[move]
            = {reasonFor(m_game.positionAfter(move), *m_positions[move].judgement),
               allowedWin(m_game.positionAfter(move + 1), m_positions[move + 1].judgement->score)};
    }

    [[nodiscard]] GameReview known() const
    {
        GameReview review;
        review.rule = m_game.rule;
        review.nodes = m_options.nodes;
        review.secondNodes = m_options.secondNodes;
        review.firstMove = m_game.firstMove;
        for (std::size_t i = 0; i <= m_moveCount; ++i)
            review.blackScores.push_back(blackScore(i));
        for (std::size_t i = 0; i < m_moveCount; ++i)
            review.moves.push_back(reviewOfMove(i));
        summarise(review, m_game);
        return review;
    }

    [[nodiscard]] std::optional<Score> blackScore(std::size_t place) const
    {
        const auto& judgement = m_positions[place].judgement;
        if (!judgement)
            return std::nullopt;
        const bool isBlack = m_moveCount == 0 || sideAt(place) == Color::Black;
        return isBlack ? judgement->score : -judgement->score;
    }

    [[nodiscard]] MoveReview reviewOfMove(std::size_t move) const
    {
        MoveReview review{.point = m_game.moves[move].point, .mover = m_game.moves[move].color};
        if (m_positions[move].judgement)
            review.scoreBefore = before(move);
        if (m_positions[move + 1].judgement)
            review.scoreAfter = after(move);
        if (review.scoreBefore)
            review.chanceBefore = m_curve.chance(*review.scoreBefore, review.mover);
        if (review.scoreAfter)
            review.chanceAfter = m_curve.chance(*review.scoreAfter, review.mover);
        const Verdict verdict = verdictFor(move);
        if (isMarked(verdict) && (!isSettled(move) || !isShown(move)))
            return review;
        review.verdict = verdict;
        if (!isMarked(verdict))
            return review;
        review.betterLine = m_positions[move].judgement->line;
        if (move < m_reasons.size()) {
            review.reason = m_reasons[move].better;
            review.allowed = m_reasons[move].allowed;
        }
        return review;
    }

    struct Reasons
    {
        MoveReason better{};
        AllowedWin allowed{};
    };

    const ReviewedGame& m_game;
    std::size_t m_moveCount;
    const ReviewOptions& m_options;
    const std::atomic<bool>& m_stop;
    const ReviewListener& m_progressed;
    WinCurve m_curve;
    std::vector<Look> m_positions;  ///< After 0, 1, 2 … moves.
    std::vector<Look> m_afterBetter;  ///< What came of the better move, for each move.
    std::vector<std::unique_ptr<Judge>> m_judges;  ///< One for each thread, made when needed.
    std::vector<Reasons> m_reasons;
    std::vector<bool> m_isShown;  ///< For each move: may its mark be told already?
    std::vector<bool> m_isOnly;  ///< For each move, once that has been looked into.
    std::mutex m_mutex;
    int m_done = 0;
    int m_all = 0;
};

}  // namespace

GameReview reviewGame(const ReviewedGame& game, const ReviewOptions& options,
                      const std::atomic<bool>& stop, const ReviewListener& progressed)
{
    return Reviewing(game, options, stop, progressed).run();
}

}  // namespace gomoku
