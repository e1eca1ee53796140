// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/FoulGym.h"
#include "Models/Training/TrainingLog.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gomoku {

/// A question of the foul gym by what makes it: written "4:17" in the log of answers.
struct FoulSubject
{
    FoulStep step = FoulStep::Overlines;
    std::uint64_t seed = 0;

    [[nodiscard]] std::string toString() const;
    [[nodiscard]] static std::optional<FoulSubject> parse(std::string_view text);

    friend bool operator==(const FoulSubject&, const FoulSubject&) = default;
};

/// How a user does in the foul gym, computed from the answers alone.
class FoulProgress
{
public:
    /// So many right answers in a row lead a step up, so many wrong ones in a row a step down.
    static constexpr int kRightForAStepUp = 5;
    static constexpr int kWrongForAStepDown = 3;

    FoulProgress() = default;
    explicit FoulProgress(const std::vector<TrainingAnswer>& answers);

    void add(const FoulSubject& subject, bool isRight);
    /// By hand: from here it goes up and down again.
    void choose(FoulStep step);

    [[nodiscard]] int asked() const noexcept { return m_asked; }
    [[nodiscard]] int right() const noexcept { return m_right; }
    [[nodiscard]] int streak() const noexcept { return m_streak; }  ///< Right ones in a row.
    [[nodiscard]] int bestStreak() const noexcept { return m_bestStreak; }
    [[nodiscard]] FoulStep step() const noexcept { return m_step; }
    /// What to ask now: of that step, and not asked before.
    [[nodiscard]] FoulSubject next() const;

private:
    int m_asked = 0;
    int m_right = 0;
    int m_streak = 0;
    int m_bestStreak = 0;
    FoulStep m_step = FoulStep::Overlines;
    int m_rightHere = 0;  ///< In a row since the step began.
    int m_wrongHere = 0;
    std::array<std::uint64_t, kFoulSteps> m_lastSeed{};
};

}  // namespace gomoku
