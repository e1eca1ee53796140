// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/GameAutosave.h"

#include <algorithm>

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

GameAutosave::GameAutosave(GameLibrary* library, QObject* parent)
    : QObject(parent),
      m_library(library)
{
    connect(library, &GameLibrary::gameLoaded, this,
            [this](LibraryTicket ticket, const LoadedGame& game) {
                if (ticket == m_awaited)
                    emit loaded(game);
            });
}

GameAutosave::State GameAutosave::stateOf(const TimedGame& table)
{
    return {table.game.sharedRecord(),
            table.game.isOpenedRecord() ? NodeId() : table.game.liveNode(), table.game.setup(),
            table.opening.opening().actions()};
}

void GameAutosave::follow(const TimedGame& table)
{
    m_awaited = 0;
    m_handedOver = stateOf(table);
    m_library->follow(table.number, table.libraryId);
}

void GameAutosave::keep(const TimedGame& table)
{
    if (table.game.record().nodeCount() < 2 || stateOf(table) == m_handedOver)
        return;
    m_handedOver = stateOf(table);
    m_library->keep({table.number, table.libraryId, m_handedOver.setup,
                     isTakenBack(table.game) ? nullptr : m_handedOver.record, m_handedOver.live,
                     m_handedOver.opening});
}

void GameAutosave::load(qint64 id)
{
    m_awaited = GameLibrary::newTicket();
    QMetaObject::invokeMethod(
        m_library,
        [library = m_library, ticket = m_awaited, id] { library->requestGame(ticket, id); },
        Qt::QueuedConnection);
}

}  // namespace gomoku
