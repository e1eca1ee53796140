// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/TimedGame.h"
#include "Models/Library/GameLibrary.h"

#include <QObject>

#include <memory>

namespace gomoku {

/// The game's way to the library: hands over a game each time that it has changed, and only then,
/// and fetches one to be continued. Nothing here waits; the library answers for what it was handed.
class GameAutosave : public QObject
{
    Q_OBJECT

public:
    explicit GameAutosave(GameLibrary* library, QObject* parent = nullptr);

    /// The game is on the board now as the library has it, or as a file has it. Whatever load()
    /// still waits for comes too late.
    void follow(const TimedGame& table);
    /// Hands it over if it has moves and is not as it was. It loses its place in the library when
    /// all its moves are taken back.
    void keep(const TimedGame& table);
    void load(qint64 id);  ///< loaded() follows, unless another game begins first.

signals:
    void loaded(const gomoku::LoadedGame& game);

private:
    struct State
    {
        std::shared_ptr<const GameRecord> record{};
        NodeId live{};
        GameSetup setup{};
        std::vector<OpeningAction> opening{};

        friend bool operator==(const State&, const State&) = default;
    };
    [[nodiscard]] static State stateOf(const TimedGame& table);

    GameLibrary* m_library;  ///< On a thread of its own.
    State m_handedOver;
    LibraryTicket m_awaited = 0;  ///< 0: nothing.
};

}  // namespace gomoku
