// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardBanner.h"

#include "UI/Speech/Announcement.h"
#include "UI/Style/FittingRows.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

constexpr double kBannerRadius = 12;
/// The text below the title need not stand in one line, but in lines of this width.
constexpr int kWidthForText = 200;
constexpr int kMostWidth = 640;
/// Of the board: it leaves the frame with its letters and numbers clear.
constexpr double kShareOfBoard = 0.87;

}  // namespace

BoardBanner::BoardBanner(QWidget* parent)
    : QFrame(parent),
      m_title(new QLabel(this)),
      m_text(new QLabel(this)),
      m_body(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_buttons(new FittingRows),
      m_close(new QPushButton(QStringLiteral("✕"), this))
{
    m_title->setProperty("role", QStringLiteral("heading"));
    m_text->setProperty("role", QStringLiteral("secondary"));
    m_text->setWordWrap(true);
    m_close->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    for (QLabel* label : {m_title, m_text})
        label->setTextFormat(Qt::PlainText);  // Engines have their say here.
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_text);
    m_body->setContentsMargins(20, 12, 12, 12);
    m_body->setSpacing(10);
    m_body->addLayout(words, 1);
    auto* choices = new QHBoxLayout;
    choices->setSpacing(8);
    auto* middle = new QVBoxLayout;  // Beside words of two lines too.
    middle->addStretch();
    middle->addLayout(m_buttons);
    middle->addStretch();
    choices->addLayout(middle, 1);
    choices->addWidget(m_close, 0, Qt::AlignVCenter);  // At the edge, wherever the rest ends.
    m_body->addLayout(choices);
    m_buttons->setSpacing(8);
    m_close->setProperty("quietLink", true);
    m_close->setAccessibleName(tr("Close this message"));
    connect(m_close, &QPushButton::clicked, this, [this] {
        hide();
        emit closed();
    });
    hide();
}

void BoardBanner::present(const QString& title, const QString& text,
                          const std::vector<BannerAction>& actions)
{
    for (const auto& [id, button] : m_actions) {
        m_buttons->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
    m_actions.clear();
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    for (const BannerAction& action : actions) {
        auto* button = new QPushButton(action.text, this);
        button->setProperty("primary", action.primary);
        connect(button, &QPushButton::clicked, this, [this, id = action.id] { emit chosen(id); });
        m_buttons->addWidget(button);
        button->show();  // At once: what is hidden has no size.
        m_actions.emplace_back(action.id, button);
        setTabOrder(button, m_close);  // As they stand: it is the last one.
    }
    setAccessibleName(title);
    show();
    raise();
    announce(this, text.isEmpty() ? title : title + QStringLiteral(". ") + text);
}

void BoardBanner::placeOver(const QRect& board, bool lower)
{
    const int width = std::min(static_cast<int>(kShareOfBoard * board.width()), kMostWidth);
    const bool wide = fitsBeside(width);
    m_title->setWordWrap(!wide);
    m_body->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_body->activate();
    const int needed = m_body->hasHeightForWidth() ? m_body->totalHeightForWidth(width)
                                                   : m_body->totalSizeHint().height();
    const int middle = board.top() + board.height() * (lower ? 5 : 1) / 6;
    const int top = std::clamp(middle - needed / 2, board.top() + 8,
                               std::max(board.top() + 8, board.bottom() - needed - 8));
    setGeometry(board.center().x() - width / 2, top, width, needed);
}

/// Do words and buttons stand in one row of this width? Else the buttons stand below.
bool BoardBanner::fitsBeside(int width) const
{
    const QMargins around = m_body->contentsMargins();
    const auto wide = [](const QLabel* label) {
        return label->fontMetrics().horizontalAdvance(label->text()) + 2;
    };
    const int words = std::max(wide(m_title), std::min(wide(m_text), kWidthForText));
    return words + m_body->spacing() + m_buttons->sizeHint().width() + 8
        + m_close->sizeHint().width()
        <= width - around.left() - around.right();
}

QString BoardBanner::title() const
{
    return m_title->text();
}

QString BoardBanner::text() const
{
    return m_text->text();
}

QPushButton* BoardBanner::button(int id) const
{
    for (const auto& [known, button] : m_actions)
        if (known == id)
            return button;
    return nullptr;
}

void BoardBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().brush(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kBannerRadius,
                            kBannerRadius);
}

void BoardBanner::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        m_close->click();
    else
        QFrame::keyPressEvent(event);
}

}  // namespace gomoku
