// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"

#include <QString>
#include <QVariant>

class QSqlQuery;

namespace gomoku {

/// A game in the words of the library's table.
struct GameRow
{
    QString rule{};
    QString players{};
    QString setup{};
    QString record{};
    QString place = QLatin1String(
        "");  ///< Which child to take at each node from the root to the game's position.
    QString opening = QLatin1String("");
    int moves = 0;
    bool finished = false;
    QString winner
        = QLatin1String("");  ///< "black", "white" or nothing, which SQL tells from null.
    int step = 0;  ///< Of the computer, if one human played against it; 0: not to be rated.
    double score = 0;  ///< Of that human.
    bool helped = false;
    bool reviewed = false;
};

/// Where a game is shown: where it was left, or at its end if nobody has played it here.
[[nodiscard]] NodeId placeShown(const GameRecord& record, NodeId live);

[[nodiscard]] GameRow rowOf(const GameToKeep& game);
[[nodiscard]] std::optional<StoredGame> gameFromRow(qint64 id, const QString& setup,
                                                    const QString& record, const QString& place,
                                                    const QString& opening);

/// From a row of id, started, changed, setup, moves, finished, winner, and ply if a position was
/// searched for.
[[nodiscard]] LibraryEntry entryFrom(const QSqlQuery& row);

/// Nothing unless a human played against the computer.
[[nodiscard]] std::optional<StatisticsGame> statisticsOf(const LibraryEntry& entry);

struct Condition
{
    QString sql{};
    QVariantList values{};
};

[[nodiscard]] Condition conditionFor(const LibraryFilter& filter);

}  // namespace gomoku
