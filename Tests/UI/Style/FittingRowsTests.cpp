// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Style/FittingRows.h"
#include "UI/Style/SizedFont.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontInfo>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace gomoku::testing {
namespace {

class FittingRowsTest : public ::testing::Test
{
protected:
    FittingRowsTest()
    {
        rows->setContentsMargins(0, 0, 0, 0);
        rows->setSpacing(8);
        window.setLayout(rows);
    }
    QPushButton* add(const char* text)
    {
        auto* button = new QPushButton(QLatin1String(text), &window);
        rows->addWidget(button);
        buttons.push_back(button);
        return button;
    }
    void layOut(int width)
    {
        window.resize(width, 300);
        window.show();
        rows->activate();
    }
    /// How many stand in the first row.
    [[nodiscard]] int inFirstRow() const
    {
        return static_cast<int>(
            std::count_if(buttons.begin(), buttons.end(), [&](const QPushButton* button) {
                return !button->isHidden() && button->y() == buttons.front()->y();
            }));
    }
    void expectWholeTexts() const
    {
        for (const QPushButton* button : buttons)
            EXPECT_GE(button->width(), button->minimumSizeHint().width());
    }

    QWidget window;
    FittingRows* rows = new FittingRows;
    std::vector<QPushButton*> buttons;
};

TEST_F(FittingRowsTest, TheWordsBehindANumberAreSeen)
{
    auto* seconds = new QSpinBox(&window);
    seconds->setRange(1, 600);
    seconds->setSuffix(" seconds per move");
    rows->addWidget(seconds);
    add("A longer button beside it, which needs more than half of the room");
    layOut(560);
    const auto* edit = seconds->findChild<QLineEdit*>();
    EXPECT_GE(edit->width(), edit->fontMetrics().horizontalAdvance(edit->text()));
}

TEST_F(FittingRowsTest, OneRowOfEqualWidthsWhereThereIsRoom)
{
    for (const char* text : {"One", "Two", "A longer one"})
        add(text);
    layOut(900);
    EXPECT_EQ(inFirstRow(), 3);
    EXPECT_NEAR(buttons[0]->width(), buttons[2]->width(), 2);
    EXPECT_EQ(buttons[2]->geometry().right(), window.rect().right());
}

TEST_F(FittingRowsTest, FourThatDoNotFitAreTwoAndTwo)
{
    for (const char* text : {"Computer", "Friend", "Watch a game", "Train"})
        add(text);
    layOut(rows->sizeHint().width() - 1);
    EXPECT_EQ(inFirstRow(), 2);
    expectWholeTexts();
    EXPECT_EQ(rows->heightForWidth(window.width()), 2 * buttons[0]->sizeHint().height() + 8);
}

TEST_F(FittingRowsTest, ALongTextTakesRoomFromShortOnes)
{
    add("A text that is much longer than the other");
    add("B");
    layOut(rows->sizeHint().width());
    EXPECT_EQ(inFirstRow(), 2);
    expectWholeTexts();
}

TEST_F(FittingRowsTest, HiddenOnesTakeNoRoom)
{
    for (const char* text : {"One", "Two", "Three"})
        add(text);
    const int all = rows->sizeHint().width();
    buttons[1]->hide();
    EXPECT_LT(rows->sizeHint().width(), all);
    layOut(all - 1);
    EXPECT_EQ(inFirstRow(), 2);
}

TEST_F(FittingRowsTest, AFixedWidthStaysAsItIs)
{
    add("One");
    add("Two")->setFixedWidth(77);
    add("Three");
    layOut(900);
    EXPECT_EQ(buttons[1]->width(), 77);
    EXPECT_NEAR(buttons[0]->width(), buttons[2]->width(), 2);
}

TEST(FittingRowsInAGrid, LineUpTheirColumns)
{
    QWidget window;
    auto* rows = new FittingRows(2);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    window.setLayout(rows);
    std::vector<QPushButton*> buttons;
    for (const char* text : {"One", "Two", "A text that is longer than half of the room", "Four"}) {
        buttons.push_back(new QPushButton(QLatin1String(text), &window));
        rows->addWidget(buttons.back());
    }
    const int longest = buttons[2]->minimumSizeHint().width();
    const int others = buttons[3]->minimumSizeHint().width();
    window.resize(longest + others + 40, 300);
    window.show();
    rows->activate();
    EXPECT_GE(buttons[2]->width(), longest);
    EXPECT_EQ(buttons[0]->width(), buttons[2]->width());
    EXPECT_EQ(buttons[1]->x(), buttons[3]->x());
    EXPECT_EQ(buttons[1]->geometry().right(), window.rect().right());
}

// A layout that asks for another one whenever it is laid out keeps a core busy for ever.
TEST_F(FittingRowsTest, ComesToRest)
{
    class RequestCounter : public QObject
    {
    public:
        bool eventFilter(QObject*, QEvent* event) override
        {
            count += event->type() == QEvent::LayoutRequest;
            return false;
        }
        int count = 0;
    } requests;
    add("One");
    add("Two");
    layOut(900);
    window.show();
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents();
    window.installEventFilter(&requests);
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents();
    EXPECT_EQ(requests.count, 0);
}

TEST(NarrowedFont, ShrinksNoMoreThanAFifth)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(20);
    const QString text = QStringLiteral("a few words");
    const int wide = QFontMetrics(font).horizontalAdvance(text);
    EXPECT_EQ(QFontInfo(narrowedFont(font, text, wide + 1)).pixelSize(), 20);
    const QFont less = narrowedFont(font, text, wide * 9 / 10);
    EXPECT_LE(QFontMetrics(less).horizontalAdvance(text), wide * 9 / 10);
    EXPECT_EQ(QFontInfo(narrowedFont(font, text, 10)).pixelSize(), 16);
}

}  // namespace
}  // namespace gomoku::testing
