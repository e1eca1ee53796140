// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Help/RuleDrawing.h"

#include <QFile>
#include <QPainter>

namespace gomoku {

namespace {

/// "# renju" and "# wins" say something about the whole drawing; a row of veiled points is "# # #".
bool isDrawingHeader(const QString& line)
{
    return line.size() > 2 && line.startsWith(QLatin1String("# ")) && line.at(2).isLetter();
}

void addDigit(BoardPicture& picture, Point point, int number)
{
    picture.grid.set(point, number % 2 == 1 ? Cell::Black : Cell::White);
    const auto count = static_cast<std::size_t>(number);
    if (picture.numbered.size() < count)
        picture.numbered.resize(count);
    picture.numbered[count - 1] = point;
}

void addDrawnMark(BoardPicture& picture, Point point, QChar sign)
{
    switch (sign.unicode()) {
    case u'!':
        return picture.forbidden.push_back(point);
    case u'#':
        return picture.veiled.push_back(point);
    case u'*':
    case u'=':
        return picture.threats.push_back(point);
    case u'+':
    case u'?':
        picture.hint = point;
        return;
    default:
        if (sign >= u'a' && sign <= u'e')
            picture.marks.push_back(
                {point, BoardMark::Kind::Label, QString(sign.toUpper()).toStdString()});
    }
}

void addSign(BoardPicture& picture, Point point, QChar sign, bool wins)
{
    const QChar stone = sign.toUpper();
    if (sign.isDigit())
        return addDigit(picture, point, sign.digitValue());
    if (stone != u'X' && stone != u'O')
        return addDrawnMark(picture, point, sign);
    picture.grid.set(point, stone == u'X' ? Cell::Black : Cell::White);
    if (wins && sign.isLower())
        picture.winningRow.push_back(point);
}

}  // namespace

BoardPicture readRuleDrawing(const QString& text)
{
    QStringList rows = text.split(u'\n', Qt::SkipEmptyParts);
    const QString header
        = !rows.isEmpty() && isDrawingHeader(rows.first()) ? rows.takeFirst() : QString();
    const bool wins = header.contains(QLatin1String("wins"));
    const int size = static_cast<int>(rows.size());
    BoardPicture picture;
    picture.grid = Grid(size);
    for (int line = 0; line < size; ++line) {
        const QStringList signs = rows[line].split(u' ', Qt::SkipEmptyParts);
        for (int column = 0; column < std::min<int>(size, static_cast<int>(signs.size())); ++column)
            addSign(picture, Point::at(column, size - 1 - line), signs[column].front(), wins);
    }
    return picture;
}

BoardPicture ruleDrawing(const QString& name)
{
    QFile file(QStringLiteral(":/rules/%1.txt").arg(name));
    if (file.open(QIODevice::ReadOnly))
        return readRuleDrawing(QString::fromUtf8(file.readAll()));
    BoardPicture empty;
    empty.grid = Grid(kDefaultBoardSize);
    return empty;
}

QImage paintRuleDrawing(const BoardPicture& picture, const BoardTheme& theme, int pixels,
                        double devicePixelRatio)
{
    QImage image(QSize(pixels, pixels) * devicePixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    BoardPainter board(theme,
                       BoardGeometry(picture.grid.size(), QRectF(0, 0, pixels, pixels), true,
                                     1.0 / devicePixelRatio));
    board.prepareStones(devicePixelRatio);
    board.prepareWood(devicePixelRatio);
    board.paint(painter, picture);
    return image;
}

}  // namespace gomoku
