// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/Dialog.h"

#include "UI/Help/HelpButton.h"
#include "UI/Help/HelpRequest.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kTitleBar = 40;  ///< About what the window manager puts around a dialog.

/// Scrolls where the screen is too small for what it holds; otherwise nobody notices it.
class Body : public QScrollArea
{
public:
    explicit Body(QWidget* parent) : QScrollArea(parent)
    {
        setWidget(new QWidget(this));
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        viewport()->setAutoFillBackground(false);
        widget()->setAutoFillBackground(false);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return widget()->sizeHint().expandedTo(minimumSizeHint());
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize least = widget()->minimumSizeHint();
        const int bar = verticalScrollBar()->sizeHint().width();
        return {least.width() + bar, std::min(least.height(), 160)};
    }
};

}  // namespace

Dialog::Dialog(QWidget* parent)
    : QDialog(parent),
      m_area(new Body(this)),
      m_body(new QVBoxLayout),
      m_buttons(new QDialogButtonBox(this))
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(20, 20, 20, 16);
    whole->setSpacing(16);
    m_body->setSpacing(12);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_area->widget()->setLayout(m_body);
    m_area->widget()->installEventFilter(this);
    whole->addWidget(m_area, 1);
    whole->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QPushButton* Dialog::addPrimary(QDialogButtonBox::ButtonRole role)
{
    auto* button = new QPushButton(this);
    // Before the style sheet sees it. Closing is not what a page is about.
    button->setProperty("primary", role != QDialogButtonBox::RejectRole);
    button->setDefault(true);
    m_buttons->addButton(button, role);
    return button;
}

QPushButton* Dialog::addButton(QDialogButtonBox::ButtonRole role)
{
    auto* button = new QPushButton(this);
    button->setAutoDefault(false);
    m_buttons->addButton(button, role);
    return button;
}

void Dialog::addHelp(HelpTopic topic)
{
    setHelpTopic(this, topic);
    m_buttons->addButton(new HelpButton(topic, this), QDialogButtonBox::HelpRole);
}

void Dialog::keyPressEvent(QKeyEvent* event)
{
    const bool asks = event->matches(QKeySequence::HelpContents);
    const auto topic = asks ? helpTopicAt(focusWidget() ? focusWidget() : this) : std::nullopt;
    if (topic)
        requestHelp(this, *topic);
    else
        QDialog::keyPressEvent(event);
}

void Dialog::setVisible(bool visible)
{
    // Left alone, Qt makes it no larger than two thirds of the screen, and it would scroll early.
    const QSize wanted = testAttribute(Qt::WA_Resized) ? size() : sizeHint();
    if (visible && !isVisible())
        resize(wanted.boundedTo(screen()->availableSize() - QSize(0, kTitleBar)));
    QDialog::setVisible(visible);
}

bool Dialog::eventFilter(QObject* watched, QEvent* event)
{
    // A choice may bring more choices with it: they shall be seen, not scrolled to.
    if (event->type() == QEvent::LayoutRequest && isVisible())
        QMetaObject::invokeMethod(this, &Dialog::grow, Qt::QueuedConnection);
    return QDialog::eventFilter(watched, event);
}

void Dialog::grow()
{
    if (!isVisible() || isMaximized())
        return;
    layout()->invalidate();
    const QRect room = screen()->availableGeometry().adjusted(0, 0, 0, -kTitleBar);
    // Texts that wrap may need more height than any hint has told: what would scroll counts too.
    const int hidden = m_area->verticalScrollBar()->maximum();
    const QSize wanted = (size() + QSize(0, hidden)).expandedTo(sizeHint()).boundedTo(room.size());
    if (wanted == size())
        return;
    resize(wanted);
    const int below = frameGeometry().bottom() - room.bottom();
    if (below > 0)
        move(x(), std::max(room.top(), y() - below));
}

void Dialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

}  // namespace gomoku
