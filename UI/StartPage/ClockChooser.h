// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Setup/ClockSpec.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace gomoku {

/// No clock, a time per move, or a time per game with an increment.
class ClockChooser : public QWidget
{
    Q_OBJECT

public:
    explicit ClockChooser(QWidget* parent = nullptr);

    void setClock(const ClockSpec& clock);
    [[nodiscard]] ClockSpec clock() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showWhatApplies();
    [[nodiscard]] ClockSpec::Kind kind() const;

    QComboBox* m_kind;
    QSpinBox* m_minutes;
    QSpinBox* m_seconds;
    QSpinBox* m_increment;
    QCheckBox* m_mustBeClaimed;
};

}  // namespace gomoku
