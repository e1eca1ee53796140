// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardTheme.h"

#include <QCoreApplication>

namespace gomoku {

namespace {

const StoneColors kShinyBlack{.highlight = QColor(0x77777C),
                              .body = QColor(0x26262A),
                              .rim = QColor(0x050506),
                              .outline = QColor(),
                              .number = QColor(0xF6F3EE)};
const StoneColors kShinyWhite{.highlight = QColor(Qt::white),
                              .body = QColor(0xF5F2EB),
                              .rim = QColor(0xC4BDB0),
                              .outline = QColor(),
                              .number = QColor(0x1F1C19)};

BoardTheme woodTheme()
{
    return {.woodLight = QColor(0xEFCB93),
            .woodDark = QColor(0xD9AA69),
            .grain = QColor(0x8A, 0x5A, 0x2A, 22),
            .line = QColor(0x5B3A1E),
            .label = QColor(0x4A2D14),
            .stones = {kShinyBlack, kShinyWhite},
            .shadow = QColor(0x2A, 0x16, 0x05, 120),
            .newest = QColor(0xE8663C),
            .glow = QColor(0xFFE9A8),
            .hint = QColor(0x1F7A5C),
            .forbidden = QColor(0xA8281C),
            .threat = QColor(0x2F6FB0),
            .veil = QColor(0x3A, 0x24, 0x10, 70)};
}

BoardTheme slateTheme()
{
    BoardTheme theme = woodTheme();
    theme.woodLight = QColor(0x97A4AD);
    theme.woodDark = QColor(0x82909A);
    theme.grain = QColor(0xFF, 0xFF, 0xFF, 9);
    theme.line = QColor(0x2A353C);
    theme.label = QColor(0x12181C);
    theme.shadow = QColor(0x0A, 0x10, 0x14, 130);
    theme.glow = QColor(0xFFE9A8);
    theme.hint = QColor(0x0B5A41);
    theme.forbidden = QColor(0x8E1A10);
    theme.threat = QColor(0x1B4F86);
    theme.veil = QColor(0x10, 0x18, 0x1E, 90);
    return theme;
}

BoardTheme paperTheme()
{
    BoardTheme theme = woodTheme();
    theme.woodLight = QColor(0xFBF8F1);
    theme.woodDark = QColor(0xF3EEE3);
    theme.grain = QColor();
    theme.line = QColor(0x8C8375);
    theme.label = QColor(0x5F574C);
    theme.stones.black = {.highlight = QColor(0x35322E),
                          .body = QColor(0x2B2824),
                          .rim = QColor(0x24211E),
                          .outline = QColor(0x24211E),
                          .number = QColor(Qt::white)};
    theme.stones.white = {.highlight = QColor(Qt::white),
                          .body = QColor(Qt::white),
                          .rim = QColor(0xFDFCFA),
                          .outline = QColor(0x3A352F),
                          .number = QColor(0x1F1C19)};
    theme.shadow = QColor();
    theme.glow = QColor(0xF2B84B);
    theme.veil = QColor(0x5F, 0x57, 0x4C, 50);
    return theme;
}

BoardTheme highContrastTheme()
{
    BoardTheme theme = paperTheme();
    theme.woodLight = QColor(0xFFD54A);
    theme.woodDark = QColor(0xFFD54A);
    theme.line = QColor(Qt::black);
    theme.label = QColor(Qt::black);
    theme.stones.black = {.highlight = QColor(Qt::black),
                          .body = QColor(Qt::black),
                          .rim = QColor(Qt::black),
                          .outline = QColor(Qt::black),
                          .number = QColor(Qt::white)};
    theme.stones.white = {.highlight = QColor(Qt::white),
                          .body = QColor(Qt::white),
                          .rim = QColor(Qt::white),
                          .outline = QColor(Qt::black),
                          .number = QColor(Qt::black)};
    theme.newest = QColor(0xE00000);
    theme.glow = QColor(0x0040FF);
    theme.hint = QColor(0x006B2E);
    theme.forbidden = QColor(0xB00000);
    theme.threat = QColor(0x0030C0);
    theme.veil = QColor(0x00, 0x00, 0x00, 90);
    return theme;
}

QColor darker(const QColor& color)
{
    return QColor::fromRgbF(color.redF() * 0.92F, color.greenF() * 0.92F, color.blueF() * 0.92F);
}

}  // namespace

QString nameOf(BoardThemeId id)
{
    switch (id) {
    case BoardThemeId::Wood:
        return QCoreApplication::translate("gomoku::BoardTheme", "Wood");
    case BoardThemeId::Slate:
        return QCoreApplication::translate("gomoku::BoardTheme", "Slate");
    case BoardThemeId::Paper:
        return QCoreApplication::translate("gomoku::BoardTheme", "Paper");
    case BoardThemeId::HighContrast:
        return QCoreApplication::translate("gomoku::BoardTheme", "High contrast");
    }
    return {};
}

BoardTheme boardTheme(BoardThemeId id)
{
    switch (id) {
    case BoardThemeId::Wood:
        return woodTheme();
    case BoardThemeId::Slate:
        return slateTheme();
    case BoardThemeId::Paper:
        return paperTheme();
    case BoardThemeId::HighContrast:
        return highContrastTheme();
    }
    return woodTheme();
}

BoardTheme dimmed(BoardTheme theme)
{
    theme.woodLight = darker(theme.woodLight);
    theme.woodDark = darker(theme.woodDark);
    return theme;
}

}  // namespace gomoku
