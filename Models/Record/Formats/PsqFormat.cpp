// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/PsqFormat.h"

#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/MoveSequence.h"
#include "Models/Record/Formats/TextValues.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr std::string_view kFirstWord = "Piskvorky";

// How Piskvork says that a game ended.
constexpr int kSavedByHand = -1;
constexpr int kEngineError = -2;
constexpr int kFinished = 0;
constexpr int kTimeout = 15;

/// All runs of digits in a line: the header's numbers, whatever stands between them.
std::vector<int> numbersIn(std::string_view text)
{
    std::vector<int> numbers;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        if (end > i)
            numbers.push_back(
                parseNumber(text.substr(i, std::min<std::size_t>(end - i, 6))).value());
        i = std::max(end, i + 1);
    }
    return numbers;
}

/// "x,y" or "x,y,ms".
std::optional<std::vector<int>> parseMoveLine(std::string_view text)
{
    auto numbers = parseIntList(text);
    const bool fits = numbers && (numbers->size() == 2 || numbers->size() == 3);
    return fits ? numbers : std::nullopt;
}

/// Has the stone on `point` five or more of its kind in a row? By whatever rule, a game that
/// ended normally on such a move was won by it.
bool completesRow(const Grid& grid, Point point)
{
    const Cell cell = grid.at(point);
    for (const Direction direction : kDirections) {
        int length = 1;
        for (const int way : {1, -1})
            for (int step = 1;; ++step) {
                const Point next = shifted(point, direction, way * step, grid.size());
                if (next.isNone() || grid.at(next) != cell)
                    break;
                ++length;
            }
        if (length >= kWinLength)
            return true;
    }
    return false;
}

/// The codes name no winner: it is the one who moved last.
GameResult resultFor(int code, const GameRecord& record)
{
    const NodeId end = record.mainLine().back();
    const auto& move = record.move(end);
    if (!move || move->isPass())
        return {};
    if (code == kTimeout)
        return GameResult::win(move->color, GameResult::Reason::Time);
    if (code == kEngineError)
        return GameResult::win(move->color, GameResult::Reason::Forfeit);
    if (code != kFinished)
        return {};
    const Grid grid = record.position(end);
    if (completesRow(grid, move->point))
        return GameResult::win(move->color);
    return grid.count(Cell::Empty) == 0 ? GameResult::draw() : GameResult{};
}

/// A game whose every move took no time was not timed.
void dropEmptyTimes(GameRecord& record)
{
    const std::vector<NodeId> line = record.mainLine();
    const auto isTimed = [&record](NodeId node) {
        return record.notes(node).timeUsed.value_or(Milliseconds(0)).count() > 0;
    };
    if (std::none_of(line.begin(), line.end(), isTimed))
        for (const NodeId node : line)
            if (record.move(node))
                record.editNotes(node).timeUsed.reset();
}

class PsqReader
{
public:
    PsqReader(std::string_view text, const ReadOptions& options)
        : m_text(text),
          m_lines(splitLines(text)),
          m_options(options)
    { }

    Expected<ReadGame> readPsq()
    {
        skipBlank();
        if (auto error = readHeader())
            return std::move(*error);
        dropCutLine();
        MoveSequenceBuilder builder(m_size);
        if (auto error = readMoves(builder, 1))
            return std::move(*error);
        if (auto error = readTail(builder.record()))
            return std::move(*error);
        dropEmptyTimes(builder.record());
        return result(std::move(builder.record()), RecordFormat::Psq);
    }

    Expected<ReadGame> readRec()
    {
        m_size = m_options.boardSize.value_or(20);
        MoveSequenceBuilder builder(m_size);
        PerColor<std::string>& players = builder.record().info().players;
        skipBlank();
        dropCutLine();
        for (const Color color : kColors)
            if (m_at < m_lines.size() && !parseMoveLine(m_lines[m_at].text))
                players[color] = m_lines[m_at++].text;
        if (auto error = readMoves(builder, 0))
            return std::move(*error);
        if (auto error = refuseFurtherMoves())
            return std::move(*error);
        return result(std::move(builder.record()), RecordFormat::Rec);
    }

private:
    void skipBlank()
    {
        while (m_at < m_lines.size() && m_lines[m_at].text.empty())
            ++m_at;
    }

