// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Sound/SoundSynthesis.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>
#include <QObject>

#include <map>
#include <memory>

namespace gomoku {

/// The sound device, as the sound thread sees it. Opened at the first sound, and again after
/// another one was plugged in.
class SoundOutput : public QObject
{
    Q_OBJECT

public:
    void play(Sound sound, int volume);

private:
    struct Voice
    {
        QByteArray samples;
        QBuffer buffer;
        std::unique_ptr<QAudioSink> sink;
    };

    void open();
    [[nodiscard]] Voice& voice(Sound sound);

    std::unique_ptr<QMediaDevices> m_devices;
    QAudioDevice m_device;
    std::map<Sound, std::unique_ptr<Voice>> m_voices;
};

}  // namespace gomoku
