// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/TrainingLibrary.h"
#include "Models/Review/ReviewGame.h"
#include "Models/Review/ReviewRecord.h"
#include "Models/Setup/LadderPlayer.h"
#include "Models/Training/Lessons.h"
#include "Tests/Support/Game/PlainProgress.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Features/Training/MistakeSearch.h"
#include "UI/Features/Training/ProgressFeature.h"
#include "UI/Features/Training/TrainingFeature.h"
#include "UI/Panels/EmptyState.h"
#include "UI/Training/PracticePanel.h"
#include "UI/Training/ProgressPage.h"
#include "UI/Training/RatingCurve.h"
#include "UI/Training/TrainCard.h"
#include "UI/Window/MainActions.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>

#include <cmath>
#include <random>

namespace gomoku::testing {
namespace {

constexpr int kGamesInLibrary = 14;

/// Moves of somebody who does not look: some of them are mistakes.
GameRecord carelessGame(std::mt19937& random)
{
    GameRecord record(15, Rule::Freestyle);
    NodeId node = GameRecord::root();
    Grid grid(15);
    Color color = Color::Black;
    for (int i = 0; i < 24; ++i) {
        Point point;
        do
            point
                = Point::at(5 + static_cast<int>(random() % 5), 5 + static_cast<int>(random() % 5));
        while (grid.at(point) != Cell::Empty);
        grid.set(point, cellOf(color));
        node = record.addMove(node, {point, color});
        color = opponent(color);
    }
    return record;
}

/// Of a page that counts mistakes it does not matter how sure they are.
GameReview reviewAtAGlance(const GameRecord& record)
{
    const std::atomic<bool> stop{false};
    return reviewGame(reviewedGame(record), {.nodes = 100, .secondNodes = 100}, stop);
}

class Progress : public WindowTable
{
protected:
    Progress() { EXPECT_TRUE(QTest::qWaitForWindowActive(&window)); }

    [[nodiscard]] TrainingFeature& training() const { return *window.training(); }
    [[nodiscard]] ProgressPage& page() const { return *window.progress()->page(); }
    [[nodiscard]] QString file() const { return folder.filePath("games.sqlite"); }
    [[nodiscard]] PlainProgress plain() const
    {
        const TrainingTime time = TrainingFeature::timeNow();
        return plainProgress(file(), time.now.time_since_epoch().count(),
                             time.startOfDay.time_since_epoch().count());
    }

