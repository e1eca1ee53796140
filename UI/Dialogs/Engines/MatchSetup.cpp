// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/Engines/MatchSetup.h"

#include "Models/Engines/OwnEngine.h"
#include "Models/Match/BalancedOpenings.h"
#include "UI/Dialogs/BusyDialog.h"
#include "UI/Speech/ReaderLabel.h"
#include "UI/Style/FittingRows.h"
#include "UI/Text/EngineText.h"
#include "UI/Text/ValueText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QListWidget>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QThread>

#include <algorithm>
#include <array>
#include <utility>

namespace gomoku {

namespace {

constexpr std::uint64_t kMatchOpeningSeed = 2026;
constexpr int kMostRandomOpenings = 500;
constexpr std::array kOwnLevels{0, 5, 4, 3, 2, 1};  ///< The strongest first; 0 is full strength.
constexpr int kLeastListWidth = 200;
constexpr int kGapBetweenHalves = 16;
constexpr int kEngineRows = 7;  ///< That are seen without scrolling.

enum OpeningSource { BalancedChoice, RandomChoice, EmptyChoice, FileChoice };

void shrinkable(QComboBox* box)
{
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
}

}  // namespace

MatchSetup::MatchSetup(QWidget* parent)
    : Card(parent),
      m_list(new QListWidget(this)),
      m_kind(new QComboBox(this)),
      m_challenger(new QComboBox(this)),
      m_rule(new QComboBox(this)),
      m_size(new QSpinBox(this)),
      m_seconds(new QSpinBox(this)),
      m_minutes(new QSpinBox(this)),
      m_count(new QSpinBox(this)),
      m_openings(new QComboBox(this)),
      m_atOnce(new QSpinBox(this)),
      m_keep(new QCheckBox(this))
{
    build();
    connect(m_list, &QListWidget::itemChanged, this, [this] {
        fillChallengers();
        emit changed();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, &MatchSetup::fillChallengers);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &MatchSetup::changed);
    connect(m_count, &QSpinBox::valueChanged, this, &MatchSetup::changed);
    connect(m_size, &QSpinBox::valueChanged, this, &MatchSetup::showBoardSize);
    connect(m_openings, &QComboBox::activated, this, &MatchSetup::takeOpeningChoice);
    connect(&m_reader, &OpeningReader::finished, this, &MatchSetup::takeOpenings);
    retranslate();
}

void MatchSetup::build()
{
    m_kind->addItems({QString(), QString()});
    for (const Rule rule : kRules)
        m_rule->addItem(QString(), static_cast<int>(rule));
    m_openings->addItems({QString(), QString(), QString(), QString()});
    m_size->setRange(kMinBoardSize, kMaxBoardSize);
    m_size->setValue(kDefaultBoardSize);
    m_size->setKeyboardTracking(
        false);  // The suffix changes with the number, not while it is typed.
    m_seconds->setRange(1, 600);
    m_seconds->setValue(2);
    m_minutes->setRange(0, 600);
    m_count->setRange(1, 10000);
    m_count->setValue(2);
    m_atOnce->setRange(1, std::max(1, QThread::idealThreadCount()));
    m_keep->setChecked(true);
    for (QComboBox* box : {m_kind, m_rule})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (QComboBox* box : {m_challenger, m_openings})
        shrinkable(box);  // They name what the user has chosen.
    const int rowHeight = fontMetrics().height() + 12;
    m_list->setMinimumSize(kLeastListWidth, 4 * rowHeight);
    m_list->setMaximumHeight(kEngineRows * rowHeight);
    m_list->setWordWrap(true);
    m_choices = new QWidget(this);
    auto* rows = new FittingRows(2);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    m_choices->setLayout(rows);
    for (QWidget* choice :
         std::initializer_list<QWidget*>{m_kind, m_challenger, m_rule, m_size, m_seconds, m_minutes,
                                         m_count, m_openings, m_atOnce, m_keep})
        rows->addWidget(choice);
    auto* halves = new FittingRows;
    halves->setSpacing(kGapBetweenHalves);
    halves->addWidget(m_list);
    halves->itemAt(0)->setAlignment(Qt::AlignTop);
    halves->addWidget(m_choices);
    body()->addLayout(halves);
}

/// The list leaves room for two columns that line up, where the card is wide enough for both.
void MatchSetup::resizeEvent(QResizeEvent* event)
{
    const int wanted = m_choices->layout()->sizeHint().width();
    const int room = body()->geometry().width() - kLeastListWidth - kGapBetweenHalves;
    m_choices->setMinimumWidth(wanted <= room ? wanted : 0);
    Card::resizeEvent(event);
}

void MatchSetup::setEngines(const std::vector<EngineEntry>& engines, const QString& ownProgram)
{
    m_engines.clear();
    if (!ownProgram.isEmpty())
        for (const int level : kOwnLevels)
            m_engines.push_back(ownEngineAt(level, ownProgram));
    m_ownCount = m_engines.size();
    m_engines.insert(m_engines.end(), engines.begin(), engines.end());
    // What people are most curious about: our best against somebody else's.
    const std::size_t second = engines.empty() || m_ownCount == 0 ? 1 : m_ownCount;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (std::size_t i = 0; i < m_engines.size(); ++i) {
            auto* item = new QListWidgetItem(m_list);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(i == 0 || i == second ? Qt::Checked : Qt::Unchecked);
        }
        m_list->setCurrentRow(0);
    }
    nameEngines();
    emit changed();
}

