// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/EngineText.h"

namespace gomoku {

QString EngineText::name(const QString& name, const QString& failure)
{
    return failure.isEmpty() ? name : tr("%1 (failed)").arg(name);
}

QString EngineText::whyFailed(const QString& failure)
{
    if (failure.isEmpty())
        return {};
    // Engines choose their words; a tool tip would take some of them for formatting.
    const QString words = tr("It failed last time: %1").arg(failure).toHtmlEscaped();
    return QStringLiteral("<p>") + words + QStringLiteral("</p>");
}

}  // namespace gomoku
