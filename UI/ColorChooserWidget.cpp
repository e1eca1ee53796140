// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/ColorChooserWidget.h"

#include "Models/Setup/PerfectLevel.h"
#include "UI/StartPage/ChoiceButtons.h"
#include "UI/StartPage/GameOptionsForm.h"
#include "UI/StartPage/PlayerNames.h"
#include "UI/StartPage/SegmentBar.h"
#include "UI/StartPage/StrengthCard.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/ValueText.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace gomoku {

namespace {

constexpr int kTrainSegment = 100;  ///< Beside the modes: it leads to another page.
constexpr int kWidthForFourOptions = 400;
constexpr int kWidthForOneFootRow = 400;

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

ColorChooserWidget::Mode modeOf(const PerColor<PlayerSpec>& players)
{
    const bool black = players.black.isHuman();
    const bool white = players.white.isHuman();
    return black && white ? ColorChooserWidget::Mode::Friend
        : black || white  ? ColorChooserWidget::Mode::Computer
                          : ColorChooserWidget::Mode::Watch;
}

}  // namespace

ColorChooserWidget::ColorChooserWidget(QWidget* parent) : QWidget(parent)
{
    buildPage();
    m_black->setChecked(true);
    retranslate();
    connect(this, &ColorChooserWidget::changed, this, [this] {
        m_touched = true;
        offerPerfect();
    });
}

void ColorChooserWidget::buildPage()
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(12);
    m_area = new QScrollArea(this);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->viewport()->setAutoFillBackground(false);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_page = new QWidget(m_area);
    m_page->setAutoFillBackground(false);
    m_page->installEventFilter(this);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    buildModes(column);
    m_opponents = new QStackedWidget(this);
    m_opponents->addWidget(buildComputer());
    m_opponents->addWidget(m_names = new PlayerNames(this));
    m_opponents->addWidget(buildWatch());
    column->addWidget(m_opponents);
    buildOptions(column);
    m_area->setWidget(m_page);
    whole->addWidget(m_area, 1);
    buildFoot(whole);
    connect(m_names, &PlayerNames::changed, this, &ColorChooserWidget::changed);
}

void ColorChooserWidget::buildModes(QVBoxLayout* column)
{
    m_title = makeLabel(this, "title");
    m_subtitle = makeLabel(this, "secondary");
    m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* head = new QVBoxLayout;
    head->setSpacing(0);
    head->setContentsMargins(2, 0, 2, 2);
    head->addWidget(m_title);
    head->addWidget(m_subtitle);
    m_modes = new SegmentBar(this);
    for (const Mode mode : {Mode::Computer, Mode::Friend, Mode::Watch})
        m_modes->addSegment(static_cast<int>(mode));
    column->addLayout(head);
    column->addWidget(m_modes);
    connect(m_modes, &SegmentBar::chosen, this, [this](int mode) {
        m_opponents->setCurrentIndex(mode);
        nameChoices();
        emit changed();
    });
    connect(m_modes, &SegmentBar::followed, this, &ColorChooserWidget::trainRequested);
}

QWidget* ColorChooserWidget::buildComputer()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_black = new StoneButton(Color::Black, page);
    m_white = new StoneButton(Color::White, page);
    m_random = new StoneButton(std::nullopt, page);
    auto* group = new QButtonGroup(page);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    for (StoneButton* button : {m_black, m_white, m_random}) {
        group->addButton(button);
        row->addWidget(button);
        connect(button, &QAbstractButton::toggled, this, &ColorChooserWidget::changed);
    }
    m_strength = new StrengthCard(std::nullopt, page);
    connect(m_strength, &StrengthCard::changed, this, &ColorChooserWidget::changed);
    column->addLayout(row);
    column->addWidget(m_strength);
    return page;
}

QWidget* ColorChooserWidget::buildWatch()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (const Color color : kColors) {
        m_watched[color] = new StrengthCard(color, page);
        column->addWidget(m_watched[color]);
        connect(m_watched[color], &StrengthCard::changed, this, &ColorChooserWidget::changed);
    }
    return page;
}

void ColorChooserWidget::buildOptions(QVBoxLayout* column)
{
    m_options = new GameOptionsForm(GameOptionsForm::Detail::Usual, this);
    column->addWidget(m_options);
    connect(m_options, &GameOptionsForm::changed, this, [this] {
        nameChoices();
        emit changed();
    });
}

void ColorChooserWidget::buildFoot(QVBoxLayout* column)
{
    m_play = new QPushButton(this);
    m_play->setProperty("primary", true);
    m_play->setProperty("big", true);
    m_play->setDefault(true);
    connect(m_play, &QPushButton::clicked, this, &ColorChooserWidget::play);
    m_details = new QPushButton(this);
    m_details->setProperty("quietLink", true);
    connect(m_details, &QPushButton::clicked, this, &ColorChooserWidget::detailsRequested);
    m_continue = new ContinueButton(this);
    m_continue->hide();
    connect(m_continue, &QAbstractButton::clicked, this, &ColorChooserWidget::continueRequested);
    m_newcomer = new LinkCard(this);
    m_newcomer->hide();
    connect(m_newcomer, &QAbstractButton::clicked, this, &ColorChooserWidget::lessonsRequested);
    m_foot = new QBoxLayout(QBoxLayout::LeftToRight);
    m_foot->setSpacing(12);
    m_foot->addWidget(m_continue);
    m_foot->addWidget(m_newcomer);
    column->addWidget(m_play);
    column->addWidget(m_details, 0, Qt::AlignHCenter);
    column->addStretch(0);
    column->addLayout(m_foot);
}

