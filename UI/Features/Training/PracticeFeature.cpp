// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Training/PracticeFeature.h"

#include "Models/Rules/Referee.h"
#include "Models/Training/Practice/Coach.h"
#include "UI/BoardWidget.h"
#include "UI/Features/Training/TrainingClock.h"
#include "UI/Features/Training/TrainingStore.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Panels/AnalysisPanel.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/Training/PracticeText.h"
#include "UI/Training/PracticePanel.h"
#include "UI/Training/TrainPage.h"

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace gomoku {

namespace {

constexpr std::chrono::milliseconds kPatience{200};

/// Points to find, in any order, instead of moves to play in turn.
bool asksForPoints(const PracticeTask& task)
{
    if (task.puzzle)
        return !isAttack(task.puzzle->kind);
    const Lesson* lesson
        = task.kind == PracticeTask::Kind::Lesson ? findLesson(task.subject) : nullptr;
    return lesson && asksForAll(lesson->goal);
}

PracticePanel::Tone toneOf(const PracticeVerdict& verdict, bool isSlow)
{
    if (verdict.isWrong())
        return isSlow ? PracticePanel::Tone::Quiet : PracticePanel::Tone::Bad;
    return verdict.answer.verdict == PuzzleAnswer::Verdict::Again ? PracticePanel::Tone::Quiet
                                                                  : PracticePanel::Tone::Good;
}

TrainingAnswer answerTo(const PracticeTask& task, RecallGrade grade, CardTime now)
{
    TrainingAnswer answer;
    answer.at = now;
    answer.rule = task.position.rule;
    answer.subject = task.subject;
    answer.grade = grade;
    answer.kind = task.kind == PracticeTask::Kind::Lesson ? TrainingAnswer::Kind::Lesson
        : task.puzzle                                     ? TrainingAnswer::Kind::Puzzle
                                                          : TrainingAnswer::Kind::Card;
    if (task.puzzle)
        answer.rating = task.puzzle->rating;
    return answer;
}

/// The card of the task as it stands after the answer. A mistake without a card becomes one: its
/// review was practised at once, and is not in the book yet. So does a puzzle that was not solved.
std::optional<DeckCard> cardAfter(Deck deck, const PracticeTask& task, RecallGrade grade,
                                  CardTime now)
{
    if (!task.cardKey.empty())
        if (const DeckCard* answered = deck.answer(task.cardKey, grade, now))
            return *answered;
    const bool isMistake = task.kind == PracticeTask::Kind::Mistake;
    if (!isMistake && !(task.puzzle && grade == RecallGrade::Again))
        return {};
    DeckCard first = isMistake
        ? cardFor(task.position, DeckCard::Kind::Mistake, {}, now, task.wrong, task.better)
        : cardFor(task.position, DeckCard::Kind::Puzzle, task.puzzle->id, now);
    const std::string key = first.key;
    deck.add(std::move(first));
    return *deck.answer(key, grade, now);
}

}  // namespace

PracticeFeature::PracticeFeature(GameWidget* game, TrainingStore* store)
    : QObject(game),
      m_game(game),
      m_store(store),
      m_panel(new PracticePanel(game)),
      m_coach(new Coach(this))
{
    m_panel->hide();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &PracticeFeature::sayThatItTakesTime);
    for (auto request : {&PracticePanel::hintRequested, &PracticePanel::solutionRequested})
        connect(m_panel, request, &m_patience, qOverload<>(&QTimer::start));
    connect(m_panel, &PracticePanel::hintRequested, m_coach, &Coach::help);
    connect(m_panel, &PracticePanel::solutionRequested, m_coach, &Coach::solve);
    connect(m_panel, &PracticePanel::nextRequested, this, &PracticeFeature::next);
    connect(m_panel, &PracticePanel::taskChosen, this,
            [this](int task) { goTo(static_cast<std::size_t>(task)); });
    connect(m_panel, &PracticePanel::leaveRequested, this, &PracticeFeature::leaveRequested);
    connect(m_coach, &Coach::judged, this, &PracticeFeature::judge);
    connect(m_coach, &Coach::hinted, this, &PracticeFeature::showHint);
    connect(m_coach, &Coach::solved, this, &PracticeFeature::showSolution);
    connect(m_store, &TrainingStore::answersTaken, this, &PracticeFeature::onAnswersTaken);
    // The lesson on the board may be among those that are done now.
    connect(m_store, &TrainingStore::bookChanged, this, &PracticeFeature::showChoices);
    connect(m_game, &GameWidget::pageChanged, this, &PracticeFeature::followPage);
}

const PracticeTask* PracticeFeature::task() const
{
    return m_current < m_tasks.size() ? &m_tasks[m_current] : nullptr;
}

void PracticeFeature::begin(std::vector<PracticeTask> tasks, std::size_t first)
{
    m_tasks = std::move(tasks);
    m_current = first;
    m_right = 0;
    m_hasBoard = true;
    m_game->showGuest(m_panel);
    m_game->takePoints(this, [this](Point point) {
        takePoint(point);
        return true;
    });
    showTask();
}

