// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/ShortcutSheet.h"

#include "UI/Panels/Card.h"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QVBoxLayout>

namespace gomoku {

namespace {

/// Without the letter for Alt, which Chinese and Japanese put behind the word: "Open(&O)…".
QString plain(QString text)
{
    static const QRegularExpression letter(QStringLiteral("\\(&.\\)"));
    return text.remove(letter).remove(u'&').remove(QStringLiteral("…"));
}

void collect(const QMenu& menu, QList<ShortcutSheet::Key>& keys)
{
    for (const QAction* action : menu.actions()) {
        if (const QMenu* sub = action->menu())
            collect(*sub, keys);
        else if (!action->shortcut().isEmpty())
            keys.append(
                {plain(action->text()), action->shortcut().toString(QKeySequence::NativeText)});
    }
}

constexpr int kWideScreen = 900;
constexpr int kWordsWidth = 180;

/// In lines, about: a card has a title and space around it.
qsizetype heightOf(const ShortcutSheet::Group& group)
{
    return group.keys.size() + 3;
}

}  // namespace

ShortcutSheet::ShortcutSheet(QMenuBar* menus, QWidget* parent)
    : Dialog(parent),
      m_menus(menus),
      m_page(new QWidget(this)),
      m_close(addPrimary(QDialogButtonBox::RejectRole))
{
    new QHBoxLayout(m_page);
    m_page->layout()->setContentsMargins(0, 0, 0, 0);
    m_page->layout()->setSpacing(12);
    body()->addWidget(m_page, 1);
    retranslate();
}

QList<ShortcutSheet::Group> ShortcutSheet::groupsOf(const QMenuBar& menus)
{
    QList<Group> groups;
    for (const QAction* action : menus.actions()) {
        if (!action->menu())
            continue;
        Group group{plain(action->text()), {}};
        collect(*action->menu(), group.keys);
        if (!group.keys.isEmpty())
            groups.append(group);
    }
    return groups;
}

ShortcutSheet::Group ShortcutSheet::boardKeys()
{
    return {tr("On the board"),
            {{tr("Move the cursor"), tr("Arrow keys")},
             {tr("Play at the cursor"), tr("Return or Space")},
             {tr("Go to a point"), tr("Type its name, such as H8")},
             {tr("Step back and forward"), tr("Mouse wheel")},
             {tr("First and last position"), tr("Home and End")}}};
}

QWidget* ShortcutSheet::cardOf(const Group& group)
{
    auto* card = new Card(m_page);
    card->setTitle(group.title);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
    grid->setColumnMinimumWidth(0, kWordsWidth);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    for (const Key& key : group.keys) {
        const int row = grid->rowCount();
        auto* keys = new QLabel(key.keys, card);
        keys->setForegroundRole(QPalette::PlaceholderText);
        auto* what = new QLabel(key.what, card);
        what->setWordWrap(true);
        grid->addWidget(what, row, 0);
        grid->addWidget(keys, row, 1, Qt::AlignRight);
    }
    card->body()->addLayout(grid);
    return card;
}

void ShortcutSheet::retranslate()
{
    setWindowTitle(tr("Keyboard Shortcuts"));
    m_close->setText(tr("Close"));
    qDeleteAll(m_page->findChildren<Card*>());
    while (QLayoutItem* item = m_page->layout()->takeAt(0))
        delete item;
    QList<Group> groups{boardKeys()};
    if (m_menus)
        groups += groupsOf(*m_menus);
    layOut(groups);
}

/// In two columns of about equal length, where the screen is wide enough for them.
void ShortcutSheet::layOut(const QList<Group>& groups)
{
    const bool wide = screen()->availableSize().width() >= kWideScreen;
    qsizetype all = 0;
    for (const Group& group : groups)
        all += heightOf(group);
    auto* columns = static_cast<QHBoxLayout*>(m_page->layout());
    QVBoxLayout* column = nullptr;
    qsizetype above = 0;
    for (const Group& group : groups) {
        const bool second = wide && columns->count() == 1 && 2 * above >= all - heightOf(group);
        if (!column || second) {
            if (column)
                column->addStretch();
            column = new QVBoxLayout;
            column->setSpacing(12);
            columns->addLayout(column, 1);
        }
        column->addWidget(cardOf(group));
        above += heightOf(group);
    }
    column->addStretch();
}

}  // namespace gomoku
