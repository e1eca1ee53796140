// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/ColorChooserWidget.h"

#include "UI/ChoiceButtons.h"
#include "UI/GameText.h"
#include "UI/OpeningText.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QVBoxLayout>

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

QLabel* makeLabel(QWidget* parent, const char* role)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    return label;
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

}  // namespace

ColorChooserWidget::ColorChooserWidget(QWidget* parent) : QWidget(parent), m_clocks(usualClocks())
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(10);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFrameShape(QFrame::NoFrame);
    area->viewport()->setAutoFillBackground(false);
    area->setFocusPolicy(Qt::NoFocus);
    m_page = new QWidget(area);
    m_page->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 2, 0);
    column->setSpacing(6);
    buildColors(column);
    buildLevels(column);
    buildMore(column);
    column->addStretch(1);
    area->setWidget(m_page);
    whole->addWidget(area, 1);
    buildPlay(whole);
    m_black->setChecked(true);
    m_levels[2]->setChecked(true);
    retranslate();
}

void ColorChooserWidget::buildColors(QVBoxLayout* column)
{
    m_title = makeLabel(this, "title");
    m_subtitle = makeLabel(this, "secondary");
    m_subtitle->setWordWrap(true);
    m_colorLabel = makeLabel(this, "secondary");
    m_black = new StoneButton(Color::Black, this);
    m_white = new StoneButton(Color::White, this);
    m_random = new StoneButton(std::nullopt, this);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (StoneButton* button : {m_black, m_white, m_random}) {
        row->addWidget(button);
        connect(button, &QAbstractButton::toggled, this, &ColorChooserWidget::changed);
    }
    column->addWidget(m_title);
    column->addWidget(m_subtitle);
    column->addSpacing(10);
    column->addWidget(m_colorLabel);
    column->addLayout(row);
}

void ColorChooserWidget::buildLevels(QVBoxLayout* column)
{
    m_levelLabel = makeLabel(this, "secondary");
    column->addSpacing(8);
    column->addWidget(m_levelLabel);
    auto* group = new QWidget(this);  // Exclusive buttons are those of one parent.
    auto* rows = new QVBoxLayout(group);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(5);
    for (int level = 1; level <= 5; ++level) {
        auto* button = new LevelButton(level, group);
        connect(button, &QAbstractButton::toggled, this, &ColorChooserWidget::changed);
        rows->addWidget(button);
        m_levels.push_back(button);
    }
    column->addWidget(group);
}

void ColorChooserWidget::buildMore(QVBoxLayout* column)
{
    m_moreButton = new QPushButton(this);
    m_moreButton->setProperty("flatLink", true);
    m_moreButton->setCheckable(true);
    m_more = new QWidget(this);
    auto* grid = new QGridLayout(m_more);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    const auto addRow = [&](QLabel*& label, QComboBox*& box) {
        label = makeLabel(m_more, "secondary");
        box = new QComboBox(m_more);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        label->setBuddy(box);
        grid->addWidget(label, grid->rowCount(), 0);
        grid->addWidget(box, grid->rowCount() - 1, 1);
        connect(box, &QComboBox::currentIndexChanged, this, &ColorChooserWidget::changed);
    };
    addRow(m_opponentLabel, m_opponent);
    addRow(m_ruleLabel, m_rule);
    addRow(m_openingLabel, m_opening);
    addRow(m_sizeLabel, m_size);
    addRow(m_clockLabel, m_clock);
    m_details = new QPushButton(m_more);
    m_details->setProperty("flatLink", true);
    grid->addWidget(m_details, grid->rowCount(), 0, 1, 2);
    connect(m_details, &QPushButton::clicked, this, &ColorChooserWidget::detailsRequested);
    m_more->hide();
    connect(m_moreButton, &QPushButton::toggled, m_more, &QWidget::setVisible);
    connect(m_moreButton, &QPushButton::toggled, this, [this] {
        retranslate();
        makeRoom();
    });
    column->addSpacing(4);
    column->addWidget(m_moreButton);
    column->addWidget(m_more);
}

