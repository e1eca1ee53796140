// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "Models/GameThread.h"
#include "UI/Accessibility/AccessibilityFactories.h"
#include "UI/Dialogs/Preferences.h"
#include "UI/Sound/GameSounds.h"
#include "UI/Sound/SoundPlayer.h"
#include "UI/Style/Palette.h"
#include "UI/Text/LanguageManager.h"

#include <QFont>
#include <QMainWindow>

#include <memory>
#include <optional>

namespace gomoku {

class AnalysisFeature;
class BalanceFeature;
class EditorFeature;
class EnginesFeature;
class CommentFeature;
class ExplorerFeature;
class FileActions;
class GameWidget;
class HelpDesk;
class LibraryFeature;
class LibraryLink;
class LossFeature;
class MainActions;
class ProofFeature;
class SpeechFeature;
class OpenedFeature;
class ReviewFeature;
class Settings;
class SettingsAlert;
class ProgressFeature;
class TrainingFeature;
class TreeFeature;

/// The window: menus around the game, and whatever is opened beside it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Remembers everything in `settingsFile`; empty: where the user's settings are.
    explicit MainWindow(const QString& settingsFile = {});
    ~MainWindow() override;

    [[nodiscard]] GameWidget* game() const { return m_game; }
    [[nodiscard]] MainActions* menus() const { return m_actions; }
    [[nodiscard]] AnalysisFeature* analysis() const { return m_analysis; }
    [[nodiscard]] ReviewFeature* review() const { return m_review; }
    [[nodiscard]] ProofFeature* proof() const { return m_proof; }
    [[nodiscard]] BalanceFeature* balance() const { return m_balance; }
    [[nodiscard]] LossFeature* loss() const { return m_loss; }
    [[nodiscard]] EnginesFeature* engines() const { return m_engines; }
    [[nodiscard]] LibraryFeature* library() const { return m_library; }
    [[nodiscard]] ExplorerFeature* explorer() const { return m_explorer; }
    [[nodiscard]] CommentFeature* comments() const { return m_comments; }
    [[nodiscard]] TrainingFeature* training() const { return m_training; }
    [[nodiscard]] ProgressFeature* progress() const { return m_progress; }

    [[nodiscard]] TreeFeature* tree() const { return m_tree; }
    [[nodiscard]] OpenedFeature* opened() const { return m_opened; }
    [[nodiscard]] EditorFeature* editor() const { return m_editor; }
    [[nodiscard]] SpeechFeature* speech() const { return m_speech; }
    [[nodiscard]] HelpDesk* help() const { return m_help; }

    void openFile(const QString& path);
    /// The desktop has become dark or light; followed unless the user has chosen.
    void setSystemAppearance(Appearance appearance);
    void setSystemContrast(Contrast contrast);  ///< Always followed.

    [[nodiscard]] QSize sizeHint() const override { return {1280, 800}; }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Look
    {
        Appearance appearance;
        Contrast contrast;
        QFont font;

        friend bool operator==(const Look&, const Look&) = default;
    };

    void wireGameMenu();
    void wireViewMenu();
    void wireHelpMenu();
    void wireSounds();
    void wireStartPage();
    void wireEngines();
    void wireReview();
    void wireSettings(SettingsAlert* alert);
    void showTips();
    void restoreWindow();
    void saveWhatIsLeft();
    void follow(const GameSnapshot& snapshot);
    void apply(const Preferences& preferences);
    [[nodiscard]] GameWidget* makeGame();
    void putOnTop(QWidget* strip);
    void dress(const Preferences& preferences);
    void applyLook(const Look& look);
    void placeBesideBoard(QWidget* dialog) const;
    void change(const Preferences& preferences);
    void setFullScreen(bool full);
    void showDetails();
    void showPreferences();
    void noteFinishedGame(const GameSnapshot& snapshot);
    void showHelp();
    void showKeys();
    void showAbout();

    AccessibilityFactories m_accessibility;  ///< Before all widgets.
    GameThread m_thread;  ///< Outlives the widgets that talk to its manager.
    std::unique_ptr<Settings> m_settings;
    Preferences m_preferences;
    Appearance m_systemAppearance;
    Contrast m_systemContrast;
    std::optional<Look> m_look;  ///< As last applied.
    LanguageManager m_languages;
    GameSounds m_sounds;
    SoundPlayer m_player;
    GameWidget* m_game;
    MainActions* m_actions;
    FileActions* m_files;
    AnalysisFeature* m_analysis;
    ReviewFeature* m_review;
    ProofFeature* m_proof;
    BalanceFeature* m_balance;
    LossFeature* m_loss;
    LibraryLink* m_libraryLink;
    EnginesFeature* m_engines;
    LibraryFeature* m_library;
    ExplorerFeature* m_explorer;
    CommentFeature* m_comments;
    TreeFeature* m_tree;
    OpenedFeature* m_opened;
    EditorFeature* m_editor;
    TrainingFeature* m_training;
    ProgressFeature* m_progress;
    SpeechFeature* m_speech;
    HelpDesk* m_help;
};

}  // namespace gomoku
