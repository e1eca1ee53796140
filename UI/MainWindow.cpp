// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/MainWindow.h"

#include "Models/GameManager.h"
#include "Models/Settings/Settings.h"
#include "UI/BoardWidget.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Dialogs/AboutDialog.h"
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/Dialogs/SettingsDialog.h"
#include "UI/Dialogs/ShortcutSheet.h"
#include "UI/Features/CommentFeature.h"
#include "UI/Features/EditorFeature.h"
#include "UI/Features/EnginesFeature.h"
#include "UI/Features/ExclusivePanels.h"
#include "UI/Features/Games/ExplorerFeature.h"
#include "UI/Features/Games/LibraryFeature.h"
#include "UI/Features/Games/LibraryLink.h"
#include "UI/Features/Games/OpenedFeature.h"
#include "UI/Features/Games/OpenedNotice.h"
#include "UI/Features/Games/ResumeFeature.h"
#include "UI/Features/Games/SaveAlert.h"
#include "UI/Features/Games/SettingsAlert.h"
#include "UI/Features/SpeechFeature.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/Features/Study/BalanceFeature.h"
#include "UI/Features/Study/FoulFeature.h"
#include "UI/Features/Study/LossFeature.h"
#include "UI/Features/Study/OpeningFeature.h"
#include "UI/Features/Study/ProofFeature.h"
#include "UI/Features/Study/ReviewFeature.h"
#include "UI/Features/Study/TeachingFeature.h"
#include "UI/Features/Training/ProgressFeature.h"
#include "UI/Features/Training/TrainingFeature.h"
#include "UI/Features/TreeFeature.h"
#include "UI/GamePage/SpectatorControls.h"
#include "UI/GameWidget.h"
#include "UI/Help/HelpDesk.h"
#include "UI/Help/HelpRequest.h"
#include "UI/Panels/FocusReturn.h"
#include "UI/Panels/SideDock.h"
#include "UI/Panels/TipCard.h"
#include "UI/Style/DesktopPreferences.h"
#include "UI/Style/ProgramFont.h"
#include "UI/Window/FileActions.h"
#include "UI/Window/MainActions.h"
#include "UI/Window/PreferencesStore.h"
#include "UI/Window/StartupTrace.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

using Id = MainActions::Id;
using namespace std::chrono_literals;

/// What an instant reply waits, so that it does not feel abrupt.
constexpr Milliseconds kReplyPause = 400ms;
/// What the last moves and comments get to reach the disk when the window closes. Desktops that log
/// out wait some seconds for their programs.
constexpr Milliseconds kPatienceAtTheEnd = 2000ms;
/// What the title and the edges of a window take; how much exactly is only known once it is shown.
constexpr QSize kRoomForFrame(16, 48);
constexpr int kGapBesideBoard = 8;

std::unique_ptr<Settings> openSettings(const QString& file)
{
    return file.isEmpty() ? std::make_unique<Settings>() : std::make_unique<Settings>(file);
}

GameSetup setupAgainst(int level)
{
    GameSetup setup;
    setup.players.white = {.kind = PlayerSpec::Kind::Computer, .level = level};
    return setup;
}

/// Is it a computer at one of the levels, not at full strength?
bool isLevel(const PlayerSpec& player)
{
    constexpr int kNamedLevels = 5;
    return player.kind == PlayerSpec::Kind::Computer && player.level > 0
        && player.level <= kNamedLevels;
}

/// Settings of one's own come with a library of one's own, as in tests.
QString libraryBeside(const QString& settingsFile)
{
    return settingsFile.isEmpty() ? QString()
                                  : QFileInfo(settingsFile).absolutePath() + "/games.sqlite";
}

}  // namespace

