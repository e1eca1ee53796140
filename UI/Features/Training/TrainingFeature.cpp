// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Training/TrainingFeature.h"

#include "Models/Setup/LadderPlayer.h"
#include "Models/Training/Practice/MistakeCards.h"
#include "UI/BoardWidget.h"
#include "UI/Features/Games/LibraryLink.h"
#include "UI/Features/Training/FoulGymFeature.h"
#include "UI/Features/Training/MistakeSearch.h"
#include "UI/Features/Training/OpeningDrillFeature.h"
#include "UI/Features/Training/PracticeFeature.h"
#include "UI/Features/Training/TrainingClock.h"
#include "UI/Features/Training/TrainingStore.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/Training/PracticeText.h"

#include <QAction>
#include <QDateTime>
#include <QMenu>
#include <QPushButton>

#include <utility>

namespace gomoku {

TrainingFeature::TrainingFeature(GameWidget* game, LibraryLink* link, const QString& file,
                                 QMenu* menu)
    : QObject(game),
      m_game(game),
      m_store(new TrainingStore(link, file, this)),
      m_open(menu->addAction(QString())),
      m_page(new TrainPage(game)),
      m_practice(new PracticeFeature(game, m_store)),
      m_foulGym(new FoulGymFeature(game)),
      m_openings(new OpeningDrillFeature(game)),
      m_search(new MistakeSearch(link, this)),
      m_searchAction(menu->addAction(QString()))
{
    m_page->hide();
    m_open->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
    connect(m_open, &QAction::triggered, this, &TrainingFeature::showPage);
    connect(m_game, &GameWidget::pageChanged, this, &TrainingFeature::followPage);
    connect(m_store, &TrainingStore::bookChanged, this, &TrainingFeature::takeBook);
    // Which games there are is asked for when somebody might want them.
    connect(menu, &QMenu::aboutToShow, m_store, &TrainingStore::refresh);
    wirePage();
    wirePractice();
    wireSearch();
    retranslate();
}

void TrainingFeature::wirePage()
{
    connect(m_page, &TrainPage::todayRequested, this, &TrainingFeature::practiseToday);
    connect(m_page, &TrainPage::firstLessonRequested, this, &TrainingFeature::practiseLessons);
    connect(m_page, &TrainPage::puzzlesRequested, this, &TrainingFeature::practisePuzzles);
    connect(m_page, &TrainPage::mistakesRequested, this, &TrainingFeature::practiseMistakes);
    connect(m_page, &TrainPage::lessonsRequested, this, &TrainingFeature::practiseLessons);
    connect(m_page, &TrainPage::leaveRequested, this, &TrainingFeature::leavePage);
    connect(m_page, &TrainPage::ratedGameRequested, this, &TrainingFeature::playRated);
    connect(m_page, &TrainPage::foulGymRequested, this, &TrainingFeature::practiseFouls);
    connect(m_page, &TrainPage::openingsRequested, this, &TrainingFeature::practiseOpenings);
}

void TrainingFeature::wirePractice()
{
    const auto keep = [this](const TrainingAnswer& answer) { m_store->keepAnswer(answer); };
    connect(m_openings, &OpeningDrillFeature::answered, this, keep);
    connect(m_foulGym, &FoulGymFeature::answered, this, keep);
    connect(m_practice, &PracticeFeature::leaveRequested, this, &TrainingFeature::showPage);
    connect(m_openings, &OpeningDrillFeature::leaveRequested, this, &TrainingFeature::showPage);
    connect(m_foulGym, &FoulGymFeature::leaveRequested, this, &TrainingFeature::showPage);
}

void TrainingFeature::wireSearch()
{
    m_searchAction->setEnabled(false);
    connect(m_searchAction, &QAction::triggered, this, &TrainingFeature::toggleSearch);
    connect(m_page, &TrainPage::searchRequested, this, &TrainingFeature::toggleSearch);
    connect(m_search, &MistakeSearch::changed, this, &TrainingFeature::followSearch);
    connect(m_search, &MistakeSearch::reviewed, m_store, &TrainingStore::keepReview);
}

void TrainingFeature::retranslate()
{
    m_open->setText(tr("&Train"));
    m_searchAction->setText(m_search->isRunning() ? tr("&Stop Reviewing") : tr("&Review My Games"));
}

PracticePanel* TrainingFeature::panel() const
{
    return m_practice->panel();
}

const PracticeTask* TrainingFeature::task() const
{
    return m_practice->task();
}

const std::shared_ptr<const TrainingBook>& TrainingFeature::book() const
{
    return m_store->book();
}

GameLibrary* TrainingFeature::library() const
{
    return m_store->library();
}

TrainingTime TrainingFeature::timeNow()
{
    const qint64 midnight = QDate::currentDate().startOfDay().toSecsSinceEpoch();
    return {cardTimeNow(), CardTime(std::chrono::seconds(midnight))};
}

int TrainingFeature::due() const
{
    return planFor(*book(), timeNow()).due;
}

void TrainingFeature::setPuzzles(std::vector<Puzzle> puzzles)
{
    m_store->setPuzzles(std::move(puzzles));
}

// The page.

void TrainingFeature::showPage()
{
    m_foulGym->end();
    m_openings->end();
    m_practice->end();
    m_store->readPuzzles();
    showBeside(m_page);
    m_page->setOverview(overview());
    showPreview();
    m_store->refresh();
    m_page->beginAtTop();
}

void TrainingFeature::showBeside(QWidget* side)
{
    m_hasBoard = true;
    rememberOrigin();
    m_game->showGuest(side);
    m_game->takePoints(this, [this](Point point) {
        takePoint(point);
        return true;
    });
}

/// From one page of training to another there is still the same way back.
void TrainingFeature::rememberOrigin()
{
    if (m_game->page() != GameWidget::Page::Guest)
        m_cameFromStart = m_game->page() == GameWidget::Page::Start;
}

/// Somebody has gone to the game or to the start page.
void TrainingFeature::followPage()
{
    if (m_game->page() == GameWidget::Page::Guest || !std::exchange(m_hasBoard, false))
        return;
    m_game->releasePoints(this);
}

void TrainingFeature::leavePage()
{
    if (m_cameFromStart)
        m_game->showStartPage();
    else
        m_game->leaveGuest();
}

void TrainingFeature::takeBook()
{
    m_search->setGames(book()->gamesToReview);
    m_searchAction->setEnabled(m_search->isRunning() || book()->unreviewedGames > 0);
    m_page->setOverview(overview());
    showPreview();
    emit bookChanged();
}

TrainingOverview TrainingFeature::overview() const
{
    const PracticeMaterial& material = m_store->material();
    const TrainingBook& book = *material.book();
    TrainingOverview view;
    view.rule = material.rule();
    view.today = planFor(book, timeNow());
    view.puzzles = material.puzzles() ? static_cast<int>(material.puzzles()->size()) : 0;
    view.puzzleProgress = material.puzzleProgress();
    view.newMistakes = book.deck.newOf(DeckCard::Kind::Mistake);
    view.mistakes = book.deck.countOf(DeckCard::Kind::Mistake);
    view.reviewedGames = book.reviewedGames;
    view.unreviewedGames = book.unreviewedGames;
    view.isSearching = m_search->isRunning();
    view.lessons = static_cast<int>(lessons().size());
    view.lessonsDone = static_cast<int>(finishedLessons(book.answers).size());
    if (view.lessonsDone > 0 && view.lessonsDone < view.lessons)
        view.nextLesson = lessons()[material.nextLesson()].id;
    view.fouls = FoulProgress(book.answers);
    view.openings = static_cast<int>(renjuOpenings().size());
    view.openingsLearnt = static_cast<int>(learntOpenings(book.answers).size());
    view.rating = material.rating();
    view.isFirstVisit = book.isEmpty();
    return view;
}

void TrainingFeature::showPreview()
{
    if (!m_hasBoard)
        return;
    const std::vector<PracticeTask> tasks = m_store->material().puzzleTasks(1);
    const TrainingPosition position = tasks.empty() ? TrainingPosition() : tasks[0].position;
    m_preview = position.grid;
    GameSnapshot preview;
    preview.setup.rule = position.rule;
    preview.setup.boardSize = position.grid.size();
    preview.grid = position.grid;
    preview.start = position.grid;
    preview.sideToMove = position.side;
    m_game->board()->showSnapshot(preview);
    m_game->status()->setLasting(
        tasks.empty() ? QString() : tr("First puzzle – %1").arg(PracticeText::task(tasks[0])));
}

/// The board shows the first puzzle already: whoever clicks it answers.
void TrainingFeature::takePoint(Point point)
{
    if (m_preview.at(point) != Cell::Empty)
        return m_game->status()->say(MessageText::refusal(Refusal::Occupied, point));
    practisePuzzles();
    if (task())
        m_practice->takePoint(point);
}

// What to practise.

void TrainingFeature::practiseToday()
{
    practise(m_store->material().dailyTasks(timeNow()));
}

void TrainingFeature::practisePuzzles()
{
    practise(m_store->material().puzzleTasks());
}

void TrainingFeature::practiseMistakes()
{
    practise(m_store->material().cardTasks(DeckCard::Kind::Mistake));
}

void TrainingFeature::practiseCards()
{
    practise(m_store->material().cardTasks(std::nullopt));
}

void TrainingFeature::practiseLessons()
{
    practise(m_store->material().lessonTasks(), m_store->material().nextLesson());
}

void TrainingFeature::learnFrom(const ReviewedGame& game, const GameReview& review,
                                PerColor<bool> whose)
{
    practise(mistakeTasks(game, review, whose));
}

void TrainingFeature::practise(std::vector<PracticeTask> tasks, std::size_t first)
{
    if (tasks.empty())
        return m_game->status()->say(tr("Nothing to practise here yet."));
    m_hasBoard = false;
    rememberOrigin();
    m_practice->begin(std::move(tasks), first);
}

void TrainingFeature::practiseFouls()
{
    lendBoard();
    m_foulGym->begin(book()->answers);
}

void TrainingFeature::practiseOpenings()
{
    lendBoard();
    m_openings->begin(book()->answers);
}

/// To practice that leads itself; showPage() takes it back.
void TrainingFeature::lendBoard()
{
    m_hasBoard = false;
    m_practice->end();
}

void TrainingFeature::playRated()
{
    const PlayerRating& rating = m_store->material().rating();
    GameSetup setup;
    setup.rule = m_store->material().rule();
    // Colours in turn: who begins has the better of it.
    const Color computer = rating.games() % 2 == 0 ? Color::White : Color::Black;
    setup.players[computer] = computerAtStep(rating.fittingStep());
    m_game->startGame(setup);
}

// The search for mistakes.

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

}  // namespace gomoku
