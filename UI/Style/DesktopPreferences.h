// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <optional>

#ifdef GOMOKU_HAVE_DBUS
#include <QDBusVariant>
#endif

namespace gomoku {

/// Does the user want dark programs? Nothing if the desktop does not tell.
[[nodiscard]] std::optional<bool> systemWantsDark();
/// Does the user want more contrast? False if the desktop does not tell.
[[nodiscard]] bool systemWantsContrast();

/// Tells when the desktop changes its mind about dark and light, or about contrast.
class DesktopPreferences : public QObject
{
    Q_OBJECT

public:
    explicit DesktopPreferences(QObject* parent = nullptr);

signals:
    void darkChanged(bool dark);
    void contrastChanged(bool high);

#ifdef GOMOKU_HAVE_DBUS
private slots:
    void takeSetting(const QString& group, const QString& key, const QDBusVariant& value);
#endif
};

/// Does the user want programs to keep still? Asked once; false if the desktop does not tell.
[[nodiscard]] bool systemWantsLessMotion();

}  // namespace gomoku
