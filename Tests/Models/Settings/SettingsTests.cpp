// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Settings/Settings.h"
#include "Models/Setup/SetupJson.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

namespace gomoku {
namespace {

class SettingsFile : public ::testing::Test
{
protected:
    [[nodiscard]] QString path() const { return m_folder.filePath("settings.ini"); }
    void write(const QByteArray& text) const
    {
        QFile file(path());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    [[nodiscard]] QByteArray contents() const
    {
        QFile file(path());
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }

private:
    QTemporaryDir m_folder;
};

#ifdef Q_OS_UNIX

/// While it lives, no file of this process can grow: what a full disk is like, also for an
/// administrator.
class NoMoreBytes
{
public:
    NoMoreBytes()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit none{0, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~NoMoreBytes()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, SIG_DFL);
    }
    NoMoreBytes(const NoMoreBytes&) = delete;
    NoMoreBytes& operator=(const NoMoreBytes&) = delete;

private:
    rlimit m_before{};
};

#endif

GameSetup unusualSetup()
{
    GameSetup setup;
    setup.rule = Rule::Renju;
    setup.openingRule = OpeningRule::Taraguchi10;
    setup.boardSize = 19;
    setup.players.black = {PlayerSpec::Kind::Engine, 0, Milliseconds{1500}, "id", "Somebody"};
    setup.players.white = {PlayerSpec::Kind::Computer, 5};
    setup.clock = {ClockSpec::Kind::PerGame, Milliseconds{90000}, Milliseconds{1000}, true};
    setup.foulPolicy = FoulPolicy::Punish;
    setup.moveLimit = 100;
    return setup;
}

TEST_F(SettingsFile, BeginsWithTheFallbacks)
{
    const Settings settings(path());
    EXPECT_TRUE(settings.value(setting::kCoordinates));
    EXPECT_EQ(settings.value(setting::kVolume), 70);
    EXPECT_EQ(settings.value(setting::kRecentFiles), QStringList());
    EXPECT_EQ(settings.lastSetup().players.white.kind, PlayerSpec::Kind::Computer);
    EXPECT_TRUE(settings.engines().entries().empty());
}

TEST_F(SettingsFile, OutlastsAFullDiskThatLeavesItEmpty)
{
    Settings(path()).set(setting::kVolume, 5);
    EXPECT_EQ(Settings(path()).value(setting::kVolume), 5);
    write("");
    EXPECT_EQ(Settings(path()).value(setting::kVolume), 5) << "from the last start";
}

TEST_F(SettingsFile, StaysAsAtFirstWhenThatWasAskedFor)
{
    Settings(path()).set(setting::kVolume, 5);
    Settings(path()).clear();
    EXPECT_EQ(Settings(path()).value(setting::kVolume), 70);
    Settings(path()).set(setting::kVolume, 5);
    (void)Settings(path());
    QFile::remove(path());
    EXPECT_EQ(Settings(path()).value(setting::kVolume), 70) << "deleted by hand";
}

TEST_F(SettingsFile, SayThatTheyCannotBeWrittenKeepThemAndTryAgain)
{
    // Permissions do not stop an administrator; a folder in the place of the file stops anybody.
    ASSERT_TRUE(QDir().mkpath(path() + "/in the way"));
    Settings settings(path());
    settings.set(setting::kVolume, 5);
    EXPECT_FALSE(settings.save());
    EXPECT_EQ(settings.value(setting::kVolume), 5) << "as long as the program runs";
    settings.set(setting::kTextPercent, 120);
    EXPECT_FALSE(settings.save());
    ASSERT_TRUE(QDir(path()).removeRecursively());
    EXPECT_TRUE(settings.save()) << "nothing has changed since, but the disk does not have it yet";
    EXPECT_TRUE(contents().contains("volume=5"));
    EXPECT_TRUE(contents().contains("textPercent=120"));
    EXPECT_TRUE(settings.save());
}

#ifdef Q_OS_UNIX

TEST_F(SettingsFile, SayThatTheDiskIsFull)
{
    Settings settings(path());
    settings.set(setting::kVolume, 5);
    EXPECT_TRUE(settings.save());
    settings.set(setting::kVolume, 6);
    bool isSaved = true;
    {
        const NoMoreBytes full;
        isSaved = settings.save();
    }
    EXPECT_FALSE(isSaved);
    EXPECT_EQ(settings.value(setting::kVolume), 6);
    EXPECT_TRUE(settings.save());
    EXPECT_TRUE(contents().contains("volume=6"));
}

#endif

TEST_F(SettingsFile, TellEveryChange)
{
    Settings settings(path());
    int changes = 0;
    settings.setListener([&] { ++changes; });
    settings.set(setting::kVolume, 5);
    settings.setEngines({});
    settings.setLastSetup({});
    settings.addRecentFile("game.sgf");
    EXPECT_EQ(changes, 4);
}

TEST_F(SettingsFile, RemembersEverything)
{
    {
        Settings settings(path());
        settings.set(setting::kCoordinates, false);
        settings.set(setting::kVolume, 5);
        settings.set(setting::kLanguage, QStringLiteral("ja"));
        settings.set(setting::kWindowGeometry, QByteArray("\0\1\2", 3));
        settings.setLastSetup(unusualSetup());
    }
    const Settings settings(path());
    EXPECT_FALSE(settings.value(setting::kCoordinates));
    EXPECT_EQ(settings.value(setting::kVolume), 5);
    EXPECT_EQ(settings.value(setting::kLanguage), "ja");
    EXPECT_EQ(settings.value(setting::kWindowGeometry), QByteArray("\0\1\2", 3));
    EXPECT_EQ(settings.lastSetup(), unusualSetup());
}

TEST_F(SettingsFile, ReadsNonsenseAsTheFallback)
{
    write("[look]\ncoordinates=perhaps\nboardTheme=-3\n[sound]\nvolume=9000\n"
          "[engine]\nthreads=many\nothers=@Invalid()\n[play]\nlastSetup=\"{\\\"size\\\": 99, "
          "\\\"rule\\\": 7, \\\"black\\\": []}\"\n\377\376[[[");
    const Settings settings(path());
    EXPECT_TRUE(settings.value(setting::kCoordinates));
    EXPECT_EQ(settings.value(setting::kBoardTheme), 0);
    EXPECT_EQ(settings.value(setting::kVolume), 70);
    EXPECT_EQ(settings.value(setting::kThreads), 0);
    EXPECT_EQ(settings.lastSetup(), GameSetup());
    EXPECT_TRUE(settings.engines().entries().empty());
}

TEST_F(SettingsFile, KeepsTheLastTenFilesNewestFirst)
{
    Settings settings(path());
    for (int i = 0; i < 12; ++i)
        settings.addRecentFile(QStringLiteral("game %1.sgf").arg(i));
    settings.addRecentFile(QStringLiteral("game 5.sgf"));
    const QStringList files = settings.value(setting::kRecentFiles);
    EXPECT_EQ(files.size(), 10);
    EXPECT_EQ(files.first(), "game 5.sgf");
    EXPECT_EQ(files.count("game 5.sgf"), 1);
}

TEST_F(SettingsFile, RemembersEngines)
{
    EngineList engines;
    EngineEntry entry;
    entry.name = "Rival";
    entry.command = {"/usr/games/rival", {"--quiet", "a b"}, "/tmp"};
    entry.info = QStringList{"caution 2"};
    entry.capabilities
        = {true, "name=\"Rival\"", {15, 19}, {Rule::Freestyle, Rule::Renju}, {"YXSTOP"}};
    const QString id = engines.add(entry);
    engines.add(entry);
    {
        Settings settings(path());
        settings.setEngines(engines);
    }
    EngineList read = Settings(path()).engines();
    EXPECT_EQ(read, engines);
    entry.id = id;
    EXPECT_EQ(read.find(id), entry);
    EXPECT_TRUE(read.remove(id));
    EXPECT_FALSE(read.remove(id));
    EXPECT_FALSE(read.replace(entry));
    EXPECT_EQ(read.entries().size(), 1U);
}

TEST(SetupJson, EveryFieldSurvives)
{
    EXPECT_EQ(setupFromJson(toJson(unusualSetup())), unusualSetup());
    EXPECT_EQ(setupFromJson(toJson(GameSetup())), GameSetup());
}

}  // namespace
}  // namespace gomoku