MainWindow::MainWindow(const QString& settingsFile)
    : m_settings(openSettings(settingsFile)),
      m_preferences(loadPreferences(*m_settings)),
      m_systemAppearance(systemAppearance()),
      m_systemContrast(systemContrast()),
      m_game(makeGame()),
      m_actions(new MainActions(this)),
      m_files(new FileActions(this, m_game, m_actions, m_settings.get())),
      m_analysis(new AnalysisFeature(this, m_game, m_thread.manager(), m_actions->analysisMenu())),
      m_review(new ReviewFeature(m_game, m_actions->analysisMenu(), this)),
      m_proof(new ProofFeature(m_game, m_thread.manager(), m_actions->analysisMenu())),
      m_balance(new BalanceFeature(m_game, m_actions->analysisMenu())),
      m_loss(new LossFeature(m_game)),
      m_libraryLink(new LibraryLink(m_thread.manager()->library(), this)),
      m_engines(new EnginesFeature(this, m_game, m_thread.manager(), m_libraryLink,
                                   m_actions->enginesMenu())),
      m_library(new LibraryFeature(this, m_game, m_libraryLink, m_actions->gameMenu())),
      m_explorer(new ExplorerFeature(this, m_game, m_libraryLink, m_actions->analysisMenu())),
      m_comments(new CommentFeature(m_game, m_actions->editMenu())),
      m_tree(new TreeFeature(this, m_game, m_actions->viewMenu(), m_actions->editMenu())),
      m_opened(new OpenedFeature(m_game, m_library, m_actions->editMenu())),
      m_editor(new EditorFeature(this, m_game, m_analysis, m_actions->editMenu())),
      m_training(new TrainingFeature(m_game, m_libraryLink, libraryBeside(settingsFile),
                                     m_actions->trainMenu())),
      m_progress(new ProgressFeature(m_game, m_training, m_actions->trainMenu())),
      m_speech(new SpeechFeature(m_game, m_analysis, m_actions->viewMenu())),
      m_help(new HelpDesk(this))
{
    traceStartup(m_game->board());
    setWindowTitle(tr("Gomoku"));
    setMinimumSize(480, 360);
    setAcceptDrops(true);
    auto* saveAlert = new SaveAlert(centralWidget());
    auto* settingsAlert = new SettingsAlert(centralWidget());
    for (QWidget* strip :
         std::initializer_list<QWidget*>{m_opened->notice(), settingsAlert, saveAlert})
        putOnTop(strip);
    connect(m_files->files(), &GameFiles::gameRead, m_opened, &OpenedFeature::take);
    connect(saveAlert, &SaveAlert::saveElsewhereRequested, m_actions->action(Id::SaveAs),
            &QAction::trigger);
    new OpeningFeature(m_game);
    new FoulFeature(m_game);
    new TeachingFeature(m_game);
    new ExclusivePanels(m_game->panel(), m_analysis, m_tree->dock(), m_tree);
    for (QWidget* panel :
         std::initializer_list<QWidget*>{m_tree->dock(), m_explorer->dock(), m_analysis->panel()})
        new FocusReturn(panel, m_game->board());
    new ResumeFeature(m_game, m_thread.manager(), m_libraryLink, saveAlert,
                      libraryBeside(settingsFile));
    wireGameMenu();
    wireViewMenu();
    wireHelpMenu();
    wireSounds();
    wireStartPage();
    wireEngines();
    wireReview();
    wireSettings(settingsAlert);
    auto* desktop = new DesktopPreferences(this);
    connect(desktop, &DesktopPreferences::darkChanged, this, [this](bool dark) {
        setSystemAppearance(dark ? Appearance::Dark : Appearance::Light);
    });
    connect(desktop, &DesktopPreferences::contrastChanged, this,
            [this](bool high) { setSystemContrast(high ? Contrast::High : Contrast::Usual); });
    connect(m_game, &GameWidget::snapshotShown, this, &MainWindow::follow);
    connect(m_game, &GameWidget::pageChanged, this, [this] { follow(m_game->snapshot()); });
    connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::saveWhatIsLeft,
            Qt::DirectConnection);
    apply(m_preferences);
    restoreWindow();
    follow({});
    if (m_preferences.tipsAtStart)
        showTips();
}

MainWindow::~MainWindow()
{
    // The widgets go before the thread whose manager they talk to.
    delete m_analysis;
    delete m_review;
    delete m_explorer;
    delete m_tree;
    delete m_editor;
    delete m_game;
}

void MainWindow::openFile(const QString& path)
{
    m_files->files()->open(path);
}

