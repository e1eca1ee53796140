// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Protocol/Brain.h"

#include "Models/Core/Ascii.h"
#include "Models/Protocol/BrainReports.h"
#include "Models/Protocol/GomocupText.h"
#include "Models/Rules/ForbiddenPoints.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace gomoku {

namespace {

constexpr std::size_t kMostWaiting = 4096;  ///< A few whole boards, one line per stone.
constexpr int kMostLines = 32;

/// "nn" for each coordinate, as YXSHOWFORBID wants it.
std::string twoDigits(int number)
{
    return {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
}

}  // namespace

BrainOutput Brain::receive(std::string_view line)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (line.starts_with(kByteOrderMark))
        line.remove_prefix(kByteOrderMark.size());
    if (!trimmed(line).empty())
        handle(std::string(line));
    return std::exchange(m_output, {});
}

BrainOutput Brain::receiveTooLongLine()
{
    const std::string why = "lines are limited to " + std::to_string(kLongestLine) + " characters";
    if (m_block)
        m_block->spoil(why);
    else
        error(why);
    return std::exchange(m_output, {});
}

std::vector<std::string> Brain::progressed(std::uint64_t ticket, const SearchReport& report) const
{
    std::vector<std::string> lines;
    if (!isAnswerTo(ticket))
        return lines;
    if (m_options.showsRealtime())
        lines = gomocup::realtimeLines(report, m_game.size());
    if (m_options.showsDetail())
        for (std::string& line : gomocup::detailLines(report, m_game.size()))
            lines.push_back(std::move(line));
    return lines;
}

BrainOutput Brain::finished(std::uint64_t ticket, const SearchReport& report)
{
    if (!isAnswerTo(ticket))
        return {};
    m_options.chargeMatch(report.elapsed);
    answer(report);
    return goOn();
}

BrainOutput Brain::finished(std::uint64_t ticket, const std::vector<Point>& swap2Answer,
                            std::chrono::milliseconds elapsed)
{
    if (!isAnswerTo(ticket))
        return {};
    m_options.chargeMatch(elapsed);
    say(swap2Answer.empty() ? "SWAP" : gomocup::textOf(swap2Answer, m_game.size()));
    return goOn();
}

bool Brain::isAnswerTo(std::uint64_t ticket) const
{
    return m_thought == ticket;
}

BrainOutput Brain::goOn()
{
    m_thought.reset();
    while (!m_waiting.empty() && !m_thought) {
        const std::string line = std::move(m_waiting.front());
        m_waiting.pop_front();
        handle(line);
    }
    return std::exchange(m_output, {});
}

void Brain::handle(const std::string& line)
{
    const GomocupCommand command = GomocupCommand::parse(line);
    if (m_thought)
        return handleWhileThinking(command, line);
    if (m_block && (command.kind == Kind::Unknown || command.kind == Kind::Done))
        return readBlock(line);
    if (m_block) {
        m_block.reset();
        error("DONE is missing before " + command.word);
    }
    dispatch(command);
}

void Brain::handleWhileThinking(const GomocupCommand& command, const std::string& line)
{
    const bool urgent = command.startsGame() || command.kind == Kind::Stop
        || command.kind == Kind::End || (command.isImmediate() && m_waiting.empty());
    if (urgent) {
        dispatch(command);
    } else if (m_waiting.size() < kMostWaiting) {
        m_waiting.push_back(line);
    } else {
        error("too many commands while thinking");
    }
}

void Brain::dispatch(const GomocupCommand& command)
{
    switch (command.kind) {
    case Kind::Unknown:
        return say("UNKNOWN command " + gomocup::quoted(command.word));
    case Kind::Start:
    case Kind::RectStart:
        return start(command.arguments);
    case Kind::Info:
        return info(command.arguments);
    case Kind::About:
        return about();
    case Kind::ShowInfo:
        return showInfo();
    case Kind::HashClear:
        m_output.forgetTable = true;
        return;
    case Kind::Stop:
        m_output.stopThinking = m_thought.has_value();
        return;
    case Kind::End:
        m_output.stopThinking = true;
        m_output.ended = true;
        return;
    default:
        if (!m_game.isRunning())
            return error("no game: " + command.word + " must follow START");
        return dispatchInGame(command);
    }
}

