// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/BackgroundReview.h"
#include "Models/Training/TrainingLog.h"

#include <QObject>

#include <memory>
#include <vector>

namespace gomoku {

class LibraryLink;

/// Reviews games of the library that nobody has reviewed yet, one after another in the background,
/// as long as there are some or until it is stopped.
class MistakeSearch : public QObject
{
    Q_OBJECT

public:
    using Record = std::shared_ptr<const GameRecord>;

    MistakeSearch(LibraryLink* link, QObject* parent);

    void setLooks(std::uint64_t nodes, std::uint64_t secondNodes);
    /// The next ones; games that were looked at before are left out.
    void setGames(const std::vector<GameToCard>& games);
    void start();
    void stop();
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Since it was started.
    [[nodiscard]] int done() const { return static_cast<int>(m_done.size() - m_doneBefore); }

signals:
    void reviewed(const gomoku::GameToCard& game, const gomoku::MistakeSearch::Record& record,
                  const gomoku::GameReview& review);
    void changed();  ///< It runs now, or no longer, or has come to another game.

private:
    void goOn();
    void review(const GameToCard& game, const Record& record);
    [[nodiscard]] bool isDone(std::int64_t game) const;

    LibraryLink* m_link;
    BackgroundReview m_background;
    ReviewOptions m_options;
    std::vector<GameToCard> m_games;
    std::vector<std::int64_t> m_done;  ///< Also those that could not be read.
    std::size_t m_doneBefore = 0;
    GameToCard m_game;  ///< That is looked at.
    Record m_record;
    bool m_isRunning = false;
};

}  // namespace gomoku