void MainWindow::setSystemAppearance(Appearance appearance)
{
    if (appearance == std::exchange(m_systemAppearance, appearance))
        return;
    if (m_preferences.appearance == AppearanceChoice::System)
        apply(m_preferences);
}

void MainWindow::setSystemContrast(Contrast contrast)
{
    if (contrast != std::exchange(m_systemContrast, contrast))
        apply(m_preferences);
}

void MainWindow::wireGameMenu()
{
    const auto ask = [this](Id id, void (GameManager::*request)()) {
        connect(m_actions->action(id), &QAction::triggered, m_game,
                [this, request] { m_game->ask(request); });
    };
    ask(Id::Resign, &GameManager::resign);
    ask(Id::OfferDraw, &GameManager::offerDraw);
    ask(Id::ClaimTime, &GameManager::claimTime);
    ask(Id::Pass, &GameManager::pass);
    ask(Id::SwapSides, &GameManager::swapSides);
    ask(Id::Step, &GameManager::step);
    ask(Id::Redo, &GameManager::redo);
    ask(Id::PlayForMe, &GameManager::playForMe);
    const auto call = [this](Id id, auto* receiver, auto slot) {
        connect(m_actions->action(id), &QAction::triggered, receiver, slot);
    };
    call(Id::Undo, m_game, &GameWidget::undo);
    call(Id::NewGame, m_game, &GameWidget::showStartPage);
    call(Id::PlayAgain, m_game, &GameWidget::playAgain);
    call(Id::Hint, m_game, &GameWidget::showHint);
    call(Id::ShowThreat, m_game, &GameWidget::showThreat);
    call(Id::Details, this, &MainWindow::showDetails);
    call(Id::Preferences, this, &MainWindow::showPreferences);
    call(Id::Quit, this, &QWidget::close);
    SpectatorControls* watch = m_game->spectatorControls();
    watch->setSpeed(Milliseconds(m_settings->value(setting::kWatchPause)));
    connect(watch, &SpectatorControls::speedChosen, this, [this](Milliseconds pause) {
        m_settings->set(setting::kWatchPause, static_cast<int>(pause.count()));
    });
    connect(m_actions->action(Id::Pause), &QAction::triggered, m_game,
            [this](bool paused) { m_game->ask(&GameManager::setPaused, paused); });
}

void MainWindow::wireViewMenu()
{
    const auto look = [this](Id id, auto&& where) {
        connect(m_actions->action(id), &QAction::triggered, m_game,
                [this, where] { where(m_game); });
    };
    look(Id::First, [](GameWidget* game) { game->showPosition(0); });
    look(Id::Back, [](GameWidget* game) { game->stepThrough(-1); });
    look(Id::Forward, [](GameWidget* game) { game->stepThrough(1); });
    look(Id::Last, [](GameWidget* game) { game->ask(&GameManager::returnToGame); });
    connect(m_actions, &MainActions::boardOptionsChanged, this,
            [this](const BoardOptions& options) {
                Preferences preferences = m_preferences;
                preferences.board = options;
                change(preferences);
            });
    connect(m_actions->action(Id::FullScreen), &QAction::triggered, this,
            &MainWindow::setFullScreen);
}

