// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QString>

namespace gomoku {

/// So much of a file tells whether it is a program.
inline constexpr qint64 kProgramHeadBytes = 4096;

/// Does a file that begins like this hold a program: ELF, PE, Mach-O or a script with "#!"? Only
/// the contents count: on many disks every file is marked as executable.
[[nodiscard]] bool isProgram(QByteArrayView head);
/// The same of a file; false for pipes and devices, which are not even opened.
[[nodiscard]] bool isProgramFile(const QString& path);

}  // namespace gomoku
