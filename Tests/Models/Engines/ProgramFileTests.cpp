// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/ProgramFile.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

/// The head of a Windows program: the old header says where the new one is.
QByteArray windowsProgram(char place, const QByteArray& mark)
{
    QByteArray head(0x80, '\0');
    head.replace(0, 2, "MZ");
    head[0x3C] = place;
    return head.replace(static_cast<uchar>(place), mark.size(), mark);
}

TEST(ProgramFile, ProgramsOfEverySystemAreKnownByTheirFirstBytes)
{
    EXPECT_TRUE(isProgram("#!/bin/sh\necho OK\n"));
    EXPECT_TRUE(isProgram(QByteArray::fromHex("7f454c4602010100")));
    EXPECT_TRUE(isProgram(windowsProgram(0x40, QByteArray("PE\0\0", 4))));
    for (const char* magic : {"feedface", "feedfacf", "cefaedfe", "cffaedfe"})
        EXPECT_TRUE(isProgram(QByteArray::fromHex(magic) + QByteArray(12, '\0'))) << magic;
    EXPECT_TRUE(isProgram(QByteArray::fromHex("cafebabe00000002")));
}

TEST(ProgramFile, GamesTextsAndOtherFilesAreNot)
{
    EXPECT_FALSE(isProgram("(;GM[4]SZ[15];B[hh])"));
    EXPECT_FALSE(isProgram("h8 i9 g7"));
    EXPECT_FALSE(isProgram("MZ is how this text begins"));
    EXPECT_FALSE(isProgram(windowsProgram(0x40, "NE")));
    EXPECT_FALSE(isProgram(windowsProgram(char(0xF0), {}).left(0x80)));
    EXPECT_FALSE(isProgram(QByteArray::fromHex("cafebabe00000034"))) << "a Java class";
    EXPECT_FALSE(isProgram(QByteArray()));
    for (const char* start : {"#", "MZ", "\x7F", "\xCA\xFE\xBA\xBE"})
        EXPECT_FALSE(isProgram(QByteArray(start)));
}

TEST(ProgramFile, TheContentsDecideAndNotThePermissions)
{
    const QTemporaryDir folder;
    QFile game(folder.filePath("game.sgf"));
    ASSERT_TRUE(game.open(QIODevice::WriteOnly));
    game.write("(;GM[4]SZ[15];B[hh])");
    game.close();
    ASSERT_TRUE(game.setPermissions(game.permissions() | QFile::ExeOwner | QFile::ExeUser));
    EXPECT_FALSE(isProgramFile(game.fileName()));
    QFile script(folder.filePath("brain"));
    ASSERT_TRUE(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\n");
    script.close();
    EXPECT_TRUE(isProgramFile(script.fileName()));
    EXPECT_FALSE(isProgramFile(folder.path()));
    EXPECT_FALSE(isProgramFile(folder.filePath("absent")));
}

}  // namespace
}  // namespace gomoku