/// Somebody has gone to the game or to the start page.
void PracticeFeature::followPage()
{
    if (m_hasBoard && m_game->page() != GameWidget::Page::Guest)
        end();
}

void PracticeFeature::end()
{
    m_hasBoard = false;
    m_game->releasePoints(this);
    clearBoard();
    m_coach->end();
    m_tasks.clear();
}

void PracticeFeature::takePoint(Point point)
{
    if (m_grid.at(point) != Cell::Empty)
        return m_game->status()->say(MessageText::refusal(Refusal::Occupied, point));
    if (m_coach->isBusy())
        return;
    m_coach->play(point);
    m_patience.start();
}

/// Of a slow machine nobody shall think that it has not noticed the answer.
void PracticeFeature::sayThatItTakesTime()
{
    if (m_coach->isBusy())
        m_panel->setFeedback(AnalysisPanel::tr("Analysing…"), PracticePanel::Tone::Quiet);
}

void PracticeFeature::showTask()
{
    const PracticeTask& task = m_tasks[m_current];
    m_isRecorded = false;
    m_asked.reset();
    m_usedHint = false;
    m_ratingChange.clear();
    m_timer.start();
    m_coach->begin(task);
    m_panel->setTask(PracticeText::title(task), PracticeText::task(task),
                     static_cast<int>(m_current) + 1, static_cast<int>(m_tasks.size()));
    m_panel->setFeedback({}, PracticePanel::Tone::Quiet);
    m_panel->setNote(PracticeText::circumstances(task));
    m_panel->setFinished(false);
    showChoices();
    clearBoard();
    showBoard(task.position.grid, {});
    m_game->status()->setLasting(PracticeText::task(task));
    m_game->status()->fallSilent();
    m_game->board()->setFocus();
}

/// Lessons may be taken in any order; other tasks come as they come.
void PracticeFeature::showChoices()
{
    std::vector<PracticePanel::Choice> choices;
    const std::set<std::string> finished = finishedLessons(m_store->book()->answers);
    for (const PracticeTask& task : m_tasks)
        if (task.kind == PracticeTask::Kind::Lesson)
            choices.push_back({PracticeText::title(task), finished.contains(task.subject)});
    m_panel->setChoices(choices);
}

void PracticeFeature::next()
{
    goTo(m_current + 1);
}

/// Waits for a slow disk, so that whoever kills the program loses at most the answer being given.
void PracticeFeature::goTo(std::size_t task)
{
    if (m_store->isTakingAnswers()) {
        m_asked = task;
        return;
    }
    m_current = task;
    if (m_current >= m_tasks.size())
        return emit leaveRequested();
    m_store->material().chooseAgain(m_tasks, m_current);
    showTask();
}

void PracticeFeature::onAnswersTaken()
{
    if (const auto asked = std::exchange(m_asked, std::nullopt); asked && task())
        goTo(*asked);
}

// At the board.

/// Takes away what was drawn to explain the position before.
void PracticeFeature::clearBoard()
{
    m_game->board()->showHint({});
    m_game->board()->showVeiled({});
    m_game->board()->showLine({}, Color::Black);
}

void PracticeFeature::showBoard(const Grid& grid, const std::vector<Point>& played,
                                const std::vector<Point>& found, Point foul)
{
    const TrainingPosition& position = m_tasks[m_current].position;
    m_grid = grid;
    m_played = played;
    m_found = found;
    GameSnapshot snapshot;
    snapshot.setup.rule = position.rule;
    snapshot.setup.boardSize = position.grid.size();
    snapshot.grid = grid;
    snapshot.start = position.grid;
    Color color = position.side;
    for (const Point point : played) {
        snapshot.moves.push_back({point, color});
        color = opponent(color);
    }
    snapshot.shown = snapshot.live = static_cast<int>(played.size());
    snapshot.sideToMove = color;
    if (!played.empty())  // Five in a row is worth a line here too.
        snapshot.outcome.row = winningRow(grid, played.back(), position.rule);
    for (const Point point : found)
        snapshot.marks.push_back({point, BoardMark::Kind::Circle, {}});
    if (!foul.isNone())  // Where Black would have to play, and may not.
        snapshot.marks.push_back({foul, BoardMark::Kind::Cross, {}});
    if (played.empty())
        for (const Point point : m_tasks[m_current].wrong)
            snapshot.marks.push_back({point, BoardMark::Kind::Cross, {}});
    m_game->board()->showSnapshot(snapshot);
}

Color PracticeFeature::sideToMove() const
{
    const Color side = m_tasks[m_current].position.side;
    return m_played.size() % 2 == 0 ? side : opponent(side);
}

// The answers.

