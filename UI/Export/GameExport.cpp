// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Export/GameExport.h"

#include "Models/Files/WholeFile.h"
#include "Models/Record/Formats/HtmlExport.h"

#include <QFileInfo>

namespace gomoku {

namespace {

constexpr int kPictureSize = 1200;
constexpr int kReplaySize = 480;
constexpr Milliseconds kReplayDelay{800};

QByteArray htmlOf(const GameRecord* record)
{
    return record ? QByteArray::fromStdString(writeHtml(*record)) : QByteArray();
}

}  // namespace

QString GameExport::filters()
{
    return QStringList{tr("Image (*.png)"), tr("Vector image (*.svg)"),
                       tr("Animated replay (*.gif)"), tr("Web page replay (*.html)")}
        .join(QStringLiteral(";;"));
}

std::optional<QString> GameExport::write(const GameSnapshot& game, const GameRecord* record,
                                         const QString& path, const BoardOptions& options)
{
    const QString kind = QFileInfo(path).suffix().toLower();
    const PictureOptions picture{.board = options, .size = kPictureSize};
    QByteArray bytes;
    if (kind == QLatin1String("png"))
        bytes = boardPng(game, game.shown, picture);
    else if (kind == QLatin1String("svg"))
        bytes = boardSvg(game, game.shown, picture);
    else if (kind == QLatin1String("gif"))
        bytes = boardGif(game, {.board = options, .size = kReplaySize}, kReplayDelay);
    else if (kind == QLatin1String("html") || kind == QLatin1String("htm"))
        bytes = htmlOf(record);
    else
        return tr("the name must end in .png, .svg, .gif or .html");
    if (bytes.isEmpty())
        return tr("there is no game yet");
    return writeAtomically(path, bytes);
}

}  // namespace gomoku
