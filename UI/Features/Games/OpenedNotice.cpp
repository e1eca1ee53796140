// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/Games/OpenedNotice.h"

#include "UI/Speech/ReaderLabel.h"
#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QToolButton>

namespace gomoku {

OpenedNotice::OpenedNotice(QWidget* parent) : NoticeStrip(parent), m_rule(new QComboBox(this))
{
    sentence()->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    add(m_rule);
    m_import = addButton();
    m_close = addCloseButton();
    for (const Rule rule : kRules)
        m_rule->addItem(QString(), static_cast<int>(rule));
    m_rule->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_rule, &QComboBox::activated, this, [this](int index) {
        emit ruleChosen(static_cast<Rule>(m_rule->itemData(index).toInt()));
    });
    connect(m_import, &QPushButton::clicked, this, &OpenedNotice::importRequested);
    connect(m_close, &QToolButton::clicked, this, &OpenedNotice::dismiss);
    retranslate();
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
    return sentence()->text();
}

void OpenedNotice::resizeEvent(QResizeEvent* event)
{
    NoticeStrip::resizeEvent(event);
    fitText();
}

/// Where the sentence does not fit, the box beside it says the rest.
void OpenedNotice::fitText()
{
    layout()->activate();
    const bool fits = sentence()->fontMetrics().horizontalAdvance(m_full) <= sentence()->width();
    sentence()->setText(fits || !m_assumed ? m_full : tr("Rule assumed:"));
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
    sentence()->setToolTip(m_full);
    nameForReaders(m_rule, tr("Rule of this game"));
    m_import->setText(tr("Add to Library"));
    m_close->setAccessibleName(tr("Close"));
    setAccessibleName(m_full);
    fitText();
}

}  // namespace gomoku
