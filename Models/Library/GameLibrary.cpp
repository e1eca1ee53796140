// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/GameLibrary.h"

#include "Models/Library/GameLibraryRows.h"
#include "Models/Library/LibraryFile.h"
#include "Models/Library/PositionIndex.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <atomic>
#include <utility>

namespace gomoku {

namespace {

using namespace std::chrono_literals;

constexpr auto kRetryInterval = 2s;
/// Few enough that a game to be saved, or a question, does not wait for them.
constexpr int kIndexedAtOnce = 50;

const QString kColumns = QStringLiteral("id, started, changed, setup, moves, finished, winner");

QString tablesOf(const LibraryFilter& filter)
{
    return filter.position ? QStringLiteral("positions JOIN games ON id = positions.game")
                           : QStringLiteral("games");
}

QString now()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
}

/// A process killed between making a lock and signing it leaves one without an owner, which would
/// never count as stale. It is removed, unless somebody holds the file itself.
bool isNobodys(QLockFile& lock)
{
    qint64 process = 0;
    QString host;
    QString program;
    return lock.error() == QLockFile::LockFailedError
        && !lock.getLockInfo(&process, &host, &program) && lock.removeStaleLockFile();
}

}  // namespace

GameLibrary::GameLibrary(QObject* parent)
    : QObject(parent),
      m_file(std::make_unique<LibraryFile>()),
      m_retry(this),
      m_indexing(this)
{
    m_retry.setInterval(kRetryInterval);
    connect(&m_retry, &QTimer::timeout, this, &GameLibrary::retry);
    connect(&m_indexing, &QTimer::timeout, this, &GameLibrary::indexSome);
}

GameLibrary::~GameLibrary()
{
    close();
}

LibraryTicket GameLibrary::newTicket()
{
    static std::atomic<LibraryTicket> last = 0;
    return ++last;
}

bool GameLibrary::isOpen() const
{
    return m_file->isOpen();
}

// Opening, and trying again.

void GameLibrary::open(const QString& path)
{
    close();
    m_path = path;
    m_hasOpened = false;
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (reopen())
        report(m_file->problemOfWriting());
}

void GameLibrary::close()
{
    m_indexing.stop();
    m_file->close();
    m_locks.clear();
    m_ids.clear();
    m_current = 0;
}

void GameLibrary::retry()
{
    takeMail();
}

void GameLibrary::leave()
{
    takeMail();
    if (!m_unsaved.empty())
        qWarning("%zu games could not be saved: %s", m_unsaved.size(),
                 qPrintable(m_problem.detail));
    m_retry.stop();
    close();
}

/// Sets a file aside if it can never be used, and nothing else.
bool GameLibrary::reopen()
{
    LibraryProblem problem = m_file->open(m_path);
    if (problem.isFinal())
        problem = replaceFile(problem);
    if (problem) {
        report(problem);
        return false;
    }
    if (!std::exchange(m_hasOpened, true)) {
        const auto game = unfinished();
        emit opened(game.has_value(), game.value_or(LibraryEntry()));
        m_indexing.start();
    }
    return true;
}

LibraryProblem GameLibrary::replaceFile(const LibraryProblem& why)
{
    const QString newName = setAside(m_path);
    if (newName.isEmpty())
        return why;
    // Its ids mean nothing in the new file.
    m_locks.clear();
    m_current = 0;
    for (auto& [number, id] : m_ids)
        id = 0;
    emit keptAside(newName, why);
    return m_file->open(m_path);
}

void GameLibrary::report(const LibraryProblem& problem)
{
    m_problem = problem;
    if (problem && !m_retry.isActive())
        m_retry.start();
    else if (!problem)
        m_retry.stop();
    tell();
}

void GameLibrary::noteTraining(const LibraryProblem& problem)
{
    m_trainingProblem = problem;
    tell();
}

void GameLibrary::tell()
{
    const LibraryProblem& problem = m_problem ? m_problem : m_trainingProblem;
    if (std::exchange(m_told, problem).kind == problem.kind)
        return;
    if (problem)
        emit savingFailed(problem);
    else
        emit savingResumed();
}

