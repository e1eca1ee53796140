// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/BoardManager.h"
#include "Models/Engines/EngineTypes.h"
#include "Models/Record/GameRecord.h"
#include "Models/Rules/OpeningPlay.h"
#include "Models/Search/SearchTypes.h"
#include "Models/Setup/GameSetup.h"

#include <QObject>

#include <optional>
#include <variant>

namespace gomoku {

using Ticket = quint64;  ///< Names one question; never 0.

struct Pass
{
};

/// What a player answers: a stone, a pass, or what the opening rule asked for; with what the player
/// thinks it is worth, if it thinks so.
struct Answer
{
    std::variant<Point, Pass, OpeningAction> action{};
    std::optional<Score> score{};
};

/// What a player is asked: to act for a colour at a node of a game. It refers to the game, so it
/// is good for the call only; a player copies what it needs.
struct Question
{
    Color color;
    const GameSetup& setup;
    const GameRecord& record;
    NodeId node;
    const BoardManager& position;  ///< At that node.
    const OpeningPlay* opening;  ///< Null unless the opening rule asks for something.
    Milliseconds timeLeft;  ///< On the clock, if there is one.
};

/// One who plays a colour. Each question has a ticket. It is answered once or fails once; after
/// forget() nothing about it is heard any more. All on the game's thread, and without waiting.
class Player : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void ask(Ticket ticket, const Question& question) = 0;
    virtual void forget() = 0;
    [[nodiscard]] virtual bool isThinking() const = 0;  ///< Never true of a human.

signals:
    void answered(gomoku::Ticket ticket, const gomoku::Answer& answer);
    void failed(gomoku::Ticket ticket, const gomoku::EngineFailure& failure);
    void progressed(const gomoku::SearchReport& report);
    void logged(const QString& line);  ///< For the console of its engine.
};

}  // namespace gomoku
