// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Ui/CutTexts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace gomoku::testing {
namespace {

const QString kLong = QStringLiteral("a text that is wider than its place");

/// As many of our widgets do it.
class ShortenedPainting : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.drawText(rect(), Qt::AlignCenter,
                         fontMetrics().elidedText(kLong, Qt::ElideRight, width()));
    }
};

class CutTexts : public ::testing::Test
{
protected:
    CutTexts() { window.resize(400, 300); }

    QStringList cuts()
    {
        window.show();
        QCoreApplication::processEvents();
        return cutTextsOf(window);
    }
    /// A widget for 300 pixels of text, with this much room.
    template <typename Widget>
    Widget& placed(int width, int height = 24)
    {
        auto* widget = new Widget(&window);
        widget->resize(width, height);
        return *widget;
    }

    QWidget window;
};

TEST_F(CutTexts, AreNotFoundWhereThereIsRoom)
{
    placed<QLabel>(390).setText(kLong);
    placed<QPushButton>(390).setText(kLong);
    placed<QCheckBox>(390).setText(kLong);
    placed<QComboBox>(390).addItem(kLong);
    placed<QPushButton>(100).setText(QStringLiteral("Open…"));
    placed<ShortenedPainting>(390);
    EXPECT_EQ(cuts(), QStringList());
}

TEST_F(CutTexts, OfLabelsButtonsAndBoxesAreFound)
{
    placed<QLabel>(60).setText(kLong);
    placed<QPushButton>(60).setText(kLong);
    placed<QCheckBox>(60).setText(kLong);
    placed<QComboBox>(60).addItem(kLong);
    EXPECT_EQ(cuts().size(), 4);
}

TEST_F(CutTexts, ThatAreShortenedAreFound)
{
    placed<ShortenedPainting>(60);
    placed<QLineEdit>(60).setPlaceholderText(kLong);
    EXPECT_EQ(cuts().size(), 2);
}

TEST_F(CutTexts, OfTheUserAreHisOwn)
{
    placed<QLineEdit>(60).setText(kLong);
    EXPECT_EQ(cuts(), QStringList());
}

TEST_F(CutTexts, BehindANumberAreFound)
{
    placed<QSpinBox>(60).setSuffix(kLong);
    EXPECT_EQ(cuts().size(), 1);
}

TEST_F(CutTexts, AreFoundBelowTheFirstLines)
{
    auto& label = placed<QLabel>(80, 16);
    label.setWordWrap(true);
    label.setText(kLong + QLatin1Char(' ') + kLong);
    EXPECT_FALSE(cuts().isEmpty());
    label.resize(80, 290);
    EXPECT_EQ(cuts(), QStringList());
}

TEST_F(CutTexts, AreFoundWhereAHolderIsTooSmall)
{
    auto& holder = placed<QWidget>(60);
    auto* label = new QLabel(kLong, &holder);
    label->resize(390, 24);
    EXPECT_EQ(cuts().size(), 1);
}

TEST_F(CutTexts, AreFoundWhereNoRoomIsLeftAtAll)
{
    placed<QLabel>(0).setText(kLong);
    EXPECT_EQ(cuts().size(), 1);
}

TEST_F(CutTexts, OfTabsAndHeadersAndMenusAreFound)
{
    auto& tabs = placed<QTabBar>(60, 30);
    tabs.addTab(kLong);
    auto& tree = placed<QTreeWidget>(200, 100);
    tree.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree.setHeaderLabels({kLong, kLong});
    tree.header()->resizeSection(0, 60);
    auto& menus = placed<QMenuBar>(200, 24);
    for (const char* name : {"one menu", "another menu", "the menu after it", "the last one"})
        menus.addMenu(QLatin1String(name));
    const QStringList found = cuts();
    const auto in = [&](const char* part) { return found.filter(QLatin1String(part)).size(); };
    EXPECT_GE(in("QTabBar"), 1);
    EXPECT_GE(in("QHeaderView"), 1);
    EXPECT_GE(in("QMenuBar"), 1);
}

TEST_F(CutTexts, MayBeReachedByScrolling)
{
    auto& area = placed<QScrollArea>(390, 40);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    for (int i = 0; i < 10; ++i)
        column->addWidget(new QLabel(kLong));
    area.setWidget(page);
    area.setWidgetResizable(true);
    EXPECT_EQ(cuts(), QStringList());
    area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    EXPECT_FALSE(cuts().isEmpty());
}

}  // namespace
}  // namespace gomoku::testing
