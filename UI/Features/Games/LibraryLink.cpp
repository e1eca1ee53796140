// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/LibraryLink.h"

#include <QStandardPaths>

#include <utility>

namespace gomoku {

LibraryLink::LibraryLink(GameLibrary* library, QObject* parent)
    : QObject(parent),
      m_library(library)
{
    connect(library, &GameLibrary::listed, this,
            [this](LibraryTicket ticket, const LibraryList& list) { m_lists.serve(ticket, list); });
    connect(library, &GameLibrary::recordLoaded, this,
            [this](LibraryTicket ticket, const Record& record, NodeId live) {
                if (record) {
                    m_disappointed.drop(ticket);
                    m_records.serve(ticket, record, live);
                } else {
                    m_records.drop(ticket);
                    m_disappointed.serve(ticket);
                }
            });
    connect(library, &GameLibrary::statisticsReady, this,
            [this](LibraryTicket ticket, const Statistics& statistics) {
                m_statistics.serve(ticket, statistics);
            });
}

QString LibraryLink::usualFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
        + QStringLiteral("/games.sqlite");
}

void LibraryLink::list(const LibraryFilter& filter, QObject* reader, UseList use)
{
    const LibraryTicket ticket = GameLibrary::newTicket();
    m_lists.forget(reader);
    m_lists.add(ticket, reader, std::move(use));
    ask([ticket, filter](GameLibrary* library) { library->requestList(ticket, filter); });
}

void LibraryLink::fetch(qint64 id, QObject* reader, UseRecord use, std::function<void()> otherwise)
{
    const LibraryTicket ticket = GameLibrary::newTicket();
    if (otherwise)
        m_disappointed.add(ticket, reader, std::move(otherwise));
    m_records.add(ticket, reader, std::move(use));
    ask([ticket, id](GameLibrary* library) { library->requestRecord(ticket, id); });
}

void LibraryLink::fetchStatistics(QObject* reader, UseStatistics use)
{
    const LibraryTicket ticket = GameLibrary::newTicket();
    m_statistics.add(ticket, reader, std::move(use));
    ask([ticket](GameLibrary* library) { library->requestStatistics(ticket); });
}

}  // namespace gomoku