void ColorChooserWidget::buildPlay(QVBoxLayout* column)
{
    m_play = new QPushButton(this);
    m_play->setProperty("primary", true);
    m_play->setProperty("big", true);
    m_play->setDefault(true);
    m_play->setMinimumHeight(48);
    connect(m_play, &QPushButton::clicked, this, &ColorChooserWidget::play);
    m_continue = new ContinueButton(this);
    m_continue->hide();
    connect(m_continue, &QAbstractButton::clicked, this, &ColorChooserWidget::continueRequested);
    column->addWidget(m_play);
    column->addWidget(m_continue);
}

void ColorChooserWidget::fillChoices()
{
    refill(m_opponent, [](QComboBox* box) {
        box->addItems({tr("The computer"), tr("A friend, at this computer"),
                       tr("Nobody: watch two computers")});
    });
    refill(m_rule, [](QComboBox* box) {
        for (const Rule rule : kRules) {
            box->addItem(GameText::rule(rule));
            box->setItemData(box->count() - 1, GameText::ruleInOneSentence(rule), Qt::ToolTipRole);
        }
    });
    refill(m_opening, [](QComboBox* box) {
        for (const OpeningRule rule : kOpeningRules) {
            box->addItem(OpeningText::rule(rule));
            box->setItemData(box->count() - 1, OpeningText::ruleInOneSentence(rule),
                             Qt::ToolTipRole);
        }
    });
    const bool first = m_size->count() == 0;
    refill(m_size, [](QComboBox* box) {
        for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size)
            box->addItem(GameText::boardSize(size));
    });
    if (first)
        m_size->setCurrentIndex(kDefaultBoardSize - kMinBoardSize);
    refill(m_clock, [this](QComboBox* box) {
        for (const ClockSpec& clock : m_clocks)
            box->addItem(GameText::clock(clock));
    });
}

void ColorChooserWidget::retranslate()
{
    m_title->setText(tr("Gomoku"));
    m_subtitle->setText(tr("Five stones in a row, before the other has them."));
    m_colorLabel->setText(tr("You play"));
    m_black->setText(tr("Black"));
    m_white->setText(tr("White"));
    m_random->setText(tr("Random"));
    m_levelLabel->setText(tr("Level"));
    for (LevelButton* button : m_levels)
        button->retranslate();
    m_moreButton->setText(m_moreButton->isChecked() ? tr("Less ▴") : tr("More ▾"));
    m_moreButton->setToolTip(tr("Opponent, rule, opening, board and clock"));
    m_opponentLabel->setText(tr("Opponent"));
    m_ruleLabel->setText(tr("Rule"));
    m_openingLabel->setText(tr("Opening"));
    m_sizeLabel->setText(tr("Board"));
    m_clockLabel->setText(tr("Clock"));
    m_details->setText(tr("All choices…"));
    m_play->setText(tr("Play"));
    m_continue->setText(tr("Continue"));
    fillChoices();
}

GameSetup ColorChooserWidget::setup() const
{
    GameSetup setup = m_rest;
    setup.rule = kRules[static_cast<std::size_t>(std::max(0, m_rule->currentIndex()))];
    setup.openingRule
        = kOpeningRules[static_cast<std::size_t>(std::max(0, m_opening->currentIndex()))];
    setup.boardSize = std::max(kMinBoardSize + std::max(0, m_size->currentIndex()),
                               smallestBoardFor(setup.openingRule));
    setup.clock = m_clocks[static_cast<std::size_t>(std::max(0, m_clock->currentIndex()))];
    setup.players = players();
    return setup;
}

std::optional<Color> ColorChooserWidget::chosenColor() const
{
    if (opponent() != Opponent::Computer || m_random->isChecked())
        return std::nullopt;
    return m_black->isChecked() ? Color::Black : Color::White;
}

