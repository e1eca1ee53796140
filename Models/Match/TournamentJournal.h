// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Files/AppendedFile.h"
#include "Models/Match/TournamentPlan.h"

#include <QLockFile>

#include <memory>

namespace gomoku {

/// A tournament on disk: its plan in the first line, then a line for each game that has ended. It
/// is only added to, and a line is on the disk before the next game counts. So whatever happens to
/// the program, the tournament continues with the games that are missing. One program at a time
/// writes it.
class TournamentJournal
{
public:
    struct Contents
    {
        TournamentPlan plan{};
        std::vector<MatchGameResult> games{};  ///< In the order in which they ended.
        QString problem{};  ///< Why there is nothing; empty if there is.

        [[nodiscard]] bool isWhole() const noexcept
        {
            return static_cast<int>(games.size()) >= plan.gamesOfShard();
        }
    };

    /// A line that was not finished, or that makes no sense, is left out.
    [[nodiscard]] static Contents read(const QString& path);

    /// A new journal, in the place of the one that was there. All of these give the reason if it
    /// cannot be written.
    [[nodiscard]] std::optional<QString> begin(const QString& path, const TournamentPlan& plan);
    /// The same, but the one that was there is kept with ".old" behind its name. If that fails, or
    /// the new one cannot be written, it stays where it was.
    [[nodiscard]] std::optional<QString> beginAnew(const QString& path, const TournamentPlan& plan);
    /// Continues one that was read.
    [[nodiscard]] std::optional<QString> resume(const QString& path);
    /// What cannot be written is tried again with the next game, and at the end.
    [[nodiscard]] std::optional<QString> add(const MatchGameResult& game);
    [[nodiscard]] bool isOpen() const { return m_file != nullptr; }
    void close();

private:
    [[nodiscard]] std::optional<QString> lock(const QString& path);
    [[nodiscard]] std::optional<QString> open(const QString& path);

    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<AppendedFile> m_file;
    QByteArray m_unwritten;  ///< Lines of games.
};

}  // namespace gomoku
