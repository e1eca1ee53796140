// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/ImportDialog.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kImportWidth = 420;
constexpr int kImportBarHeight = 4;

}  // namespace

ImportDialog::ImportDialog(QWidget* parent)
    : Dialog(parent),
      m_text(new QLabel(this)),
      m_bar(new QProgressBar(this)),
      m_close(addPrimary(QDialogButtonBox::RejectRole))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(kImportBarHeight);
    body()->addWidget(m_text);
    body()->addWidget(m_bar);
    retranslate();
    resize(kImportWidth, sizeHint().height());
}

void ImportDialog::setProgress(const ImportProgress& progress)
{
    m_progress = progress;
    showState();
}

void ImportDialog::setFinished(const ImportProgress& progress)
{
    m_running = false;
    setProgress(progress);
}

void ImportDialog::setFailed(const QString& reason)
{
    m_running = false;
    m_failure = reason;
    showState();
}

QString ImportDialog::text() const
{
    return m_text->text();
}

QString ImportDialog::summary(const ImportProgress& progress)
{
    QStringList parts{tr("%Ln game(s) added.", nullptr, progress.added)};
    if (progress.known > 0)
        parts << tr("%Ln already in the library.", nullptr, progress.known);
    if (progress.refused > 0)
        parts << tr("%Ln could not be read (%1).", nullptr, progress.refused)
                     .arg(progress.firstFault);
    return parts.join(u' ');
}

void ImportDialog::showState()
{
    // With one file nobody knows how much is left.
    const bool countable = m_progress.filesInAll > 1;
    m_bar->setRange(0, m_running && !countable ? 0 : std::max(1, m_progress.filesInAll));
    m_bar->setValue(m_running ? m_progress.filesRead : m_bar->maximum());
    m_bar->setVisible(m_running);
    if (!m_failure.isEmpty())
        m_text->setText(tr("Import stopped: %1").arg(m_failure));
    else if (!m_running)
        m_text->setText(summary(m_progress));
    else
        m_text->setText(tr("Importing: %Ln game(s) so far", nullptr, m_progress.games()));
    m_close->setText(m_running ? tr("Cancel") : tr("Close"));
}

void ImportDialog::done(int result)
{
    if (m_running) {
        m_running = false;
        emit cancelled();
    }
    Dialog::done(result);
}

void ImportDialog::retranslate()
{
    setWindowTitle(tr("Import Games"));
    showState();
}

}  // namespace gomoku
