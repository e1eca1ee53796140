// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Sound/SoundSynthesis.h"

#include <QObject>
#include <QThread>

#include <set>

namespace gomoku {

class SoundOutput;

/// Plays our sounds on a thread of its own, for opening a sound device may take its time. Where
/// there is no device, or the program was built without Qt Multimedia, playing does nothing.
class SoundPlayer : public QObject
{
    Q_OBJECT

public:
    explicit SoundPlayer(QObject* parent = nullptr);
    ~SoundPlayer() override;

    [[nodiscard]] static bool isSupported();  ///< Was the program built with Qt Multimedia?

    void play(Sound sound);
    void setVolume(int percent);  ///< 0 to 100, as loud as it feels.
    [[nodiscard]] int volume() const { return m_volume; }
    void setMuted(bool muted);
    [[nodiscard]] bool isMuted() const { return m_muted; }
    void setEnabled(Sound sound, bool enabled);  ///< For those who want some of them only.

signals:
    void played(gomoku::Sound sound);  ///< Was asked for and not muted; a device may be missing.

private:
    int m_volume = 70;
    bool m_muted = false;
    std::set<Sound> m_disabled;
    QThread m_thread;
    SoundOutput* m_output = nullptr;  ///< Lives and dies on m_thread; null without Multimedia.
};

}  // namespace gomoku
