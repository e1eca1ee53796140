// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/FileNameText.h"

#include "UI/Text/ValueText.h"

#include <QDate>
#include <QRegularExpression>

namespace gomoku {

namespace {

constexpr int kLongestNameInFile = 40;

/// Without what some system does not allow in the name of a file.
QString allowedName(QString text)
{
    static const QRegularExpression forbidden(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]"));
    text.replace(forbidden, QStringLiteral(" "));
    return text.simplified().left(kLongestNameInFile).trimmed();
}

}  // namespace

QString FileNameText::shortName(const PlayerSpec& player, const PlayerSpec& other)
{
    if (!player.name.isEmpty())
        return player.name;
    if (player.isHuman())
        return other.isHuman() ? ValueText::player(player) : tr("You");
    return player.kind == PlayerSpec::Kind::Computer ? ValueText::level(player.level)
                                                     : ValueText::player(player);
}

QString FileNameText::game(const GameSetup& setup, const QString& date)
{
    const PerColor<PlayerSpec>& players = setup.players;
    const QString day = date.isEmpty() ? QDate::currentDate().toString(Qt::ISODate) : date;
    return QStringLiteral("%1 %2 – %3.sgf")
        .arg(allowedName(day), allowedName(shortName(players.black, players.white)),
             allowedName(shortName(players.white, players.black)));
}

}  // namespace gomoku
