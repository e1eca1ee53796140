// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/ProcessGroup.h"

#include <QObject>

namespace gomoku {

/// Takes processes that have to end, kills them with all that they have started, and lets them go
/// in their own time: whoever kills an engine does not wait for it.
class EngineReaper : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    /// The one place that waits for a process, when the program or the owner of engines ends: until
    /// all are gone, and no longer than two seconds. They have been killed long before.
    ~EngineReaper() override;

    /// Nothing more is heard of it. Must live on our thread.
    void take(ProcessGroup* process);
    [[nodiscard]] int dying() const;  ///< Processes that were killed and are not gone yet.
};

}  // namespace gomoku
