// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

// gomoku-cli, as a user would call it.

namespace gomoku::testing {

inline constexpr int kCliPatience = 120000;

struct Ran
{
    int status = -1;
    QString output{};
    QString errors{};
};

inline Ran cli(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(GOMOKU_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    EXPECT_TRUE(process.waitForFinished(kCliPatience)) << arguments.join(' ').toStdString();
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit) << arguments.join(' ').toStdString();
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// A refusal is one line on standard error, nothing on standard output, and status 2.
inline void expectRefusal(const QStringList& arguments, const QString& reason,
                          const QByteArray& input = {})
{
    const Ran ran = cli(arguments, input);
    EXPECT_EQ(ran.status, 2) << arguments.join(' ').toStdString();
    EXPECT_EQ(ran.output, QString()) << arguments.join(' ').toStdString();
    EXPECT_EQ(ran.errors.count('\n'), 1) << ran.errors.toStdString();
    EXPECT_TRUE(ran.errors.contains(reason)) << ran.errors.toStdString();
}

/// A file for the program to read.
inline QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& contents)
{
    QFile file(folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(contents);
    return file.fileName();
}

/// One of the engines of FakeEngine.cpp, for --engine.
inline QString fake(const QString& mode)
{
    return QStringLiteral("name=%1 %2 %1").arg(mode, QStringLiteral(FAKE_ENGINE));
}

}  // namespace gomoku::testing
