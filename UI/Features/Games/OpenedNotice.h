// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Rule.h"
#include "UI/Features/Games/NoticeStrip.h"

#include <optional>

class QComboBox;
class QPushButton;
class QToolButton;

namespace gomoku {

/// A strip above the board for a game that came from a file or the clipboard: which rule was
/// assumed if it names none, with the others to choose from, and the way into the library.
class OpenedNotice : public NoticeStrip
{
    Q_OBJECT

public:
    explicit OpenedNotice(QWidget* parent = nullptr);

    /// `name`: the file; empty for a text. `assumed`: the rule, if the file names none.
    void showGame(const QString& name, std::optional<Rule> assumed);
    void setInLibrary();  ///< It need not be offered any more.
    void dismiss();
    /// There is something to say that nobody has dismissed, whether it can be seen or not.
    [[nodiscard]] bool isWanted() const { return m_wanted; }

    [[nodiscard]] QString text() const;  ///< In full; a narrow window shows it shorter.
    [[nodiscard]] QString shownText() const;
    [[nodiscard]] QComboBox* ruleBox() const { return m_rule; }
    [[nodiscard]] QPushButton* importButton() const { return m_import; }
    [[nodiscard]] QToolButton* closeButton() const { return m_close; }

signals:
    void ruleChosen(gomoku::Rule rule);
    void importRequested();

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitText();

    QComboBox* m_rule;
    QPushButton* m_import = nullptr;
    QToolButton* m_close = nullptr;
    QString m_name;
    QString m_full;
    std::optional<Rule> m_assumed;
    bool m_wanted = false;
};

}  // namespace gomoku
