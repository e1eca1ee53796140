// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/EvalGraph.h"

#include "UI/Panels/EvalPlot.h"
#include "UI/Text/MessageText.h"
#include "UI/Text/ValueText.h"

#include <QVBoxLayout>

namespace gomoku {

namespace {

/// Less than this would be shown as 50 %, which is no lead.
constexpr double kLeastLead = 0.505;

}  // namespace

EvalGraph::EvalGraph(QWidget* parent) : Card(parent), m_plot(new EvalPlot(this))
{
    body()->addWidget(m_plot, 1);
    connect(m_plot, &EvalPlot::moveChosen, this, &EvalGraph::moveChosen);
    connect(m_plot, &EvalPlot::hovered, this,
            [this](std::optional<int> moves) { tell(moves.value_or(m_shown)); });
    retranslate();
}

void EvalGraph::setGame(const GameSnapshot& snapshot, const EvaluationHistory& history)
{
    m_scores = history.blackScores(snapshot);
    m_shown = snapshot.shown;
    m_end = snapshot.aside ? GameOutcome{} : snapshot.result;
    m_plot->setScores(m_scores, m_shown);
    m_plot->setJudgements(history.judgements(snapshot));
    tell(m_shown);
}

void EvalGraph::tell(int moves)
{
    const auto at = static_cast<std::size_t>(moves);
    if (m_end.isOver() && at + 1 == m_scores.size()) {
        // What is over needs no estimate.
        setNote(tr("Move %1 · %2").arg(moves).arg(MessageText::winner(m_end)));
        m_plot->setAccessibleDescription(note());
        return;
    }
    if (at >= m_scores.size() || !m_scores[at]) {
        setNote(moves > 0 ? tr("Move %1").arg(moves) : QString());
        return;
    }
    const Score score = *m_scores[at];
    const double chance = winChance(std::abs(score));
    const Color ahead = score >= 0 ? Color::Black : Color::White;
    setNote(chance < kLeastLead
                ? tr("Move %1 · even").arg(moves)
                : tr("Move %1 · %2 %3 · %4")
                      .arg(moves)
                      .arg(ValueText::color(ahead), ValueText::score(std::abs(score)),
                           ValueText::percent(chance)));
    m_plot->setAccessibleDescription(note());
}

void EvalGraph::retranslate()
{
    setTitle(tr("Advantage"));
    m_plot->setAccessibleName(tr("Advantage over the game, Black above, White below"));
    tell(m_shown);
}

}  // namespace gomoku
