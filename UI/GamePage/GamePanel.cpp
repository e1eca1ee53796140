// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/GamePage/GamePanel.h"

#include "UI/GamePage/Cards/PlayerCard.h"
#include "UI/Panels/Graph/EvalGraph.h"
#include "UI/Panels/Graph/ProgressRow.h"
#include "UI/Panels/MoveListPanel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace gomoku {

namespace {

// Less room than this, and graph and moves share one place.
constexpr int kHeightForBoth = 520;
constexpr int kHeightForAnyBeside = 300;
constexpr int kHeightForAnyUnder = 200;
constexpr int kWidthForFiveButtons = 400;
constexpr int kLeastAlone = 60;
constexpr int kLeastMoves = 110;  ///< Beside the graph: the heading and two rows.
constexpr int kLeastGraph = 104;  ///< Beside the moves; lower, its curve says nothing.
constexpr int kLeastAnalysis = 250;  ///< Controls, three lines and what they mean.
constexpr int kLeastAnalysisAlone = 190;  ///< The same without what it means.
constexpr int kAnalysisUnder = 330;  ///< With its tab and the buttons.
constexpr int kTabMoves = 0;
constexpr int kTabGraph = 1;
constexpr int kTabAnalysis = 2;

}  // namespace

GamePanel::GamePanel(QWidget* parent)
    : QWidget(parent),
      m_column(new QVBoxLayout(this)),
      m_cards(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_card{new PlayerCard(this), new PlayerCard(this)},
      m_tabs(new QTabBar(this)),
      m_graph(new EvalGraph(this)),
      m_progress(new ProgressRow(m_graph, this)),
      m_moves(new MoveListPanel(this)),
      m_buttonRows(new QVBoxLayout)
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(12);
    m_cards->setSpacing(12);
    m_cards->addWidget(m_card.black);
    m_cards->addWidget(m_card.white);
    m_column->addLayout(m_cards);
    for (int tab = 0; tab < 3; ++tab)
        m_tabs->addTab({});
    m_tabs->setTabVisible(kTabAnalysis, false);
    m_tabs->setTabVisible(kTabGraph, false);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    connect(m_tabs, &QTabBar::currentChanged, this, &GamePanel::fold);
    m_column->addWidget(m_tabs);
    m_moves->setMinimumHeight(kLeastAlone);
    m_column->addWidget(m_graph, 1);
    m_column->addWidget(m_moves, 2);
    m_column->addLayout(m_buttonRows);
    addControls(m_progress);
    buildButtons();
    retranslate();
    fold();
}

PlayerCard* GamePanel::card(Color color) const
{
    return m_card[color];
}

QPushButton* GamePanel::button(Button button) const
{
    return m_buttons[static_cast<std::size_t>(button)];
}

void GamePanel::addControls(QWidget* controls)
{
    m_column->insertWidget(m_column->count() - 1, controls);
    m_controls.push_back(controls);
    if (!m_buttons.empty())  // Else they come first anyway.
        takeIntoTabOrder(controls);
}

/// Where they stand: before the first button.
void GamePanel::takeIntoTabOrder(QWidget* controls)
{
    QWidget* last = m_buttons.front()->previousInFocusChain();
    while (!(last->focusPolicy() & Qt::TabFocus))
        last = last->previousInFocusChain();
    for (QWidget* child : controls->findChildren<QWidget*>()) {
        // The list of a drop-down box is a window of its own.
        if (!(child->focusPolicy() & Qt::TabFocus) || child->window() != last->window())
            continue;
        setTabOrder(last, child);
        last = child;
    }
}

void GamePanel::setAnalysis(QWidget* analysis)
{
    m_analysis = analysis;
    m_column->insertWidget(m_column->indexOf(m_moves), analysis, 3);
    analysis->setVisible(m_isAnalysisOpen);
}

void GamePanel::setAnalysisOpen(bool open)
{
    if (open == m_isAnalysisOpen)
        return;
    m_isAnalysisOpen = open;
    m_tabs->setTabVisible(kTabAnalysis, open);
    m_tabs->setCurrentIndex(open ? kTabAnalysis : kTabMoves);
    fold();
    emit analysisToggled();
}

bool GamePanel::hasRoomForAnalysis() const
{
    return m_folding && (m_folding->both || m_folding->any);
}

