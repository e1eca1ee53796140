// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/ColorChooserWidget.h"

#include "UI/StartPage/ChoiceButtons.h"
#include "UI/StartPage/StartOptions.h"
#include "UI/Text/ValueText.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

QLabel* makeLabel(QWidget* parent, const char* role)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    return label;
}

/// Do the players' colours come out of the opening itself?
bool findsColors(OpeningRule rule)
{
    return rule != OpeningRule::Free && rule != OpeningRule::Pro && rule != OpeningRule::LongPro;
}

}  // namespace

ColorChooserWidget::ColorChooserWidget(QWidget* parent) : QWidget(parent)
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
    column->setContentsMargins(0, 0, 0, 0);
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
    connect(this, &ColorChooserWidget::changed, this, [this] { m_touched = true; });
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
    auto* group = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    for (StoneButton* button : {m_black, m_white, m_random}) {
        group->addButton(button);
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
    auto* group = new QButtonGroup(this);
    m_levelRows = new QVBoxLayout;
    m_levelRows->setSpacing(5);
    for (int level = 1; level <= 5; ++level) {
        auto* button = new LevelButton(level, this);
        group->addButton(button);
        connect(button, &QAbstractButton::toggled, this, &ColorChooserWidget::changed);
        m_levelRows->addWidget(button);
        m_levels.push_back(button);
    }
    column->addLayout(m_levelRows);
}

void ColorChooserWidget::buildMore(QVBoxLayout* column)
{
    m_moreButton = new QPushButton(this);
    m_moreButton->setProperty("flatLink", true);
    m_moreButton->setCheckable(true);
    m_summary = makeLabel(this, "secondary");
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_more = new StartOptions(this);
    m_more->hide();
    connect(m_more, &StartOptions::detailsRequested, this, &ColorChooserWidget::detailsRequested);
    connect(m_more, &StartOptions::changed, this, [this] {
        nameChoices();
        emit changed();
    });
    connect(m_moreButton, &QPushButton::toggled, this, [this](bool unfolded) {
        m_more->setVisible(unfolded);
        nameChoices();
        makeRoom();
    });
    auto* row = new QHBoxLayout;
    row->addWidget(m_moreButton);
    row->addWidget(m_summary, 1);
    column->addSpacing(4);
    column->addLayout(row);
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

void ColorChooserWidget::retranslate()
{
    m_title->setText(tr("Gomoku"));
    m_subtitle->setText(tr("Get five in a row before your opponent does."));
    m_random->setText(tr("Random"));
    m_levelLabel->setText(tr("Level"));
    for (LevelButton* button : m_levels)
        button->retranslate();
    m_moreButton->setToolTip(tr("Opponent, rule, opening, board and clock"));
    m_more->retranslate();
    m_play->setText(tr("Play"));
    m_continue->setText(tr("Continue"));
    nameUnfinished();
    nameChoices();
}

/// The words that depend on other choices: where colours are only found during the opening, one
/// chooses who begins; and without a computer there is no level.
void ColorChooserWidget::nameChoices()
{
    const bool seats = findsColors(m_more->openingRule());
    m_colorLabel->setText(seats ? tr("Your role in the opening") : tr("You play"));
    m_black->setText(seats ? tr("First") : tr("Black"));
    m_white->setText(seats ? tr("Second") : tr("White"));
    for (StoneButton* button : {m_black, m_white, m_random})
        button->setEnabled(m_more->opponent() == StartOptions::Opponent::Computer);
    for (LevelButton* button : m_levels)
        button->setEnabled(m_more->opponent() != StartOptions::Opponent::Friend);
    const bool unfolded = m_moreButton->isChecked();
    m_moreButton->setText(unfolded ? tr("Less ▴") : tr("More ▾"));
    m_summary->setText(unfolded ? QString() : m_more->summary());
}

GameSetup ColorChooserWidget::setup() const
{
    GameSetup setup = m_rest;
    m_more->writeTo(setup);
    setup.players = players();
    return setup;
}

std::optional<Color> ColorChooserWidget::chosenColor() const
{
    if (m_more->opponent() != StartOptions::Opponent::Computer || m_random->isChecked())
        return std::nullopt;
    return m_black->isChecked() ? Color::Black : Color::White;
}

PerColor<PlayerSpec> ColorChooserWidget::players() const
{
    const PlayerSpec human{.kind = PlayerSpec::Kind::Human};
    const PlayerSpec computer{.kind = PlayerSpec::Kind::Computer, .level = level()};
    if (m_more->opponent() == StartOptions::Opponent::Friend)
        return {human, human};
    if (m_more->opponent() == StartOptions::Opponent::Watch)
        return {computer, computer};
    const bool white = m_random->isChecked() ? QRandomGenerator::global()->bounded(2) == 1
                                             : m_white->isChecked();
    return white ? PerColor<PlayerSpec>{computer, human} : PerColor<PlayerSpec>{human, computer};
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
    const bool blackIsHuman = setup.players.black.isHuman();
    const bool whiteIsHuman = setup.players.white.isHuman();
    if (blackIsHuman != whiteIsHuman)
        (whiteIsHuman ? m_white : m_black)->setChecked(true);
    // Without a computer the level stays as it was last chosen.
    const PlayerSpec& opponent = blackIsHuman ? setup.players.white : setup.players.black;
    for (LevelButton* button : m_levels)
        if (opponent.kind == PlayerSpec::Kind::Computer && button->level() == opponent.level)
            button->setChecked(true);
    m_more->setSetup(setup);
    m_touched = false;
}

bool ColorChooserWidget::isRandom() const
{
    return m_random->isChecked();
}

void ColorChooserWidget::setRandom()
{
    m_random->setChecked(true);
    m_touched = false;
}

void ColorChooserWidget::setUnfinished(const std::optional<GameSnapshot>& game)
{
    m_continue->setVisible(game.has_value());
    if (game)
        m_continue->setGame(*game);
    nameUnfinished();
    makeRoom();
}

void ColorChooserWidget::nameUnfinished()
{
    const GameSnapshot& game = m_continue->game();
    m_continue->setNote(tr("Move %1 · %2").arg(game.shown).arg(ValueText::rule(game.setup.rule)));
}

void ColorChooserWidget::setTips(QWidget* tips)
{
    m_tips = tips;
    layout()->addWidget(tips);
    makeRoom();
}

/// The choices come first: title and tips make way for them, then the words about the levels.
void ColorChooserWidget::makeRoom()
{
    setCompact(false);
    m_title->show();
    m_subtitle->show();
    const int whole = neededHeight();
    m_title->setVisible(whole <= height());
    m_subtitle->setVisible(whole <= height());
    if (m_tips) {
        const int wrapped = m_tips->heightForWidth(width());
        const int tips = wrapped > 0 ? wrapped : m_tips->sizeHint().height();
        m_tips->setVisible(whole + layout()->spacing() + tips <= height());
    }
    setCompact(neededHeight() > height());
}

int ColorChooserWidget::neededHeight() const
{
    const int spacing = layout()->spacing();
    m_page->layout()->invalidate();
    const int needed
        = m_page->layout()->sizeHint().height() + spacing + m_play->sizeHint().height();
    return m_continue->isHidden() ? needed : needed + spacing + m_continue->sizeHint().height();
}

void ColorChooserWidget::setCompact(bool compact)
{
    m_levelRows->setSpacing(compact ? 3 : 5);
    for (LevelButton* button : m_levels)
        button->setCompact(compact);
    for (StoneButton* button : {m_black, m_white, m_random})
        button->setCompact(compact);
    m_continue->setCompact(compact);
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
