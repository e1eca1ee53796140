// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/TextValues.h"
#include "Models/Record/RecordCheck.h"
#include "Models/Record/Sgf/SgfFormat.h"
#include "Models/Record/Sgf/SgfHead.h"
#include "Models/Record/Sgf/SgfTree.h"
#include "Models/Record/Sgf/SgfValues.h"

#include <algorithm>

namespace gomoku {

namespace {

/// A few bytes of file can name a whole board of points: the sum over all lists is bounded.
constexpr std::size_t kMaxListedPoints = 2U * 1024 * 1024;

class SgfReader
{
public:
    SgfReader(std::string_view text, const SgfTree& tree) : m_text(text), m_tree(tree) { }

    Expected<GameRecord> run(std::optional<int> sizeHint)
    {
        const auto size = sgfBoardSize(m_text, m_tree, sizeHint);
        if (!size)
            return size.error();
        m_record.info().boardSize = *size;
        for (std::size_t i = 0; i < m_tree.nodes.size() && !m_error; ++i)
            readNode(i);
        if (!m_error)
            checkStones();
        if (m_error)
            return std::move(*m_error);
        return std::move(m_record);
    }

private:
    using Property = SgfTree::Property;
    /// False if the property says nothing that we can keep in its own place.
    using Handler = bool (SgfReader::*)(const Property&);
    struct Entry
    {
        std::string_view name;
        Handler read;
    };
    static const std::vector<Entry> kRootProperties;
    static const std::vector<Entry> kNodeProperties;

    // ---- nodes

    void readNode(std::size_t place)
    {
        const SgfTree::Node& node = m_tree.nodes[place];
        m_current = place == 0
            ? GameRecord::root()
            : append(m_lastOf[static_cast<std::size_t>(node.parent)], node.offset);
        for (std::uint32_t i = 0; i < node.propertyCount && !m_error; ++i)
            readProperty(m_tree.properties[node.firstProperty + i], place == 0);
        m_lastOf.push_back(m_current);
    }

    NodeId append(NodeId parent, std::size_t offset)
    {
        const NodeId node = m_record.appendNode(parent);
        m_offsets.resize(static_cast<std::size_t>(node.index), 0);
        m_offsets.push_back(offset);
        return node;
    }

    void readProperty(const Property& property, bool isRoot)
    {
        const auto tryIn = [&](const std::vector<Entry>& table) {
            const auto entry = std::find_if(table.begin(), table.end(), [&](const Entry& known) {
                return known.name == property.name;
            });
            return entry != table.end() && (this->*entry->read)(property);
        };
        if ((isRoot && tryIn(kRootProperties)) || m_error || tryIn(kNodeProperties) || m_error)
            return;
        keepForeign(property);
    }

    void keepForeign(const Property& property)
    {
        ForeignProperty kept{std::string(property.name)};
        for (std::uint32_t i = 0; i < property.valueCount; ++i)
            kept.values.emplace_back(value(property, i));
        notes().foreign.push_back(std::move(kept));
    }

    void checkStones()
    {
        const auto fault = findFault(m_record);
        if (!fault)
            return;
        const auto place = static_cast<std::size_t>(fault->node.index);
        m_error = ParseError::inText(m_text, place < m_offsets.size() ? m_offsets[place] : 0,
                                     fault->reason);
    }

    // ---- points

    /// In file order, each point once; nullopt where a value is no point of this board.
    std::optional<std::vector<Point>> pointList(const Property& property)
    {
        std::vector<Point> points;
        for (std::uint32_t i = 0; i < property.valueCount; ++i) {
            const std::string_view text = value(property, i);
            if (trimmed(text).empty() && property.valueCount == 1)
                break;  // the empty list, as in DD[]
            const auto more = parseSgfPoints(text, m_record.boardSize());
            m_listedPoints += more ? more->size() : 0;
            if (!more || m_listedPoints > kMaxListedPoints) {
                m_badPoint = text;
                return std::nullopt;
            }
            points.insert(points.end(), more->begin(), more->end());
        }
        Grid seen(m_record.boardSize());
        std::erase_if(points, [&seen](Point point) {
            const bool again = seen.at(point) != Cell::Empty;
            seen.set(point, Cell::Black);
            return again;
        });
        return points;
    }

