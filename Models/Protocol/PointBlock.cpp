// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/PointBlock.h"

#include "Models/Core/Ascii.h"
#include "Models/Protocol/GomocupText.h"

#include <algorithm>

namespace gomoku {

namespace {

/// Removes one entry from the front of `text`: blanks separate entries, but not those beside a
/// comma ("7, 7, 2" is one).
std::string_view takeEntry(std::string_view& text)
{
    text = trimmed(text);
    std::size_t end = 0;
    while (end < text.size()) {
        end = std::min(text.find_first_of(" \t", end), text.size());
        const std::size_t next = std::min(text.find_first_not_of(" \t", end), text.size());
        const bool joined
            = end > 0 && next < text.size() && (text[end - 1] == ',' || text[next] == ',');
        if (!joined)
            break;
        end = next;
    }
    const std::string_view entry = text.substr(0, end);
    text.remove_prefix(end);
    return entry;
}

}  // namespace

bool PointBlock::read(std::string_view text)
{
    while (!trimmed(text).empty()) {
        const std::string_view entry = takeEntry(text);
        if (gomocup::upperCase(entry) == "DONE")
            return true;
        readEntry(entry);
    }
    return false;
}

void PointBlock::spoil(std::string why)
{
    if (m_error.empty())
        m_error = std::move(why);
}

void PointBlock::readEntry(std::string_view text)
{
    const auto numbers = gomocup::parseNumbers(text);
    const std::size_t expected = needsOwners() ? 3 : 2;
    if (!numbers || numbers->size() < expected || numbers->size() > 3)
        return spoil(gomocup::quoted(text) + (needsOwners() ? " is not x,y,field" : " is not x,y"));
    const int column = (*numbers)[0];
    const int row = m_boardSize - 1 - (*numbers)[1];
    if (column < 0 || row < 0 || column >= m_boardSize || row >= m_boardSize)
        return spoil(gomocup::quoted(text) + " is not on the board");
    Entry entry{Point::at(column, row)};
    if (needsOwners()) {
        const int field = (*numbers)[2];
        if (field < 1 || field > 3)
            return spoil(gomocup::quoted(text) + ": the field must be 1, 2 or 3");
        entry.owner = field == 1 ? Owner::Own : field == 2 ? Owner::Opponent : Owner::Nobody;
    }
    const auto same = [&](const Entry& other) { return other.point == entry.point; };
    if (std::any_of(m_entries.begin(), m_entries.end(), same))
        return spoil(gomocup::quoted(text) + " is given twice");
    m_entries.push_back(entry);
}

bool PointBlock::needsOwners() const noexcept
{
    return m_kind == GomocupCommand::Kind::Board || m_kind == GomocupCommand::Kind::YxBoard;
}

}  // namespace gomoku
