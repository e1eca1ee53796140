// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"

#include <map>
#include <mutex>
#include <utility>

namespace gomoku {

/// Between the game's thread and the library's: the newest state of each game that has changed, and
/// which game is on the board. A library that is slow finds one state of a game here, not twenty.
class SaveInbox
{
public:
    struct OnBoard
    {
        quint64 number = 0;  ///< Of the game, as in GameToKeep; 0: none.
        qint64 id = 0;
    };
    struct Contents
    {
        std::map<quint64, GameToKeep> games{};
        OnBoard onBoard{};  ///< None: as before.
    };

    /// True if the inbox was empty: the library has to be woken.
    [[nodiscard]] bool put(GameToKeep game)
    {
        const std::lock_guard lock(m_mutex);
        m_contents.onBoard = {game.number, game.id};
        m_contents.games.insert_or_assign(game.number, std::move(game));
        return !std::exchange(m_hasMail, true);
    }
    [[nodiscard]] bool follow(OnBoard game)
    {
        const std::lock_guard lock(m_mutex);
        m_contents.onBoard = game;
        return !std::exchange(m_hasMail, true);
    }
    [[nodiscard]] Contents take()
    {
        const std::lock_guard lock(m_mutex);
        m_hasMail = false;
        return std::exchange(m_contents, {});
    }

private:
    std::mutex m_mutex;
    Contents m_contents;
    bool m_hasMail = false;
};

}  // namespace gomoku
