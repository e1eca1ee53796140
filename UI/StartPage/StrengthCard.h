// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Setup/PerfectLevel.h"
#include "UI/StartPage/StrengthScale.h"

#include <QWidget>

#include <optional>
#include <vector>

class QSlider;

namespace gomoku {

/// How strong a computer plays: its name, a line of character, and one slider with the names of the
/// strengths under it.
class StrengthCard : public QWidget
{
    Q_OBJECT

public:
    /// With a colour it carries a stone, to tell two of them apart.
    explicit StrengthCard(std::optional<Color> color, QWidget* parent = nullptr);

    [[nodiscard]] PlayerSpec player() const;
    void setPlayer(const PlayerSpec& player);  ///< Whoever is not on the scale changes nothing.
    /// The last step is the level Perfect unless something stands in its way. If it was chosen and
    /// is taken away, the strongest of the others is chosen; that one says why.
    void offerPerfect(PerfectObstacle obstacle);
    void setCompact(bool compact);  ///< Makes do with less height.
    void retranslate();
    [[nodiscard]] QSlider* slider() const { return m_slider; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] const StrengthStep& step() const;
    [[nodiscard]] StrengthScale offeredScale() const;
    [[nodiscard]] int contentHeight(bool twoLines) const;
    [[nodiscard]] bool hasTwoLines() const;
    [[nodiscard]] int top() const;  ///< Of the first line of text.
    void place();
    void paintWords(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    [[nodiscard]] std::vector<int> placesOf(const std::vector<StrengthScale::Mark>& marks,
                                            const QFontMetrics& metrics) const;
    void describe();

    std::optional<Color> m_color;
    StrengthScale m_scale;
    QSlider* m_slider;
    PerfectObstacle m_obstacle = PerfectObstacle::White;  ///< To a step after the strongest.
    bool m_compact = false;
};

}  // namespace gomoku
