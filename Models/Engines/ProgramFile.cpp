// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/ProgramFile.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace gomoku {

namespace {

/// Where the old header of a Windows program says that the new one begins.
constexpr qsizetype kPeOffsetPlace = 0x3C;
/// A Mach-O file for several processors begins like a Java class, whose version is never so low.
constexpr quint32 kMostMachOProcessors = 40;

bool isWindowsProgram(QByteArrayView head)
{
    if (!head.startsWith("MZ") || head.size() < kPeOffsetPlace + 4)
        return false;
    const auto offset = qFromLittleEndian<quint32>(head.data() + kPeOffsetPlace);
    return offset < static_cast<quint64>(head.size())
        && head.sliced(static_cast<qsizetype>(offset)).startsWith(QByteArrayView("PE\0\0", 4));
}

bool isMacProgram(QByteArrayView head)
{
    if (head.size() < 8)
        return false;
    switch (qFromBigEndian<quint32>(head.data())) {
    case 0xFEEDFACE:
    case 0xFEEDFACF:
    case 0xCEFAEDFE:
    case 0xCFFAEDFE:
        return true;
    case 0xCAFEBABE:
        return qFromBigEndian<quint32>(head.data() + 4) <= kMostMachOProcessors;
    default:
        return false;
    }
}

}  // namespace

bool isProgram(QByteArrayView head)
{
    return head.startsWith("#!")
        || head.startsWith("\x7F"
                           "ELF")
        || isWindowsProgram(head) || isMacProgram(head);
}

bool isProgramFile(const QString& path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly)
        && isProgram(file.read(kProgramHeadBytes));
}

}  // namespace gomoku
