// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Formats/HtmlExport.h"
#include "Tests/Support/Engine/Positions/RandomRecord.h"

#include <gtest/gtest.h>

namespace gomoku {

namespace {

std::size_t occurrences(const std::string& text, std::string_view part)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

/// The JSON that the page's script reads.
std::string dataOf(const std::string& page)
{
    const std::string_view opening = "id=\"game\">";
    const std::size_t start = page.find(opening) + opening.size();
    return page.substr(start, page.find("</script>", start) - start);
}

/// The page as we have written it. Whether the engine is in it depends on the build, and the
/// helpers around the engine know how to fetch, though they never have to.
std::string withoutEngine(std::string page)
{
    const std::string_view opening = "id=\"engine\">";
    const std::size_t start = page.find(opening) + opening.size();
    return page.erase(start, page.find("</script>", start) - start);
}

}  // namespace

TEST(HtmlExport, HoldsEveryNodeWithItsParent)
{
    GameRecord record(15, Rule::Renju);
    record.info().players = {"Ada", "Bo"};
    record.info().result = GameResult::win(Color::White, GameResult::Reason::Time);
    const NodeId h8 = record.addMove(GameRecord::root(), {*Point::parse("h8"), Color::Black});
    record.addMove(h8, {*Point::parse("i9"), Color::White});
    const NodeId other = record.addMove(h8, {Point(), Color::White});
    record.editNotes(other).comment = "two\nlines";
    record.editNotes(other).timeUsed = Milliseconds(1500);
    record.editNotes(h8).addMark({*Point::parse("a1"), BoardMark::Kind::Label, "A"});
    const std::string page = writeHtml(record);
    EXPECT_EQ(dataOf(page),
              "{\"size\":15,\"rule\":\"renju\",\"title\":\"Ada \u2013 "
              "Bo\",\"about\":\"renju\",\"result\":\"%1 wins on "
              "time\",\"winner\":\"W\",\"players\":{\"B\":{\"name\":\"Ada\",\"rank\":\"\"},\"W\":"
              "{\"name\":\"Bo\",\"rank\":\"\"}},\"nodes\":[\n{\"parent\":-1},\n"
              "{\"parent\":0,\"move\":{\"x\":7,\"y\":7,\"c\":\"B\"},\"marks\":[{\"x\":0,\"y\":0,"
              "\"kind\":\"L\",\"text\":\"A\"}]},\n"
              "{\"parent\":1,\"move\":{\"x\":8,\"y\":8,\"c\":\"W\"}},\n"
              "{\"parent\":1,\"move\":{\"x\":-1,\"y\":-1,\"c\":\"W\"},\"comment\":\"two\\nlines\","
              "\"used\":\"1.5\"}]}");
    EXPECT_EQ(occurrences(page, "<title>Ada \u2013 Bo</title>"), 1U);
}

TEST(HtmlExport, NeedsNothingFromOutside)
{
    const std::string whole = writeHtml(GameRecord());
    EXPECT_EQ(occurrences(whole, "http"), 1U);
    const std::string page = withoutEngine(whole);
    for (const char* reference : {"src=", "href=", "@import", "url(http", "fetch("})
        EXPECT_EQ(occurrences(page, reference), 0U) << reference;
    // The one address is the name of the SVG namespace.
    EXPECT_EQ(occurrences(page, "http"), 1U);
}

TEST(HtmlExport, SpeaksTheLanguagesOfTheWindow)
{
    const std::string page = withoutEngine(writeHtml(GameRecord()));
    EXPECT_EQ(occurrences(page, "{{"), 0U) << "every place is filled";
    for (const char* language : {"cs", "de", "es", "et", "fr", "ja", "ko", "pl", "pt_BR", "ru",
                                 "tr", "vi", "zh_CN", "zh_TW"})
        EXPECT_EQ(occurrences(page, '"' + std::string(language) + "\":{"), 1U) << language;
    EXPECT_EQ(occurrences(page, "\"Black wins\":"), 14U) << "no language lacks it";
}

// The page looks these up in the reader's language; test-web shows them.
TEST(HtmlExport, EveryWayToEndAGameHasItsWordsInEveryLanguage)
{
    using Reason = GameResult::Reason;
    const GameResult results[]{GameResult::draw(),
                               GameResult::win(Color::Black),
                               GameResult::win(Color::White),
                               GameResult::win(Color::Black, Reason::Resignation),
                               GameResult::win(Color::White, Reason::Time),
                               GameResult::win(Color::Black, Reason::Forfeit)};
    for (const GameResult& result : results) {
        GameRecord record;
        record.info().result = result;
        const std::string page = withoutEngine(writeHtml(record));
        const std::string_view opening = "\"result\":\"";
        const std::string data = dataOf(page);
        const std::size_t start = data.find(opening) + opening.size();
        const std::string text = data.substr(start, data.find('"', start) - start);
        EXPECT_FALSE(text.empty());
        EXPECT_EQ(occurrences(page, '"' + text + "\":"), 14U) << text;
    }
}

TEST(HtmlExport, TextsCannotBecomeMarkup)
{
    GameRecord record;
    record.info().gameName = "</title><script>alert(1)</script>";
    record.info().players.black = "</script><script>alert(2)</script>";
    record.editNotes(GameRecord::root()).comment = "<!-- \"quoted\" \\ & \x01 -->";
    const std::string page = writeHtml(record);
    EXPECT_EQ(occurrences(page, "<script>"), 1U);
    EXPECT_EQ(occurrences(page, "</script>"), 4U);
    EXPECT_EQ(occurrences(page, "<!--"), 0U);
    EXPECT_EQ(occurrences(page, "\\u003c!-- \\\"quoted\\\" \\\\ \\u0026 \\u0001 --\\u003e"), 1U);
}

}  // namespace gomoku
