// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/ExclusivePanels.h"

#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/GamePage/GamePanel.h"
#include "UI/Panels/SideDock.h"

#include <QAction>

#include <utility>

namespace gomoku {

namespace {

constexpr int kUntilLaidOut = 50;  ///< Milliseconds.

}  // namespace

ExclusivePanels::ExclusivePanels(GamePanel* panel, AnalysisFeature* analysis, SideDock* tree,
                                 QObject* parent)
    : QObject(parent),
      m_panel(panel),
      m_analysis(analysis),
      m_tree(tree)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kUntilLaidOut);
    connect(&m_soon, &QTimer::timeout, this, &ExclusivePanels::decide);
    connect(panel, &GamePanel::analysisToggled, this, [this] {
        m_isTreeLast = false;
        m_soon.start();
    });
    connect(tree->toggleViewAction(), &QAction::triggered, this, [this](bool shown) {
        m_isTreeLast = shown;
        m_hasTreeGivenWay = false;
        m_soon.start();
    });
}

void ExclusivePanels::decide()
{
    if (!m_panel->isAnalysisOpen()) {
        if (std::exchange(m_hasTreeGivenWay, false))
            m_tree->show();
    } else if (isCrowded() && m_isTreeLast) {
        m_analysis->setPanelShown(false);
    } else if (isCrowded()) {
        m_hasTreeGivenWay = true;
        m_tree->hide();
    }
}

bool ExclusivePanels::isCrowded() const
{
    return m_panel->isVisible() && m_tree->isVisible() && !m_tree->isFloating()
        && !m_panel->hasRoomForAnalysis();
}

}  // namespace gomoku
