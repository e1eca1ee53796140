// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineList.h"
#include "Models/Setup/GameSetup.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <functional>
#include <limits>
#include <memory>
#include <utility>

namespace gomoku {

/// One thing that is remembered: its place, what it is at first, and what makes sense. Choices of
/// an enumeration are kept as numbers, from 0 to their last.
template <typename T>
struct Setting
{
    const char* key;
    T fallback{};
};
template <>
struct Setting<int>
{
    const char* key;
    int fallback = 0;
    int least = 0;
    int most = std::numeric_limits<int>::max();
};

/// All that the program remembers, in one place.
namespace setting {

// How it looks.
inline constexpr Setting<int> kAppearance{"look/appearance", 0, 0, 2};
inline const Setting<QString> kLanguage{"look/language", {}};
inline constexpr Setting<int> kTextPercent{"look/textPercent", 100, 80, 200};
inline constexpr Setting<int> kBoardTheme{"look/boardTheme", 0, 0, 15};
inline constexpr Setting<bool> kCoordinates{"look/coordinates", true};
inline constexpr Setting<bool> kNumbers{"look/numbers", false};
inline constexpr Setting<bool> kNewestMark{"look/newestMark", true};
inline constexpr Setting<bool> kForbiddenPoints{"look/forbiddenPoints", true};
inline constexpr Setting<bool> kThreats{"look/threats", false};
inline constexpr Setting<bool> kAnimated{"look/animated", true};
inline const Setting<QByteArray> kWindowGeometry{"look/windowGeometry", {}};
inline const Setting<QByteArray> kWindowState{"look/windowState", {}};

// How it sounds.
inline constexpr Setting<bool> kSounds{"sound/on", true};
inline constexpr Setting<int> kVolume{"sound/volume", 70, 0, 100};
inline constexpr Setting<bool> kStoneSound{"sound/stone", true};
inline constexpr Setting<bool> kWinSound{"sound/win", true};
inline constexpr Setting<bool> kLossSound{"sound/loss", true};
inline constexpr Setting<bool> kDrawSound{"sound/draw", true};
inline constexpr Setting<bool> kClockSound{"sound/clock", true};

// How it plays.
inline constexpr Setting<int> kThreads{"engine/threads", 0, 0, kMaxSearchThreads};
inline constexpr Setting<int> kTableMegabytes{"engine/tableMegabytes", 128, 1, 65536};
inline constexpr Setting<bool> kUseBook{"engine/useBook", true};
inline constexpr Setting<bool> kPauseBeforeReply{"play/pauseBeforeReply", true};
inline constexpr Setting<int> kLevel{"play/level", 1, 1, 5};  ///< Of the last computer met.
inline const Setting<QString> kPlayerName{"play/playerName", {}};
inline constexpr Setting<bool> kRandomColor{"play/randomColor", false};
inline constexpr Setting<int> kWatchPause{"play/watchPause", 600, 0, 10000};
inline constexpr Setting<int> kBlunderWarning{"play/blunderWarning", 1, 0, 2};
/// Black's winning chance is shown while the game is played.
inline constexpr Setting<bool> kJudgesPlay{"play/judgesPlay", false};
inline constexpr Setting<bool> kHasFinishedGame{"help/hasFinishedGame", false};
inline const Setting<QString> kHelpTopic{"help/topic", {}};  ///< The page shown last.
inline constexpr Setting<bool> kTipsAtStart{"help/tipsAtStart", true};

// Where it was.
inline const Setting<QStringList> kRecentFiles{"files/recent", {}};
inline const Setting<QString> kLastFolder{"files/lastFolder", {}};

}  // namespace setting

/// The only door to QSettings. What a file holds that makes no sense is read as the fallback, and
/// stays there until something better is written. Each thread needs an object of its own.
class Settings
{
public:
    Settings();  ///< The user's own.
    explicit Settings(const QString& file);

    [[nodiscard]] bool value(const Setting<bool>& setting) const;
    [[nodiscard]] int value(const Setting<int>& setting) const;
    [[nodiscard]] QString value(const Setting<QString>& setting) const;
    [[nodiscard]] QByteArray value(const Setting<QByteArray>& setting) const;
    [[nodiscard]] QStringList value(const Setting<QStringList>& setting) const;
    template <typename T>
    void set(const Setting<T>& setting, const T& value)
    {
        write(setting.key, value);
    }

    /// The choices of the last game that was started.
    [[nodiscard]] GameSetup lastSetup() const;
    void setLastSetup(const GameSetup& setup);

    [[nodiscard]] EngineList engines() const;
    void setEngines(const EngineList& engines);

    void addRecentFile(const QString& path);  ///< To the front; the oldest ones drop out.
    void clear();  ///< All as at first.

    /// Puts on the disk what has changed, at once. False if it is not there now; it stays in
    /// memory, and the next call tries again.
    bool save();
    void setListener(std::function<void()> changed) { m_changed = std::move(changed); }

private:
    [[nodiscard]] std::unique_ptr<QSettings> open() const;
    [[nodiscard]] QVariant read(const char* key) const;
    void write(const char* key, const QVariant& value);
    [[nodiscard]] bool isOnDisk() const;

    QString m_file;  ///< Empty: where the user's own are.
    std::unique_ptr<QSettings> m_store;
    std::function<void()> m_changed;
};

}  // namespace gomoku
