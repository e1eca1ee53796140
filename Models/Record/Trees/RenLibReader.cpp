// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Encoding/TextEncoding.h"
#include "Models/Record/RecordCheck.h"
#include "Models/Record/Trees/RenLibFormat.h"
#include "Models/Record/Trees/RenLibLayout.h"

#include <algorithm>

namespace gomoku {

namespace {

using namespace renlib;

/// One node as it lies in the file. The texts are still bytes.
struct RawNode
{
    std::uint8_t place = 0;
    std::uint8_t flags = 0;
    std::size_t offset = 0;
    std::string comment{};
    std::string label{};

    [[nodiscard]] bool has(unsigned flag) const noexcept { return (flags & flag) != 0; }
};

/// Point of a place byte, none for 0 and for places that are no points.
Point pointOf(std::uint8_t place)
{
    const int column = place % 16 - 1;
    const int rowFromTop = place / 16;
    const bool onBoard = column >= 0 && rowFromTop < kLines;
    return onBoard ? Point::at(column, kLines - 1 - rowFromTop) : Point();
}

/// Takes the file apart into nodes; knows nothing of trees.
class RawReader
{
public:
    RawReader(std::string_view bytes, std::size_t start) : m_bytes(bytes), m_at(start) { }

    [[nodiscard]] bool atEnd() const noexcept { return m_at >= m_bytes.size(); }
    [[nodiscard]] std::size_t offset() const noexcept { return m_at; }

    Expected<RawNode> next()
    {
        RawNode node;
        node.offset = m_at;
        node.place = byte(m_at);
        node.flags = byte(m_at + 1);
        m_at += 2;
        std::uint8_t extended = 0;
        if (node.has(kExtension)) {
            extended = byte(m_at + 1);
            m_at += 2;
        }
        if (node.has(kOldComment))
            node.comment = readOldText();
        else if (node.has(kComment))
            node.comment = readText();
        if (extended & kBoardText)
            node.label = readText();
        if (m_at > m_bytes.size())
            return ParseError::inBytes(node.offset, "the file ends in the middle of a node");
        return node;
    }

private:
    std::uint8_t byte(std::size_t at) const noexcept
    {
        return at < m_bytes.size() ? static_cast<std::uint8_t>(m_bytes[at]) : 0;
    }

    /// Ends with a zero, and after an even number of bytes.
    std::string readText()
    {
        const std::size_t end = m_bytes.find('\0', std::min(m_at, m_bytes.size()));
        if (end == std::string_view::npos) {
            m_at = m_bytes.size() + 1;  // no end: next() refuses the node
            return {};
        }
        std::string text(m_bytes.substr(m_at, end - m_at));
        m_at += (text.size() / 2 + 1) * 2;
        return text;
    }

    /// Seven-bit text of the first versions: the pair that ends it has a high bit set.
    std::string readOldText()
    {
        std::string text;
        for (bool ends = false; !ends; m_at += 2) {
            if (m_at + 1 >= m_bytes.size()) {
                m_at = m_bytes.size() + 1;
                return {};
            }
            ends = ((byte(m_at) | byte(m_at + 1)) & 0x80) != 0;
            for (const std::size_t at : {m_at, m_at + 1})
                if ((byte(at) & 0x7F) != 0)
                    text.push_back(static_cast<char>(byte(at) & 0x7F));
        }
        return text;
    }

    std::string_view m_bytes;
    std::size_t m_at;
};

class RenLibReader
{
public:
    RenLibReader(std::string_view bytes, std::size_t start, const ReadOptions& options)
        : m_raw(bytes, start),
          m_options(options)
    { }

    Expected<ReadGame> run()
    {
        while (!m_finished && !m_error)
            readNode();
        if (!m_error)
            checkStones();
        if (m_error)
            return std::move(*m_error);
        decodeTexts();
        ReadGame game{std::move(m_record), RecordFormat::RenLib, 1, false, std::move(m_remarks)};
        if (!m_raw.atEnd())
            game.remarks.push_back("The file contains extra data after its tree.");
        return game;
    }

private:
    void readNode()
    {
        if (m_raw.atEnd()) {
            m_error = ParseError::inBytes(m_raw.offset(), "the file ends inside the tree");
            return;
        }
        auto raw = m_raw.next();
        if (!raw)
            m_error = raw.error();
        else if (m_offsets.size() >= kMaxRecordNodes)
            m_error = ParseError::inBytes(raw->offset, "the library has too many nodes");
        else
            place(raw.value());
    }

    void place(RawNode& raw)
    {
        const bool isRoot = m_first && raw.place == 0;
        m_first = false;
        if (pointOf(raw.place).isNone() && raw.place != 0) {
            m_error = ParseError::inBytes(raw.offset, "this point is not on the board");
            return;
        }
        // Some programs flag the root as having a sibling, which it cannot have.
        if (raw.has(kHasSibling) && !isRoot)
            m_branches.push_back(m_here);
        const NodeId node = isRoot ? GameRecord::root() : addNode(raw);
        if (!node.isNone())
            addTexts(node, raw);
        if (!raw.has(kIsLeaf)) {
            m_here = {node, m_record.move(node) ? opponent(m_here.toMove) : m_here.toMove};
        } else if (m_branches.empty()) {
            m_finished = true;
        } else {
            m_here = m_branches.back();
            m_branches.pop_back();
        }
    }

