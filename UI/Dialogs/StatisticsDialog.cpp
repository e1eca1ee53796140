// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/StatisticsDialog.h"

#include "UI/Help/HelpTopic.h"
#include "UI/Panels/Card.h"
#include "UI/Panels/Graph/WinChart.h"
#include "UI/Panels/StretchedColumns.h"
#include "UI/Speech/ReaderLabel.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

struct StatisticsColumn
{
    enum Index { Level, Won, Drawn, Lost, Rate, Count };
};

constexpr int kLevelRows[] = {1, 2, 3, 4, 5, 0};
constexpr QSize kGoodSize(560, 660);  ///< For texts of the usual size.
constexpr int kRoomForScrollBar = 24;

double rateOf(const Tally& tally)
{
    return tally.games() > 0 ? (tally.wins + tally.draws / 2.0) / tally.games() : 0.0;
}

double pointsOf(const StatisticsGame& game)
{
    if (!game.winner)
        return 0.5;
    return *game.winner == game.humanColor ? 1.0 : 0.0;
}

}  // namespace

StatisticsDialog::StatisticsDialog(QWidget* parent)
    : Dialog(parent),
      m_card(new Card(this)),
      m_chartCard(new Card(this)),
      m_color(new QComboBox(this)),
      m_rule(new QComboBox(this)),
      m_summary(new QLabel(this)),
      m_helped(new QLabel(this)),
      m_table(new QTableWidget(this)),
      m_chart(new WinChart(this)),
      m_question(new QWidget(this)),
      m_questionText(new QLabel(m_question)),
      m_confirm(new QPushButton(m_question)),
      m_keep(new QPushButton(m_question)),
      m_clear(addButton(QDialogButtonBox::ResetRole)),
      m_close(addPrimary(QDialogButtonBox::RejectRole))
{
    build();
    connect(m_color, &QComboBox::currentIndexChanged, this, &StatisticsDialog::showNumbers);
    connect(m_rule, &QComboBox::currentIndexChanged, this, &StatisticsDialog::showNumbers);
    connect(m_clear, &QPushButton::clicked, this, [this] { ask(true); });
    connect(m_keep, &QPushButton::clicked, this, [this] { ask(false); });
    connect(m_confirm, &QPushButton::clicked, this, [this] {
        ask(false);
        emit clearConfirmed();
    });
    addHelp(HelpTopic::Library);
    retranslate();
}

QSize StatisticsDialog::sizeHint() const
{
    const int summary = m_summary->fontMetrics().horizontalAdvance(m_summary->text());
    const QMargins around = m_card->body()->contentsMargins() + layout()->contentsMargins();
    const int wide = summary + around.left() + around.right() + kRoomForScrollBar;
    return Dialog::sizeHint().expandedTo(
        {std::max(wide, scaledPixels(kGoodSize.width())), scaledPixels(kGoodSize.height())});
}

void StatisticsDialog::build()
{
    for (int i = 0; i < 3; ++i)
        m_color->addItem(QString());
    m_rule->addItem(QString());
    for (const Rule rule : kRules)
        m_rule->addItem(QString(), static_cast<int>(rule));
    m_summary->setProperty("role", "heading");
    m_helped->setProperty("role", "secondary");
    for (QLabel* label : {m_summary, m_helped})
        label->setWordWrap(true);
    m_table->setColumnCount(StatisticsColumn::Count);
    m_table->setRowCount(static_cast<int>(std::size(kLevelRows)));
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    new StretchedColumns(m_table, {StatisticsColumn::Level});
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_table->setMinimumHeight((m_table->rowCount() + 1)
                              * m_table->verticalHeader()->defaultSectionSize());
    auto* filters = new QHBoxLayout;
    filters->addWidget(m_color);
    filters->addWidget(m_rule);
    filters->addStretch();
    m_card->body()->addLayout(filters);
    m_card->body()->addWidget(m_summary);
    m_card->body()->addWidget(m_helped);
    m_card->body()->addWidget(m_table, 1);
    m_chartCard->body()->addWidget(m_chart, 1);
    auto* question = new QHBoxLayout(m_question);
    question->setContentsMargins(0, 0, 0, 0);
    m_questionText->setWordWrap(true);
    for (QPushButton* button : {m_confirm, m_keep})
        button->setAutoDefault(false);
    question->addWidget(m_questionText, 1);
    question->addWidget(m_confirm);
    question->addWidget(m_keep);
    m_question->hide();
    body()->addWidget(m_card, 3);
    body()->addWidget(m_chartCard, 2);
    body()->addWidget(m_question);
}

