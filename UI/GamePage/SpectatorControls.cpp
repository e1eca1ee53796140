// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/SpectatorControls.h"

#include "UI/Speech/ReaderLabel.h"
#include "UI/Style/FittingRows.h"

#include <QComboBox>
#include <QEvent>
#include <QPushButton>

#include <algorithm>
#include <array>

namespace gomoku {

namespace {

using namespace std::chrono_literals;

constexpr std::array<Milliseconds, 4> kSpeeds{2500ms, 1200ms, 600ms, 0ms};
constexpr int kUsualSpeed = 2;

}  // namespace

SpectatorControls::SpectatorControls(QWidget* parent)
    : QWidget(parent),
      m_pause(new QPushButton(this)),
      m_step(new QPushButton(this)),
      m_speed(new QComboBox(this))
{
    auto* rows = new FittingRows;
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    for (QWidget* control : std::initializer_list<QWidget*>{m_pause, m_step, m_speed})
        rows->addWidget(control);
    setLayout(rows);
    for (QPushButton* button : {m_pause, m_step}) {
        button->setProperty("compact", true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_speed->setProperty("compact", true);  // As high as the buttons beside it.
    m_pause->setCheckable(true);
    m_speed->addItems({{}, {}, {}, {}});
    m_speed->setCurrentIndex(kUsualSpeed);
    m_speed->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_pause, &QPushButton::clicked, this, &SpectatorControls::pauseRequested);
    connect(m_step, &QPushButton::clicked, this, &SpectatorControls::stepRequested);
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this] { emit speedChosen(speed()); });
    retranslate();
    hide();
}

void SpectatorControls::follow(const GameSnapshot& snapshot)
{
    const PerColor<PlayerSpec>& players = snapshot.setup.players;
    const bool watching = !players.black.isHuman() && !players.white.isHuman();
    setVisible((watching || snapshot.paused) && !snapshot.result.isOver());
    m_step->setVisible(watching);
    m_speed->setVisible(watching);
    m_pause->setChecked(snapshot.paused);
    m_step->setEnabled(snapshot.paused);
    retranslate();
}

void SpectatorControls::setSpeed(Milliseconds betweenMoves)
{
    const auto nearest = std::min_element(
        kSpeeds.begin(), kSpeeds.end(), [betweenMoves](Milliseconds one, Milliseconds other) {
            return std::chrono::abs(one - betweenMoves) < std::chrono::abs(other - betweenMoves);
        });
    m_speed->setCurrentIndex(static_cast<int>(nearest - kSpeeds.begin()));
}

Milliseconds SpectatorControls::speed() const
{
    return kSpeeds[static_cast<std::size_t>(m_speed->currentIndex())];
}

void SpectatorControls::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SpectatorControls::retranslate()
{
    m_pause->setText(m_pause->isChecked() ? tr("Resume") : tr("Pause"));
    m_step->setText(tr("Step"));
    const QString speeds[] = {tr("Very slow"), tr("Slow"), tr("Normal"), tr("Fast")};
    for (int index = 0; index < m_speed->count(); ++index)
        m_speed->setItemText(index, speeds[index]);
    nameForReaders(m_speed, tr("Speed"));
    m_speed->setToolTip(tr("How long each move is shown"));
}

}  // namespace gomoku
