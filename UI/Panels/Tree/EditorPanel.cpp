// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Tree/EditorPanel.h"

#include "UI/Help/HelpButton.h"
#include "UI/Help/HelpRequest.h"
#include "UI/Style/FittingRows.h"
#include "UI/Text/ValueText.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

using Tool = PositionEditor::Tool;
using Command = EditorPanel::Command;

constexpr Tool kEditorTools[] = {Tool::Alternate, Tool::Black, Tool::White, Tool::Erase};
constexpr int kRoomyEditor = 600;

}  // namespace

EditorPanel::EditorPanel(QWidget* parent)
    : QScrollArea(parent),
      m_tools(new QButtonGroup(this)),
      m_side(new QComboBox),
      m_rule(new QComboBox),
      m_size(new QComboBox),
      m_title(new QLabel),
      m_note(new QLabel)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);  // What is in it has the focus, one by one.
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    for (int command = 0; command <= static_cast<int>(Command::Close); ++command)
        add(static_cast<Command>(command));
    build();
    addShortcuts();
    setTool(Tool::Alternate);
    retranslate();
}

QPushButton* EditorPanel::add(Command command)
{
    auto* made = new QPushButton;
    made->setProperty("compact", true);
    made->setProperty("primary", command == Command::Play);
    made->setFocusPolicy(Qt::TabFocus);  // The board keeps the keyboard.
    connect(made, &QPushButton::clicked, this, [this, command] { emit commanded(command); });
    m_buttons.push_back(made);
    return made;
}

void EditorPanel::build()
{
    auto* page = new QWidget;
    page->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    m_title->setProperty("role", "title");
    m_title->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(new HelpButton(HelpTopic::Editor));
    setHelpTopic(this, HelpTopic::Editor);
    column->addLayout(head);

    auto* tools = new FittingRows;
    tools->setSpacing(8);
    for (const Tool tool : kEditorTools) {
        auto* button = new QPushButton;
        button->setProperty("compact", true);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_tools->addButton(button, static_cast<int>(tool));
        tools->addWidget(button);
    }
    column->addLayout(tools);

    for (QComboBox* box : {m_side, m_rule, m_size}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        m_labels.push_back(new QLabel);
        m_labels.back()->setBuddy(box);
        auto* value = new FittingRows;
        value->setSpacing(8);
        value->addWidget(m_labels.back());
        value->addWidget(box);
        column->addLayout(value);
    }
    for (const Color color : kColors)
        m_side->addItem(QString(), static_cast<int>(color));
    for (const Rule rule : kRules)
        m_rule->addItem(QString(), static_cast<int>(rule));
    for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size)
        m_size->addItem(QString(), size);

    auto* edit = new FittingRows(3);
    edit->setSpacing(8);
    for (const Command command :
         {Command::Undo, Command::Redo, Command::Clear, Command::Turn, Command::Mirror,
          Command::Paste, Command::CopyDrawing, Command::CopyText})
        edit->addWidget(button(command));
    column->addLayout(edit);

    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->hide();
    column->addWidget(m_note);
    column->addStretch();

    column->addWidget(button(Command::Play));
    auto* ends = new FittingRows(2);
    ends->setSpacing(8);
    for (const Command command : {Command::Solve, Command::Analyse, Command::Save, Command::Close})
        ends->addWidget(button(command));
    column->addLayout(ends);
    setWidget(page);
    fold();

    connect(m_side, &QComboBox::activated, this, [this](int index) {
        emit sideChosen(static_cast<Color>(m_side->itemData(index).toInt()));
    });
    connect(m_rule, &QComboBox::activated, this, [this](int index) {
        emit ruleChosen(static_cast<Rule>(m_rule->itemData(index).toInt()));
    });
    connect(m_size, &QComboBox::activated, this,
            [this](int index) { emit sizeChosen(m_size->itemData(index).toInt()); });
}

/// Not the buttons' own: those click only after a tenth of a second, and swallow what is typed
/// meanwhile.
void EditorPanel::addShortcuts()
{
    const std::pair<Command, QKeySequence> keys[] = {
        {Command::Undo, QKeySequence(Qt::CTRL | Qt::Key_Z)},
        {Command::Redo, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)},
        {Command::Redo, QKeySequence(Qt::CTRL | Qt::Key_Y)},
        {Command::Close, QKeySequence(Qt::Key_Escape)},
    };
    for (const auto& [command, key] : keys)
        connect(new QShortcut(key, this), &QShortcut::activated, button(command),
                &QPushButton::click);
}

