// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Training/TrainingFeature.h"

#include "Models/GameManager.h"
#include "Models/Library/TrainingLibrary.h"
#include "Models/Review/ReviewRecord.h"
#include "Models/Rules/Referee.h"
#include "Models/Setup/LadderPlayer.h"
#include "Models/Training/Practice/MistakeCards.h"
#include "Models/Training/PracticePlan.h"
#include "UI/BoardWidget.h"
#include "UI/Features/Games/LibraryLink.h"
#include "UI/Features/Training/FoulGymFeature.h"
#include "UI/Features/Training/MistakeSearch.h"
#include "UI/Features/Training/OpeningDrillFeature.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/Training/PracticeText.h"
#include "UI/Text/Training/PuzzleText.h"
#include "UI/Training/PracticePanel.h"
#include "UI/Training/ProgressPage.h"

#include <QAction>
#include <QDateTime>
#include <QMenu>
#include <QPushButton>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace gomoku {

namespace {

constexpr std::size_t kPuzzlesInARow = 10;
constexpr std::size_t kCardsInARow = 10;

CardTime nowInSeconds()
{
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

/// What a reviewed game adds to the training of its player. On the library's thread: a long record
/// takes its time.
void addMistakesOf(TrainingLibrary& library, const GameRecord& record, const GameToCard& game)
{
    const auto review = reviewOf(record);
    if (!review)
        return library.addCards({}, game.id);
    library.addCards(mistakeCards(reviewedGame(record), *review, game.own, std::to_string(game.id),
                                  nowInSeconds()),
                     game.id, ownAccuracy(*review, game.own));
}

/// The same for one that was reviewed a moment ago.
void keepReviewed(TrainingLibrary& library, const std::shared_ptr<const GameRecord>& record,
                  const GameReview& review, const GameToCard& game)
{
    auto reviewed = std::make_shared<GameRecord>(*record);
    attachReview(*reviewed, review);
    library.addReviewed(mistakeCards(reviewedGame(*record), review, game.own,
                                     std::to_string(game.id), nowInSeconds()),
                        game.id, record, reviewed, ownAccuracy(review, game.own));
}

/// Points to find, in any order, instead of moves to play in turn.
bool asksForPoints(const PracticeTask& task)
{
    if (task.puzzle)
        return !isAttack(task.puzzle->kind);
    const Lesson* lesson
        = task.kind == PracticeTask::Kind::Lesson ? findLesson(task.subject) : nullptr;
    return lesson && asksForAll(lesson->goal);
}

}  // namespace

TrainingFeature::TrainingFeature(GameWidget* game, LibraryLink* link, const QString& file,
                                 QMenu* menu)
    : QObject(game),
      m_game(game),
      m_link(link),
      m_library(new TrainingLibrary),
      m_open(menu->addAction(QString())),
      m_page(new TrainPage(game)),
      m_panel(new PracticePanel(game)),
      m_foulGym(new FoulGymFeature(game)),
      m_openings(new OpeningDrillFeature(game)),
      m_coach(new Coach(this)),
      m_book(std::make_shared<const TrainingBook>()),
      m_search(new MistakeSearch(link, this)),
      m_searchAction(menu->addAction(QString()))
{
    m_page->hide();
    m_panel->hide();
    m_open->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
    connect(m_open, &QAction::triggered, this, &TrainingFeature::showPage);
    connect(m_page, &TrainPage::todayRequested, this, &TrainingFeature::practiseToday);
    connect(m_page, &TrainPage::firstLessonRequested, this, &TrainingFeature::practiseLessons);
    connect(m_page, &TrainPage::puzzlesRequested, this, &TrainingFeature::practisePuzzles);
    connect(m_page, &TrainPage::mistakesRequested, this, &TrainingFeature::practiseMistakes);
    connect(m_page, &TrainPage::lessonsRequested, this, &TrainingFeature::practiseLessons);
    connect(m_page, &TrainPage::leaveRequested, this, &TrainingFeature::leavePage);
    connect(m_page, &TrainPage::ratedGameRequested, this, &TrainingFeature::playRated);
    connect(m_page, &TrainPage::foulGymRequested, this, &TrainingFeature::practiseFouls);
    connect(m_page, &TrainPage::openingsRequested, this, &TrainingFeature::practiseOpenings);
    connect(m_openings, &OpeningDrillFeature::answered, this, &TrainingFeature::keep);
    connect(m_openings, &OpeningDrillFeature::leaveRequested, this, &TrainingFeature::showPage);
    connect(m_foulGym, &FoulGymFeature::answered, this, &TrainingFeature::keep);
    connect(m_foulGym, &FoulGymFeature::leaveRequested, this, &TrainingFeature::showPage);
    connect(m_panel, &PracticePanel::hintRequested, m_coach, &Coach::help);
    connect(m_panel, &PracticePanel::solutionRequested, m_coach, &Coach::solve);
    connect(m_panel, &PracticePanel::nextRequested, this, &TrainingFeature::next);
    connect(m_panel, &PracticePanel::leaveRequested, this, &TrainingFeature::leave);
    connect(m_coach, &Coach::judged, this, &TrainingFeature::judge);
    connect(m_coach, &Coach::hinted, this, &TrainingFeature::showHint);
    connect(m_coach, &Coach::solved, this, &TrainingFeature::showSolution);
    connect(m_coach, &Coach::puzzlesRead, this, [this](const auto& puzzles) {
        m_puzzles = puzzles;
        refresh();
    });
    connect(m_game, &GameWidget::pageChanged, this, &TrainingFeature::followPage);
    wireSearch();
    // Which games there are is asked for when somebody might want them.
    connect(menu, &QMenu::aboutToShow, this, &TrainingFeature::refresh);
    openLibrary(file.isEmpty() ? LibraryLink::usualFile() : file);
    retranslate();
}

/// Training lives in the library's file, and on the library's thread until that ends.
void TrainingFeature::openLibrary(const QString& file)
{
    GameLibrary* games = m_link->library();
    m_library->moveToThread(games->thread());
    connect(games->thread(), &QThread::finished, m_library, &QObject::deleteLater);
    connect(games, &GameLibrary::keptAside, m_library, &TrainingLibrary::reopen);
    connect(m_library, &TrainingLibrary::told, games, &GameLibrary::noteTraining);
    // The start page tells how much is due. What could not be read before is asked for again.
    connect(games, &GameLibrary::savingResumed, this, &TrainingFeature::refreshAll);
    connect(games, &GameLibrary::opened, this, &TrainingFeature::refreshAll);
    connect(m_library, &TrainingLibrary::changed, this, &TrainingFeature::refresh);
    connect(m_library, &TrainingLibrary::answerTaken, this, &TrainingFeature::onAnswerTaken);
    connect(m_library, &TrainingLibrary::bookReady, this,
            [this](LibraryTicket ticket, const std::shared_ptr<const TrainingBook>& book) {
                if (ticket != m_awaited)
                    return;
                m_awaited = 0;
                take(book);
                if (std::exchange(m_isStale, false))
                    refresh();
            });
    ask([file](TrainingLibrary& library) { library.open(file); });
}

template <typename Call>
void TrainingFeature::ask(Call call)
{
    QMetaObject::invokeMethod(
        m_library, [library = m_library, call] { call(*library); }, Qt::QueuedConnection);
}

void TrainingFeature::retranslate()
{
    m_open->setText(tr("&Train"));
    m_searchAction->setText(m_search->isRunning() ? tr("&Stop Reviewing") : tr("&Review My Games"));
}

const PracticeTask* TrainingFeature::task() const
{
    return m_current < m_tasks.size() ? &m_tasks[m_current] : nullptr;
}

void TrainingFeature::setPuzzles(std::vector<Puzzle> puzzles)
{
    m_puzzles = std::make_shared<const std::vector<Puzzle>>(std::move(puzzles));
}

/// Somebody has gone to the game or to the start page.
void TrainingFeature::followPage()
{
    if (m_game->page() == GameWidget::Page::Guest || !std::exchange(m_hasBoard, false))
        return;
    m_game->releasePoints(this);
    clearBoard();
    m_coach->end();
    m_tasks.clear();
}

TrainingTime TrainingFeature::timeNow()
{
    const qint64 midnight = QDate::currentDate().startOfDay().toSecsSinceEpoch();
    return {nowInSeconds(), CardTime(std::chrono::seconds(midnight))};
}

int TrainingFeature::due() const
{
    return planFor(*m_book, timeNow()).due;
}

GameLibrary* TrainingFeature::library() const
{
    return m_link->library();
}

void TrainingFeature::showBeside(QWidget* side)
{
    takeBoard(side);
}

void TrainingFeature::forgetAll(CardTime when)
{
    ask([when](TrainingLibrary& library) { library.clear(when); });
}

void TrainingFeature::restore(const std::shared_ptr<const TrainingBook>& book, CardTime when)
{
    ask([book, when](TrainingLibrary& library) { library.restore(book, when); });
}

void TrainingFeature::takePoint(Point point)
{
    if (m_grid.at(point) != Cell::Empty)
        return m_game->status()->say(MessageText::refusal(Refusal::Occupied, point));
    if (!task())
        practisePuzzles();  // The board of the page "Train" shows the first one already.
    if (task() && !m_coach->isBusy())
        m_coach->play(point);
}

void TrainingFeature::takeBoard(QWidget* side)
{
    m_hasBoard = true;
    if (m_game->page() != GameWidget::Page::Guest)
        m_cameFromStart = m_game->page() == GameWidget::Page::Start;
    m_game->showGuest(side);
    m_game->takePoints(this, [this](Point point) {
        takePoint(point);
        return true;
    });
}

/// To practice that leads itself; showPage() takes it back.
void TrainingFeature::lendBoard()
{
    m_hasBoard = false;
    clearBoard();
    m_coach->end();
    m_tasks.clear();
}

void TrainingFeature::keep(const TrainingAnswer& answer)
{
    ++m_answersUnderWay;
    ask([answer](TrainingLibrary& library) { library.keepAnswer(answer, std::nullopt); });
}

// The page.

void TrainingFeature::showPage()
{
    m_foulGym->end();
    m_openings->end();
    clearBoard();
    m_tasks.clear();
    m_coach->end();
    if (!m_puzzles)
        m_coach->readPuzzles();
    takeBoard(m_page);
    m_page->setOverview(overview());
    showPreview();
    refresh();
    m_page->startButton()->setFocus();
}

/// One question at a time: while many games become cards, not every one of them is worth a reading.
void TrainingFeature::refresh()
{
    if (m_awaited != 0) {
        m_isStale = true;
        return;
    }
    m_awaited = GameLibrary::newTicket();
    ask([ticket = m_awaited](TrainingLibrary& library) { library.requestBook(ticket); });
}

/// Games whose records did not come are tried once more too.
void TrainingFeature::refreshAll()
{
    m_carding.clear();
    refresh();
}

void TrainingFeature::take(const std::shared_ptr<const TrainingBook>& book)
{
    m_book = book;
    m_puzzleProgress = PuzzleProgress(book->answers);
    m_rating = PlayerRating(book->games, rule());
    for (const GameToCard& game : book->gamesWithoutCards)
        makeCards(game);
    m_search->setGames(book->gamesToReview);
    m_searchAction->setEnabled(m_search->isRunning() || book->unreviewedGames > 0);
    m_page->setOverview(overview());
    if (m_tasks.empty())
        showPreview();
    emit bookChanged();
}

/// The mistakes of a game become cards as soon as it is reviewed.
void TrainingFeature::makeCards(const GameToCard& game)
{
    if (std::find(m_carding.begin(), m_carding.end(), game.id) != m_carding.end())
        return;
    m_carding.push_back(game.id);
    m_link->fetch(game.id, this, [this, game](const auto& record, NodeId) {
        std::erase(m_carding, game.id);
        ask([record, game](TrainingLibrary& library) { addMistakesOf(library, *record, game); });
    });
}

void TrainingFeature::wireSearch()
{
    m_searchAction->setEnabled(false);
    connect(m_searchAction, &QAction::triggered, this, &TrainingFeature::toggleSearch);
    connect(m_page, &TrainPage::searchRequested, this, &TrainingFeature::toggleSearch);
    connect(m_search, &MistakeSearch::changed, this, &TrainingFeature::followSearch);
    connect(m_search, &MistakeSearch::reviewed, this,
            [this](const GameToCard& game, const MistakeSearch::Record& record,
                   const GameReview& review) {
                ask([game, record, review](TrainingLibrary& library) {
                    keepReviewed(library, record, review, game);
                });
            });
}

void TrainingFeature::toggleSearch()
{
    if (m_search->isRunning())
        return m_search->stop();
    m_search->start();
}

void TrainingFeature::followSearch()
{
    retranslate();
    m_page->setOverview(overview());
    const bool hasEnded = std::exchange(m_wasSearching, m_search->isRunning()) && !m_wasSearching;
    if (hasEnded)
        m_game->status()->say(tr("%n game(s) reviewed.", nullptr, m_search->done()));
}

Rule TrainingFeature::rule() const
{
    return m_book->games.empty() ? Rule::Freestyle : m_book->games.back().rule;
}

TrainingOverview TrainingFeature::overview() const
{
    TrainingOverview view;
    view.rule = rule();
    view.today = planFor(*m_book, timeNow());
    view.puzzles = m_puzzles ? static_cast<int>(m_puzzles->size()) : 0;
    view.puzzleProgress = m_puzzleProgress;
    view.newMistakes = m_book->deck.newOf(DeckCard::Kind::Mistake);
    view.mistakes = m_book->deck.countOf(DeckCard::Kind::Mistake);
    view.reviewedGames = m_book->reviewedGames;
    view.unreviewedGames = m_book->unreviewedGames;
    view.isSearching = m_search->isRunning();
    view.lessons = static_cast<int>(lessons().size());
    view.lessonsDone = static_cast<int>(finishedLessons(m_book->answers).size());
    view.fouls = FoulProgress(m_book->answers);
    view.openings = static_cast<int>(renjuOpenings().size());
    view.openingsLearnt = static_cast<int>(learntOpenings(m_book->answers).size());
    view.rating = m_rating;
    view.isFirstVisit = m_book->isEmpty();
    return view;
}

void TrainingFeature::showPreview()
{
    if (!m_hasBoard)
        return;
    std::vector<PracticeTask> tasks;
    addPuzzles(tasks, 1);
    const TrainingPosition position = tasks.empty() ? TrainingPosition() : tasks[0].position;
    m_grid = position.grid;
    GameSnapshot preview;
    preview.setup.rule = position.rule;
    preview.setup.boardSize = position.grid.size();
    preview.grid = position.grid;
    preview.start = position.grid;
    preview.sideToMove = position.side;
    m_game->board()->showSnapshot(preview);
    m_game->status()->setLasting(
        tasks.empty() ? QString() : tr("First puzzle: %1").arg(PracticeText::task(tasks[0])));
}

// What to practise.

void TrainingFeature::addPuzzles(std::vector<PracticeTask>& tasks, std::size_t count) const
{
    if (!m_puzzles)
        return;
    for (const Puzzle* puzzle : puzzlesNear(*m_puzzles, m_puzzleProgress, rule(),
                                            fittingPuzzleRating(m_puzzleProgress.rating()), count))
        tasks.push_back(taskFor(*puzzle));
}

/// New puzzles follow the player's strength, which the last answer may have changed.
void TrainingFeature::chooseRestAnew()
{
    const auto first = m_tasks.begin() + static_cast<std::ptrdiff_t>(m_current);
    const auto rest = std::find_if(first, m_tasks.end(), [](const PracticeTask& task) {
        return task.puzzle && task.cardKey.empty();
    });
    std::vector<PracticeTask> puzzles;
    if (rest != m_tasks.end())
        addPuzzles(puzzles, m_tasks.size());
    std::erase_if(puzzles, [&](const PracticeTask& puzzle) {
        return std::any_of(m_tasks.begin(), rest, [&](const PracticeTask& before) {
            return before.subject == puzzle.subject;
        });
    });
    const auto wanted = static_cast<std::size_t>(m_tasks.end() - rest);
    if (puzzles.size() < wanted)
        return;
    std::move(puzzles.begin(), puzzles.begin() + static_cast<std::ptrdiff_t>(wanted), rest);
}

void TrainingFeature::practiseToday()
{
    std::vector<PracticeTask> tasks;
    const int left = kDailyCards - overview().today.done;
    const std::size_t wanted = left <= 0 ? kPuzzlesInARow : static_cast<std::size_t>(left);
    for (const DeckCard& card : m_book->deck.due(nowInSeconds())) {
        const Puzzle* puzzle = m_puzzles ? findPuzzle(*m_puzzles, card.source) : nullptr;
        if (tasks.size() < wanted)
            tasks.push_back(taskFor(card, puzzle));
    }
    addPuzzles(tasks, wanted - tasks.size());
    begin(std::move(tasks));
}

void TrainingFeature::practisePuzzles()
{
    std::vector<PracticeTask> tasks;
    addPuzzles(tasks, kPuzzlesInARow);
    begin(std::move(tasks));
}

void TrainingFeature::practiseMistakes()
{
    practiseDeck(DeckCard::Kind::Mistake);
}

void TrainingFeature::practiseCards()
{
    practiseDeck(std::nullopt);
}

/// Those that are due first, then the others, so that one may always practise.
void TrainingFeature::practiseDeck(std::optional<DeckCard::Kind> kind)
{
    std::vector<PracticeTask> tasks;
    for (const DeckCard& card : m_book->deck.due(CardTime::max())) {
        const Puzzle* puzzle = m_puzzles ? findPuzzle(*m_puzzles, card.source) : nullptr;
        if ((!kind || card.kind == *kind) && tasks.size() < kCardsInARow)
            tasks.push_back(taskFor(card, puzzle));
    }
    begin(std::move(tasks));
}

void TrainingFeature::learnFrom(const ReviewedGame& game, const GameReview& review,
                                PerColor<bool> whose)
{
    begin(mistakeTasks(game, review, whose));
}

void TrainingFeature::practiseLessons()
{
    const std::set<std::string> finished = finishedLessons(m_book->answers);
    std::vector<PracticeTask> tasks;
    for (const Lesson& lesson : lessons())
        if (!finished.contains(std::string(lesson.id)))
            tasks.push_back(taskFor(lesson));
    if (tasks.empty())
        for (const Lesson& lesson : lessons())
            tasks.push_back(taskFor(lesson));
    begin(std::move(tasks));
}

void TrainingFeature::practiseFouls()
{
    lendBoard();
    m_foulGym->begin(m_book->answers);
}

void TrainingFeature::practiseOpenings()
{
    lendBoard();
    m_openings->begin(m_book->answers);
}

void TrainingFeature::playRated()
{
    GameSetup setup;
    setup.rule = rule();
    // Colours in turn: who begins has the better of it.
    const Color computer = m_rating.games() % 2 == 0 ? Color::White : Color::Black;
    setup.players[computer] = computerAtStep(m_rating.fittingStep());
    m_game->startGame(setup);
}

void TrainingFeature::begin(std::vector<PracticeTask> tasks)
{
    if (tasks.empty())
        return m_game->status()->say(tr("Nothing to practise here yet."));
    m_tasks = std::move(tasks);
    m_current = 0;
    m_right = 0;
    takeBoard(m_panel);
    showTask();
}

// At the board.

void TrainingFeature::showTask()
{
    const PracticeTask& task = m_tasks[m_current];
    m_isRecorded = false;
    m_isNextAsked = false;
    m_usedHint = false;
    m_ratingChange.clear();
    m_timer.start();
    m_coach->begin(task);
    m_panel->setTask(PracticeText::title(task), PracticeText::task(task),
                     static_cast<int>(m_current) + 1, static_cast<int>(m_tasks.size()));
    m_panel->setFeedback({}, PracticePanel::Tone::Quiet);
    m_panel->setNote(PracticeText::circumstances(task));
    m_panel->setFinished(false);
    clearBoard();
    showBoard(task.position.grid, {});
    m_game->status()->setLasting(PracticeText::task(task));
    m_game->board()->setFocus();
}

/// Takes away what was drawn to explain the position before.
void TrainingFeature::clearBoard()
{
    m_game->board()->showHint({});
    m_game->board()->showVeiled({});
    m_game->board()->showLine({}, Color::Black);
}

void TrainingFeature::showBoard(const Grid& grid, const std::vector<Point>& played,
                                const std::vector<Point>& found)
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
    if (played.empty())
        for (const Point point : m_tasks[m_current].wrong)
            snapshot.marks.push_back({point, BoardMark::Kind::Cross, {}});
    m_game->board()->showSnapshot(snapshot);
}

