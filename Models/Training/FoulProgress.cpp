// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/FoulProgress.h"

#include "Models/Core/Ascii.h"

#include <algorithm>

namespace gomoku {

namespace {

FoulStep stepBeside(FoulStep step, int distance)
{
    return static_cast<FoulStep>(std::clamp(static_cast<int>(step) + distance, 1, kFoulSteps));
}

std::size_t indexOfStep(FoulStep step)
{
    return static_cast<std::size_t>(step) - 1;
}

}  // namespace

std::string FoulSubject::toString() const
{
    return std::to_string(static_cast<int>(step)) + ':' + std::to_string(seed);
}

std::optional<FoulSubject> FoulSubject::parse(std::string_view text)
{
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto step = parseNumber(text.substr(0, colon));
    const auto seed = parseNumber<std::uint64_t>(text.substr(std::min(colon + 1, text.size())));
    if (!step || !seed || *step < 1 || *step > kFoulSteps)
        return std::nullopt;
    return FoulSubject{static_cast<FoulStep>(*step), *seed};
}

FoulProgress::FoulProgress(const std::vector<TrainingAnswer>& answers)
{
    for (const TrainingAnswer& answer : answers)
        if (answer.kind == TrainingAnswer::Kind::Foul)
            if (const auto subject = FoulSubject::parse(answer.subject))
                add(*subject, answer.grade > RecallGrade::Again);
}

void FoulProgress::add(const FoulSubject& subject, bool isRight)
{
    if (subject.step != m_step)
        choose(subject.step);
    std::uint64_t& last = m_lastSeed[indexOfStep(subject.step)];
    last = std::max(last, subject.seed);
    ++m_asked;
    m_right += isRight;
    m_streak = isRight ? m_streak + 1 : 0;
    m_bestStreak = std::max(m_bestStreak, m_streak);
    m_rightHere = isRight ? m_rightHere + 1 : 0;
    m_wrongHere = isRight ? 0 : m_wrongHere + 1;
    if (m_rightHere >= kRightForAStepUp)
        choose(stepBeside(m_step, 1));
    else if (m_wrongHere >= kWrongForAStepDown)
        choose(stepBeside(m_step, -1));
}

void FoulProgress::choose(FoulStep step)
{
    m_step = step;
    m_rightHere = 0;
    m_wrongHere = 0;
}

FoulSubject FoulProgress::next() const
{
    return {m_step, m_lastSeed[indexOfStep(m_step)] + 1};
}

}  // namespace gomoku
