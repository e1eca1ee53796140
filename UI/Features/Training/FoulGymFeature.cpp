// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Training/FoulGymFeature.h"

#include "Models/Training/Practice/FoulTrainer.h"
#include "UI/BoardWidget.h"
#include "UI/Features/Study/FoulFeature.h"
#include "UI/Features/Training/TrainingClock.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Training/FoulGymPanel.h"

#include <chrono>
#include <utility>

namespace gomoku {

namespace {

/// The position of a question. Nobody is asked to place a stone.
GameSnapshot questionPosition(const FoulQuestion& question)
{
    GameSnapshot snapshot;
    snapshot.setup.rule = Rule::Renju;
    for (const Color color : kColors)
        snapshot.setup.players[color].kind = PlayerSpec::Kind::Computer;
    snapshot.grid = question.stones;
    snapshot.start = question.stones;
    return snapshot;
}

/// Where Black cannot make a straight four of what looks like a three.
void markObstacles(GameSnapshot& snapshot, const FoulExplanation& explanation)
{
    for (const ExplainedThree& three : explanation.threes)
        if (!three.isReal())
            for (const StraightFourPoint& four : three.straightFours)
                snapshot.marks.push_back({four.point, BoardMark::Kind::Cross, {}});
}

void placeStone(GameSnapshot& snapshot, Point point)
{
    snapshot.grid.set(point, Cell::Black);
    snapshot.moves.push_back({point, Color::Black});
    snapshot.shown = snapshot.live = 1;
    snapshot.sideToMove = Color::White;
}

}  // namespace

FoulGymFeature::FoulGymFeature(GameWidget* game)
    : QObject(game),
      m_game(game),
      m_panel(new FoulGymPanel(game)),
      m_trainer(new FoulTrainer(this))
{
    m_panel->hide();
    connect(m_panel, &FoulGymPanel::answered, this, &FoulGymFeature::judge);
    connect(m_panel, &FoulGymPanel::nextRequested, this, &FoulGymFeature::askNext);
    connect(m_panel, &FoulGymPanel::stepChosen, this, &FoulGymFeature::choose);
    connect(m_panel, &FoulGymPanel::leaveRequested, this, &FoulGymFeature::leaveRequested);
    connect(m_trainer, &FoulTrainer::asked, this, &FoulGymFeature::take);
    connect(m_game, &GameWidget::pageChanged, this, &FoulGymFeature::followPage);
}

void FoulGymFeature::begin(const std::vector<TrainingAnswer>& answers)
{
    m_progress = FoulProgress(answers);
    m_hasBoard = true;
    m_game->showGuest(m_panel);
    m_game->takePoints(this, [](Point) { return true; });
    m_panel->setProgress(m_progress);
    askNext();
}

void FoulGymFeature::followPage()
{
    if (m_game->page() != GameWidget::Page::Guest)
        end();
}

void FoulGymFeature::end()
{
    if (!std::exchange(m_hasBoard, false))
        return;
    m_trainer->forget();
    m_question.reset();
    m_game->releasePoints(this);
    m_game->board()->showFoulLines({});
}

void FoulGymFeature::askNext()
{
    m_question.reset();
    m_subject = m_progress.next();
    // Before the button under the keyboard is switched off: Qt would go on to the steps, and the
    // arrow keys would choose another one instead of looking around on the board.
    if (!m_panel->isChoosingStep())
        m_game->board()->setFocus();
    m_panel->wait();
    m_trainer->ask(m_subject);
}

void FoulGymFeature::choose(FoulStep step)
{
    m_progress.choose(step);
    m_panel->setProgress(m_progress);
    askNext();
}

void FoulGymFeature::take(const FoulQuestion& question)
{
    m_question = question;
    m_isAnswered = false;
    m_timer.start();
    m_panel->showQuestion(question);
    showBoard(false);
    m_game->status()->setLasting(m_panel->task());
    m_game->status()->fallSilent();
}

void FoulGymFeature::judge(bool saysForbidden)
{
    if (!m_question || std::exchange(m_isAnswered, true))
        return;
    const bool isRight = saysForbidden == m_question->isForbidden();
    record(isRight);
    m_progress.add(m_subject, isRight);
    m_trainer->prepare(m_progress.next());
    m_panel->setProgress(m_progress);
    showBoard(true);
    m_panel->showAnswer(isRight);
}

void FoulGymFeature::record(bool isRight)
{
    TrainingAnswer answer;
    answer.at = cardTimeNow();
    answer.kind = TrainingAnswer::Kind::Foul;
    answer.subject = m_subject.toString();
    answer.rule = Rule::Renju;
    answer.grade = isRight ? RecallGrade::Good : RecallGrade::Again;
    answer.time = std::chrono::milliseconds(m_timer.elapsed());
    emit answered(answer);
}

void FoulGymFeature::showBoard(bool isAnswered)
{
    BoardWidget* board = m_game->board();
    const FoulExplanation& explanation = m_question->explanation;
    GameSnapshot snapshot = questionPosition(*m_question);
    if (!isAnswered)
        snapshot.marks.push_back({m_question->point, BoardMark::Kind::Label, "?"});
    else if (!m_question->isForbidden())
        placeStone(snapshot, m_question->point);
    else if (board->options().forbidden)
        snapshot.forbidden = {m_question->point};
    else
        snapshot.marks.push_back({m_question->point, BoardMark::Kind::Cross, {}});
    if (isAnswered)
        markObstacles(snapshot, explanation);
    board->showSnapshot(snapshot);
    const auto lines = isAnswered ? decidingLines(explanation) : std::vector<std::vector<Point>>();
    m_question->isForbidden() || !isAnswered ? board->showFoulLines(lines)
                                             : board->showAllowedLines(lines);
}

}  // namespace gomoku