    std::optional<ParseError> readHeader()
    {
        if (m_at >= m_lines.size() || !m_lines[m_at].text.starts_with(kFirstWord)) {
            m_size = m_options.boardSize.value_or(usualSizeFor(largestCoordinate()));
            return std::nullopt;
        }
        m_hasHeader = true;
        const TextLine& line = m_lines[m_at++];
        const auto numbers = numbersIn(line.text);
        if (numbers.size() < 2)
            return error(line, "the header has no board size");
        if (numbers[0] != numbers[1])
            return error(line, "the board is not square");
        if (numbers[0] < kMinBoardSize || numbers[0] > kMaxBoardSize)
            return error(line,
                         "a board of size " + std::to_string(numbers[0])
                             + " is not supported (5 to 22)");
        m_size = numbers[0];
        m_secondPlayerBegan = numbers.size() > 4 && numbers[4] == 1;
        return std::nullopt;
    }

    /// The last line, if it is a move of which the end is missing: "10,1" of "10,12,340" would be
    /// another move, and "15" a code. Only lists that give no times end their moves that early.
    void dropCutLine()
    {
        const bool isOpen = !m_text.ends_with('\n') && !m_text.ends_with('\r');
        if (!isOpen || m_at >= m_lines.size() || !hasTimes())
            return;
        const std::string_view last = m_lines.back().text;
        const auto numbers = parseIntList(last);
        const bool isWhole = numbers && numbers->size() == 3 && !last.ends_with(',');
        if (!numbers || numbers->size() > 3 || isWhole || (numbers->size() == 1 && followsName()))
            return;
        m_lines.pop_back();
        m_isCut = true;
    }

    /// Piskvork always writes them, so its header says it too.
    bool hasTimes() const
    {
        return m_hasHeader || std::any_of(m_lines.begin(), m_lines.end(), [](const TextLine& line) {
                   const auto numbers = parseIntList(line.text);
                   return numbers && numbers->size() == 3;
               });
    }

    /// Is the last line one that comes after the players, as the code does?
    bool followsName() const
    {
        return m_lines.size() > m_at + 1 && !parseMoveLine(m_lines[m_lines.size() - 2].text);
    }

    ReadGame result(GameRecord record, RecordFormat format) const
    {
        ReadGame game{std::move(record), format};
        if (m_isCut)
            game.remarks.emplace_back(
                "The file ends in the middle of a line; its last move was skipped.");
        return game;
    }

    int largestCoordinate() const
    {
        int largest = 0;
        for (const TextLine& line : m_lines)
            if (const auto numbers = parseMoveLine(line.text))
                largest = std::max({largest, (*numbers)[0], (*numbers)[1]});
        return largest;
    }

    std::optional<ParseError> readMoves(MoveSequenceBuilder& builder, int origin)
    {
        for (; m_at < m_lines.size(); ++m_at) {
            if (m_lines[m_at].text.empty())
                continue;
            const auto numbers = parseMoveLine(m_lines[m_at].text);
            if (!numbers)
                return std::nullopt;
            const int column = (*numbers)[0] - origin;
            const int row = m_size - 1 - ((*numbers)[1] - origin);
            const bool onBoard = column >= 0 && column < m_size && row >= 0 && row < m_size;
            if (auto reason = builder.play(onBoard ? Point::at(column, row) : Point()))
                return error(m_lines[m_at], std::move(*reason));
            if (numbers->size() == 3 && (*numbers)[2] >= 0)
                builder.record().editNotes(builder.last()).timeUsed = Milliseconds((*numbers)[2]);
        }
        return std::nullopt;
    }

