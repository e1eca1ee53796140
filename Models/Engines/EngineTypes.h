// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Core/Rule.h"
#include "Models/Engines/EngineFailure.h"
#include "Models/Setup/ClockSpec.h"

#include <QMetaType>
#include <QString>
#include <QStringList>

namespace gomoku {

/// A program that speaks the Gomocup protocol, and how it is started.
struct EngineCommand
{
    QString program{};
    QStringList arguments{};
    QString workingDirectory{};  ///< Empty: ours.

    /// Splits "path with-arguments 'and quotes'"; nullopt if nothing is left.
    [[nodiscard]] static std::optional<EngineCommand> parse(const QString& text);

    friend bool operator==(const EngineCommand&, const EngineCommand&) = default;
};

/// An engine as lists of players name it.
struct EngineName
{
    QString id;
    QString name;
    QString failure{};  ///< See EngineEntry.

    friend bool operator==(const EngineName&, const EngineName&) = default;
};

/// What an engine is told before a game.
struct EngineSettings
{
    int boardSize = kDefaultBoardSize;
    Rule rule = Rule::Freestyle;
    Milliseconds turnTime{5000};
    Milliseconds matchTime{0};  ///< 0: no limit.
    quint64 maxMemory = 350ULL << 20;  ///< In bytes; 0: no limit.
    int threads = 0;  ///< 0 here and below: not said.
    quint64 nodes = 0;
    int depth = 0;
    QStringList info{};  ///< Further "key value" lines for INFO.
    Milliseconds startPatience{10000};  ///< From the start of the process to its OK.
    Milliseconds tolerance{500};  ///< Beyond its time before a move is too late.
};

/// One stone of a position that an engine is asked about.
struct EngineStone
{
    Point point{};
    Color color = Color::Black;

    friend bool operator==(const EngineStone&, const EngineStone&) = default;
};

/// A short name for lists and logs: "crash", "late", "garbage", ...
[[nodiscard]] QString nameOf(EngineFailure::Kind kind);

/// How an engine left after END.
enum class EngineExit {
    Clean,
    WithError,  ///< A crash, or an exit status other than 0.
    Killed,  ///< It did not leave by itself.
};

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::EngineExit)
Q_DECLARE_METATYPE(gomoku::EngineFailure)