PerColor<PlayerSpec> ColorChooserWidget::players() const
{
    const PlayerSpec human{.kind = PlayerSpec::Kind::Human};
    const PlayerSpec computer{.kind = PlayerSpec::Kind::Computer, .level = level()};
    if (opponent() == Opponent::Friend)
        return {human, human};
    if (opponent() == Opponent::Watch)
        return {computer, computer};
    const bool white = m_random->isChecked() ? QRandomGenerator::global()->bounded(2) == 1
                                             : m_white->isChecked();
    return white ? PerColor<PlayerSpec>{computer, human} : PerColor<PlayerSpec>{human, computer};
}

ColorChooserWidget::Opponent ColorChooserWidget::opponent() const
{
    return static_cast<Opponent>(std::max(0, m_opponent->currentIndex()));
}

int ColorChooserWidget::level() const
{
    const auto chosen = std::find_if(m_levels.begin(), m_levels.end(),
                                     [](const LevelButton* button) { return button->isChecked(); });
    return chosen == m_levels.end() ? 3 : (*chosen)->level();
}

void ColorChooserWidget::setSetup(const GameSetup& setup)
{
    m_rest = setup;
    const bool blackIsHuman = setup.players.black.kind == PlayerSpec::Kind::Human;
    const bool whiteIsHuman = setup.players.white.kind == PlayerSpec::Kind::Human;
    const Opponent wanted = blackIsHuman && whiteIsHuman ? Opponent::Friend
        : blackIsHuman || whiteIsHuman                   ? Opponent::Computer
                                                         : Opponent::Watch;
    m_opponent->setCurrentIndex(static_cast<int>(wanted));
    if (wanted == Opponent::Computer)
        (whiteIsHuman ? m_white : m_black)->setChecked(true);
    const int level = (blackIsHuman ? setup.players.white : setup.players.black).level;
    for (LevelButton* button : m_levels)
        if (button->level() == level)
            button->setChecked(true);
    m_rule->setCurrentIndex(static_cast<int>(setup.rule));
    m_opening->setCurrentIndex(static_cast<int>(setup.openingRule));
    m_size->setCurrentIndex(setup.boardSize - kMinBoardSize);
    selectClock(setup.clock);
}

bool ColorChooserWidget::isRandom() const
{
    return m_random->isChecked();
}

void ColorChooserWidget::setRandom()
{
    m_random->setChecked(true);
}

void ColorChooserWidget::selectClock(const ClockSpec& clock)
{
    auto found = std::find(m_clocks.begin(), m_clocks.end(), clock);
    if (found == m_clocks.end()) {
        found = m_clocks.insert(m_clocks.end(), clock);
        m_clock->addItem(GameText::clock(clock));
    }
    m_clock->setCurrentIndex(static_cast<int>(found - m_clocks.begin()));
}

void ColorChooserWidget::setUnfinished(const std::optional<GameSnapshot>& game)
{
    m_continue->setVisible(game.has_value());
    if (game)
        m_continue->setGame(
            *game, tr("Move %1 · %2").arg(game->shown).arg(GameText::rule(game->setup.rule)));
    makeRoom();
}

void ColorChooserWidget::setTips(QWidget* tips)
{
    m_tips = tips;
    layout()->addWidget(tips);
    makeRoom();
}

/// The choices come first: neither title nor tips must make them scroll.
void ColorChooserWidget::makeRoom()
{
    const int spacing = layout()->spacing();
    m_title->show();
    m_subtitle->show();
    int needed = m_page->layout()->sizeHint().height() + spacing + m_play->sizeHint().height();
    if (!m_continue->isHidden())
        needed += spacing + m_continue->sizeHint().height();
    m_title->setVisible(needed <= height());
    m_subtitle->setVisible(needed <= height());
    if (m_tips)
        m_tips->setVisible(needed + spacing + m_tips->sizeHint().height() <= height());
}

void ColorChooserWidget::play()
{
    emit playRequested(setup());
}

void ColorChooserWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ColorChooserWidget::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

void ColorChooserWidget::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        play();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace gomoku
