// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/TrainingLibrary.h"

#include "Models/Library/LibraryFile.h"
#include "Models/Library/TrainingTables.h"

namespace gomoku {

namespace {

constexpr int kTrainingRetryMilliseconds = 2000;

}  // namespace

TrainingLibrary::TrainingLibrary(QObject* parent)
    : QObject(parent),
      m_file(std::make_unique<LibraryFile>()),
      m_retry(this)
{
    m_retry.setSingleShot(true);
    m_retry.setInterval(kTrainingRetryMilliseconds);
    connect(&m_retry, &QTimer::timeout, this, &TrainingLibrary::writeUnsaved);
}

TrainingLibrary::~TrainingLibrary()
{
    writeUnsaved();
}

void TrainingLibrary::open(const QString& path)
{
    m_path = path;
    reopen();
}

void TrainingLibrary::reopen()
{
    m_file->close();
    writeUnsaved();
}

/// A file that cannot be used is left to the library, which knows what to do about it.
bool TrainingLibrary::isReady()
{
    return !m_path.isEmpty() && (m_file->isOpen() || !m_file->open(m_path));
}

std::shared_ptr<const TrainingBook> TrainingLibrary::book()
{
    if (!isReady())
        return std::make_shared<const TrainingBook>();
    auto book = TrainingTables(*m_file).read();
    return std::make_shared<const TrainingBook>(std::move(book).value_or(TrainingBook()));
}

void TrainingLibrary::requestBook(LibraryTicket ticket)
{
    emit bookReady(ticket, book());
}

void TrainingLibrary::addCards(const std::vector<DeckCard>& cards, qint64 game,
                               std::optional<double> accuracy)
{
    write([cards, game, accuracy](TrainingTables& tables) {
        return tables.add(cards, game, accuracy);
    });
}

void TrainingLibrary::addReviewed(const std::vector<DeckCard>& cards, qint64 game,
                                  const std::shared_ptr<const GameRecord>& before,
                                  const std::shared_ptr<const GameRecord>& reviewed,
                                  std::optional<double> accuracy)
{
    write([cards, game, before, reviewed, accuracy](TrainingTables& tables) {
        return tables.addReviewed(cards, game, *before, *reviewed, accuracy);
    });
}

void TrainingLibrary::keepAnswer(const TrainingAnswer& answer, const std::optional<DeckCard>& card)
{
    write([answer, card](TrainingTables& tables) {
        return tables.write(answer, card ? &*card : nullptr);
    });
    emit answerTaken();
}

void TrainingLibrary::clear(CardTime when)
{
    write([when](TrainingTables& tables) { return tables.clear(when); });
}

void TrainingLibrary::restore(const std::shared_ptr<const TrainingBook>& book, CardTime when)
{
    write([book, when](TrainingTables& tables) { return tables.restore(*book, when); });
}

void TrainingLibrary::write(Writing writing)
{
    m_unsaved.push_back(std::move(writing));
    writeUnsaved();
}

void TrainingLibrary::writeUnsaved()
{
    if (m_path.isEmpty())
        return m_unsaved.clear();
    while (!m_unsaved.empty()) {
        TrainingTables tables(*m_file);
        if (!isReady() || !m_unsaved.front()(tables))
            return m_retry.start();
        m_unsaved.pop_front();
        emit changed();
    }
}

}  // namespace gomoku
