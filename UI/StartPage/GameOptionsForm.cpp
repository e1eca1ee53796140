// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/GameOptionsForm.h"

#include "UI/Help/HelpButton.h"
#include "UI/Help/HelpRequest.h"
#include "UI/StartPage/ClockChooser.h"
#include "UI/StartPage/OptionBox.h"
#include "UI/Text/Game/OpeningText.h"
#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace gomoku {

namespace {

using namespace std::chrono_literals;

std::vector<ClockSpec> usualClocks()
{
    using Kind = ClockSpec::Kind;
    return {ClockSpec{},
            ClockSpec{.kind = Kind::PerMove, .time = 30s},
            ClockSpec{.kind = Kind::PerGame, .time = 1min, .increment = 1s},
            ClockSpec{.kind = Kind::PerGame, .time = 3min, .increment = 2s},
            ClockSpec{.kind = Kind::PerGame, .time = 5min},
            ClockSpec{.kind = Kind::PerGame, .time = 5min, .increment = 5s},
            ClockSpec{.kind = Kind::PerGame, .time = 10min},
            ClockSpec{.kind = Kind::PerGame, .time = 15min, .increment = 10s},
            ClockSpec{.kind = Kind::PerGame, .time = 30min}};
}

template <typename Value>
void add(QComboBox* box, Value value, const QString& text, const QString& explanation = {})
{
    box->addItem(text, static_cast<int>(value));
    box->setItemData(box->count() - 1, explanation, kExplanationRole);
}

/// The first entry where `value` is not on offer.
template <typename Value>
void select(QComboBox* box, Value value)
{
    box->setCurrentIndex(std::max(0, box->findData(static_cast<int>(value))));
}

template <typename Value>
Value chosenOf(const QComboBox* box)
{
    return static_cast<Value>(box->currentData().toInt());
}

}  // namespace

GameOptionsForm::GameOptionsForm(Detail detail, QWidget* parent)
    : QWidget(parent),
      m_detail(detail),
      m_grid(new QGridLayout(this)),
      m_rule(makeBox()),
      m_opening(makeBox()),
      m_size(makeBox()),
      m_clocks(usualClocks())
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(detail == Detail::All ? 16 : 10);
    m_grid->setVerticalSpacing(detail == Detail::All ? 8 : 10);
    if (detail == Detail::All)
        m_grid->setColumnStretch(1, 1);
    for (const Rule rule : kRules)
        add(m_rule, rule, {});
    build();
    retranslate();
    setSetup({});
}

QComboBox* GameOptionsForm::makeBox()
{
    if (m_detail == Detail::Usual)
        return new OptionBox(this);
    auto* box = new QComboBox(this);
    new ExplainedDelegate(box);
    return box;
}

void GameOptionsForm::build()
{
    addRow(m_ruleLabel, m_rule);
    if (m_detail == Detail::All) {
        m_ruleHelp = addHelp();
        addExplanation(m_ruleText);
        m_fouls = new QComboBox(this);
        add(m_fouls, FoulPolicy::Refuse, {});
        add(m_fouls, FoulPolicy::Punish, {});
        addRow(m_foulLabel, m_fouls);
    }
    addRow(m_openingLabel, m_opening);
    if (m_detail == Detail::All) {
        m_openingHelp = addHelp();
        addExplanation(m_openingText);
    }
    addRow(m_sizeLabel, m_size);
    buildClock();
    connect(m_rule, &QComboBox::currentIndexChanged, this, &GameOptionsForm::showRule);
    connect(m_opening, &QComboBox::currentIndexChanged, this, &GameOptionsForm::showOpening);
    // Last: who hears of the change finds everything to fit together again.
    for (QComboBox* box : {m_rule, m_opening, m_size})
        connect(box, &QComboBox::currentIndexChanged, this, &GameOptionsForm::changed);
}

