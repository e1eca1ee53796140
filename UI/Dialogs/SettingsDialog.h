// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Dialogs/Dialog.h"
#include "UI/Dialogs/Preferences.h"

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QScrollArea;

namespace gomoku {

class Card;

/// All preferences in one place, found by typing. Every change takes effect at once.
class SettingsDialog : public Dialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(QWidget* parent = nullptr);

    void setPreferences(const Preferences& preferences);
    [[nodiscard]] const Preferences& preferences() const { return m_preferences; }

    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    [[nodiscard]] int visibleRows() const;  ///< Of those that the search left over.

signals:
    void preferencesChanged(const gomoku::Preferences& preferences);

protected:
    void retranslate() override;

private:
    using Text = std::function<QString()>;
    template <typename T>
    using Access = std::function<T&(Preferences&)>;

    /// One question: its words, and how its control and the value learn from each other.
    struct Row
    {
        Card* card;
        QWidget* widget;
        std::function<void()> retranslate;
        std::function<void()> load;
        Text text;
    };
    struct Section
    {
        Card* card;
        Text title;
    };

    Card* addSection(const Text& title);
    void addRow(Card* card, QWidget* control, const Text& text, std::function<void()> names,
                std::function<void()> load);
    void addCheck(Card* card, const Text& text, const Access<bool>& value);
    void addNumber(Card* card, const Text& text, int least, int most, const Text& suffix,
                   const Text& special, const Access<int>& value);
    void addSlider(Card* card, const Text& text, const Access<int>& value);
    void addText(Card* card, const Text& text, const Text& placeholder,
                 const Access<QString>& value);
    void addThemes(Card* card);
    void addChoice(Card* card, const Text& text, const std::vector<Text>& names,
                   std::function<int(const Preferences&)> index,
                   std::function<void(Preferences&, int)> choose);
    void addAppearance();
    void addBoard();
    void addPlay();
    void addSound();
    void addEngine();
    void changed();
    void load();
    void filter(const QString& words);

    Preferences m_preferences;
    std::vector<Row> m_rows;
    std::vector<Section> m_sections;
    bool m_loading = false;
    QLineEdit* m_search;
    QScrollArea* m_area;
    QLabel* m_nothing;
    QPushButton* m_defaults = nullptr;
    QPushButton* m_close = nullptr;
};

}  // namespace gomoku
