// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Record/GameRecord.h"
#include "Models/Tuning/SelfPlay.h"
#include "Tools/cli/Support/Options.h"

#include <string>
#include <vector>

/// Positions as the commands read them. Everything here throws UsageError, with the file and line.
namespace gomoku::cli {

/// A line "id;black stones;white stones" with, where asked for, ";b" or ";w" for the side to move.
struct NamedPosition
{
    std::string id{};
    Grid grid{};
    Color sideToMove = Color::Black;
};

/// All positions of the files named as arguments, or of standard input.
[[nodiscard]] std::vector<NamedPosition> readNamedPositions(const Options& options, bool withSide);

/// The games of files that `selfplay` has written.
[[nodiscard]] std::vector<SelfPlayGame> readSelfPlayGames(const std::vector<std::string>& paths);

/// A game given as argument: a file in any format, "-" for standard input, or the moves themselves.
[[nodiscard]] GameRecord readRecord(const Options& options);
/// The node after --move N, or the end of the main line.
[[nodiscard]] NodeId chosenNode(const GameRecord& record, const Options& options);
/// The rule by --rule, else the record's, else freestyle.
[[nodiscard]] Rule chosenRule(const Options& options, std::optional<Rule> recorded = {});
[[nodiscard]] int chosenSize(const Options& options);
/// Throws if somebody has won, or if there is no room.
void requireRunningGame(const BoardManager& position, const std::string& where);

[[nodiscard]] std::string textOf(const std::vector<Point>& points);  ///< "h8 i9"
[[nodiscard]] std::string scoreText(Score score);  ///< "+57", "win in 7", "loss in 4".

}  // namespace gomoku::cli
