// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/LiveJudge.h"

#include <algorithm>

namespace gomoku {

namespace {

std::size_t sharedMoves(const ReviewedGame& one, const ReviewedGame& other)
{
    const auto differ
        = std::mismatch(one.moves.begin(), one.moves.end(), other.moves.begin(), other.moves.end());
    return static_cast<std::size_t>(differ.first - one.moves.begin());
}

bool isSameStart(const ReviewedGame& one, const ReviewedGame& other)
{
    return one.rule == other.rule && one.start == other.start;
}

Score forBlack(const BoardManager& position, Score score)
{
    return position.sideToMove() == Color::Black ? score : -score;
}

}  // namespace

LiveJudge::LiveJudge(QObject* parent) : QObject(parent)
{ }

LiveJudge::~LiveJudge()
{
    stop();
}

void LiveJudge::follow(const ReviewedGame& game, std::uint64_t nodes)
{
    const std::size_t kept = isSameStart(game, m_game) && nodes == m_nodes
        ? std::min(sharedMoves(game, m_game) + 1, m_blackScores.size())
        : 0;
    if (game.moves == m_game.moves && kept == m_blackScores.size() && kept > 0)
        return;
    stop();
    m_game = game;
    m_nodes = nodes;
    m_blackScores.resize(kept);
    m_blackScores.resize(game.playedMoves() + 1);
    judgeNext();
}

void LiveJudge::clear()
{
    stop();
    m_game = {};
    m_blackScores.clear();
}

void LiveJudge::stop()
{
    if (m_stop)
        m_stop->store(true);
    m_stop.reset();
}

std::optional<std::size_t> LiveJudge::newestUnknown() const
{
    for (std::size_t place = m_blackScores.size(); place-- > 0;)
        if (!m_blackScores[place])
            return place;
    return std::nullopt;
}

void LiveJudge::judgeNext()
{
    const auto place = newestUnknown();
    if (!place)
        return;
    const Stop job = std::make_shared<std::atomic<bool>>(false);
    m_stop = job;
    m_thread.start([this, job, place = *place, game = m_game, nodes = m_nodes] {
        if (!m_judge)
            m_judge = std::make_shared<Judge>();
        std::optional<Judgement> found;
        if (const auto result = game.resultAfter(place))
            found = Judgement{*result};
        else
            found = m_judge->judge(game.positionAfter(place), nodes, *job);
        QMetaObject::invokeMethod(
            this, [this, job, place, found] { take(job, place, found); }, Qt::QueuedConnection);
    });
}

void LiveJudge::take(const Stop& job, std::size_t place, const std::optional<Judgement>& judgement)
{
    if (job != m_stop || !judgement)
        return;
    m_stop.reset();
    m_blackScores[place] = forBlack(m_game.positionAfter(place), judgement->score);
    emit judged();
    if (!m_stop)  // Nobody has led on meanwhile.
        judgeNext();
}

GameReview LiveJudge::known() const
{
    GameReview review{.rule = m_game.rule, .nodes = m_nodes, .secondNodes = m_nodes};
    review.firstMove = m_game.firstMove;
    review.blackScores = m_blackScores;
    for (std::size_t i = 0; i + 1 < m_blackScores.size(); ++i)
        review.moves.push_back({.point = m_game.moves[i].point, .mover = m_game.moves[i].color});
    return review;
}

}  // namespace gomoku
