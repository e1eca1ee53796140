// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/SnapshotFromMoves.h"
#include "Tests/Support/Game/WaitFor.h"
#include "UI/Sound/GameSounds.h"
#include "UI/Sound/SoundPlayer.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

namespace gomoku {
namespace {

using testing::snapshotOf;
using testing::waitFor;

QStringList messages;

void collect(QtMsgType, const QMessageLogContext&, const QString& message)
{
    messages << message;
}

TEST(SoundSynthesis, EverySoundIsShortLoudEnoughAndEndsInSilence)
{
    std::set<std::vector<std::int16_t>> different;
    for (const Sound sound : kSounds) {
        const auto samples = synthesised(sound);
        ASSERT_GT(samples.size(), kSampleRate / 20U);
        EXPECT_LE(samples.size(), static_cast<std::size_t>(kSampleRate));
        int peak = 0;
        for (const auto sample : samples)
            peak = std::max(peak, std::abs(static_cast<int>(sample)));
        EXPECT_GT(peak, 12000);
        EXPECT_LT(std::abs(samples.front()), 200);
        EXPECT_EQ(samples.back(), 0);
        EXPECT_EQ(samples, synthesised(sound));
        different.insert(samples);
    }
    EXPECT_EQ(different.size(), kSounds.size());
}

TEST(SoundPlayerTests, EachSoundCanBeSwitchedOffByItself)
{
    SoundPlayer player;
    for (const Sound off : kSounds) {
        player.setEnabled(off, false);
        QSignalSpy played(&player, &SoundPlayer::played);
        for (const Sound sound : kSounds)
            player.play(sound);
        EXPECT_EQ(played.count(), static_cast<int>(kSounds.size()) - 1);
        for (const auto& signal : played)
            EXPECT_NE(signal.at(0).value<Sound>(), off);
        player.setEnabled(off, true);
    }
}

TEST(SoundPlayerTests, PlayingComplainsToNobody)
{
    messages.clear();
    const QtMessageHandler before = qInstallMessageHandler(collect);
    {
        SoundPlayer player;
        for (int i = 0; i < 20; ++i)
            player.play(Sound::Stone);
        QTest::qWait(50);  // A complaint would come from the event loop, some time while it plays.
    }
    qInstallMessageHandler(before);
    EXPECT_TRUE(messages.isEmpty()) << messages.join(u'\n').toStdString();
}

TEST(SoundPlayerTests, MutedAndZeroVolumeAreSilent)
{
    qRegisterMetaType<Sound>();
    SoundPlayer player;
    QSignalSpy played(&player, &SoundPlayer::played);
    player.setMuted(true);
    player.play(Sound::Win);
    player.setMuted(false);
    player.setVolume(0);
    player.play(Sound::Win);
    EXPECT_EQ(played.count(), 0);
    player.setVolume(300);
    EXPECT_EQ(player.volume(), 100);
    player.play(Sound::Win);
    EXPECT_EQ(played.count(), 1);
}

TEST(SoundBetween, AMoveClicksUndoAndLookingBackDoNot)
{
    const GameSnapshot one = snapshotOf("h8");
    const GameSnapshot two = snapshotOf("h8 i9");
    EXPECT_EQ(soundBetween(one, two), Sound::Stone);
    EXPECT_EQ(soundBetween(two, one), std::nullopt);
    GameSnapshot undone = two;
    undone.shown = undone.live = 1;
    EXPECT_EQ(soundBetween(two, undone), std::nullopt);
    GameSnapshot back = two;
    back.shown = 1;
    EXPECT_EQ(soundBetween(two, back), std::nullopt);
    GameSnapshot other = two;
    other.game = 7;
    EXPECT_EQ(soundBetween(one, other), std::nullopt);
}

TEST(SoundBetween, TheEndSoundsByWhoWon)
{
    GameSnapshot before = snapshotOf("h8");
    before.setup.players.white.kind = PlayerSpec::Kind::Computer;
    GameSnapshot after = before;
    after.result = {.end = GameEnd::Resignation, .winner = Color::White};
    EXPECT_EQ(soundBetween(before, after), Sound::Loss);
    after.result.winner = Color::Black;
    EXPECT_EQ(soundBetween(before, after), Sound::Win);
    after.result = {.end = GameEnd::Agreement};
    EXPECT_EQ(soundBetween(before, after), Sound::Draw);
    EXPECT_EQ(soundBetween(after, after), std::nullopt);
}

TEST(GameSoundsTests, AClockRunningLowIsHeardOnce)
{
    qRegisterMetaType<Sound>();
    GameSounds sounds;
    QSignalSpy due(&sounds, &GameSounds::due);
    GameSnapshot game = snapshotOf("h8");
    game.setup.clock.kind = ClockSpec::Kind::PerGame;
    game.clock.white = Milliseconds(10030);
    game.clockRunning = Color::White;
    sounds.setSnapshot(game);
    due.clear();
    ASSERT_TRUE(waitFor([&] { return due.count() == 1; }));
    EXPECT_EQ(due[0][0].value<Sound>(), Sound::LowClock);
    game.clockRunning.reset();
    game.clock.white = Milliseconds(10005);
    sounds.setSnapshot(game);
    QTest::qWait(30);  // Longer than the clock would have needed.
    EXPECT_EQ(due.count(), 1);
}

}  // namespace
}  // namespace gomoku
