// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Review/ReviewRecord.h"

#include "Models/Core/Ascii.h"
#include "Models/Review/Judge/WinCurve.h"
#include "Models/Rules/OpeningPlay.h"

#include <algorithm>

namespace gomoku {

namespace {

constexpr const char* kReviewed = "REVIEW";
constexpr const char* kDoubtful = "DO";
constexpr const char* kBad = "BM";
constexpr const char* kGood = "TE";

/// The node that the reviewed moves start from, and the nodes of these moves.
struct ReviewedNodes
{
    NodeId start = GameRecord::root();
    std::vector<NodeId> moves{};
};

ReviewedNodes nodesOf(const GameRecord& record)
{
    ReviewedNodes nodes;
    for (const NodeId node : record.mainLine()) {
        if (!record.notes(node).setup.isEmpty())
            nodes = {node, {}};
        else if (record.move(node))
            nodes.moves.push_back(node);
    }
    return nodes;
}

/// The nodes after `start` that play these moves, as many of them as there are in a row.
std::vector<NodeId> nodesPlaying(const GameRecord& record, NodeId start,
                                 const std::vector<RecordedMove>& moves)
{
    std::vector<NodeId> nodes;
    NodeId node = start;
    for (const RecordedMove& move : moves) {
        node = record.childPlaying(node, move);
        if (node.isNone())
            break;
        nodes.push_back(node);
    }
    return nodes;
}

/// The line that was reviewed, wherever it stands in the tree by now: the main line if that begins
/// with these moves, or another one from the same start.
std::optional<ReviewedNodes> nodesOf(const GameRecord& record,
                                     const std::vector<RecordedMove>& moves, int firstMove)
{
    ReviewedNodes nodes = nodesOf(record);
    if (record.moveNumber(nodes.start) != firstMove)
        return std::nullopt;
    const bool isMain = nodes.moves.size() >= moves.size()
        && std::equal(moves.begin(), moves.end(), nodes.moves.begin(),
                      [&](const RecordedMove& move, NodeId node) {
                          return *record.move(node) == move;
                      });
    if (!isMain)
        nodes.moves = nodesPlaying(record, nodes.start, moves);
    if (nodes.moves.size() < moves.size())
        return std::nullopt;
    nodes.moves.resize(moves.size());
    return nodes;
}

std::vector<RecordedMove> movesOf(const GameReview& review)
{
    std::vector<RecordedMove> moves;
    for (const MoveReview& move : review.moves)
        moves.push_back({move.point, move.mover});
    return moves;
}

std::vector<RecordedMove> playedMovesOf(const ReviewedGame& game)
{
    return {game.moves.begin(),
            game.moves.begin() + static_cast<std::ptrdiff_t>(game.playedMoves())};
}

NodeId lastOf(const ReviewedNodes& nodes)
{
    return nodes.moves.empty() ? nodes.start : nodes.moves.back();
}

/// Stones that were placed under the record's opening rule: nobody played them to win.
int openingMovesOf(const GameInfo& info)
{
    const auto rule = parseOpeningRule(info.openingRule);
    const auto actions = parseOpeningActions(info.openingActions);
    if (!rule || !actions || *rule == OpeningRule::Free || info.boardSize < smallestBoardFor(*rule))
        return 0;
    const auto play = OpeningPlay::replayed(*rule, info.boardSize, *actions);
    return play ? static_cast<int>(play->moves().size()) : 0;
}

// ---- marks

void setMark(NodeNotes& notes, const char* name, std::optional<std::string> value)
{
    std::erase_if(notes.foreign, [&](const ForeignProperty& mark) { return mark.name == name; });
    if (value)
        notes.foreign.push_back({name, {*value}});
}

std::optional<std::string> markOf(const NodeNotes& notes, const char* name)
{
    for (const ForeignProperty& mark : notes.foreign)
        if (mark.name == name)
            return mark.values.empty() ? std::string() : mark.values.front();
    return std::nullopt;
}

void setVerdict(NodeNotes& notes, Verdict verdict)
{
    setMark(notes, kDoubtful, std::nullopt);
    setMark(notes, kBad, std::nullopt);
    if (verdict == Verdict::Inaccuracy)
        setMark(notes, kDoubtful, "");
    if (isMistakeOrWorse(verdict))
        setMark(notes, kBad, verdict == Verdict::Blunder ? "2" : "1");
    setMark(notes, kGood, verdict == Verdict::OnlyMove ? std::optional("2") : std::nullopt);
}

Verdict verdictIn(const NodeNotes& notes)
{
    if (const auto bad = markOf(notes, kBad))
        return *bad == "2" ? Verdict::Blunder : Verdict::Mistake;
    if (markOf(notes, kDoubtful))
        return Verdict::Inaccuracy;
    return markOf(notes, kGood) == "2" ? Verdict::OnlyMove : Verdict::Ok;
}

std::string looksText(const GameReview& review)
{
    return std::to_string(review.nodes) + ':' + std::to_string(review.secondNodes);
}

bool readLooks(std::string_view text, GameReview& review)
{
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto first = parseNumber<std::uint64_t>(text.substr(0, colon));
    const auto second = parseNumber<std::uint64_t>(text.substr(std::min(colon + 1, text.size())));
    if (!first || !second)
        return false;
    review.nodes = *first;
    review.secondNodes = *second;
    return true;
}

// ---- variations

void addBetterLine(GameRecord& record, NodeId parent, const MoveReview& move)
{
    std::vector<RecordedMove> line;
    for (const Point point : move.betterLine)
        line.push_back({point, line.size() % 2 == 0 ? move.mover : opponent(move.mover)});
    record.addLine(parent, line);
    NodeNotes& notes = record.editNotes(record.childPlaying(parent, line.front()));
    if (!markOf(notes, kGood))
        setMark(notes, kGood, "1");
    if (move.scoreBefore)
        notes.evaluation = move.mover == Color::Black ? *move.scoreBefore : -*move.scoreBefore;
}

std::vector<Point> betterLineAt(const GameRecord& record, NodeId parent)
{
    for (NodeId node : record.children(parent)) {
        if (!markOf(record.notes(node), kGood))
            continue;
        std::vector<Point> line;
        for (; !node.isNone(); node = record.firstChild(node))
            if (const auto& move = record.move(node))
                line.push_back(move->point);
        return line;
    }
    return {};
}

std::optional<Score> scoreFor(Color color, std::optional<Score> blackScore)
{
    if (!blackScore)
        return std::nullopt;
    return color == Color::Black ? *blackScore : -*blackScore;
}

void readMove(const GameRecord& record, const ReviewedGame& game, NodeId node, std::size_t place,
              GameReview& review)
{
    const WinCurve curve = WinCurve::under(game.rule);
    MoveReview move{.point = game.moves[place].point, .mover = game.moves[place].color};
    move.scoreBefore = scoreFor(move.mover, review.blackScores[place]);
    move.scoreAfter = scoreFor(move.mover, review.blackScores[place + 1]);
    if (move.scoreBefore)
        move.chanceBefore = curve.chance(*move.scoreBefore, move.mover);
    if (move.scoreAfter)
        move.chanceAfter = curve.chance(*move.scoreAfter, move.mover);
    if (place >= static_cast<std::size_t>(game.openingMoves))
        move.verdict = verdictIn(record.notes(node));
    if (isMarked(move.verdict)) {
        move.betterLine = betterLineAt(record, record.parent(node));
        move.reason
            = reasonFor(game.positionAfter(place), {move.scoreBefore.value_or(0), move.betterLine});
        const BoardManager after = game.positionAfter(place + 1);
        const auto score = scoreFor(after.sideToMove(), review.blackScores[place + 1]);
        move.allowed = allowedWin(after, score.value_or(0));
    }
    review.moves.push_back(std::move(move));
}

}  // namespace

ReviewedGame reviewedGame(const GameRecord& record, Rule rule)
{
    const ReviewedNodes nodes = nodesOf(record);
    ReviewedGame game{.rule = record.info().rule.value_or(rule),
                      .start = record.position(nodes.start)};
    for (const NodeId node : nodes.moves)
        game.moves.push_back(*record.move(node));
    if (nodes.start == GameRecord::root())
        game.openingMoves = openingMovesOf(record.info());
    game.firstMove = record.moveNumber(nodes.start);
    return game;
}

bool attachReview(GameRecord& record, const GameReview& review)
{
    const auto nodes = nodesOf(record, movesOf(review), review.firstMove);
    if (!nodes)
        return false;
    if (playedMovesOf(reviewedGame(record, review.rule)) == movesOf(review))
        setMark(record.editNotes(GameRecord::root()), kReviewed, looksText(review));
    record.editNotes(nodes->start).evaluation = review.blackScores.front();
    for (std::size_t i = 0; i < review.moves.size(); ++i) {
        NodeNotes& notes = record.editNotes(nodes->moves[i]);
        notes.evaluation = review.blackScores[i + 1];
        setVerdict(notes, review.moves[i].verdict);
    }
    for (std::size_t i = 0; i < review.moves.size(); ++i)
        if (!review.moves[i].betterLine.empty())
            addBetterLine(record, record.parent(nodes->moves[i]), review.moves[i]);
    setMark(record.editNotes(lastOf(*nodes)), kReviewed, looksText(review));
    return true;
}

std::optional<GameReview> reviewOf(const GameRecord& record, Rule rule)
{
    return reviewOf(record, reviewedGame(record, rule));
}

std::optional<GameReview> reviewOf(const GameRecord& record, const ReviewedGame& game)
{
    const auto nodes = nodesOf(record, playedMovesOf(game), game.firstMove);
    const auto looks = nodes ? markOf(record.notes(lastOf(*nodes)), kReviewed) : std::nullopt;
    GameReview review{.rule = game.rule};
    review.firstMove = game.firstMove;
    if (!looks || !readLooks(*looks, review))
        return std::nullopt;
    review.blackScores.push_back(record.notes(nodes->start).evaluation);
    for (const NodeId node : nodes->moves)
        review.blackScores.push_back(record.notes(node).evaluation);
    if (!std::all_of(review.blackScores.begin(), review.blackScores.end(),
                     [](const auto& score) { return score.has_value(); }))
        return std::nullopt;
    for (std::size_t i = 0; i < nodes->moves.size(); ++i)
        readMove(record, game, nodes->moves[i], i, review);
    summarise(review, game);
    review.isComplete = true;
    return review;
}

NodeId reviewedNode(const GameRecord& record, const GameReview& review, int moves,
                    const std::vector<Point>& line)
{
    const auto nodes = nodesOf(record, movesOf(review), review.firstMove);
    if (!nodes)
        return NodeId();
    const std::vector<NodeId> path = record.pathTo(lastOf(*nodes));
    const auto found = std::find_if(path.begin(), path.end(),
                                    [&](NodeId node) { return record.moveNumber(node) == moves; });
    NodeId node = found == path.end() ? NodeId() : *found;
    const auto place = static_cast<std::size_t>(std::max(0, moves - review.firstMove));
    Color color = place < review.moves.size() ? review.moves[place].mover : Color::Black;
    for (auto point = line.begin(); point != line.end() && !node.isNone(); ++point) {
        node = record.childPlaying(node, {*point, color});
        color = opponent(color);
    }
    return node;
}

}  // namespace gomoku
