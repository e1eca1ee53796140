// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/Engines/MatchResults.h"

#include "Models/Match/TournamentReport.h"
#include "UI/Panels/EmptyState.h"
#include "UI/Panels/StretchedColumns.h"
#include "UI/Text/ValueText.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace gomoku {

namespace {

enum TableColumn {
    RankColumn,
    EngineColumn,
    EloColumn,
    PointsColumn,
    WonColumn,
    DrawnColumn,
    LostColumn,
    TimeColumn,
    FaultColumn,
    TableColumns
};
enum GameColumn { NumberColumn, BlackColumn, WhiteColumn, OutcomeColumn, MovesColumn, GameColumns };
constexpr int kGamesTab = 2;
constexpr int kFirstOpponentColumn = 2;  ///< Of the crosstable, after rank and name.

void makePlain(QTableWidget* table, int columns, int stretched)
{
    table->setColumnCount(columns);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    new StretchedColumns(table, {stretched});
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setHighlightSections(false);
    table->setTabKeyNavigation(false);
}

void setCell(QTableWidget* table, int row, int column, const QString& text)
{
    table->setItem(row, column, new QTableWidgetItem(text));
}

/// A name may be longer than its column, and engines choose theirs.
void setNameCell(QTableWidget* table, int row, int column, const QString& name)
{
    setCell(table, row, column, name);
    table->item(row, column)
        ->setToolTip(QStringLiteral("<p>") + name.toHtmlEscaped() + QStringLiteral("</p>"));
}

QString averageTime(const MatchTotals& totals)
{
    return totals.moves > 0 ? ValueText::seconds(totals.total / totals.moves) : QString();
}

QString eloText(const TournamentRow& row)
{
    if (row.score.games == 0)
        return {};
    const long elo = std::lround(row.elo);
    const QString sign = elo > 0 ? QStringLiteral("+") : elo < 0 ? QStringLiteral("−") : QString();
    return QStringLiteral("%1%2 ± %3").arg(sign).arg(std::abs(elo)).arg(std::lround(row.margin));
}

}  // namespace

MatchResults::MatchResults(QWidget* parent)
    : Card(parent),
      m_tabs(new QTabBar(this)),
      m_pages(new QStackedWidget(this)),
      m_nothing(new EmptyState(this)),
      m_table(new QTableWidget(this)),
      m_cross(new QTableWidget(this)),
      m_games(new QTableWidget(this)),
      m_summary(new QLabel(this)),
      m_problem(new QLabel(this)),
      m_progress(new QProgressBar(this))
{
    build();
    retranslate();
    showStanding();
}

void MatchResults::build()
{
    makePlain(m_table, TableColumns, EngineColumn);
    makePlain(m_cross, kFirstOpponentColumn, 1);
    makePlain(m_games, GameColumns, OutcomeColumn);
    for (int tab = 0; tab < 3; ++tab)
        m_tabs->addTab({});
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (QTableWidget* page : {m_table, m_cross, m_games})
        m_pages->addWidget(page);
    m_pages->setMinimumHeight(5 * (fontMetrics().height() + 12));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    QSizePolicy alwaysThere = m_progress->sizePolicy();
    alwaysThere.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(alwaysThere);
    for (QLabel* label : {m_summary, m_problem}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);  // Engines name themselves.
    }
    m_problem->hide();
    for (QWidget* part : std::initializer_list<QWidget*>{m_nothing, m_tabs, m_pages, m_summary,
                                                         m_problem, m_progress})
        body()->addWidget(part, part == m_pages || part == m_nothing ? 1 : 0);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::currentChanged, this, &MatchResults::showNote);
    connect(m_games, &QTableWidget::cellActivated, this,
            [this](int row) { emit gameChosen(m_played[static_cast<std::size_t>(row)]); });
}

void MatchResults::begin(const TournamentPlan& plan, const std::vector<MatchGameResult>& games)
{
    m_plan = plan;
    m_standing = TournamentStanding(plan);
    m_played.clear();
    m_games->setRowCount(0);
    for (const MatchGameResult& game : games) {
        m_standing.add(game, plan);
        addGame(game);
    }
    m_progress->setRange(0, plan.games());
    setProblem({});
    showStanding();
}

void MatchResults::addGame(const MatchGameResult& game)
{
    m_played.push_back(game);
    addGameRow(game);
    showNote();
}

void MatchResults::setStanding(const TournamentStanding& standing, bool running)
{
    m_standing = standing;
    m_running = running;
    showStanding();
}

void MatchResults::setNothing(const QString& title, const QString& text)
{
    m_nothing->setWords(title, text);
}

void MatchResults::setProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

QString MatchResults::summary() const
{
    return m_summary->text();
}

QString MatchResults::problem() const
{
    return m_problem->text();
}

QString MatchResults::nameOf(int engine) const
{
    const QString& name = m_plan.engines[static_cast<std::size_t>(engine)].name;
    return m_standing.withdrawn.contains(engine) ? tr("%1 (could not be started)").arg(name) : name;
}

void MatchResults::addGameRow(const MatchGameResult& game)
{
    const int row = m_games->rowCount();
    m_games->insertRow(row);
    setCell(m_games, row, NumberColumn, QString::number(game.number + 1));
    setNameCell(m_games, row, BlackColumn, nameOf(game.engineOf(Color::Black)));
    setNameCell(m_games, row, WhiteColumn, nameOf(game.engineOf(Color::White)));
    setCell(m_games, row, OutcomeColumn, ValueText::result(game.outcome()));
    setCell(m_games, row, MovesColumn, QString::number(game.moves.size()));
    m_games->scrollToBottom();
}