    /// The players and the code. The players stand in the order of the program that wrote them,
    /// and the header says which of them began.
    std::optional<ParseError> readTail(GameRecord& record)
    {
        if (auto error = refuseFurtherMoves())
            return error;
        std::vector<std::string> names;
        for (; m_at < m_lines.size(); ++m_at) {
            if (const auto code = parseNumber(m_lines[m_at].text)) {
                record.info().result = resultFor(*code, record);
                break;
            }
            names.emplace_back(m_lines[m_at].text);
        }
        names.resize(2);
        if (m_secondPlayerBegan)
            std::swap(names[0], names[1]);
        record.info().players = {names[0], names[1]};
        return std::nullopt;
    }

    /// Moves that come after something else mean that this something is a broken move.
    std::optional<ParseError> refuseFurtherMoves() const
    {
        for (std::size_t i = m_at; i < m_lines.size(); ++i)
            if (parseMoveLine(m_lines[i].text))
                return error(m_lines[m_at], "this is not a move, but moves follow it");
        return std::nullopt;
    }

    ParseError error(const TextLine& line, std::string reason) const
    {
        return ParseError::inText(m_text, line.offset, std::move(reason));
    }

    std::string_view m_text;
    std::vector<TextLine> m_lines;
    const ReadOptions& m_options;
    std::size_t m_at = 0;
    int m_size = kDefaultBoardSize;
    bool m_hasHeader = false;
    bool m_secondPlayerBegan = false;
    bool m_isCut = false;
};

/// The code that reads back as this result, or that of a game saved by hand.
int codeFor(const GameRecord& record)
{
    for (const int code : {kTimeout, kEngineError, kFinished})
        if (resultFor(code, record) == record.info().result && record.info().result.isKnown())
            return code;
    return kSavedByHand;
}

/// Would this name, on a line of its own, be taken for something else?
bool isSafeName(std::string_view name)
{
    return !parseMoveLine(name) && !parseNumber(name) && trimmed(name) == name
        && name.find_first_of("\r\n") == std::string_view::npos;
}

}  // namespace

Expected<ReadGame> readPsq(std::string_view bytes, const ReadOptions& options)
{
    const auto decoded = decodeTexts(bytes, options.encoding);
    if (!decoded)
        return decoded.error();
    return PsqReader(decoded->text, options).readPsq();
}

Expected<ReadGame> readRec(std::string_view bytes, const ReadOptions& options)
{
    const auto decoded = decodeTexts(bytes, options.encoding);
    if (!decoded)
        return decoded.error();
    return PsqReader(decoded->text, options).readRec();
}

Expected<WrittenGame> writePsq(const GameRecord& record)
{
    const auto line = moveSequenceOf(
        record,
        {.players = true, .times = true, .result = true, .emptyGames = true, .boardSize = true});
    if (!line)
        return line.error();
    WrittenGame written{.lost = line->lost};
    const std::string size = std::to_string(record.boardSize());
    const PerColor<std::string>& players = record.info().players;
    // A blank line before the names would be skipped: the named player comes first, and the header
    // says that the other one began.
    const bool whiteFirst = players.black.empty() && !players.white.empty();
    written.bytes = std::string(kFirstWord) + " " + size + "x" + size
        + (whiteFirst ? ", 0:0, 1\n" : ", 0:0, 0\n");
    for (const NodeId node : line->moves) {
        const Point point = record.move(node)->point;
        const auto used = record.notes(node).timeUsed.value_or(Milliseconds(0));
        written.bytes += std::to_string(point.column() + 1) + ","
            + std::to_string(record.boardSize() - point.row()) + "," + std::to_string(used.count())
            + "\n";
    }
    if (!isSafeName(players.black) || !isSafeName(players.white))
        written.lost.emplace_back("player names");
    else if (!players.black.empty() || !players.white.empty())
        written.bytes
            += whiteFirst ? players.white + "\n\n" : players.black + "\n" + players.white + "\n";
    const int code = codeFor(record);
    written.bytes += std::to_string(code) + "\n";
    if (resultFor(code, record) != record.info().result)
        written.lost.emplace_back("result");
    return written;
}

}  // namespace gomoku
