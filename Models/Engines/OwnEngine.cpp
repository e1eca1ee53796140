// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/OwnEngine.h"

#include "Models/Search/PlayingLevel.h"

#include <QCoreApplication>
#include <QStandardPaths>

namespace gomoku {

namespace {

/// In the middle of the percents that the protocol's STRENGTH has for the level.
int strengthOf(int level)
{
    constexpr int kStep = 100 / kLevels;
    return (level - 1) * kStep + kStep / 2;
}

}  // namespace

QString ownEngineProgram()
{
    const QString name = QStringLiteral("pbrain-gomoku");
    const QString beside
        = QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

EngineEntry ownEngineAt(int level, const QString& program)
{
    EngineEntry engine;
    engine.id = QStringLiteral("own-%1").arg(level);
    engine.command.program = program;
    if (level > 0)
        engine.info << QStringLiteral("strength %1").arg(strengthOf(level));
    return engine;
}

}  // namespace gomoku