    bool readMove(const Property& property, Color color)
    {
        for (std::uint32_t i = 0; i < property.valueCount && !m_error; ++i)
            addMove(value(property, i), color);
        return true;
    }

    void addMove(std::string_view text, Color color)
    {
        RecordedMove move{Point(), color};
        const bool oldPass = m_record.boardSize() <= 19 && (text == "tt" || text == "TT");
        if (!trimmed(text).empty() && !oldPass) {
            const auto point = parseSgfPoint(text, m_record.boardSize());
            if (!point)
                return fail(text, "\"" + shortened(text) + "\" is not on this board");
            move.point = *point;
        }
        // The root has no move of its own, and some programs put two moves in one node.
        if (m_current == GameRecord::root() || m_record.move(m_current))
            m_current = append(m_current, offsetOf(text));
        m_offsets[static_cast<std::size_t>(m_current.index)] = offsetOf(text);
        m_record.setMove(m_current, move);
    }

    bool readStones(const Property& property, std::vector<Point> SetupStones::*stones)
    {
        const auto points = pointList(property);
        if (!points) {
            fail(m_badPoint, "\"" + shortened(m_badPoint) + "\" is not on this board");
            return false;
        }
        std::vector<Point>& all = notes().setup.*stones;
        for (const Point point : *points)
            if (std::find(all.begin(), all.end(), point) == all.end())
                all.push_back(point);
        return true;
    }

    /// `read` gets each value and its number. Those it cannot use stay in the file.
    template <typename Read>
    bool readEach(const Property& property, Read read)
    {
        ForeignProperty rest{std::string(property.name)};
        for (std::uint32_t i = 0; i < property.valueCount; ++i)
            if (!read(value(property, i), i))
                rest.values.emplace_back(value(property, i));
        if (!rest.values.empty())
            notes().foreign.push_back(std::move(rest));
        return true;
    }

    bool readMarks(const Property& property, BoardMark::Kind kind)
    {
        return readEach(property, [&](std::string_view text, std::uint32_t) {
            const auto points = parseSgfPoints(text, m_record.boardSize());
            m_listedPoints += points ? points->size() : 0;
            if (!points || m_listedPoints > kMaxListedPoints)
                return false;
            for (const Point point : *points)
                notes().addMark({point, kind});
            return true;
        });
    }

    bool readLabels(const Property& property)
    {
        return readEach(property, [&](std::string_view text, std::uint32_t) {
            const std::size_t colon = text.find(':');
            const auto point = parseSgfPoint(text.substr(0, colon), m_record.boardSize());
            if (!point || colon == std::string_view::npos)
                return false;
            notes().addMark(
                {*point, BoardMark::Kind::Label, sgfSimpleText(text.substr(colon + 1))});
            return true;
        });
    }

    /// Up to FF[3] a list of points got the letters A, B, C, ...
    bool readLetters(const Property& property)
    {
        return readEach(property, [&](std::string_view text, std::uint32_t number) {
            const auto point = parseSgfPoint(text, m_record.boardSize());
            if (!point || number >= 26)
                return false;
            notes().addMark(
                {*point, BoardMark::Kind::Label, std::string(1, static_cast<char>('A' + number))});
            return true;
        });
    }

    // ---- single values

    bool ignore(const Property&) { return true; }
    bool readBlackMove(const Property& p) { return readMove(p, Color::Black); }
    bool readWhiteMove(const Property& p) { return readMove(p, Color::White); }
    bool readBlackStones(const Property& p) { return readStones(p, &SetupStones::black); }
    bool readWhiteStones(const Property& p) { return readStones(p, &SetupStones::white); }
    bool readEmptied(const Property& p) { return readStones(p, &SetupStones::emptied); }
    bool readTriangles(const Property& p) { return readMarks(p, BoardMark::Kind::Triangle); }
    bool readSquares(const Property& p) { return readMarks(p, BoardMark::Kind::Square); }
    bool readCircles(const Property& p) { return readMarks(p, BoardMark::Kind::Circle); }
    bool readCrosses(const Property& p) { return readMarks(p, BoardMark::Kind::Cross); }

    bool readToMove(const Property& property)
    {
        const std::string text = lowered(trimmed(first(property)));
        const bool isBlack = text.starts_with('b') || text == "1";
        if (!isBlack && !text.starts_with('w') && text != "2")
            return false;
        notes().setup.toMove = isBlack ? Color::Black : Color::White;
        return true;
    }

