// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/SettingsDialog.h"

#include "Models/Constants.h"
#include "UI/Dialogs/ThemeSwatches.h"
#include "UI/Help/HelpTopic.h"
#include "UI/Panels/Card.h"
#include "UI/Text/LanguageManager.h"
#include "UI/Text/OptionNames.h"
#include "UI/Text/ValueText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace gomoku {

namespace {

constexpr int kControlWidth = 220;
constexpr int kMostMegabytes = 8192;
constexpr int kLongestPlayerName = 60;
constexpr std::array kTextSizes{90, 100, 115, 130, 150};  ///< Percent of the desktop's.

}  // namespace

SettingsDialog::SettingsDialog(QWidget* parent)
    : Dialog(parent),
      m_search(new QLineEdit(this)),
      m_area(new QScrollArea(this)),
      m_nothing(new QLabel(this))
{
    m_search->setClearButtonEnabled(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->hide();
    auto* page = new QWidget(m_area);
    new QVBoxLayout(page);
    page->layout()->setContentsMargins(0, 0, 8, 0);
    page->layout()->setSpacing(12);
    m_area->setWidget(page);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body()->addWidget(m_search);
    body()->addWidget(m_nothing);
    body()->addWidget(m_area, 1);
    addAppearance();
    addBoard();
    addPlay();
    addSound();
    addEngine();
    m_defaults = addButton(QDialogButtonBox::ResetRole);  // Tab reaches what is made last last.
    m_close = addButton(QDialogButtonBox::RejectRole);
    static_cast<QVBoxLayout*>(page->layout())->addStretch();
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::filter);
    connect(m_defaults, &QPushButton::clicked, this, [this] {
        setPreferences({});
        emit preferencesChanged(m_preferences);
    });
    addHelp(HelpTopic::Preferences);
    retranslate();
    load();
    resize(500, 640);
}

void SettingsDialog::addAppearance()
{
    Card* card = addSection([] { return tr("Appearance"); });
    std::vector<Text> languages{[] { return tr("Follow the system"); }};
    for (const auto& language : LanguageManager::languages())
        languages.emplace_back([name = language.name] { return name; });
    addChoice(
        card, [] { return tr("Language"); }, languages,
        [](const Preferences& chosen) {
            const auto all = LanguageManager::languages();
            for (int i = 0; i < all.size(); ++i)
                if (all[i].code == chosen.language)
                    return i + 1;
            return 0;
        },
        [](Preferences& chosen, int index) {
            chosen.language = index > 0 ? LanguageManager::languages()[index - 1].code : QString();
        });
    addChoice(
        card, [] { return tr("Colours"); },
        {[] { return tr("Follow the system"); }, [] { return tr("Light"); },
         [] { return tr("Dark"); }},
        [](const Preferences& chosen) { return static_cast<int>(chosen.appearance); },
        [](Preferences& chosen, int index) {
            chosen.appearance = static_cast<AppearanceChoice>(index);
        });
    std::vector<Text> sizes{[] { return tr("Small"); }, [] { return tr("Normal"); },
                            [] { return tr("Large"); }, [] { return tr("Larger"); },
                            [] { return tr("Largest"); }};
    addChoice(
        card, [] { return tr("Text size"); }, sizes,
        [](const Preferences& chosen) {
            const auto* found
                = std::lower_bound(kTextSizes.begin(), kTextSizes.end(), chosen.textPercent);
            return static_cast<int>(std::min<std::ptrdiff_t>(
                found - kTextSizes.begin(), static_cast<std::ptrdiff_t>(kTextSizes.size()) - 1));
        },
        [](Preferences& chosen, int index) {
            chosen.textPercent = kTextSizes[static_cast<std::size_t>(index)];
        });
    addCheck(
        card, [] { return OptionNames::animated(); },
        [](Preferences& chosen) -> bool& { return chosen.board.animated; });
    addCheck(
        card, [] { return tr("Show tips at startup"); },
        [](Preferences& chosen) -> bool& { return chosen.tipsAtStart; });
}

void SettingsDialog::addBoard()
{
    Card* card = addSection([] { return tr("Board"); });
    addThemes(card);
    addCheck(
        card, [] { return OptionNames::coordinates(); },
        [](Preferences& chosen) -> bool& { return chosen.board.coordinates; });
    addCheck(
        card, [] { return OptionNames::numbers(); },
        [](Preferences& chosen) -> bool& { return chosen.board.numbers; });
    addCheck(
        card, [] { return OptionNames::newestMark(); },
        [](Preferences& chosen) -> bool& { return chosen.board.newestMark; });
}

