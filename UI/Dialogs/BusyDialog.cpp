// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/BusyDialog.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace gomoku {

namespace {

constexpr int kMillisecondsBeforeItShows = 400;
constexpr int kBusyWidth = 360;
constexpr int kBarHeight = 4;

}  // namespace

BusyDialog::BusyDialog(const QString& what, QWidget* parent)
    : Dialog(parent),
      m_cancel(addPrimary(QDialogButtonBox::RejectRole))
{
    auto* label = new QLabel(what, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto* bar = new QProgressBar(this);
    bar->setRange(0, 0);  // Nobody knows how much is left.
    bar->setTextVisible(false);
    bar->setFixedHeight(kBarHeight);
    body()->addWidget(label);
    body()->addWidget(bar);
    retranslate();
    resize(kBusyWidth, sizeHint().height());
    QTimer::singleShot(kMillisecondsBeforeItShows, this, &QDialog::open);
}

BusyDialog* BusyDialog::forReading(const QString& name, QWidget* parent)
{
    return new BusyDialog(tr("Reading %1…").arg(name), parent);
}

void BusyDialog::retranslate()
{
    setWindowTitle(tr("Please wait"));
    m_cancel->setText(tr("Cancel"));
}

}  // namespace gomoku
