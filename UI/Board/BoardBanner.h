// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <QString>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace gomoku {

/// One thing the banner offers to do.
class FittingRows;

struct BannerAction
{
    int id = 0;
    QString text{};
    bool primary = false;
};

/// A message over the board, with what can be done about it: the end of a game, an offer, an
/// engine in trouble. Nothing waits for it; it can be ignored and it can be closed.
class BoardBanner : public QFrame
{
    Q_OBJECT

public:
    explicit BoardBanner(QWidget* parent = nullptr);

    void present(const QString& title, const QString& text,
                 const std::vector<BannerAction>& actions);
    /// Places it over the lower third of the board, or the upper one.
    void placeOver(const QRect& board, bool lower);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton* button(int id) const;  ///< Null if it offers no such thing.

signals:
    void chosen(int id);
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] bool fitsBeside(int width) const;

    QLabel* m_title;
    QLabel* m_text;
    QBoxLayout* m_body;
    FittingRows* m_buttons;
    QPushButton* m_close;
    std::vector<std::pair<int, QPushButton*>> m_actions;
};

}  // namespace gomoku
