// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Practice/PracticeSession.h"

#include "Models/Proof/BuiltInProof.h"
#include "Models/Proof/ProofPlayer.h"
#include "Models/Review/Judge/Judge.h"
#include "Models/Review/Judge/WinCurve.h"

#include <algorithm>
#include <atomic>
#include <mutex>

namespace gomoku {

namespace {

constexpr std::size_t kRefutationMoves = 7;
constexpr std::size_t kLongestShownWin = 11;  ///< Moves of both sides.

class PuzzlePractice : public PracticeSession
{
public:
    explicit PuzzlePractice(const Puzzle& puzzle) : m_session(puzzle) { }

    PracticeVerdict play(Point point) override
    {
        PracticeVerdict verdict;
        verdict.answer = m_session.play(point);
        verdict.grid = m_session.position().grid();
        verdict.played = m_session.played();
        verdict.found = m_session.found();
        verdict.movesLeft = m_session.movesLeft();
        return verdict;
    }
    PuzzleHint hint() override { return m_session.hint(); }
    std::vector<Point> solution() override { return m_session.solution(); }

private:
    PuzzleSession m_session;
};

class LessonPractice : public PracticeSession
{
public:
    explicit LessonPractice(const Lesson& lesson) : m_session(lesson) { }

    PracticeVerdict play(Point point) override
    {
        const LessonAnswer said = m_session.play(point);
        PracticeVerdict verdict;
        verdict.answer.verdict = verdictOf(said.verdict);
        verdict.answer.move = point;
        verdict.answer.reply = said.reply;
        verdict.answer.refutation = said.refutation;
        verdict.answer.reason = said.reason;
        const bool wasMade = said.verdict == LessonAnswer::Verdict::Right
            || said.verdict == LessonAnswer::Verdict::Done;
        if (wasMade && !asksForAll(m_session.lesson().goal)) {
            m_played.push_back(point);
            if (!said.reply.isNone())
                m_played.push_back(said.reply);
        }
        verdict.grid = m_session.position().grid();
        verdict.played = m_played;
        verdict.found = m_session.found();
        if (asksForAll(m_session.lesson().goal))
            verdict.wanted = m_session.answers().size();
        return verdict;
    }
    PuzzleHint hint() override
    {
        const Point point = m_session.help();
        return {PuzzleHint::Step::Point, point, std::nullopt, point};
    }
    std::vector<Point> solution() override { return m_session.solution(); }

private:
    static PuzzleAnswer::Verdict verdictOf(LessonAnswer::Verdict verdict)
    {
        switch (verdict) {
        case LessonAnswer::Verdict::Right:
            return PuzzleAnswer::Verdict::Right;
        case LessonAnswer::Verdict::Done:
            return PuzzleAnswer::Verdict::Solved;
        case LessonAnswer::Verdict::Wrong:
            return PuzzleAnswer::Verdict::Wrong;
        case LessonAnswer::Verdict::Again:
            return PuzzleAnswer::Verdict::Again;
        case LessonAnswer::Verdict::Illegal:
            break;
        }
        return PuzzleAnswer::Verdict::Illegal;
    }

    LessonSession m_session;
    std::vector<Point> m_played{};
};

/// What a move does, for a hint.
PuzzleHint::Threat mistakeThreat(const BoardManager& board, Point point)
{
    const Color side = board.sideToMove();
    const PointClass own = board.classOf(side, point);
    const PointClass theirs = board.classOf(opponent(side), point);
    if (own == PointClass::Five)
        return PuzzleHint::Threat::Five;
    if (theirs == PointClass::Five)
        return PuzzleHint::Threat::StopFive;
    if (own == PointClass::OpenFour)
        return PuzzleHint::Threat::OpenFour;
    if (own == PointClass::FourThree)
        return PuzzleHint::Threat::FourThree;
    if (makesFour(own))
        return PuzzleHint::Threat::Four;
    if (theirs >= PointClass::DoubleThree && theirs != PointClass::Forbidden)
        return PuzzleHint::Threat::StopFours;
    return own >= PointClass::OpenThree && own != PointClass::Forbidden
        ? PuzzleHint::Threat::OpenThree
        : PuzzleHint::Threat::Calm;
}

/// A position before a mistake. Right is every move that a second look finds about as good as the
/// best, but not the move of the game, and every proven win.
class MistakePractice : public PracticeSession
{
public:
    explicit MistakePractice(const PracticeTask& task)
        : m_task(task),
          m_position(task.position.grid, task.position.rule, task.position.side)
    { }

