// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/HelpHtml.h"

#include "UI/Help/HelpText.h"
#include "UI/Style/SizedFont.h"

namespace gomoku {

namespace {

using HelpKind = HelpBlock::Kind;

QString listTagOf(HelpKind kind)
{
    return kind == HelpKind::Step ? QStringLiteral("ol")
        : kind == HelpKind::Item  ? QStringLiteral("ul")
                                  : QString();
}

QString htmlOfDrawing(const HelpBlock& block, const HelpHtml::Form& form)
{
    const QString image = QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%2\">")
                              .arg(block.drawing)
                              .arg(form.drawingSide);
    const QString words = block.text.toHtmlEscaped();
    if (form.wordsBelow)
        return QStringLiteral("<p>%1</p><p>%2</p>").arg(image, words);
    return QStringLiteral("<table cellpadding=\"0\" cellspacing=\"0\"><tr><td>%1</td>"
                          "<td class=\"caption\" valign=\"middle\">%2</td></tr></table>")
        .arg(image, words);
}

QString htmlOfBlock(const HelpBlock& block, const HelpHtml::Form& form)
{
    const QString words = block.text.toHtmlEscaped();
    switch (block.kind) {
    case HelpKind::Heading:
        return QStringLiteral("<h2>%1</h2>").arg(words);
    case HelpKind::Step:
    case HelpKind::Item:
        return QStringLiteral("<li>%1</li>").arg(words);
    case HelpKind::Drawing:
        return htmlOfDrawing(block, form);
    case HelpKind::Text:
        break;
    }
    return QStringLiteral("<p>%1</p>").arg(words);
}

}  // namespace

QString HelpHtml::of(HelpTopic topic, const Form& form)
{
    const HelpPage page = HelpText::page(topic);
    return QStringLiteral("<h1>%1</h1>").arg(HelpText::title(topic).toHtmlEscaped())
        + blocks(page, form) + related(page);
}

QString HelpHtml::blocks(const HelpPage& page, const Form& form)
{
    QString html;
    QString list;  // The one that is open.
    for (const HelpBlock& block : page.blocks) {
        const QString wanted = listTagOf(block.kind);
        if (wanted != list && !list.isEmpty())
            html += QStringLiteral("</%1>").arg(list);
        if (wanted != list && !wanted.isEmpty())
            html += QStringLiteral("<%1>").arg(wanted);
        list = wanted;
        html += htmlOfBlock(block, form);
    }
    return list.isEmpty() ? html : html + QStringLiteral("</%1>").arg(list);
}

QString HelpHtml::related(const HelpPage& page)
{
    if (page.related.empty())
        return {};
    QStringList links;
    for (const HelpTopic topic : page.related)
        links << QStringLiteral("<a href=\"%1\">%2</a>")
                     .arg(nameOf(topic), HelpText::title(topic).toHtmlEscaped());
    return QStringLiteral("<p class=\"related\">%1</p>")
        .arg(tr("See also: %1", "links").arg(links.join(QStringLiteral(" · "))));
}

QString HelpHtml::styleSheet(const ColorTable& colors)
{
    return QStringLiteral(
               "h1 { font-size: %1px; font-weight: 700; margin-top: 0; margin-bottom: 10px; }"
               "h2 { font-size: %2px; font-weight: 600; margin-top: 18px; margin-bottom: 4px; }"
               "p { margin-top: 6px; margin-bottom: 6px; line-height: 130%; }"
               "li { margin-top: 3px; margin-bottom: 3px; line-height: 130%; }"
               "table { margin-top: 10px; margin-bottom: 10px; }"
               ".caption { padding-left: 16px; line-height: 130%; }"
               ".related { color: %3; margin-top: 20px; }"
               "a { color: %4; text-decoration: none; }")
        .arg(scaledPixels(24))
        .arg(scaledPixels(17))
        .arg(colors.secondaryText.name(), colors.accent.name());
}

}  // namespace gomoku
