// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/Tree/MarkBar.h"

#include "UI/Board/MarkPainter.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kToolIcon = 16;
constexpr int kLongestLabel = 5;  ///< RenLib's limit.

bool isInUse(const std::vector<BoardMark>& marks, const std::string& text)
{
    return std::any_of(marks.begin(), marks.end(),
                       [&](const BoardMark& mark) { return mark.text == text; });
}

std::string nextLetter(const std::vector<BoardMark>& present)
{
    for (const char first : {'A', 'a'})
        for (int step = 0; step < 26; ++step)
            if (const std::string letter(1, static_cast<char>(first + step));
                !isInUse(present, letter))
                return letter;
    return "A";
}

std::string nextNumber(const std::vector<BoardMark>& present)
{
    int number = 1;
    while (isInUse(present, std::to_string(number)))
        ++number;
    return std::to_string(number);
}

std::optional<BoardMark> labelAt(Point point, const std::vector<BoardMark>& present)
{
    const auto found = std::find_if(present.begin(), present.end(), [&](const BoardMark& mark) {
        return mark.point == point && mark.kind == BoardMark::Kind::Label;
    });
    return found == present.end() ? std::nullopt : std::optional(*found);
}

std::optional<BoardMark::Kind> signOf(MarkTool tool)
{
    switch (tool) {
    case MarkTool::Triangle:
        return BoardMark::Kind::Triangle;
    case MarkTool::Square:
        return BoardMark::Kind::Square;
    case MarkTool::Circle:
        return BoardMark::Kind::Circle;
    case MarkTool::Cross:
        return BoardMark::Kind::Cross;
    case MarkTool::Letter:
    case MarkTool::Number:
        break;
    }
    return std::nullopt;
}

QIcon iconOf(MarkTool tool, const QWidget& widget)
{
    const double ratio = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(kToolIcon, kToolIcon) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(widget.palette().color(QPalette::Active, QPalette::Text));
    const QRectF square(0, 0, kToolIcon, kToolIcon);
    if (const auto sign = signOf(tool)) {
        paintMarkSign(painter, square.adjusted(4, 4, -4, -4), *sign, 1.6);
    } else {
        QFont font = widget.font();
        font.setPixelSize(kToolIcon - 3);
        font.setWeight(QFont::DemiBold);
        painter.setFont(font);
        painter.drawText(square, Qt::AlignCenter, QString(tool == MarkTool::Letter ? u'A' : u'1'));
    }
    return pixmap;
}

}  // namespace

BoardMark markWith(MarkTool tool, Point point, const std::vector<BoardMark>& present,
                   const QString& ownText)
{
    if (const auto sign = signOf(tool))
        return {point, *sign, {}};
    if (!ownText.isEmpty() && tool == MarkTool::Letter)
        return {point, BoardMark::Kind::Label, ownText.toStdString()};
    // The label that is there is taken away again.
    if (auto label = labelAt(point, present))
        return *label;
    return {point, BoardMark::Kind::Label,
            tool == MarkTool::Letter ? nextLetter(present) : nextNumber(present)};
}

MarkBar::MarkBar(QWidget* parent) : QWidget(parent), m_text(new QLineEdit(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (std::size_t i = 0; i < kMarkTools.size(); ++i) {
        auto* action = new QAction(this);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i)));
        connect(action, &QAction::triggered, this, [this, action] { take(action); });
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize({kToolIcon, kToolIcon});
        button->setStyleSheet(QStringLiteral("padding: 5px;"));  // Six of them in a narrow panel.
        row->addWidget(button);
        m_actions[i] = action;
    }
    m_text->setMaxLength(kLongestLabel);
    m_text->setMinimumWidth(52);
    m_text->setMaximumWidth(72);
    row->addWidget(m_text, 1);
    row->addStretch();
    makeIcons();
    retranslate();
}

std::optional<MarkTool> MarkBar::tool() const
{
    for (std::size_t i = 0; i < kMarkTools.size(); ++i)
        if (m_actions[i]->isChecked())
            return kMarkTools[i];
    return std::nullopt;
}

QAction* MarkBar::action(MarkTool tool) const
{
    return m_actions[static_cast<std::size_t>(tool)];
}

QString MarkBar::ownText() const
{
    return m_text->text().trimmed();
}

void MarkBar::putDown()
{
    for (QAction* action : m_actions)
        action->setChecked(false);
    emit toolChanged();
}

void MarkBar::take(QAction* taken)
{
    for (QAction* action : m_actions)
        if (action != taken)
            action->setChecked(false);
    emit toolChanged();
}

void MarkBar::makeIcons()
{
    for (const MarkTool tool : kMarkTools)
        action(tool)->setIcon(iconOf(tool, *this));
}

void MarkBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        makeIcons();
    QWidget::changeEvent(event);
}

void MarkBar::retranslate()
{
    const QString names[]
        = {tr("Mark with a &Triangle"), tr("Mark with a &Square"), tr("Mark with a &Circle"),
           tr("Mark with a C&ross"),    tr("Label with &Letters"), tr("Label with &Numbers")};
    for (std::size_t i = 0; i < kMarkTools.size(); ++i) {
        QString plain = names[i];
        m_actions[i]->setText(names[i]);
        m_actions[i]->setToolTip(QStringLiteral("%1 (%2)").arg(
            plain.remove(u'&'), m_actions[i]->shortcut().toString(QKeySequence::NativeText)));
    }
    m_text->setPlaceholderText(tr("A, B…"));
    m_text->setAccessibleName(tr("Text of the labels"));
    m_text->setToolTip(tr("Your own label text; leave empty for the next letter"));
}

}  // namespace gomoku
