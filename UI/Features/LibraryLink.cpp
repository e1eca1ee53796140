// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/LibraryLink.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gomoku {

LibraryLink::LibraryLink(GameLibrary* library, QObject* parent)
    : QObject(parent),
      m_library(library)
{
    connect(library, &GameLibrary::recordLoaded, this, &LibraryLink::deliver);
}

void LibraryLink::fetch(qint64 id, QObject* reader, Use use)
{
    m_wishes.push_back({id, reader, std::move(use)});
    ask([id](GameLibrary* library) { library->requestRecord(id); });
}

void LibraryLink::deliver(qint64 id, const Record& record, NodeId live)
{
    // Taken out first: who is served may ask again at once.
    const auto granted = std::stable_partition(m_wishes.begin(), m_wishes.end(),
                                               [id](const Wish& wish) { return wish.id != id; });
    const std::vector<Wish> wishes(std::make_move_iterator(granted),
                                   std::make_move_iterator(m_wishes.end()));
    m_wishes.erase(granted, m_wishes.end());
    for (const Wish& wish : wishes)
        if (wish.reader)
            wish.use(record, live);
}

}  // namespace gomoku
