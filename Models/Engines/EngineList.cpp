// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Engines/EngineList.h"

#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

auto hasId(const QString& id)
{
    return [id](const EngineEntry& entry) { return entry.id == id; };
}

/// The same for each that `concerns` holds for.
template <typename Concerns>
bool noteIn(std::vector<EngineEntry>& entries, const QString& failure, Concerns concerns)
{
    bool isNews = false;
    for (EngineEntry& entry : entries)
        if (concerns(entry) && entry.failure != failure) {
            entry.failure = failure;
            isNews = true;
        }
    return isNews;
}

QStringList strings(const QJsonValue& json)
{
    QStringList list;
    for (const QJsonValue value : json.toArray())
        list << value.toString();
    return list;
}

QJsonObject toJson(const EngineCapabilities& found)
{
    QJsonArray sizes;
    for (const int size : found.boardSizes)
        sizes.append(size);
    QJsonArray rules;
    for (const Rule rule : found.rules)
        rules.append(QString::fromStdString(std::string(nameOf(rule))));
    return {{"probed", found.probed},
            {"about", found.about},
            {"sizes", sizes},
            {"rules", rules},
            {"extensions", QJsonArray::fromStringList(found.extensions)}};
}

EngineCapabilities capabilitiesFromJson(const QJsonObject& json)
{
    EngineCapabilities found;
    found.probed = json["probed"].toBool();
    found.about = json["about"].toString();
    for (const QJsonValue size : json["sizes"].toArray())
        found.boardSizes.push_back(size.toInt());
    for (const QString& name : strings(json["rules"])) {
        if (const auto rule = parseRule(name.toStdString()))
            found.rules.push_back(*rule);
    }
    found.extensions = strings(json["extensions"]);
    return found;
}

QJsonObject toJson(const EngineEntry& entry)
{
    return {{"id", entry.id},
            {"name", entry.name},
            {"program", entry.command.program},
            {"arguments", QJsonArray::fromStringList(entry.command.arguments)},
            {"folder", entry.command.workingDirectory},
            {"info", QJsonArray::fromStringList(entry.info)},
            {"memory", entry.memoryMegabytes},
            {"capabilities", toJson(entry.capabilities)},
            {"failure", entry.failure}};
}

EngineEntry entryFromJson(const QJsonObject& json)
{
    EngineEntry entry;
    entry.id = json["id"].toString();
    entry.name = json["name"].toString();
    entry.command
        = {json["program"].toString(), strings(json["arguments"]), json["folder"].toString()};
    entry.info = strings(json["info"]);
    entry.memoryMegabytes = std::max(json["memory"].toInt(entry.memoryMegabytes), 0);
    entry.capabilities = capabilitiesFromJson(json["capabilities"].toObject());
    entry.failure = json["failure"].toString();
    return entry;
}

}  // namespace

std::optional<EngineEntry> EngineList::find(const QString& id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), hasId(id));
    return found == m_entries.end() ? std::nullopt : std::optional(*found);
}

QString EngineList::add(EngineEntry entry)
{
    entry.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_entries.push_back(std::move(entry));
    return m_entries.back().id;
}

bool EngineList::replace(const EngineEntry& entry)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), hasId(entry.id));
    if (found == m_entries.end())
        return false;
    *found = entry;
    return true;
}

bool EngineList::remove(const QString& id)
{
    return std::erase_if(m_entries, hasId(id)) > 0;
}

bool EngineList::noteFailure(const QString& id, const QString& failure)
{
    return noteIn(m_entries, failure, hasId(id));
}

bool EngineList::noteFailure(const EngineCommand& command, const QString& failure)
{
    return noteIn(m_entries, failure,
                  [&](const EngineEntry& entry) { return entry.command == command; });
}

QJsonArray EngineList::toJson() const
{
    QJsonArray json;
    for (const EngineEntry& entry : m_entries)
        json.append(gomoku::toJson(entry));
    return json;
}

EngineList EngineList::fromJson(const QJsonArray& json)
{
    EngineList list;
    for (const QJsonValue value : json) {
        EngineEntry entry = entryFromJson(value.toObject());
        if (!entry.id.isEmpty() && !entry.command.program.isEmpty() && !list.find(entry.id))
            list.m_entries.push_back(std::move(entry));
    }
    return list;
}

}  // namespace gomoku
