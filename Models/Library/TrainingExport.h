// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Training/TrainingProgress.h"

#include <QByteArray>

namespace gomoku {

/// All that is known of a user who trains, as JSON that people can read too: first the figures of
/// "My Progress", then the rated games, the accuracies, the answers and the cards that they were
/// computed from. Times are in UTC.
[[nodiscard]] QByteArray trainingJson(const TrainingBook& book, const TrainingProgress& progress,
                                      CardTime now);

}  // namespace gomoku
