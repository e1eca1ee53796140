// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/HelpWindow.h"

#include "UI/Help/HelpBrowser.h"
#include "UI/Help/HelpText.h"
#include "UI/Style/Palette.h"
#include "UI/Style/SizedFont.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kRoomForListBar = 28;
constexpr int kWidestList = 250;
constexpr int kHelpTopicRole = Qt::UserRole;
constexpr QSize kHelpWindowSize(820, 640);
constexpr int kTopicsWidth = 230;
constexpr QSize kRoomAround(16, 48);

bool isTopicItem(const QListWidgetItem* item)
{
    return item->data(kHelpTopicRole).isValid();
}

HelpTopic topicOfItem(const QListWidgetItem* item)
{
    return static_cast<HelpTopic>(item->data(kHelpTopicRole).toInt());
}

QStringList wordsOf(const QString& text)
{
    return text.simplified().split(u' ', Qt::SkipEmptyParts);
}

bool hasAllWords(const QString& text, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

}  // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent),
      m_columns(new QSplitter(this)),
      m_search(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_nothing(new QLabel(this)),
      m_back(new QToolButton(this)),
      m_browser(new HelpBrowser(this))
{
    m_columns->addWidget(buildTopics());
    m_columns->addWidget(buildPage());
    m_columns->setStretchFactor(1, 1);
    m_columns->setChildrenCollapsible(false);
    m_columns->setSizes({scaledPixels(kTopicsWidth), kHelpWindowSize.width()});
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(12, 12, 12, 12);
    whole->addWidget(m_columns);
    setMinimumHeight(300);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item && isTopicItem(item))
            showTopic(topicOfItem(item));
    });
    connect(m_browser, &HelpBrowser::topicChosen, this, &HelpWindow::showTopic);
    connect(m_back, &QToolButton::clicked, this, &HelpWindow::goBack);
    addKeys();
    retranslate();
    open(HelpTopic::HowToPlay);
}

QWidget* HelpWindow::buildTopics()
{
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(8);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("role", QStringLiteral("secondary"));
    m_nothing->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_nothing->hide();
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing, 1);
    return side;
}

QWidget* HelpWindow::buildPage()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_back->setToolButtonStyle(Qt::ToolButtonTextOnly);
    column->addWidget(m_back, 0, Qt::AlignLeft);
    column->addWidget(m_browser, 1);
    page->setMinimumWidth(220);
    return page;
}

void HelpWindow::addKeys()
{
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this), &QShortcut::activated, this,
            &HelpWindow::goBack);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

QSize HelpWindow::sizeHint() const
{
    const QSize wanted(scaledPixels(kHelpWindowSize.width()),
                       scaledPixels(kHelpWindowSize.height()));
    return wanted.boundedTo(screen()->availableSize() - kRoomAround);
}

HelpTopic HelpWindow::topic() const
{
    return m_browser->topic();
}

QString HelpWindow::searched() const
{
    return m_search->text();
}

void HelpWindow::setBoardTheme(BoardThemeId theme)
{
    m_browser->setBoardTheme(theme);
}

void HelpWindow::startAt(HelpTopic topic)
{
    m_history.clear();
    open(topic);
}

void HelpWindow::showTopic(HelpTopic topic)
{
    if (topic == this->topic())
        return;
    m_history.push_back(this->topic());
    open(topic);
}

void HelpWindow::goBack()
{
    if (m_history.empty())
        return;
    const HelpTopic before = m_history.back();
    m_history.pop_back();
    open(before);
}

void HelpWindow::open(HelpTopic topic)
{
    m_browser->showTopic(topic);
    m_back->setEnabled(!m_history.empty());
    selectInList(topic);
    emit topicShown(topic);
}

void HelpWindow::selectInList(HelpTopic topic)
{
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_list->count(); ++row)
        if (QListWidgetItem* item = m_list->item(row);
            isTopicItem(item) && topicOfItem(item) == topic) {
            m_list->setCurrentItem(item);
            m_list->scrollToItem(m_list->item(row - 1));  // Perhaps its heading.
            m_list->scrollToItem(item);
        }
}

/// A heading above the topics of each group. It cannot be chosen, and the arrow keys pass over it.
void HelpWindow::fillList()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_texts.clear();
    QString group;
    for (const HelpTopic topic : kHelpTopics) {
        if (HelpText::group(topic) != group) {
            group = HelpText::group(topic);
            auto* heading = new QListWidgetItem(group, m_list);
            heading->setFlags(Qt::NoItemFlags);
            heading->setFont(sizedFont(font(), 12, QFont::DemiBold));
            heading->setForeground(secondaryTextOf(palette()));
        }
        auto* item = new QListWidgetItem(HelpText::title(topic), m_list);
        item->setData(kHelpTopicRole, static_cast<int>(topic));
        m_texts.push_back(HelpText::plain(topic));
    }
    const QAbstractItemView* list = m_list;
    m_list->setMinimumWidth(std::min(list->sizeHintForColumn(0) + scaledPixels(kRoomForListBar),
                                     scaledPixels(kWidestList)));
}

std::vector<HelpTopic> HelpWindow::listed() const
{
    std::vector<HelpTopic> topics;
    for (int row = 0; row < m_list->count(); ++row)
        if (const QListWidgetItem* item = m_list->item(row); isTopicItem(item) && !item->isHidden())
            topics.push_back(topicOfItem(item));
    return topics;
}

void HelpWindow::search(const QString& text)
{
    const QStringList words = wordsOf(text);
    QListWidgetItem* heading = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        if (!isTopicItem(item)) {
            heading = item;
            heading->setHidden(true);
            continue;
        }
        const bool found = hasAllWords(m_texts[static_cast<std::size_t>(topicOfItem(item))], words);
        item->setHidden(!found);
        if (found)
            heading->setHidden(false);
    }
    const bool any = !listed().empty();
    m_list->setVisible(any);
    m_nothing->setVisible(!any);
    m_browser->markWords(words);
}

/// A title says more than a word somewhere in a text.
void HelpWindow::openBestMatch()
{
    const std::vector<HelpTopic> found = listed();
    if (found.empty())
        return;
    const QStringList words = wordsOf(m_search->text());
    const auto named = std::find_if(found.begin(), found.end(), [&](HelpTopic topic) {
        return hasAllWords(HelpText::title(topic), words);
    });
    showTopic(named == found.end() ? found.front() : *named);
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        openBestMatch();
        return true;
    case Qt::Key_Down:
        m_list->setFocus(Qt::TabFocusReason);
        return true;
    default:
        return false;
    }
}

void HelpWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::FontChange)
        retranslate();
}

void HelpWindow::retranslate()
{
    setWindowTitle(tr("Help"));
    m_search->setPlaceholderText(tr("Search the help"));
    m_search->setAccessibleName(tr("Search the help"));
    m_list->setAccessibleName(tr("Topics"));
    m_nothing->setText(tr("No page contains these words. Try fewer or different words."));
    m_back->setText(tr("‹ Back"));
    m_back->setToolTip(tr("Back to the previous page (Alt+Left)"));
    fillList();
    search(m_search->text());
    m_browser->refresh();
    selectInList(topic());
}

}  // namespace gomoku
