// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/TrainingPosition.h"

#include "Models/Core/Ascii.h"

#include <array>

namespace gomoku {

namespace {

/// Any order will do, as long as it is the same for all images.
bool isBefore(const Grid& one, const Grid& other)
{
    int order = 0;
    one.forEachPoint([&](Point point) {
        if (order == 0)
            order = static_cast<int>(one.at(point)) - static_cast<int>(other.at(point));
    });
    return order < 0;
}

std::string stonesText(const Grid& grid, Color color)
{
    std::string text;
    for (const Point point : grid.pointsWith(cellOf(color))) {
        if (!text.empty())
            text += ' ';
        text += point.toString();
    }
    return text;
}

std::string_view takeUntil(std::string_view& text, char end)
{
    const std::size_t length = std::min(text.find(end), text.size());
    const std::string_view taken = text.substr(0, length);
    text.remove_prefix(std::min(length + 1, text.size()));
    return taken;
}

bool putStones(Grid& grid, std::string_view points, Color color)
{
    while (!points.empty()) {
        const auto point = Point::parse(takeUntil(points, ' '));
        if (!point || !grid.contains(*point) || grid.at(*point) != Cell::Empty)
            return false;
        grid.set(*point, cellOf(color));
    }
    return true;
}

std::optional<int> boardSizeIn(std::string_view text)
{
    const auto size = parseNumber(text);
    return size && *size >= kMinBoardSize && *size <= kMaxBoardSize ? size : std::nullopt;
}

}  // namespace

TrainingPosition turned(const TrainingPosition& position, Symmetry symmetry)
{
    return {position.rule, imageOf(position.grid, symmetry), position.side};
}

CanonicalPosition canonical(const TrainingPosition& position)
{
    CanonicalPosition best{position, Symmetry()};
    for (const Symmetry symmetry : kSymmetries) {
        Grid image = imageOf(position.grid, symmetry);
        if (isBefore(image, best.position.grid))
            best = {{position.rule, std::move(image), position.side}, symmetry};
    }
    return best;
}

std::string toText(const TrainingPosition& position)
{
    std::string text{nameOf(position.rule)};
    text += ';' + std::to_string(position.grid.size()) + ';';
    text += nameOf(position.side);
    return text + ';' + stonesText(position.grid, Color::Black) + ';'
        + stonesText(position.grid, Color::White);
}

std::optional<TrainingPosition> parseTrainingPosition(std::string_view text)
{
    const auto rule = parseRule(takeUntil(text, ';'));
    const auto size = boardSizeIn(takeUntil(text, ';'));
    const std::string_view side = takeUntil(text, ';');
    if (!rule || !size || (side != nameOf(Color::Black) && side != nameOf(Color::White)))
        return std::nullopt;
    TrainingPosition position{*rule, Grid(*size),
                              side == nameOf(Color::Black) ? Color::Black : Color::White};
    const std::string_view black = takeUntil(text, ';');
    if (!putStones(position.grid, black, Color::Black)
        || !putStones(position.grid, text, Color::White))
        return std::nullopt;
    return position;
}

}  // namespace gomoku
