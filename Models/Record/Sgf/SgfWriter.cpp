// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/TextValues.h"
#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Record/Sgf/SgfTree.h"
#include "Models/Record/Sgf/SgfValues.h"

#include <array>

namespace gomoku {

namespace {

/// A line is broken before a node once it is this long; mail and diff tools like that.
constexpr std::size_t kLineLength = 72;

class SgfWriter
{
public:
    explicit SgfWriter(const GameRecord& record) : m_record(record) { }

    std::string run()
    {
        m_out = "(";
        for (NodeId node = GameRecord::root(); !node.isNone();) {
            enter(node);
            const NodeId next = m_record.nextInOrder(node);
            leaveUpTo(node, next);
            node = next;
        }
        m_out += ")\n";
        return std::move(m_out);
    }

private:
    /// Nodes that have siblings stand in brackets of their own.
    [[nodiscard]] bool isBracketed(NodeId node) const
    {
        return node != GameRecord::root() && m_record.hasVariations(m_record.parent(node));
    }

    void enter(NodeId node)
    {
        const bool afterRoot = m_record.parent(node) == GameRecord::root();
        if (isBracketed(node) || afterRoot || m_out.size() - m_lineStart > kLineLength)
            breakLine();
        if (isBracketed(node))
            m_out += '(';
        m_out += ';';
        if (node == GameRecord::root())
            writeInfo(m_record.info());
        writeMove(m_record.move(node));
        writeNotes(m_record.notes(node));
    }

    /// Closes the brackets of every node whose subtree ends between `node` and `next`.
    void leaveUpTo(NodeId node, NodeId next)
    {
        const NodeId stop = next.isNone() ? NodeId{} : m_record.parent(next);
        for (; node != stop && !node.isNone(); node = m_record.parent(node))
            if (isBracketed(node))
                m_out += ')';
    }

    void breakLine()
    {
        m_out += '\n';
        m_lineStart = m_out.size();
    }

    void writeInfo(const GameInfo& info)
    {
        m_out += "FF[4]GM[4]CA[UTF-8]AP[Gomoku:" GOMOKU_VERSION "]";
        m_out += "SZ[" + std::to_string(info.boardSize) + "]";
        writeSimple("RU", info.rule ? nameOf(*info.rule) : std::string_view(info.otherRule));
        writeSimple("OR", info.openingRule);
        writeSimple("OA", info.openingActions);
        writeSimple("PB", info.players.black);
        writeSimple("BR", info.ranks.black);
        writeSimple("PW", info.players.white);
        writeSimple("WR", info.ranks.white);
        writeSimple("DT", info.date);
        writeSimple("EV", info.event);
        writeSimple("RO", info.round);
        writeSimple("PC", info.place);
        writeSimple("GN", info.gameName);
        writeSimple("RE", sgfResult(info.result));
        writeTime("TM", info.time.perGame);
        writeSimple("OT", overtimeText(info.time));
        writeSimple("HELPED", nameOf(info.help));
    }

    void writeMove(const std::optional<RecordedMove>& move)
    {
        if (!move)
            return;
        m_out += move->color == Color::Black ? "B[" : "W[";
        if (!move->isPass())
            m_out += sgfPoint(move->point, m_record.boardSize());
        m_out += ']';
    }

    void writeNotes(const NodeNotes& notes)
    {
        writePoints("AB", notes.setup.black);
        writePoints("AW", notes.setup.white);
        writePoints("AE", notes.setup.emptied);
        if (notes.setup.toMove)
            m_out += *notes.setup.toMove == Color::Black ? "PL[B]" : "PL[W]";
        writeTime("BL", notes.timeLeft.black);
        writeTime("WL", notes.timeLeft.white);
        writeTime("TU", notes.timeUsed);
        if (notes.evaluation)
            m_out += "V[" + std::to_string(*notes.evaluation) + "]";
        writeMarks(notes.marks);
        writeSimple("N", notes.name);
        if (!notes.comment.empty())
            m_out += "C[" + sgfEscaped(notes.comment) + "]";
        for (const ForeignProperty& property : notes.foreign)
            writeForeign(property);
    }

    void writeSimple(std::string_view name, std::string_view text)
    {
        if (text.empty())
            return;
        std::string value = sgfEscaped(text);
        for (char& c : value)
            if (c == '\n' || c == '\r')
                c = ' ';
        m_out.append(name).append("[").append(value).append("]");
    }

    void writeTime(std::string_view name, const std::optional<Milliseconds>& time)
    {
        if (time)
            m_out.append(name).append("[").append(secondsText(*time)).append("]");
    }

    void writePoints(std::string_view name, const std::vector<Point>& points)
    {
        if (points.empty())
            return;
        m_out += name;
        for (const Point point : points)
            m_out += "[" + sgfPoint(point, m_record.boardSize()) + "]";
    }

    void writeMarks(const std::vector<BoardMark>& marks)
    {
        constexpr std::array<std::string_view, 5> kNames{"TR", "SQ", "CR", "MA", "LB"};
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (i == 0 || marks[i].kind != marks[i - 1].kind)
                m_out += kNames[static_cast<std::size_t>(marks[i].kind)];
            m_out += "[" + sgfPoint(marks[i].point, m_record.boardSize());
            if (marks[i].kind == BoardMark::Kind::Label)
                m_out += ":" + sgfEscaped(marks[i].text, true);
            m_out += "]";
        }
    }

    void writeForeign(const ForeignProperty& property)
    {
        m_out += property.name;
        for (const std::string& value : property.values)
            m_out += "[" + value + "]";
    }

    const GameRecord& m_record;
    std::string m_out;
    std::size_t m_lineStart = 0;
};

}  // namespace

std::string writeSgf(const GameRecord& record)
{
    return SgfWriter(record).run();
}

}  // namespace gomoku