    /// Rated games under two rules, most of them reviewed, answers of two weeks, cards of all ages.
    void fillLibrary()
    {
        std::mt19937 random(5);
        GameLibrary games;
        games.open(file());
        for (int i = 0; i < kGamesInLibrary; ++i)
            addGame(games, i, random);
        TrainingLibrary book;
        book.open(file());
        const CardTime now = TrainingFeature::timeNow().now;
        for (int i = 0; i < 70; ++i)
            addAnswer(book, now - std::chrono::hours(14 * 24 - 5 * i), i, random);
        for (int i = 0; i < 12; ++i)
            addCard(book, now, i);
    }
    void showFilled()
    {
        fillLibrary();
        window.progress()->showPage();
        ASSERT_TRUE(eventually([&] {
            return training().book()->accuracies.size() + 2 == kGamesInLibrary
                && training().book()->gamesWithoutCards.empty();
        })) << training().book()->accuracies.size()
            << " games judged, " << training().book()->gamesWithoutCards.size() << " without cards";
    }

private:
    static void addGame(GameLibrary& library, int number, std::mt19937& random)
    {
        GameRecord record = carelessGame(random);
        if (number < kGamesInLibrary - 2)
            attachReview(record, reviewAtAGlance(record));
        const int score = static_cast<int>(random() % 3);
        record.info().result = score == 0 ? GameResult::win(Color::Black)
            : score == 1                  ? GameResult::win(Color::White)
                                          : GameResult::draw();
        record.info().help = number == 3 ? Help::Hint : Help::None;
        const PlayerSpec computer = computerAtStep(4 + number);
        GameSetup setup
            = number % 2 == 0 ? setupFor(human(), computer) : setupFor(computer, human());
        setup.rule = number % 5 == 4 ? Rule::Standard : Rule::Freestyle;
        GameToKeep game{.number = static_cast<quint64>(number) + 1, .setup = setup};
        game.record = std::make_shared<const GameRecord>(record);
        library.keep(game);
        library.retry();
    }
    static void addAnswer(TrainingLibrary& library, CardTime at, int number, std::mt19937& random)
    {
        using Kind = TrainingAnswer::Kind;
        TrainingAnswer answer;
        answer.at = at;
        answer.kind = static_cast<Kind>(number % 4);
        answer.grade = static_cast<RecallGrade>(1 + random() % 4);
        answer.rule = Rule::Freestyle;
        answer.time = std::chrono::milliseconds(1000 + number);
        answer.subject = answer.kind == Kind::Lesson
            ? std::string(lessons()[static_cast<std::size_t>(number) % 9].id)
            : "subject" + std::to_string(number % 31);
        if (answer.kind == Kind::Puzzle)
            answer.rating = 900 + static_cast<int>(random() % 1000);
        library.keepAnswer(answer, {});
    }
    static void addCard(TrainingLibrary& library, CardTime now, int number)
    {
        TrainingPosition position;
        position.grid.set(Point::at(number % 7, number / 7), Cell::Black);
        position.grid.set(Point::at(7, 7), Cell::White);
        Deck deck({cardFor(position, DeckCard::Kind::Puzzle, "none", now)});
        const std::string key = deck.due(CardTime::max()).front().key;
        CardTime when = now - std::chrono::hours(24 * 40);
        for (int i = 0; i < number; ++i, when += std::chrono::hours(24 * 5))
            (void)deck.answer(key, RecallGrade::Easy, when);
        library.addCards({*deck.find(key)});
    }
};

double meanOfLast(const std::vector<double>& values, std::size_t most)
{
    const std::size_t count = std::min(most, values.size());
    double sum = 0;
    for (std::size_t i = values.size() - count; i < values.size(); ++i)
        sum += values[i];
    return sum / static_cast<double>(count);
}

TEST_F(Progress, IsOneClickFromTrain)
{
    training().showPage();
    QTest::mouseClick(training().page()->progressButton(), Qt::LeftButton);
    EXPECT_TRUE(page().isVisible());
    EXPECT_FALSE(training().page()->isVisible());
    QTest::keyClick(&page(), Qt::Key_Escape);
    EXPECT_TRUE(eventually([&] { return training().page()->isVisible(); }));
}

TEST_F(Progress, TheFirstVisitSaysWhatWillBeHereAndHowToBegin)
{
    window.progress()->showPage();
    EXPECT_TRUE(page().emptyState()->isVisible());
    EXPECT_FALSE(page().puzzles()->isVisible());
    EXPECT_FALSE(page().exportButton()->isVisible());
    EXPECT_FALSE(page().deleteButton()->isVisible());
    EXPECT_TRUE(page().privacyText()->text().contains("never sent"));
    ASSERT_TRUE(page().stepButton(TodayStep::NextLesson)->isVisible());
    page().stepButton(TodayStep::NextLesson)->click();
    ASSERT_TRUE(training().task());
    EXPECT_EQ(training().task()->subject, lessons().front().id);
}

/// The numbers of a text, whatever the words around them are.
QList<int> numbersIn(const QString& text)
{
    static const QRegularExpression digits("[0-9]+");
    QList<int> numbers;
    for (auto found = digits.globalMatch(text); found.hasNext();)
        numbers << found.next().captured().toInt();
    return numbers;
}

int nearest(double value)
{
    return static_cast<int>(std::lround(value));
}

void expectRating(const ProgressPage& page, const PlainProgress::Rating& rating)
{
    EXPECT_EQ(numbersIn(page.ratingText()->text()),
              rating.deviation < 110
                  ? (QList<int>{nearest(rating.rating), nearest(1.96 * rating.deviation)})
                  : QList<int>{rating.games});
    EXPECT_EQ(numbersIn(page.gamesText()->text()),
              (QList<int>{rating.games, rating.won, rating.drawn, rating.lost}));
}

TEST_F(Progress, EveryNumberIsThatOfTheLibrary)
{
    showFilled();
    const PlainProgress slow = plain();
    ASSERT_EQ(slow.ratings.size(), 2u);
    for (int i = 0; i < page().ruleBox()->count(); ++i) {
        page().ruleBox()->setCurrentIndex(i);
        expectRating(page(),
                     slow.ratings.at(static_cast<Rule>(page().ruleBox()->currentData().toInt())));
    }
    ASSERT_EQ(slow.accuracies.size(), 12u);
    EXPECT_EQ(numbersIn(page().accuracyText()->text()),
              QList<int>{nearest(meanOfLast(slow.accuracies, 10))});
    EXPECT_EQ(numbersIn(page().accuracyNote()->text()),
              (QList<int>{10, nearest(meanOfLast(slow.accuracies, 12)), 12}));
    EXPECT_EQ(numbersIn(page().puzzles()->number()), QList<int>{nearest(slow.puzzles.rating)});
    EXPECT_EQ(numbersIn(page().puzzles()->note()),
              (QList<int>{slow.puzzles.won, slow.puzzles.games}));
    EXPECT_EQ(numbersIn(page().lessons()->number()),
              (QList<int>{slow.lessonsDone, static_cast<int>(lessons().size())}));
    EXPECT_EQ(numbersIn(page().deck()->number()), QList<int>{slow.due});
    EXPECT_EQ(numbersIn(page().deck()->note()), (QList<int>{slow.cards, slow.known, slow.unseen}));
    EXPECT_GT(slow.cards, 12) << "mistakes of the reviewed games are cards too";
    EXPECT_GT(slow.known, 0);
    EXPECT_EQ(numbersIn(page().answers()->number()), QList<int>{slow.daysInARow});
    const double right = 100.0 * slow.rightThisWeek / slow.thisWeek;
    EXPECT_EQ(numbersIn(page().answers()->note()).front(), slow.thisWeek);
    EXPECT_EQ(numbersIn(page().answers()->note()).back(), nearest(right));
    if (slow.due > 0) {
        EXPECT_EQ(numbersIn(page().todayNote()->text()).front(), slow.due);
    }
}

TEST_F(Progress, TheCurvesEndWhereTheLibrarySays)
{
    showFilled();
    const PlainProgress slow = plain();
    const TrainingProgress fast
        = progressOf(*training().book(), lessons(), TrainingFeature::timeNow());
    for (const RuleProgress& each : fast.rules) {
        const PlainProgress::Rating& rating = slow.ratings.at(each.rule);
        ASSERT_EQ(each.rating.curve().size(), static_cast<std::size_t>(rating.games));
        EXPECT_NEAR(each.rating.curve().back().rating.rating, rating.rating, 1e-3);
        EXPECT_NEAR(each.rating.curve().back().rating.deviation, rating.deviation, 1e-3);
    }
    ASSERT_EQ(fast.accuracy.games.size(), slow.accuracies.size());
    for (std::size_t i = 0; i < slow.accuracies.size(); ++i)
        EXPECT_NEAR(fast.accuracy.games[i].accuracy, slow.accuracies[i], 1e-6) << i;
    EXPECT_NEAR(fast.puzzles.rating().rating, slow.puzzles.rating, 1e-3);
}

TEST_F(Progress, IsSavedAsOneReadableFile)
{
    showFilled();
    const QString path = folder.filePath("progress.json");
    window.progress()->exportTo(path);
    QFile saved(path);
    ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
    const QByteArray text = saved.readAll();
    EXPECT_LT(text.indexOf("\"progress\""), text.indexOf("\"rated games\"")) << "the figures first";
    const QJsonObject all = QJsonDocument::fromJson(text).object();
    const PlainProgress slow = plain();
    const QJsonObject figures = all["progress"].toObject();
    EXPECT_EQ(figures["cards"].toObject()["all"].toInt(), slow.cards);
    EXPECT_EQ(figures["puzzles"].toObject()["solved"].toInt(), slow.puzzles.won);
    EXPECT_EQ(figures["answers"].toObject()["given"].toInt(), slow.answers);
    EXPECT_EQ(all["answers"].toArray().size(), slow.answers);
    EXPECT_EQ(all["cards"].toArray().size(), slow.cards);
    EXPECT_EQ(static_cast<std::size_t>(all["accuracy of reviewed games"].toArray().size()),
              slow.accuracies.size());
    EXPECT_TRUE(says("Saved as"));
    window.progress()->exportTo(folder.filePath("no/such/folder/progress.json"));
    EXPECT_TRUE(says("could not be saved"));
}

TEST_F(Progress, IsDeletedAndBroughtBack)
{
    showFilled();
    const TrainingBook before = *training().book();
    QTest::keyClick(page().deleteButton(), Qt::Key_Space);
    ASSERT_TRUE(eventually([&] { return page().undoButton()->isVisible(); }));
    EXPECT_TRUE(page().emptyState()->isVisible());
    EXPECT_TRUE(page().undoButton()->hasFocus());
    EXPECT_EQ(plain().answers, 0);
    EXPECT_EQ(plain().cards, 0);
    EXPECT_TRUE(plain().ratings.empty());
    GameLibrary games;
    games.open(file());
    EXPECT_EQ(games.entries({}).size(), static_cast<std::size_t>(kGamesInLibrary));

    QTest::keyClick(page().undoButton(), Qt::Key_Space);
    ASSERT_TRUE(eventually([&] { return page().deck()->isVisible(); }));
    EXPECT_FALSE(page().undoButton()->isVisible());
    EXPECT_EQ(training().book()->answers, before.answers);
    EXPECT_EQ(training().book()->games, before.games);
    EXPECT_EQ(training().book()->accuracies, before.accuracies);
    EXPECT_EQ(training().book()->deck.due(CardTime::max()), before.deck.due(CardTime::max()));
}

TEST_F(Progress, DeletingStopsTheReviewThatWouldFillTheDeckAgain)
{
    showFilled();
    training().search()->start();
    ASSERT_TRUE(training().search()->isRunning());
    page().deleteButton()->click();
    EXPECT_FALSE(training().search()->isRunning());
    ASSERT_TRUE(eventually([&] { return page().undoButton()->isVisible(); }));
    EXPECT_EQ(plain().cards, 0);
}

TEST_F(Progress, TheWayBackEndsWithTheNextAnswer)
{
    showFilled();
    page().deleteButton()->click();
    ASSERT_TRUE(eventually([&] { return page().undoButton()->isVisible(); }));
    page().stepButton(TodayStep::NextLesson)->click();
    ASSERT_TRUE(training().task());
    training().panel()->solutionButton()->click();
    ASSERT_TRUE(eventually([&] { return training().book()->answers.size() == 1; }));
    window.progress()->showPage();
    EXPECT_FALSE(page().undoButton()->isVisible());
    EXPECT_TRUE(page().deck()->isVisible());
}

TEST_F(Progress, TilesLeadToWhatTheyCount)
{
    showFilled();
    QTest::keyClick(page().deck(), Qt::Key_Space);
    ASSERT_TRUE(training().task());
    EXPECT_FALSE(training().task()->cardKey.empty());
    window.progress()->showPage();
    QTest::keyClick(page().lessons(), Qt::Key_Space);
    ASSERT_TRUE(training().task());
    EXPECT_EQ(training().task()->kind, PracticeTask::Kind::Lesson);
}

TEST_F(Progress, TheMenuLeadsThereFromAGame)
{
    start(human(), human());
    play("h8 i9");
    for (QAction* action : window.menus()->trainMenu()->actions())
        if (action->text().remove(u'&') == "My Progress")
            action->trigger();
    EXPECT_TRUE(page().isVisible());
}

/// Everything on a page of training that can be operated or that says something without words.
QList<QWidget*> controlsOf(const QWidget& page)
{
    QList<QWidget*> controls;
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        const bool isPart = qobject_cast<QComboBox*>(widget->parentWidget());
        const bool isControl = qobject_cast<QAbstractButton*>(widget)
            || qobject_cast<QComboBox*>(widget) || qobject_cast<RatingCurve*>(widget);
        if (isControl && !isPart && widget->isVisible())
            controls << widget;
    }
    return controls;
}

/// All that Tab comes to, from where the focus is and round again.
QSet<QWidget*> reachedByTab(MainWindow& window)
{
    QSet<QWidget*> reached;
    for (int i = 0; i < 60; ++i) {
        QWidget* focus = QApplication::focusWidget();
        if (!focus)
            break;
        reached << focus;
        QTest::keyClick(focus, Qt::Key_Tab);
    }
    EXPECT_TRUE(window.isActiveWindow());
    return reached;
}

void expectNamedAndReached(MainWindow& window, const QWidget& page)
{
    const QSet<QWidget*> reached = reachedByTab(window);
    const QList<QWidget*> controls = controlsOf(page);
    EXPECT_GE(controls.size(), 3);
    for (QWidget* control : controls) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(control);
        ASSERT_TRUE(face);
        EXPECT_FALSE(face->text(QAccessible::Name).trimmed().isEmpty())
            << control->metaObject()->className();
        const bool isToOperate = !qobject_cast<RatingCurve*>(control) && control->isEnabled();
        EXPECT_TRUE(!isToOperate || reached.contains(control))
            << face->text(QAccessible::Name).toStdString();
    }
}

TEST_F(Progress, EveryControlOfTrainingHasANameAndIsReachedByTab)
{
    showFilled();
    expectNamedAndReached(window, page());
    training().showPage();
    expectNamedAndReached(window, *training().page());
    training().practiseLessons();
    expectNamedAndReached(window, *training().panel());
}

TEST_F(Progress, EveryControlOfTheFirstVisitHasANameAndIsReachedByTab)
{
    window.progress()->showPage();
    EXPECT_GE(controlsOf(page()).size(), 3);
    expectNamedAndReached(window, page());
}

}  // namespace
}  // namespace gomoku::testing
