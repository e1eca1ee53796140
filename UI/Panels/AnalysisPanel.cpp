// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/AnalysisPanel.h"

#include "UI/Panels/PanelTable.h"
#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

namespace gomoku {

namespace {

struct AnalysisColumn
{
    enum Index { Move, Score, Chance, Depth, Line, Count };
};

constexpr int kNumberColumns[]
    = {AnalysisColumn::Score, AnalysisColumn::Chance, AnalysisColumn::Depth};
constexpr int kMostLines = 9;

/// Whole lines are known to the item, so that hovering needs no search by row.
constexpr int kLineRole = Qt::UserRole;

constexpr AnalysisDetail kDetails[] = {AnalysisDetail::Everything, AnalysisDetail::GraphOnly,
                                       AnalysisDetail::VerdictOnly, AnalysisDetail::Nothing};

}  // namespace

AnalysisPanel::AnalysisPanel(QWidget* parent)
    : Card(parent),
      m_run(new QPushButton(this)),
      m_lines(new QSpinBox(this)),
      m_detail(new QComboBox(this)),
      m_table(new QTreeWidget(this)),
      m_summary(new QLabel(this)),
      m_verdict(new QLabel(this))
{
    buildControls();
    buildTable();
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_verdict->setWordWrap(true);
    body()->addWidget(m_verdict);
    body()->addWidget(m_table, 1);
    body()->addWidget(m_summary);
    retranslate();
    showDetail();
}

void AnalysisPanel::buildControls()
{
    m_lines->setRange(1, kMostLines);
    m_lines->setValue(3);
    for (const AnalysisDetail detail : kDetails)
        m_detail->addItem(QString(), QVariant::fromValue(detail));
    auto* row = new QHBoxLayout;
    row->addWidget(m_run);
    row->addWidget(m_lines);
    row->addWidget(m_detail, 1);
    m_run->setProperty("primary", true);
    body()->addLayout(row);
    connect(m_run, &QPushButton::clicked, this, [this] { emit runRequested(!m_running); });
    connect(m_lines, &QSpinBox::valueChanged, this, &AnalysisPanel::lineCountChanged);
    connect(m_detail, &QComboBox::currentIndexChanged, this, [this] {
        showDetail();
        emit detailChanged(detail());
    });
}

void AnalysisPanel::buildTable()
{
    makePanelTable(*m_table, AnalysisColumn::Count);
    m_table->header()->setStretchLastSection(true);
    for (const int column : kNumberColumns)
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QTreeWidget::itemEntered, this, &AnalysisPanel::hover);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &AnalysisPanel::hover);
    connect(m_table, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const auto line = item->data(0, kLineRole).value<std::vector<Point>>();
        if (!line.empty())
            emit moveChosen(line.front());
    });
}

void AnalysisPanel::setReport(const SearchReport& report, Color sideToMove)
{
    m_report = report;
    m_sideToMove = sideToMove;
    // Items are kept: a table that is rebuilt at every report loses its selection and flickers.
    const int count = static_cast<int>(report.lines.size());
    while (m_table->topLevelItemCount() > count)
        delete m_table->takeTopLevelItem(count);
    while (m_table->topLevelItemCount() < count)
        new QTreeWidgetItem(m_table);
    for (int i = 0; i < count; ++i)
        fill(m_table->topLevelItem(i), report.lines[static_cast<std::size_t>(i)]);
    showSummary();
}

void AnalysisPanel::fill(QTreeWidgetItem* item, const SearchLine& line) const
{
    const Score black = m_sideToMove == Color::Black ? line.score : -line.score;
    item->setText(AnalysisColumn::Move,
                  line.moves.empty() ? QString() : ValueText::point(line.moves.front()));
    item->setText(AnalysisColumn::Score, ValueText::score(black));
    item->setText(AnalysisColumn::Chance, ValueText::percent(winChance(black)));
    item->setText(AnalysisColumn::Depth,
                  line.selectiveDepth > line.depth
                      ? QStringLiteral("%1/%2").arg(line.depth).arg(line.selectiveDepth)
                      : QString::number(line.depth));
    item->setText(AnalysisColumn::Line, ValueText::line(line.moves));
    item->setToolTip(AnalysisColumn::Line, ValueText::line(line.moves));
    item->setData(0, kLineRole, QVariant::fromValue(line.moves));
    for (const int column : kNumberColumns)
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

void AnalysisPanel::hover(const QTreeWidgetItem* item)
{
    emit lineHovered(item ? item->data(0, kLineRole).value<std::vector<Point>>()
                          : std::vector<Point>());
}

bool AnalysisPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Leave)
        hover(nullptr);
    return Card::eventFilter(watched, event);
}

