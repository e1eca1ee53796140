// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Style/DesktopPreferences.h"

#include <QString>
#include <QVariant>

#ifdef GOMOKU_HAVE_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#endif

namespace gomoku {

namespace {

const QString kAppearanceGroup = QStringLiteral("org.freedesktop.appearance");
const QString kSchemeKey = QStringLiteral("color-scheme");
const QString kContrastKey = QStringLiteral("contrast");
const QString kPortal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPortalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kPortalSettings = QStringLiteral("org.freedesktop.portal.Settings");

/// 0: no preference, 1: dark, 2: light.
std::optional<bool> wishOf(const QVariant& scheme)
{
    const uint wish = scheme.toUInt();
    return scheme.isValid() && wish != 0 ? std::optional(wish == 1) : std::nullopt;
}

/// 0: no preference, 1: more.
bool wantsContrast(const QVariant& contrast)
{
    return contrast.toUInt() == 1;
}

#ifdef GOMOKU_HAVE_DBUS

/// A desktop that takes longer has no say: the window must not wait for it.
constexpr int kPatienceMilliseconds = 150;

/// One value of the desktop's settings portal, which answers in variants within variants.
QVariant portalSetting(const QString& group, const QString& key)
{
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return {};
    QDBusMessage question = QDBusMessage::createMethodCall(kPortal, kPortalPath, kPortalSettings,
                                                           QStringLiteral("Read"));
    question.setArguments({group, key});
    const QDBusMessage answer
        = QDBusConnection::sessionBus().call(question, QDBus::Block, kPatienceMilliseconds);
    QVariant value = answer.type() == QDBusMessage::ReplyMessage && !answer.arguments().isEmpty()
        ? answer.arguments().constFirst()
        : QVariant();
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

#else

QVariant portalSetting(const QString&, const QString&)
{
    return {};
}

#endif

}  // namespace

std::optional<bool> systemWantsDark()
{
    return wishOf(portalSetting(kAppearanceGroup, kSchemeKey));
}

bool systemWantsContrast()
{
    return wantsContrast(portalSetting(kAppearanceGroup, kContrastKey));
}

#ifdef GOMOKU_HAVE_DBUS

DesktopPreferences::DesktopPreferences(QObject* parent) : QObject(parent)
{
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return;
    QDBusConnection::sessionBus().connect(QString(), kPortalPath, kPortalSettings,
                                          QStringLiteral("SettingChanged"), this,
                                          SLOT(takeSetting(QString, QString, QDBusVariant)));
}

void DesktopPreferences::takeSetting(const QString& group, const QString& key,
                                     const QDBusVariant& value)
{
    if (group == kAppearanceGroup && key == kSchemeKey)
        emit darkChanged(wishOf(value.variant()).value_or(false));
    if (group == kAppearanceGroup && key == kContrastKey)
        emit contrastChanged(wantsContrast(value.variant()));
}

#else

DesktopPreferences::DesktopPreferences(QObject* parent) : QObject(parent)
{ }

#endif

bool systemWantsLessMotion()
{
    static const bool wanted = [] {
        const QVariant animations = portalSetting(QStringLiteral("org.gnome.desktop.interface"),
                                                  QStringLiteral("enable-animations"));
        return animations.isValid() && !animations.toBool();
    }();
    return wanted;
}

}  // namespace gomoku
