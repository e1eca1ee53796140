// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "UI/Sound/SoundSynthesis.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace gomoku {

/// Listens to a game and says when which sound is due. Looking back and undoing are silent.
class GameSounds : public QObject
{
    Q_OBJECT

public:
    explicit GameSounds(QObject* parent = nullptr);

    void setSnapshot(const GameSnapshot& snapshot);

signals:
    void due(gomoku::Sound sound);

private:
    void watchClock();

    GameSnapshot m_snapshot;
    QTimer m_lowClock;
};

/// The sound of what happened between two snapshots of one program.
[[nodiscard]] std::optional<Sound> soundBetween(const GameSnapshot& before,
                                                const GameSnapshot& after);

}  // namespace gomoku