    bool readComment(const Property& property)
    {
        std::string& comment = notes().comment;
        for (std::uint32_t i = 0; i < property.valueCount; ++i)
            comment += (comment.empty() ? "" : "\n") + sgfText(value(property, i));
        return true;
    }

    bool readName(const Property& property)
    {
        notes().name = sgfSimpleText(first(property));
        return true;
    }

    bool readTime(const Property& property, std::optional<Milliseconds>& time)
    {
        // A second value that says nothing does not undo the first.
        const auto parsed = parseSeconds(trimmed(first(property)));
        time = parsed ? parsed : time;
        return parsed.has_value();
    }
    bool readTimeUsed(const Property& p) { return readTime(p, notes().timeUsed); }
    bool readBlackLeft(const Property& p) { return readTime(p, notes().timeLeft.black); }
    bool readWhiteLeft(const Property& p) { return readTime(p, notes().timeLeft.white); }
    bool readPerGame(const Property& p) { return readTime(p, m_record.info().time.perGame); }

    bool readEvaluation(const Property& property)
    {
        const auto parsed = parseNumber(trimmed(first(property)));
        if (parsed)
            notes().evaluation = parsed;
        return parsed.has_value();
    }

    template <std::string GameInfo::*Text>
    bool readInfo(const Property& property)
    {
        m_record.info().*Text = sgfSimpleText(first(property));
        return true;
    }
    template <PerColor<std::string> GameInfo::*Texts, Color Who>
    bool readPlayerInfo(const Property& property)
    {
        (m_record.info().*Texts)[Who] = sgfSimpleText(first(property));
        return true;
    }

    bool readRule(const Property& property)
    {
        const std::string text = sgfSimpleText(first(property));
        m_record.info().rule = parseRuleLiberally(text);
        m_record.info().otherRule = m_record.info().rule ? "" : text;
        return true;
    }

    bool readResult(const Property& property)
    {
        const auto result = parseSgfResult(first(property));
        if (result)
            m_record.info().result = *result;
        return result.has_value();
    }

    /// Whatever its value: a game that somebody marked so is no longer the player's own.
    bool readHelped(const Property& property)
    {
        const std::string word = sgfSimpleText(first(property));
        Help& help = m_record.info().help;
        help = Help::Unstated;
        for (int each = static_cast<int>(Help::Hint); each <= static_cast<int>(kLastHelp); ++each)
            if (word == nameOf(static_cast<Help>(each)))
                help = static_cast<Help>(each);
        return true;
    }

    bool readOvertimeText(const Property& property)
    {
        readOvertime(sgfSimpleText(first(property)), m_record.info().time);
        return true;
    }

    // ---- small change

    std::string_view value(const Property& property, std::uint32_t i) const
    {
        return m_tree.values[property.firstValue + i];
    }
    std::string_view first(const Property& property) const { return value(property, 0); }
    NodeNotes& notes() { return m_record.editNotes(m_current); }
    std::size_t offsetOf(std::string_view part) const
    {
        return static_cast<std::size_t>(part.data() - m_text.data());
    }
    static std::string shortened(std::string_view text)
    {
        return std::string(text.substr(0, 12)) + (text.size() > 12 ? "..." : "");
    }
    void fail(std::string_view part, std::string reason)
    {
        m_error = ParseError::inText(m_text, offsetOf(part), std::move(reason));
    }

