// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/Engines/EngineMatchDialog.h"

#include "UI/Help/HelpTopic.h"
#include "UI/Panels/Card.h"
#include "UI/Panels/EmptyState.h"
#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <cmath>

namespace gomoku {

namespace {

constexpr std::uint64_t kOpeningSeed = 2026;
constexpr std::array kOwnLevels{0, 5, 4, 3, 2, 1};  ///< The strongest first; 0 is full strength.

enum ResultColumn { EngineColumn, WonColumn, DrawnColumn, LostColumn, TimeColumn, FaultColumn };
enum GameColumn { NumberColumn, BlackColumn, WhiteColumn, OutcomeColumn, MovesColumn };

void makePlain(QTableWidget* table, int columns, int stretched)
{
    table->setColumnCount(columns);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(stretched, QHeaderView::Stretch);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setHighlightSections(false);
    table->setTabKeyNavigation(false);
}

void setCell(QTableWidget* table, int row, int column, const QString& text)
{
    table->setItem(row, column, new QTableWidgetItem(text));
}

QString averageTime(const MatchTotals& totals)
{
    return totals.moves > 0 ? ValueText::seconds(totals.total / totals.moves) : QString();
}

}  // namespace

EngineMatchDialog::EngineMatchDialog(QWidget* parent)
    : Dialog(parent),
      m_setup(new Card(this)),
      m_resultCard(new Card(this)),
      m_who{new QComboBox(this), new QComboBox(this)},
      m_against(new QLabel(this)),
      m_rule(new QComboBox(this)),
      m_size(new QSpinBox(this)),
      m_seconds(new QSpinBox(this)),
      m_count(new QSpinBox(this)),
      m_nothing(new EmptyState(this)),
      m_results(new QTableWidget(this)),
      m_games(new QTableWidget(this)),
      m_summary(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_start(addPrimary(QDialogButtonBox::ActionRole)),
      m_close(addButton(QDialogButtonBox::RejectRole))
{
    body()->addWidget(setupCard());
    body()->addWidget(resultCard(), 1);
    connect(m_start, &QPushButton::clicked, this, &EngineMatchDialog::startOrStop);
    addHelp(HelpTopic::Matches);
    retranslate();
    showState();
    resize(640, 600);
}

EngineMatchDialog::~EngineMatchDialog() = default;

QWidget* EngineMatchDialog::setupCard()
{
    for (const Rule rule : kRules)
        m_rule->addItem(QString(), static_cast<int>(rule));
    m_size->setRange(kMinBoardSize, kMaxBoardSize);
    m_size->setValue(kDefaultBoardSize);
    m_size->setKeyboardTracking(
        false);  // The suffix changes with the number, not while it is typed.
    connect(m_size, &QSpinBox::valueChanged, this, &EngineMatchDialog::showBoardSize);
    m_seconds->setRange(1, 600);
    m_seconds->setValue(2);
    m_count->setRange(2, 10000);
    m_count->setSingleStep(2);
    m_count->setValue(10);
    auto* who = new QHBoxLayout;
    who->addWidget(m_who[0], 1);
    who->addWidget(m_against);
    who->addWidget(m_who[1], 1);
    auto* how = new QHBoxLayout;
    for (QWidget* control : {static_cast<QWidget*>(m_rule), static_cast<QWidget*>(m_size),
                             static_cast<QWidget*>(m_seconds), static_cast<QWidget*>(m_count)})
        how->addWidget(control, 1);
    m_setup->body()->addLayout(who);
    m_setup->body()->addLayout(how);
    return m_setup;
}

QWidget* EngineMatchDialog::resultCard()
{
    makePlain(m_results, FaultColumn + 1, EngineColumn);
    makePlain(m_games, MovesColumn + 1, OutcomeColumn);
    m_results->setSelectionMode(QAbstractItemView::NoSelection);
    m_results->setFocusPolicy(Qt::NoFocus);
    m_results->setFixedHeight(3 * (fontMetrics().height() + 15));  // The header and two engines.
    m_results->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    QSizePolicy alwaysThere = m_progress->sizePolicy();
    alwaysThere.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(alwaysThere);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);  // Engines name themselves.
    m_resultCard->body()->addWidget(m_nothing, 1);
    m_resultCard->body()->addWidget(m_results);
    m_resultCard->body()->addWidget(m_summary);
    m_resultCard->body()->addWidget(m_progress);
    m_resultCard->body()->addWidget(m_games, 1);
    connect(m_games, &QTableWidget::cellActivated, this, &EngineMatchDialog::chooseGame);
    return m_resultCard;
}

void EngineMatchDialog::setEngines(const std::vector<EngineEntry>& engines,
                                   const QString& ownProgram)
{
    m_engines.clear();
    if (!ownProgram.isEmpty())
        for (const int level : kOwnLevels)
            m_engines.push_back(ownEngineAt(level, ownProgram));
    m_ownCount = m_engines.size();
    m_engines.insert(m_engines.end(), engines.begin(), engines.end());
    for (QComboBox* box : m_who) {
        box->clear();
        for (const EngineEntry& engine : m_engines)
            box->addItem(engine.name);
    }
    nameOwnEngine();
    // A box with a placeholder does not choose its first entry itself.
    m_who[0]->setCurrentIndex(m_engines.empty() ? -1 : 0);
    // What people are most curious about: our best against somebody else's.
    const auto second = engines.empty() ? 1 : m_ownCount > 0 ? m_ownCount : 1;
    m_who[1]->setCurrentIndex(std::min(static_cast<int>(second), m_who[1]->count() - 1));
    showState();
}

void EngineMatchDialog::nameOwnEngine()
{
    for (std::size_t i = 0; i < m_ownCount; ++i) {
        m_engines[i].name
            = ValueText::player({.kind = PlayerSpec::Kind::Computer, .level = kOwnLevels[i]});
        for (QComboBox* box : m_who)
            box->setItemText(static_cast<int>(i), m_engines[i].name);
    }
}

MatchPlan EngineMatchDialog::plan() const
{
    MatchPlan plan;
    const auto rule = static_cast<Rule>(m_rule->currentData().toInt());
    for (std::size_t i = 0; i < plan.engines.size(); ++i) {
        const auto& engine = m_engines[static_cast<std::size_t>(m_who[i]->currentIndex())];
        plan.engines[i] = {engine.name,
                           engine.command,
                           {.boardSize = m_size->value(),
                            .rule = rule,
                            .turnTime = std::chrono::seconds(m_seconds->value()),
                            .info = engine.info}};
    }
    plan.games = m_count->value();
    plan.openings = randomOpenings((plan.games + 1) / 2, m_size->value(), kOpeningSeed);
    return plan;
}

void EngineMatchDialog::startOrStop()
{
    if (m_match)
        return m_match->stop();
    if (m_engines.empty())
        return;
    m_played.clear();
    m_games->setRowCount(0);
    m_standing = {};
    m_match = std::make_unique<EngineMatch>(plan());
    for (std::size_t i = 0; i < m_names.size(); ++i)
        m_names[i] = m_match->plan().engines[i].name;
    m_progress->setRange(0, m_match->plan().games);
    connect(m_match.get(), &EngineMatch::gameFinished, this, &EngineMatchDialog::takeGame);
    connect(m_match.get(), &EngineMatch::finished, this, &EngineMatchDialog::takeEnd);
    m_match->start();
    showStanding();
    showState();
}

void EngineMatchDialog::takeGame(const MatchGameResult& game, const MatchStanding& standing)
{
    m_standing = standing;
    m_played.push_back(game);
    addGameRow(game);
    showStanding();
    showState();
}

QString EngineMatchDialog::nameOf(const MatchGameResult& game, Color color) const
{
    const int engine = color == Color::Black ? game.blackEngine : 1 - game.blackEngine;
    return m_names[static_cast<std::size_t>(engine)];
}

void EngineMatchDialog::chooseGame(int row)
{
    const MatchGameResult& game = m_played[static_cast<std::size_t>(row)];
    emit gameChosen(game, nameOf(game, Color::Black), nameOf(game, Color::White));
}

void EngineMatchDialog::takeEnd(const MatchStanding& standing)
{
    m_standing = standing;
    // It is the match itself that tells us: it may go once it has finished telling.
    m_match.release()->deleteLater();
    showStanding();
    showState();
}

void EngineMatchDialog::addGameRow(const MatchGameResult& game)
{
    const int row = m_games->rowCount();
    m_games->insertRow(row);
    setCell(m_games, row, NumberColumn, QString::number(game.number + 1));
    setCell(m_games, row, BlackColumn, nameOf(game, Color::Black));
    setCell(m_games, row, WhiteColumn, nameOf(game, Color::White));
    GameOutcome outcome{.end = game.end};
    if (game.winner)
        outcome.winner = *game.winner == game.blackEngine ? Color::Black : Color::White;
    setCell(m_games, row, OutcomeColumn, ValueText::result(outcome));
    setCell(m_games, row, MovesColumn, QString::number(game.moves.size()));
    m_games->scrollToBottom();
}

void EngineMatchDialog::showStanding()
{
    const MatchStatistics& statistics = m_standing.statistics;
    m_results->setRowCount(m_names[0].isEmpty() ? 0 : 2);
    m_progress->setValue(statistics.games());
    m_summary->setText(verdictText());
    if (m_names[0].isEmpty())
        return;
    const std::array won{statistics.wins(), statistics.losses()};
    for (int i = 0; i < 2; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const MatchTotals& totals = m_standing.totals[at];
        setCell(m_results, i, EngineColumn, m_names[at]);
        setCell(m_results, i, WonColumn, QString::number(won[at]));
        setCell(m_results, i, DrawnColumn, QString::number(statistics.draws()));
        setCell(m_results, i, LostColumn, QString::number(won[1 - at]));
        setCell(m_results, i, TimeColumn, averageTime(totals));
        setCell(m_results, i, FaultColumn, QString::number(totals.faultCount()));
    }
}

QString EngineMatchDialog::verdictText() const
{
    const MatchStatistics& statistics = m_standing.statistics;
    if (statistics.games() == 0)
        return m_match ? tr("Playing the first game…")
                       : tr("Each opening is played twice, sides swapped.");
    const QString score = QStringLiteral("%1 : %2").arg(
        QLocale().toString(statistics.points()),
        QLocale().toString(statistics.games() - statistics.points()));
    const auto elo = estimateElo(statistics.pairs());
    if (!elo || !std::isfinite(elo->elo) || !std::isfinite(elo->low) || !std::isfinite(elo->high))
        return tr("Score %1").arg(score);
    return tr("Score %1 · Elo %2 (95 %: %3 to %4)")
        .arg(score)
        .arg(qRound(elo->elo))
        .arg(qRound(elo->low))
        .arg(qRound(elo->high));
}

QString EngineMatchDialog::summary() const
{
    return m_summary->text();
}

void EngineMatchDialog::showState()
{
    const bool running = isRunning();
    m_setup->setEnabled(!running && !m_engines.empty());
    m_start->setEnabled(!m_engines.empty());
    m_start->setText(running ? tr("Stop") : tr("Start Match"));
    m_progress->setVisible(running);
    m_resultCard->setNote(m_played.empty() ? QString() : tr("Double-click a game to view it."));
    const bool begun = running || !m_played.empty();
    m_nothing->setVisible(!begun);
    for (QWidget* part : {static_cast<QWidget*>(m_results), static_cast<QWidget*>(m_summary),
                          static_cast<QWidget*>(m_games)})
        part->setVisible(begun);
    if (m_engines.empty())
        m_nothing->setWords(
            tr("No engines yet"),
            tr("Add an engine in the Engines menu, or drop its file on the window."));
    else
        m_nothing->setWords(tr("No games yet"),
                            tr("Choose two engines and start the match. Its score, an estimate of "
                               "the difference in strength and all games appear here."));
}

void EngineMatchDialog::done(int result)
{
    m_match.reset();
    showState();
    Dialog::done(result);
}

void EngineMatchDialog::showBoardSize()
{
    m_size->setSuffix(tr(" × %1").arg(m_size->value()));
}

void EngineMatchDialog::retranslate()
{
    setWindowTitle(tr("Engine Match"));
    m_setup->setTitle(tr("Match"));
    m_resultCard->setTitle(tr("Result"));
    m_against->setText(tr("against"));
    for (QComboBox* box : m_who)
        box->setPlaceholderText(tr("No engine"));
    m_who[0]->setAccessibleName(tr("First engine"));
    m_who[1]->setAccessibleName(tr("Second engine"));
    nameOwnEngine();
    for (int i = 0; i < m_rule->count(); ++i)
        m_rule->setItemText(i, ValueText::rule(kRules[static_cast<std::size_t>(i)]));
    m_rule->setAccessibleName(tr("Rule"));
    showBoardSize();
    m_size->setAccessibleName(tr("Board"));
    m_seconds->setSuffix(tr(" s per move"));
    m_seconds->setAccessibleName(tr("Seconds per move"));
    m_count->setSuffix(tr(" games"));
    m_count->setAccessibleName(tr("Number of games"));
    m_results->setHorizontalHeaderLabels(
        {tr("Engine"), tr("Won"), tr("Drawn"), tr("Lost"), tr("Time per move"), tr("Failures")});
    m_games->setHorizontalHeaderLabels(
        {tr("Game"), tr("Black"), tr("White"), tr("Result"), tr("Moves")});
    m_games->setAccessibleName(tr("Match games"));
    m_results->setAccessibleName(tr("Match result"));
    m_close->setText(tr("Close"));
    showStanding();
    showState();
}

}  // namespace gomoku