void MatchSetup::nameEngines()
{
    const QSignalBlocker quiet(m_list);
    for (std::size_t i = 0; i < m_engines.size(); ++i) {
        EngineEntry& engine = m_engines[i];
        if (i < m_ownCount)
            engine.name
                = ValueText::player({.kind = PlayerSpec::Kind::Computer, .level = kOwnLevels[i]});
        QListWidgetItem* item = m_list->item(static_cast<int>(i));
        item->setText(EngineText::name(engine.name, engine.failure));
        item->setToolTip(EngineText::whyFailed(engine.failure));
    }
    fillChallengers();
}

/// Those that take part; the one that was chosen stays chosen.
void MatchSetup::fillChallengers()
{
    const int before
        = m_challenger->currentData().isValid() ? m_challenger->currentData().toInt() : -1;
    m_challenger->clear();
    for (std::size_t i = 0; i < m_engines.size(); ++i)
        if (const int row = static_cast<int>(i); m_list->item(row)->checkState() == Qt::Checked)
            m_challenger->addItem(EngineText::name(m_engines[i].name, m_engines[i].failure), row);
    const int place = m_challenger->findData(before);
    const bool isGauntlet = m_kind->currentIndex() == 1;
    m_challenger->setEnabled(isGauntlet);
    m_challenger->setCurrentIndex(!isGauntlet      ? -1
                                      : place >= 0 ? place
                                                   : std::min(0, m_challenger->count() - 1));
}

int MatchSetup::chosenCount() const
{
    int count = 0;
    for (int row = 0; row < m_list->count(); ++row)
        count += m_list->item(row)->checkState() == Qt::Checked;
    return count;
}

int MatchSetup::gameCount() const
{
    TournamentPlan plan;
    plan.kind = kindChosen();
    plan.engines.resize(static_cast<std::size_t>(chosenCount()));
    plan.gamesPerPairing = m_count->value();
    return plan.games();
}

std::vector<std::size_t> MatchSetup::chosen() const
{
    std::vector<std::size_t> places;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            places.push_back(static_cast<std::size_t>(row));
    if (m_kind->currentIndex() == 1) {
        const auto first = static_cast<std::size_t>(m_challenger->currentData().toInt());
        std::stable_partition(places.begin(), places.end(),
                              [first](std::size_t place) { return place == first; });
    }
    return places;
}

