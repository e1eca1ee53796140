// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Dialogs/Dialog.h"

class QLabel;

namespace gomoku {

/// Says what takes its time, and can be cancelled: then it is rejected. It appears only if it still
/// exists after a moment, so that what is done at once shows nothing.
class BusyDialog : public Dialog
{
    Q_OBJECT

public:
    explicit BusyDialog(const QString& what, QWidget* parent = nullptr);
    /// For a file that is being read. It belongs to `parent`.
    [[nodiscard]] static BusyDialog* forReading(const QString& name, QWidget* parent);

    [[nodiscard]] QPushButton* cancelButton() const { return m_cancel; }

protected:
    void retranslate() override;

private:
    QPushButton* m_cancel;
};

}  // namespace gomoku