void ColorChooserWidget::offerTraining()
{
    m_modes->addLink(kTrainSegment);
    retranslate();
}

void ColorChooserWidget::setTrainingDue(int cards)
{
    m_trainingDue = cards;
    nameTraining();
}

void ColorChooserWidget::nameTraining()
{
    SegmentButton* train = m_modes->button(kTrainSegment);
    if (!train)
        return;
    const bool waits = m_trainingDue > 0;
    m_modes->setText(kTrainSegment,
                     waits ? tr("Train") + QStringLiteral(" · %1").arg(m_trainingDue)
                           : tr("Train"));
    train->setAccessibleName(tr("Train"));
    train->setNote(waits ? tr("%n due", nullptr, m_trainingDue) : QString());
}

void ColorChooserWidget::retranslate()
{
    m_title->setText(tr("Gomoku"));
    m_subtitle->setText(tr("Get five in a row before your opponent does."));
    m_modes->setText(static_cast<int>(Mode::Computer), tr("Computer"));
    m_modes->setText(static_cast<int>(Mode::Friend), tr("Friend"));
    m_modes->setText(static_cast<int>(Mode::Watch), tr("Watch"));
    nameTraining();
    m_random->setText(tr("Random"));
    m_random->setNote(tr("Toss a coin"));
    for (StrengthCard* card : {m_strength, m_watched.black, m_watched.white})
        card->retranslate();
    m_names->retranslate();
    m_options->retranslate();
    m_details->setText(tr("All Options…"));
    m_continue->setText(tr("Continue"));
    m_newcomer->setText(tr("New to Gomoku?"));
    m_newcomer->setNote(tr("The rules and the first ideas, in two minutes."));
    nameUnfinished();
    nameChoices();
}

/// The words that depend on other choices: where colours are only found during the opening, one
/// chooses who begins.
void ColorChooserWidget::nameChoices()
{
    const bool seats = findsColors(m_options->openingRule());
    m_black->setText(seats ? tr("First") : tr("Black"));
    m_black->setNote(tr("You start"));
    m_white->setText(seats ? tr("Second") : tr("White"));
    m_white->setNote(tr("Computer starts"));
    m_names->setSeats(seats);
    m_play->setText(mode() == Mode::Watch ? tr("Watch") : tr("Play"));
}

/// The level Perfect plays Black only, and only where there is a proof.
void ColorChooserWidget::offerPerfect()
{
    GameSetup game;
    m_options->writeTo(game);
    const Color computer = m_white->isChecked() ? Color::Black : Color::White;
    m_strength->offerPerfect(perfectObstacle(game, computer));
    m_watched.black->offerPerfect(perfectObstacle(game, Color::Black));
}

GameSetup ColorChooserWidget::setup() const
{
    GameSetup setup = m_rest;
    m_options->writeTo(setup);
    setup.players = players();
    return setup;
}

ColorChooserWidget::Mode ColorChooserWidget::mode() const
{
    return static_cast<Mode>(m_modes->current());
}

void ColorChooserWidget::setMode(Mode mode)
{
    m_modes->setCurrent(static_cast<int>(mode));
}

std::optional<Color> ColorChooserWidget::chosenColor() const
{
    if (mode() != Mode::Computer || m_random->isChecked())
        return std::nullopt;
    return m_black->isChecked() ? Color::Black : Color::White;
}

PerColor<PlayerSpec> ColorChooserWidget::players() const
{
    const auto friendOf = [this](Color color) {
        return PlayerSpec{.kind = PlayerSpec::Kind::Human, .name = m_names->name(color)};
    };
    if (mode() == Mode::Friend)
        return {friendOf(Color::Black), friendOf(Color::White)};
    if (mode() == Mode::Watch)
        return {m_watched.black->player(), m_watched.white->player()};
    const PlayerSpec human{.kind = PlayerSpec::Kind::Human, .name = m_playerName};
    const PlayerSpec computer = m_strength->player();
    const bool white = m_random->isChecked() ? QRandomGenerator::global()->bounded(2) == 1
                                             : m_white->isChecked();
    return white ? PerColor<PlayerSpec>{computer, human} : PerColor<PlayerSpec>{human, computer};
}

