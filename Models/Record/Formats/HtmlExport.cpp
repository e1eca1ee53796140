// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/HtmlExport.h"

#include "Models/Record/Formats/PageTexts.json.h"
#include "Models/Record/Formats/ReplayPage.html.h"
#include "Models/Record/Formats/TextValues.h"
#include "Models/Record/Formats/WebEngine.js.h"

#include <array>
#include <cstdio>

namespace gomoku {

namespace {

constexpr std::string_view kTitlePlace = "{{title}}";
constexpr std::string_view kGamePlace = "{{game}}";
constexpr std::string_view kTextsPlace = "{{texts}}";
constexpr std::string_view kEnginePlace = "{{engine}}";

template <std::size_t count>
std::string_view textOf(const unsigned char (&bytes)[count])
{
    return {reinterpret_cast<const char*>(bytes), count};
}

/// The page without the comment that is meant for us.
std::string_view replayPage()
{
    const std::string_view file = textOf(embedded::kReplayPageHtml);
    return file.substr(file.find("<!DOCTYPE"));
}

/// A script for the page's worker; blank where the program was built without it. Then the page
/// replays and does not play.
std::string_view webEngine()
{
    return textOf(embedded::kWebEngineJs);
}

/// A JSON string that is also safe inside a script element: no '<' can end that element.
std::string quoted(std::string_view text)
{
    std::string json = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            json += {'\\', c};
        } else if (c == '\n') {
            json += "\\n";
        } else if (byte < 0x20 || c == '<' || c == '>' || c == '&') {
            std::array<char, 8> code{};
            std::snprintf(code.data(), code.size(), "\\u%04x", static_cast<unsigned>(byte));
            json += code.data();
        } else {
            json += c;
        }
    }
    return json + "\"";
}

std::string escapedForHtml(std::string_view text)
{
    std::string html;
    for (const char c : text) {
        if (c == '<')
            html += "&lt;";
        else if (c == '>')
            html += "&gt;";
        else if (c == '&')
            html += "&amp;";
        else
            html += c;
    }
    return html;
}

const char* letterOf(Color color)
{
    return color == Color::Black ? "\"B\"" : "\"W\"";
}

std::string place(Point point)
{
    const int column = point.isNone() ? -1 : point.column();
    const int row = point.isNone() ? -1 : point.row();
    return "\"x\":" + std::to_string(column) + ",\"y\":" + std::to_string(row);
}

std::string titleOf(const GameInfo& info)
{
    if (!info.gameName.empty())
        return info.gameName;
    if (info.players.black.empty() && info.players.white.empty())
        return info.event.empty() ? "Gomoku" : info.event;
    const auto named = [](const std::string& name, const char* otherwise) {
        return name.empty() ? std::string(otherwise) : name;
    };
    return named(info.players.black, "Black") + " \u2013 " + named(info.players.white, "White");
}

std::string aboutText(const GameInfo& info)
{
    std::string about;
    const auto add = [&about](std::string_view text) {
        if (!text.empty())
            about.append(about.empty() ? "" : " \u00B7 ").append(text);
    };
    add(info.event);
    add(info.round);
    add(info.place);
    add(info.date);
    add(info.rule ? nameOf(*info.rule) : std::string_view(info.otherRule));
    add(info.openingRule);
    return about;
}

/// A text that the page has in every language; %1 is the winner.
const char* resultText(const GameResult& result)
{
    if (result.kind == GameResult::Kind::Draw)
        return "Draw";
    if (result.kind != GameResult::Kind::Win)
        return "";
    switch (result.reason) {
    case GameResult::Reason::Unstated:
        break;
    case GameResult::Reason::Resignation:
        return "%1 wins by resignation";
    case GameResult::Reason::Time:
        return "%1 wins on time";
    case GameResult::Reason::Forfeit:
        return "%1 wins by forfeit";
    }
    return result.winner == Color::Black ? "Black wins" : "White wins";
}