void EditorPanel::setEditor(const PositionEditor& editor)
{
    const EditedPosition& position = editor.position();
    m_side->setCurrentIndex(m_side->findData(static_cast<int>(position.toMove)));
    m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(position.rule)));
    m_size->setCurrentIndex(m_size->findData(position.grid.size()));
    button(Command::Undo)->setEnabled(editor.canUndo());
    button(Command::Redo)->setEnabled(editor.canRedo());
}

void EditorPanel::setSolving(bool solving)
{
    m_solving = solving;
    retranslate();
}

void EditorPanel::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

QString EditorPanel::note() const
{
    return m_note->text();
}

PositionEditor::Tool EditorPanel::tool() const
{
    return static_cast<Tool>(m_tools->checkedId());
}

void EditorPanel::setTool(Tool tool)
{
    m_tools->button(static_cast<int>(tool))->setChecked(true);
}

QPushButton* EditorPanel::button(Command command) const
{
    return m_buttons[static_cast<std::size_t>(command)];
}

/// In a low window everything down to the last button is seen all the same.
void EditorPanel::fold()
{
    widget()->layout()->setSpacing(height() < kRoomyEditor ? 8 : 12);
}

/// Labels and boxes stand below one another, however long the words are.
void EditorPanel::alignValues()
{
    int label = 0;
    for (const QLabel* each : m_labels)
        label = std::max(label, each->sizeHint().width());
    for (QLabel* each : m_labels)
        each->setMinimumWidth(label);
    int value = 0;
    for (const QComboBox* each : {m_side, m_rule, m_size})
        value = std::max(value, each->sizeHint().width());
    for (QComboBox* each : {m_side, m_rule, m_size})
        each->setMinimumWidth(value);
}

void EditorPanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fold();
}

void EditorPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QScrollArea::changeEvent(event);
}

void EditorPanel::retranslate()
{
    m_title->setText(tr("Set Up Position"));
    m_tools->button(static_cast<int>(Tool::Alternate))->setText(tr("In Turn"));
    m_tools->button(static_cast<int>(Tool::Black))->setText(ValueText::color(Color::Black));
    m_tools->button(static_cast<int>(Tool::White))->setText(ValueText::color(Color::White));
    m_tools->button(static_cast<int>(Tool::Erase))->setText(tr("Remove"));
    const QString labels[] = {tr("To move"), tr("Rule"), tr("Board")};
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(labels[i]);
    for (int i = 0; i < m_side->count(); ++i)
        m_side->setItemText(i, ValueText::color(static_cast<Color>(m_side->itemData(i).toInt())));
    for (int i = 0; i < m_rule->count(); ++i)
        m_rule->setItemText(i, ValueText::rule(static_cast<Rule>(m_rule->itemData(i).toInt())));
    for (int i = 0; i < m_size->count(); ++i)
        m_size->setItemText(i, ValueText::boardSize(m_size->itemData(i).toInt()));
    const std::pair<Command, QString> texts[] = {
        {Command::Undo, tr("Undo")},
        {Command::Redo, tr("Redo")},
        {Command::Turn, tr("Rotate")},
        {Command::Mirror, tr("Mirror")},
        {Command::Clear, tr("Clear")},
        {Command::Paste, tr("Paste")},
        {Command::CopyDrawing, tr("Copy Board")},
        {Command::CopyText, tr("Copy Text")},
        {Command::Play, tr("Play from Here")},
        {Command::Analyse, tr("Analyse")},
        {Command::Solve, m_solving ? tr("Stop") : tr("Solve")},
        {Command::Save, tr("Save…")},
        {Command::Close, tr("Close")},
    };
    for (const auto& [command, text] : texts)
        button(command)->setText(text);
    button(Command::CopyDrawing)->setToolTip(tr("The board as a text diagram"));
    button(Command::CopyText)->setToolTip(tr("The moves as H8 I9 …, or SGF if they have no order"));
    button(Command::Paste)
        ->setToolTip(tr("SGF, H8 I9 …, 7,7 8,8 …, a drawn board, or a link of a web board"));
    button(Command::Solve)
        ->setToolTip(tr("Look for a forced win by fours (VCF) and threats (VCT)"));
    alignValues();
}

}  // namespace gomoku