MatchEngine MatchSetup::engineAt(std::size_t place) const
{
    const EngineEntry& engine = m_engines[place];
    return {engine.name,
            engine.command,
            {.boardSize = m_size->value(),
             .rule = ruleChosen(),
             .turnTime = std::chrono::seconds(m_seconds->value()),
             .matchTime = std::chrono::minutes(m_minutes->value()),
             .maxMemory = static_cast<quint64>(engine.memoryMegabytes) << 20,
             .info = engine.info}};
}

Rule MatchSetup::ruleChosen() const
{
    return static_cast<Rule>(m_rule->currentData().toInt());
}

TournamentPlan::Kind MatchSetup::kindChosen() const
{
    return m_kind->currentIndex() == 1 ? TournamentPlan::Kind::Gauntlet
                                       : TournamentPlan::Kind::RoundRobin;
}

TournamentPlan MatchSetup::plan() const
{
    TournamentPlan plan;
    plan.kind = kindChosen();
    for (const std::size_t place : chosen())
        plan.engines.push_back(engineAt(place));
    tellApart(plan.engines);
    plan.gamesPerPairing = m_count->value();
    plan.concurrency = m_atOnce->value();
    plan.openings = openings();
    return plan;
}

std::vector<MatchOpening> MatchSetup::openings() const
{
    const int size = m_size->value();
    const int wanted = std::min((m_count->value() + 1) / 2, kMostRandomOpenings);
    switch (m_openings->currentIndex()) {
    case EmptyChoice:
        return {};
    case FileChoice:
        return m_file.file.openings;
    case BalancedChoice:
        if (auto balanced = balancedOpenings(size); !balanced.empty())
            return balanced;
        [[fallthrough]];
    default:
        return randomOpenings(wanted, size, kMatchOpeningSeed);
    }
}

QString MatchSetup::problemOf(const OpeningsRead& read) const
{
    const QString name = QFileInfo(read.path).fileName();
    if (read.unreadable)
        return tr("%1 cannot be read: %2").arg(name, *read.unreadable);
    if (!read.file.error.empty())
        return tr("%1: %2").arg(name, QString::fromStdString(read.file.error));
    return read.file.openings.empty() ? tr("%1 contains no openings.").arg(name) : QString();
}

void MatchSetup::useOpenings(const QString& path)
{
    m_isPreparing = false;
    readOpenings(path);
}

void MatchSetup::prepare()
{
    m_isPreparing = true;
    if (m_reader.isReading())
        return;
    if (m_openings->currentIndex() != FileChoice
        || (m_file.boardSize == m_size->value() && m_file.rule == ruleChosen())) {
        m_isPreparing = false;
        return emit prepared();
    }
    readOpenings(m_file.path);
}

void MatchSetup::readOpenings(const QString& path)
{
    endBusy();
    m_busy = BusyDialog::forReading(QFileInfo(path).fileName(), window());
    connect(m_busy, &QDialog::rejected, this, &MatchSetup::cancelReading);
    m_reader.read(path, m_size->value(), ruleChosen());
}

void MatchSetup::cancelReading()
{
    m_reader.cancel();
    m_isPreparing = false;
    endBusy();
    if (m_file.path.isEmpty() && m_openings->currentIndex() == FileChoice)
        m_openings->setCurrentIndex(BalancedChoice);
}

void MatchSetup::endBusy()
{
    if (!m_busy)
        return;
    m_busy->hide();
    m_busy->deleteLater();  // It may be the one that tells us.
    m_busy.clear();
}

void MatchSetup::takeOpenings(const OpeningsRead& read)
{
    endBusy();
    const QString problem = problemOf(read);
    const bool wasPreparing = std::exchange(m_isPreparing, false);
    // A file that does not suit the rule stays chosen: the rule may be changed back.
    const bool stays = problem.isEmpty() || (wasPreparing && read.path == m_file.path);
    m_openings->setCurrentIndex(stays ? FileChoice : BalancedChoice);
    if (problem.isEmpty())
        m_file = read;
    retranslate();
    emit openingsRead(problem);
    if (wasPreparing && problem.isEmpty())
        prepare();  // Rule and size may have changed meanwhile.
}

