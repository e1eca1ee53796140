// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/GameRecord.h"
#include "Models/Record/NodeId.h"
#include "Models/Rules/OpeningPlay.h"
#include "Models/Setup/GameSetup.h"

#include <QDateTime>
#include <QMetaType>
#include <QString>

#include <optional>
#include <vector>

namespace gomoku {

/// One game of the library, as a list shows it.
struct LibraryEntry
{
    qint64 id = 0;
    QDateTime started{};
    QDateTime changed{};
    GameSetup setup{};
    int moves = 0;
    bool finished = false;
    std::optional<Color> winner{};  ///< None for a draw, and while it is not finished.
};

/// Which games a list shows; everything that is set must hold.
struct LibraryFilter
{
    QString text{};  ///< In a player's name, in the rule's name or in a comment.
    std::optional<Rule> rule{};
    std::optional<bool> finished{};
    std::optional<QDate> from{};
    std::optional<QDate> to{};
    int most = 1000;  ///< The newest ones.
};

/// A game as it is kept: all of it, and where it stands. It is finished if its record has a result.
struct StoredGame
{
    qint64 id = 0;  ///< 0: not in the library yet.
    GameSetup setup{};
    GameRecord record{};
    NodeId live{};
    std::vector<OpeningAction> opening{};  ///< What was done under its opening rule.
};

/// One finished game of a human against the computer.
struct StatisticsGame
{
    QDateTime ended{};
    Rule rule = Rule::Freestyle;
    int level = 0;
    Color humanColor = Color::Black;
    std::optional<Color> winner{};
};

struct Tally
{
    int wins = 0;  ///< Of the human.
    int losses = 0;
    int draws = 0;

    [[nodiscard]] int games() const noexcept { return wins + losses + draws; }
    void add(const StatisticsGame& game);

    friend bool operator==(const Tally&, const Tally&) = default;
};

/// All games that count, oldest first; views of them are made where they are shown.
struct Statistics
{
    std::vector<StatisticsGame> games{};

    /// Of the games for which all that is given holds.
    [[nodiscard]] Tally tally(std::optional<int> level = {}, std::optional<Color> color = {},
                              std::optional<Rule> rule = {}) const;
};

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::LibraryEntry)
Q_DECLARE_METATYPE(gomoku::LibraryFilter)
Q_DECLARE_METATYPE(gomoku::Statistics)