void GameOptionsForm::buildClock()
{
    if (m_detail == Detail::All) {
        m_limit = new QSpinBox(this);
        m_limit->setRange(0, kMaxBoardSize * kMaxBoardSize);
        m_limit->setSingleStep(10);
        addRow(m_limitLabel, m_limit);
        m_anyClock = new ClockChooser(this);
        addRow(m_clockLabel, m_anyClock);
    } else {
        m_usualClock = makeBox();
        arrange(4, false);
        setTabOrder(m_rule, m_size);  // As they stand.
        setTabOrder(m_size, m_opening);
        setTabOrder(m_opening, m_usualClock);
        connect(m_usualClock, &QComboBox::currentIndexChanged, this, &GameOptionsForm::changed);
    }
}

void GameOptionsForm::addRow(QLabel*& label, QWidget* field)
{
    if (m_detail == Detail::Usual)
        return;  // Those carry their names themselves; arrange() places them.
    label = new QLabel(this);
    label->setBuddy(field);
    const int row = m_grid->rowCount();
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(field, row, 1);
}

HelpButton* GameOptionsForm::addHelp()
{
    auto* help = new HelpButton(HelpTopic::Rules, this);
    m_grid->addWidget(help, m_grid->rowCount() - 1, 2);
    return help;
}

/// The pages for what is chosen at present.
void GameOptionsForm::showHelp()
{
    const HelpTopic forRule = topicOf(rule());
    const HelpTopic forOpening = topicOf(openingRule());
    if (m_detail == Detail::Usual) {
        static_cast<OptionBox*>(m_rule)->setHelp(forRule);
        static_cast<OptionBox*>(m_opening)->setHelp(forOpening);
        return;
    }
    m_ruleHelp->setTopic(forRule);
    m_openingHelp->setTopic(forOpening);
    setHelpTopic(m_rule, forRule);
    setHelpTopic(m_opening, forOpening);
}

