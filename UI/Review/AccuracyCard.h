// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/GameReview.h"

#include <QWidget>

namespace gomoku {

/// How well one player played: stone, name, accuracy, and the mistakes counted by their marks.
class AccuracyCard : public QWidget
{
    Q_OBJECT

public:
    explicit AccuracyCard(Color color, QWidget* parent = nullptr);

    void setPlayer(const QString& name);
    void setReview(const PlayerReview& review, bool isComplete = true);

    [[nodiscard]] QSize sizeHint() const override { return {240, 74}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {110, 54}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] bool isSmall() const { return width() < 200; }
    void describe();
    [[nodiscard]] QString shownAccuracy() const;

    Color m_color;
    QString m_name;
    PlayerReview m_review;
    bool m_isComplete = true;
};

}  // namespace gomoku
