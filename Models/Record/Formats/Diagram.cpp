// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/Diagram.h"

#include "Models/Core/Ascii.h"
#include "Models/Record/Formats/MoveSequence.h"
#include "Models/Record/Formats/TextValues.h"

#include <array>
#include <utility>

namespace gomoku {

namespace {

constexpr std::string_view kBlackSigns = "Xx#@Bb";
constexpr std::string_view kWhiteSigns = "OoWw";
constexpr std::string_view kEmptySigns = ".+_-,!?*:";
constexpr std::string_view kIgnoredSigns = " \t()[]|<>";

struct WideSign
{
    std::string_view text;
    std::optional<Cell> cell;  ///< None: to be ignored.
};

constexpr std::array kWideSigns{
    WideSign{"●", Cell::Black},  WideSign{"⚫", Cell::Black},  WideSign{"○", Cell::White},
    WideSign{"⚪", Cell::White},  WideSign{"·", Cell::Empty},  WideSign{"┼", Cell::Empty},
    WideSign{"├", Cell::Empty},  WideSign{"┤", Cell::Empty},  WideSign{"┬", Cell::Empty},
    WideSign{"┴", Cell::Empty},  WideSign{"┌", Cell::Empty},  WideSign{"┐", Cell::Empty},
    WideSign{"└", Cell::Empty},  WideSign{"┘", Cell::Empty},  WideSign{"╋", Cell::Empty},
    WideSign{"─", std::nullopt}, WideSign{"│", std::nullopt}, WideSign{"\u3000", std::nullopt},
};

using DrawnRow = std::vector<Cell>;

/// Row labels are numbers at the ends of a line, apart from the cells.
std::string_view withoutLabels(std::string_view line)
{
    std::size_t start = 0;
    while (start < line.size() && start < 2 && isDigit(line[start]))
        ++start;
    std::size_t end = line.size();
    while (end > start && line.size() - end < 2 && isDigit(line[end - 1]))
        --end;
    return line.substr(start, end - start);
}

/// Takes one sign off the front of `rest`: false if it is none of ours. `row` gets its cell.
bool takeSign(std::string_view& rest, DrawnRow& row)
{
    const char c = rest.front();
    const auto isOneOf
        = [c](std::string_view signs) { return signs.find(c) != std::string_view::npos; };
    std::size_t length = 1;
    if (isOneOf(kBlackSigns))
        row.push_back(Cell::Black);
    else if (isOneOf(kWhiteSigns))
        row.push_back(Cell::White);
    else if (isOneOf(kEmptySigns))
        row.push_back(Cell::Empty);
    else if (!isOneOf(kIgnoredSigns))
        length = 0;
    for (std::size_t i = 0; length == 0 && i < kWideSigns.size(); ++i)
        if (rest.starts_with(kWideSigns[i].text)) {
            length = kWideSigns[i].text.size();
            if (kWideSigns[i].cell)
                row.push_back(*kWideSigns[i].cell);
        }
    rest.remove_prefix(length);
    return length > 0;
}

/// The cells of a line of a diagram; empty if it is no such line.
DrawnRow cellsOf(std::string_view line)
{
    DrawnRow row;
    for (std::string_view rest = withoutLabels(line); !rest.empty();)
        if (!takeSign(rest, row) || row.size() > kMaxBoardSize)
            return {};
    return row;
}

/// The first block of n lines with n cells each.
std::vector<DrawnRow> findBoard(const std::vector<TextLine>& lines)
{
    std::vector<DrawnRow> block;
    for (const TextLine& line : lines) {
        DrawnRow row = cellsOf(line.text);
        if (!block.empty() && row.size() != block.front().size())
            block.clear();
        if (row.size() >= kMinBoardSize)
            block.push_back(std::move(row));
        if (!block.empty() && block.size() == block.front().size())
            return block;
    }
    return {};
}

std::optional<Color> sideNamedToMove(std::string_view text)
{
    const std::string lower = lowered(text);
    for (const auto& [words, color] :
         {std::pair("black to move", Color::Black), std::pair("x to move", Color::Black),
          std::pair("white to move", Color::White), std::pair("o to move", Color::White)})
        if (lower.find(words) != std::string::npos)
            return color;
    return std::nullopt;
}

std::string columnLetters(int size)
{
    std::string line = "  ";
    for (int column = 0; column < size; ++column)
        line += {' ', static_cast<char>('a' + column)};
    return line + "\n";
}

char signAt(const Grid& grid, Point point, const DiagramOptions& options)
{
    if (grid.at(point) != Cell::Empty)
        return grid.at(point) == Cell::Black ? 'X' : 'O';
    const auto mark = options.marks.find(point);
    return mark == options.marks.end() ? '.' : mark->second;
}

std::string rowLabel(int row)
{
    const std::string number = std::to_string(row + 1);
    return number.size() < 2 ? " " + number : number;
}

/// The character between two cells, or outside them: brackets around the newest stone.
char gapBefore(int column, int row, Point lastMove)
{
    const bool inRow = !lastMove.isNone() && lastMove.row() == row;
    if (inRow && lastMove.column() == column)
        return '(';
    return inRow && lastMove.column() == column - 1 ? ')' : ' ';
}

}  // namespace

std::string drawDiagram(const Grid& grid, const DiagramOptions& options)
{
    std::string drawing = options.coordinates ? columnLetters(grid.size()) : "";
    for (int row = grid.size() - 1; row >= 0; --row) {
        if (options.coordinates)
            drawing += rowLabel(row);
        for (int column = 0; column < grid.size(); ++column) {
            drawing += gapBefore(column, row, options.lastMove);
            drawing += signAt(grid, Point::at(column, row), options);
        }
        drawing += gapBefore(grid.size(), row, options.lastMove);
        drawing += options.coordinates ? std::to_string(row + 1) + "\n" : "\n";
    }
    return drawing + (options.coordinates ? columnLetters(grid.size()) : "");
}

std::string drawDiagram(const GameRecord& record, NodeId node)
{
    constexpr std::array<char, 4> kMarkSigns{'!', '_', ':', '*'};
    DiagramOptions options;
    if (const auto& move = record.move(node))
        options.lastMove = move->point;
    for (const BoardMark& mark : record.notes(node).marks) {
        const bool isLabel = mark.kind == BoardMark::Kind::Label;
        options.marks[mark.point] = isLabel ? (mark.text.empty() ? '*' : mark.text.front())
                                            : kMarkSigns[static_cast<std::size_t>(mark.kind)];
    }
    const bool whiteToMove = record.sideToMove(node) == Color::White;
    return drawDiagram(record.position(node), options)
        + (whiteToMove ? "White to move\n" : "Black to move\n");
}

Expected<ReadGame> readDiagram(std::string_view bytes, const ReadOptions& options)
{
    const auto decoded = decodeTexts(bytes, options.encoding);
    if (!decoded)
        return decoded.error();
    const std::vector<DrawnRow> board = findBoard(splitLines(decoded->text));
    if (board.empty())
        return ParseError::inText(
            decoded->text, 0, "there is no diagram of a square board from 5 x 5 to 22 x 22 here");
    const int size = static_cast<int>(board.size());
    ReadGame game{GameRecord(size), RecordFormat::Diagram};
    SetupStones& setup = game.record.editNotes(GameRecord::root()).setup;
    for (int line = 0; line < size; ++line)
        for (int column = 0; column < size; ++column) {
            const Cell cell
                = board[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)];
            if (cell != Cell::Empty)
                (cell == Cell::Black ? setup.black : setup.white)
                    .push_back(Point::at(column, size - 1 - line));
        }
    setup.toMove = sideNamedToMove(decoded->text);
    return game;
}

bool looksLikeDiagram(std::string_view text)
{
    return !findBoard(splitLines(text)).empty();
}

}  // namespace gomoku
