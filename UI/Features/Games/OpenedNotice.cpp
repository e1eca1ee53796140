// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/OpenedNotice.h"

#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace gomoku {

OpenedNotice::OpenedNotice(QWidget* parent)
    : QFrame(parent),
      m_text(new QLabel(this)),
      m_rule(new QComboBox(this)),
      m_import(new QPushButton(this)),
      m_close(new QToolButton(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_close->setText(QStringLiteral("✕"));
    for (const Rule rule : kRules)
        m_rule->addItem(QString(), static_cast<int>(rule));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_rule);
    row->addWidget(m_import);
    row->addWidget(m_close);
    for (QWidget* each : std::initializer_list<QWidget*>{m_rule, m_import, m_close})
        each->setFocusPolicy(Qt::TabFocus);  // The board keeps the keyboard.
    connect(m_rule, &QComboBox::activated, this, [this](int index) {
        emit ruleChosen(static_cast<Rule>(m_rule->itemData(index).toInt()));
    });
    connect(m_import, &QPushButton::clicked, this, &OpenedNotice::importRequested);
    connect(m_close, &QToolButton::clicked, this, &OpenedNotice::dismiss);
    retranslate();
    hide();
}

QWidget* OpenedNotice::above(QWidget* page)
{
    auto* both = new QWidget(parentWidget());
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(this);
    column->addWidget(page, 1);
    return both;
}

void OpenedNotice::showGame(const QString& name, std::optional<Rule> assumed)
{
    m_name = name;
    m_assumed = assumed;
    m_rule->setVisible(assumed.has_value());
    if (assumed)
        m_rule->setCurrentIndex(m_rule->findData(static_cast<int>(*assumed)));
    m_import->setVisible(!name.isEmpty());
    retranslate();
    m_wanted = assumed || !name.isEmpty();
    setVisible(m_wanted);
}

void OpenedNotice::dismiss()
{
    m_wanted = false;
    hide();
}

void OpenedNotice::setInLibrary()
{
    m_import->hide();
    if (!m_assumed)
        dismiss();
}

QString OpenedNotice::text() const
{
    return m_full;
}

QString OpenedNotice::shownText() const
{
    return m_text->text();
}

void OpenedNotice::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitText();
}

/// Where the sentence does not fit, the box beside it says the rest.
void OpenedNotice::fitText()
{
    layout()->activate();
    const bool fits = m_text->fontMetrics().horizontalAdvance(m_full) <= m_text->width();
    m_text->setText(fits || !m_assumed ? m_full : tr("Rule assumed:"));
}

void OpenedNotice::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void OpenedNotice::retranslate()
{
    for (int i = 0; i < m_rule->count(); ++i)
        m_rule->setItemText(i, ValueText::rule(static_cast<Rule>(m_rule->itemData(i).toInt())));
    QStringList parts;
    if (m_assumed)
        parts << (m_name.isEmpty()
                      ? tr("No rule given; assuming %1.").arg(ValueText::rule(*m_assumed))
                      : tr("%1 does not give a rule; assuming %2.")
                            .arg(m_name, ValueText::rule(*m_assumed)));
    else if (!m_name.isEmpty())
        parts << tr("Opened %1.").arg(m_name);
    m_full = parts.join(u' ');
    m_text->setToolTip(m_full);
    m_rule->setAccessibleName(tr("Rule of this game"));
    m_import->setText(tr("Add to Library"));
    m_close->setAccessibleName(tr("Close"));
    setAccessibleName(m_full);
    fitText();
}

}  // namespace gomoku
