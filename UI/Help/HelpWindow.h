// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Board/BoardTheme.h"
#include "UI/Help/HelpTopic.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QSplitter;
class QToolButton;

namespace gomoku {

class HelpBrowser;

/// The help in a window of its own beside the game: the list of topics with a search above it, and
/// the page. Nothing waits for it.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    void startAt(HelpTopic topic);  ///< Without anything to go back to.
    void showTopic(HelpTopic topic);  ///< The page shown so far can be gone back to.
    void goBack();
    void setBoardTheme(BoardThemeId theme);

    [[nodiscard]] HelpTopic topic() const;
    [[nodiscard]] QString searched() const;
    /// Those that the list offers at the moment, from the top.
    [[nodiscard]] std::vector<HelpTopic> listed() const;
    [[nodiscard]] HelpBrowser* browser() const { return m_browser; }
    [[nodiscard]] QLineEdit* searchBox() const { return m_search; }
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] QToolButton* backButton() const { return m_back; }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void topicShown(gomoku::HelpTopic topic);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* buildTopics();
    [[nodiscard]] QWidget* buildPage();
    void addKeys();
    void open(HelpTopic topic);
    void fillList();
    void search(const QString& text);
    void openBestMatch();
    void selectInList(HelpTopic topic);
    void retranslate();

    QSplitter* m_columns;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_nothing;
    QToolButton* m_back;
    HelpBrowser* m_browser;
    std::vector<HelpTopic> m_history;
    std::vector<QString> m_texts;  ///< What is searched, as kHelpTopics counts.
};

}  // namespace gomoku