Color TrainingFeature::sideToMove() const
{
    const Color side = m_tasks[m_current].position.side;
    return m_played.size() % 2 == 0 ? side : opponent(side);
}

void TrainingFeature::judge(const PracticeVerdict& verdict)
{
    if (verdict.answer.verdict == PuzzleAnswer::Verdict::Illegal)
        return;
    const PracticeTask& task = m_tasks[m_current];
    // A win of the right kind that takes longer is no mistake; only the shorter one is asked for.
    const bool isSlow = verdict.answer.reason == PuzzleAnswer::Reason::TooSlow;
    const auto tone = verdict.isWrong() && !isSlow ? PracticePanel::Tone::Bad
        : verdict.isWrong() || verdict.answer.verdict == PuzzleAnswer::Verdict::Again
        ? PracticePanel::Tone::Quiet
        : PracticePanel::Tone::Good;
    m_panel->setFeedback(PracticeText::verdict(task, verdict), tone);
    if (verdict.isWrong()) {
        // A lesson is learnt by trying; whoever gets to its end has done it.
        if (task.kind == PracticeTask::Kind::Lesson || isSlow)
            m_usedHint = true;
        else
            record(RecallGrade::Again);
        m_game->board()->showVeiled({});  // The line may lead out of the square.
        return m_game->board()->showLine(verdict.answer.refutation, sideToMove());
    }
    clearBoard();
    showBoard(verdict.grid, verdict.played,
              asksForPoints(task) ? verdict.found : std::vector<Point>());
    if (verdict.isSolved())
        finish(true);
}