void MatchSetup::takeOpeningChoice()
{
    if (m_openings->currentIndex() != FileChoice)
        return;
    const QString path
        = QFileDialog::getOpenFileName(this, tr("Openings"), QFileInfo(m_file.path).path());
    if (!path.isEmpty())
        useOpenings(path);
    else if (m_file.path.isEmpty())
        m_openings->setCurrentIndex(BalancedChoice);
}

bool MatchSetup::isIn(const TournamentPlan& plan, std::size_t place) const
{
    const EngineEntry& engine = m_engines[place];
    return std::any_of(plan.engines.begin(), plan.engines.end(), [&](const MatchEngine& each) {
        return each.command == engine.command && each.settings.info == engine.info;
    });
}

void MatchSetup::showPlan(const TournamentPlan& plan)
{
    const EngineSettings& common = plan.engines.front().settings;
    {
        const QSignalBlocker quiet(m_list);
        for (std::size_t i = 0; i < m_engines.size(); ++i)
            m_list->item(static_cast<int>(i))
                ->setCheckState(isIn(plan, i) ? Qt::Checked : Qt::Unchecked);
    }
    const bool isGauntlet = plan.kind == TournamentPlan::Kind::Gauntlet;
    m_kind->setCurrentIndex(isGauntlet ? 1 : 0);
    fillChallengers();
    for (std::size_t i = 0; isGauntlet && i < m_engines.size(); ++i)
        if (m_engines[i].name == plan.engines.front().name && isIn(plan, i))
            m_challenger->setCurrentIndex(m_challenger->findData(static_cast<int>(i)));
    m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(common.rule)));
    m_size->setValue(common.boardSize);
    m_seconds->setValue(static_cast<int>(common.turnTime.count() / 1000));
    m_minutes->setValue(static_cast<int>(common.matchTime.count() / 60000));
    m_count->setValue(plan.gamesPerPairing);
    m_atOnce->setValue(plan.concurrency);
    emit changed();
}

bool MatchSetup::keepsGames() const
{
    return m_keep->isChecked();
}

void MatchSetup::showBoardSize()
{
    m_size->setSuffix(tr(" × %1").arg(m_size->value()));
}

void MatchSetup::retranslate()
{
    setTitle(tr("Engines"));
    m_list->setAccessibleName(tr("Engines that take part"));
    m_kind->setItemText(0, tr("All play all"));
    m_kind->setItemText(1, tr("One against all"));
    nameForReaders(m_kind, tr("Who meets whom"));
    nameForReaders(m_challenger, tr("Challenger"));
    m_challenger->setPlaceholderText(tr("No challenger"));
    for (int i = 0; i < m_rule->count(); ++i)
        m_rule->setItemText(i, ValueText::rule(kRules[static_cast<std::size_t>(i)]));
    nameForReaders(m_rule, tr("Rule"));
    showBoardSize();
    m_size->setAccessibleName(tr("Board"));
    m_seconds->setSuffix(tr(" s per move"));
    m_seconds->setAccessibleName(tr("Seconds per move"));
    m_minutes->setSuffix(tr(" min per game"));
    m_minutes->setSpecialValueText(tr("No limit per game"));
    m_minutes->setAccessibleName(tr("Minutes per game"));
    m_count->setSuffix(tr(" games per pairing"));
    m_count->setAccessibleName(tr("Number of games per pairing"));
    m_openings->setItemText(BalancedChoice, tr("Balanced openings"));
    m_openings->setItemText(RandomChoice, tr("Random openings"));
    m_openings->setItemText(EmptyChoice, tr("Empty board"));
    m_openings->setItemText(FileChoice,
                            m_file.path.isEmpty()
                                ? tr("Openings from a file…")
                                : tr("Openings from %1…").arg(QFileInfo(m_file.path).fileName()));
    nameForReaders(m_openings, tr("Openings"));
    m_atOnce->setSuffix(tr(" at a time"));
    m_atOnce->setAccessibleName(tr("Games at a time"));
    m_keep->setText(tr("Add games to the library"));
    nameEngines();
}

}  // namespace gomoku
