// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/GameAutosave.h"

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

bool isWrittenOn(const NodeNotes& notes)
{
    return !notes.comment.empty() || !notes.name.empty() || !notes.marks.empty()
        || !notes.setup.isEmpty() || !notes.foreign.empty();
}

/// Is nothing left of the game but moves that were all taken back? What somebody has written, set
/// up or tried out is more than that.
bool isTakenBack(const PlayedGame& game)
{
    const GameRecord& record = game.record();
    if (game.liveNode() != GameRecord::root() || game.result().isOver())
        return false;
    const auto line = record.mainLine();
    return line.size() == record.nodeCount()
        && std::none_of(line.begin(), line.end(),
                        [&](NodeId node) { return isWrittenOn(record.notes(node)); });
}

}  // namespace

GameAutosave::State GameAutosave::stateOf(const TimedGame& table)
{
    return {table.game.sharedRecord(), table.game.liveNode(), table.game.setup(),
            table.opening.opening().actions()};
}

void GameAutosave::follow(const TimedGame& table)
{
    m_kept = stateOf(table);
    if (table.libraryId != 0)
        m_library.setCurrent(table.libraryId);
}

void GameAutosave::keep(TimedGame& table)
{
    if (!m_library.isOpen() || table.game.record().nodeCount() < 2 || stateOf(table) == m_kept)
        return;
    m_kept = stateOf(table);
    if (isTakenBack(table.game))
        return drop(table);
    const qint64 id = m_library.save(
        {table.libraryId, m_kept.setup, *m_kept.record, m_kept.live, m_kept.opening});
    if (id != 0)
        table.libraryId = id;
}

void GameAutosave::drop(TimedGame& table)
{
    if (const qint64 id = std::exchange(table.libraryId, 0); id != 0)
        m_library.remove({id});
}

}  // namespace gomoku
