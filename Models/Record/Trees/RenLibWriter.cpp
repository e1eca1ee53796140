// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Trees/RenLibFormat.h"
#include "Models/Record/Trees/RenLibLayout.h"

#include <algorithm>

namespace gomoku {

namespace {

using namespace renlib;

std::uint8_t placeOf(Point point)
{
    return static_cast<std::uint8_t>(16 * (kLines - 1 - point.row()) + point.column() + 1);
}

/// First line, break, the other lines as Windows has them.
std::string commentBytes(std::string_view comment)
{
    std::string bytes;
    bool firstBreak = true;
    for (const char c : comment) {
        if (c == '\n' && std::exchange(firstBreak, false))
            bytes += kLineBreak;
        else if (c == '\n')
            bytes += "\r\n";
        else if (c != '\0' && c != kLineBreak)  // which would end the text or the line
            bytes += c;
    }
    return bytes;
}

void appendText(std::string& bytes, std::string_view text)
{
    bytes += text;
    bytes.append(2 - text.size() % 2, '\0');
}

class RenLibWriter
{
public:
    explicit RenLibWriter(const GameRecord& record) : m_record(record) { }

    Expected<WrittenGame> run()
    {
        if (m_record.boardSize() != kLines)
            return ParseError::overall("RenLib files only support 15 x 15 boards");
        writeHeader();
        for (NodeId node = GameRecord::root(); !node.isNone(); node = m_record.nextInOrder(node)) {
            if (auto reason = obstacle(node))
                return ParseError::overall(std::move(*reason));
            writeNode(node);
        }
        noteLosses();
        return std::move(m_written);
    }

private:
    std::optional<std::string> obstacle(NodeId node) const
    {
        if (!m_record.notes(node).setup.isEmpty())
            return "the game has set-up stones, which a library cannot store";
        const auto& move = m_record.move(node);
        if (move && move->color != m_record.sideToMove(m_record.parent(node)))
            return "the players do not take turns, which a library cannot store";
        return std::nullopt;
    }

    void writeHeader()
    {
        m_written.bytes = kMagic;
        m_written.bytes += static_cast<char>(kMajorVersion);
        m_written.bytes += static_cast<char>(kMinorVersion);
        m_written.bytes.resize(kHeaderSize, '\xFF');
    }

    /// The labels on this node's board that belong to no child stand in nodes of their own.
    std::vector<const BoardMark*> labelsWithoutMove(NodeId node) const
    {
        std::vector<const BoardMark*> labels;
        for (const BoardMark& mark : m_record.notes(node).marks)
            if (mark.kind == BoardMark::Kind::Label && childAt(node, mark.point).isNone())
                labels.push_back(&mark);
        return labels;
    }

    NodeId childAt(NodeId node, Point point) const
    {
        NodeId child = m_record.firstChild(node);
        while (!child.isNone() && !(m_record.move(child) && m_record.move(child)->point == point))
            child = m_record.nextSibling(child);
        return child;
    }

    std::string_view labelOf(NodeId node) const
    {
        const auto& move = m_record.move(node);
        if (!move || move->isPass())
            return {};
        const NodeId above = m_record.parent(node);
        if (childAt(above, move->point) != node)
            return {};  // a second child with the same move: the first one has the label
        for (const BoardMark& mark : m_record.notes(above).marks)
            if (mark.kind == BoardMark::Kind::Label && mark.point == move->point)
                return mark.text;
        return {};
    }

    void writeNode(NodeId node)
    {
        const auto labels = labelsWithoutMove(node);
        const auto& move = m_record.move(node);
        const NodeNotes& notes = m_record.notes(node);
        unsigned flags = 0;
        const bool isRoot = node == GameRecord::root();
        if (!m_record.nextSibling(node).isNone())
            flags |= kHasSibling;
        if (m_record.firstChild(node).isNone() && labels.empty())
            flags |= kIsLeaf;
        if (!move && !isRoot)
            flags |= kNoMove;
        if (isMarked(node))
            flags |= kMark;
        const std::uint8_t place = move && !move->isPass() ? placeOf(move->point) : 0;
        append(place, flags, commentBytes(notes.comment), labelOf(node));
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const bool last = i + 1 == labels.size() && m_record.firstChild(node).isNone();
            append(placeOf(labels[i]->point), kNoMove | kIsLeaf | (last ? 0U : kHasSibling), {},
                   labels[i]->text);
        }
    }

    void append(std::uint8_t place, unsigned flags, std::string_view comment,
                std::string_view label)
    {
        flags |= comment.empty() ? 0U : kComment;
        flags |= label.empty() ? 0U : kExtension;
        std::string& bytes = m_written.bytes;
        bytes += static_cast<char>(place);
        bytes += static_cast<char>(flags);
        if (!label.empty())
            bytes += {'\0', static_cast<char>(kBoardText)};
        if (!comment.empty())
            appendText(bytes, comment);
        if (!label.empty())
            appendText(bytes, label);
    }

    bool isMarked(NodeId node) const
    {
        const auto& move = m_record.move(node);
        const auto& marks = m_record.notes(node).marks;
        return move && !move->isPass()
            && std::any_of(marks.begin(), marks.end(), [&](const BoardMark& mark) {
                   return mark.kind == BoardMark::Kind::Triangle && mark.point == move->point;
               });
    }

    void noteLosses()
    {
        bool times = false;
        bool marks = false;
        bool names = false;
        for (NodeId node = GameRecord::root(); !node.isNone(); node = m_record.nextInOrder(node)) {
            const NodeNotes& notes = m_record.notes(node);
            times = times || notes.timeUsed || notes.timeLeft.black || notes.timeLeft.white;
            names = names || !notes.name.empty() || notes.evaluation || !notes.foreign.empty();
            for (const BoardMark& mark : notes.marks)
                marks = marks
                    || !(mark.kind == BoardMark::Kind::Label
                         || (mark.kind == BoardMark::Kind::Triangle && m_record.move(node)
                             && m_record.move(node)->point == mark.point));
        }
        const auto note = [this](bool isLost, const char* what) {
            if (isLost)
                m_written.lost.emplace_back(what);
        };
        note(times, "times");
        note(marks, "marks");
        note(names, "node names, evaluations and foreign properties");
        note(m_record.info() != GameInfo{}, "players, rule, result and other information");
    }

    const GameRecord& m_record;
    WrittenGame m_written;
};

}  // namespace

Expected<WrittenGame> writeRenLib(const GameRecord& record)
{
    return RenLibWriter(record).run();
}

}  // namespace gomoku
