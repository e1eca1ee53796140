// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Rules/OpeningNames.h"

#include <QAbstractButton>
#include <QPixmap>

#include <optional>

class QPainter;

namespace gomoku {

/// One of the 26 openings: its diagram, its name and what it is worth to Black.
class OpeningTile : public QAbstractButton
{
    Q_OBJECT

public:
    explicit OpeningTile(const RenjuOpening& opening, QWidget* parent = nullptr);

    void setValue(std::optional<double> forBlack);
    void setLearnt(bool learnt);
    [[nodiscard]] const RenjuOpening& opening() const { return *m_opening; }
    [[nodiscard]] bool isLearnt() const { return m_learnt; }
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] QRect diagramPlace() const;
    [[nodiscard]] QPixmap diagram() const;
    void paintWords(QPainter& painter) const;

    const RenjuOpening* m_opening;
    std::optional<double> m_forBlack;
    bool m_learnt = false;
    mutable QPixmap m_diagram;  ///< Made anew when size or palette change.
};

}  // namespace gomoku
