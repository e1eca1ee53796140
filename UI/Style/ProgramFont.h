// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace gomoku {

/// Inter where it is installed, then the desktop's own font, then fonts for Chinese and Japanese:
/// those of `language` ("zh_CN", "ja") first, for the same sign is not drawn alike in both. Without
/// naming them Qt takes whichever it finds, which may be a bold one.
[[nodiscard]] QStringList fontFamiliesFor(const QString& language);

/// The font of the program: as large as the desktop's, never too small to read, and then so many
/// percent of that.
[[nodiscard]] QFont programFont(const QString& language, int percent = 100);

}  // namespace gomoku
