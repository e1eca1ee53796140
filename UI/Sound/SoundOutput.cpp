// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Sound/SoundOutput.h"

#include <QAudioFormat>

namespace gomoku {

namespace {

QtMessageHandler previousHandler = nullptr;

/// Users know if their computer has no sound server; no need to say so.
void withoutPulseComplaints(QtMsgType type, const QMessageLogContext& context,
                            const QString& message)
{
    if (!message.startsWith(QLatin1String("PulseAudioService")) && previousHandler)
        previousHandler(type, context, message);
}

QAudioFormat format()
{
    QAudioFormat format;
    format.setSampleRate(kSampleRate);
    format.setChannelCount(1);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

QByteArray bytesOf(Sound sound)
{
    const auto samples = synthesised(sound);
    return {reinterpret_cast<const char*>(samples.data()),
            static_cast<qsizetype>(samples.size() * sizeof(samples.front()))};
}

}  // namespace

void SoundOutput::open()
{
    if (m_devices)
        return;
    previousHandler = qInstallMessageHandler(withoutPulseComplaints);
    m_devices = std::make_unique<QMediaDevices>();
    m_device = QMediaDevices::defaultAudioOutput();
    qInstallMessageHandler(previousHandler);
    connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, [this] {
        m_voices.clear();
        m_device = QMediaDevices::defaultAudioOutput();
    });
}

SoundOutput::Voice& SoundOutput::voice(Sound sound)
{
    auto& voice = m_voices[sound];
    if (voice)
        return *voice;
    voice = std::make_unique<Voice>();
    voice->samples = bytesOf(sound);
    voice->buffer.setBuffer(&voice->samples);
    voice->buffer.open(QIODevice::ReadOnly);
    voice->sink = std::make_unique<QAudioSink>(m_device, format());
    // A sink with nothing left to play would keep the device awake.
    QAudioSink* sink = voice->sink.get();
    connect(sink, &QAudioSink::stateChanged, this, [sink](QAudio::State state) {
        if (state == QAudio::IdleState)
            sink->stop();
    });
    return *voice;
}

void SoundOutput::play(Sound sound, int volume)
{
    open();
    if (m_device.isNull() || !m_device.isFormatSupported(format()))
        return;
    Voice& played = voice(sound);
    played.sink->stop();
    played.buffer.seek(0);
    played.sink->setVolume(QAudio::convertVolume(static_cast<float>(volume) / 100.0F,
                                                 QAudio::LogarithmicVolumeScale,
                                                 QAudio::LinearVolumeScale));
    played.sink->start(&played.buffer);
}

}  // namespace gomoku
