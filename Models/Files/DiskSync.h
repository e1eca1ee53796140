// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QFileDevice>

namespace gomoku {

/// Waits until the disk has what was written. False if the disk says that it has not; true also
/// where there is nothing to wait for, as for a pipe.
[[nodiscard]] bool syncToDisk(QFileDevice& file);

/// The name of a new file is on the disk only once its folder is. A folder that cannot be asked to
/// is no error: the contents are safe either way.
void syncFolderOf(const QString& path);

}  // namespace gomoku
