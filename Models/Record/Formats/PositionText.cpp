// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/PositionText.h"

#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/MoveSequence.h"
#include "Models/Record/Formats/TextValues.h"

#include <algorithm>
#include <array>

namespace gomoku {

namespace {

constexpr std::string_view kPass = "pass";
constexpr int kLetterI = 'i' - 'a';
constexpr int kLetterP = 'p' - 'a';

/// Separators beyond ASCII that Chinese and Japanese texts use: a blank, commas and a full stop.
constexpr std::array<std::string_view, 5> kWideSeparators{"\u3000", "\uFF0C", "\u3001", "\u3002",
                                                          "\uFF1B"};

struct TextMove
{
    int letter = -1;  ///< 0 for a; -1 for a pass.
    int number = 0;
    std::size_t offset = 0;
};

/// "h8i9g7" and nothing else?
bool isRowOfPoints(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size() && isLetter(text[at])) {
        const std::size_t digits = ++at;
        while (at < text.size() && isDigit(text[at]))
            ++at;
        if (at == digits || at - digits > 2)
            return false;
    }
    return at == text.size() && !text.empty();
}

/// In links such as gomocalc.com/#/h8i9 or board?m=h8i9&size=15 one part is the moves: the longest
/// that looks like them, or else the last.
std::string_view movesIn(std::string_view text)
{
    constexpr std::string_view kEnds = "/#?=&";
    if (text.find("://") == std::string_view::npos)
        return text;
    std::string_view moves = text.substr(text.find_last_of(kEnds) + 1);
    std::size_t longest = 0;
    for (std::size_t start = text.find("://") + 3; start <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(kEnds, start), text.size());
        const std::string_view part = trimmed(text.substr(start, end - start));
        if (isRowOfPoints(part) && part.size() > longest) {
            moves = part;
            longest = part.size();
        }
        start = end + 1;
    }
    return moves;
}

class MoveScanner
{
public:
    explicit MoveScanner(std::string_view text)
        : m_whole(text),
          m_text(text.substr(0, static_cast<std::size_t>(movesIn(text).end() - text.begin()))),
          m_at(static_cast<std::size_t>(movesIn(text).begin() - text.begin()))
    { }

    Expected<std::vector<TextMove>> run()
    {
        while (!m_error && m_at < m_text.size())
            scanToken();
        if (m_error)
            return std::move(*m_error);
        if (m_moves.empty())
            return ParseError::inText(m_whole, 0, "there are no moves here");
        return std::move(m_moves);
    }

private:
    void scanToken()
    {
        if (const std::size_t length = separatorLength())
            m_at += length;
        else if (isDigit(m_text[m_at]))
            skipMoveNumber();
        else if (isLetter(m_text[m_at]))
            scanWord();
        else
            fail(m_at, "this is neither a move nor a separator");
    }

    std::size_t separatorLength() const
    {
        constexpr std::string_view kPlain = " \t\r\n\f\v,;:.-_()[]{}/|>'\"";
        if (kPlain.find(m_text[m_at]) != std::string_view::npos)
            return 1;
        for (const std::string_view wide : kWideSeparators)
            if (m_text.substr(m_at).starts_with(wide))
                return wide.size();
        return 0;
    }

    void skipMoveNumber()
    {
        while (m_at < m_text.size() && isDigit(m_text[m_at]))
            ++m_at;
    }

    void scanWord()
    {
        const std::size_t start = m_at;
        while (m_at < m_text.size() && isLetter(m_text[m_at]))
            ++m_at;
        const bool numberFollows = m_at < m_text.size() && isDigit(m_text[m_at]);
        const std::string word = lowered(m_text.substr(start, m_at - start));
        if (word.size() == 1 && numberFollows)
            scanPoint(start);
        else if (word == kPass)
            m_moves.push_back({-1, 0, start});
        else if (word != "b" && word != "w" && word != "black" && word != "white")
            fail(start, "\"" + word.substr(0, 20) + "\" is not a point such as h8");
    }

