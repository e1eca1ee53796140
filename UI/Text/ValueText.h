// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "Models/Core/Score.h"
#include "Models/Setup/GameOutcome.h"
#include "Models/Setup/PerfectLevel.h"
#include "Models/Setup/PlayerSpec.h"

#include <QCoreApplication>
#include <QString>

namespace gomoku {

/// The words that several widgets share, in the language of the moment: ask again after a
/// LanguageChange instead of keeping them.
class ValueText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::ValueText)

public:
    [[nodiscard]] static QString point(Point point);  ///< "H8"; a word for a pass.
    [[nodiscard]] static QString line(const std::vector<Point>& moves);  ///< "H8 I9 J10".
    [[nodiscard]] static QString color(Color color);
    [[nodiscard]] static QString rule(Rule rule);
    [[nodiscard]] static QString ruleInOneSentence(Rule rule);
    [[nodiscard]] static QString boardSize(int size);  ///< "15 × 15".
    [[nodiscard]] static QString boardExplained(int size);  ///< What such a board is good for.
    [[nodiscard]] static QString level(int level);  ///< The name of a level; 0 is full strength.
    [[nodiscard]] static QString levelCharacter(int level);  ///< One line about how it plays.
    [[nodiscard]] static QString whyNotPerfect(PerfectObstacle obstacle);  ///< Empty: it can.
    [[nodiscard]] static QString player(const PlayerSpec& player);
    [[nodiscard]] static QString clock(const ClockSpec& clock);
    [[nodiscard]] static QString clockInShort(const ClockSpec& clock);  ///< "5 min + 5 s".
    [[nodiscard]] static QString clockExplained(const ClockSpec& clock);  ///< In one sentence.
    [[nodiscard]] static QString
    result(const GameOutcome& outcome);  ///< "Black wins by resignation".

    /// As somebody says it who sets a clock: "5 min", "30 s".
    [[nodiscard]] static QString span(Milliseconds time);
    [[nodiscard]] static QString seconds(Milliseconds time);  ///< "9.4 s", from a minute on "1:05".
    [[nodiscard]] static QString count(std::uint64_t count);  ///< "950", "12.4 k", "1.2 M".
    [[nodiscard]] static QString speed(std::uint64_t nodesPerSecond);
    /// "+120", "−85"; "+M5" is a win that takes the winner five moves, the five included. What
    /// `score` is worth to its owner.
    [[nodiscard]] static QString score(Score score);
    /// "Black wins in 5 moves", counted likewise.
    [[nodiscard]] static QString winsIn(Color winner, int moves);
    [[nodiscard]] static QString percent(double share);
    /// "64 %" of a winning chance from 0 to 100; only what is proven reads as 0 or 100.
    [[nodiscard]] static QString chance(double percent);
    [[nodiscard]] static int roundedChance(double percent);  ///< The figure alone.
    /// A path in the system's spelling, which a label may break after each folder.
    [[nodiscard]] static QString path(const QString& path);
};

}  // namespace gomoku
