// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QComboBox;

namespace gomoku {

/// Tells screen readers what `box` chooses, where no label beside it does. On Linux a box goes by
/// the name of its choice ("None") and readers ask for its label: it gets one that is not seen. To
/// be called once the box is where it belongs, and again in another language.
void nameForReaders(QComboBox* box, const QString& name);

}  // namespace gomoku
