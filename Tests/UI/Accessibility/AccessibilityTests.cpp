// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Accessibility/AccessibilityFactories.h"
#include "UI/Dialogs/AboutDialog.h"
#include "UI/Dialogs/Engines/EngineConsoleDialog.h"
#include "UI/Dialogs/Engines/EngineManagerDialog.h"
#include "UI/Dialogs/Engines/EngineMatchDialog.h"
#include "UI/Dialogs/LibraryDialog.h"
#include "UI/Dialogs/NewGameDialog.h"
#include "UI/Dialogs/SettingsDialog.h"
#include "UI/Dialogs/ShortcutSheet.h"
#include "UI/Dialogs/StatisticsDialog.h"
#include "UI/Features/Games/ExplorerFeature.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/Help/HelpWindow.h"
#include "UI/Panels/SideDock.h"
#include "UI/Speech/ReaderLabel.h"
#include "UI/StartPage/ChoiceButtons.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>

namespace gomoku::testing {
namespace {

/// Something that a person operates, rather than a part of it.
bool isControl(const QWidget* widget)
{
    if (qobject_cast<const QScrollBar*>(widget))
        return false;
    for (const QWidget* around = widget->parentWidget(); around; around = around->parentWidget())
        if (qobject_cast<const QComboBox*>(around) || qobject_cast<const QAbstractSpinBox*>(around)
            || qobject_cast<const QAbstractItemView*>(around)
            || qobject_cast<const QTabBar*>(around) || qobject_cast<const QLineEdit*>(around)
            || qobject_cast<const QMenuBar*>(around))
            return false;
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget)
        || qobject_cast<const QAbstractSpinBox*>(widget)
        || qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QLineEdit*>(widget)
        || qobject_cast<const QPlainTextEdit*>(widget)
        || qobject_cast<const QAbstractItemView*>(widget)
        || qobject_cast<const BoardWidget*>(widget)
        || (qobject_cast<const QAbstractScrollArea*>(widget)
            && (widget->focusPolicy() & Qt::TabFocus) != 0);
}

QStringList namelessControlsOf(const QWidget& window)
{
    QStringList nameless;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!isControl(widget) || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        if (!face || face->text(QAccessible::Name).trimmed().isEmpty())
            nameless << QStringLiteral("%1 in %2")
                            .arg(widget->metaObject()->className(),
                                 widget->parentWidget()->metaObject()->className());
    }
    return nameless;
}

/// Boxes that readers on Linux know by their choice alone, without what is chosen.
QStringList unlabelledBoxesOf(const QWidget& window)
{
    QStringList unlabelled;
    for (QComboBox* box : window.findChildren<QComboBox*>()) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(box);
        const auto labels = face->relations(QAccessible::Label);
        const bool isNamed = std::any_of(labels.begin(), labels.end(), [](const auto& label) {
            return !label.first->text(QAccessible::Name).trimmed().isEmpty();
        });
        if (!isNamed)
            unlabelled << QStringLiteral("%1 in %2")
                              .arg(box->accessibleName(),
                                   box->parentWidget()->metaObject()->className());
    }
    return unlabelled;
}

void expectNames(const QWidget& window)
{
    const QStringList unlabelled = unlabelledBoxesOf(window);
    EXPECT_TRUE(unlabelled.isEmpty())
        << window.metaObject()->className() << ": " << unlabelled.join(", ").toStdString();
    const QStringList nameless = namelessControlsOf(window);
    EXPECT_TRUE(nameless.isEmpty())
        << window.metaObject()->className() << ": " << nameless.join(", ").toStdString();
}

class Accessibility : public WindowTable
{
};

TEST_F(Accessibility, EveryControlOfTheWindowHasAName)
{
    start(computer(), computer());
    window.analysis()->setPanelShown(true);
    window.explorer()->dock()->show();
    expectNames(window);
}

TEST_F(Accessibility, EveryControlOfEveryDialogHasAName)
{
    expectNames(NewGameDialog());
    expectNames(SettingsDialog());
    expectNames(LibraryDialog());
    expectNames(StatisticsDialog());
    expectNames(EngineManagerDialog());
    expectNames(EngineMatchDialog());
    expectNames(EngineConsoleDialog("one"));
    expectNames(AboutDialog());
    expectNames(ShortcutSheet(window.menuBar()));
    expectNames(HelpWindow());
}

TEST_F(Accessibility, ColoursAndLevelsAreChoicesThatAReaderCanMake)
{
    for (PaperButton* button : window.findChildren<PaperButton*>()) {
        if (!button->isCheckable())
            continue;
        QAccessibleInterface* choice = QAccessible::queryAccessibleInterface(button);
        ASSERT_NE(choice, nullptr);
        EXPECT_EQ(choice->role(), QAccessible::RadioButton);
        EXPECT_EQ(choice->text(QAccessible::Name), button->text());
        choice->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        EXPECT_TRUE(button->isChecked());
        EXPECT_TRUE(choice->state().checked);
    }
}

TEST(AccessibilityWalk, NoticesAControlWithoutAName)
{
    QWidget window;
    new QComboBox(&window);
    EXPECT_EQ(namelessControlsOf(window).size(), 1);
}

TEST(AccessibilityWalk, NoticesABoxThatReadersKnowByItsChoiceAlone)
{
    QWidget window;
    auto* box = new QComboBox(&window);
    box->setAccessibleName("Clock");
    EXPECT_EQ(unlabelledBoxesOf(window), QStringList("Clock in QWidget"));
    nameForReaders(box, "Clock");
    nameForReaders(box, "Clock");
    EXPECT_TRUE(unlabelledBoxesOf(window).isEmpty());
    EXPECT_EQ(window.findChildren<QLabel*>().size(), 1) << "one label, however often it is named";
}

TEST_F(Accessibility, EveryDialogFitsOnASmallScreen)
{
    // 800x600 with a title bar; whatever needs more has to scroll.
    const QSize screen(800, 560);
    const auto fits = [&](const QDialog& dialog) {
        const QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
        EXPECT_LE(least.width(), screen.width()) << dialog.metaObject()->className();
        EXPECT_LE(least.height(), screen.height()) << dialog.metaObject()->className();
    };
    fits(NewGameDialog());
    fits(SettingsDialog());
    fits(LibraryDialog());
    fits(StatisticsDialog());
    fits(EngineManagerDialog());
    fits(EngineMatchDialog());
    fits(AboutDialog());
    fits(ShortcutSheet(window.menuBar()));
    fits(HelpWindow());
}

TEST(AccessibleScrollArea, HasNoChildBehindItsLast)
{
    const AccessibilityFactories factories;
    QScrollArea area;
    area.setWidget(new QLabel(QStringLiteral("H8")));
    QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(&area);
    ASSERT_NE(reader, nullptr);
    EXPECT_GT(reader->childCount(), 0);
    EXPECT_EQ(reader->child(reader->childCount() + 1), nullptr);
}

}  // namespace
}  // namespace gomoku::testing