std::string setupJson(const SetupStones& setup)
{
    std::string json;
    const auto add = [&json](const std::vector<Point>& points, const char* color) {
        for (const Point point : points)
            json += (json.empty() ? "{" : ",{") + place(point) + ",\"c\":" + color + "}";
    };
    add(setup.emptied, "\"\"");
    add(setup.black, "\"B\"");
    add(setup.white, "\"W\"");
    return json;
}

std::string marksJson(const std::vector<BoardMark>& marks)
{
    constexpr std::array<const char*, 5> kKinds{"T", "S", "C", "X", "L"};
    std::string json;
    for (const BoardMark& mark : marks)
        json += (json.empty() ? "{" : ",{") + place(mark.point) + ",\"kind\":\""
            + kKinds[static_cast<std::size_t>(mark.kind)] + "\",\"text\":" + quoted(mark.text)
            + "}";
    return json;
}

/// `parent` is the place of the parent in the list of nodes.
std::string nodeJson(const GameRecord& record, NodeId node, std::int32_t parent)
{
    const NodeNotes& notes = record.notes(node);
    std::string json = "{\"parent\":" + std::to_string(parent);
    if (const auto& move = record.move(node))
        json += ",\"move\":{" + place(move->point) + ",\"c\":" + letterOf(move->color) + "}";
    if (!notes.comment.empty())
        json += ",\"comment\":" + quoted(notes.comment);
    if (!notes.name.empty())
        json += ",\"name\":" + quoted(notes.name);
    if (notes.timeUsed)
        json += ",\"used\":" + quoted(secondsText(*notes.timeUsed));
    if (!notes.setup.isEmpty())
        json += ",\"setup\":[" + setupJson(notes.setup) + "]";
    if (!notes.marks.empty())
        json += ",\"marks\":[" + marksJson(notes.marks) + "]";
    return json + "}";
}

std::string nodesJson(const GameRecord& record)
{
    std::string json;
    std::vector<NodeId> path;  // ancestors of the node in hand
    std::vector<std::int32_t> places;
    std::int32_t count = 0;
    for (NodeId node = GameRecord::root(); !node.isNone(); node = record.nextInOrder(node)) {
        while (!path.empty() && path.back() != record.parent(node)) {
            path.pop_back();
            places.pop_back();
        }
        json += (count == 0 ? "" : ",\n")
            + nodeJson(record, node, places.empty() ? -1 : places.back());
        path.push_back(node);
        places.push_back(count++);
    }
    return json;
}

std::string playerJson(const GameInfo& info, Color color)
{
    return "{\"name\":" + quoted(info.players[color]) + ",\"rank\":" + quoted(info.ranks[color])
        + "}";
}

std::string gameJson(const GameRecord& record)
{
    const GameInfo& info = record.info();
    const bool isWon = info.result.kind == GameResult::Kind::Win;
    const std::string_view rule = info.rule ? nameOf(*info.rule) : std::string_view();
    return "{\"size\":" + std::to_string(info.boardSize) + ",\"rule\":" + quoted(rule)
        + ",\"title\":" + quoted(titleOf(info)) + ",\"about\":" + quoted(aboutText(info))
        + ",\"result\":" + quoted(resultText(info.result))
        + ",\"winner\":" + (isWon ? letterOf(info.result.winner) : "\"\"")
        + ",\"players\":{\"B\":" + playerJson(info, Color::Black)
        + ",\"W\":" + playerJson(info, Color::White) + "},\"nodes\":[\n" + nodesJson(record) + "]}";
}

}  // namespace

std::string writeHtml(const GameRecord& record)
{
    std::string_view rest = replayPage();
    std::string html;
    const auto fill = [&](std::string_view place, std::string_view text) {
        const std::size_t at = rest.find(place);
        html.append(rest.substr(0, at)).append(text);
        rest.remove_prefix(at + place.size());
    };
    fill(kTitlePlace, escapedForHtml(titleOf(record.info())));
    fill(kGamePlace, gameJson(record));
    fill(kTextsPlace, textOf(embedded::kPageTextsJson));
    fill(kEnginePlace, webEngine());
    return html.append(rest);
}

}  // namespace gomoku