    void prepare() override { (void)best(); }
    void abandon() noexcept override { m_stop = true; }

    PracticeVerdict play(Point point) override
    {
        PracticeVerdict verdict;
        verdict.grid = m_position.grid();
        verdict.answer.move = point;
        if (m_isSolved || !point.isOn(m_position.size()) || !m_position.isEmpty(point))
            return verdict;
        if (!m_position.isLegal(m_position.sideToMove(), point))
            return wrong(verdict, PuzzleAnswer::Reason::Forbidden, {point});
        BoardManager after = m_position;
        after.makeMove(point);
        const Judgement reply = judgementOf(after, m_judge);
        verdict.loss = std::max(0.0, chanceOf(best().score) - chanceOf(-reply.score));
        // A look from the other side may differ by a little; what we suggest is right all the same.
        if (isSuggested(point) && !isWin(reply.score))
            verdict.loss = 0;
        const bool isWorse = isWasted(point) || verdict.loss >= kRightMoveLoss;
        if (isWorse && !isLoss(reply.score) && !isProven(after))
            return wrong(verdict,
                         isWin(reply.score) ? PuzzleAnswer::Reason::OpponentWins
                                            : PuzzleAnswer::Reason::Defended,
                         lineAfter(point, reply.line));
        m_isSolved = true;
        verdict.answer.verdict = PuzzleAnswer::Verdict::Solved;
        verdict.grid = after.grid();
        verdict.played = {point};
        return verdict;
    }

    PuzzleHint hint() override
    {
        const Point point = best().best();
        const auto last = static_cast<int>(PuzzleHint::Step::Point);
        PuzzleHint hint;
        hint.step = static_cast<PuzzleHint::Step>(std::min(m_hints++, last));
        const int most = m_position.size() - kHintArea;
        hint.corner = Point::at(std::clamp(point.column() - 1 - point.row() % 3, 0, most),
                                std::clamp(point.row() - 1 - point.column() % 3, 0, most));
        if (hint.step >= PuzzleHint::Step::Threat)
            hint.threat = mistakeThreat(m_position, point);
        if (hint.step == PuzzleHint::Step::Point)
            hint.point = point;
        return hint;
    }