    void scanPoint(std::size_t start)
    {
        int number = 0;
        const std::size_t digits = m_at;
        while (m_at < m_text.size() && isDigit(m_text[m_at]) && m_at - digits < 3)
            number = number * 10 + (m_text[m_at++] - '0');
        if (number < 1 || number > kMaxBoardSize)
            return fail(start, "row " + std::to_string(number) + " is not on any board");
        const int letter = lowered(m_text.substr(start, 1))[0] - 'a';
        m_moves.push_back({letter, number, start});
    }

    void fail(std::size_t offset, std::string reason)
    {
        m_error = ParseError::inText(m_whole, offset, std::move(reason));
    }

    std::string_view m_whole;
    std::string_view m_text;  ///< The same to the end of the moves.
    std::size_t m_at;
    std::vector<TextMove> m_moves;
    std::optional<ParseError> m_error;
};

bool usesLetter(const std::vector<TextMove>& moves, int letter)
{
    return std::any_of(moves.begin(), moves.end(),
                       [letter](const TextMove& move) { return move.letter == letter; });
}

/// The largest letter or row that occurs, as a count of lines.
int linesNeeded(const std::vector<TextMove>& moves)
{
    int needed = 0;
    for (const TextMove& move : moves)
        needed = std::max({needed, move.letter + 1, move.number});
    return needed;
}

/// On 15 lines without the letter i, columns end with p and rows with 15.
bool fitsWithoutI(const std::vector<TextMove>& moves)
{
    return std::all_of(moves.begin(), moves.end(), [](const TextMove& move) {
        return move.letter <= kLetterP && move.number <= kDefaultBoardSize;
    });
}

/// Western boards leave the letter i out; on 15 lines that shows as a p without any i.
bool leavesOutI(const std::vector<TextMove>& moves, const ReadOptions& options)
{
    const int size = options.boardSize.value_or(kDefaultBoardSize);
    return options.columnsSkipI.value_or(size == kDefaultBoardSize && usesLetter(moves, kLetterP)
                                         && !usesLetter(moves, kLetterI) && fitsWithoutI(moves));
}

std::optional<ParseError> playAll(const std::vector<TextMove>& moves, std::string_view text,
                                  bool rowsFromTop, MoveSequenceBuilder& builder)
{
    const int size = builder.record().boardSize();
    for (const TextMove& move : moves) {
        if (move.letter < 0) {
            builder.pass();
            continue;
        }
        const int row = rowsFromTop ? size - move.number : move.number - 1;
        const bool onBoard = move.letter < size && row >= 0 && row < size;
        if (auto reason = builder.play(onBoard ? Point::at(move.letter, row) : Point()))
            return ParseError::inText(text, move.offset, std::move(*reason));
    }
    return std::nullopt;
}

}  // namespace

Expected<ReadGame> readPositionText(std::string_view bytes, const ReadOptions& options)
{
    const auto decoded = decodeTexts(bytes, options.encoding);
    if (!decoded)
        return decoded.error();
    auto moves = MoveScanner(decoded->text).run();
    if (!moves)
        return moves.error();
    const bool skipI = leavesOutI(*moves, options);
    for (TextMove& move : moves.value())
        if (skipI && move.letter == kLetterI)
            return ParseError::inText(decoded->text, move.offset, "this board has no column i");
        else if (skipI && move.letter > kLetterI)
            --move.letter;
    MoveSequenceBuilder builder(options.boardSize.value_or(usualSizeFor(linesNeeded(*moves))));
    if (auto error = playAll(*moves, decoded->text, options.rowsFromTop, builder))
        return std::move(*error);
    ReadGame game{std::move(builder.record()), RecordFormat::PositionText};
    game.rowsAreAmbiguous = true;
    if (skipI && !options.columnsSkipI)
        game.remarks.emplace_back("Columns were read as a to p without i.");
    return game;
}

Expected<WrittenGame> writePositionText(const GameRecord& record)
{
    const auto line = moveSequenceOf(record, {.passes = true});
    if (!line)
        return line.error();
    WrittenGame written{.lost = line->lost};
    for (const NodeId node : line->moves) {
        const RecordedMove move = *record.move(node);
        written.bytes += written.bytes.empty() ? "" : " ";
        written.bytes += move.isPass() ? std::string(kPass) : move.point.toString();
    }
    written.bytes += "\n";
    return written;
}

}  // namespace gomoku