int GamePanel::heightWantedUnder() const
{
    return m_isAnalysisOpen ? kAnalysisUnder : kLeastSideHeight;
}

void GamePanel::arrange(GameLayout::Panel panel)
{
    m_panel = panel;
    fold();
}

void GamePanel::setGraphShown(bool shown)
{
    m_graphShown = shown;
    m_tabs->setTabVisible(kTabGraph, shown);
    fold();
}

void GamePanel::follow(const GameSnapshot& snapshot)
{
    const bool over = snapshot.result.isOver();
    button(Button::Undo)->setEnabled(snapshot.canUndo || snapshot.canUndoNewGame);
    button(Button::Redo)->setEnabled(snapshot.canRedo);
    button(Button::Hint)->setEnabled(snapshot.humanToAct());
    const PerColor<PlayerSpec>& players = snapshot.setup.players;
    const bool human = players.black.isHuman() || players.white.isHuman();
    button(Button::Resign)->setEnabled(human && !over && !snapshot.moves.empty());
}

void GamePanel::buildButtons()
{
    constexpr Button kButtons[]
        = {Button::NewGame, Button::Undo, Button::Redo, Button::Hint, Button::Resign};
    for (const Button which : kButtons) {
        auto* button = new QPushButton(this);
        button->setProperty("compact", true);
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        // The board keeps the keyboard; the same is reached by menu and shortcuts.
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, [this, which] { emit pressed(which); });
        m_buttons.push_back(button);
    }
    m_buttonRows->setSpacing(8);
}

bool GamePanel::fit(std::initializer_list<Button> inOneRow) const
{
    int widest = 0;
    for (const Button which : inOneRow)
        widest = std::max(widest,
                          m_buttons[static_cast<std::size_t>(which)]->minimumSizeHint().width());
    const int count = static_cast<int>(inOneRow.size());
    return count * widest + (count - 1) * m_buttonRows->spacing() <= width();
}

int GamePanel::buttonColumnsNow() const
{
    if (width() >= kWidthForFiveButtons
        && fit({Button::NewGame, Button::Undo, Button::Redo, Button::Hint, Button::Resign}))
        return 5;
    return fit({Button::Undo, Button::Redo, Button::Resign}) && fit({Button::NewGame, Button::Hint})
        ? 3
        : 2;
}

void GamePanel::addButtonRow(std::initializer_list<Button> buttons)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(m_buttonRows->spacing());
    for (const Button which : buttons)
        row->addWidget(button(which), 1);
    m_buttonRows->addLayout(row);
}

void GamePanel::arrangeButtons()
{
    const int columns = buttonColumnsNow();
    if (columns == m_buttonColumns)
        return;
    m_buttonColumns = columns;
    while (const std::unique_ptr<QLayoutItem> row{m_buttonRows->takeAt(0)}) { }
    if (columns == 5) {
        addButtonRow({Button::NewGame, Button::Undo, Button::Redo, Button::Hint, Button::Resign});
    } else if (columns == 3) {
        // The longest text is in the row of two.
        addButtonRow({Button::NewGame, Button::Hint});
        addButtonRow({Button::Undo, Button::Redo, Button::Resign});
    } else {
        addButtonRow({Button::NewGame});
        addButtonRow({Button::Undo, Button::Redo});
        addButtonRow({Button::Hint, Button::Resign});
    }
}

int GamePanel::heightOfControls(const Folding& folding) const
{
    int needed = 0;
    for (const QWidget* controls : m_controls)
        if (!controls->isHidden())
            needed += folding.spacing()
                + (controls->hasHeightForWidth() ? controls->heightForWidth(width())
                                                 : controls->sizeHint().height());
    return needed;
}

int GamePanel::heightOfButtons() const
{
    return m_buttonRows->count()
        * (m_buttons.front()->sizeHint().height() + m_buttonRows->spacing());
}

int GamePanel::roomForRest(const Folding& folding) const
{
    const int cardRows = folding.under ? 1 : 2;
    return height() - cardRows * (folding.cardHeight() + folding.spacing()) - heightOfButtons()
        - heightOfControls(folding);
}

