// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/RecordCheck.h"

namespace gomoku {

namespace {

/// Plays through a tree in file order on one grid, taking moves back where branches end.
class Walk
{
public:
    explicit Walk(const GameRecord& record) : m_record(record), m_grid(record.boardSize()) { }

    std::optional<RecordFault> run()
    {
        for (NodeId node = GameRecord::root(); !node.isNone(); node = m_record.nextInOrder(node)) {
            climbTo(m_record.parent(node));
            m_path.push_back({node, m_changes.size()});
            if (const auto reason = enter(node); !reason.empty())
                return RecordFault{node, reason};
        }
        return std::nullopt;
    }

private:
    struct Change
    {
        Point point;
        Cell before;
    };
    struct Step
    {
        NodeId node;
        std::size_t changes;  ///< How many there were before it.
    };

    void climbTo(NodeId node)
    {
        while (!m_path.empty() && m_path.back().node != node) {
            for (; m_changes.size() > m_path.back().changes; m_changes.pop_back())
                m_grid.set(m_changes.back().point, m_changes.back().before);
            m_path.pop_back();
        }
    }

    void set(Point point, Cell cell)
    {
        m_changes.push_back({point, m_grid.at(point)});
        m_grid.set(point, cell);
    }

    std::string enter(NodeId node)
    {
        if (const auto reason = setUp(m_record.notes(node).setup); !reason.empty())
            return reason;
        const auto& move = m_record.move(node);
        if (!move || move->isPass())
            return {};
        if (!m_grid.contains(move->point))
            return move->point.toString() + " is not on the board";
        if (m_grid.at(move->point) != Cell::Empty)
            return move->point.toString() + " is already occupied";
        set(move->point, cellOf(move->color));
        return {};
    }

    std::string setUp(const SetupStones& setup)
    {
        if (setup.isEmpty())
            return {};
        Grid claimed(m_record.boardSize());
        for (const auto& [points, cell] :
             {std::pair(&setup.emptied, Cell::Empty), std::pair(&setup.black, Cell::Black),
              std::pair(&setup.white, Cell::White)})
            for (const Point point : *points) {
                if (!m_grid.contains(point))
                    return point.toString() + " is not on the board";
                if (claimed.at(point) != Cell::Empty)
                    return point.toString() + " is set up twice";
                claimed.set(point, Cell::Black);
                set(point, cell);
            }
        return {};
    }

    const GameRecord& m_record;
    Grid m_grid;
    std::vector<Change> m_changes;
    std::vector<Step> m_path;
};

}  // namespace

std::optional<RecordFault> findFault(const GameRecord& record)
{
    return Walk(record).run();
}

}  // namespace gomoku
