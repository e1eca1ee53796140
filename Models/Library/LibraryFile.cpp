// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Library/LibraryFile.h"

#include <QDateTime>
#include <QFile>
#include <QSqlError>
#include <QUuid>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kApplicationId = 0x476F6D6B;  // "Gomk", so that other programs' files are known

// Our own windows hold the lock for milliseconds. Who holds it longer is waited for by trying
// again.
const QString kConnectOptions = QStringLiteral("QSQLITE_BUSY_TIMEOUT=1000");

const QStringList kSchema{
    QStringLiteral("CREATE TABLE IF NOT EXISTS games (id INTEGER PRIMARY KEY AUTOINCREMENT,"
                   " started TEXT NOT NULL, changed TEXT NOT NULL, rule TEXT NOT NULL,"
                   " players TEXT NOT NULL, setup TEXT NOT NULL, record TEXT NOT NULL,"
                   " place TEXT NOT NULL, opening TEXT NOT NULL, moves INTEGER NOT NULL, finished "
                   "INTEGER NOT NULL,"
                   " winner TEXT NOT NULL, counted INTEGER NOT NULL DEFAULT 1)"),
    QStringLiteral("CREATE INDEX IF NOT EXISTS games_by_time ON games (changed)"),
    QStringLiteral("CREATE TABLE IF NOT EXISTS current (only INTEGER PRIMARY KEY CHECK (only = 1),"
                   " game INTEGER NOT NULL)"),
    QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId),
    QStringLiteral("PRAGMA user_version = 1"),
};

/// Holds ten thousand games with their positions. With SQLite's own 2 MB a search reads the whole
/// file again, and an import every page that it writes to.
constexpr int kCacheKilobytes = 32 * 1024;

