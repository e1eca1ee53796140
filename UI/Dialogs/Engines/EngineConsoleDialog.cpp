// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/Engines/EngineConsoleDialog.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace gomoku {

namespace {

constexpr int kMostLinesShown = 2000;

}  // namespace

EngineConsoleDialog::EngineConsoleDialog(const QString& engine, QWidget* parent)
    : Dialog(parent),
      m_engine(engine),
      m_text(new QPlainTextEdit(this)),
      m_input(new QLineEdit(this)),
      m_copy(addButton(QDialogButtonBox::ActionRole)),
      m_close(addButton(QDialogButtonBox::RejectRole))
{
    m_text->setReadOnly(true);
    m_text->setMaximumBlockCount(kMostLinesShown);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_input->setFont(m_text->font());
    body()->addWidget(m_text, 1);
    body()->addWidget(m_input);
    connect(m_input, &QLineEdit::returnPressed, this, &EngineConsoleDialog::enter);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(text()); });
    retranslate();
    m_input->setFocus();
    resize(600, 460);
}

void EngineConsoleDialog::setLines(const QStringList& lines)
{
    m_text->setPlainText(lines.join(u'\n'));
    m_text->moveCursor(QTextCursor::End);
}

void EngineConsoleDialog::append(const QString& line)
{
    m_text->appendPlainText(line);
}

QString EngineConsoleDialog::text() const
{
    return m_text->toPlainText();
}

void EngineConsoleDialog::enter()
{
    const QString line = m_input->text().trimmed();
    if (line.isEmpty())
        return;
    m_input->clear();
    emit lineEntered(line);
}

void EngineConsoleDialog::retranslate()
{
    setWindowTitle(tr("Console of %1").arg(m_engine));
    m_text->setAccessibleName(tr("Console of %1").arg(m_engine));
    m_text->setPlaceholderText(tr("No messages yet."));
    m_input->setPlaceholderText(tr("A command for the engine, such as ABOUT"));
    m_input->setAccessibleName(tr("Command for the engine"));
    m_copy->setText(tr("Copy All"));
    m_close->setText(tr("Close"));
}

}  // namespace gomoku