    std::string_view m_text;
    const SgfTree& m_tree;
    GameRecord m_record;
    std::vector<NodeId> m_lastOf;  ///< The record's node for each node of the tree.
    std::vector<std::size_t> m_offsets{0};  ///< Where each node of the record came from.
    NodeId m_current = GameRecord::root();
    std::size_t m_listedPoints = 0;
    std::string_view m_badPoint;
    std::optional<ParseError> m_error;
};

const std::vector<SgfReader::Entry> SgfReader::kRootProperties{
    {"FF", &SgfReader::ignore},
    {"GM", &SgfReader::ignore},
    {"CA", &SgfReader::ignore},
    {"AP", &SgfReader::ignore},
    {"SZ", &SgfReader::ignore},
    {"PB", &SgfReader::readPlayerInfo<&GameInfo::players, Color::Black>},
    {"PW", &SgfReader::readPlayerInfo<&GameInfo::players, Color::White>},
    {"BR", &SgfReader::readPlayerInfo<&GameInfo::ranks, Color::Black>},
    {"WR", &SgfReader::readPlayerInfo<&GameInfo::ranks, Color::White>},
    {"DT", &SgfReader::readInfo<&GameInfo::date>},
    {"EV", &SgfReader::readInfo<&GameInfo::event>},
    {"RO", &SgfReader::readInfo<&GameInfo::round>},
    {"PC", &SgfReader::readInfo<&GameInfo::place>},
    {"GN", &SgfReader::readInfo<&GameInfo::gameName>},
    {"OR", &SgfReader::readInfo<&GameInfo::openingRule>},
    {"OA", &SgfReader::readInfo<&GameInfo::openingActions>},
    {"RU", &SgfReader::readRule},
    {"RE", &SgfReader::readResult},
    {"TM", &SgfReader::readPerGame},
    {"OT", &SgfReader::readOvertimeText},
    {"HELPED", &SgfReader::readHelped},
};

const std::vector<SgfReader::Entry> SgfReader::kNodeProperties{
    {"B", &SgfReader::readBlackMove},    {"W", &SgfReader::readWhiteMove},
    {"AB", &SgfReader::readBlackStones}, {"AW", &SgfReader::readWhiteStones},
    {"AE", &SgfReader::readEmptied},     {"PL", &SgfReader::readToMove},
    {"C", &SgfReader::readComment},      {"N", &SgfReader::readName},
    {"BL", &SgfReader::readBlackLeft},   {"WL", &SgfReader::readWhiteLeft},
    {"TU", &SgfReader::readTimeUsed},    {"V", &SgfReader::readEvaluation},
    {"TR", &SgfReader::readTriangles},   {"SQ", &SgfReader::readSquares},
    {"CR", &SgfReader::readCircles},     {"MA", &SgfReader::readCrosses},
    {"LB", &SgfReader::readLabels},      {"L", &SgfReader::readLetters},
    {"M", &SgfReader::readCrosses},
};

Expected<DecodedText> decodeSgf(std::string_view bytes, const ReadOptions& options)
{
    const std::string_view wanted
        = options.encoding.empty() ? sgfEncodingLabel(bytes) : std::string_view(options.encoding);
    return decodeTexts(bytes, wanted);
}

}  // namespace

Expected<ReadGame> readSgf(std::string_view bytes, const ReadOptions& options)
{
    const auto decoded = decodeSgf(bytes, options);
    if (!decoded)
        return decoded.error();
    const auto tree = parseSgfTree(decoded->text);
    if (!tree)
        return tree.error();
    auto record = SgfReader(decoded->text, *tree).run(options.boardSize);
    if (!record)
        return record.error();
    const int games = 1 + countSgfGames(std::string_view(decoded->text).substr(tree->end));
    ReadGame game{std::move(record).value(), RecordFormat::Sgf, games};
    if (!decoded->isCertain)
        game.remarks.push_back("The texts were read as " + decoded->encoding + ".");
    if (claimsToBeGo(*tree))
        game.remarks.emplace_back("The file says it is a game of Go; it was read as Gomoku.");
    return game;
}

ReadGames readSgfCollection(std::string_view bytes, const ReadOptions& options)
{
    const auto decoded = decodeSgf(bytes, options);
    if (!decoded)
        return {.refused = {decoded.error()}};
    TextPlaces places(decoded->text);
    ReadGames all;
    for (std::size_t at = 0; at < decoded->text.size();) {
        const std::string_view rest = std::string_view(decoded->text).substr(at);
        const auto tree = parseSgfTree(rest);
        // After the last game there may be anything; but a file without a game is an error.
        if (!tree && tree.error().reason == kNoSgfGame && all.games.size() + all.refused.size() > 0)
            break;
        auto record = tree ? SgfReader(rest, *tree).run(options.boardSize) : tree.error();
        if (record)
            all.games.push_back(std::move(record).value());
        else
            all.refused.push_back(places.error(at + record.error().offset, record.error().reason));
        at = tree ? at + tree->end : decoded->text.size();
    }
    return all;
}

}  // namespace gomoku
