// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The drawings of docs/RULES.md: docs/rules/*.txt are read, what they claim is checked against the
// law, and with GOMOKU_DRAW_RULES set they are painted anew into docs/rules/*.svg.
#include "Models/Rules/FifthMoves.h"
#include "Models/Rules/FoulExplanation.h"
#include "Models/Rules/Referee.h"
#include "Tests/Support/Engine/Positions/BoardDiagram.h"
#include "Tests/Support/Engine/Witnesses/BlunderWatch.h"
#include "UI/Board/BoardPainter.h"
#include "UI/Help/RuleDrawing.h"

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
    QString text;
};

/// Digits are stones in the order of play, which the diagram knows as x and o only.
QString withStonesForDigits(QString text)
{
    for (int digit = 1; digit <= 9; ++digit)
        text.replace(QString::number(digit),
                     digit % 2 == 1 ? QStringLiteral("x") : QStringLiteral("o"));
    return text;
}

std::vector<Drawing> drawings()
{
    std::vector<Drawing> found;
    const QDir folder(QStringLiteral(GOMOKU_RULE_DRAWINGS));
    for (const QString& file :
         folder.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name)) {
        QFile stored(folder.filePath(file));
        EXPECT_TRUE(stored.open(QIODevice::ReadOnly));
        QString content = QString::fromUtf8(stored.readAll());
        const QString text = content;
        const bool renju = content.startsWith(QLatin1String("# renju\n"));
        if (renju || content.startsWith(QLatin1String("# wins\n")))
            content.remove(0, content.indexOf(u'\n'));
        found.push_back({folder.filePath(file.chopped(4)), renju,
                         BoardDiagram(withStonesForDigits(content).toStdString()), text});
    }
    return found;
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
        .paint(painter, readRuleDrawing(drawing.text));
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

/// What the help says of the first drawings that a player sees.
TEST(RulesDrawings, OfTheFirstStepsSayWhatTheLawSays)
{
    for (const Drawing& drawing : drawings()) {
        const Grid& grid = drawing.diagram.board();
        const QString name = drawing.name.section(u'/', -1);
        if (name == "five-in-a-row") {
            EXPECT_EQ(winningRow(grid, drawing.diagram.marked('x')[2], Rule::Freestyle).size(), 5U);
        }
        if (name == "standard-six") {
            for (const Point point : {Point::at(1, 4), Point::at(3, 4), Point::at(6, 4)})
                EXPECT_TRUE(winningRow(grid, point, Rule::Standard).empty());
        }
        if (name == "block-four") {
            Grid next = grid;
            next.set(drawing.diagram.point('+'), Cell::Black);
            EXPECT_EQ(winningRow(next, drawing.diagram.point('+'), Rule::Freestyle).size(), 5U);
        }
        if (name == "renju-fifths") {
            const std::vector<Point> images = symmetricPoints(grid, drawing.diagram.point('a'));
            EXPECT_EQ(std::count(images.begin(), images.end(), drawing.diagram.point('b')), 0);
        }
    }
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