void SettingsDialog::addPlay()
{
    Card* card = addSection([] { return tr("Play"); });
    addText(
        card, [] { return tr("Your name"); }, [] { return tr("You"); },
        [](Preferences& chosen) -> QString& { return chosen.playerName; });
    addCheck(
        card, [] { return OptionNames::forbidden(); },
        [](Preferences& chosen) -> bool& { return chosen.board.forbidden; });
    addCheck(
        card, [] { return OptionNames::threats(); },
        [](Preferences& chosen) -> bool& { return chosen.board.threats; });
    addChoice(
        card, [] { return tr("Warn about blunders"); },
        {[] { return tr("Off"); }, [] { return tr("Two lowest levels"); },
         [] { return tr("Always"); }},
        [](const Preferences& chosen) { return static_cast<int>(chosen.blunderWarning); },
        [](Preferences& chosen, int index) {
            chosen.blunderWarning = static_cast<BlunderWarning>(index);
        });
    addCheck(
        card, [] { return tr("Short pause before the computer replies"); },
        [](Preferences& chosen) -> bool& { return chosen.pauseBeforeReply; });
}

void SettingsDialog::addSound()
{
    Card* card = addSection([] { return tr("Sound"); });
    addCheck(
        card, [] { return tr("Play sounds"); },
        [](Preferences& chosen) -> bool& { return chosen.sounds; });
    addSlider(
        card, [] { return tr("Volume"); },
        [](Preferences& chosen) -> int& { return chosen.volume; });
    addCheck(
        card, [] { return tr("Stone placed"); },
        [](Preferences& chosen) -> bool& { return chosen.stoneSound; });
    addCheck(
        card, [] { return tr("Win"); },
        [](Preferences& chosen) -> bool& { return chosen.winSound; });
    addCheck(
        card, [] { return tr("Loss"); },
        [](Preferences& chosen) -> bool& { return chosen.lossSound; });
    addCheck(
        card, [] { return tr("Draw"); },
        [](Preferences& chosen) -> bool& { return chosen.drawSound; });
    addCheck(
        card, [] { return tr("Little time left"); },
        [](Preferences& chosen) -> bool& { return chosen.clockSound; });
}

void SettingsDialog::addEngine()
{
    Card* card = addSection([] { return tr("Engine"); });
    addNumber(
        card, [] { return tr("Threads"); }, 0, kMaxSearchThreads, [] { return QString(); },
        [] { return tr("automatic"); }, [](Preferences& chosen) -> int& { return chosen.threads; });
    addNumber(
        card, [] { return tr("Memory"); }, 1, kMostMegabytes, [] { return tr(" MB"); },
        [] { return QString(); }, [](Preferences& chosen) -> int& { return chosen.hashMegabytes; });
    addCheck(
        card, [] { return tr("Opening book"); },
        [](Preferences& chosen) -> bool& { return chosen.useBook; });
}

Card* SettingsDialog::addSection(const Text& title)
{
    auto* card = new Card(this);
    m_area->widget()->layout()->addWidget(card);
    m_sections.push_back({card, title});
    return card;
}

void SettingsDialog::addRow(Card* card, QWidget* control, const Text& text,
                            std::function<void()> names, std::function<void()> load)
{
    auto* row = new QWidget(card);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* check = qobject_cast<QCheckBox*>(control);
    auto* label = check ? nullptr : new QLabel(row);
    if (label) {
        label->setBuddy(control);
        layout->addWidget(label, 1);
        control->setFixedWidth(kControlWidth);
    }
    layout->addWidget(control, check ? 1 : 0);
    card->body()->addWidget(row);
    const auto retranslateRow = [=, names = std::move(names)] {
        if (label)
            label->setText(text());
        else
            check->setText(text());
        control->setAccessibleName(text());
        names();
    };
    m_rows.push_back({card, row, retranslateRow, std::move(load), text});
}

void SettingsDialog::addCheck(Card* card, const Text& text, const Access<bool>& value)
{
    auto* box = new QCheckBox(this);
    addRow(
        card, box, text, [] {}, [=, this] { box->setChecked(value(m_preferences)); });
    connect(box, &QCheckBox::toggled, this, [=, this](bool on) {
        value(m_preferences) = on;
        changed();
    });
}

