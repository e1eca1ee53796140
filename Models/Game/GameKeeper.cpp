// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/GameKeeper.h"

namespace gomoku {

GameKeeper::State GameKeeper::stateOf(const TimedGame& table)
{
    return {table.game.sharedRecord(), table.game.liveNode(), table.game.setup(),
            table.opening.opening().actions()};
}

void GameKeeper::follow(const TimedGame& table)
{
    m_kept = stateOf(table);
    if (table.libraryId != 0)
        m_library.setCurrent(table.libraryId);
}

void GameKeeper::keep(TimedGame& table)
{
    if (!m_library.isOpen() || table.game.record().nodeCount() < 2 || stateOf(table) == m_kept)
        return;
    m_kept = stateOf(table);
    const qint64 id = m_library.save(
        {table.libraryId, m_kept.setup, *m_kept.record, m_kept.live, m_kept.opening});
    if (id != 0)
        table.libraryId = id;
}

}  // namespace gomoku