void Brain::dispatchInGame(const GomocupCommand& command)
{
    if (command.opensBlock()) {
        m_block.emplace(command.kind, m_game.size());
        return readBlock(command.arguments);
    }
    switch (command.kind) {
    case Kind::Restart:
        return restart();
    case Kind::Begin:
        return begin();
    case Kind::Turn:
        return turn(command.arguments);
    case Kind::Play:
        return play(command.arguments);
    case Kind::TakeBack:
        return takeBack(command.arguments);
    case Kind::NBest:
        return nBest(command.arguments);
    case Kind::BlockReset:
        return m_blocked.clear();
    case Kind::ShowForbid:
        return showForbidden();
    default:
        return error(command.word + " without a block to end");
    }
}

void Brain::start(const std::string& arguments)
{
    std::string numbers = arguments;
    std::replace(numbers.begin(), numbers.end(), ' ', ',');
    const auto sizes = gomocup::parseNumbers(numbers);
    if (!sizes || sizes->size() > 2)
        return error("the size " + gomocup::quoted(arguments) + " cannot be read");
    if (sizes->front() != sizes->back())
        return error("the board must be square");
    const int size = sizes->front();
    if (size < kMinBoardSize || size > kMaxBoardSize)
        return error("the size must be " + std::to_string(kMinBoardSize) + " to "
                     + std::to_string(kMaxBoardSize) + ", not " + std::to_string(size));
    startGame(size);
}

void Brain::restart()
{
    startGame(m_game.size());
}

void Brain::startGame(int boardSize)
{
    m_output.stopThinking = m_thought.has_value();
    m_thought.reset();  // a move of the old game is no longer wanted
    m_waiting.clear();
    m_game = BrainGame(boardSize);
    m_blocked.clear();
    m_block.reset();
    m_options.startGame();
    m_output.forgetTable = true;
    m_output.expectedRules = {m_options.rule()};
    // What follows START may allow very little, and a peak of memory cannot be taken back.
    adjustTable(m_options.knowsTurn() ? m_options.tableMegabytes() : BrainOptions::kLeastTable);
    say("OK");
}

void Brain::begin()
{
    if (!m_game.isEmpty())
        return error("BEGIN needs an empty board");
    think(m_game);
}

void Brain::turn(const std::string& arguments)
{
    const auto point = freePoint(arguments, "TURN");
    if (!point)
        return;
    if (m_game.isOver(m_options.rule()))
        return error("TURN: the game is over");
    m_game.place(*point);
    think(m_game);
}

void Brain::play(const std::string& arguments)
{
    if (const auto point = freePoint(arguments, "PLAY")) {
        m_game.place(*point);
        say(gomocup::textOf(*point, m_game.size()));
    }
}

void Brain::takeBack(const std::string& arguments)
{
    const auto point = gomocup::parsePoint(arguments, m_game.size());
    if (!point)
        return error("TAKEBACK: " + gomocup::quoted(arguments) + " is not on the board");
    if (*point != m_game.lastStone())
        return error("TAKEBACK: the last stone is not on " + gomocup::quoted(arguments));
    m_game.takeBack();
    say("OK");
}

void Brain::nBest(const std::string& arguments)
{
    const auto lines = gomocup::parseInteger(arguments);
    if (!lines || *lines < 1)
        return error("YXNBEST: " + gomocup::quoted(arguments) + " is not a number of lines");
    think(m_game, static_cast<int>(std::min<std::int64_t>(*lines, kMostLines)));
}

void Brain::info(const std::string& arguments)
{
    const Rule before = m_options.rule();
    if (const auto why = m_options.set(arguments))
        error(*why);
    if (m_thought || !m_game.isRunning())
        return;
    if (m_options.rule() != before)
        m_output.expectedRules = {m_options.rule()};
    if (m_options.tableMegabytes() < m_tableMegabytes)
        adjustTable(m_options.tableMegabytes());
}

