// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/StrengthScale.h"

#include "Models/Setup/LadderPlayer.h"
#include "Models/Setup/PerfectLevel.h"
#include "UI/Text/ValueText.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kLevelCount = 5;

}  // namespace

StrengthScale StrengthScale::levels()
{
    std::vector<StrengthStep> steps;
    for (int level = 1; level <= kLevelCount; ++level)
        steps.push_back({.player = {.kind = PlayerSpec::Kind::Computer, .level = level},
                         .name = ValueText::level(level),
                         .note = tr("level %1 of %2").arg(level).arg(kLevelCount),
                         .character = ValueText::levelCharacter(level)});
    return StrengthScale(std::move(steps));
}

StrengthScale StrengthScale::ladder()
{
    std::vector<StrengthStep> steps;
    for (int step = 1; step <= ladderSteps(); ++step) {
        const PlayerSpec player = computerAtStep(step);
        const int level = namedLevelOf(player);
        steps.push_back({.player = player,
                         .name = ValueText::level(level),
                         .note = tr("step %1 of %2").arg(step).arg(ladderSteps()),
                         .character = ValueText::levelCharacter(level)});
    }
    return StrengthScale(std::move(steps));
}

StrengthScale StrengthScale::ladderWithPerfect()
{
    StrengthScale scale = ladder();
    scale.m_steps.push_back({.player = {.kind = PlayerSpec::Kind::Computer, .level = kPerfectLevel},
                             .name = ValueText::level(kPerfectLevel),
                             .character = ValueText::levelCharacter(kPerfectLevel)});
    return scale;
}

int StrengthScale::indexOf(const PlayerSpec& player) const
{
    const auto found = std::find_if(m_steps.begin(), m_steps.end(), [&](const StrengthStep& step) {
        return step.player.kind == player.kind && step.player.level == player.level;
    });
    return found == m_steps.end() ? -1 : static_cast<int>(found - m_steps.begin());
}

std::vector<StrengthScale::Mark> StrengthScale::marks() const
{
    std::vector<Mark> marks;
    const double last = std::max(1, count() - 1);
    for (int first = 0; first < count();) {
        int next = first + 1;
        while (next < count() && at(next).name == at(first).name)
            ++next;
        marks.push_back({.position = (first + next - 1) / (2.0 * last), .name = at(first).name});
        first = next;
    }
    return marks;
}

}  // namespace gomoku