GamePanel::Folding GamePanel::foldingNow() const
{
    Folding now;
    now.graph = m_graphShown;
    now.under = m_panel == GameLayout::Panel::Under;
    now.small = now.under || height() < kHeightForBoth || width() < 320;
    const int room = roomForRest(now);
    now.analysis = m_isAnalysisOpen;
    const int beside = now.analysis ? kLeastAnalysis : now.graph ? kLeastGraph : 0;
    // A comment and the choice of branches need room of their own: nothing lies over the moves.
    now.leastMoves = std::max(kLeastMoves, m_moves->layout()->totalMinimumSize().height());
    const int least = now.leastMoves + (beside > 0 ? now.spacing() + beside : 0);
    now.both = !now.under && height() >= kHeightForBoth && room >= least;
    now.all
        = now.both && (!now.analysis || !now.graph || room >= least + now.spacing() + kLeastGraph);
    const int tabs = m_tabs->sizeHint().height() + now.spacing();
    now.tab = m_tabs->currentIndex();
    // Where room is scarce, what a player has to answer comes first.
    const int controls = heightOfControls(now);
    const int cards = (now.under ? 1 : 2) * (now.cardHeight() + now.spacing());
    const bool isTight
        = now.analysis && !now.both && now.tab == kTabAnalysis && room < tabs + kLeastAnalysis;
    now.cards = !isTight && (controls == 0 || height() >= cards + controls + heightOfButtons());
    // The menus have all that the buttons do; nothing else has the clocks.
    const int first = controls > 0 ? controls : now.under ? cards : 0;
    const bool isVeryTight
        = isTight && height() - controls - heightOfButtons() < tabs + kLeastAnalysisAlone;
    now.buttons = !isVeryTight && height() >= first + heightOfButtons() - now.spacing()
        && fit({Button::Undo, Button::Redo}) && fit({Button::Hint, Button::Resign});
    const int freed = (isTight ? cards : 0) + (isVeryTight ? heightOfButtons() : 0);
    now.any = height() >= (now.under ? kHeightForAnyUnder : kHeightForAnyBeside)
        && room + freed >= tabs + kLeastAlone;
    return now;
}

void GamePanel::fold()
{
    arrangeButtons();
    // A layout that is told what it knows asks to be laid out again, and that leads back here.
    if (const Folding now = foldingNow(); now != m_folding) {
        m_folding = now;
        apply(now);
    }
}

void GamePanel::apply(const Folding& folding)
{
    m_cards->setDirection(folding.under ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (PlayerCard* card : {m_card.black, m_card.white})
        card->setFixedHeight(folding.cardHeight());
    for (PlayerCard* card : {m_card.black, m_card.white})
        card->setVisible(folding.cards);
    for (QPushButton* button : m_buttons)
        button->setVisible(folding.buttons);
    m_column->setSpacing(folding.spacing());
    m_cards->setSpacing(folding.spacing());
    const bool isTabbed = (folding.graph || folding.analysis) && !folding.both && folding.any;
    m_tabs->setVisible(isTabbed);
    const auto isOn = [&](int tab) { return !folding.both && folding.any && folding.tab == tab; };
    m_graph->setVisible(folding.graph && (folding.all || isOn(kTabGraph)));
    m_moves->setVisible(folding.both || isOn(kTabMoves));
    if (m_analysis)
        m_analysis->setVisible(folding.analysis && (folding.both || isOn(kTabAnalysis)));
    m_moves->setMinimumHeight(folding.both ? folding.leastMoves : kLeastAlone);
    m_graph->setMinimumHeight(folding.both ? kLeastGraph : kLeastAlone);
    m_graph->setMaximumHeight(folding.both ? 170 : QWIDGETSIZE_MAX);
}

bool GamePanel::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fold();  // The controls may have come, gone or grown.
    return done;
}

void GamePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fold();
}

void GamePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void GamePanel::retranslate()
{
    const QString texts[] = {tr("New Game"), tr("Undo"), tr("Redo"), tr("Hint"), tr("Resign")};
    for (std::size_t index = 0; index < m_buttons.size(); ++index)
        m_buttons[index]->setText(texts[index]);
    m_tabs->setTabText(kTabMoves, tr("Moves"));
    m_tabs->setTabText(kTabGraph, tr("Chances"));
    m_tabs->setTabText(kTabAnalysis, tr("Analysis"));
    for (PlayerCard* card : {m_card.black, m_card.white})
        card->setToolTip(tr("Change player"));
    arrangeButtons();
}

}  // namespace gomoku
