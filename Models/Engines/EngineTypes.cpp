// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/EngineTypes.h"

#include <QProcess>

namespace gomoku {

std::optional<EngineCommand> EngineCommand::parse(const QString& text)
{
    // splitCommand() knows double quotes only; people also write single ones, as in a shell.
    QString normal = text;
    if (!normal.contains(QLatin1Char('"')))
        normal.replace(QLatin1Char('\''), QLatin1Char('"'));
    QStringList words = QProcess::splitCommand(normal);
    if (words.isEmpty())
        return std::nullopt;
    EngineCommand command;
    command.program = words.takeFirst();
    command.arguments = words;
    return command;
}

QString nameOf(EngineFailure::Kind kind)
{
    switch (kind) {
    case EngineFailure::Kind::CannotStart:
        return QStringLiteral("cannot start");
    case EngineFailure::Kind::Crashed:
        return QStringLiteral("crash");
    case EngineFailure::Kind::TooLate:
        return QStringLiteral("late");
    case EngineFailure::Kind::Garbage:
        return QStringLiteral("garbage");
    case EngineFailure::Kind::IllegalMove:
        return QStringLiteral("illegal move");
    case EngineFailure::Kind::Refused:
        return QStringLiteral("refused");
    case EngineFailure::Kind::Unknown:
        break;
    }
    return QStringLiteral("unknown");
}

}  // namespace gomoku
