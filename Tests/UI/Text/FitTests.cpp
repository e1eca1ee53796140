// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Settings/Settings.h"
#include "Tests/Support/Game/GameTable.h"
#include "UI/BoardWidget.h"
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/Dialogs/SettingsDialog.h"
#include "UI/Features/Study/TrainingFeature.h"
#include "UI/GameWidget.h"
#include "UI/MainWindow.h"
#include "UI/StartPage/OptionBox.h"
#include "UI/Text/LanguageManager.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTranslator>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

/// A language in which every text is two fifths longer than in English.
class LongWords : public QTranslator
{
public:
    QString translate(const char* context, const char* source, const char* /*comment*/,
                      int count) const override
    {
        if (!QByteArray(context).startsWith("gomoku::"))
            return {};
        QString text = QString::fromUtf8(source);
        if (count >= 0)
            text.replace(QStringLiteral("%n"), QString::number(count));
        const auto letters = text.count(QRegularExpression(QStringLiteral("\\w")));
        return letters < 2 ? text
                           : text
                + QStringLiteral("lorem ipsum dolor sit amet ").repeated(20).left(letters * 2 / 5);
    }
    bool isEmpty() const override { return false; }
};

int widthCutOf(const QLabel& label)
{
    if (label.wordWrap() || label.text().isEmpty() || !label.pixmap(Qt::ReturnByValue).isNull())
        return 0;
    return label.sizeHint().width() - label.width();
}

int heightCutOf(const QLabel& label)
{
    if (!label.wordWrap() || label.text().isEmpty())
        return 0;
    return label.heightForWidth(label.width()) - label.height();
}

int cutOf(const QAbstractButton& button)
{
    return button.text().isEmpty() ? 0 : button.minimumSizeHint().width() - button.width();
}

int cutOf(const QComboBox& box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                    QStyle::SC_ComboBoxEditField, &box);
    // An OptionBox draws itself, and its chevron takes less room than the arrow of other boxes.
    const int spare = qobject_cast<const OptionBox*>(&box) ? 6 : 0;
    return box.fontMetrics().horizontalAdvance(box.currentText()) - field.width() - spare;
}

/// Where a text is wider or higher than its widget: the class, the text, and by how many pixels.
QStringList cutTextsOf(const QWidget& window)
{
    QStringList cuts;
    const auto note = [&](const QWidget& widget, const QString& text, int pixels) {
        if (pixels > 1 && widget.isVisibleTo(&window))
            cuts << QStringLiteral("%1 “%2”: %3")
                        .arg(widget.metaObject()->className(), text)
                        .arg(pixels);
    };
    for (const auto* label : window.findChildren<QLabel*>())
        note(*label, label->text(), std::max(widthCutOf(*label), heightCutOf(*label)));
    for (const auto* button : window.findChildren<QAbstractButton*>())
        note(*button, button->text(), cutOf(*button));
    for (const auto* box : window.findChildren<QComboBox*>())
        note(*box, box->currentText(), cutOf(*box));
    for (const auto* area : window.findChildren<QScrollArea*>())
        if (area->widget() && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff)
            note(*area, QStringLiteral("what it scrolls"),
                 area->widget()->width() - area->viewport()->width());
    return cuts;
}

std::vector<std::string> languagesAndLonger()
{
    std::vector<std::string> codes{"longer"};
    for (const auto& language : LanguageManager::languages())
        codes.push_back(language.code.toStdString());
    return codes;
}

/// A window in one language, from its start, so that it has that language's fonts.
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
        window->show();
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

    /// Nothing on the page shown now is cut, at any size of the window that we promise.
    void expectNothingCut(const char* page)
    {
        for (const QSize size : {QSize(640, 480), QSize(800, 600), QSize(1280, 800)}) {
            window->resize(size);
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            for (const QString& cut : cutTextsOf(*window))
                ADD_FAILURE() << page << " at " << size.width() << ": " << cut.toStdString();
        }
    }
    void expectNothingCut(QWidget& dialog)
    {
        dialog.show();
        QCoreApplication::processEvents();
        for (const QString& cut : cutTextsOf(dialog))
            ADD_FAILURE() << dialog.metaObject()->className() << ": " << cut.toStdString();
    }

    std::unique_ptr<MainWindow> window;

private:
    QTemporaryDir m_folder;
    LongWords m_longer;
};

TEST_P(TextsFit, OnTheStartPage)
{
    expectNothingCut("start page");
}

TEST_P(TextsFit, InAGame)
{
    GameWidget& game = *window->game();
    const quint64 before = game.snapshot().game;
    game.startGame(setupFor(human(), human()));
    ASSERT_TRUE(waitFor([&] { return game.snapshot().game != before; }, 60000));
    expectNothingCut("game");
}

TEST_P(TextsFit, OnTheTrainPage)
{
    TrainingFeature* training = window->training();
    ASSERT_NE(training, nullptr);
    training->showPage();
    QCoreApplication::processEvents();
    expectNothingCut("train page");
}

TEST_P(TextsFit, InTheDialogs)
{
    NewGameDialog newGame;
    expectNothingCut(newGame);
    SettingsDialog settings;
    expectNothingCut(settings);
}

INSTANTIATE_TEST_SUITE_P(AllLanguages, TextsFit, ::testing::ValuesIn(languagesAndLonger()),
                         [](const auto& language) { return language.param; });

TEST(CutTexts, AreNoticed)
{
    QWidget window;
    QLabel label(QStringLiteral("a text that is wider than its place"), &window);
    label.resize(20, 20);
    QComboBox box(&window);
    box.addItem(QStringLiteral("an entry that is wider than its place"));
    box.resize(30, 20);
    EXPECT_EQ(cutTextsOf(window).size(), 2);
}

}  // namespace
}  // namespace gomoku::testing
