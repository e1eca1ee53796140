// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/Search/SearchTypes.h"
#include "UI/GamePage/Cards/PlayerCard.h"

#include <QCoreApplication>

namespace gomoku {

/// What the cards tell about a game, from the last snapshot and the time that has passed since.
class CardStates
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::CardStates)

public:
    struct Moment
    {
        Milliseconds sinceSnapshot{0};
        Milliseconds sinceThought{0};  ///< How long the computer to move has been thinking.
        SearchReport report{};  ///< Its last word.
    };

    [[nodiscard]] static PlayerCardState of(const GameSnapshot& snapshot, Color color,
                                            const Moment& moment);

    [[nodiscard]] static QString name(const GameSnapshot& snapshot, Color color);

private:
    [[nodiscard]] static QString note(const GameSnapshot& snapshot, Color color,
                                      const Moment& moment);
    [[nodiscard]] static QString ending(const GameSnapshot& snapshot, Color color);
    [[nodiscard]] static QString proven(const SearchReport& report);
    [[nodiscard]] static QString thoughts(const SearchReport& report);
};

}  // namespace gomoku
