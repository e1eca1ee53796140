// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Sound/SoundPlayer.h"

#include "Models/Threads/StackSize.h"

#include <algorithm>

#ifdef GOMOKU_HAVE_MULTIMEDIA
#include "UI/Sound/SoundOutput.h"
#else
namespace gomoku {
class SoundOutput : public QObject
{
public:
    void play(Sound, int) { }
};
}  // namespace gomoku
#endif

namespace gomoku {

SoundPlayer::SoundPlayer(QObject* parent) : QObject(parent)
{
    if (!isSupported())
        return;
    m_output = new SoundOutput;
    m_output->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_output, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("sound"));
    m_thread.setStackSize(kThreadStackBytes);
}

SoundPlayer::~SoundPlayer()
{
    if (!m_thread.isRunning()) {
        delete m_output;  // The thread never ran, so nobody else can have it.
        return;
    }
    m_thread.quit();
    m_thread.wait();
}

bool SoundPlayer::isSupported()
{
#ifdef GOMOKU_HAVE_MULTIMEDIA
    return true;
#else
    return false;
#endif
}

void SoundPlayer::play(Sound sound)
{
    if (m_muted || m_volume == 0 || m_disabled.contains(sound))
        return;
    emit played(sound);
    if (!m_output)
        return;
    if (!m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
    QMetaObject::invokeMethod(
        m_output, [output = m_output, sound, volume = m_volume] { output->play(sound, volume); });
}

void SoundPlayer::setVolume(int percent)
{
    m_volume = std::clamp(percent, 0, 100);
}

void SoundPlayer::setEnabled(Sound sound, bool enabled)
{
    if (enabled)
        m_disabled.erase(sound);
    else
        m_disabled.insert(sound);
}

void SoundPlayer::setMuted(bool muted)
{
    m_muted = muted;
}

}  // namespace gomoku