void ColorChooserWidget::setSetup(const GameSetup& setup)
{
    m_rest = setup;
    const PerColor<PlayerSpec>& players = setup.players;
    const Mode mode = modeOf(players);
    m_options->setSetup(setup);
    if (mode == Mode::Computer)
        (players.white.isHuman() ? m_white : m_black)->setChecked(true);
    offerPerfect();
    // Players who are not part of this game stay as last chosen.
    if (mode == Mode::Computer)
        m_strength->setPlayer(players.white.isHuman() ? players.black : players.white);
    for (const Color color : kColors) {
        if (mode == Mode::Friend)
            m_names->setName(color, players[color].name);
        if (mode == Mode::Watch)
            m_watched[color]->setPlayer(players[color]);
    }
    setMode(mode);
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

void ColorChooserWidget::setPlayerName(const QString& name)
{
    m_playerName = name.simplified();
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
    const auto opponentOf = [&] {
        const PlayerSpec& black = game.setup.players.black;
        return black.isHuman() ? game.setup.players.white : black;
    };
    const QString where = tr("Move %1").arg(game.shown);
    switch (modeOf(game.setup.players)) {
    case Mode::Computer:
        return m_continue->setNote(tr("%1 · You against %2", "move, opponent")
                                       .arg(where, ValueText::player(opponentOf())));
    case Mode::Friend:
        return m_continue->setNote(tr("%1 · Two players", "move").arg(where));
    case Mode::Watch:
        return m_continue->setNote(tr("%1 · Two computers", "move").arg(where));
    }
}

void ColorChooserWidget::setNewcomer(bool newcomer)
{
    m_isNewcomer = newcomer;
    makeRoom();
}

void ColorChooserWidget::setTips(QWidget* tips)
{
    m_tips = tips;
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->count() - 1, tips);
    makeRoom();
}

/// The choices come first: what is nice to have makes way for them, bit by bit.
void ColorChooserWidget::makeRoom()
{
    const int columns = width() >= kWidthForFourOptions ? 4 : 2;
    m_foot->setDirection(width() >= kWidthForOneFootRow ? QBoxLayout::LeftToRight
                                                        : QBoxLayout::TopToBottom);
    for (const Room room :
         {Room::Ample, Room::NoTips, Room::NoTitle, Room::Compact, Room::NoNewcomer}) {
        leaveOut(room);
        m_options->arrange(columns, room >= Room::Compact);
        if (neededHeight() <= height())
            break;
    }
    fitArea();
}

/// No higher than what it shows, so that the button stands right below.
void ColorChooserWidget::fitArea()
{
    m_area->setMaximumHeight(m_page->layout()->sizeHint().height());
}

/// Some parts find out how high they are only once they have their width.
bool ColorChooserWidget::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_page && event->type() == QEvent::LayoutRequest)
        fitArea();
    return QWidget::eventFilter(watched, event);
}

void ColorChooserWidget::leaveOut(Room room)
{
    // Somebody new to the game has better things to read than tips.
    if (m_tips)
        m_tips->setVisible(room < Room::NoTips && !m_isNewcomer);
    m_title->setVisible(room < Room::NoTitle);
    m_subtitle->setVisible(room < Room::NoTitle);
    setCompact(room >= Room::Compact);
    m_newcomer->setVisible(m_isNewcomer && room < Room::NoNewcomer);
}

int ColorChooserWidget::neededHeight() const
{
    const int spacing = layout()->spacing();
    // What has just been shown, hidden or made smaller is known to the layouts only later.
    for (QWidget* part : m_page->findChildren<QWidget*>())
        part->updateGeometry();
    // Also those within others: one that holds the title remembers its height.
    for (QLayout* part : m_page->findChildren<QLayout*>())
        part->invalidate();
    m_page->layout()->invalidate();
    m_foot->invalidate();
    int needed = m_page->layout()->sizeHint().height() + spacing + m_play->sizeHint().height()
        + spacing + m_details->sizeHint().height();
    if (const int foot = m_foot->sizeHint().height(); foot > 0)
        needed += spacing + foot;
    if (m_tips && !m_tips->isHidden()) {
        const int wrapped = m_tips->heightForWidth(width());
        needed += spacing + (wrapped > 0 ? wrapped : m_tips->sizeHint().height());
    }
    return needed;
}

void ColorChooserWidget::setCompact(bool compact)
{
    layout()->setSpacing(compact ? 8 : 12);
    m_page->layout()->setSpacing(compact ? 8 : 12);
    m_foot->setSpacing(compact ? 8 : 12);
    m_modes->setCompact(compact);
    for (QLayout* page : {m_opponents->widget(0)->layout(), m_opponents->widget(2)->layout()})
        page->setSpacing(compact ? 8 : 12);
    for (PaperButton* button :
         {static_cast<PaperButton*>(m_black), static_cast<PaperButton*>(m_white),
          static_cast<PaperButton*>(m_random), static_cast<PaperButton*>(m_continue),
          static_cast<PaperButton*>(m_newcomer)})
        button->setCompact(compact);
    for (StrengthCard* card : {m_strength, m_watched.black, m_watched.white})
        card->setCompact(compact);
    m_play->setMinimumHeight(scaledPixels(compact ? 42 : 52));
}

void ColorChooserWidget::play()
{
    emit playRequested(setup());
}

void ColorChooserWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        makeRoom();
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
