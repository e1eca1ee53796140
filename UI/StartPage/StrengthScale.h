// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/PlayerSpec.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace gomoku {

/// One strength of the computer: who plays it, what it is called, and how it plays.
struct StrengthStep
{
    PlayerSpec player{};
    QString name{};  ///< Neighbours may share one: "Novice".
    QString note{};  ///< Beside the name: "level 1 of 5".
    QString character{};  ///< One line about how it plays.
};

/// The strengths on offer, from the weakest up, in the language of the moment. It has at least one.
class StrengthScale
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::StrengthScale)

public:
    /// A name under the scale, in the middle of the steps that share it.
    struct Mark
    {
        double position = 0.0;  ///< From 0, the weakest step, to 1, the strongest.
        QString name{};
    };

    explicit StrengthScale(std::vector<StrengthStep> steps) : m_steps(std::move(steps)) { }
    [[nodiscard]] static StrengthScale levels();  ///< The levels of the built-in computer.
    [[nodiscard]] static StrengthScale ladder();  ///< All its strengths, named after the levels.
    /// The same with the level Perfect as the last step.
    [[nodiscard]] static StrengthScale ladderWithPerfect();

    [[nodiscard]] int count() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] const StrengthStep& at(int step) const
    {
        return m_steps[static_cast<std::size_t>(step)];
    }
    /// The step that `player` is; -1 if it is none of these.
    [[nodiscard]] int indexOf(const PlayerSpec& player) const;
    [[nodiscard]] std::vector<Mark> marks() const;

private:
    std::vector<StrengthStep> m_steps;
};

}  // namespace gomoku
