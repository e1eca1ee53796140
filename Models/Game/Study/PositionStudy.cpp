// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Game/Study/PositionStudy.h"

#include "Models/Review/Judge/Judge.h"
#include "Models/Review/Judge/Verdict.h"

namespace gomoku {

namespace {

/// A hint with all that is said of it.
struct ExplainedHint
{
    SearchReport report;
    MoveReason reason;
};

/// A line is shown step by step, and a single move is none. Searches that end early know no more.
void lengthen(const BoardManager& position, SearchLine& line, const std::atomic<bool>& stop)
{
    constexpr std::uint64_t kNodes = 20'000;
    if (isDecided(line.score) || line.moves.size() != 1)
        return;
    BoardManager board = position;
    board.makeMove(line.moves.front());
    if (const auto next = Judge().judge(board, kNodes, stop))
        line.moves.insert(line.moves.end(), next->line.begin(), next->line.end());
}

/// Finds out how the line ends if the game is decided, and why its first move is good. A win
/// without its five is not called one.
ExplainedHint explained(const BoardManager& position, SearchReport report,
                        const std::atomic<bool>& stop)
{
    if (report.lines.empty())
        return {report, {}};
    SearchLine& best = report.lines.front();
    if (isDecided(best.score) && !isComplete(best))
        best = playedOut(position, {best}, stop).front();
    lengthen(position, best, stop);
    const bool isKnown = !isDecided(best.score) || isComplete(best);
    MoveReason reason = reasonFor(position, {isKnown ? best.score : 0, best.moves});
    if (report.fromBook && reason.kind == HintReason::BestFound)
        reason.kind = HintReason::Book;
    return {report, reason};
}

}  // namespace

PositionStudy::PositionStudy(GomokuAI& ai, const ComputerSettings& settings, QObject* parent)
    : QObject(parent),
      m_analyst(ai, settings, this),
      m_threat(this),
      m_proofs(this),
      m_ends(this)
{
    connect(&m_analyst, &Analyst::progressed, this, &PositionStudy::progressed);
    connect(&m_analyst, &Analyst::hintFound, this, &PositionStudy::onHintFound);
    connect(&m_analyst, &Analyst::openingHintFound, this, &PositionStudy::openingHintFound);
    connect(&m_analyst, &Analyst::analysed, this, &PositionStudy::onAnalysed);
}

void PositionStudy::beginGame()
{
    forget();
    m_proven.clear();
}

void PositionStudy::findHint(const BoardManager& position)
{
    m_position = position;
    m_analyst.findHint(position);
}

void PositionStudy::findHint(const OpeningPlay& opening, Rule rule)
{
    m_analyst.findHint(opening, rule);
}

void PositionStudy::findThreat(const BoardManager& position)
{
    m_threat.ask(
        [position](const std::atomic<bool>& stop) { return threatAgainst(position, stop); },
        [this](const OpponentThreat& threat) { emit threatFound(threat); });
}

void PositionStudy::analyse(const BoardManager& position, int lines)
{
    m_position = position;
    m_analyst.analyse(position, lines);
    askProofs();
}

void PositionStudy::forget()
{
    m_analyst.forget();
    m_proofs.drop();
    m_analysis = {};
    m_provenPlies = 0;
    m_threat.drop();
    m_ends.drop();
}

void PositionStudy::waitForDone()
{
    m_threat.waitForDone();
    m_ends.waitForDone();
    m_proofs.waitForDone();
}

// Hints.

void PositionStudy::onHintFound(const SearchReport& report)
{
    SearchReport known = report;
    m_proven.complete(m_position, known);
    m_ends.ask([position = m_position,
                known](const std::atomic<bool>& stop) { return explained(position, known, stop); },
               [this](const ExplainedHint& hint) { tellHint(hint.report, hint.reason); });
}

void PositionStudy::tellHint(const SearchReport& report, const MoveReason& reason)
{
    if (!report.lines.empty() && isComplete(report.lines.front()))
        m_proven.remember(m_position, report.lines.front().moves);
    emit hintFound(report, reason);
}

// Analysis.

/// Is the position part of the solved game?
void PositionStudy::askProofs()
{
    m_proofs.ask(m_position, 0, ProofInquiry::Deadline::max(),
                 [this](const std::optional<proof::ProvenMove>& win) {
                     m_provenPlies = win ? win->plies : 0;
                     if (win)
                         tellAnalysis();
                 });
}

void PositionStudy::onAnalysed(const SearchReport& report)
{
    m_analysis = report;
    tellAnalysis();
    finishLines();
}

SearchReport PositionStudy::completedAnalysis() const
{
    SearchReport report = m_analysis;
    m_proven.complete(m_position, report);
    return report;
}

void PositionStudy::tellAnalysis()
{
    SearchReport report = completedAnalysis();
    report.provenPlies = m_provenPlies;
    emit analysed(report);
}

/// A decided line without its end is played out beside the search, the best one first.
void PositionStudy::finishLines()
{
    if (m_ends.isOpen())
        return;
    const std::vector<SearchLine> open = m_proven.unfinished(m_position, completedAnalysis());
    if (open.empty())
        return;
    m_ends.ask(
        [position = m_position, line = open.front()](const std::atomic<bool>& stop) {
            return playedOut(position, {line}, stop).front();
        },
        [this](const SearchLine& line) { takeLine(line); });
}

void PositionStudy::takeLine(const SearchLine& line)
{
    if (isComplete(line) && endsWithFive(m_position, line.moves, line.score))
        m_proven.remember(m_position, line.moves);
    else
        m_proven.giveUp(m_position, line);
    tellAnalysis();
    finishLines();
}

}  // namespace gomoku
