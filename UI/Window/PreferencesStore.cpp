// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Window/PreferencesStore.h"

#include <algorithm>

namespace gomoku {

namespace {

/// A theme that another version knew and this one does not becomes the first.
BoardThemeId themeOf(int number)
{
    const bool known = number < static_cast<int>(kBoardThemes.size());
    return known ? static_cast<BoardThemeId>(number) : BoardThemeId::Wood;
}

}  // namespace

Preferences loadPreferences(const Settings& settings)
{
    Preferences preferences;
    preferences.appearance = static_cast<AppearanceChoice>(settings.value(setting::kAppearance));
    preferences.language = settings.value(setting::kLanguage);
    preferences.textPercent = settings.value(setting::kTextPercent);
    preferences.playerName = settings.value(setting::kPlayerName);
    preferences.board = {.theme = themeOf(settings.value(setting::kBoardTheme)),
                         .coordinates = settings.value(setting::kCoordinates),
                         .numbers = settings.value(setting::kNumbers),
                         .newestMark = settings.value(setting::kNewestMark),
                         .forbidden = settings.value(setting::kForbiddenPoints),
                         .threats = settings.value(setting::kThreats),
                         .animated = settings.value(setting::kAnimated)};
    preferences.sounds = settings.value(setting::kSounds);
    preferences.volume = settings.value(setting::kVolume);
    preferences.stoneSound = settings.value(setting::kStoneSound);
    preferences.winSound = settings.value(setting::kWinSound);
    preferences.lossSound = settings.value(setting::kLossSound);
    preferences.drawSound = settings.value(setting::kDrawSound);
    preferences.clockSound = settings.value(setting::kClockSound);
    preferences.threads = settings.value(setting::kThreads);
    preferences.hashMegabytes = settings.value(setting::kTableMegabytes);
    preferences.useBook = settings.value(setting::kUseBook);
    preferences.blunderWarning
        = static_cast<BlunderWarning>(settings.value(setting::kBlunderWarning));
    preferences.pauseBeforeReply = settings.value(setting::kPauseBeforeReply);
    preferences.tipsAtStart = settings.value(setting::kTipsAtStart);
    return preferences;
}

void savePreferences(Settings& settings, const Preferences& preferences)
{
    settings.set(setting::kAppearance, static_cast<int>(preferences.appearance));
    settings.set(setting::kLanguage, preferences.language);
    settings.set(setting::kTextPercent, preferences.textPercent);
    settings.set(setting::kPlayerName, preferences.playerName);
    settings.set(setting::kBoardTheme, static_cast<int>(preferences.board.theme));
    settings.set(setting::kCoordinates, preferences.board.coordinates);
    settings.set(setting::kNumbers, preferences.board.numbers);
    settings.set(setting::kNewestMark, preferences.board.newestMark);
    settings.set(setting::kForbiddenPoints, preferences.board.forbidden);
    settings.set(setting::kThreats, preferences.board.threats);
    settings.set(setting::kAnimated, preferences.board.animated);
    settings.set(setting::kSounds, preferences.sounds);
    settings.set(setting::kVolume, preferences.volume);
    settings.set(setting::kStoneSound, preferences.stoneSound);
    settings.set(setting::kWinSound, preferences.winSound);
    settings.set(setting::kLossSound, preferences.lossSound);
    settings.set(setting::kDrawSound, preferences.drawSound);
    settings.set(setting::kClockSound, preferences.clockSound);
    settings.set(setting::kThreads, preferences.threads);
    settings.set(setting::kTableMegabytes, preferences.hashMegabytes);
    settings.set(setting::kUseBook, preferences.useBook);
    settings.set(setting::kBlunderWarning, static_cast<int>(preferences.blunderWarning));
    settings.set(setting::kPauseBeforeReply, preferences.pauseBeforeReply);
    settings.set(setting::kTipsAtStart, preferences.tipsAtStart);
}

}  // namespace gomoku
