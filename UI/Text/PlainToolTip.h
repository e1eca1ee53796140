// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace gomoku {

/// A tool tip that shows `text` as it stands. Qt takes what looks like HTML for HTML, and a tool
/// tip cannot be told otherwise; names of files and engines may look like that.
[[nodiscard]] inline QString plainToolTip(const QString& text)
{
    return text.contains(u'<') ? QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped()) : text;
}

}  // namespace gomoku
