// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/ShortcutSheet.h"

#include "UI/Panels/Card.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
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

}  // namespace

ShortcutSheet::ShortcutSheet(QMenuBar* menus, QWidget* parent)
    : Dialog(parent),
      m_menus(menus),
      m_page(new QWidget(this)),
      m_close(addPrimary(QDialogButtonBox::RejectRole))
{
    new QVBoxLayout(m_page);
    m_page->layout()->setContentsMargins(0, 0, 8, 0);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setWidget(m_page);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body()->addWidget(area, 1);
    retranslate();
    resize(480, 560);
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
             {tr("Go to a point"), tr("Its name, such as H8")},
             {tr("Look back and forward"), tr("Mouse wheel")},
             {tr("First and last position"), tr("Home and End")}}};
}

QWidget* ShortcutSheet::cardOf(const Group& group)
{
    auto* card = new Card(m_page);
    card->setTitle(group.title);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
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
    setWindowTitle(tr("Keyboard shortcuts"));
    m_close->setText(tr("Close"));
    qDeleteAll(m_page->findChildren<Card*>());
    while (QLayoutItem* item = m_page->layout()->takeAt(0))
        delete item;
    m_page->layout()->addWidget(cardOf(boardKeys()));
    if (m_menus)
        for (const Group& group : groupsOf(*m_menus))
            m_page->layout()->addWidget(cardOf(group));
    static_cast<QVBoxLayout*>(m_page->layout())->addStretch();
}

}  // namespace gomoku
