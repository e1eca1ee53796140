// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/HelpBrowser.h"

#include "UI/Help/HelpText.h"
#include "UI/Help/RuleDrawing.h"
#include "UI/Style/Palette.h"
#include "UI/Style/SizedFont.h"

#include <QScrollBar>
#include <QTextCursor>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kLeastDrawing = 150;
constexpr int kMostDrawing = 240;
constexpr int kPageMargin = 20;
constexpr int kWidthForWordsBeside = 380;

}  // namespace

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(kPageMargin);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const auto topic = parseHelpTopic(link.path()))
            emit topicChosen(*topic);
    });
}

void HelpBrowser::showTopic(HelpTopic topic)
{
    m_topic = topic;
    write();
    verticalScrollBar()->setValue(0);
}

void HelpBrowser::refresh()
{
    const int place = verticalScrollBar()->value();
    write();
    verticalScrollBar()->setValue(place);
}

void HelpBrowser::setBoardTheme(BoardThemeId theme)
{
    if (theme == std::exchange(m_theme, theme))
        return;
    refresh();
}

void HelpBrowser::markWords(const QStringList& words)
{
    m_words = words;
    QList<ExtraSelection> found;
    QTextCharFormat mark;
    mark.setBackground(palette().color(QPalette::AlternateBase));
    mark.setFontWeight(QFont::DemiBold);
    for (const QString& word : words)
        for (QTextCursor at = document()->find(word, 0); !at.isNull();
             at = document()->find(word, at))
            found.append({at, mark});
    setExtraSelections(found);
    if (found.isEmpty())
        return;
    // The first one is to be seen, without moving a page that shows it already.
    const auto first
        = std::min_element(found.begin(), found.end(), [](const auto& a, const auto& b) {
              return a.cursor.position() < b.cursor.position();
          });
    if (!viewport()->rect().contains(cursorRect(first->cursor)))
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(first->cursor).top()
                                      - kPageMargin);
}

void HelpBrowser::write()
{
    m_form = formNow();
    const ColorTable& colors = tableOf(palette());
    document()->clear();  // Else drawings of the other colours would stay.
    document()->setDefaultStyleSheet(HelpHtml::styleSheet(colors));
    setHtml(HelpHtml::of(m_topic, m_form));
    setAccessibleName(HelpText::title(m_topic));
    markWords(m_words);
}

/// By the width of the whole: that of the viewport changes with the scroll bar, in the midst of
/// writing.
HelpHtml::Form HelpBrowser::formNow() const
{
    return {std::clamp(width() * 2 / 5, kLeastDrawing, scaledPixels(kMostDrawing)),
            width() < scaledPixels(kWidthForWordsBeside)};
}

QImage HelpBrowser::paintDrawing(const QString& name) const
{
    BoardTheme theme = boardTheme(m_theme);
    if (appearanceOf(palette()) == Appearance::Dark)
        theme = dimmed(theme);
    return paintRuleDrawing(ruleDrawing(name), theme, m_form.drawingSide, devicePixelRatioF());
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    return type == QTextDocument::ImageResource ? QVariant(paintDrawing(name.path()))
                                                : QTextBrowser::loadResource(type, name);
}

void HelpBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (formNow() != m_form)
        refresh();
}

}  // namespace gomoku
