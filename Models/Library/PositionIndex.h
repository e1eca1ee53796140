// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Zobrist.h"
#include "Models/Library/GameLibraryRows.h"

#include <QDateTime>

#include <optional>
#include <utility>
#include <vector>

namespace gomoku {

class LibraryFile;

/// What the index keeps of a game.
struct IndexEntry
{
    qint64 fingerprint = 0;  ///< The same for the same moves of the same players.
    QString name = QLatin1String("");  ///< Of its opening, if that has one.
    std::vector<std::pair<zobrist::Key, int>> positions{};  ///< Each with its move number.
};

[[nodiscard]] IndexEntry indexEntryOf(const GameRecord& record);

/// A game of a file, made ready to be written; on whatever thread has time for it.
struct GameToImport
{
    GameRow row{};
    QDateTime played{};  ///< As the file tells; else when it was imported.
    IndexEntry index{};
};

[[nodiscard]] GameToImport importOf(const GameRecord& record, Rule usualRule);

/// The part of a library's file that finds games by position and knows which ones it has. Games
/// get into it when they are imported; those that are played, lazily. Used by the library's thread.
class PositionIndex
{
public:
    explicit PositionIndex(LibraryFile& file) : m_file(file) { }

    /// How many games are not in the index as they are now; nothing if it cannot be read.
    [[nodiscard]] std::optional<int> missing();
    /// Brings at most so many games up to date, in one transaction. False: it failed.
    [[nodiscard]] bool update(int most);
    /// The game is about to change: it has to be read again. Two changes may fall into the same
    /// millisecond, so their times cannot tell. False: it failed.
    [[nodiscard]] bool forget(qint64 game);
    /// Writes those that are not there yet, in one transaction; gives how many. Nothing: it failed.
    [[nodiscard]] std::optional<int> add(const std::vector<GameToImport>& games);

private:
    [[nodiscard]] bool takeBack();  ///< What was written; gives false.

    LibraryFile& m_file;
};

}  // namespace gomoku
