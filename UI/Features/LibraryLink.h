// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/GameLibrary.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace gomoku {

/// The window's way to the library, which lives on the game's thread: questions go there as queued
/// calls, and each record comes back to the one who asked for it.
class LibraryLink : public QObject
{
    Q_OBJECT

public:
    using Record = std::shared_ptr<const GameRecord>;
    /// Takes a record and the move that its game stands at.
    using Use = std::function<void(const Record& record, NodeId live)>;

    explicit LibraryLink(GameLibrary* library, QObject* parent = nullptr);

    [[nodiscard]] GameLibrary* library() const { return m_library; }  ///< For its signals.

    /// Calls the library on its own thread.
    template <typename Call>
    void ask(Call call) const
    {
        QMetaObject::invokeMethod(
            m_library, [library = m_library, call] { call(library); }, Qt::QueuedConnection);
    }
    /// Gives the record to `use` if `reader` still lives by then; never, if it cannot be read.
    void fetch(qint64 id, QObject* reader, Use use);

private:
    void deliver(qint64 id, const Record& record, NodeId live);

    struct Wish
    {
        qint64 id;
        QPointer<QObject> reader;
        Use use;
    };

    GameLibrary* m_library;
    std::vector<Wish> m_wishes;
};

}  // namespace gomoku
