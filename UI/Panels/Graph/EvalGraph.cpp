// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Graph/EvalGraph.h"

#include "Models/Review/Judge/WinCurve.h"
#include "UI/Panels/Graph/EvalPlot.h"
#include "UI/Text/Game/MessageText.h"
#include "UI/Text/ValueText.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace gomoku {

namespace {

constexpr int kWidthForGraphTitle = 400;  ///< For the whole title beside "Judging… 24 of 60".

/// By moves on the board, 0 to 1.
std::vector<std::optional<double>> chancesOf(const GameReview& review)
{
    const WinCurve curve = WinCurve::under(review.rule);
    std::vector<std::optional<double>> chances(static_cast<std::size_t>(review.firstMove));
    for (const auto& score : review.blackScores)
        chances.push_back(score ? std::optional(curve.chance(*score, Color::Black) / 100)
                                : std::nullopt);
    return chances;
}

std::vector<EvalPlot::Mark> marksOf(const GameReview& review)
{
    std::vector<EvalPlot::Mark> marks;
    for (const std::size_t place : review.turningPoints)
        marks.push_back(
            {review.firstMove + static_cast<int>(place) + 1, review.moves[place].verdict});
    return marks;
}

}  // namespace

EvalGraph::EvalGraph(QWidget* parent)
    : Card(parent),
      m_plot(new EvalPlot(this)),
      m_bar(new QProgressBar(this)),
      m_cancel(new QToolButton(this))
{
    body()->addWidget(m_plot, 1);
    m_bar->setFixedHeight(kReviewBarHeight);
    m_bar->setTextVisible(false);
    body()->addWidget(m_bar);
    m_cancel->setProperty("small", true);
    header()->addWidget(m_cancel);
    connect(m_plot, &EvalPlot::moveChosen, this, &EvalGraph::moveChosen);
    connect(m_plot, &EvalPlot::hovered, this,
            [this](std::optional<int> moves) { tell(moves.value_or(m_shown)); });
    connect(m_cancel, &QToolButton::clicked, this, &EvalGraph::cancelRequested);
    endProgress();
    retranslate();
}

void EvalGraph::setReview(const GameReview& review, int shown, const GameOutcome& end)
{
    m_chances = chancesOf(review);
    m_shown = shown;
    m_end = end;
    if (!m_chances.empty() && !end.row.empty())  // Five in a row needs no judge.
        m_chances.back() = end.winner == Color::Black ? 1.0 : 0.0;
    m_plot->setChances(m_chances, m_shown);
    m_plot->setMarks(marksOf(review));
    tell(m_shown);
}

void EvalGraph::setProgress(int done, int all)
{
    m_bar->setRange(0, all);
    m_bar->setValue(done);
    m_bar->show();
    m_cancel->show();
    tell(m_shown);
    emit progressed();
}

void EvalGraph::endProgress()
{
    m_bar->hide();
    m_cancel->hide();
    tell(m_shown);
    emit progressed();
}

bool EvalGraph::isWorking() const
{
    return !m_bar->isHidden();
}

QString EvalGraph::progressText() const
{
    return tr("Judging… %1 of %2").arg(m_bar->value()).arg(m_bar->maximum());
}

void EvalGraph::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    retranslate();
}

bool EvalGraph::isEnd(int moves) const
{
    return m_end.isOver() && static_cast<std::size_t>(moves) + 1 == m_chances.size();
}

QString EvalGraph::noteFor(int moves) const
{
    if (isEnd(moves))  // What is over needs no estimate.
        return tr("Move %1 · %2").arg(moves).arg(MessageText::winner(m_end));
    const auto at = static_cast<std::size_t>(moves);
    if (at < m_chances.size() && m_chances[at])
        return tr("Move %1 · %2").arg(moves).arg(ValueText::chance(*m_chances[at] * 100));
    return moves > 0 ? tr("Move %1 · not judged").arg(moves) : QString();
}

void EvalGraph::tell(int moves)
{
    const QString note = noteFor(moves);
    m_plot->setAccessibleDescription(note);
    const bool isProgressTold = isWorking() && moves == m_shown;
    const bool isNarrow = width() < kWidthForGraphTitle;
    // There is no room for both, and half a title says nothing.
    setTitle(isProgressTold && isNarrow ? QString()
                 : isNarrow             ? tr("Black's Chance")
                                        : tr("Black's Winning Chance"));
    setNote(isProgressTold ? progressText() : note);
}

void EvalGraph::retranslate()
{
    m_plot->setAccessibleName(tr("Black's winning chance over the game"));
    m_bar->setAccessibleName(tr("Progress of the review"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop judging this game"));
    tell(m_shown);
}

}  // namespace gomoku
