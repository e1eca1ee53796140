// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/SnapshotMaker.h"
#include "UI/Export/AtomicFile.h"
#include "UI/Export/BoardExport.h"

#include <QFile>
#include <QImage>
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

TEST(AtomicFileTests, AFailureLeavesTheOldFileAndGivesAReason)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("picture.svg");
    ASSERT_FALSE(writeAtomically(path, "old"));
    ASSERT_FALSE(writeAtomically(path, "new"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), "new");
    const auto reason = writeAtomically(folder.filePath("missing/picture.svg"), "x");
    ASSERT_TRUE(reason);
    EXPECT_FALSE(reason->isEmpty());
}

}  // namespace
}  // namespace gomoku
