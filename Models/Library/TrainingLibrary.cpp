// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/TrainingLibrary.h"

#include "Models/Library/LibraryFile.h"
#include "Models/Library/TrainingTables.h"

#include <utility>

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
    if (!m_unsaved.empty())
        qWarning("%zu entries of training could not be saved: %s", m_unsaved.size(),
                 qPrintable(m_problem.detail));
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
LibraryProblem TrainingLibrary::makeReady()
{
    // SQLite opens what it may not write as a file to be read, and never asks again.
    if (m_problem.kind == LibraryProblem::Kind::NoAccess)
        m_file->close();
    return m_file->isOpen() ? LibraryProblem() : m_file->open(m_path);
}

void TrainingLibrary::report(const LibraryProblem& problem)
{
    if (problem)
        m_retry.start();
    if (std::exchange(m_problem, problem).kind != problem.kind)
        emit told(problem);
}

std::shared_ptr<const TrainingBook> TrainingLibrary::book()
{
    if (m_path.isEmpty() || makeReady())
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
        if (const LibraryProblem problem = writeFirst())
            return report(problem);
        m_unsaved.pop_front();
        emit changed();
    }
    report({});
}

LibraryProblem TrainingLibrary::writeFirst()
{
    if (const LibraryProblem problem = makeReady())
        return problem;
    TrainingTables tables(*m_file);
    if (m_unsaved.front()(tables))
        return {};
    const LibraryProblem& why = m_file->problem();
    return why ? why : LibraryProblem{LibraryProblem::Kind::Other, {}};
}

}  // namespace gomoku
