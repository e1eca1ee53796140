// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Window/MainActions.h"

#include "UI/Text/OptionNames.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace gomoku {

MainActions::MainActions(QMainWindow* window)
    : QObject(window),
      m_window(window),
      m_game(window->menuBar()->addMenu(QString())),
      m_recent(new QMenu(window)),
      m_edit(window->menuBar()->addMenu(QString())),
      m_view(window->menuBar()->addMenu(QString())),
      m_analysis(window->menuBar()->addMenu(QString())),
      m_train(window->menuBar()->addMenu(QString())),
      m_engines(window->menuBar()->addMenu(QString())),
      m_help(window->menuBar()->addMenu(QString()))
{
    buildGame();
    buildEdit();
    buildView();
    buildHelp();
    retranslate();
}

QAction* MainActions::add(QMenu* menu, Id id, const QKeySequence& shortcut)
{
    QAction* action = menu->addAction(QString());
    action->setShortcut(shortcut);
    m_actions[id] = action;
    return action;
}

void MainActions::addToggle(QMenu* menu, Id id)
{
    QAction* action = add(menu, id);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this,
            [this] { emit boardOptionsChanged(boardOptions()); });
}

void MainActions::buildGame()
{
    add(m_game, Id::NewGame, QKeySequence::New);
    add(m_game, Id::Details);
    add(m_game, Id::PlayAgain, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    m_game->addSeparator();
    add(m_game, Id::Open, QKeySequence::Open);
    m_game->addMenu(m_recent);
    add(m_game, Id::Save, QKeySequence::Save);
    add(m_game, Id::SaveAs, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    add(m_game, Id::ExportPicture);
    m_game->addSeparator();
    add(m_game, Id::Pause, QKeySequence(Qt::CTRL | Qt::Key_P))->setCheckable(true);
    add(m_game, Id::Step, QKeySequence(Qt::CTRL | Qt::Key_Period));
    m_game->addSeparator();
    add(m_game, Id::Pass);
    add(m_game, Id::SwapSides);
    add(m_game, Id::OfferDraw);
    add(m_game, Id::ClaimTime);
    add(m_game, Id::Resign, QKeySequence(Qt::CTRL | Qt::Key_R));
    m_game->addSeparator();
    add(m_game, Id::Quit, QKeySequence::Quit)->setMenuRole(QAction::QuitRole);
}

void MainActions::buildEdit()
{
    add(m_edit, Id::Undo, QKeySequence::Undo);
    add(m_edit, Id::Redo)
        ->setShortcuts(
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_edit->addSeparator();
    // No bare letters: those are for typing a point.
    add(m_edit, Id::Hint, QKeySequence(Qt::CTRL | Qt::Key_H));
    add(m_edit, Id::ShowThreat, QKeySequence(Qt::CTRL | Qt::Key_T));
    add(m_edit, Id::PlayForMe, QKeySequence(Qt::CTRL | Qt::Key_M));
    m_edit->addSeparator();
    add(m_edit, Id::CopyPosition, QKeySequence::Copy);
    add(m_edit, Id::CopyGame, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    add(m_edit, Id::Paste, QKeySequence::Paste);
    m_edit->addSeparator();
    add(m_edit, Id::Preferences, QKeySequence(Qt::CTRL | Qt::Key_Comma))
        ->setMenuRole(QAction::PreferencesRole);
}

void MainActions::buildView()
{
    add(m_view, Id::First, QKeySequence(Qt::ALT | Qt::Key_Home));
    add(m_view, Id::Back, QKeySequence(Qt::ALT | Qt::Key_Left));
    add(m_view, Id::Forward, QKeySequence(Qt::ALT | Qt::Key_Right));
    add(m_view, Id::Last, QKeySequence(Qt::ALT | Qt::Key_End));
    m_view->addSeparator();
    for (const Id id :
         {Id::Coordinates, Id::Numbers, Id::NewestMark, Id::Forbidden, Id::Threats, Id::Animated})
        addToggle(m_view, id);
    buildThemes();
    m_view->addSeparator();
    add(m_view, Id::FullScreen, QKeySequence(Qt::Key_F11))->setCheckable(true);
    setBoardOptions({});
}

void MainActions::buildThemes()
{
    m_themes = m_view->addMenu(QString());
    m_themeGroup = new QActionGroup(this);
    for (const BoardThemeId id : kBoardThemes) {
        QAction* action = m_themes->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(id));
        m_themeGroup->addAction(action);
    }
    connect(m_themeGroup, &QActionGroup::triggered, this,
            [this] { emit boardOptionsChanged(boardOptions()); });
}

void MainActions::buildHelp()
{
    add(m_help, Id::Help, QKeySequence::HelpContents);
    add(m_help, Id::HowToPlay);
    add(m_help, Id::Keys, QKeySequence(Qt::Key_Question));
    add(m_help, Id::About)->setMenuRole(QAction::AboutRole);
}

BoardOptions MainActions::boardOptions() const
{
    BoardOptions options;
    if (const QAction* theme = m_themeGroup->checkedAction())
        options.theme = static_cast<BoardThemeId>(theme->data().toInt());
    options.coordinates = action(Id::Coordinates)->isChecked();
    options.numbers = action(Id::Numbers)->isChecked();
    options.newestMark = action(Id::NewestMark)->isChecked();
    options.forbidden = action(Id::Forbidden)->isChecked();
    options.threats = action(Id::Threats)->isChecked();
    options.animated = action(Id::Animated)->isChecked();
    return options;
}

void MainActions::setBoardOptions(const BoardOptions& options)
{
    for (QAction* theme : m_themeGroup->actions())
        theme->setChecked(theme->data().toInt() == static_cast<int>(options.theme));
    action(Id::Coordinates)->setChecked(options.coordinates);
    action(Id::Numbers)->setChecked(options.numbers);
    action(Id::NewestMark)->setChecked(options.newestMark);
    action(Id::Forbidden)->setChecked(options.forbidden);
    action(Id::Threats)->setChecked(options.threats);
    action(Id::Animated)->setChecked(options.animated);
}

void MainActions::follow(const GameSnapshot& snapshot, bool inGame)
{
    const bool going = inGame && !snapshot.result.isOver();
    const bool begun = going && !snapshot.moves.empty();
    const auto isHuman = [&](Color color) { return snapshot.setup.players[color].isHuman(); };
    const auto enable = [&](Id id, bool enabled) { action(id)->setEnabled(enabled); };
    enable(Id::PlayAgain, inGame && !snapshot.openedRecord);
    for (const Id id : {Id::Save, Id::SaveAs, Id::ExportPicture, Id::CopyPosition, Id::CopyGame})
        enable(id, inGame);
    enable(Id::Resign, begun && (isHuman(Color::Black) || isHuman(Color::White)));
    enable(Id::OfferDraw, begun && isHuman(Color::Black) && isHuman(Color::White));
    enable(Id::ClaimTime, going && snapshot.timeOver.has_value());
    enable(Id::Pass, going && snapshot.canPass);
    enable(Id::SwapSides, going);
    enable(Id::Pause, going);
    enable(Id::Step, going && snapshot.paused);
    enable(Id::Undo, inGame && (snapshot.canUndo || snapshot.canUndoNewGame));
    enable(Id::Redo, inGame && snapshot.canRedo);
    enable(Id::Hint, inGame && snapshot.humanToAct());
    enable(Id::PlayForMe, inGame && snapshot.humanToAct());
    enable(Id::ShowThreat, inGame && !snapshot.outcome.isOver());
    const bool before = inGame && snapshot.shown > 0;
    const bool after = inGame && snapshot.shown < static_cast<int>(snapshot.moves.size());
    enable(Id::First, before);
    enable(Id::Back, before);
    enable(Id::Forward, after);
    enable(Id::Last, after);
    action(Id::Pause)->setChecked(going && snapshot.paused);
}

void MainActions::retranslate()
{
    m_game->setTitle(tr("&Game"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_analysis->setTitle(tr("&Analysis"));
    m_train->setTitle(tr("&Train"));
    m_engines->setTitle(tr("E&ngines"));
    m_help->setTitle(tr("&Help"));
    m_recent->setTitle(tr("Open &Recent"));
    m_themes->setTitle(OptionNames::boardTheme());
    for (QAction* theme : m_themeGroup->actions())
        theme->setText(nameOf(static_cast<BoardThemeId>(theme->data().toInt())));
    const std::pair<Id, QString> texts[] = {
        {Id::NewGame, tr("&New Game")},
        {Id::Details, tr("Custom &Game…")},
        {Id::PlayAgain, tr("&Play Again")},
        {Id::Open, tr("&Open…")},
        {Id::Save, tr("&Save")},
        {Id::SaveAs, tr("Save &As…")},
        {Id::ExportPicture, tr("Save &Image or Replay…")},
        {Id::Resign, tr("&Resign")},
        {Id::OfferDraw, tr("Offer a &Draw")},
        {Id::ClaimTime, tr("&Claim Win on Time")},
        {Id::Pass, tr("P&ass")},
        {Id::SwapSides, tr("&Swap Sides")},
        {Id::Pause, tr("Pa&use")},
        {Id::Step, tr("S&tep")},
        {Id::Quit, tr("&Quit")},
        {Id::Undo, tr("&Undo")},
        {Id::Redo, tr("&Redo")},
        {Id::Hint, tr("&Hint")},
        {Id::ShowThreat, tr("Show &Threat")},
        {Id::PlayForMe, tr("&Play Best Move")},
        {Id::CopyPosition, tr("&Copy Moves")},
        {Id::CopyGame, tr("Copy &Game")},
        {Id::Paste, tr("P&aste Game")},
        {Id::Preferences, tr("Pr&eferences…")},
        {Id::First, tr("&First Position")},
        {Id::Back, tr("&Back")},
        {Id::Forward, tr("F&orward")},
        {Id::Last, tr("&Last Position")},
        {Id::Coordinates, OptionNames::coordinates()},
        {Id::Numbers, OptionNames::numbers()},
        {Id::NewestMark, OptionNames::newestMark()},
        {Id::Forbidden, OptionNames::forbidden()},
        {Id::Threats, OptionNames::threats()},
        {Id::Animated, OptionNames::animated()},
        {Id::FullScreen, tr("F&ull Screen")},
        {Id::Help, tr("&Gomoku Help")},
        {Id::HowToPlay, tr("How to &Play")},
        {Id::Keys, tr("&Keyboard Shortcuts")},
        {Id::About, tr("&About Gomoku")},
    };
    for (const auto& [id, text] : texts)
        action(id)->setText(text);
}

}  // namespace gomoku
