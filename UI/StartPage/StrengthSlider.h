// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QSlider>

namespace gomoku {

/// A slider with a round handle, filled up to it with the accent colour.
class StrengthSlider : public QSlider
{
    Q_OBJECT

public:
    static constexpr int kHandle = 20;

    explicit StrengthSlider(QWidget* parent = nullptr) : QSlider(Qt::Horizontal, parent) { }

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace gomoku
