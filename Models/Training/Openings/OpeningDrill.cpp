// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Openings/OpeningDrill.h"

#include "Models/Rules/Referee.h"

#include <algorithm>

namespace gomoku {

OpeningDrill::OpeningDrill(std::shared_ptr<const OpeningTable> table, const Start& start)
    : m_table(std::move(table)),
      m_start(start),
      m_random(start.seed)
{
    for (const Point stone : start.opening->stones(kDefaultBoardSize))
        make(start.image.apply(stone, kDefaultBoardSize));
    reply();
}

void OpeningDrill::make(Point point)
{
    m_grid.set(point, cellOf(sideToMove()));
    m_moves.push_back(point);
}

bool OpeningDrill::isOver() const
{
    return !m_table->isKnown(m_grid);
}

Point OpeningDrill::reply()
{
    if (sideToMove() == m_start.user || isOver())
        return {};
    std::vector<ValuedMove> moves = goodMoves();
    // Rather a move from which it is known how to continue.
    const auto known
        = std::stable_partition(moves.begin(), moves.end(), [this](const ValuedMove& move) {
              Grid next = m_grid;
              next.set(move.point, cellOf(sideToMove()));
              return m_table->isKnown(next);
          });
    if (known != moves.begin())
        moves.erase(known, moves.end());
    const Point chosen = moves[zobrist::nextRandom(m_random) % moves.size()].point;
    make(chosen);
    return chosen;
}

OpeningDrill::Answer OpeningDrill::play(Point point)
{
    Answer answer;
    answer.move = point;
    const Color user = m_start.user;
    if (isOver() || sideToMove() != user || !m_grid.contains(point)
        || judge(m_grid, user, point, Rule::Renju) != MoveVerdict::Legal)
        return answer;
    answer.good = goodMoves();
    answer.bestForBlack = answer.good.front().forBlack;
    answer.forBlack = m_table->valueOfMove(m_grid, user, point);
    if (!m_table->isGood(m_grid, user, point)) {
        m_hasLeft = true;
        answer.verdict = Verdict::LeftPath;
        return answer;
    }
    answer.verdict = Verdict::OnPath;
    make(point);
    answer.reply = reply();
    return answer;
}

const RenjuOpening* openingByCode(std::string_view code)
{
    const auto openings = renjuOpenings();
    const auto found
        = std::find_if(openings.begin(), openings.end(),
                       [code](const RenjuOpening& opening) { return opening.code == code; });
    return found == openings.end() ? nullptr : &*found;
}

std::set<std::string> learntOpenings(const std::vector<TrainingAnswer>& answers)
{
    std::set<std::string> codes;
    for (const TrainingAnswer& answer : answers) {
        const std::string code = answer.subject.substr(0, answer.subject.find(' '));
        if (answer.kind == TrainingAnswer::Kind::Opening && answer.grade > RecallGrade::Again
            && openingByCode(code))
            codes.insert(code);
    }
    return codes;
}

std::string drillSubject(const RenjuOpening& opening, Color user)
{
    return std::string(opening.code) + ' ' + std::string(nameOf(user));
}

}  // namespace gomoku