void GameOptionsForm::arrange(int columns, bool compact)
{
    int index = 0;
    for (QComboBox* box : {m_rule, m_size, m_opening, m_usualClock}) {
        m_grid->addWidget(box, index / columns, index % columns);
        static_cast<OptionBox*>(box)->setCompact(compact);
        ++index;
    }
    m_grid->setHorizontalSpacing(compact ? 8 : 10);
    m_grid->setVerticalSpacing(compact ? 8 : 10);
    for (int column = 0; column < 4; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

void GameOptionsForm::addExplanation(QLabel*& text)
{
    text = new QLabel(this);
    text->setForegroundRole(QPalette::PlaceholderText);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    text->setMinimumHeight(2 * fontMetrics().lineSpacing());  // One height for all of them.
    m_grid->addWidget(text, m_grid->rowCount(), 1);
}

Rule GameOptionsForm::rule() const
{
    return chosenOf<Rule>(m_rule);
}

OpeningRule GameOptionsForm::openingRule() const
{
    return chosenOf<OpeningRule>(m_opening);
}

ClockSpec GameOptionsForm::clock() const
{
    return m_anyClock ? m_anyClock->clock()
                      : m_clocks[static_cast<std::size_t>(m_usualClock->currentIndex())];
}

void GameOptionsForm::setSetup(const GameSetup& setup)
{
    select(m_rule, setup.rule);
    select(m_opening, setup.openingRule);
    select(m_size, std::max(setup.boardSize, smallestBoardFor(openingRule())));
    if (m_detail == Detail::All) {
        select(m_fouls, setup.foulPolicy);
        m_limit->setValue(setup.moveLimit);
    }
    selectClock(setup.clock);
}

void GameOptionsForm::selectClock(const ClockSpec& clock)
{
    if (m_anyClock)
        return m_anyClock->setClock(clock);
    auto found = std::find(m_clocks.begin(), m_clocks.end(), clock);
    if (found == m_clocks.end()) {
        found = m_clocks.insert(m_clocks.end(), clock);
        m_usualClock->addItem(ValueText::clockInShort(clock));
        m_usualClock->setItemData(m_usualClock->count() - 1, ValueText::clockExplained(clock),
                                  kExplanationRole);
    }
    m_usualClock->setCurrentIndex(static_cast<int>(found - m_clocks.begin()));
}

void GameOptionsForm::writeTo(GameSetup& setup) const
{
    setup.rule = rule();
    setup.openingRule = openingRule();
    setup.boardSize = chosenOf<int>(m_size);
    setup.clock = clock();
    if (m_detail == Detail::All) {
        setup.foulPolicy = chosenOf<FoulPolicy>(m_fouls);
        setup.moveLimit = m_limit->value();
    }
}

void GameOptionsForm::showRule()
{
    if (m_ruleText) {
        m_ruleText->setText(ValueText::ruleInOneSentence(rule()));
        const bool fouls = hasFouls(rule(), Color::Black);
        m_foulLabel->setVisible(fouls);
        m_fouls->setVisible(fouls);
    }
    fillOpenings();
    showOpening();
}

void GameOptionsForm::showOpening()
{
    if (m_openingText)
        m_openingText->setText(OpeningText::ruleInOneSentence(openingRule()));
    fillSizes();
    showHelp();
}

/// Those that the rule knows; the choice stays if it is among them.
void GameOptionsForm::fillOpenings()
{
    const QSignalBlocker quiet(m_opening);
    const auto chosen = m_opening->count() ? openingRule() : OpeningRule::Free;
    m_opening->clear();
    for (const OpeningRule opening : kOpeningRules)
        if (isForRule(opening, rule()))
            add(m_opening, opening, OpeningText::rule(opening),
                OpeningText::ruleInOneSentence(opening));
    select(m_opening, chosen);
}

/// Those that the opening has room on; a board that is too small grows.
void GameOptionsForm::fillSizes()
{
    const QSignalBlocker quiet(m_size);
    const int smallest = smallestBoardFor(openingRule());
    const int chosen = m_size->count() ? chosenOf<int>(m_size) : kDefaultBoardSize;
    m_size->clear();
    for (int size = smallest; size <= kMaxBoardSize; ++size)
        add(m_size, size, ValueText::boardSize(size), ValueText::boardExplained(size));
    select(m_size, chosen);
}

void GameOptionsForm::fillClocks()
{
    const QSignalBlocker quiet(m_usualClock);
    const int chosen = std::max(0, m_usualClock->currentIndex());
    m_usualClock->clear();
    for (std::size_t i = 0; i < m_clocks.size(); ++i)
        add(m_usualClock, i, ValueText::clockInShort(m_clocks[i]),
            ValueText::clockExplained(m_clocks[i]));
    m_usualClock->setCurrentIndex(chosen);
}

void GameOptionsForm::name(QLabel* label, QComboBox* box, const QString& text)
{
    if (label)
        label->setText(text);
    else
        static_cast<OptionBox*>(box)->setCaption(text);
}

void GameOptionsForm::retranslate()
{
    const bool keys = m_detail == Detail::All;  // On the start page they would be those of menus.
    name(m_ruleLabel, m_rule, keys ? tr("&Rule") : tr("Rule"));
    name(m_openingLabel, m_opening, keys ? tr("&Opening") : tr("Opening"));
    name(m_sizeLabel, m_size, keys ? tr("&Board") : tr("Board"));
    name(m_clockLabel, m_usualClock, tr("Clock"));
    for (int i = 0; i < m_rule->count(); ++i) {
        const Rule rule = kRules[static_cast<std::size_t>(i)];
        m_rule->setItemText(i, ValueText::rule(rule));
        m_rule->setItemData(i, ValueText::ruleInOneSentence(rule), kExplanationRole);
    }
    if (m_detail == Detail::All) {
        m_limitLabel->setText(tr("&Draw"));
        m_limit->setSpecialValueText(tr("only when the board is full"));
        m_limit->setPrefix(tr("after "));
        m_limit->setSuffix(tr(" moves"));
        m_foulLabel->setText(tr("&Forbidden moves"));
        m_fouls->setItemText(0, tr("cannot be played"));
        m_fouls->setItemText(1, tr("lose the game"));
    } else {
        fillClocks();
    }
    showRule();
}

}  // namespace gomoku
