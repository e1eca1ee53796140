// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/PositionText.h"
#include "Models/Record/Formats/TextValues.h"
#include "Models/Record/Trees/RifFormat.h"
#include "Models/Record/Trees/XmlScanner.h"

#include <algorithm>
#include <map>

namespace gomoku {

namespace {

using Tag = XmlScanner::Tag;

struct Tournament
{
    std::string name{};
    std::string year{};
};

/// One pass: tables are remembered as they come, which is before the games.
class RifReader
{
public:
    RifReader(std::string_view text, bool onlyFirst)
        : m_places(text),
          m_scanner(text),
          m_onlyFirst(onlyFirst)
    { }

    void run()
    {
        while (auto tag = m_scanner.next()) {
            if (tag->name == "game")
                beginGame(std::move(*tag));
            else if (tag->name == "/game")
                endGame();
            else if (m_game)
                readGamePart(tag->name);
            else
                remember(*tag);
        }
        if (m_game)
            refuse(m_game->offset, "the file ends inside a game");
    }

    [[nodiscard]] int count() const noexcept { return m_count; }
    [[nodiscard]] ReadGames& games() noexcept { return m_games; }

private:
    void remember(const Tag& tag)
    {
        const std::string id = tag.attribute("id");
        if (tag.name == "player")
            m_players[id] = joined(tag.attribute("name"), tag.attribute("surname"));
        else if (tag.name == "rule")
            m_rules[id] = tag.attribute("name");
        else if (tag.name == "tournament")
            m_tournaments[id] = {tag.attribute("name"), tag.attribute("year")};
    }

    void beginGame(Tag tag)
    {
        ++m_count;
        m_game = std::move(tag);
        m_moves.clear();
        m_info.clear();
    }

    void readGamePart(const std::string& name)
    {
        if (name == "move") {
            m_movesOffset = m_scanner.offset();
            m_moves = m_scanner.textAfterTag();
        } else if (name == "info") {
            m_info = m_scanner.textAfterTag();
        }
    }

    void endGame()
    {
        if (!m_game)
            return;
        if (!m_onlyFirst || (m_games.games.empty() && m_games.refused.empty()))
            addGame();
        m_game.reset();
    }

    void addGame()
    {
        if (m_moves.empty()) {
            GameRecord record(kDefaultBoardSize, Rule::Renju);
            return addRecord(std::move(record));
        }
        auto game = readPositionText(m_moves,
                                     {.encoding = "UTF-8", .boardSize = 15, .columnsSkipI = false});
        if (!game)
            return refuse(m_movesOffset + game.error().offset, game.error().reason);
        addRecord(std::move(game->record));
    }

    void addRecord(GameRecord record)
    {
        GameInfo& info = record.info();
        info.rule = Rule::Renju;
        info.openingRule = oneLine(m_rules[m_game->attribute("rule")]);
        info.players = {oneLine(m_players[m_game->attribute("black")]),
                        oneLine(m_players[m_game->attribute("white")])};
        const Tournament& tournament = m_tournaments[m_game->attribute("tournament")];
        info.event = oneLine(tournament.name);
        info.date = oneLine(tournament.year);
        info.round = oneLine(m_game->attribute("round"));
        info.result = resultOf(m_game->attribute("bresult"));
        if (!m_info.empty())
            record.editNotes(GameRecord::root()).comment = oneLine(m_info);
        m_games.games.push_back(std::move(record));
    }

    static GameResult resultOf(const std::string& points)
    {
        if (points == "1")
            return GameResult::win(Color::Black);
        if (points == "0")
            return GameResult::win(Color::White);
        return points == "0.5" ? GameResult::draw() : GameResult{};
    }

    static std::string joined(const std::string& name, const std::string& surname)
    {
        return name.empty() || surname.empty() ? name + surname : name + " " + surname;
    }

    static std::string oneLine(std::string text)
    {
        std::replace_if(
            text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
        return text;
    }

    void refuse(std::size_t offset, std::string reason)
    {
        m_games.refused.push_back(m_places.error(offset, std::move(reason)));
    }

    TextPlaces m_places;
    XmlScanner m_scanner;
    bool m_onlyFirst;
    std::map<std::string, std::string> m_players;
    std::map<std::string, std::string> m_rules;
    std::map<std::string, Tournament> m_tournaments;
    std::optional<Tag> m_game;  ///< While inside a game.
    std::string m_moves;
    std::string m_info;
    std::size_t m_movesOffset = 0;
    int m_count = 0;
    ReadGames m_games;
};

Expected<DecodedText> decodeXml(std::string_view bytes, const ReadOptions& options)
{
    const std::string_view head = bytes.substr(0, std::min(bytes.find('>'), bytes.size()));
    std::string_view wanted = options.encoding;
    const std::size_t at = head.find("encoding=");
    if (wanted.empty() && at != std::string_view::npos) {
        const std::string_view value = head.substr(std::min(at + 10, head.size()));
        wanted = value.substr(0, value.find_first_of("\"'"));
    }
    return decodeTexts(bytes, wanted);
}

}  // namespace

Expected<ReadGame> readRif(std::string_view bytes, const ReadOptions& options)
{
    const auto decoded = decodeXml(bytes, options);
    if (!decoded)
        return decoded.error();
    RifReader reader(decoded->text, true);
    reader.run();
    if (!reader.games().refused.empty())
        return reader.games().refused.front();
    if (reader.games().games.empty())
        return ParseError::inText(decoded->text, 0, "the file contains no games");
    return ReadGame{std::move(reader.games().games.front()), RecordFormat::Rif, reader.count()};
}

ReadGames readRifGames(std::string_view bytes, const ReadOptions& options)
{
    const auto decoded = decodeXml(bytes, options);
    if (!decoded)
        return {.refused = {decoded.error()}};
    RifReader reader(decoded->text, false);
    reader.run();
    return std::move(reader.games());
}

}  // namespace gomoku