// Writing.

void GameLibrary::keep(GameToKeep game)
{
    if (m_inbox.put(std::move(game)))
        wake();
}

void GameLibrary::follow(quint64 number, qint64 id)
{
    if (m_inbox.follow({number, id}))
        wake();
}

void GameLibrary::wake()
{
    QMetaObject::invokeMethod(this, &GameLibrary::takeMail, Qt::QueuedConnection);
}

void GameLibrary::takeMail()
{
    SaveInbox::Contents mail = m_inbox.take();
    if (mail.onBoard.number != 0) {
        m_onBoard = mail.onBoard.number;
        enrol(mail.onBoard.number, mail.onBoard.id);
    }
    for (auto& [number, game] : mail.games) {
        enrol(number, game.id);
        m_unsaved.insert_or_assign(number, std::move(game));
    }
    attempt();
    disownOthers();
}

/// Two games of ours may have been resumed from the same one: the later is its heir, and the
/// earlier, should it change again, becomes a game of its own.
void GameLibrary::enrol(quint64 number, qint64 id)
{
    if (!m_ids.try_emplace(number, id).second || id == 0)
        return;
    for (auto& [other, known] : m_ids) {
        if (other != number && known == id)
            known = 0;
    }
}

/// Writes all that waits, or sees whether it could be written now, and tells how that went.
void GameLibrary::attempt()
{
    if (m_path.isEmpty())
        return m_unsaved.clear();
    // SQLite opens what it may not write as a file to be read, and never asks again.
    if (m_problem.kind == LibraryProblem::Kind::NoAccess)
        m_file->close();
    if (!isOpen() && !reopen())
        return;
    LibraryProblem problem = writeUnsaved();
    if (problem.isFinal()) {
        // Opening reads everything, so it knows best what has become of the file.
        m_file->close();
        if (!reopen())
            return;
        problem = writeUnsaved();
    }
    if (!problem && m_problem)
        problem = m_file->problemOfWriting();
    report(problem);
}

LibraryProblem GameLibrary::writeUnsaved()
{
    LibraryProblem problem;
    for (auto game = m_unsaved.begin(); game != m_unsaved.end();) {
        if (const LibraryProblem found = write(game->second)) {
            problem = found;
            if (found.kind == LibraryProblem::Kind::Locked)
                break;  // The others would wait as long, and for nothing.
            ++game;
        } else {
            game = m_unsaved.erase(game);
        }
    }
    const auto onBoard = m_ids.find(m_onBoard);
    if (problem || onBoard == m_ids.end())
        return problem;
    if (!noteCurrent(onBoard->second))
        return m_file->problem();
    m_current = onBoard->second;
    return {};
}

LibraryProblem GameLibrary::write(const GameToKeep& game)
{
    if (!game.record)
        return erase(game.number);
    qint64& id = m_ids[game.number];
    if (id != 0 && !own(id))
        id = 0;  // Somebody else's by now: ours becomes a copy.
    if (!m_file->begin())
        return m_file->problem();
    const qint64 written = putRow(game, id);
    const bool isOnBoard = game.number == m_onBoard;
    if (written == 0 || (isOnBoard && !noteCurrent(written))) {
        m_file->rollback();
        return m_file->problem();
    }
    (void)own(written);  // Before anybody else can see it.
    if (!m_file->commit())
        return m_file->problem();
    id = written;
    if (isOnBoard)
        m_current = written;
    emit changed();
    return {};
}

LibraryProblem GameLibrary::erase(quint64 number)
{
    qint64& id = m_ids[number];
    if (id != 0 && !m_file->run(QStringLiteral("DELETE FROM games WHERE id = ?"), {id}))
        return m_file->problem();
    m_locks.erase(std::exchange(id, 0));
    emit changed();
    return {};
}

