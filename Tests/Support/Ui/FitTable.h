// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Settings/Settings.h"
#include "Tests/Support/Game/GameTable.h"
#include "Tests/Support/Ui/CutTexts.h"
#include "Tests/Support/Ui/LongWords.h"
#include "UI/GameWidget.h"
#include "UI/MainWindow.h"
#include "UI/Text/LanguageManager.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace gomoku::testing {

/// A window in one language, from its start, so that it has that language's fonts. The parameter is
/// the language's code, or "longer".
class TextsFit : public ::testing::TestWithParam<std::string>
{
protected:
    TextsFit()
    {
        Settings(settingsFile())
            .set(setting::kLanguage, isLonger() ? QStringLiteral("en") : code());
        window = std::make_unique<MainWindow>(settingsFile());
        if (isLonger())
            QCoreApplication::installTranslator(&m_longer);
        window->setUpdatesEnabled(false);  // Nobody looks, and painting is what takes the time.
        window->show();
        game().setReplyPause(Milliseconds{0});
    }
    ~TextsFit() override
    {
        QCoreApplication::removeTranslator(&m_longer);
        window.reset();
        LanguageManager().setLanguage(QStringLiteral("en"));
    }

    [[nodiscard]] QString code() const { return QString::fromStdString(GetParam()); }
    [[nodiscard]] bool isLonger() const { return GetParam() == "longer"; }
    [[nodiscard]] QString settingsFile() const { return m_folder.filePath("settings.ini"); }
    [[nodiscard]] GameWidget& game() const { return *window->game(); }
    [[nodiscard]] const GameSnapshot& now() const { return game().snapshot(); }
    static bool eventually(const std::function<bool()>& done) { return waitFor(done, kLongWait); }

    static void settle()
    {
        for (int i = 0; i < 6; ++i) {
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    void start(const GameSetup& setup)
    {
        const quint64 before = now().game;
        game().startGame(setup);
        ASSERT_TRUE(eventually([&] { return now().game != before; }));
    }
    /// Plays "h8 i9 ...".
    void play(const QString& moves)
    {
        for (const QString& word : moves.split(u' ', Qt::SkipEmptyParts)) {
            const quint64 before = now().revision;
            game().ask(&GameManager::handleHumanMove, at(word.toLatin1().constData()));
            ASSERT_TRUE(eventually([&] { return now().revision != before; }));
        }
    }

    /// Does something at each size of the window that we promise, the largest first.
    void atEverySize(const std::function<void()>& look)
    {
        for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(640, 480)}) {
            window->resize(size);
            look();
        }
    }
    /// Nothing in the window is cut as it stands now.
    void expectNothingCutNow(const std::string& page)
    {
        const QSize before = window->size();
        settle();
        EXPECT_EQ(window->size(), before) << page << ": it needs more room";
        for (const QString& cut : cutTextsOf(*window))
            ADD_FAILURE() << page << " at " << before.width() << ": " << cut.toStdString();
    }
    void expectNothingCut(const std::string& page)
    {
        atEverySize([&] { expectNothingCutNow(page); });
    }
    /// Nor in a dialog, on a screen of any size.
    static void expectNothingCut(QWidget& dialog, const std::string& state = {})
    {
        dialog.setUpdatesEnabled(false);
        dialog.show();
        settle();
        const std::string name = dialog.metaObject()->className() + (" " + state);
        expectWholeTexts(dialog, name);
        EXPECT_LE(dialog.minimumSizeHint().width(), kSmallScreen.width()) << name;
        EXPECT_LE(dialog.minimumSizeHint().height(), kSmallScreen.height()) << name;
        dialog.setMaximumSize(kSmallScreen);  // It would grow as far as the real screen lets it.
        settle();
        expectWholeTexts(dialog, name + " on a small screen");
        dialog.setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    }

    std::unique_ptr<MainWindow> window;

private:
    /// What 640x480 leaves below a title bar.
    static constexpr QSize kSmallScreen{640, 448};

    static void expectWholeTexts(QWidget& dialog, const std::string& name)
    {
        for (const QString& cut : cutTextsOf(dialog))
            ADD_FAILURE() << name << " at " << dialog.width() << "x" << dialog.height() << ": "
                          << cut.toStdString();
    }

    QTemporaryDir m_folder;
    LongWords m_longer;
};

/// The language with long words, and of ours those with the longest words, the widest letters, the
/// most accents and another script; all of them if GOMOKU_EVERY_LANGUAGE is set.
inline std::vector<std::string> languagesAndLonger()
{
    if (!qEnvironmentVariableIsSet("GOMOKU_EVERY_LANGUAGE"))
        return {"longer", "de", "ru", "vi", "zh_CN"};
    std::vector<std::string> codes{"longer"};
    for (const auto& language : LanguageManager::languages())
        codes.push_back(language.code.toStdString());
    return codes;
}

}  // namespace gomoku::testing
