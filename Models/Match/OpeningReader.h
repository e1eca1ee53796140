// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Match/MatchOpenings.h"
#include "Models/Threads/Inquiry.h"

#include <QObject>
#include <QString>

namespace gomoku {

/// What a file of openings holds for one board and rule.
struct OpeningsRead
{
    QString path{};
    int boardSize = 0;
    Rule rule = Rule::Freestyle;
    std::optional<QString> unreadable{};  ///< The system's reason, or ours.
    OpeningFile file{};
};

/// Reads files of openings on a thread of its own: they can be large, and a disk may take its time.
class OpeningReader : public QObject
{
    Q_OBJECT

public:
    explicit OpeningReader(QObject* parent = nullptr);

    /// Does not wait; finished() follows. Of what is being read already nothing more is heard.
    void read(const QString& path, int boardSize, Rule rule);
    void cancel();  ///< Nothing more is heard of what is being read.
    [[nodiscard]] bool isReading() const { return m_inquiry.isOpen(); }

signals:
    void finished(const gomoku::OpeningsRead& read);

private:
    Inquiry m_inquiry{this};
};

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::OpeningsRead)
