// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineList.h"
#include "Models/Match/OpeningReader.h"
#include "Models/Match/TournamentPlan.h"
#include "UI/Panels/Card.h"

#include <QPointer>

#include <vector>

class QCheckBox;
class QComboBox;
class QListWidget;
class QSpinBox;

namespace gomoku {

class BusyDialog;

/// What is chosen before a match or a tournament: who plays, in which way, and under which rule,
/// clock and openings.
class MatchSetup : public Card
{
    Q_OBJECT

public:
    explicit MatchSetup(QWidget* parent = nullptr);

    /// Those of other people; our own, at every level, stand before them where `ownProgram` names
    /// it. Two are chosen at first: our best, and somebody else's if there is one.
    void setEngines(const std::vector<EngineEntry>& engines, const QString& ownProgram);
    [[nodiscard]] bool hasEngines() const { return !m_engines.empty(); }
    [[nodiscard]] int chosenCount() const;
    [[nodiscard]] int gameCount() const;  ///< Of all pairings.
    /// As the controls say; with less than two engines it cannot be played. The openings of a file
    /// are in it once prepare() has read them.
    [[nodiscard]] TournamentPlan plan() const;
    /// Shows what was chosen for a plan, as far as its engines are still in the list.
    void showPlan(const TournamentPlan& plan);
    [[nodiscard]] bool keepsGames() const;  ///< In the library.
    /// Takes openings from a file; openingsRead() follows, unless it is cancelled.
    void useOpenings(const QString& path);
    /// Reads the openings again if they were read for another rule or size. prepared() follows, or
    /// openingsRead() with what is wrong with them.
    void prepare();
    void cancelReading();

    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] QComboBox* kind() const { return m_kind; }
    [[nodiscard]] QComboBox* challenger() const { return m_challenger; }
    [[nodiscard]] QSpinBox* count() const { return m_count; }
    [[nodiscard]] QSpinBox* seconds() const { return m_seconds; }
    [[nodiscard]] QSpinBox* minutes() const { return m_minutes; }
    [[nodiscard]] QSpinBox* atOnce() const { return m_atOnce; }

signals:
    void changed();
    void openingsRead(const QString& problem);  ///< Empty: there is none.
    void prepared();

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void nameEngines();
    void fillChallengers();
    void showBoardSize();
    void takeOpeningChoice();
    void readOpenings(const QString& path);
    void takeOpenings(const OpeningsRead& read);
    void endBusy();
    [[nodiscard]] QString problemOf(const OpeningsRead& read) const;
    [[nodiscard]] std::vector<std::size_t> chosen() const;  ///< The challenger first.
    [[nodiscard]] MatchEngine engineAt(std::size_t place) const;
    [[nodiscard]] bool isIn(const TournamentPlan& plan, std::size_t place) const;
    [[nodiscard]] std::vector<MatchOpening> openings() const;
    [[nodiscard]] Rule ruleChosen() const;
    [[nodiscard]] TournamentPlan::Kind kindChosen() const;

    std::vector<EngineEntry> m_engines;  ///< In the order of the list, our own first.
    std::size_t m_ownCount = 0;  ///< How many of them are our own.
    OpeningsRead m_file;  ///< The openings in use, if they are those of a file.
    bool m_isPreparing = false;
    OpeningReader m_reader;
    QPointer<BusyDialog> m_busy;  ///< While a file is read.

    QListWidget* m_list;
    QWidget* m_choices;  ///< All that follows, beside the list or below it.
    QComboBox* m_kind;
    QComboBox* m_challenger;
    QComboBox* m_rule;
    QSpinBox* m_size;
    QSpinBox* m_seconds;
    QSpinBox* m_minutes;
    QSpinBox* m_count;
    QComboBox* m_openings;
    QSpinBox* m_atOnce;
    QCheckBox* m_keep;
};

}  // namespace gomoku
