// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameClock.h"
#include "Models/Game/OpeningSession.h"
#include "Models/Game/PlayedGame.h"

namespace gomoku {

/// A game, its clock and its opening rule, which every change has to keep together.
struct TimedGame
{
    PlayedGame game{};
    GameClock clock{};
    OpeningSession opening{};
    quint64 number = 0;  ///< Among the games since the program was started; given by the manager.
    qint64 libraryId = 0;  ///< The library's game that it was resumed from; 0: none.

    TimedGame() = default;
    /// The clock stands as the moves of `played` left it.
    explicit TimedGame(PlayedGame played, const OpeningSession& session = {},
                       qint64 idInLibrary = 0);

    /// Plays for the side to move in the position shown, and starts the opponent's time.
    PlayedMove apply(Point point, std::optional<Score> score, GameClock::TimePoint now);
    /// Does what the opening rule asked for, in the position of the game itself. Gives the stone
    /// that it put, if it did.
    std::optional<PlayedMove> applyOpening(const OpeningAction& action, GameClock::TimePoint now);
    /// The clock stops and still shows what was left.
    void finish(GameEnd end, std::optional<Color> winner, GameClock::TimePoint now);
    /// Takes back or replays; both sides have again what they had then.
    void changeTo(int ply, GameClock::TimePoint now);
    void restartClock(GameClock::TimePoint now);  ///< For the side to move, if there is one.
    /// The tree was changed and the game stands elsewhere: puts the clocks there too.
    void followTree(GameClock::TimePoint now);

    /// The colour of the player who has to act, which in the opening need not be the side to move.
    [[nodiscard]] Color toAct() const;
    /// Has the opening rule asked for this stone of the game? It cannot go without what was decided
    /// after it.
    [[nodiscard]] bool isOpeningStone(NodeId node) const;
};

}  // namespace gomoku
