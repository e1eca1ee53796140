// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string_view>

namespace gomoku {

/// What a lesson says, by its id; see Models/Training/Lessons.h. All empty for an id that is none.
struct LessonWords
{
    QString title{};
    QString task{};  ///< A sentence or two, and what to do.
    QString done{};  ///< After the right answer.
    QString wrong{};  ///< After a wrong one.
};

class LessonText
{
    Q_DECLARE_TR_FUNCTIONS(gomoku::LessonText)

public:
    /// In the language of the program, at the time of the call.
    [[nodiscard]] static LessonWords words(std::string_view id);
};

}  // namespace gomoku