void SettingsDialog::addNumber(Card* card, const Text& text, int least, int most,
                               const Text& suffix, const Text& special, const Access<int>& value)
{
    auto* box = new QSpinBox(this);
    box->setRange(least, most);
    addRow(
        card, box, text,
        [=] {
            box->setSuffix(suffix());
            box->setSpecialValueText(special());
        },
        [=, this] { box->setValue(value(m_preferences)); });
    connect(box, &QSpinBox::valueChanged, this, [=, this](int number) {
        value(m_preferences) = number;
        changed();
    });
}

void SettingsDialog::addSlider(Card* card, const Text& text, const Access<int>& value)
{
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setRange(0, 100);
    addRow(
        card, slider, text, [] {}, [=, this] { slider->setValue(value(m_preferences)); });
    connect(slider, &QSlider::valueChanged, this, [=, this](int percent) {
        value(m_preferences) = percent;
        changed();
    });
}

void SettingsDialog::addText(Card* card, const Text& text, const Text& placeholder,
                             const Access<QString>& value)
{
    auto* field = new QLineEdit(this);
    field->setMaxLength(kLongestPlayerName);
    addRow(
        card, field, text, [=] { field->setPlaceholderText(placeholder()); },
        [=, this] {
            if (field->text().simplified() != value(m_preferences))
                field->setText(value(m_preferences));
        });
    connect(field, &QLineEdit::textChanged, this, [=, this](const QString& words) {
        value(m_preferences) = words.simplified();
        changed();
    });
}

/// Users see what they choose: a corner of each board instead of its name in a list.
void SettingsDialog::addThemes(Card* card)
{
    auto* swatches = new ThemeSwatches(this);
    card->body()->addWidget(swatches);
    const auto names = [swatches] {
        swatches->retranslate();
        swatches->setAccessibleName(OptionNames::boardTheme());
    };
    m_rows.push_back({card, swatches, names,
                      [=, this] { swatches->setTheme(m_preferences.board.theme); },
                      [] { return OptionNames::boardTheme(); }});
    connect(swatches, &ThemeSwatches::chosen, this, [this](BoardThemeId theme) {
        m_preferences.board.theme = theme;
        changed();
    });
}

void SettingsDialog::addChoice(Card* card, const Text& text, const std::vector<Text>& names,
                               std::function<int(const Preferences&)> index,
                               std::function<void(Preferences&, int)> choose)
{
    auto* box = new QComboBox(this);
    for (std::size_t i = 0; i < names.size(); ++i)
        box->addItem(QString());
    addRow(
        card, box, text,
        [=] {
            for (int i = 0; i < box->count(); ++i)
                box->setItemText(i, names[static_cast<std::size_t>(i)]());
        },
        [=, this, index = std::move(index)] { box->setCurrentIndex(index(m_preferences)); });
    connect(box, &QComboBox::currentIndexChanged, this,
            [=, this, choose = std::move(choose)](int i) {
                if (i < 0)
                    return;
                choose(m_preferences, i);
                changed();
            });
}

void SettingsDialog::changed()
{
    if (!m_loading)
        emit preferencesChanged(m_preferences);
}

void SettingsDialog::setPreferences(const Preferences& preferences)
{
    m_preferences = preferences;
    load();
}

void SettingsDialog::load()
{
    // The controls answer by writing into m_preferences; each writes what it was just given.
    const QScopedValueRollback loading(m_loading, true);
    const Preferences given = m_preferences;
    for (const Row& row : m_rows) {
        m_preferences = given;
        row.load();
    }
    m_preferences = given;
}

void SettingsDialog::filter(const QString& words)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    for (const Section& section : m_sections) {
        bool any = false;
        for (const Row& row : m_rows) {
            if (row.card != section.card)
                continue;
            const QString text = section.title() + u' ' + row.text();
            const bool found = std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
                return text.contains(word, Qt::CaseInsensitive);
            });
            row.widget->setVisible(found);
            any = any || found;
        }
        section.card->setVisible(any);
    }
    m_nothing->setVisible(visibleRows() == 0);
}

int SettingsDialog::visibleRows() const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
                                          [](const Row& row) { return !row.widget->isHidden(); }));
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_search->setPlaceholderText(tr("Search preferences"));
    m_search->setAccessibleName(tr("Search preferences"));
    m_nothing->setText(tr("No matching preferences."));
    m_defaults->setText(tr("Restore Defaults"));
    m_close->setText(tr("Close"));
    for (const Section& section : m_sections)
        section.card->setTitle(section.title());
    for (const Row& row : m_rows)
        row.retranslate();
    filter(m_search->text());
}

}  // namespace gomoku