void PracticeFeature::judge(const PracticeVerdict& verdict)
{
    if (verdict.answer.verdict == PuzzleAnswer::Verdict::Illegal)
        return;
    const PracticeTask& task = m_tasks[m_current];
    // A win of the right kind that takes longer is no mistake; only the shorter one is asked for.
    const bool isSlow = verdict.answer.reason == PuzzleAnswer::Reason::TooSlow;
    m_panel->setFeedback(PracticeText::verdict(task, verdict), toneOf(verdict, isSlow),
                         PracticeText::spokenRefutation(task, verdict));
    if (verdict.isWrong()) {
        // A lesson is learnt by trying; whoever gets to its end has done it.
        if (task.kind == PracticeTask::Kind::Lesson || isSlow)
            m_usedHint = true;
        else
            record(RecallGrade::Again);
        m_game->board()->showVeiled({});  // The line may lead out of the square,
        m_game->board()->showHint({});  // and over the point.
        return m_game->board()->showLine(verdict.answer.refutation, sideToMove());
    }
    clearBoard();
    showBoard(verdict.grid, verdict.played,
              asksForPoints(task) ? verdict.found : std::vector<Point>(), verdict.answer.foulPoint);
    if (verdict.isSolved())
        finish(true);
}

void PracticeFeature::showHint(const PuzzleHint& hint)
{
    m_usedHint = true;
    m_game->board()->showLine({}, Color::Black);  // What was wrong is over.
    const Point corner = hint.corner;
    const Point opposite = Point::at(corner.column() + kHintArea - 1, corner.row() + kHintArea - 1);
    const bool isArea = hint.step == PuzzleHint::Step::Area;
    m_panel->setFeedback(PracticeText::hint(m_tasks[m_current], hint), PracticePanel::Tone::Quiet,
                         isArea ? PracticeText::spokenArea(corner, opposite) : QString());
    if (hint.step == PuzzleHint::Step::Point)
        return m_game->board()->showHint(hint.point);
    std::vector<Point> veiled;
    m_grid.forEachPoint([&](Point point) {
        const bool inside = point.column() >= hint.corner.column()
            && point.column() < hint.corner.column() + kHintArea && point.row() >= hint.corner.row()
            && point.row() < hint.corner.row() + kHintArea;
        if (!inside)
            veiled.push_back(point);
    });
    m_game->board()->showVeiled(veiled);
}

void PracticeFeature::showSolution(const std::vector<Point>& line)
{
    clearBoard();
    const PracticeTask& task = m_tasks[m_current];
    if (asksForPoints(task)) {
        std::vector<Point> all = m_found;
        all.insert(all.end(), line.begin(), line.end());
        showBoard(m_grid, m_played, all);
    } else {
        m_game->board()->showLine(line, sideToMove());
    }
    m_panel->setFeedback(PracticeText::solution(line), PracticePanel::Tone::Quiet);
    record(RecallGrade::Again);
    finish(false);
}

void PracticeFeature::finish(bool solved)
{
    if (solved)
        record(gradeFor(true, m_usedHint, std::chrono::milliseconds(m_timer.elapsed()),
                        medianTime(m_store->book()->answers)));
    m_panel->setNote(summary());
    m_panel->setFinished(true);
}

/// What the answer has changed and, behind the last task, how all of them went.
QString PracticeFeature::summary() const
{
    QString circumstances = PracticeText::circumstancesAfter(m_tasks[m_current]);
    if (!m_ratingChange.isEmpty())
        circumstances += QStringLiteral(" · ") + m_ratingChange;
    QStringList lines{circumstances};
    const bool isLast = m_current + 1 == m_tasks.size();
    if (isLast && m_tasks.size() > 1 && m_tasks[m_current].kind != PracticeTask::Kind::Lesson)
        lines << PracticeText::score(m_right, m_tasks.size());
    return lines.join(u'\n');
}

/// Each puzzle counts once: see PuzzleProgress.
QString PracticeFeature::ratingChangeBy(const TrainingAnswer& answer) const
{
    const PuzzleProgress& progress = m_store->material().puzzleProgress();
    if (answer.kind != TrainingAnswer::Kind::Puzzle || progress.hasMet(answer.subject))
        return {};
    std::vector<TrainingAnswer> answers = m_store->book()->answers;
    answers.push_back(answer);
    const auto before = std::lround(progress.rating().rating);
    const auto after = std::lround(PuzzleProgress(answers).rating().rating);
    const QString rating = TrainPage::tr("rating %1").arg(after);
    // One of the first answers moves it by hundreds of points, which says nothing about the user.
    if (progress.rating().deviation >= kKnownDeviation)
        return rating;
    const QString change = (after < before ? QStringLiteral("−%1") : QStringLiteral("+%1"))
                               .arg(std::abs(after - before));
    return QStringLiteral("%1 (%2)").arg(rating, change);
}

/// The first answer counts: what is found after a mistake is not a solution any more.
void PracticeFeature::record(RecallGrade grade)
{
    if (std::exchange(m_isRecorded, true))
        return;
    const PracticeTask& task = m_tasks[m_current];
    const CardTime now = cardTimeNow();
    TrainingAnswer answer = answerTo(task, grade, now);
    answer.time = std::chrono::milliseconds(m_timer.elapsed());
    m_right += grade > RecallGrade::Again;
    m_ratingChange = ratingChangeBy(answer);
    m_store->keepAnswer(answer, cardAfter(m_store->book()->deck, task, grade, now));
}

}  // namespace gomoku
