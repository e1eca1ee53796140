// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/GameBeginnings.h"

#include "Models/Setup/SetupCheck.h"

namespace gomoku {

std::optional<TimedGame> newGame(const GameSetup& setup)
{
    if (!canOpen(setup))
        return std::nullopt;
    return TimedGame(PlayedGame(setup), OpeningSession(setup));
}

std::optional<TimedGame> gameFrom(const GameSetup& setup, const Grid& stones, Color toMove)
{
    if (!isPlayable(setup, stones))
        return std::nullopt;
    return TimedGame(PlayedGame(setup, stones, toMove));
}

TimedGame openedGame(const GameSetup& setup, const GameRecord& record)
{
    GameSetup full = setup;
    full.openingRule = parseOpeningRule(record.info().openingRule).value_or(OpeningRule::Free);
    full.rule = record.info().rule.value_or(full.rule);
    full.boardSize = record.boardSize();
    if (!canOpen(full))
        full.openingRule = OpeningRule::Free;
    PlayedGame game(full, record);
    // A tree is shown from its beginning, to walk through; a game where it ended.
    if (record.mainLine().size() != record.nodeCount())
        game.show(0);
    return TimedGame(std::move(game), OpeningSession(full, record));
}

TimedGame resumedGame(const StoredGame& stored, bool isCopy)
{
    return TimedGame(PlayedGame(stored.setup, stored.record, stored.live),
                     OpeningSession(stored.setup, stored.opening), isCopy ? 0 : stored.id);
}

}  // namespace gomoku