void MainWindow::wireHelpMenu()
{
    connect(m_actions->action(Id::Help), &QAction::triggered, this, &MainWindow::showHelp);
    connect(m_actions->action(Id::HowToPlay), &QAction::triggered, this,
            [this] { m_help->show(HelpTopic::HowToPlay); });
    connect(m_actions->action(Id::Keys), &QAction::triggered, this, &MainWindow::showKeys);
    if (const auto topic = parseHelpTopic(m_settings->value(setting::kHelpTopic)))
        m_help->setTopic(*topic);
    connect(m_help, &HelpDesk::topicShown, this,
            [this](HelpTopic topic) { m_settings->set(setting::kHelpTopic, nameOf(topic)); });
    connect(m_actions->action(Id::About), &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::wireSounds()
{
    connect(m_game, &GameWidget::snapshotShown, &m_sounds, &GameSounds::setSnapshot);
    connect(&m_sounds, &GameSounds::due, &m_player, &SoundPlayer::play);
}

void MainWindow::wireStartPage()
{
    ColorChooserWidget* page = m_game->startPage();
    page->setSetup(setupAgainst(m_settings->value(setting::kLevel)));  // Whoever played last.
    page->setSetup(m_settings->lastSetup());
    if (m_settings->value(setting::kRandomColor))
        page->setRandom();
    page->setNewcomer(!m_settings->value(setting::kHasFinishedGame));
    connect(page, &ColorChooserWidget::detailsRequested, this, &MainWindow::showDetails);
    page->offerTraining();
    connect(page, &ColorChooserWidget::trainRequested, m_training, &TrainingFeature::showPage);
    const auto tellDue = [this, page] { page->setTrainingDue(m_training->due()); };
    connect(m_training, &TrainingFeature::bookChanged, page, tellDue);
    connect(m_game, &GameWidget::pageChanged, page, tellDue);  // Time has passed.
    connect(page, &ColorChooserWidget::lessonsRequested, m_training,
            &TrainingFeature::practiseLessons);
    connect(m_game, &GameWidget::snapshotShown, this, &MainWindow::noteFinishedGame);
    connect(m_game, &GameWidget::gameRequested, this, [this, page](const GameSetup& setup) {
        m_settings->setLastSetup(setup);
        for (const Color color : kColors)
            if (const PlayerSpec& player = setup.players[color]; isLevel(player))
                m_settings->set(setting::kLevel, player.level);
        if (m_game->page() == GameWidget::Page::Start)
            m_settings->set(setting::kRandomColor, page->isRandom());
    });
}

void MainWindow::wireEngines()
{
    m_engines->setEngines(m_settings->engines());
    m_game->setEngines(m_engines->names());
    m_game->ask(&GameManager::setEngines, m_settings->engines());
    connect(m_files->files(), &GameFiles::programFound, m_engines, &EnginesFeature::offerEngine);
    connect(m_game, &GameWidget::engineWanted, m_engines, &EnginesFeature::seatNewEngine);
    connect(m_engines, &EnginesFeature::enginesChanged, this, [this](const EngineList& engines) {
        m_settings->setEngines(engines);
        m_game->setEngines(m_engines->names());
        m_game->ask(&GameManager::setEngines, engines);
    });
}

void MainWindow::wireReview()
{
    m_review->setJudgesPlay(m_settings->value(setting::kJudgesPlay));
    connect(m_review, &ReviewFeature::judgesPlayChanged, this,
            [this](bool judges) { m_settings->set(setting::kJudgesPlay, judges); });
    // The proof speaks from the game's own panel.
    connect(m_proof, &ProofFeature::asked, m_review, &ReviewFeature::closeReview);
    connect(m_analysis, &AnalysisFeature::panelWanted, m_review, &ReviewFeature::closeReview);
    connect(m_review, &ReviewFeature::valueShown, m_proof, &ProofFeature::noteScore);
    connect(m_review, &ReviewFeature::proveRequested, m_proof, &ProofFeature::prove);
    connect(m_review, &ReviewFeature::finished, m_loss,
            [this] { m_loss->setReview(m_review->review()); });
    m_review->offerLearning();
    connect(m_review, &ReviewFeature::learnRequested, this, [this] {
        const PerColor<PlayerSpec>& players = m_game->snapshot().setup.players;
        m_training->learnFrom(m_review->reviewed(), m_review->review(),
                              {players.black.isHuman(), players.white.isHuman()});
    });
}

/// What changes together, as by a slider, is saved together.
void MainWindow::wireSettings(SettingsAlert* alert)
{
    constexpr Milliseconds kSettingsPause = 250ms;
    auto* pause = new QTimer(this);
    pause->setSingleShot(true);
    pause->setInterval(kSettingsPause);
    const auto save = [this, alert] { alert->setSaved(m_settings->save()); };
    connect(pause, &QTimer::timeout, this, save);
    connect(alert, &SettingsAlert::retryRequested, this, save);
    m_settings->setListener([pause] { pause->start(); });
}

void MainWindow::showTips()
{
    auto* tips = new TipCard(m_game->startPage());
    m_game->startPage()->setTips(tips);
    connect(tips, &TipCard::dismissed, this, [this, tips] {
        m_game->startPage()->playButton()->setFocus();  // Enter still does what the button says.
        tips->deleteLater();
        Preferences preferences = m_preferences;
        preferences.tipsAtStart = false;
        change(preferences);
    });
}

void MainWindow::restoreWindow()
{
    if (!restoreGeometry(m_settings->value(setting::kWindowGeometry)))
        resize(sizeHint().boundedTo(screen()->availableSize() - kRoomForFrame));
    restoreState(m_settings->value(setting::kWindowState));
    m_actions->action(Id::FullScreen)->setChecked(isFullScreen());
}

void MainWindow::follow(const GameSnapshot& snapshot)
{
    m_actions->follow(snapshot, m_game->page() == GameWidget::Page::Game);
}

/// Language and look come before all widgets: those that exist already take on a font only while
/// they are laid out anew.
/// It is made where it stays: a widget that gets another parent is styled again with everything in
/// it.
GameWidget* MainWindow::makeGame()
{
    dress(m_preferences);
    auto* page = new QWidget(this);
    auto* game = new GameWidget(m_thread.manager(), page);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(game, 1);
    setCentralWidget(page);
    return game;
}

/// Of the column that makeGame() begins.
void MainWindow::putOnTop(QWidget* strip)
{
    static_cast<QVBoxLayout*>(centralWidget()->layout())->insertWidget(0, strip);
}

void MainWindow::dress(const Preferences& preferences)
{
    const Appearance appearance = preferences.appearance == AppearanceChoice::System
        ? m_systemAppearance
        : preferences.appearance == AppearanceChoice::Dark ? Appearance::Dark
                                                           : Appearance::Light;
    m_languages.setLanguage(preferences.language);
    applyLook({appearance, m_systemContrast,
               programFont(m_languages.language(), preferences.textPercent)});
}

void MainWindow::apply(const Preferences& preferences)
{
    dress(preferences);
    m_actions->setBoardOptions(preferences.board);
    m_game->setBoardOptions(preferences.board);
    m_help->setBoardTheme(preferences.board.theme);
    m_game->ask(&GameManager::setBlunderWarning, preferences.blunderWarning);
    m_player.setMuted(!preferences.sounds);
    m_player.setVolume(preferences.volume);
    m_player.setEnabled(Sound::Stone, preferences.stoneSound);
    m_player.setEnabled(Sound::Win, preferences.winSound);
    m_player.setEnabled(Sound::Loss, preferences.lossSound);
    m_player.setEnabled(Sound::Draw, preferences.drawSound);
    m_player.setEnabled(Sound::LowClock, preferences.clockSound);
    m_game->startPage()->setPlayerName(preferences.playerName);
    const Milliseconds pause = preferences.pauseBeforeReply ? kReplyPause : 0ms;
    m_game->setReplyPause(pause);
    m_game->ask(&GameManager::setUseBook, preferences.useBook);
    m_game->ask(&GameManager::setThreads, preferences.threads);
    m_review->setThreads(preferences.threads);
    m_game->ask(&GameManager::setTableSize, preferences.hashMegabytes);
}

/// The whole window is laid out anew for it: not at every step of a slider in the preferences.
void MainWindow::applyLook(const Look& look)
{
    if (look == m_look)
        return;
    m_look = look;
    qApp->setStyleSheet({});  // Else widgets keep the font that the sheet found them with.
    QApplication::setFont(look.font);
    applyAppearance(*qApp, look.appearance, look.contrast);
}

void MainWindow::change(const Preferences& preferences)
{
    m_preferences = preferences;
    savePreferences(*m_settings, preferences);
    apply(preferences);
}

void MainWindow::setFullScreen(bool full)
{
    setWindowState(full ? windowState() | Qt::WindowFullScreen
                        : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::showDetails()
{
    NewGameDialog dialog(this);
    dialog.setEngines(m_engines->names());
    const ColorChooserWidget* page = m_game->startPage();
    const bool chosenThere = m_game->page() == GameWidget::Page::Start && page->isTouched();
    dialog.setSetup(chosenThere ? page->setup() : m_settings->lastSetup());
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_game->startPage()->setSetup(dialog.setup());
    m_game->startGame(dialog.setup());
}

void MainWindow::showPreferences()
{
    auto* dialog = new SettingsDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setPreferences(m_preferences);
    connect(dialog, &SettingsDialog::preferencesChanged, this, &MainWindow::change);
    dialog->show();
    placeBesideBoard(dialog);
}

/// What changes the board must not cover it, as far as the screen lets it stand aside.
void MainWindow::placeBesideBoard(QWidget* dialog) const
{
    const QWidget* board = m_game->board();
    const QRect room = screen()->availableGeometry();
    const QSize size = dialog->size();  // Without its frame, which is not there yet.
    const QPoint wanted = board->mapToGlobal(QPoint(board->width() + kGapBesideBoard, 0));
    const auto within = [](int place, int first, int last) {
        return std::clamp(place, first, std::max(first, last));
    };
    dialog->move(within(wanted.x(), room.left(), room.right() - size.width()),
                 within(wanted.y(), room.top() + kRoomForFrame.height() / 2,
                        room.bottom() - size.height() - kGapBesideBoard));
}

/// Whoever has played a game to its end knows the rules.
void MainWindow::noteFinishedGame(const GameSnapshot& snapshot)
{
    const PerColor<PlayerSpec>& players = snapshot.setup.players;
    const bool played = snapshot.result.isOver() && !snapshot.openedRecord
        && (players.black.isHuman() || players.white.isHuman());
    if (!played || m_settings->value(setting::kHasFinishedGame))
        return;
    m_settings->set(setting::kHasFinishedGame, true);
    m_game->startPage()->setNewcomer(false);
}

/// At the page for what has the focus or stands beside the board, else where it was left.
void MainWindow::showHelp()
{
    const GameSnapshot& snapshot = m_game->snapshot();
    const bool isOpening = m_game->page() == GameWidget::Page::Game && snapshot.opening;
    if (const auto focused = helpTopicAt(QApplication::focusWidget()))
        m_help->show(*focused);
    else if (const auto beside = helpTopicAt(m_game->besideBoard()))
        m_help->show(*beside);
    else if (isOpening)
        m_help->show(topicOf(snapshot.setup.openingRule));
    else
        m_help->showAgain();
}

void MainWindow::showKeys()
{
    ShortcutSheet(menuBar(), this).exec();
}

void MainWindow::showAbout()
{
    AboutDialog(this).exec();
}

bool MainWindow::event(QEvent* event)
{
    // Where the desktop tells by its palette, ours must step aside for a moment to see it.
    if (event->type() == QEvent::ThemeChange) {
        QApplication::setPalette(QPalette());
        m_systemAppearance = systemAppearance();
        m_look.reset();
        apply(m_preferences);
    }
    if (event->type() == HelpRequest::eventType()) {
        m_help->show(static_cast<HelpRequest*>(event)->topic());
        event->accept();
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_files->retranslate();
        m_actions->retranslate();
        m_analysis->retranslate();
        m_review->retranslate();
        m_proof->retranslate();
        m_balance->retranslate();
        m_engines->retranslate();
        m_library->retranslate();
        m_explorer->retranslate();
        m_comments->retranslate();
        m_tree->retranslate();
        m_opened->retranslate();
        m_editor->retranslate();
        m_training->retranslate();
        m_progress->retranslate();
        m_speech->retranslate();
    }
    QMainWindow::changeEvent(event);
}

/// Games are saved as they are played. What may be missing is a comment that is being typed.
void MainWindow::saveWhatIsLeft()
{
    m_game->finishRequests(kPatienceAtTheEnd);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    saveWhatIsLeft();
    m_settings->set(setting::kWindowGeometry, saveGeometry());
    for (SideDock* dock : findChildren<SideDock*>())
        dock->setAvailable(true);  // As they were last seen in a game.
    m_settings->set(setting::kWindowState, saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (GameFiles::canRead(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    m_files->files()->readMime(*event->mimeData());
}

}  // namespace gomoku
