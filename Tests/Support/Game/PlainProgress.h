// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"

#include <QString>

#include <map>
#include <vector>

namespace gomoku::testing {

/// The figures of "My Progress" computed slowly and plainly from the library's file: by SQL of its
/// own, by a Glicko-2 of its own that finds volatilities by halving intervals, and by the formula
/// of accuracy as it is printed in docs/REVIEW.md.
struct PlainProgress
{
    struct Rating
    {
        double rating = 0;
        double deviation = 0;
        double volatility = 0;
        int games = 0;
        int won = 0;
        int drawn = 0;
        int lost = 0;
    };

    std::map<Rule, Rating> ratings{};
    std::vector<double> accuracies{};  ///< Of the human, oldest game first.
    Rating puzzles{};  ///< `games`: tried; `won`: solved.
    int lessonsDone = 0;
    int cards = 0;
    int due = 0;
    int unseen = 0;
    int known = 0;
    int answers = 0;
    int right = 0;
    int answersToday = 0;
    int thisWeek = 0;
    int rightThisWeek = 0;
    int daysInARow = 0;
};

/// Times in seconds since 1970.
[[nodiscard]] PlainProgress plainProgress(const QString& library, qint64 now, qint64 startOfDay);

}  // namespace gomoku::testing
