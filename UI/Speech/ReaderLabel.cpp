// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Speech/ReaderLabel.h"

#include <QComboBox>
#include <QLabel>

namespace gomoku {

namespace {

const QString kUnseenLabel = QStringLiteral("readerLabel");

QLabel* labelOfBox(const QComboBox* box)
{
    const auto labels
        = box->parentWidget()->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    for (QLabel* label : labels)
        if (label->buddy() == box)
            return label;
    return nullptr;
}

}  // namespace

void nameForReaders(QComboBox* box, const QString& name)
{
    box->setAccessibleName(name);
    if (!box->parentWidget())
        return;
    QLabel* label = labelOfBox(box);
    if (!label) {
        label = new QLabel(box->parentWidget());
        label->setObjectName(kUnseenLabel);
        label->hide();
        label->setBuddy(box);
    }
    if (label->objectName() == kUnseenLabel)
        label->setText(name);
}

}  // namespace gomoku
