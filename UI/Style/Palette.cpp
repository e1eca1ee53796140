// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Style/Palette.h"

#include "UI/Style/DesktopPreferences.h"
#include "UI/Style/SizedFont.h"

#include <QApplication>
#include <QGuiApplication>
#include <QProxyStyle>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace gomoku {

namespace {

const ColorTable kLight{.window = QColor(0xF4F1EC),
                        .panel = QColor(Qt::white),
                        .hairline = QColor(0xE2DCD2),
                        .text = QColor(0x2B2620),
                        .secondaryText = QColor(0x6B6259),
                        .accent = QColor(0xB5482F),
                        .onAccent = QColor(Qt::white),
                        .softFill = QColor(0xF0E9DF),
                        .good = QColor(0x2F7D5B),
                        .inaccuracy = QColor(0x8A7A1F),
                        .mistake = QColor(0xC77A14),
                        .blunder = QColor(0xB3261E)};

const ColorTable kDark{.window = QColor(0x1E1C1A),
                       .panel = QColor(0x282522),
                       .hairline = QColor(0x3A3530),
                       .text = QColor(0xEDE7DE),
                       .secondaryText = QColor(0xA89F93),
                       .accent = QColor(0xE07A5F),
                       .onAccent = QColor(0x1E1C1A),
                       .softFill = QColor(0x332E29),
                       .good = QColor(0x6FBF95),
                       .inaccuracy = QColor(0xC9B75A),
                       .mistake = QColor(0xE5A24A),
                       .blunder = QColor(0xEF7268)};

// Every text reads at 7 to 1 or better, and every edge is seen at 3 to 1.
const ColorTable kLightHigh{.window = QColor(Qt::white),
                            .panel = QColor(Qt::white),
                            .hairline = QColor(0x6B6259),
                            .text = QColor(Qt::black),
                            .secondaryText = QColor(0x3A332B),
                            .accent = QColor(0x8A2A14),
                            .onAccent = QColor(Qt::white),
                            .softFill = QColor(0xEFE6D8),
                            .good = QColor(0x0E5A3A),
                            .inaccuracy = QColor(0x564A00),
                            .mistake = QColor(0x7C4300),
                            .blunder = QColor(0x9A0F45)};

const ColorTable kDarkHigh{.window = QColor(Qt::black),
                           .panel = QColor(Qt::black),
                           .hairline = QColor(0xA89F93),
                           .text = QColor(Qt::white),
                           .secondaryText = QColor(0xE0D8CC),
                           .accent = QColor(0xFF9A7D),
                           .onAccent = QColor(Qt::black),
                           .softFill = QColor(0x2E2822),
                           .good = QColor(0x86E0B0),
                           .inaccuracy = QColor(0xE6D67A),
                           .mistake = QColor(0xFFC06A),
                           .blunder = QColor(0xFF8FB0)};

// @window and the like stand for the colours of the table.
constexpr auto kStyleSheet = R"(
QMainWindow, QDialog { background: @window; }
QMenuBar { background: @panel; color: @text; padding: 2px 8px; border: none;
    border-bottom: 1px solid @hairline; }
QMenuBar::item { padding: 5px 11px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @softFill; color: @text; }
QMenu { background: @panel; color: @text; border: 1px solid @hairline; padding: 5px; }
QMenu::item { padding: 6px 28px 6px 24px; border-radius: 5px; }
QMenu::item:selected { background: @softFill; color: @text; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @hairline; margin: 5px 8px; }
QMenu::indicator { left: 6px; }
QToolTip { background: @panel; color: @text; border: 1px solid @hairline; padding: 5px 7px; }

QFrame[card="true"] { background: @panel; border: 1px solid @hairline; border-radius: 10px; }
QFrame[card="true"] QLabel { background: transparent; border: none; }
QFrame[card="true"] QLabel[well="true"] { background: @softFill; border-radius: 6px;
    padding: 8px 10px; }
QLabel[role="secondary"] { color: @secondaryText; }
QLabel[role="heading"] { font-size: @17px; font-weight: 600; }
QLabel[role="title"] { font-size: @28px; font-weight: 700; }
QLabel[role="clock"] { font-size: @24px; font-weight: 600; }

QPushButton { background: @panel; color: @text; border: 1px solid @hairline; border-radius: 8px;
    padding: 6px 14px; min-height: @22px; outline: none; }
QPushButton:hover { background: @softFill; }
QPushButton:pressed { background: @hairline; }
QPushButton:focus { border: 1px solid @accent; }
QPushButton:checked { background: @softFill; border: 1px solid @accent; }
QPushButton:disabled { color: @disabled; }
QPushButton[primary="true"] { background: @accent; color: @onAccent; border: 1px solid @accent;
    font-weight: 600; }
QPushButton[primary="true"]:hover { background: @accentHover; border-color: @accentHover; }
QPushButton[primary="true"]:pressed { background: @accentPressed; border-color: @accentPressed; }
QPushButton[primary="true"]:focus { border: 3px double @onAccent; padding: 4px 12px; }
QPushButton[primary="true"]:disabled { background: @softFill; color: @disabled;
    border-color: @softFill; }
QPushButton[compact="true"] { padding: 9px 4px; font-weight: normal; }
QPushButton[compact="true"][primary="true"]:focus { padding: 7px 2px; }
QPushButton[big="true"] { min-height: @30px; font-size: @17px; }
QPushButton[flatLink="true"] { background: transparent; border: 1px solid transparent;
    color: @accent; padding: 4px 6px; min-height: 16px; text-align: left; }
QPushButton[flatLink="true"]:hover { background: @softFill; }
QPushButton[flatLink="true"]:focus { border: 1px solid @accent; }
QPushButton[quietLink="true"] { background: transparent; border: 1px solid transparent;
    color: @secondaryText; padding: 3px 8px; min-height: 16px; }
QPushButton[quietLink="true"]:hover { color: @text; }
QPushButton[quietLink="true"]:focus { border: 1px solid @accent; }
QToolButton { background: transparent; color: @text; border: 1px solid transparent;
    border-radius: 6px; padding: 5px 8px; outline: none; }
QToolButton:hover, QToolButton:checked { background: @softFill; }
QToolButton:focus { border: 1px solid @accent; }
QToolButton:disabled { color: @disabled; }
QToolButton[popupMode="2"] { padding-right: 22px; }
QToolButton::menu-indicator { image: url(:/controls/chevron-down.svg); width: 9px; height: 9px;
    subcontrol-origin: padding; subcontrol-position: right center; right: 8px; }
QToolButton[small="true"] { padding: 0 4px; color: @secondaryText; }

QComboBox, QSpinBox, QDoubleSpinBox, QLineEdit, QPlainTextEdit, QTimeEdit, QDateEdit {
    background: @panel;
    color: @text; border: 1px solid @hairline; border-radius: 8px; padding: 6px 8px;
    min-height: @22px; selection-background-color: @accent; selection-color: @onAccent; }
QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QLineEdit:focus, QPlainTextEdit:focus,
QTimeEdit:focus, QDateEdit:focus { border: 1px solid @accent; }
QComboBox:disabled, QSpinBox:disabled, QLineEdit:disabled { color: @disabled; }
QComboBox { combobox-popup: 0; }
QComboBox[compact="true"] { padding: 9px 8px; }
QComboBox QAbstractItemView { background: @panel; color: @text; border: 1px solid @hairline;
    padding: 3px; outline: none; selection-background-color: @softFill;
    selection-color: @text; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(:/controls/chevron-down.svg); width: 12px; height: 12px; }
QSpinBox, QDoubleSpinBox, QTimeEdit, QDateEdit { padding-right: 22px; }
QAbstractSpinBox::up-button { subcontrol-position: top right; border: none; width: 20px; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; border: none; width: 20px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @softFill; }
QAbstractSpinBox::up-arrow { image: url(:/controls/chevron-up.svg); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url(:/controls/chevron-down.svg); width: 9px; height: 9px; }
QPushButton[hasMenu="true"] { padding-right: 28px; }
QPushButton::menu-indicator { image: url(:/controls/chevron-down.svg); width: 9px; height: 9px;
    subcontrol-origin: padding; subcontrol-position: right center; right: 12px; }
QCheckBox, QRadioButton { spacing: 8px; padding: 3px 0; }
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator { width: 15px; height: 15px;
    background: @panel; border: 1px solid @secondaryText; border-radius: 4px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: @accent;
    border-color: @accent; image: url(:/controls/check.svg); }
QRadioButton::indicator:checked { background: @accent; border-color: @accent;
    image: url(:/controls/dot.svg); }
QCheckBox::indicator:focus, QRadioButton::indicator:focus, QCheckBox::indicator:hover,
QRadioButton::indicator:hover { border-color: @accent; }
QCheckBox:disabled, QRadioButton:disabled { color: @disabled; }
QSlider::groove:horizontal { background: @hairline; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { background: @panel; border: 1px solid @secondaryText; width: 14px;
    height: 14px; margin: -6px 0; border-radius: 8px; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { border-color: @accent; }
QAbstractItemView { background: @panel; color: @text; border: 1px solid @hairline;
    border-radius: 6px; selection-background-color: @softFill; selection-color: @text;
    outline: none; }
QFrame[card="true"] QAbstractItemView { border: none; }
QAbstractItemView:disabled, QListView::item:disabled { color: @disabled; }
QTreeView::item, QListView::item, QTableView::item { padding: 5px 4px;
    border: 1px solid transparent; }
QTreeView::item:hover, QListView::item:hover { background: @softFill; }
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected {
    background: @softFill; color: @text; }
QHeaderView { background: @panel; border: none; border-radius: 0; }
QTextBrowser { background: @panel; color: @text; border: 1px solid @hairline; border-radius: 6px; }
QHeaderView::section { background: @panel; color: @secondaryText; border: none;
    border-bottom: 1px solid @hairline; padding: 5px 8px; }
QTabWidget::pane { border: 1px solid @hairline; border-radius: 8px; background: @panel; }
QTabBar::tab { background: transparent; color: @secondaryText; padding: 6px 12px;
    border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @accent; }
QGroupBox { border: 1px solid @hairline; border-radius: 8px; margin-top: 10px; padding-top: 8px; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; color: @secondaryText; }
QSplitter::handle { background: transparent; }
QScrollArea { border: none; background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle { background: @hairline; border-radius: 3px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: @secondaryText; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: @softFill; border: none; border-radius: 2px; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }
QDockWidget { color: @secondaryText; titlebar-close-icon: url(:/controls/close.svg);
    titlebar-normal-icon: url(:/controls/float.svg); }
QDockWidget::title { background: @window; padding: 6px 16px; }
QDockWidget::close-button, QDockWidget::float-button { subcontrol-origin: margin;
    subcontrol-position: center right; position: absolute; top: 0px; bottom: 0px; width: 18px; }
QDockWidget::close-button { right: 18px; }
QDockWidget::float-button { right: 40px; }
QStatusBar { background: @window; color: @secondaryText; }
QStatusBar::item { border: none; }
)";

/// Fusion without underlined letters in the menus; Alt and the letter work all the same. A click
/// on a slider means the place that was clicked.
class QuietStyle : public QProxyStyle
{
public:
    QuietStyle() : QProxyStyle(QStringLiteral("Fusion")) { }

    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* data) const override
    {
        if (hint == SH_Slider_AbsoluteSetButtons)
            return Qt::LeftButton;
        return hint == SH_UnderlineShortcut ? 0
                                            : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

double channel(float value)
{
    const double part = value;
    return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF())
        + 0.0722 * channel(color.blueF());
}

QColor mixed(const QColor& one, const QColor& other, float part)
{
    const auto between = [part](float from, float to) { return from + (to - from) * part; };
    return QColor::fromRgbF(between(one.redF(), other.redF()),
                            between(one.greenF(), other.greenF()),
                            between(one.blueF(), other.blueF()));
}

/// "@17px" is a size drawn for the usual text.
QString withScaledSizes(QString sheet)
{
    static const QRegularExpression size(QStringLiteral("@(\\d+)px"));
    for (auto found = size.match(sheet); found.hasMatch(); found = size.match(sheet))
        sheet.replace(found.captured(0),
                      QStringLiteral("%1px").arg(scaledPixels(found.captured(1).toInt())));
    return sheet;
}

QColor disabledText(const ColorTable& colors)
{
    return mixed(colors.secondaryText, colors.panel, 0.45F);
}

}  // namespace

const ColorTable& colorTable(Appearance appearance, Contrast contrast)
{
    const bool isLight = appearance == Appearance::Light;
    return contrast == Contrast::High ? (isLight ? kLightHigh : kDarkHigh)
                                      : (isLight ? kLight : kDark);
}

const ColorTable& tableOf(const QPalette& palette)
{
    const Appearance appearance = appearanceOf(palette);
    const ColorTable& high = colorTable(appearance, Contrast::High);
    return palette.color(QPalette::Mid) == high.hairline ? high : colorTable(appearance);
}

Appearance appearanceOf(const QPalette& palette)
{
    const bool dark = palette.color(QPalette::Window).lightness() < 128;
    return dark ? Appearance::Dark : Appearance::Light;
}

QColor secondaryTextOf(const QPalette& palette)
{
    return tableOf(palette).secondaryText;
}

QPalette paletteOf(const ColorTable& colors)
{
    QPalette palette(colors.panel, colors.window);
    const auto set = [&palette](std::initializer_list<QPalette::ColorRole> roles, QColor color) {
        for (const QPalette::ColorRole role : roles)
            palette.setColor(role, color);
    };
    set({QPalette::Window}, colors.window);
    set({QPalette::Base, QPalette::Button, QPalette::ToolTipBase, QPalette::Light}, colors.panel);
    set({QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText},
        colors.text);
    set({QPalette::PlaceholderText}, colors.secondaryText);
    set({QPalette::Mid}, colors.hairline);
    set({QPalette::AlternateBase, QPalette::Midlight}, colors.softFill);
    set({QPalette::Highlight, QPalette::Link, QPalette::LinkVisited}, colors.accent);
    set({QPalette::HighlightedText, QPalette::BrightText}, colors.onAccent);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabledText(colors));
    return palette;
}

QString styleSheetOf(const ColorTable& colors)
{
    // Longer names first: @accentHover begins with @accent.
    const std::pair<const char*, QColor> names[] = {
        {"@accentHover", mixed(colors.accent, colors.text, 0.12F)},
        {"@accentPressed", mixed(colors.accent, colors.text, 0.25F)},
        {"@accent", colors.accent},
        {"@disabled", disabledText(colors)},
        {"@hairline", colors.hairline},
        {"@onAccent", colors.onAccent},
        {"@panel", colors.panel},
        {"@secondaryText", colors.secondaryText},
        {"@softFill", colors.softFill},
        {"@text", colors.text},
        {"@window", colors.window},
    };
    QString sheet = withScaledSizes(QString::fromLatin1(kStyleSheet));
    for (const auto& [name, color] : names)
        sheet.replace(QLatin1String(name), color.name());
    return sheet;
}

double contrastOf(const QColor& one, const QColor& other)
{
    const double first = luminance(one);
    const double second = luminance(other);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

Appearance systemAppearance()
{
    if (const auto dark = systemWantsDark())
        return *dark ? Appearance::Dark : Appearance::Light;
    const QPalette palette = QGuiApplication::palette();
    const bool dark = palette.color(QPalette::WindowText).lightness()
        > palette.color(QPalette::Window).lightness();
    return dark ? Appearance::Dark : Appearance::Light;
}

Contrast systemContrast()
{
    return systemWantsContrast() ? Contrast::High : Contrast::Usual;
}

void applyAppearance(QApplication& application, Appearance appearance, Contrast contrast)
{
    const ColorTable& colors = colorTable(appearance, contrast);
    QApplication::setStyle(new QuietStyle);  // Which the application deletes.
    QApplication::setPalette(paletteOf(colors));
    application.setStyleSheet(styleSheetOf(colors));
}

}  // namespace gomoku
