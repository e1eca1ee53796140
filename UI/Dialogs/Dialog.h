// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QDialogButtonBox>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace gomoku {

class HelpButton;
enum class HelpTopic;

/// What all our dialogs share: even margins, a row of buttons at the foot, texts that follow the
/// language. Whoever derives calls retranslate() at the end of the constructor.
class Dialog : public QDialog
{
    Q_OBJECT

public:
    explicit Dialog(QWidget* parent = nullptr);

    void setVisible(bool visible) override;  ///< Never larger than the screen.
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    [[nodiscard]] QVBoxLayout* body() const { return m_body; }
    [[nodiscard]] QDialogButtonBox* buttons() const { return m_buttons; }
    /// The button that Return presses; in the accent colour, unless it only closes.
    QPushButton* addPrimary(QDialogButtonBox::ButtonRole role);
    QPushButton* addButton(QDialogButtonBox::ButtonRole role);
    void addHelp(HelpTopic topic);  ///< A "?" among the buttons, and what F1 means here.

    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void grow();  ///< As far as its contents want and the screen lets it.

    QScrollArea* m_area;
    QVBoxLayout* m_body;
    QDialogButtonBox* m_buttons;
};

}  // namespace gomoku
