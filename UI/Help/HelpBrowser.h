// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Board/BoardTheme.h"
#include "UI/Help/HelpHtml.h"

#include <QTextBrowser>

namespace gomoku {

/// One page of the help, with its drawings painted as boards of this program. Links ask for another
/// page instead of opening it.
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HelpBrowser(QWidget* parent = nullptr);

    void showTopic(HelpTopic topic);  ///< From its top.
    void refresh();  ///< After the language, the colours or the font have changed.
    void setBoardTheme(BoardThemeId theme);
    /// Marks these words wherever they occur, in any case.
    void markWords(const QStringList& words);
    [[nodiscard]] HelpTopic topic() const { return m_topic; }

signals:
    void topicChosen(gomoku::HelpTopic topic);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void write();
    [[nodiscard]] HelpHtml::Form formNow() const;
    [[nodiscard]] QImage paintDrawing(const QString& name) const;

    HelpTopic m_topic = HelpTopic::HowToPlay;
    BoardThemeId m_theme = BoardThemeId::Wood;
    QStringList m_words;
    HelpHtml::Form m_form;  ///< As last written.
};

}  // namespace gomoku
