// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/StartPage/ClockChooser.h"

#include "UI/Speech/ReaderLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>

namespace gomoku {

namespace {

using std::chrono::duration_cast;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr ClockSpec::Kind kKinds[]
    = {ClockSpec::Kind::None, ClockSpec::Kind::PerMove, ClockSpec::Kind::PerGame};

}  // namespace

ClockChooser::ClockChooser(QWidget* parent)
    : QWidget(parent),
      m_kind(new QComboBox(this)),
      m_minutes(new QSpinBox(this)),
      m_seconds(new QSpinBox(this)),
      m_increment(new QSpinBox(this)),
      m_mustBeClaimed(new QCheckBox(this))
{
    for (const ClockSpec::Kind kind : kKinds)
        m_kind->addItem(QString(), static_cast<int>(kind));
    m_minutes->setRange(1, 600);
    m_seconds->setRange(1, 3600);
    m_increment->setRange(0, 600);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_kind, 1);
    row->addWidget(m_minutes);
    row->addWidget(m_seconds);
    row->addWidget(m_increment);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(m_mustBeClaimed);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ClockChooser::showWhatApplies);
    retranslate();
    setClock({});
}

ClockSpec::Kind ClockChooser::kind() const
{
    return static_cast<ClockSpec::Kind>(m_kind->currentData().toInt());
}

void ClockChooser::setClock(const ClockSpec& clock)
{
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(clock.kind)));
    const bool perMove = clock.kind == ClockSpec::Kind::PerMove;
    m_seconds->setValue(perMove ? static_cast<int>(duration_cast<seconds>(clock.time).count())
                                : 30);
    m_minutes->setValue(perMove ? 10
                                : static_cast<int>(duration_cast<minutes>(clock.time).count()));
    m_increment->setValue(static_cast<int>(duration_cast<seconds>(clock.increment).count()));
    m_mustBeClaimed->setChecked(clock.mustBeClaimed);
    showWhatApplies();
}

ClockSpec ClockChooser::clock() const
{
    ClockSpec clock{.kind = kind()};
    if (clock.kind == ClockSpec::Kind::None)
        return clock;
    clock.mustBeClaimed = m_mustBeClaimed->isChecked();
    if (clock.kind == ClockSpec::Kind::PerMove) {
        clock.time = seconds(m_seconds->value());
    } else {
        clock.time = minutes(m_minutes->value());
        clock.increment = seconds(m_increment->value());
    }
    return clock;
}

void ClockChooser::showWhatApplies()
{
    m_seconds->setVisible(kind() == ClockSpec::Kind::PerMove);
    m_minutes->setVisible(kind() == ClockSpec::Kind::PerGame);
    m_increment->setVisible(kind() == ClockSpec::Kind::PerGame);
    m_mustBeClaimed->setVisible(kind() != ClockSpec::Kind::None);
}

void ClockChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ClockChooser::retranslate()
{
    const QString names[] = {tr("No clock"), tr("Time per move"), tr("Time per game")};
    for (int i = 0; i < m_kind->count(); ++i)
        m_kind->setItemText(i, names[i]);
    nameForReaders(m_kind, tr("Clock"));
    m_minutes->setSuffix(tr(" min"));
    m_minutes->setAccessibleName(tr("Minutes per game"));
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setAccessibleName(tr("Seconds per move"));
    m_increment->setPrefix(tr("+ "));
    m_increment->setSuffix(tr(" s per move"));
    m_increment->setAccessibleName(tr("Seconds added after each move"));
    m_mustBeClaimed->setText(tr("A win on time must be claimed"));
}

}  // namespace gomoku
