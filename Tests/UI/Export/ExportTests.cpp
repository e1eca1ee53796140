// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/GameRecord.h"
#include "Tests/Support/Game/SnapshotFromMoves.h"
#include "UI/Export/BoardExport.h"
#include "UI/Export/ColorReduction.h"
#include "UI/Export/GameExport.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace gomoku {
namespace {

using testing::snapshotOf;

QColor colorAt(const QImage& image, const char* name, int boardSize = kDefaultBoardSize)
{
    const BoardGeometry geometry(boardSize, QRectF(image.rect()));
    return image.pixelColor(geometry.centreOf(Point::parse(name).value()).toPoint());
}

QImage rendered(const QByteArray& svg, int size)
{
    QSvgRenderer renderer(svg);
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

constexpr PictureOptions kPlain{.board = {.newestMark = false}, .size = 600};

TEST(BoardExportTests, ThePngShowsTheStonesOfThatMoment)
{
    const GameSnapshot game = snapshotOf("h8 i9 h9");
    const QImage after = QImage::fromData(boardPng(game, 2, kPlain), "PNG");
    ASSERT_EQ(after.size(), QSize(600, 600));
    EXPECT_LT(colorAt(after, "h8").lightness(), 90);
    EXPECT_GT(colorAt(after, "i9").lightness(), 220);
    // Not yet played.
    EXPECT_GT(colorAt(after, "h9").lightness(), 60);
    EXPECT_GT(colorAt(after, "h9").saturation(), 60);
}

TEST(BoardExportTests, TheSvgIsReadableAndLooksLikeThePng)
{
    const GameSnapshot game = snapshotOf("h8 i9 h9");
    const QImage image = rendered(boardSvg(game, 3, kPlain), 600);
    for (const char* name : {"h8", "i9", "h9", "a1"}) {
        const QColor expected = colorAt(boardImage(game, 3, kPlain), name);
        EXPECT_LT(std::abs(colorAt(image, name).lightness() - expected.lightness()), 24) << name;
    }
}

TEST(BoardExportTests, TheSvgNamesAFontThatEveryBrowserHas)
{
    const QByteArray svg = boardSvg(snapshotOf("h8"), 1, {.board = {.coordinates = true}});
    EXPECT_TRUE(svg.contains("font-family=\"sans-serif\""));
    EXPECT_FALSE(svg.contains("font-family=\"Sans Serif\""));
}

TEST(BoardExportTests, TheNewestMarkAndTheNumbersAreOptions)
{
    const GameSnapshot game = snapshotOf("h8 i9");
    PictureOptions marked = kPlain;
    marked.board.newestMark = true;
    EXPECT_NE(boardImage(game, 2, marked), boardImage(game, 2, kPlain));
    PictureOptions numbered = kPlain;
    numbered.board.numbers = true;
    EXPECT_NE(boardImage(game, 2, numbered), boardImage(game, 2, kPlain));
}

TEST(BoardExportTests, TheGifReplaysTheGame)
{
    const GameSnapshot game = snapshotOf("h8 i9 h9");
    PictureOptions options = kPlain;
    options.size = 300;
    QByteArray bytes = boardGif(game, options, Milliseconds(500));
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    std::vector<QImage> frames;
    for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read())
        frames.push_back(frame);
    ASSERT_EQ(frames.size(), 4U);
    EXPECT_GT(colorAt(frames[0], "h8").saturation(), 60);
    EXPECT_LT(colorAt(frames[1], "h8").lightness(), 90);
    EXPECT_GT(colorAt(frames[3], "i9").lightness(), 220);
    EXPECT_LT(colorAt(frames[3], "h9").lightness(), 90);
}

TEST(GameExportTests, TheNameDecidesTheKind)
{
    const QTemporaryDir folder;
    GameSnapshot game = snapshotOf("h8 i9");
    auto record = std::make_shared<GameRecord>();
    record->addMove(GameRecord::root(), {game.moves[0].point, Color::Black});
    const std::pair<const char*, const char*> kinds[]
        = {{"a.png", "PNG"}, {"a.SVG", "<svg"}, {"a.gif", "GIF89a"}, {"a.html", "<html"}};
    for (const auto& [name, mark] : kinds) {
        const QString path = folder.filePath(name);
        ASSERT_FALSE(GameExport::write(game, record.get(), path, {})) << name;
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_TRUE(file.readAll().contains(mark)) << name;
    }
    EXPECT_TRUE(GameExport::write(game, nullptr, folder.filePath("b.html"), {}));
    EXPECT_TRUE(GameExport::write(game, record.get(), folder.filePath("a.bmp"), {}));
    EXPECT_FALSE(QFile::exists(folder.filePath("a.bmp")));
}

TEST(ColorReductionTests, FewColoursStayAsTheyAre)
{
    QImage picture(4, 1, QImage::Format_RGB32);
    const QRgb colors[] = {qRgb(255, 0, 0), qRgb(0, 255, 0), qRgb(0, 0, 255), qRgb(255, 0, 0)};
    for (int x = 0; x < 4; ++x)
        picture.setPixel(x, 0, colors[x]);
    const ColorReduction reduction({picture});
    ASSERT_EQ(reduction.palette().size(), 3U);
    const auto places = reduction.reduced(picture);
    for (int x = 0; x < 4; ++x)
        EXPECT_EQ(reduction.palette()[places[static_cast<std::size_t>(x)]], colors[x]);
}

}  // namespace
}  // namespace gomoku
