// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Settings/Settings.h"

#include "Models/Files/WholeFile.h"
#include "Models/Setup/SetupJson.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace gomoku {

namespace {

constexpr const char* kLastSetupKey = "play/lastSetup";
constexpr const char* kEnginesKey = "engine/others";
constexpr qsizetype kMostRecentFiles = 10;

QString spareOf(const QString& file)
{
    return file + QStringLiteral(".bak");
}

/// QSettings does not notice that the disk is full and leaves an empty file (Qt 6.4). So there is a
/// spare copy of what was there at the last start. A file that is missing was deleted on purpose.
QString keptSafe(const QString& file)
{
    const QFileInfo info(file);
    if (!info.isFile())
        return file;
    const QByteArray kept = readWholeFile(spareOf(file)).bytes;
    const QByteArray current = readWholeFile(file).bytes;
    // Neither is worth a word if it fails: the settings are as good as they were.
    if (info.size() == 0 && !kept.isEmpty())
        (void)writeAtomically(file, kept);
    else if (!current.isEmpty() && current != kept)
        (void)writeAtomically(spareOf(file), current);
    return file;
}

}  // namespace

Settings::Settings()
{
    (void)keptSafe(QSettings().fileName());
    m_store = open();
}

Settings::Settings(const QString& file) : m_file(keptSafe(file)), m_store(open())
{ }

std::unique_ptr<QSettings> Settings::open() const
{
    return m_file.isEmpty() ? std::make_unique<QSettings>()
                            : std::make_unique<QSettings>(m_file, QSettings::IniFormat);
}

void Settings::write(const char* key, const QVariant& value)
{
    m_store->setValue(QLatin1String(key), value);
    if (m_changed)
        m_changed();
}

bool Settings::save()
{
    // One that has failed says so for ever. Another one for the same file takes over what is not
    // written yet, for both are there for a moment.
    m_store = open();
    m_store->sync();
    if (isOnDisk())
        return true;
    // It may believe that all is written, and would not try again.
    for (const QString& key : m_store->allKeys())
        m_store->setValue(key, m_store->value(key));
    return false;
}

/// QSettings does not notice every failure; see keptSafe().
bool Settings::isOnDisk() const
{
    if (m_store->status() == QSettings::AccessError)
        return false;
#if defined(Q_OS_WIN) || defined(Q_OS_DARWIN)
    if (m_file.isEmpty())
        return true;  // The registry, or what the system keeps for us.
#endif
    const QFileInfo file(m_store->fileName());
    return m_store->allKeys().isEmpty() || (file.isFile() && file.size() > 0);
}

QVariant Settings::read(const char* key) const
{
    return m_store->value(QLatin1String(key));
}

bool Settings::value(const Setting<bool>& setting) const
{
    const QString text = read(setting.key).toString().toLower();
    if (text == u"true" || text == u"1")
        return true;
    if (text == u"false" || text == u"0")
        return false;
    return setting.fallback;
}

int Settings::value(const Setting<int>& setting) const
{
    bool isNumber = false;
    const int number = read(setting.key).toString().toInt(&isNumber);
    return isNumber && number >= setting.least && number <= setting.most ? number
                                                                         : setting.fallback;
}

QString Settings::value(const Setting<QString>& setting) const
{
    const QVariant stored = read(setting.key);
    return stored.typeId() == QMetaType::QString ? stored.toString() : setting.fallback;
}

QByteArray Settings::value(const Setting<QByteArray>& setting) const
{
    const QVariant stored = read(setting.key);
    return stored.typeId() == QMetaType::QByteArray ? stored.toByteArray() : setting.fallback;
}

QStringList Settings::value(const Setting<QStringList>& setting) const
{
    // A list of one comes back as a string.
    const QVariant stored = read(setting.key);
    return stored.canConvert<QStringList>() ? stored.toStringList() : setting.fallback;
}

GameSetup Settings::lastSetup() const
{
    const QByteArray text = read(kLastSetupKey).toString().toUtf8();
    if (text.isEmpty()) {
        GameSetup setup;
        setup.players.white = {.kind = PlayerSpec::Kind::Computer, .level = 1};
        return setup;
    }
    return setupFromJson(QJsonDocument::fromJson(text).object());
}

void Settings::setLastSetup(const GameSetup& setup)
{
    const QByteArray text = QJsonDocument(toJson(setup)).toJson(QJsonDocument::Compact);
    write(kLastSetupKey, QString::fromUtf8(text));
}

EngineList Settings::engines() const
{
    return EngineList::fromJson(
        QJsonDocument::fromJson(read(kEnginesKey).toString().toUtf8()).array());
}

void Settings::setEngines(const EngineList& engines)
{
    const QByteArray text = QJsonDocument(engines.toJson()).toJson(QJsonDocument::Compact);
    write(kEnginesKey, QString::fromUtf8(text));
}

void Settings::addRecentFile(const QString& path)
{
    QStringList files = value(setting::kRecentFiles);
    files.removeAll(path);
    files.prepend(path);
    set(setting::kRecentFiles, files.mid(0, kMostRecentFiles));
}

void Settings::clear()
{
    m_store->clear();
    QFile::remove(spareOf(m_store->fileName()));  // Or they would come back.
}

}  // namespace gomoku
