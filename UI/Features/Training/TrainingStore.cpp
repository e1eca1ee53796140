// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Training/TrainingStore.h"

#include "Models/Library/TrainingLibrary.h"
#include "Models/Review/ReviewRecord.h"
#include "Models/Training/Practice/MistakeCards.h"
#include "Models/Training/Practice/PuzzleReader.h"
#include "UI/Features/Games/LibraryLink.h"
#include "UI/Features/Training/TrainingClock.h"

#include <QThread>

#include <algorithm>
#include <string>
#include <utility>

namespace gomoku {

namespace {

/// What a reviewed game adds to the training of its player. On the library's thread: a long record
/// takes its time.
void addMistakesOf(TrainingLibrary& library, const GameRecord& record, const GameToCard& game)
{
    const auto review = reviewOf(record);
    if (!review)
        return library.addCards({}, game.id);
    library.addCards(mistakeCards(reviewedGame(record), *review, game.own, std::to_string(game.id),
                                  cardTimeNow()),
                     game.id, ownAccuracy(*review, game.own));
}

/// The same for one that was reviewed a moment ago.
void addReviewed(TrainingLibrary& library, const TrainingStore::Record& record,
                 const GameReview& review, const GameToCard& game)
{
    auto reviewed = std::make_shared<GameRecord>(*record);
    attachReview(*reviewed, review);
    library.addReviewed(mistakeCards(reviewedGame(*record), review, game.own,
                                     std::to_string(game.id), cardTimeNow()),
                        game.id, record, reviewed, ownAccuracy(review, game.own));
}

}  // namespace

TrainingStore::TrainingStore(LibraryLink* link, const QString& file, QObject* parent)
    : QObject(parent),
      m_link(link),
      m_library(new TrainingLibrary),
      m_puzzleReader(new PuzzleReader(this))
{
    connect(m_puzzleReader, &PuzzleReader::finished, this, [this](const auto& puzzles) {
        m_material.setPuzzles(puzzles);
        refresh();
    });
    openLibrary(file.isEmpty() ? LibraryLink::usualFile() : file);
}

/// Training lives in the library's file, and on the library's thread until that ends.
void TrainingStore::openLibrary(const QString& file)
{
    GameLibrary* games = m_link->library();
    m_library->moveToThread(games->thread());
    connect(games->thread(), &QThread::finished, m_library, &QObject::deleteLater);
    connect(games, &GameLibrary::keptAside, m_library, &TrainingLibrary::reopen);
    connect(m_library, &TrainingLibrary::told, games, &GameLibrary::noteTraining);
    // The start page tells how much is due. What could not be read before is asked for again.
    connect(games, &GameLibrary::savingResumed, this, &TrainingStore::refreshAll);
    connect(games, &GameLibrary::opened, this, &TrainingStore::refreshAll);
    connect(m_library, &TrainingLibrary::changed, this, &TrainingStore::refresh);
    connect(m_library, &TrainingLibrary::bookReady, this, &TrainingStore::take);
    connect(m_library, &TrainingLibrary::answerTaken, this, [this] {
        if (--m_answersUnderWay == 0)
            emit answersTaken();
    });
    ask([file](TrainingLibrary& library) { library.open(file); });
}

template <typename Call>
void TrainingStore::ask(Call call)
{
    QMetaObject::invokeMethod(
        m_library, [library = m_library, call] { call(*library); }, Qt::QueuedConnection);
}

GameLibrary* TrainingStore::library() const
{
    return m_link->library();
}

void TrainingStore::setPuzzles(std::vector<Puzzle> puzzles)
{
    m_material.setPuzzles(std::make_shared<const std::vector<Puzzle>>(std::move(puzzles)));
}

void TrainingStore::readPuzzles()
{
    if (!m_material.puzzles())
        m_puzzleReader->read();
}

/// One question at a time: while many games become cards, not every one of them is worth a reading.
void TrainingStore::refresh()
{
    if (m_awaited != 0) {
        m_isStale = true;
        return;
    }
    m_awaited = GameLibrary::newTicket();
    ask([ticket = m_awaited](TrainingLibrary& library) { library.requestBook(ticket); });
}

/// Games whose records did not come are tried once more too.
void TrainingStore::refreshAll()
{
    m_carding.clear();
    refresh();
}

void TrainingStore::take(LibraryTicket ticket, const PracticeMaterial::Book& book)
{
    if (ticket != m_awaited)
        return;
    m_awaited = 0;
    m_material.setBook(book);
    for (const GameToCard& game : book->gamesWithoutCards)
        makeCards(game);
    emit bookChanged();
    if (std::exchange(m_isStale, false))
        refresh();
}

/// The mistakes of a game become cards as soon as it is reviewed.
void TrainingStore::makeCards(const GameToCard& game)
{
    if (std::find(m_carding.begin(), m_carding.end(), game.id) != m_carding.end())
        return;
    m_carding.push_back(game.id);
    m_link->fetch(game.id, this, [this, game](const auto& record, NodeId) {
        std::erase(m_carding, game.id);
        ask([record, game](TrainingLibrary& library) { addMistakesOf(library, *record, game); });
    });
}

void TrainingStore::keepAnswer(const TrainingAnswer& answer, const std::optional<DeckCard>& card)
{
    ++m_answersUnderWay;
    ask([answer, card](TrainingLibrary& library) { library.keepAnswer(answer, card); });
}

void TrainingStore::keepReview(const GameToCard& game, const Record& record,
                               const GameReview& review)
{
    ask([game, record, review](TrainingLibrary& library) {
        addReviewed(library, record, review, game);
    });
}

void TrainingStore::forgetAll(CardTime when)
{
    ask([when](TrainingLibrary& library) { library.clear(when); });
}

void TrainingStore::restore(const std::shared_ptr<const TrainingBook>& book, CardTime when)
{
    ask([book, when](TrainingLibrary& library) { library.restore(book, when); });
}

}  // namespace gomoku
