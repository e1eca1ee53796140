// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/MoreChoices.h"

#include "UI/Text/OpeningText.h"
#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStringList>

#include <algorithm>

namespace gomoku {

namespace {

using namespace std::chrono_literals;

std::vector<ClockSpec> usualClocks()
{
    using Kind = ClockSpec::Kind;
    return {ClockSpec{}, ClockSpec{.kind = Kind::PerMove, .time = 30s},
            ClockSpec{.kind = Kind::PerGame, .time = 5min},
            ClockSpec{.kind = Kind::PerGame, .time = 10min},
            ClockSpec{.kind = Kind::PerGame, .time = 5min, .increment = 5s}};
}

/// Refills a box in another language without losing or announcing the choice.
template <typename Fill>
void refill(QComboBox* box, Fill&& fill)
{
    const QSignalBlocker blocker(box);
    const int chosen = std::max(0, box->currentIndex());
    box->clear();
    fill(box);
    box->setCurrentIndex(chosen);
}

void addWithTip(QComboBox* box, const QString& text, const QString& tip)
{
    box->addItem(text);
    box->setItemData(box->count() - 1, tip, Qt::ToolTipRole);
}

std::size_t chosenOf(const QComboBox* box)
{
    return static_cast<std::size_t>(std::max(0, box->currentIndex()));
}

}  // namespace

MoreChoices::MoreChoices(QWidget* parent) : QWidget(parent), m_clocks(usualClocks())
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    addRow(grid, m_opponentLabel, m_opponent);
    addRow(grid, m_ruleLabel, m_rule);
    addRow(grid, m_openingLabel, m_opening);
    addRow(grid, m_sizeLabel, m_size);
    addRow(grid, m_clockLabel, m_clock);
    m_details = new QPushButton(this);
    m_details->setProperty("flatLink", true);
    grid->addWidget(m_details, grid->rowCount(), 0, 1, 2, Qt::AlignLeft);
    connect(m_details, &QPushButton::clicked, this, &MoreChoices::detailsRequested);
    retranslate();
    m_size->setCurrentIndex(kDefaultBoardSize - kMinBoardSize);
}

void MoreChoices::addRow(QGridLayout* grid, QLabel*& label, QComboBox*& box)
{
    label = new QLabel(this);
    label->setProperty("role", QStringLiteral("secondary"));
    box = new QComboBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    label->setBuddy(box);
    grid->addWidget(label, grid->rowCount(), 0);
    grid->addWidget(box, grid->rowCount() - 1, 1);
    connect(box, &QComboBox::currentIndexChanged, this, &MoreChoices::changed);
}

MoreChoices::Opponent MoreChoices::opponent() const
{
    return static_cast<Opponent>(chosenOf(m_opponent));
}

OpeningRule MoreChoices::openingRule() const
{
    return kOpeningRules[chosenOf(m_opening)];
}

void MoreChoices::writeTo(GameSetup& setup) const
{
    setup.rule = kRules[chosenOf(m_rule)];
    setup.openingRule = openingRule();
    setup.boardSize = std::max(kMinBoardSize + std::max(0, m_size->currentIndex()),
                               smallestBoardFor(setup.openingRule));
    setup.clock = m_clocks[chosenOf(m_clock)];
}

void MoreChoices::setSetup(const GameSetup& setup)
{
    const bool blackIsHuman = setup.players.black.isHuman();
    const bool whiteIsHuman = setup.players.white.isHuman();
    const Opponent wanted = blackIsHuman && whiteIsHuman ? Opponent::Friend
        : blackIsHuman || whiteIsHuman                   ? Opponent::Computer
                                                         : Opponent::Watch;
    m_opponent->setCurrentIndex(static_cast<int>(wanted));
    m_rule->setCurrentIndex(static_cast<int>(setup.rule));
    m_opening->setCurrentIndex(static_cast<int>(setup.openingRule));
    m_size->setCurrentIndex(setup.boardSize - kMinBoardSize);
    selectClock(setup.clock);
}

void MoreChoices::selectClock(const ClockSpec& clock)
{
    auto found = std::find(m_clocks.begin(), m_clocks.end(), clock);
    if (found == m_clocks.end()) {
        found = m_clocks.insert(m_clocks.end(), clock);
        m_clock->addItem(ValueText::clock(clock));
    }
    m_clock->setCurrentIndex(static_cast<int>(found - m_clocks.begin()));
}

QString MoreChoices::summary() const
{
    GameSetup setup;
    writeTo(setup);
    QStringList words;
    if (opponent() != Opponent::Computer)
        words << m_opponent->currentText();
    if (setup.rule != Rule::Freestyle)
        words << ValueText::rule(setup.rule);
    if (setup.openingRule != OpeningRule::Free)
        words << OpeningText::rule(setup.openingRule);
    if (setup.boardSize != kDefaultBoardSize)
        words << ValueText::boardSize(setup.boardSize);
    if (setup.clock.kind != ClockSpec::Kind::None)
        words << ValueText::clock(setup.clock);
    return words.join(QStringLiteral(" · "));
}

void MoreChoices::fill()
{
    refill(m_opponent, [](QComboBox* box) {
        box->addItems({tr("The computer"), tr("A friend, at this computer"),
                       tr("Nobody: watch two computers")});
    });
    refill(m_rule, [](QComboBox* box) {
        for (const Rule rule : kRules)
            addWithTip(box, ValueText::rule(rule), ValueText::ruleInOneSentence(rule));
    });
    refill(m_opening, [](QComboBox* box) {
        for (const OpeningRule rule : kOpeningRules)
            addWithTip(box, OpeningText::rule(rule), OpeningText::ruleInOneSentence(rule));
    });
    refill(m_size, [](QComboBox* box) {
        for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size)
            box->addItem(ValueText::boardSize(size));
    });
    refill(m_clock, [this](QComboBox* box) {
        for (const ClockSpec& clock : m_clocks)
            box->addItem(ValueText::clock(clock));
    });
}

void MoreChoices::retranslate()
{
    m_opponentLabel->setText(tr("Opponent"));
    m_ruleLabel->setText(tr("Rule"));
    m_openingLabel->setText(tr("Opening"));
    m_sizeLabel->setText(tr("Board"));
    m_clockLabel->setText(tr("Clock"));
    m_details->setText(tr("All choices…"));
    fill();
}

}  // namespace gomoku
