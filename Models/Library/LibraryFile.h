// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <optional>

namespace gomoku {

/// One SQLite file of games: opens it, sees whether it is ours, and runs statements in it. It never
/// replaces or repairs a file. Used by one thread.
class LibraryFile
{
public:
    LibraryFile();
    ~LibraryFile();

    LibraryFile(const LibraryFile&) = delete;
    LibraryFile& operator=(const LibraryFile&) = delete;

    /// Opens the file or makes a new one, and reads through it. After a problem it is closed.
    [[nodiscard]] LibraryProblem open(const QString& path);
    void close();
    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }

    /// Nothing if it is closed or the statement failed; problem() says why.
    [[nodiscard]] std::optional<QSqlQuery> run(const QString& sql, const QVariantList& values = {});
    /// For what is run many times, each time with other values; nothing if it cannot be run.
    [[nodiscard]] std::optional<QSqlQuery> prepared(const QString& sql);
    [[nodiscard]] bool run(QSqlQuery& statement, const QVariantList& values);
    [[nodiscard]] const LibraryProblem& problem() const { return m_problem; }

    [[nodiscard]] bool begin();  ///< A transaction that writes.
    [[nodiscard]] bool commit();  ///< A failure takes everything back.
    void rollback();
    [[nodiscard]] LibraryProblem problemOfWriting();  ///< None: a transaction could begin.

private:
    [[nodiscard]] LibraryProblem prepare();
    [[nodiscard]] LibraryProblem makeSchema();
    [[nodiscard]] LibraryProblem readThrough();
    [[nodiscard]] std::optional<int> number(const QString& sql);

    const QString m_connection;  ///< Every object has one of its own.
    QSqlDatabase m_database;
    LibraryProblem m_problem;
};

/// Renames a library with what SQLite keeps beside it; gives the new name, empty if it cannot.
[[nodiscard]] QString setAside(const QString& path);

}  // namespace gomoku