void StatisticsDialog::setStatistics(const Statistics& statistics)
{
    m_statistics = statistics;
    showNumbers();
}

std::optional<Color> StatisticsDialog::color() const
{
    if (m_color->currentIndex() <= 0)
        return std::nullopt;
    return m_color->currentIndex() == 1 ? Color::Black : Color::White;
}

std::optional<Rule> StatisticsDialog::rule() const
{
    if (m_rule->currentIndex() <= 0)
        return std::nullopt;
    return static_cast<Rule>(m_rule->currentData().toInt());
}

void StatisticsDialog::showNumbers()
{
    int row = 0;
    for (const int level : kLevelRows)
        fillRow(row++, ValueText::level(level), m_statistics.tally(level, color(), rule()));
    const Tally all = m_statistics.tally({}, color(), rule());
    m_summary->setText(all.games() == 0 ? tr("No games against the computer yet")
                                        : tr("Win rate %1 · %2 won, %3 drawn, %4 lost")
                                              .arg(ValueText::percent(rateOf(all)))
                                              .arg(all.wins)
                                              .arg(all.draws)
                                              .arg(all.losses));
    m_helped->setText(tr("Games with help, not counted: %1").arg(all.helped));
    m_helped->setVisible(all.helped > 0);
    std::vector<double> points;
    for (const StatisticsGame& game : m_statistics.games)
        if (!game.helped && game.humanColor == color().value_or(game.humanColor)
            && game.rule == rule().value_or(game.rule))
            points.push_back(pointsOf(game));
    m_chart->setPoints(points);
    m_clear->setEnabled(!m_statistics.games.empty());
}

void StatisticsDialog::fillRow(int row, const QString& name, const Tally& tally)
{
    const bool any = tally.games() > 0;
    const QString texts[StatisticsColumn::Count]
        = {name, QString::number(tally.wins), QString::number(tally.draws),
           QString::number(tally.losses),
           any ? ValueText::percent(rateOf(tally)) : QStringLiteral("–")};
    for (int column = 0; column < StatisticsColumn::Count; ++column) {
        auto* item = new QTableWidgetItem(texts[column]);
        if (column != StatisticsColumn::Level)
            item->setTextAlignment(Qt::AlignCenter);
        m_table->setItem(row, column, item);
    }
}

void StatisticsDialog::ask(bool asking)
{
    m_question->setVisible(asking);
    if (asking)
        m_keep->setFocus();
}

QString StatisticsDialog::summary() const
{
    return m_summary->text();
}

QString StatisticsDialog::helpedText() const
{
    return m_helped->isHidden() ? QString() : m_helped->text();
}

void StatisticsDialog::retranslate()
{
    setWindowTitle(tr("Statistics"));
    m_card->setTitle(tr("You against the computer"));
    m_chartCard->setTitle(tr("Over time"));
    m_chartCard->setNote(tr("last %1 games").arg(WinChart::kWindow));
    m_chart->setAccessibleName(tr("Win rate over time"));
    m_color->setItemText(0, tr("Both colours"));
    m_color->setItemText(1, tr("You as Black"));
    m_color->setItemText(2, tr("You as White"));
    nameForReaders(m_color, tr("Your colour"));
    m_rule->setItemText(0, tr("All rules"));
    nameForReaders(m_rule, tr("Rule"));
    for (int i = 1; i < m_rule->count(); ++i)
        m_rule->setItemText(i, ValueText::rule(kRules[static_cast<std::size_t>(i - 1)]));
    m_table->setHorizontalHeaderLabels(
        {tr("Level"), tr("Won"), tr("Drawn"), tr("Lost"), tr("Win rate")});
    m_table->horizontalHeaderItem(StatisticsColumn::Level)
        ->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setAccessibleName(tr("Results by level"));
    m_helped->setToolTip(
        tr("Hints, Play Best Move, undo, analysis and changing sides count as help."));
    m_questionText->setText(tr("Reset statistics? Your games are kept."));
    m_confirm->setText(tr("Reset"));
    m_keep->setText(tr("Cancel"));
    m_clear->setText(tr("Reset Statistics…"));
    m_close->setText(tr("Close"));
    showNumbers();
}

}  // namespace gomoku
