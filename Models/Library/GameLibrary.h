// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"

#include <QObject>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <optional>

namespace gomoku {

/// All games ever played, in one SQLite file; the only door to SQL. Lives on the game thread; what
/// a window asks for comes back by signals. A file that is not ours, or that cannot be read, is
/// kept under another name, and a new one takes its place. While it is closed it does nothing.
class GameLibrary : public QObject
{
    Q_OBJECT

public:
    explicit GameLibrary(QObject* parent = nullptr);
    ~GameLibrary() override;

    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }
    /// Writes the game as it is now, in one transaction, and remembers it as the current one. Gives
    /// its id, 0 if nothing could be written (and failed() says why).
    qint64 save(const StoredGame& game);
    void setCurrent(qint64 id);  ///< This game of the library is on the board now.
    [[nodiscard]] std::optional<StoredGame> load(qint64 id);
    /// The game that was on the board when the program was last left, if it was not finished.
    [[nodiscard]] std::optional<LibraryEntry> unfinished();
    [[nodiscard]] std::vector<LibraryEntry> entries(const LibraryFilter& filter);
    [[nodiscard]] Statistics statistics();

public slots:
    void open(const QString& path);  ///< opened() or failed() follows.
    void close();
    void requestList(const gomoku::LibraryFilter& filter);
    void requestRecord(qint64 id);  ///< To look at, or to export.
    void requestStatistics();
    void remove(const QList<qint64>& ids);
    void clearStatistics();  ///< The games so far do not count any more; they stay.

signals:
    /// Ready, and with the game to be offered again, if there is one.
    void opened(bool hasUnfinished, const gomoku::LibraryEntry& unfinished);
    /// The file that was there is called `newName` now; `reason` is for people.
    void keptAside(const QString& newName, const QString& reason);
    void failed(const QString& reason);
    void listed(const std::vector<gomoku::LibraryEntry>& entries);
    /// With the move that the game stands at.
    void recordLoaded(qint64 id, const std::shared_ptr<const gomoku::GameRecord>& record,
                      gomoku::NodeId live);
    void statisticsReady(const gomoku::Statistics& statistics);
    void changed();  ///< Something was written or removed.

private:
    [[nodiscard]] QString openFile(const QString& path);
    [[nodiscard]] QString prepareSchema();
    [[nodiscard]] QString keepAside(const QString& path) const;
    [[nodiscard]] std::optional<QSqlQuery> run(const QString& sql, const QVariantList& values = {});

    const QString m_connection;  ///< Every object has one of its own.
    QSqlDatabase m_database;
};

}  // namespace gomoku
