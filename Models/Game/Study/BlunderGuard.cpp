// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Study/BlunderGuard.h"

namespace gomoku {

namespace {

constexpr std::chrono::milliseconds kLongestCheck{300};
constexpr int kHighestWarnedLevel = 2;

}  // namespace

BlunderGuard::BlunderGuard(QObject* parent) : QObject(parent), m_timer(this), m_inquiry(this)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kLongestCheck);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_inquiry.drop();
        emit decided();
    });
}

bool BlunderGuard::guardsAgainst(const PlayerSpec& opponent) const
{
    if (m_when == BlunderWarning::Off || opponent.isHuman())
        return false;
    const bool isLowest = opponent.kind == PlayerSpec::Kind::Computer && opponent.level >= 1
        && opponent.level <= kHighestWarnedLevel;
    return isLowest || m_when == BlunderWarning::Always;
}

void BlunderGuard::check(const BoardManager& before, Point move)
{
    m_inquiry.ask([check = m_check, before,
                   move](const std::atomic<bool>& stop) { return check(before, move, stop); },
                  [this](const std::optional<Blunder>& blunder) { take(blunder); });
    m_timer.start();
}

void BlunderGuard::take(const std::optional<Blunder>& blunder)
{
    m_timer.stop();
    m_warning = blunder;
    emit decided();
}

void BlunderGuard::forget()
{
    m_warning.reset();
    m_inquiry.drop();
    m_timer.stop();
}

}  // namespace gomoku