    /// None for a node that only carries a label of its parent's board.
    NodeId addNode(const RawNode& raw)
    {
        const Point point = pointOf(raw.place);
        if (!raw.label.empty() && !point.isNone())
            m_labels.push_back({m_here.node, {point, BoardMark::Kind::Label, raw.label}});
        const bool onlyLabel = raw.has(kNoMove) && raw.has(kIsLeaf) && raw.comment.empty();
        if (onlyLabel && !raw.label.empty())
            return NodeId{};
        std::optional<RecordedMove> move;
        if (!raw.has(kNoMove))
            move = RecordedMove{point, m_here.toMove};
        const NodeId node = m_record.appendNode(m_here.node, move);
        m_offsets.push_back(raw.offset);
        return node;
    }

    void addTexts(NodeId node, RawNode& raw)
    {
        const auto& move = m_record.move(node);
        if (raw.has(kMark) && move && !move->isPass())
            m_record.editNotes(node).addMark({move->point, BoardMark::Kind::Triangle});
        if (raw.comment.empty())
            return;
        std::replace(raw.comment.begin(), raw.comment.end(), kLineBreak, '\n');
        m_record.editNotes(node).comment = std::move(raw.comment);
        m_commented.push_back(node);
    }

    void checkStones()
    {
        if (const auto fault = findFault(m_record))
            m_error = ParseError::inBytes(m_offsets[static_cast<std::size_t>(fault->node.index)],
                                          fault->reason);
    }

    /// All texts of a library have one author and one code page, so they are guessed together.
    void decodeTexts()
    {
        std::string encoding = m_options.encoding;
        if (encoding.empty()) {
            std::string all;
            for (const NodeId node : m_commented)
                all += m_record.notes(node).comment + "\n";
            for (const LabelOf& label : m_labels)
                all += label.mark.text + "\n";
            encoding = guessEncoding(all);
        }
        for (const NodeId node : m_commented) {
            std::string& comment = m_record.editNotes(node).comment;
            comment = withUnixLines(decode(comment, encoding));
        }
        for (LabelOf& label : m_labels) {
            label.mark.text = decode(label.mark.text, encoding);
            std::replace_if(
                label.mark.text.begin(), label.mark.text.end(),
                [](char c) { return c == '\n' || c == '\r'; }, ' ');
            if (!label.mark.text.empty())  // nothing but a byte order mark is no label
                m_record.editNotes(label.parent).addMark(std::move(label.mark));
        }
        if (m_uncertain)
            m_remarks.push_back("Some texts could not be read as " + encoding + ".");
    }

    std::string decode(std::string_view bytes, const std::string& encoding)
    {
        DecodedText decoded = decodeLiberally(bytes, encoding);
        m_uncertain = m_uncertain || !decoded.isCertain;
        return std::move(decoded.text);
    }

    /// Line ends as '\n'.
    static std::string withUnixLines(std::string_view text)
    {
        std::string lines;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
                continue;
            lines.push_back(text[i] == '\r' ? '\n' : text[i]);
        }
        return lines;
    }

    /// The parent of the next node.
    struct Place
    {
        NodeId node = GameRecord::root();
        Color toMove = Color::Black;
    };
    struct LabelOf
    {
        NodeId parent;
        BoardMark mark;
    };

    RawReader m_raw;
    const ReadOptions& m_options;
    GameRecord m_record{kLines};
    Place m_here;
    std::vector<Place> m_branches;  ///< Where the siblings still to come belong.
    std::vector<std::size_t> m_offsets{0};  ///< Where each node of the record came from.
    std::vector<NodeId> m_commented;
    std::vector<LabelOf> m_labels;
    std::vector<std::string> m_remarks;
    std::optional<ParseError> m_error;
    bool m_first = true;
    bool m_finished = false;
    bool m_uncertain = false;
};

}  // namespace

bool hasRenLibHeader(std::string_view bytes) noexcept
{
    return bytes.starts_with(kMagic);
}

Expected<ReadGame> readRenLib(std::string_view bytes, const ReadOptions& options)
{
    if (!options.encoding.empty() && !isKnownEncoding(options.encoding))
        return ParseError::overall("there is no encoding \"" + options.encoding
                                   + "\" that this program can read");
    if (!hasRenLibHeader(bytes)) {
        if (bytes.empty() || static_cast<std::uint8_t>(bytes[0]) != kCentre)
            return ParseError::overall("this is not a RenLib library");
        return RenLibReader(bytes, 0, options).run();
    }
    if (bytes.size() <= kHeaderSize)
        return ParseError::inBytes(bytes.size(), "the library ends after its header");
    const auto major = static_cast<std::uint8_t>(bytes[8]);
    const auto minor = static_cast<std::uint8_t>(bytes[9]);
    if (major > kMajorVersion || (major == kMajorVersion && minor > kMinorVersion))
        return ParseError::inBytes(8,
                                   "libraries of version " + std::to_string(major) + "."
                                       + std::to_string(minor) + " are newer than this program");
    return RenLibReader(bytes, kHeaderSize, options).run();
}

}  // namespace gomoku