void AnalysisPanel::setVerdict(MoveJudgement judgement)
{
    m_judgement = judgement;
    showVerdict();
}

void AnalysisPanel::setOver(bool over)
{
    m_over = over;
    showSummary();
}

void AnalysisPanel::clear()
{
    setReport({}, m_sideToMove);
    setVerdict(MoveJudgement::Unknown);
}

void AnalysisPanel::setRunning(bool running)
{
    m_running = running;
    m_run->setText(running ? tr("Stop") : tr("Analyse"));
}

AnalysisDetail AnalysisPanel::detail() const
{
    return m_detail->currentData().value<AnalysisDetail>();
}

void AnalysisPanel::setDetail(AnalysisDetail detail)
{
    m_detail->setCurrentIndex(m_detail->findData(QVariant::fromValue(detail)));
}

void AnalysisPanel::cycleDetail()
{
    m_detail->setCurrentIndex((m_detail->currentIndex() + 1) % m_detail->count());
}

int AnalysisPanel::lineCount() const
{
    return m_lines->value();
}

QString AnalysisPanel::verdictText() const
{
    return m_verdict->text();
}

void AnalysisPanel::showDetail()
{
    const bool everything = detail() == AnalysisDetail::Everything;
    m_table->setVisible(everything);
    m_summary->setVisible(everything);
    m_verdict->setVisible(everything || detail() == AnalysisDetail::VerdictOnly);
    if (!everything)
        hover(nullptr);
}

void AnalysisPanel::showSummary()
{
    if (m_report.lines.empty()) {
        m_summary->setText(m_over ? tr("The game has ended. Step back to analyse.") : QString());
        return;
    }
    m_summary->setText(m_report.fromBook ? tr("From the opening book")
                                         : tr("Depth %1 · %2 nodes · %3")
                                               .arg(m_report.depth())
                                               .arg(ValueText::count(m_report.nodes),
                                                    ValueText::speed(m_report.nodesPerSecond())));
}

void AnalysisPanel::showVerdict()
{
    switch (m_judgement) {
    case MoveJudgement::Unknown:
        return m_verdict->setText(tr("Last move not analysed yet."));
    case MoveJudgement::Fine:
        return m_verdict->setText(tr("The last move was fine."));
    case MoveJudgement::Inaccuracy:
        return m_verdict->setText(tr("The last move was an inaccuracy."));
    case MoveJudgement::Mistake:
        return m_verdict->setText(tr("The last move was a mistake."));
    case MoveJudgement::Blunder:
        return m_verdict->setText(tr("The last move was a blunder."));
    }
}

void AnalysisPanel::retranslate()
{
    setTitle(tr("Best moves"));
    setNote(tr("Black's view"));
    m_table->setAccessibleName(tr("Best lines"));
    m_table->setHeaderLabels({tr("Move"), tr("Score"), tr("Win"), tr("Depth"), tr("Line")});
    m_lines->setSuffix(QString());
    m_lines->setAccessibleName(tr("Number of lines"));
    m_lines->setToolTip(tr("How many best moves to show"));
    m_detail->setAccessibleName(tr("How much to show"));
    m_detail->setToolTip(tr("How much analysis to show while you play"));
    const QString names[] = {tr("Everything"), tr("Graph only"), tr("Verdict only"), tr("Nothing")};
    for (int i = 0; i < m_detail->count(); ++i)
        m_detail->setItemText(i, names[i]);
    setRunning(m_running);
    showSummary();
    showVerdict();
    setReport(m_report, m_sideToMove);
}

}  // namespace gomoku
