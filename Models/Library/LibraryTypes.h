// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Zobrist.h"
#include "Models/Record/GameRecord.h"
#include "Models/Record/NodeId.h"
#include "Models/Rules/OpeningPlay.h"
#include "Models/Setup/GameSetup.h"

#include <QDateTime>
#include <QMetaType>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace gomoku {

/// Names one question to the library; never 0. The answer carries it, so that nobody takes the
/// answer to somebody else's question.
using LibraryTicket = quint64;

/// Why the library cannot be used. The words for it are the UI's.
struct LibraryProblem
{
    enum class Kind {
        None,
        Locked,  ///< By another program, for longer than we wait.
        DiskFull,
        NoAccess,  ///< The file or its folder may not be written, or not even be opened.
        NewerVersion,  ///< Made by a newer version of this program.
        Damaged,
        NotALibrary,  ///< Another program's database, or no database at all.
        Other,
    };

    Kind kind = Kind::None;
    QString detail{};  ///< What SQLite said, in English.

    [[nodiscard]] explicit operator bool() const noexcept { return kind != Kind::None; }
    /// Waiting does not help: the file will never be a library that we can use.
    [[nodiscard]] bool isFinal() const noexcept
    {
        return kind == Kind::Damaged || kind == Kind::NotALibrary;
    }
};

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
    bool helped = false;  ///< See GameInfo.
    int ply = -1;  ///< The move that made the position that was searched for; -1: none was.
};

/// Which games a list shows; everything that is set must hold.
struct LibraryFilter
{
    QString text{};  ///< In a player's name, the rule's name, the opening's name or a comment.
    std::optional<zobrist::Key> position{};  ///< By OpeningExplorer::canonicalKey().
    std::optional<Rule> rule{};
    std::optional<bool> finished{};
    std::optional<QDate> from{};
    std::optional<QDate> to{};
    int most = 1000;  ///< The newest ones,
    int after = 0;  ///< behind so many that are newer still.
};

/// What a filter lets through: as many as it asked for, and how many there are.
struct LibraryList
{
    std::vector<LibraryEntry> entries{};
    int total = 0;
};

/// A game as it is kept: all of it, and where it stands. It is finished if its record has a result.
struct StoredGame
{
    qint64 id = 0;  ///< 0: not in the library yet.
    GameSetup setup{};
    GameRecord record{};
    NodeId live{};  ///< None: nobody has played it here, it was imported.
    std::vector<OpeningAction> opening{};  ///< What was done under its opening rule.
};

/// The state of a game that is being played, on its way to the library.
struct GameToKeep
{
    quint64 number = 0;  ///< Of the game, among those since the program was started.
    qint64 id = 0;  ///< The library's game that it was resumed from; 0: none.
    GameSetup setup{};
    std::shared_ptr<const GameRecord> record{};  ///< Null: nothing is left that is worth keeping.
    NodeId live{};  ///< None: nobody has played it here.
    std::vector<OpeningAction> opening{};
};

/// How far an import has come.
struct ImportProgress
{
    int filesRead = 0;
    int filesInAll = 0;
    int added = 0;
    int known = 0;  ///< Games that the library has already.
    int refused = 0;  ///< Games or files that could not be read.
    QString firstFault{};  ///< Why, of the first of them: the file and what is wrong.

    [[nodiscard]] int games() const noexcept { return added + known + refused; }
    friend bool operator==(const ImportProgress&, const ImportProgress&) = default;
};

/// The answer to somebody who wants to continue a game of the library.
struct LoadedGame
{
    enum class Outcome {
        Found,
        Copy,  ///< Another window plays it; what is played here becomes a game of its own.
        Missing,
        Unreadable,
    };

    Outcome outcome = Outcome::Missing;
    std::shared_ptr<const StoredGame> game{};
};

/// One finished game of a human against the computer.
struct StatisticsGame
{
    QDateTime ended{};
    Rule rule = Rule::Freestyle;
    int level = 0;
    Color humanColor = Color::Black;
    std::optional<Color> winner{};
    bool helped = false;  ///< Then it counts neither as won nor as lost.
};

struct Tally
{
    int wins = 0;  ///< Of the human.
    int losses = 0;
    int draws = 0;
    int helped = 0;  ///< Games with help, whatever their result; none of the others.

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

Q_DECLARE_METATYPE(gomoku::ImportProgress)
Q_DECLARE_METATYPE(gomoku::LibraryProblem)
Q_DECLARE_METATYPE(gomoku::LibraryEntry)
Q_DECLARE_METATYPE(gomoku::LibraryFilter)
Q_DECLARE_METATYPE(gomoku::LibraryList)
Q_DECLARE_METATYPE(gomoku::Statistics)
