// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Training/MistakeSearch.h"

#include "Models/Review/ReviewRecord.h"
#include "UI/Features/Games/LibraryLink.h"

#include <algorithm>
#include <utility>

namespace gomoku {

MistakeSearch::MistakeSearch(LibraryLink* link, QObject* parent) : QObject(parent), m_link(link)
{
    m_options.threads = 1;  // Whoever plays meanwhile has the others.
    connect(&m_background, &BackgroundReview::finished, this, [this](const GameReview& found) {
        emit reviewed(m_game, m_record, found);
        goOn();
    });
}

void MistakeSearch::setLooks(std::uint64_t nodes, std::uint64_t secondNodes)
{
    m_options.nodes = nodes;
    m_options.secondNodes = secondNodes;
}

void MistakeSearch::setGames(const std::vector<GameToCard>& games)
{
    m_games = games;
}

void MistakeSearch::start()
{
    if (std::exchange(m_isRunning, true))
        return;
    m_doneBefore = m_done.size();
    goOn();
}

void MistakeSearch::stop()
{
    if (!std::exchange(m_isRunning, false))
        return;
    if (m_background.isRunning())
        m_done.pop_back();  // It was looked at only in part.
    m_background.cancel();
    emit changed();
}

bool MistakeSearch::isDone(std::int64_t game) const
{
    return std::find(m_done.begin(), m_done.end(), game) != m_done.end();
}

void MistakeSearch::goOn()
{
    const auto next = std::find_if(m_games.begin(), m_games.end(),
                                   [this](const GameToCard& game) { return !isDone(game.id); });
    if (next == m_games.end()) {
        m_isRunning = false;
        return emit changed();
    }
    m_done.push_back(next->id);
    emit changed();
    m_link->fetch(
        next->id, this,
        [this, game = *next](const Record& record, NodeId) { review(game, record); },
        [this] {
            if (m_isRunning)
                goOn();  // One that cannot be read keeps nobody from the others.
        });
}

void MistakeSearch::review(const GameToCard& game, const Record& record)
{
    if (!m_isRunning)
        return;
    m_game = game;
    m_record = record;
    m_background.start(reviewedGame(*record), m_options);
}

}  // namespace gomoku
