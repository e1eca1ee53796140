// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/SystemWishes.h"

#include <QString>
#include <QVariant>

#ifdef GOMOKU_HAVE_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#endif

namespace gomoku {

namespace {

#ifdef GOMOKU_HAVE_DBUS

/// A desktop that takes longer has no say: the window must not wait for it.
constexpr int kPatienceMilliseconds = 150;

/// One value of the desktop's settings portal, which answers in variants within variants.
QVariant portalSetting(const QString& group, const QString& key)
{
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return {};
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"),
        QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
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
    // 0: no preference, 1: dark, 2: light.
    const QVariant scheme = portalSetting(QStringLiteral("org.freedesktop.appearance"),
                                          QStringLiteral("color-scheme"));
    const uint wish = scheme.toUInt();
    return scheme.isValid() && wish != 0 ? std::optional(wish == 1) : std::nullopt;
}

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