/// What has been added since the first version, one list for each version after it. Lists that were
/// released never change; what is new comes behind them.
const QList<QStringList> kMigrations{
    // Search by position. A game is in the index as it was at the time that the index names.
    {
        QStringLiteral("CREATE TABLE game_index (game INTEGER PRIMARY KEY, changed TEXT NOT NULL,"
                       " fingerprint INTEGER NOT NULL, name TEXT NOT NULL)"),
        QStringLiteral("CREATE INDEX games_by_fingerprint ON game_index (fingerprint)"),
        QStringLiteral("CREATE TABLE positions (key INTEGER NOT NULL, game INTEGER NOT NULL,"
                       " ply INTEGER NOT NULL, PRIMARY KEY (key, game)) WITHOUT ROWID"),
        QStringLiteral("CREATE INDEX positions_by_game ON positions (game)"),
        QStringLiteral("CREATE TRIGGER games_removed AFTER DELETE ON games BEGIN"
                       " DELETE FROM positions WHERE game = old.id;"
                       " DELETE FROM game_index WHERE game = old.id; END"),
    },
    // Training. Games that were played before it are not rated: nobody knows who helped.
    {
        QStringLiteral("ALTER TABLE games ADD COLUMN helped INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("ALTER TABLE games ADD COLUMN step INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("ALTER TABLE games ADD COLUMN score REAL NOT NULL DEFAULT 0"),
        QStringLiteral("ALTER TABLE games ADD COLUMN reviewed INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("ALTER TABLE games ADD COLUMN carded INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("CREATE INDEX games_for_rating ON games (id) WHERE step > 0"),
        QStringLiteral("CREATE INDEX games_reviewed ON games (id, carded) WHERE reviewed = 1"),
        QStringLiteral("CREATE TABLE cards (key TEXT PRIMARY KEY, kind TEXT NOT NULL,"
                       " source TEXT NOT NULL, wrong TEXT NOT NULL, better TEXT NOT NULL,"
                       " made INTEGER NOT NULL, stage INTEGER NOT NULL, step INTEGER NOT NULL,"
                       " stability REAL NOT NULL, difficulty REAL NOT NULL,"
                       " answered INTEGER NOT NULL, due INTEGER NOT NULL,"
                       " answers INTEGER NOT NULL)"),
        QStringLiteral("CREATE TABLE answers (id INTEGER PRIMARY KEY AUTOINCREMENT,"
                       " at INTEGER NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL,"
                       " rule TEXT NOT NULL, rating REAL NOT NULL, grade INTEGER NOT NULL,"
                       " time INTEGER NOT NULL)"),
    },
    // Progress: how exactly the user played, and when a game was told to count no more. The indexes
    // hold all that is asked for, so that no record has to be read.
    {
        QStringLiteral("ALTER TABLE games ADD COLUMN accuracy REAL"),
        QStringLiteral("ALTER TABLE games ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("UPDATE games SET carded = 0 WHERE reviewed = 1"),
        QStringLiteral("DROP INDEX games_for_rating"),
        QStringLiteral("DROP INDEX games_reviewed"),
        QStringLiteral("CREATE INDEX games_for_rating ON games (id, forgotten, finished, helped,"
                       " started, rule, step, score) WHERE step > 0"),
        QStringLiteral("CREATE INDEX games_reviewed ON games (id, forgotten, carded, started,"
                       " rule, accuracy) WHERE reviewed = 1"),
        QStringLiteral("CREATE INDEX games_to_review ON games (id) WHERE reviewed = 0"
                       " AND carded = 0 AND finished = 1 AND forgotten = 0"),
    },
};

int newestVersion()
{
    return 1 + static_cast<int>(kMigrations.size());
}

/// SQLite's primary result codes (sqlite.org/rescode.html); extended ones have more above 8 bits.
struct SqliteCode
{
    enum {
        Perm = 3,
        Busy = 5,
        Locked = 6,
        ReadOnly = 8,
        Corrupt = 11,
        Full = 13,
        CantOpen = 14,
        NotADatabase = 26,
    };
};

LibraryProblem::Kind kindOf(int resultCode)
{
    using Kind = LibraryProblem::Kind;
    switch (resultCode & 0xff) {
    case SqliteCode::Busy:
    case SqliteCode::Locked:
        return Kind::Locked;
    case SqliteCode::Full:
        return Kind::DiskFull;
    case SqliteCode::Perm:
    case SqliteCode::ReadOnly:
    case SqliteCode::CantOpen:
        return Kind::NoAccess;
    case SqliteCode::Corrupt:
        return Kind::Damaged;
    case SqliteCode::NotADatabase:
        return Kind::NotALibrary;
    default:
        return Kind::Other;
    }
}

LibraryProblem problemOf(const QSqlError& error)
{
    return {kindOf(error.nativeErrorCode().toInt()),
            error.databaseText().isEmpty() ? error.text() : error.databaseText()};
}

}  // namespace

LibraryFile::LibraryFile() : m_connection(QUuid::createUuid().toString())
{ }

LibraryFile::~LibraryFile()
{
    close();
}

LibraryProblem LibraryFile::open(const QString& path)
{
    close();
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    m_database.setDatabaseName(path);
    m_database.setConnectOptions(kConnectOptions);
    const LibraryProblem problem
        = m_database.open() ? prepare() : problemOf(m_database.lastError());
    if (problem)
        close();
    return problem;
}

void LibraryFile::close()
{
    if (!m_database.isValid())
        return;
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_connection);
}

LibraryProblem LibraryFile::prepare()
{
    const auto tables = number(QStringLiteral("SELECT count(*) FROM sqlite_master"));
    const auto application = number(QStringLiteral("PRAGMA application_id"));
    const auto version = number(QStringLiteral("PRAGMA user_version"));
    if (!tables || !application || !version)
        return m_problem;
    // Ours carries its id from the transaction on that made its tables.
    const bool isNew = *tables == 0 && *application == 0;
    if (!isNew && *application != kApplicationId)
        return {LibraryProblem::Kind::NotALibrary, {}};
    if (*version > newestVersion() && !isNew)
        return {LibraryProblem::Kind::NewerVersion, {}};
    // Readers do not wait for the writer, and a killed process leaves a whole database behind.
    (void)run(QStringLiteral("PRAGMA journal_mode = WAL"));
    (void)run(QStringLiteral("PRAGMA synchronous = NORMAL"));
    (void)run(QStringLiteral("PRAGMA cache_size = -%1").arg(kCacheKilobytes));
    if (isNew || *version < newestVersion())
        if (const LibraryProblem problem = makeSchema())
            return problem;
    return isNew ? LibraryProblem() : readThrough();
}

/// All in one transaction: a library is of its old version or of the new one. Whoever else opens it
/// at the same moment may have made it meanwhile, so what there is gets asked for inside.
LibraryProblem LibraryFile::makeSchema()
{
    if (!begin())
        return m_problem;
    const auto application = number(QStringLiteral("PRAGMA application_id"));
    const auto version = number(QStringLiteral("PRAGMA user_version"));
    if (!application || !version) {
        rollback();
        return m_problem;
    }
    const bool isNew = *application != kApplicationId;
    QStringList statements = isNew ? kSchema : QStringList();
    for (int next = isNew ? 1 : std::max(*version, 1); next < newestVersion(); ++next)
        statements << kMigrations[next - 1];
    if (isNew || *version < newestVersion())
        statements << QStringLiteral("PRAGMA user_version = %1").arg(newestVersion());
    for (const QString& statement : statements) {
        if (!run(statement)) {
            rollback();
            return m_problem;
        }
    }
    return commit() ? LibraryProblem() : m_problem;
}

/// Whatever cannot be read is found now and not in the middle of a game. SQLite's own checks would
/// not do: they report a disk that fails as damage to the file.
LibraryProblem LibraryFile::readThrough()
{
    for (const char* sql :
         {"SELECT total(length(setup) + length(record) + length(place) + length(opening))"
          " FROM games NOT INDEXED",
          "SELECT count(*) FROM games WHERE changed >= ''", "SELECT count(*) FROM current",
          "SELECT total(length(key) + length(wrong) + length(better)) FROM cards",
          "SELECT total(length(subject)) FROM answers"}) {
        if (!number(QLatin1String(sql)))
            return m_problem;
    }
    return {};
}

std::optional<int> LibraryFile::number(const QString& sql)
{
    auto query = run(sql);
    if (query && query->next())
        return query->value(0).toInt();
    if (query)
        m_problem = problemOf(query->lastError());
    return std::nullopt;
}

std::optional<QSqlQuery> LibraryFile::prepared(const QString& sql)
{
    if (!isOpen())
        return std::nullopt;
    QSqlQuery statement(m_database);
    statement.setForwardOnly(true);
    if (statement.prepare(sql))
        return statement;
    m_problem = problemOf(statement.lastError());
    return std::nullopt;
}

bool LibraryFile::run(QSqlQuery& statement, const QVariantList& values)
{
    for (qsizetype place = 0; place < values.size(); ++place)
        statement.bindValue(static_cast<int>(place), values[place]);
    if (statement.exec())
        return true;
    m_problem = problemOf(statement.lastError());
    return false;
}

std::optional<QSqlQuery> LibraryFile::run(const QString& sql, const QVariantList& values)
{
    auto statement = prepared(sql);
    return statement && run(*statement, values) ? statement : std::nullopt;
}

bool LibraryFile::begin()
{
    return run(QStringLiteral("BEGIN IMMEDIATE")).has_value();
}

bool LibraryFile::commit()
{
    if (run(QStringLiteral("COMMIT")))
        return true;
    rollback();
    return false;
}

void LibraryFile::rollback()
{
    // Some errors have rolled back already; that there is nothing left to roll back is no problem.
    const LibraryProblem reason = m_problem;
    (void)run(QStringLiteral("ROLLBACK"));
    m_problem = reason;
}

LibraryProblem LibraryFile::problemOfWriting()
{
    if (!begin())
        return m_problem;
    rollback();
    return {};
}

QString setAside(const QString& path)
{
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString newName;
    for (int i = 0; newName.isEmpty() || QFile::exists(newName); ++i)
        newName
            = QStringLiteral("%1.kept-%2%3").arg(path, stamp, i ? QString::number(i) : QString());
    // First the log: one that stayed behind would be played into the new file.
    const auto renameAll = [](const QString& from, const QString& to) {
        for (const char* suffix : {"-wal", "-shm", ""}) {
            const QString file = from + QLatin1String(suffix);
            if (QFile::exists(file) && !QFile::rename(file, to + QLatin1String(suffix)))
                return false;
        }
        return true;
    };
    if (renameAll(path, newName))
        return newName;
    renameAll(newName, path);
    return {};
}

}  // namespace gomoku
