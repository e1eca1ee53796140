// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/GameLibrary.h"
#include "Tests/Support/Game/GameTable.h"

#include <QCoreApplication>
#include <QThread>

#include <atomic>
#include <memory>
#include <type_traits>

namespace gomoku::testing {

/// Has the library do something on its own thread and waits for it. All that the game handed over
/// before is written by then.
template <typename Call>
auto onLibrary(GameLibrary& library, const Call& call)
{
    using Answer = std::invoke_result_t<Call, GameLibrary&>;
    if (library.thread() == QThread::currentThread()) {  // No thread could be started.
        QCoreApplication::sendPostedEvents(&library);
        return call(library);
    }
    if constexpr (std::is_void_v<Answer>) {
        QMetaObject::invokeMethod(
            &library, [&] { call(library); }, Qt::BlockingQueuedConnection);
    } else {
        Answer answer{};
        QMetaObject::invokeMethod(
            &library, [&] { answer = call(library); }, Qt::BlockingQueuedConnection);
        return answer;
    }
}

/// A GameTable with a library, which is asked as if it were on the test's own thread.
class LibraryTable : public GameTable
{
public:
    explicit LibraryTable(const QString& path)
    {
        QObject::connect(&library(), &GameLibrary::savingFailed, &library(),
                         [counter = told] { ++*counter; });
        onLibrary(library(), [&](GameLibrary& library) { library.open(path); });
    }

    [[nodiscard]] GameLibrary& library() { return *manager.library(); }
    [[nodiscard]] std::vector<LibraryEntry> entries(const LibraryFilter& filter = {})
    {
        return onLibrary(library(), [&](GameLibrary& library) { return library.entries(filter); });
    }
    [[nodiscard]] std::optional<LibraryEntry> unfinished()
    {
        return onLibrary(library(), [](GameLibrary& library) { return library.unfinished(); });
    }
    [[nodiscard]] Statistics statistics()
    {
        return onLibrary(library(), [](GameLibrary& library) { return library.statistics(); });
    }
    /// Begins a new game of two humans and plays "h8 i9 ...".
    void playNew(const QString& moves)
    {
        manager.startNewGame(setupFor(human(), human()));
        play(moves);
    }
    /// Gives whether the game is on the board.
    [[nodiscard]] bool resume(qint64 id)
    {
        const quint64 before = now.game;
        manager.resumeGame(id);
        return waitFor([&] { return now.game != before; });
    }
    void waitUntilWritten()
    {
        onLibrary(library(), [](GameLibrary&) {});
    }

    /// How often the library has said that it cannot save; outlives the table.
    std::shared_ptr<std::atomic<int>> told = std::make_shared<std::atomic<int>>(0);
};

}  // namespace gomoku::testing
