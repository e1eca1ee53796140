// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Board/BoardTheme.h"
#include "UI/StartPage/ChoiceButtons.h"

#include <QWidget>

#include <vector>

namespace gomoku {

/// One theme of the board: a corner of it with two stones, and its name.
class ThemeSwatch : public PaperButton
{
    Q_OBJECT

public:
    explicit ThemeSwatch(BoardThemeId theme, QWidget* parent = nullptr);

    [[nodiscard]] BoardThemeId theme() const { return m_theme; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {64, 72}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardThemeId m_theme;
};

/// All themes side by side, one of them chosen.
class ThemeSwatches : public QWidget
{
    Q_OBJECT

public:
    explicit ThemeSwatches(QWidget* parent = nullptr);

    void setTheme(BoardThemeId theme);
    [[nodiscard]] BoardThemeId theme() const;
    [[nodiscard]] ThemeSwatch* swatch(BoardThemeId theme) const;
    void retranslate();

signals:
    void chosen(gomoku::BoardThemeId theme);

private:
    std::vector<ThemeSwatch*> m_swatches;
};

}  // namespace gomoku
