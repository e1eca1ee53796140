// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/GameLibrary.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace gomoku {

/// The window's way to the library, which lives on a thread of its own: questions go there as
/// queued calls, each with a ticket, and the answer comes back to the one who asked, if they still
/// live.
class LibraryLink : public QObject
{
    Q_OBJECT

public:
    using Record = std::shared_ptr<const GameRecord>;
    /// Takes a record and the move that its game stands at.
    using UseRecord = std::function<void(const Record& record, NodeId live)>;
    using UseList = std::function<void(const LibraryList& list)>;
    using UseStatistics = std::function<void(const Statistics& statistics)>;

    explicit LibraryLink(GameLibrary* library, QObject* parent = nullptr);

    [[nodiscard]] static QString usualFile();  ///< Where the library is, unless somebody says.
    [[nodiscard]] GameLibrary* library() const { return m_library; }  ///< For its signals.

    /// Calls the library on its own thread.
    template <typename Call>
    void ask(Call call) const
    {
        QMetaObject::invokeMethod(
            m_library, [library = m_library, call] { call(library); }, Qt::QueuedConnection);
    }
    /// A reader who asks for another list has no use for the one before.
    void list(const LibraryFilter& filter, QObject* reader, UseList use);
    /// `otherwise` is called instead if the game cannot be read.
    void fetch(qint64 id, QObject* reader, UseRecord use, std::function<void()> otherwise = {});
    void fetchStatistics(QObject* reader, UseStatistics use);

private:
    /// Who waits for answers of one kind.
    template <typename Use>
    class Readers
    {
    public:
        void add(LibraryTicket ticket, QObject* reader, Use use)
        {
            m_waiting[ticket] = {reader, std::move(use)};
        }
        void forget(const QObject* reader)
        {
            std::erase_if(m_waiting,
                          [&](const auto& each) { return each.second.reader == reader; });
        }
        void drop(LibraryTicket ticket) { m_waiting.erase(ticket); }
        /// Taken out before it is called: who is served may ask again at once.
        template <typename... Answer>
        void serve(LibraryTicket ticket, const Answer&... answer)
        {
            const auto node = m_waiting.extract(ticket);
            if (node && node.mapped().reader)
                node.mapped().use(answer...);
        }

    private:
        struct Waiting
        {
            QPointer<QObject> reader;
            Use use;
        };
        std::map<LibraryTicket, Waiting> m_waiting;
    };

    GameLibrary* m_library;
    Readers<UseRecord> m_records;
    Readers<std::function<void()>> m_disappointed;  ///< Of the same tickets.
    Readers<UseList> m_lists;
    Readers<UseStatistics> m_statistics;
};

}  // namespace gomoku
