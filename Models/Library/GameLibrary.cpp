// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/GameLibrary.h"

#include "Models/Library/GameLibraryRows.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QUuid>

namespace gomoku {

namespace {

constexpr int kApplicationId = 0x476F6D6B;  // "Gomk", so that other programs' files are known
constexpr int kSchemaVersion = 1;

const QStringList kSchema{
    QStringLiteral("CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT,"
                   " started TEXT NOT NULL, changed TEXT NOT NULL, rule TEXT NOT NULL,"
                   " players TEXT NOT NULL, setup TEXT NOT NULL, record TEXT NOT NULL,"
                   " place TEXT NOT NULL, opening TEXT NOT NULL, moves INTEGER NOT NULL, finished "
                   "INTEGER NOT NULL,"
                   " winner TEXT NOT NULL, counted INTEGER NOT NULL DEFAULT 1)"),
    QStringLiteral("CREATE INDEX games_by_time ON games (changed)"),
    QStringLiteral("CREATE TABLE current (only INTEGER PRIMARY KEY CHECK (only = 1),"
                   " game INTEGER NOT NULL)"),
    QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId),
    QStringLiteral("PRAGMA user_version = %1").arg(kSchemaVersion),
};

const QString kColumns = QStringLiteral("id, started, changed, setup, moves, finished, winner");

/// What the database says, without the driver's own words about it.
QString reasonOf(const QSqlError& error)
{
    return error.databaseText().isEmpty() ? error.text() : error.databaseText();
}

QString now()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
}

}  // namespace

GameLibrary::GameLibrary(QObject* parent)
    : QObject(parent),
      m_connection(QUuid::createUuid().toString())
{ }

GameLibrary::~GameLibrary()
{
    close();
}

void GameLibrary::open(const QString& path)
{
    close();
    QDir().mkpath(QFileInfo(path).absolutePath());
    QString reason = openFile(path);
    if (!reason.isEmpty() && QFileInfo(path).size() > 0) {
        close();
        const QString newName = keepAside(path);
        if (newName.isEmpty()) {
            emit failed(reason);
            return;
        }
        emit keptAside(newName, reason);
        reason = openFile(path);
    }
    if (!reason.isEmpty()) {
        close();
        emit failed(reason);
        return;
    }
    const auto game = unfinished();
    emit opened(game.has_value(), game.value_or(LibraryEntry()));
}

void GameLibrary::close()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_connection);
}

/// Gives the reason why the file cannot be used; empty if it can.
QString GameLibrary::openFile(const QString& path)
{
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    m_database.setDatabaseName(path);
    m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000"));
    if (!m_database.open())
        return reasonOf(m_database.lastError());
    return prepareSchema();
}

QString GameLibrary::prepareSchema()
{
    QSqlQuery query(m_database);
    const auto number = [&query](const QString& sql) {
        return query.exec(sql) && query.next() ? query.value(0).toInt() : -1;
    };
    const int tables = number(QStringLiteral("SELECT count(*) FROM sqlite_master"));
    if (tables < 0)
        return reasonOf(query.lastError());
    if (tables > 0 && number(QStringLiteral("PRAGMA application_id")) != kApplicationId)
        return tr("It belongs to another program.");
    if (tables > 0 && number(QStringLiteral("PRAGMA user_version")) > kSchemaVersion)
        return tr("It was made by a newer version of this program.");
    if (tables > 0
        && (!query.exec(QStringLiteral("PRAGMA quick_check(1)")) || !query.next()
            || query.value(0).toString() != QLatin1String("ok")))
        return tr("It is damaged.");
    // Readers do not wait for the writer, and a killed process leaves a whole database behind.
    query.exec(QStringLiteral("PRAGMA journal_mode = WAL"));
    query.exec(QStringLiteral("PRAGMA synchronous = NORMAL"));
    if (tables > 0)
        return {};
    m_database.transaction();
    for (const QString& statement : kSchema) {
        if (!query.exec(statement)) {
            QString reason = reasonOf(query.lastError());
            m_database.rollback();
            return reason;
        }
    }
    return m_database.commit() ? QString() : reasonOf(m_database.lastError());
}

/// Renames the file, with what SQLite keeps beside it; gives the new name, empty if it cannot.
QString GameLibrary::keepAside(const QString& path) const
{
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString newName;
    for (int i = 0; newName.isEmpty() || QFile::exists(newName); ++i)
        newName
            = QStringLiteral("%1.kept-%2%3").arg(path, stamp, i ? QString::number(i) : QString());
    if (!QFile::rename(path, newName))
        return {};
    for (const char* suffix : {"-wal", "-shm"})
        QFile::rename(path + QLatin1String(suffix), newName + QLatin1String(suffix));
    return newName;
}

