// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/Engines/EngineQuestion.h"

#include "UI/Text/ValueText.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

constexpr int kQuestionWidth = 440;

/// The whole path on one line of its own; characters that could make it look like another one are
/// replaced.
QString visiblePath(const QString& path)
{
    QString whole = QFileInfo(path).absoluteFilePath();
    std::replace_if(
        whole.begin(), whole.end(), [](QChar c) { return !c.isPrint() && !c.isSurrogate(); },
        QChar(QChar::ReplacementCharacter));
    return whole;
}

}  // namespace

EngineQuestion::EngineQuestion(const QString& path, QWidget* parent)
    : Dialog(parent),
      m_question(new QLabel(this)),
      m_path(new QLabel(this)),
      m_warning(new QLabel(this)),
      m_add(addButton(QDialogButtonBox::AcceptRole)),
      m_cancel(addPrimary(QDialogButtonBox::RejectRole))
{
    m_question->setProperty("role", QStringLiteral("heading"));
    m_warning->setProperty("role", QStringLiteral("secondary"));
    m_path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* label : {m_question, m_path, m_warning}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        body()->addWidget(label);
    }
    m_path->setText(ValueText::path(visiblePath(path)));
    retranslate();
    m_cancel->setFocus();
    resize(kQuestionWidth, sizeHint().height());
}

void EngineQuestion::retranslate()
{
    setWindowTitle(tr("Add Engine"));
    m_question->setText(tr("Add this program as an engine?"));
    m_warning->setText(
        tr("It starts now for a test, and again whenever it plays. Only add programs you trust."));
    m_add->setText(tr("Add"));
    m_cancel->setText(tr("Cancel"));
}

}  // namespace gomoku
