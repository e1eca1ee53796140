// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace gomoku {

class HelpButton;
enum class HelpTopic;

/// A sheet of paper with rounded corners, a hairline and a quiet title, in the palette's colours.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);
    /// The card with some space around it, for the edge of a window.
    [[nodiscard]] static QWidget* withSpace(Card* card);

    void setTitle(const QString& title);
    [[nodiscard]] QString title() const;
    void setNote(const QString& note);  ///< At the right of the title, or below it.
    [[nodiscard]] QString note() const;
    /// A "?" at the end of the header, and what F1 means within the card.
    void setHelp(HelpTopic topic);
    [[nodiscard]] HelpButton* helpButton() const { return m_help; }
    void hideHeader() { setHeaderShown(false); }  ///< The card begins with what it holds.
    void setHeaderShown(bool shown);
    [[nodiscard]] QHBoxLayout* header() const { return m_header; }  ///< Title and note.
    [[nodiscard]] QVBoxLayout* body() const { return m_body; }  ///< What the card holds.

protected:
    /// Sets every text anew. Called when the language changes, and by constructors.
    virtual void retranslate() { }

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitHeader();

    QVBoxLayout* m_body;
    QHBoxLayout* m_header;
    QLabel* m_title;
    QLabel* m_note;
    HelpButton* m_help = nullptr;
};

}  // namespace gomoku
