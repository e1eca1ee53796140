// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Protocol/BrainGame.h"
#include "Models/Protocol/BrainOptions.h"
#include "Models/Protocol/GomocupCommand.h"
#include "Models/Protocol/Swap2.h"
#include "Models/Search/SearchTypes.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gomoku {

/// A task for the search; the brain continues to read commands meanwhile.
struct BrainTask
{
    std::uint64_t ticket = 0;  ///< To be handed back with what was found.
    BoardManager position{};
    SearchLimits limits{};
    std::optional<Swap2Question> swap2{};  ///< To be answered instead of finding a move.
    bool isPerfect = false;  ///< Where a proof says what to play, that is to be played.
};

/// What a line of the manager, or the end of a search, leads to. To be carried out in the order of
/// the members.
struct BrainOutput
{
    bool stopThinking = false;  ///< The search must stop now; it still reports.
    bool forgetTable = false;
    std::optional<std::size_t> tableMegabytes{};  ///< The table is to have this size.
    std::vector<Rule>
        expectedRules{};  ///< Whatever is slow the first time under them is to be done.
    std::vector<std::string> lines{};  ///< To be written and flushed.
    std::optional<BrainTask> task{};
    bool ended = false;  ///< The program must exit at once.

    /// Takes time that a manager does not count as a turn if it has to wait for our answer.
    [[nodiscard]] bool needsPreparation() const
    {
        return forgetTable || tableMegabytes || !expectedRules.empty();
    }
};

/// A Gomocup engine without its streams, threads and search: text and findings in, text and tasks
/// out. Not thread-safe; at most one task is under way.
class Brain
{
public:
    /// The longest line worth reading: a full board in one line is half as long.
    static constexpr std::size_t kLongestLine = 16384;

    /// Another seed gives other openings.
    explicit Brain(std::uint64_t seed = 0) : m_seed(seed) { }

    BrainOutput receive(std::string_view line);
    BrainOutput receiveTooLongLine();
    /// Lines about a search under way; none unless INFO show_detail asked for them.
    [[nodiscard]] std::vector<std::string> progressed(std::uint64_t ticket,
                                                      const SearchReport& report) const;
    /// The answer of a task. A late answer, from an earlier game, is ignored.
    BrainOutput finished(std::uint64_t ticket, const SearchReport& report);
    /// The same for a task with a Swap2 question: the points of answerSwap2().
    BrainOutput finished(std::uint64_t ticket, const std::vector<Point>& swap2Answer,
                         std::chrono::milliseconds elapsed);

    [[nodiscard]] bool isThinking() const noexcept { return m_thought.has_value(); }

private:
    using Kind = GomocupCommand::Kind;

    void handle(const std::string& line);
    void handleWhileThinking(const GomocupCommand& command, const std::string& line);
    void dispatch(const GomocupCommand& command);
    void dispatchInGame(const GomocupCommand& command);

    void start(const std::string& arguments);
    void restart();
    void startGame(int boardSize);
    void begin();
    void turn(const std::string& arguments);
    void play(const std::string& arguments);
    void takeBack(const std::string& arguments);
    void nBest(const std::string& arguments);
    void info(const std::string& arguments);
    void about();
    void showInfo();
    void showForbidden();

    void readBlock(std::string_view text);
    void closeBlock(const PointBlock& block);
    void swap2(const std::vector<PointBlock::Entry>& entries);
    void block(const std::vector<PointBlock::Entry>& entries, bool blocked);

    void think(const BrainGame& game, int lines = 1);
    void answer(const SearchReport& report);
    [[nodiscard]] bool isAnswerTo(std::uint64_t ticket) const;
    BrainOutput goOn();  ///< With what came while we were thinking.
    void adjustTable(std::size_t megabytes);
    [[nodiscard]] std::optional<Point> freePoint(const std::string& text, std::string_view word);
    void say(std::string line) { m_output.lines.push_back(std::move(line)); }
    void error(const std::string& why) { say("ERROR " + why); }

    BrainGame m_game;
    BrainGame m_asked;  ///< What is being thought about: the game, or a Swap2 question.
    BrainOptions m_options;
    std::vector<Point> m_blocked;
    std::optional<PointBlock> m_block;  ///< Being read.
    std::optional<std::uint64_t> m_thought;  ///< The ticket of the task under way.
    std::uint64_t m_lastTicket = 0;
    std::uint64_t m_seed;
    std::size_t m_tableMegabytes = 0;  ///< As last asked for; 0: never.
    std::deque<std::string> m_waiting;  ///< Commands that have to wait until after the search.
    BrainOutput m_output;
};

}  // namespace gomoku