void TrainingFeature::showHint(const PuzzleHint& hint)
{
    m_usedHint = true;
    m_game->board()->showLine({}, Color::Black);  // What was wrong is over.
    m_panel->setFeedback(PuzzleText::hint(hint), PracticePanel::Tone::Quiet);
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

void TrainingFeature::showSolution(const std::vector<Point>& line)
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

void TrainingFeature::finish(bool solved)
{
    if (solved)
        record(gradeFor(true, m_usedHint, std::chrono::milliseconds(m_timer.elapsed()),
                        medianTime(m_book->answers)));
    m_panel->setNote(summary());
    m_panel->setFinished(true);
}

/// What the answer has changed and, behind the last task, how all of them went.
QString TrainingFeature::summary() const
{
    QStringList lines;
    if (!m_ratingChange.isEmpty())
        lines << m_ratingChange;
    const bool isLast = m_current + 1 == m_tasks.size();
    if (isLast && m_tasks.size() > 1 && m_tasks[m_current].kind != PracticeTask::Kind::Lesson)
        lines << ProgressPage::tr("%1 of %2 solved.").arg(m_right).arg(m_tasks.size());
    return lines.join(u'\n');
}

/// Each puzzle counts once: see PuzzleProgress.
QString TrainingFeature::ratingChangeBy(const TrainingAnswer& answer) const
{
    if (answer.kind != TrainingAnswer::Kind::Puzzle || m_puzzleProgress.hasMet(answer.subject))
        return {};
    std::vector<TrainingAnswer> answers = m_book->answers;
    answers.push_back(answer);
    const auto before = std::lround(m_puzzleProgress.rating().rating);
    const auto after = std::lround(PuzzleProgress(answers).rating().rating);
    const QString change = (after < before ? QStringLiteral("−%1") : QStringLiteral("+%1"))
                               .arg(std::abs(after - before));
    return QStringLiteral("%1 (%2)").arg(TrainPage::tr("rating %1").arg(after), change);
}

/// The first answer counts: what is found after a mistake is not a solution any more.
void TrainingFeature::record(RecallGrade grade)
{
    if (std::exchange(m_isRecorded, true))
        return;
    const PracticeTask& task = m_tasks[m_current];
    const CardTime now = nowInSeconds();
    TrainingAnswer answer;
    answer.at = now;
    answer.rule = task.position.rule;
    answer.subject = task.subject;
    answer.grade = grade;
    answer.time = std::chrono::milliseconds(m_timer.elapsed());
    answer.kind = task.kind == PracticeTask::Kind::Lesson ? TrainingAnswer::Kind::Lesson
        : task.puzzle                                     ? TrainingAnswer::Kind::Puzzle
                                                          : TrainingAnswer::Kind::Card;
    if (task.puzzle)
        answer.rating = task.puzzle->rating;
    m_right += grade >= RecallGrade::Good;
    m_ratingChange = ratingChangeBy(answer);
    std::optional<DeckCard> card;
    Deck deck = m_book->deck;
    if (!task.cardKey.empty())
        if (const DeckCard* answered = deck.answer(task.cardKey, grade, now))
            card = *answered;
    const bool isMistake = task.kind == PracticeTask::Kind::Mistake;
    // A review that was practised at once is not in the book yet.
    if (!card && (isMistake || (task.puzzle && grade == RecallGrade::Again))) {
        DeckCard first = isMistake
            ? cardFor(task.position, DeckCard::Kind::Mistake, {}, now, task.wrong, task.better)
            : cardFor(task.position, DeckCard::Kind::Puzzle, task.puzzle->id, now);
        const std::string key = first.key;
        deck.add(std::move(first));
        card = *deck.answer(key, grade, now);
    }
    ++m_answersUnderWay;
    ask([answer, card](TrainingLibrary& library) { library.keepAnswer(answer, card); });
}

/// Waits for a slow disk, so that whoever kills the program loses at most the answer being given.
void TrainingFeature::next()
{
    if (m_answersUnderWay > 0) {
        m_isNextAsked = true;
        return;
    }
    if (++m_current >= m_tasks.size())
        return leave();
    chooseRestAnew();
    showTask();
}

void TrainingFeature::onAnswerTaken()
{
    --m_answersUnderWay;
    if (m_answersUnderWay == 0 && std::exchange(m_isNextAsked, false) && task())
        next();
}

void TrainingFeature::leave()
{
    showPage();
}

void TrainingFeature::leavePage()
{
    if (m_cameFromStart)
        m_game->showStartPage();
    else
        m_game->leaveGuest();
}

}  // namespace gomoku