/// Gives the row's id; 0 if it could not be written.
qint64 GameLibrary::putRow(const GameToKeep& game, qint64 id)
{
    const GameRow row = rowOf(game);
    const QVariantList values{row.rule,    row.players,  row.setup,    row.record, row.place,
                              row.opening, row.moves,    row.finished, row.winner, row.step,
                              row.score,   row.reviewed, row.helped,   now()};
    if (id != 0) {
        const auto query = m_file->run(
            QStringLiteral("UPDATE games SET rule = ?, players = ?, setup = ?, record = ?,"
                           " place = ?, opening = ?, moves = ?, finished = ?, winner = ?,"
                           " step = ?, score = ?, reviewed = ?, helped = ?,"
                           " changed = ?, carded = carded AND record = ? WHERE id = ?"),
            values + QVariantList{row.record, id});
        if (!query)
            return 0;
        if (query->numRowsAffected() > 0)
            return PositionIndex(*m_file).forget(id) ? id : 0;
        // Somebody has deleted it, but it is still being played.
    }
    const auto query
        = m_file->run(QStringLiteral("INSERT INTO games (rule, players, setup, record, place,"
                                     " opening, moves, finished, winner, step, score, reviewed,"
                                     " helped, changed, started)"
                                     " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                      values + QVariantList{now()});
    return query ? query->lastInsertId().toLongLong() : 0;
}

/// Writes down which game is on the board, for the next start.
bool GameLibrary::noteCurrent(qint64 id)
{
    return id == 0 || id == m_current
        || m_file->run(QStringLiteral("INSERT INTO current (only, game) VALUES (1, ?)"
                                      " ON CONFLICT (only) DO UPDATE SET game = excluded.game"),
                       {id});
}

/// A lock that cannot even be tried, as in a folder that is read-only, keeps nobody from playing.
bool GameLibrary::own(qint64 id)
{
    if (m_locks.contains(id))
        return true;
    auto lock = std::make_unique<QLockFile>(QStringLiteral("%1.game-%2.lock").arg(m_path).arg(id));
    lock->setStaleLockTime(0);  // Only its owner's death makes it void, not its age.
    if (lock->tryLock(0) || (isNobodys(*lock) && lock->tryLock(0))) {
        m_locks.emplace(id, std::move(lock));
        return true;
    }
    return lock->error() != QLockFile::LockFailedError;
}

/// A lock is an open file, and an evening may have more games than a process may have files. A game
/// that has left the board is owned again when it changes once more.
void GameLibrary::disownOthers()
{
    const auto isInUse = [this](qint64 id) {
        const auto onBoard = m_ids.find(m_onBoard);
        if (onBoard != m_ids.end() && onBoard->second == id)
            return true;
        return std::any_of(m_unsaved.begin(), m_unsaved.end(),
                           [&](const auto& game) { return m_ids[game.first] == id; });
    };
    std::erase_if(m_locks, [&](const auto& lock) { return !isInUse(lock.first); });
}

// Reading.

LoadedGame GameLibrary::load(qint64 id)
{
    using Outcome = LoadedGame::Outcome;
    auto query = m_file->run(
        QStringLiteral("SELECT setup, record, place, opening FROM games WHERE id = ?"), {id});
    if (!query && isOpen())
        emit failed(m_file->problem());
    if (!query || !query->next())
        return {query ? Outcome::Missing : Outcome::Unreadable, nullptr};
    auto game = gameFromRow(id, query->value(0).toString(), query->value(1).toString(),
                            query->value(2).toString(), query->value(3).toString());
    if (!game) {
        emit unreadable(id);
        return {Outcome::Unreadable, nullptr};
    }
    return {Outcome::Found, std::make_shared<const StoredGame>(std::move(*game))};
}

std::optional<LibraryEntry> GameLibrary::unfinished()
{
    auto query = m_file->run(QStringLiteral("SELECT %1 FROM games, current WHERE game = id AND"
                                            " finished = 0 AND moves > 0")
                                 .arg(kColumns));
    if (!query || !query->next())
        return std::nullopt;
    return entryFrom(*query);
}

std::vector<LibraryEntry> GameLibrary::entries(const LibraryFilter& filter)
{
    if (filter.position)
        bringIndexUpToDate();
    const Condition condition = conditionFor(filter);
    const QString columns = filter.position ? kColumns + QStringLiteral(", ply") : kColumns;
    std::vector<LibraryEntry> entries;
    auto query = m_file->run(QStringLiteral("SELECT %1 FROM %2 WHERE %3"
                                            " ORDER BY changed DESC, id DESC LIMIT %4 OFFSET %5")
                                 .arg(columns, tablesOf(filter), condition.sql,
                                      QString::number(filter.most), QString::number(filter.after)),
                             condition.values);
    if (!query && isOpen())
        emit failed(m_file->problem());
    while (query && query->next())
        entries.push_back(entryFrom(*query));
    return entries;
}

/// Games are counted only if not all of them are in the list.
LibraryList GameLibrary::list(const LibraryFilter& filter)
{
    LibraryList list{entries(filter), 0};
    const int size = static_cast<int>(list.entries.size());
    list.total = size < filter.most ? filter.after + size : count(filter);
    return list;
}

int GameLibrary::count(const LibraryFilter& filter)
{
    const Condition condition = conditionFor(filter);
    auto query = m_file->run(
        QStringLiteral("SELECT count(*) FROM %1 WHERE %2").arg(tablesOf(filter), condition.sql),
        condition.values);
    return query && query->next() ? query->value(0).toInt() : 0;
}

Statistics GameLibrary::statistics()
{
    Statistics statistics;
    auto query
        = m_file->run(QStringLiteral("SELECT %1 FROM games WHERE finished = 1 AND counted = 1"
                                     " ORDER BY changed, id")
                          .arg(kColumns));
    while (query && query->next()) {
        if (const auto game = statisticsOf(entryFrom(*query)))
            statistics.games.push_back(*game);
    }
    return statistics;
}

void GameLibrary::requestList(LibraryTicket ticket, const LibraryFilter& filter)
{
    emit listed(ticket, list(filter));
}

void GameLibrary::requestRecord(LibraryTicket ticket, qint64 id)
{
    const auto game = load(id).game;
    // The record lives as long as the game that it is part of.
    emit recordLoaded(ticket,
                      game ? std::shared_ptr<const GameRecord>(game, &game->record) : nullptr,
                      game ? placeShown(game->record, game->live) : NodeId());
}

void GameLibrary::requestGame(LibraryTicket ticket, qint64 id)
{
    LoadedGame game = load(id);
    if (game.game && !own(id))
        game.outcome = LoadedGame::Outcome::Copy;
    emit gameLoaded(ticket, game);
}

void GameLibrary::requestStatistics(LibraryTicket ticket)
{
    emit statisticsReady(ticket, statistics());
}

void GameLibrary::remove(const QList<qint64>& ids)
{
    for (const qint64 id : ids) {
        if (!m_file->run(QStringLiteral("DELETE FROM games WHERE id = ?"), {id}))
            return emit failed(m_file->problem());
    }
    emit changed();
}

void GameLibrary::importGames(LibraryTicket ticket,
                              const std::shared_ptr<const std::vector<GameToImport>>& games)
{
    const auto added = isOpen() ? PositionIndex(*m_file).add(*games) : std::nullopt;
    if (!added)
        return emit importFailed(ticket, isOpen() ? m_file->problem() : m_problem);
    emit imported(ticket, *added, static_cast<int>(games->size()) - *added);
    if (*added > 0)
        emit changed();
}

/// Before a search by position: the games of today are few.
void GameLibrary::bringIndexUpToDate()
{
    PositionIndex index(*m_file);
    while (index.missing().value_or(0) > 0 && index.update(kIndexedAtOnce)) { }
}

/// Older games, a few at a time, between all else that has to be done.
void GameLibrary::indexSome()
{
    PositionIndex index(*m_file);
    const bool more = isOpen() && index.missing().value_or(0) > 0 && index.update(kIndexedAtOnce);
    if (!more)
        m_indexing.stop();
}

void GameLibrary::clearStatistics()
{
    if (!m_file->run(QStringLiteral("UPDATE games SET counted = 0 WHERE finished = 1")))
        return emit failed(m_file->problem());
    emit changed();
}

}  // namespace gomoku