    /// A short win to its end; else the first moves: farther ahead nothing is certain, or it is
    /// more than anybody can take in.
    std::vector<Point> solution() override
    {
        std::vector<Point> line = best().line;
        if (!isDecided(best().score) || line.size() > kLongestShownWin)
            line.resize(std::min(line.size(), kRefutationMoves));
        return line;
    }

private:
    [[nodiscard]] static PracticeVerdict wrong(PracticeVerdict verdict, PuzzleAnswer::Reason reason,
                                               std::vector<Point> line)
    {
        verdict.answer.verdict = PuzzleAnswer::Verdict::Wrong;
        verdict.answer.reason = reason;
        verdict.answer.refutation = std::move(line);
        return verdict;
    }
    [[nodiscard]] bool isWasted(Point point) const
    {
        return std::find(m_task.wrong.begin(), m_task.wrong.end(), point) != m_task.wrong.end();
    }
    /// By the proof that comes with the program, which looks farther than any search.
    [[nodiscard]] bool isProven(const BoardManager& after)
    {
        const std::string_view proof = proof::builtInProofText(after.rule());
        if (after.sideToMove() != Color::White || proof.empty())
            return false;
        if (!m_proof)
            m_proof = proof::readProofPlayer(proof).player;
        return m_proof && m_proof->pliesLeft(after.grid()) > 0;
    }
    [[nodiscard]] bool isSuggested(Point point)
    {
        return point == best().best() || (!m_task.better.empty() && point == m_task.better.front());
    }
    [[nodiscard]] double chanceOf(Score score) const
    {
        return WinCurve::under(m_position.rule()).chance(score, m_position.sideToMove());
    }
    [[nodiscard]] Judgement judgementOf(const BoardManager& position, std::unique_ptr<Judge>& judge)
    {
        if (!judge)
            judge = std::make_unique<Judge>();  // Here, for its table takes a moment.
        return judge->judge(position, kSecondLookNodes, m_stop).value_or(Judgement());
    }
    /// Waits if another thread is just finding out. It never changes afterwards.
    [[nodiscard]] const Judgement& best()
    {
        const std::scoped_lock lock(m_bestMutex);
        if (!m_best)
            m_best = judgementOf(m_position, m_judgeOfBest);
        return *m_best;
    }
    [[nodiscard]] static std::vector<Point> lineAfter(Point point, const std::vector<Point>& line)
    {
        std::vector<Point> whole{point};
        whole.insert(whole.end(), line.begin(),
                     line.begin()
                         + static_cast<std::ptrdiff_t>(std::min(line.size(), kRefutationMoves)));
        return whole;
    }

    PracticeTask m_task;
    BoardManager m_position;
    std::atomic<bool> m_stop{false};
    std::unique_ptr<Judge> m_judge{};
    std::unique_ptr<proof::ProofPlayer> m_proof{};  ///< As soon as somebody asks.
    std::mutex m_bestMutex;  ///< For the next two.
    std::unique_ptr<Judge> m_judgeOfBest{};
    std::optional<Judgement> m_best{};
    int m_hints = 0;
    bool m_isSolved = false;
};

}  // namespace

PracticeTask taskFor(const Puzzle& puzzle)
{
    PracticeTask task;
    task.position = {puzzle.rule, puzzle.stones, puzzle.side};
    task.puzzle = puzzle;
    task.subject = puzzle.id;
    return task;
}

PracticeTask taskFor(const Lesson& lesson)
{
    PracticeTask task;
    task.kind = PracticeTask::Kind::Lesson;
    task.position = {lesson.rule, lesson.stones(), lesson.side};
    task.subject = lesson.id;
    return task;
}

PracticeTask taskFor(const DeckCard& card, const Puzzle* puzzle)
{
    const TrainingPosition position = parseTrainingPosition(card.key).value_or(TrainingPosition());
    const int size = position.grid.size();
    const Symmetry image = imageOf(card);
    PracticeTask task;
    task.kind = puzzle ? PracticeTask::Kind::Puzzle : PracticeTask::Kind::Mistake;
    task.position = turned(position, image);
    task.wrong = imageOf(card.wrong, image, size);
    task.better = imageOf(card.better, image, size);
    task.subject = puzzle ? puzzle->id : card.key;
    task.cardKey = card.key;
    task.mayBeTurned = true;
    if (puzzle) {
        // The puzzle may stand in the program's file in another of its images than the card.
        const Symmetry own = canonical({puzzle->rule, puzzle->stones, puzzle->side}).symmetry;
        task.puzzle = transformed(transformed(*puzzle, own), image);
    }
    return task;
}

std::unique_ptr<PracticeSession> startPractice(const PracticeTask& task)
{
    if (task.kind == PracticeTask::Kind::Puzzle && task.puzzle)
        return std::make_unique<PuzzlePractice>(*task.puzzle);
    if (task.kind == PracticeTask::Kind::Lesson)
        if (const Lesson* lesson = findLesson(task.subject))
            return std::make_unique<LessonPractice>(*lesson);
    return std::make_unique<MistakePractice>(task);
}

}  // namespace gomoku