void Brain::about()
{
    say("name=\"Gomoku\", version=\"" GOMOKU_VERSION
        "\", author=\"The Gomoku developers\", country=\"EU\"");
}

void Brain::showInfo()
{
    say("MESSAGE INFO MAX_THREAD_NUM " + std::to_string(kMaxSearchThreads));
    // As a power of two in kilobytes.
    const int power = std::bit_width(BrainOptions::kLargestTable) - 1 + 10;
    say("MESSAGE INFO MAX_HASH_SIZE " + std::to_string(power));
}

void Brain::showForbidden()
{
    std::string text = "FORBID ";
    const BoardManager position = m_game.position(m_options.rule());
    if (hasFouls(position.rule(), position.sideToMove()))
        for (const ForbiddenPoint& forbidden : forbiddenPoints(position.grid()))
            text += twoDigits(forbidden.point.column())
                + twoDigits(m_game.size() - 1 - forbidden.point.row());
    say(text + '.');
}

void Brain::readBlock(std::string_view text)
{
    if (!m_block->read(text))
        return;
    const PointBlock block = *std::exchange(m_block, std::nullopt);
    if (!block.error().empty())
        return error(block.error());
    closeBlock(block);
}

void Brain::closeBlock(const PointBlock& block)
{
    switch (block.kind()) {
    case Kind::Board:
        m_game.setUp(block.entries(), true);
        return think(m_game);
    case Kind::YxBoard:
        return m_game.setUp(block.entries(), false);
    case Kind::Swap2Board:
        return swap2(block.entries());
    default:
        return this->block(block.entries(), block.kind() == Kind::Block);
    }
}

void Brain::swap2(const std::vector<PointBlock::Entry>& entries)
{
    if (!entries.empty() && entries.size() != 3 && entries.size() != 5)
        return error("SWAP2BOARD: 0, 3 or 5 stones, not " + std::to_string(entries.size()));
    Swap2Question question{m_game.size(), m_options.rule()};
    for (const PointBlock::Entry& entry : entries)
        question.stones.push_back(entry.point);
    think(BrainGame(m_game.size()));
    m_output.task->swap2 = std::move(question);
}

void Brain::block(const std::vector<PointBlock::Entry>& entries, bool blocked)
{
    for (const PointBlock::Entry& entry : entries) {
        std::erase(m_blocked, entry.point);
        if (blocked)
            m_blocked.push_back(entry.point);
    }
}

void Brain::think(const BrainGame& game, int lines)
{
    if (game.isOver(m_options.rule()))
        return error("the game is over");
    adjustTable(m_options.tableMegabytes());  // now all options are known
    m_thought = ++m_lastTicket;
    BrainTask task{m_lastTicket, game.position(m_options.rule()), m_options.limits()};
    task.limits.lines = lines;
    task.limits.excluded = m_blocked;
    task.limits.excluded.insert(task.limits.excluded.end(), game.closedPoints().begin(),
                                game.closedPoints().end());
    task.limits.randomSeed = m_seed + m_lastTicket;
    task.isPerfect = m_options.playsPerfect() && lines == 1 && task.limits.excluded.empty();
    m_output.task = std::move(task);
}

void Brain::answer(const SearchReport& report)
{
    const Point move = m_game.legalMove(m_options.rule(), report.bestMove());
    if (move.isNone())
        return error("no legal move");
    m_game.place(move);
    say(gomocup::textOf(move, m_game.size()));
}

void Brain::adjustTable(std::size_t megabytes)
{
    if (megabytes != m_tableMegabytes)
        m_output.tableMegabytes = m_tableMegabytes = megabytes;
}

std::optional<Point> Brain::freePoint(const std::string& text, std::string_view word)
{
    const auto point = gomocup::parsePoint(text, m_game.size());
    if (point && m_game.isFree(*point))
        return point;
    error(std::string(word) + ": " + gomocup::quoted(text)
          + (point ? " is occupied" : " is not on the board"));
    return std::nullopt;
}

}  // namespace gomoku