std::optional<QSqlQuery> GameLibrary::run(const QString& sql, const QVariantList& values)
{
    if (!isOpen())
        return std::nullopt;
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    bool good = query.prepare(sql);
    for (const QVariant& value : values)
        query.addBindValue(value);
    good = good && query.exec();
    if (good)
        return query;
    emit failed(reasonOf(query.lastError()));
    return std::nullopt;
}

qint64 GameLibrary::save(const StoredGame& game)
{
    if (!isOpen())
        return 0;
    const GameRow row = rowOf(game);
    const QVariantList values{row.rule,    row.players, row.setup,    row.record, row.place,
                              row.opening, row.moves,   row.finished, row.winner, now()};
    m_database.transaction();
    const bool isNew = game.id == 0;
    QVariantList all = values;
    all << (isNew ? QVariant(now()) : QVariant(game.id));
    const auto query
        = run(isNew ? QStringLiteral("INSERT INTO games (rule, players, setup, record, place,"
                                     " opening, moves, finished, winner, changed, started)"
                                     " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                    : QStringLiteral(
                        "UPDATE games SET rule = ?, players = ?, setup = ?, record = ?,"
                        " place = ?, opening = ?, moves = ?, finished = ?, winner = ?, changed = ?"
                        " WHERE id = ?"),
              all);
    if (query && !isNew && query->numRowsAffected() == 0) {
        // Somebody has deleted it, but it is still being played.
        m_database.rollback();
        StoredGame again = game;
        again.id = 0;
        return save(again);
    }
    const qint64 id = !query ? 0 : isNew ? query->lastInsertId().toLongLong() : game.id;
    if (id != 0)
        setCurrent(id);
    if (id == 0 || !m_database.commit()) {
        m_database.rollback();
        return 0;
    }
    emit changed();
    return id;
}

void GameLibrary::setCurrent(qint64 id)
{
    (void)run(QStringLiteral("INSERT INTO current (only, game) VALUES (1, ?)"
                             " ON CONFLICT (only) DO UPDATE SET game = excluded.game"),
              {id});
}

std::optional<StoredGame> GameLibrary::load(qint64 id)
{
    auto query
        = run(QStringLiteral("SELECT setup, record, place, opening FROM games WHERE id = ?"), {id});
    if (!query || !query->next())
        return std::nullopt;
    auto game = gameFromRow(id, query->value(0).toString(), query->value(1).toString(),
                            query->value(2).toString(), query->value(3).toString());
    if (!game)
        emit failed(tr("Game %1 of the library cannot be read.").arg(id));
    return game;
}

std::optional<LibraryEntry> GameLibrary::unfinished()
{
    auto query = run(QStringLiteral("SELECT %1 FROM games, current WHERE game = id AND"
                                    " finished = 0 AND moves > 0")
                         .arg(kColumns));
    if (!query || !query->next())
        return std::nullopt;
    return entryFrom(*query);
}

std::vector<LibraryEntry> GameLibrary::entries(const LibraryFilter& filter)
{
    const Condition condition = conditionFor(filter);
    std::vector<LibraryEntry> found;
    auto query = run(QStringLiteral("SELECT %1 FROM games WHERE %2 ORDER BY changed DESC, id DESC"
                                    " LIMIT %3")
                         .arg(kColumns, condition.sql, QString::number(filter.most)),
                     condition.values);
    while (query && query->next())
        found.push_back(entryFrom(*query));
    return found;
}

Statistics GameLibrary::statistics()
{
    Statistics statistics;
    auto query = run(QStringLiteral("SELECT %1 FROM games WHERE finished = 1 AND counted = 1"
                                    " ORDER BY changed, id")
                         .arg(kColumns));
    while (query && query->next()) {
        if (const auto game = statisticsOf(entryFrom(*query)))
            statistics.games.push_back(*game);
    }
    return statistics;
}

void GameLibrary::requestList(const LibraryFilter& filter)
{
    emit listed(entries(filter));
}

void GameLibrary::requestRecord(qint64 id)
{
    if (auto game = load(id))
        emit recordLoaded(id, std::make_shared<const GameRecord>(std::move(game->record)),
                          game->live);
}

void GameLibrary::requestStatistics()
{
    emit statisticsReady(statistics());
}

void GameLibrary::remove(const QList<qint64>& ids)
{
    for (const qint64 id : ids)
        (void)run(QStringLiteral("DELETE FROM games WHERE id = ?"), {id});
    emit changed();
}

void GameLibrary::clearStatistics()
{
    (void)run(QStringLiteral("UPDATE games SET counted = 0 WHERE finished = 1"));
    emit changed();
}

}  // namespace gomoku
