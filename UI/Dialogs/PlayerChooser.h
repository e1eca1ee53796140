// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Engines/EngineTypes.h"
#include "Models/Setup/PerfectLevel.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;

namespace gomoku {

/// Who plays one colour: a person, one of our levels or somebody else's engine.
class PlayerChooser : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerChooser(Color color, QWidget* parent = nullptr);

    void setEngines(const std::vector<EngineName>& engines);
    void setPlayer(const PlayerSpec& player);
    /// Offers the level Perfect, or greys it with the reason, for a game of that kind.
    void setGame(const GameSetup& setup);
    [[nodiscard]] PlayerSpec player() const;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();
    void showWhatApplies();
    void offerPerfect();
    [[nodiscard]] int indexOf(const PlayerSpec& player) const;

    Color m_color;
    QComboBox* m_who;
    QSpinBox* m_seconds;
    QLabel* m_character;
    std::vector<EngineName> m_engines;
    PerfectObstacle m_obstacle;
};

}  // namespace gomoku