void MatchResults::showStanding()
{
    const bool begun = !isEmpty();
    m_nothing->setVisible(!begun);
    for (QWidget* part : std::initializer_list<QWidget*>{m_tabs, m_pages, m_summary})
        part->setVisible(begun);
    m_progress->setVisible(begun && m_running);
    m_progress->setValue(m_standing.games());
    showNote();
    if (!begun)
        return;
    const std::vector<TournamentRow> rows = rankingOf(m_plan, m_standing);
    showTable(rows);
    showCrosstable(rows);
    m_summary->setText(summaryText());
}

void MatchResults::showTable(const std::vector<TournamentRow>& rows)
{
    m_table->setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < m_table->rowCount(); ++row)
        showTableRow(row, rows[static_cast<std::size_t>(row)]);
}

void MatchResults::showTableRow(int row, const TournamentRow& engine)
{
    const MatchTotals& totals = m_standing.totals()[static_cast<std::size_t>(engine.engine)];
    setCell(m_table, row, RankColumn, QString::number(row + 1));
    setNameCell(m_table, row, EngineColumn, nameOf(engine.engine));
    setCell(m_table, row, EloColumn, eloText(engine));
    setCell(m_table, row, PointsColumn, scoreText(engine.score));
    setCell(m_table, row, WonColumn, QString::number(engine.score.wins));
    setCell(m_table, row, DrawnColumn, QString::number(engine.score.draws));
    setCell(m_table, row, LostColumn, QString::number(engine.score.losses()));
    setCell(m_table, row, TimeColumn, averageTime(totals));
    setCell(m_table, row, FaultColumn, QString::number(totals.faultCount()));
}

void MatchResults::showCrosstable(const std::vector<TournamentRow>& rows)
{
    const auto count = static_cast<int>(rows.size());
    m_cross->setRowCount(count);
    m_cross->setColumnCount(kFirstOpponentColumn + count);
    QStringList header{QString(), tr("Engine")};
    for (int i = 0; i < count; ++i) {
        const TournamentRow& row = rows[static_cast<std::size_t>(i)];
        header << QString::number(i + 1);
        setCell(m_cross, i, 0, QString::number(i + 1));
        setNameCell(m_cross, i, 1, nameOf(row.engine));
        for (int j = 0; j < count; ++j)
            setCell(m_cross, i, kFirstOpponentColumn + j,
                    i == j ? QStringLiteral("×")
                           : scoreText(scoreBetween(m_plan, m_standing, row.engine,
                                                    rows[static_cast<std::size_t>(j)].engine)));
    }
    m_cross->setHorizontalHeaderLabels(header);
    for (int i = 0; i < count; ++i)
        m_cross->horizontalHeaderItem(kFirstOpponentColumn + i)
            ->setToolTip(m_cross->item(i, 1)->toolTip());
}

void MatchResults::showNote()
{
    const bool hasGames = m_tabs->currentIndex() == kGamesTab && !m_played.empty();
    setNote(hasGames ? tr("Double-click a game to view it.") : QString());
}

QString MatchResults::summaryText() const
{
    if (m_standing.games() == 0)
        return m_running ? tr("Playing the first game…") : tr("No game was finished.");
    const QString progress = tr("%1 of %2 games").arg(m_standing.games()).arg(m_plan.games());
    if (m_plan.engineCount() > 2)
        return progress;
    const MatchStatistics& statistics = m_standing.pairings().front();
    const QString score = QStringLiteral("%1 : %2").arg(
        QLocale().toString(statistics.points()),
        QLocale().toString(statistics.games() - statistics.points()));
    const auto elo = estimateElo(statistics.pairs());
    if (!elo || !std::isfinite(elo->elo) || !std::isfinite(elo->low) || !std::isfinite(elo->high))
        return tr("%1 · Score %2").arg(progress, score);
    return tr("%1 · Score %2 · Elo %3 (95 %: %4 to %5)")
        .arg(progress, score)
        .arg(qRound(elo->elo))
        .arg(qRound(elo->low))
        .arg(qRound(elo->high));
}

void MatchResults::retranslate()
{
    setTitle(tr("Result"));
    m_tabs->setTabText(0, tr("Standings"));
    m_tabs->setTabText(1, tr("Crosstable"));
    m_tabs->setTabText(2, tr("Games"));
    m_tabs->setAccessibleName(tr("Result"));
    m_table->setHorizontalHeaderLabels({QString(), tr("Engine"), tr("Elo"), tr("Points"), tr("Won"),
                                        tr("Drawn"), tr("Lost"), tr("Time"), tr("Failures")});
    m_table->horizontalHeaderItem(TimeColumn)->setToolTip(tr("Average time per move"));
    m_games->setHorizontalHeaderLabels(
        {tr("Game"), tr("Black"), tr("White"), tr("Result"), tr("Moves")});
    m_table->setAccessibleName(tr("Standings"));
    m_cross->setAccessibleName(tr("Crosstable"));
    m_games->setAccessibleName(tr("Match games"));
    for (int row = 0; row < m_games->rowCount(); ++row)
        setCell(m_games, row, OutcomeColumn,
                ValueText::result(m_played[static_cast<std::size_t>(row)].outcome()));
    showStanding();
}

}  // namespace gomoku
