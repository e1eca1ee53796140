// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Export/BoardExport.h"

#include "Models/Record/Formats/GifWriter.h"
#include "UI/Export/ColorReduction.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace gomoku {

namespace {

std::vector<Point> pointsOf(const GameSnapshot& game, int moves)
{
    std::vector<Point> points;
    for (int i = 0; i < moves; ++i)
        points.push_back(game.moves[static_cast<std::size_t>(i)].point);
    return points;
}

void paintBoard(QPainter& painter, const GameSnapshot& game, int moves,
                const PictureOptions& options)
{
    const QRectF area(0, 0, options.size, options.size);
    const BoardGeometry geometry(game.start.size(), area, options.board.coordinates);
    painter.setRenderHint(QPainter::Antialiasing);
    BoardPainter(boardTheme(options.board.theme), geometry)
        .paint(painter, pictureAfter(game, moves, options.board));
}

}  // namespace

Grid gridAfter(const GameSnapshot& game, int moves)
{
    Grid grid = game.start;
    for (int i = 0; i < moves; ++i) {
        const PlayedMove& move = game.moves[static_cast<std::size_t>(i)];
        if (!move.point.isNone())
            grid.set(move.point, cellOf(move.color));
    }
    return grid;
}

BoardPicture pictureAfter(const GameSnapshot& game, int moves, const BoardOptions& options)
{
    const int shown = std::clamp(moves, 0, static_cast<int>(game.moves.size()));
    BoardPicture picture;
    picture.grid = gridAfter(game, shown);
    if (options.numbers)
        picture.numbered = pointsOf(game, shown);
    if (options.newestMark && shown > 0)
        picture.newest = game.moves[static_cast<std::size_t>(shown - 1)].point;
    if (shown == game.live)
        picture.winningRow = game.result.row;
    if (shown == game.shown)
        picture.marks = game.marks;
    return picture;
}

QImage boardImage(const GameSnapshot& game, int moves, const PictureOptions& options)
{
    QImage image(options.size, options.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintBoard(painter, game, moves, options);
    return image;
}

QByteArray boardPng(const GameSnapshot& game, int moves, const PictureOptions& options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    boardImage(game, moves, options).save(&buffer, "PNG");
    return bytes;
}

QByteArray boardSvg(const GameSnapshot& game, int moves, const PictureOptions& options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({options.size, options.size});
    generator.setViewBox(QRect(0, 0, options.size, options.size));
    generator.setTitle(QStringLiteral("Gomoku"));
    QPainter painter(&generator);
    painter.setFont(QFont(QStringLiteral("sans-serif")));  // The name that browsers know too.
    paintBoard(painter, game, moves, options);
    painter.end();
    return bytes;
}

QByteArray boardGif(const GameSnapshot& game, const PictureOptions& options, Milliseconds delay)
{
    const int moves = static_cast<int>(game.moves.size());
    const auto frame = [&](int shown) {
        QImage picture(options.size, options.size, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        paintBoard(painter, game, shown, options);
        return picture;
    };
    // The last position has all colours that ever appear, the first one the most wood.
    const ColorReduction colors({frame(0), frame(moves)});
    std::vector<GifWriter::Rgb> palette;
    for (const QRgb color : colors.palette())
        palette.push_back({static_cast<std::uint8_t>(qRed(color)),
                           static_cast<std::uint8_t>(qGreen(color)),
                           static_cast<std::uint8_t>(qBlue(color))});
    GifWriter writer(options.size, options.size, palette);
    for (int shown = 0; shown <= moves; ++shown)
        writer.addFrame(colors.reduced(frame(shown)), shown == moves ? 4 * delay : delay);
    return QByteArray::fromStdString(writer.finish());
}

}  // namespace gomoku
