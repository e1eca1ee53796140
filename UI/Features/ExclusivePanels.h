// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

namespace gomoku {

class AnalysisFeature;
class GamePanel;
class SideDock;

/// Where a window is too small for the tree and the analysis together, the one that was asked for
/// last is shown. The tree comes back when the analysis goes.
class ExclusivePanels : public QObject
{
    Q_OBJECT

public:
    ExclusivePanels(GamePanel* panel, AnalysisFeature* analysis, SideDock* tree,
                    QObject* parent = nullptr);

private:
    void decide();
    [[nodiscard]] bool isCrowded() const;

    GamePanel* m_panel;
    AnalysisFeature* m_analysis;
    SideDock* m_tree;
    QTimer m_soon;  ///< Until everything has its place.
    bool m_isTreeLast = false;  ///< It was asked for after the analysis.
    bool m_hasTreeGivenWay = false;
};

}  // namespace gomoku
