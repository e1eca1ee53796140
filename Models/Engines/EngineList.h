// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineTypes.h"

#include <QJsonArray>
#include <QMetaType>

#include <optional>
#include <vector>

namespace gomoku {

/// What was found out about an engine by asking it.
struct EngineCapabilities
{
    bool probed = false;
    QString about{};  ///< Its answer to ABOUT.
    std::vector<int> boardSizes{};
    std::vector<Rule> rules{};
    QStringList extensions{};  ///< Commands beyond the plain protocol that it knows.

    friend bool operator==(const EngineCapabilities&, const EngineCapabilities&) = default;
};

/// A program of somebody else that can sit at our board.
struct EngineEntry
{
    QString id{};  ///< Never changes and is never given to another one.
    QString name{};
    EngineCommand command{};
    QStringList info{};  ///< Further "key value" lines that it is told.
    int memoryMegabytes = 350;
    EngineCapabilities capabilities{};
    /// Why it last failed, in its test, at the board or in a match; empty once a test went well.
    QString failure{};

    friend bool operator==(const EngineEntry&, const EngineEntry&) = default;
};

/// The engines that the user has added, in their order.
class EngineList
{
public:
    [[nodiscard]] const std::vector<EngineEntry>& entries() const noexcept { return m_entries; }
    [[nodiscard]] std::optional<EngineEntry> find(const QString& id) const;

    QString add(EngineEntry entry);  ///< Gives it an id, and tells which.
    bool replace(const EngineEntry& entry);  ///< The one with this id; false if there is none.
    bool remove(const QString& id);
    /// Notes why engines cannot continue; true if that was news of one of them.
    bool noteFailure(const QString& id, const QString& failure);
    bool noteFailure(const EngineCommand& command, const QString& failure);

    [[nodiscard]] QJsonArray toJson() const;
    /// Entries without an id or a program are left out, as are repeated ids.
    [[nodiscard]] static EngineList fromJson(const QJsonArray& json);

    friend bool operator==(const EngineList&, const EngineList&) = default;

private:
    std::vector<EngineEntry> m_entries;
};

}  // namespace gomoku

Q_DECLARE_METATYPE(gomoku::EngineList)
