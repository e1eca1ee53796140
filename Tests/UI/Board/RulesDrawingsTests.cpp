// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The drawings of docs/RULES.md: docs/rules/*.txt are read, what they claim is checked against the
// law, and with GOMOKU_DRAW_RULES set they are painted anew into docs/rules/*.svg.
#include "Models/Rules/FifthMoves.h"
#include "Models/Rules/FoulExplanation.h"
#include "Tests/Support/Engine/BlunderWatch.h"
#include "Tests/Support/Engine/BoardDiagram.h"
#include "UI/Board/BoardPainter.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSvgGenerator>

#include <gtest/gtest.h>

namespace gomoku {

namespace {

constexpr int kPixelsPerLine = 26;

struct Drawing
{
    QString name;
    bool isRenju = false;
    BoardDiagram diagram;
    std::vector<Point> numbered;
};

/// Digits are stones in the order of play, which the diagram knows as x and o only.
QString withStonesForDigits(QString text)
{
    for (int digit = 1; digit <= 9; ++digit)
        text.replace(QString::number(digit),
                     digit % 2 == 1 ? QStringLiteral("x") : QStringLiteral("o"));
    return text;
}

/// Digits read as marks tell where the stones of the order stand.
std::vector<Point> pointsOfDigits(const QString& text)
{
    const BoardDiagram diagram(text.toStdString());
    std::vector<Point> points;
    for (char digit = '1'; digit <= '9' && !diagram.marked(digit).empty(); ++digit)
        points.push_back(diagram.point(digit));
    return points;
}

std::vector<Drawing> drawings()
{
    std::vector<Drawing> found;
    const QDir folder(QStringLiteral(GOMOKU_RULE_DRAWINGS));
    for (const QString& file :
         folder.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name)) {
        QFile text(folder.filePath(file));
        EXPECT_TRUE(text.open(QIODevice::ReadOnly));
        QString content = QString::fromUtf8(text.readAll());
        const bool renju = content.startsWith(QLatin1String("# renju\n"));
        if (renju)
            content.remove(0, content.indexOf(u'\n'));
        found.push_back({folder.filePath(file.chopped(4)), renju,
                         BoardDiagram(withStonesForDigits(content).toStdString()),
                         pointsOfDigits(content)});
    }
    return found;
}

BoardPicture pictureOf(const Drawing& drawing)
{
    const BoardDiagram& diagram = drawing.diagram;
    BoardPicture picture;
    picture.numbered = drawing.numbered;
    picture.grid = diagram.board();
    picture.forbidden = diagram.marked('!');
    picture.veiled = diagram.marked('#');
    picture.threats = diagram.marked('*');
    for (const Point image : diagram.marked('='))
        picture.threats.push_back(image);
    for (const char mark : {'+', '?'})
        if (!diagram.marked(mark).empty())
            picture.hint = diagram.point(mark);
    return picture;
}

QByteArray svgOf(const Drawing& drawing)
{
    const int size = drawing.diagram.size();
    const int side = kPixelsPerLine * (size + 2);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({side, side});
    generator.setViewBox(QRect(0, 0, side, side));
    QPainter painter(&generator);
    BoardPainter(boardTheme(BoardThemeId::Paper),
                 BoardGeometry(size, QRectF(0, 0, side, side), true))
        .paint(painter, pictureOf(drawing));
    painter.end();
    return bytes;
}

}  // namespace

TEST(RulesDrawings, SayWhatTheLawSays)
{
    for (const Drawing& drawing : drawings()) {
        if (!drawing.isRenju)
            continue;
        const Grid& grid = drawing.diagram.board();
        EXPECT_EQ(pointsOf(forbiddenPoints(grid)), drawing.diagram.marked('!'))
            << drawing.name.toStdString();
        for (const Point allowed : drawing.diagram.marked('+')) {
            EXPECT_TRUE(explainPoint(grid, allowed).looksForbidden()) << drawing.name.toStdString();
            EXPECT_EQ(forbiddenKind(grid, allowed), Foul::None) << drawing.name.toStdString();
        }
    }
}

TEST(RulesDrawings, MirrorImagesAreAllShown)
{
    int checked = 0;
    for (const Drawing& drawing : drawings())
        for (const Point fifth : drawing.diagram.marked('?')) {
            EXPECT_EQ(symmetricPoints(drawing.diagram.board(), fifth), drawing.diagram.marked('='));
            ++checked;
        }
    EXPECT_GT(checked, 0);
}

TEST(RulesDrawings, AllAnswersToTheThreeUnderCaroAreShown)
{
    int checked = 0;
    for (const Drawing& drawing : drawings()) {
        if (!drawing.name.endsWith(QLatin1String("caro-three")))
            continue;
        std::vector<Point> answers;
        drawing.diagram.board().forEachPoint([&](Point point) {
            Grid next = drawing.diagram.board();
            if (next.at(point) != Cell::Empty)
                return;
            next.set(point, Cell::White);
            if (BlunderWatch::winningFours(next, Color::Black, Rule::Caro).empty())
                answers.push_back(point);
        });
        EXPECT_EQ(answers, drawing.diagram.marked('*'));
        ++checked;
    }
    EXPECT_EQ(checked, 1);
}

TEST(RulesDrawings, AreAllPainted)
{
    const bool draw = qEnvironmentVariableIsSet("GOMOKU_DRAW_RULES");
    for (const Drawing& drawing : drawings()) {
        QFile file(drawing.name + QStringLiteral(".svg"));
        if (draw) {
            ASSERT_TRUE(file.open(QIODevice::WriteOnly));
            file.write(svgOf(drawing));
            file.close();
        }
        EXPECT_GT(file.size(), 1000)
            << drawing.name.toStdString() << ": run this test with GOMOKU_DRAW_RULES=1";
    }
}

}  // namespace gomoku
