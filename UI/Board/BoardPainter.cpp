// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Board/BoardPainter.h"

#include "UI/Board/MarkPainter.h"
#include "UI/Board/WoodTexture.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>

namespace gomoku {

namespace {

constexpr double kCornerRadius = 10.0;
constexpr double kGhostOpacity = 0.5;
constexpr double kLineOpacity = 0.75;
/// The shadow's size against the stone's, and its way to the lower right.
constexpr double kShadowRadius = 1.14;
constexpr double kShadowOffset = 0.10;

QRectF circle(QPointF centre, double radius)
{
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

QColor faded(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(color.alphaF() * opacity));
    return color;
}

bool hasMark(const BoardPicture& picture, Point point, std::optional<BoardMark::Kind> kind = {})
{
    return std::any_of(picture.marks.begin(), picture.marks.end(), [&](const BoardMark& mark) {
        return mark.point == point && mark.kind == kind.value_or(mark.kind);
    });
}

/// Pixel sizes, so that a board looks the same on a screen, in a picture and in a document.
QFont fontOf(const QPainter& painter, double pixels, QFont::Weight weight)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

double cornerOf(const QRectF& wood)
{
    return std::min(kCornerRadius, wood.width() / 40);
}

/// A fixed seed: the same board looks the same in every window and picture.
class Chance
{
public:
    double between(double least, double most)
    {
        return least + (most - least) * static_cast<double>(m_random() % 10000) / 10000.0;
    }

private:
    std::minstd_rand m_random{20260};
};

void paintShadow(QPainter& painter, const QColor& color, QPointF centre, double radius)
{
    const QPointF below = centre + QPointF(kShadowOffset * 0.6, kShadowOffset) * radius;
    QRadialGradient shadow(below, kShadowRadius * radius);
    shadow.setColorAt(0.0, color);
    shadow.setColorAt(0.80, color);
    shadow.setColorAt(0.90, faded(color, 0.45));
    shadow.setColorAt(1.0, faded(color, 0.0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    painter.drawEllipse(circle(below, kShadowRadius * radius));
}

void paintBall(QPainter& painter, const StoneColors& colors, QPointF centre, double radius)
{
    const QPointF light = centre - QPointF(0.34, 0.38) * radius;
    QRadialGradient ball(centre, 1.02 * radius, light);
    ball.setColorAt(0.0, colors.highlight);
    ball.setColorAt(0.55, colors.body);
    ball.setColorAt(1.0, colors.rim);
    painter.setPen(colors.outline.isValid() ? QPen(colors.outline, std::max(1.0, radius / 14))
                                            : QPen(Qt::NoPen));
    painter.setBrush(ball);
    painter.drawEllipse(circle(centre, radius));
}

/// One line of the grain, from the upper edge to the lower, swaying a little.
QPainterPath grainLine(double x, double top, double bottom, double swing, double phase)
{
    constexpr int kPieces = 6;
    const auto sway = [&](double at) { return x + swing * std::sin(phase + 4.0 * at); };
    QPainterPath path(QPointF(sway(0), top));
    for (int piece = 1; piece <= kPieces; ++piece) {
        const double at = static_cast<double>(piece) / kPieces;
        const double before = at - 0.5 / kPieces;
        path.quadTo(sway(before), top + before * (bottom - top), sway(at),
                    top + at * (bottom - top));
    }
    return path;
}

/// How far a rounded corner cuts into the edge, `away` from the side.
double cutAt(double away, double corner)
{
    const double rest = std::max(0.0, corner - away);
    return corner - std::sqrt(corner * corner - rest * rest);
}

}  // namespace

BoardPainter::BoardPainter(const BoardTheme& theme, const BoardGeometry& geometry)
    : m_theme(theme),
      m_geometry(geometry)
{ }

void BoardPainter::paint(QPainter& painter, const BoardPicture& picture) const
{
    paintSurface(painter);
    paintStones(painter, picture);
    paintMarks(painter, picture);
}

void BoardPainter::paintSurface(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintWood(painter);
    paintLines(painter);
    if (m_geometry.hasCoordinates())
        paintLabels(painter);
    painter.restore();
}

void BoardPainter::paintStones(QPainter& painter, const BoardPicture& picture) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!picture.veiled.empty())
        paintVeil(painter, picture);
    paintGlow(painter, picture);
    picture.grid.forEachPoint([&](Point point) {
        const Cell cell = picture.grid.at(point);
        if (cell == Cell::Empty)
            return;
        const Color color = cell == Cell::Black ? Color::Black : Color::White;
        if (point == picture.falling && picture.fallen < 1.0)
            paintFalling(painter, color, picture);
        else
            paintStoneAt(painter, color, point);
    });
    painter.restore();
}

void BoardPainter::paintMarks(QPainter& painter, const BoardPicture& picture) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Point point : picture.threats)
        paintThreat(painter, point);
    for (const Point point : picture.forbidden)
        paintForbidden(painter, point);
    if (!picture.ghost.isNone())
        paintGhost(painter, picture);
    paintNumbers(painter, picture);
    paintNewest(painter, picture);
    if (picture.winningRow.size() > 1)
        paintWinningLine(painter, picture);
    paintBoardMarks(painter, m_theme, m_geometry, picture.grid, picture.marks);
    paintLine(painter, picture);
    if (!picture.hint.isNone())
        paintHint(painter, picture);
    if (!picture.cursor.isNone())
        paintCursor(painter, picture.cursor);
    painter.restore();
}

void BoardPainter::prepareStones(double devicePixelRatio)
{
    const double side = std::ceil(1.3 * m_geometry.spacing());
    for (const Color color : kColors) {
        QPixmap stone(QSizeF(side * devicePixelRatio, side * devicePixelRatio).toSize());
        stone.setDevicePixelRatio(devicePixelRatio);
        stone.fill(Qt::transparent);
        QPainter painter(&stone);
        painter.setRenderHint(QPainter::Antialiasing);
        const QSizeF size = stone.deviceIndependentSize();
        paintStone(painter, m_theme, color, QPointF(size.width() / 2, size.height() / 2),
                   m_geometry.stoneRadius());
        m_readyStones[color] = stone;
    }
}

void BoardPainter::paintStone(QPainter& painter, const BoardTheme& theme, Color color,
                              QPointF centre, double radius)
{
    if (theme.shadow.isValid())
        paintShadow(painter, theme.shadow, centre, radius);
    paintBall(painter, theme.stones[color], centre, radius);
}

void BoardPainter::prepareWood(double devicePixelRatio)
{
    if (!m_theme.grain.isValid())
        return;
    const QSize pixels = (m_geometry.wood().size() * devicePixelRatio).toSize();
    m_readyWood = QPixmap::fromImage(woodTexture(m_theme, pixels));
    m_readyWood.setDevicePixelRatio(devicePixelRatio);
}

void BoardPainter::paintWood(QPainter& painter) const
{
    const QRectF& wood = m_geometry.wood();
    QLinearGradient light(wood.topLeft(), wood.bottomRight());
    light.setColorAt(0.0, m_theme.woodLight);
    light.setColorAt(1.0, m_theme.woodDark);
    const double corner = cornerOf(wood);
    QBrush plank(light);
    if (!m_readyWood.isNull()) {
        plank = QBrush(m_readyWood);
        plank.setTransform(QTransform::fromTranslate(wood.left(), wood.top()));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(plank);
    painter.drawRoundedRect(wood, corner, corner);
    if (!m_theme.grain.isValid())
        return;
    if (m_readyWood.isNull()) {
        paintBroadGrain(painter);
        paintFineGrain(painter);
    }
    paintEdges(painter);
}

/// Light and dark bands as wide as a hand, where the years of the tree were good and bad.
void BoardPainter::paintBroadGrain(QPainter& painter) const
{
    constexpr int kBands = 28;
    const QRectF& wood = m_geometry.wood();
    Chance chance;
    QLinearGradient bands(wood.topLeft(), wood.topRight());
    for (int band = 0; band <= kBands; ++band)
        bands.setColorAt(static_cast<double>(band) / kBands,
                         faded(m_theme.grain, chance.between(0.0, 1.3)));
    const double corner = cornerOf(wood);
    painter.setPen(Qt::NoPen);
    painter.setBrush(bands);
    painter.drawRoundedRect(wood, corner, corner);
}

void BoardPainter::paintFineGrain(QPainter& painter) const
{
    const QRectF& wood = m_geometry.wood();
    const double corner = cornerOf(wood);
    Chance chance;
    painter.setBrush(Qt::NoBrush);
    for (double at = 0.004; at < 0.996; at += chance.between(0.003, 0.012)) {
        const double x = wood.left() + at * wood.width();
        const double cut = cutAt(std::min(x - wood.left(), wood.right() - x), corner);
        painter.setPen(QPen(faded(m_theme.grain, chance.between(0.2, 0.9)),
                            chance.between(0.5, 1.6), Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(grainLine(x, wood.top() + cut, wood.bottom() - cut,
                                   wood.width() * chance.between(0.0003, 0.0014),
                                   chance.between(0.0, 6.0)));
    }
}

/// Light falls on the upper edge; the lower one shows how thick the board is.
void BoardPainter::paintEdges(QPainter& painter) const
{
    const QRectF& wood = m_geometry.wood();
    const double corner = cornerOf(wood);
    const double light = std::clamp(wood.height() / 350, 0.6, 2.5);
    const double dark = std::clamp(wood.height() / 160, 1.0, 5.0);
    QPainterPath whole;
    whole.addRoundedRect(wood, corner, corner);
    painter.setPen(Qt::NoPen);
    painter.fillPath(whole.subtracted(whole.translated(0, -dark)), QColor(0x4A, 0x26, 0x08, 80));
    painter.fillPath(whole.subtracted(whole.translated(0, light)), QColor(255, 255, 255, 120));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 46), light));
    const double inset = light / 2;
    painter.drawRoundedRect(wood.adjusted(inset, inset, -inset, -inset), corner - inset,
                            corner - inset);
}

void BoardPainter::paintLines(QPainter& painter) const
{
    const QRectF lines = m_geometry.lines();
    const double thin = std::clamp(m_geometry.spacing() / 40, 0.5, 1.5);
    painter.setPen(QPen(m_theme.line, thin < 1.0 ? thin : 1.0));
    for (int index = 1; index + 1 < m_geometry.boardSize(); ++index) {
        const double along = index * m_geometry.spacing();
        painter.drawLine(lines.topLeft() + QPointF(along, 0),
                         lines.bottomLeft() + QPointF(along, 0));
        painter.drawLine(lines.topLeft() + QPointF(0, along), lines.topRight() + QPointF(0, along));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(m_theme.line, 1.6 * std::min(1.0, thin), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(lines);

    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.line);
    for (const Point point : starPoints(m_geometry.boardSize()))
        painter.drawEllipse(circle(m_geometry.centreOf(point), 0.085 * m_geometry.spacing()));
}

void BoardPainter::paintLabels(QPainter& painter) const
{
    const double spacing = m_geometry.spacing();
    painter.setFont(fontOf(painter, std::clamp(0.27 * spacing, 7.0, 24.0), QFont::Normal));
    painter.setPen(m_theme.label);
    const QRectF lines = m_geometry.lines();
    // Half way between the outermost stones and the edge of the board.
    const double away = 0.5 * (m_geometry.margin() + m_geometry.stoneRadius());
    for (int index = 0; index < m_geometry.boardSize(); ++index) {
        const QRectF box = circle({}, spacing / 2);
        const double along = index * spacing;
        painter.drawText(box.translated(lines.left() + along, lines.bottom() + away),
                         Qt::AlignCenter, QString(QChar(u'A' + index)));
        painter.drawText(box.translated(lines.left() - away, lines.bottom() - along),
                         Qt::AlignCenter, QString::number(index + 1));
    }
}

void BoardPainter::paintStoneAt(QPainter& painter, Color color, Point point) const
{
    const QPixmap& ready = m_readyStones[color];
    const QPointF centre = m_geometry.centreOf(point);
    if (ready.isNull()) {
        paintStone(painter, m_theme, color, centre, m_geometry.stoneRadius());
        return;
    }
    const QSizeF size = ready.deviceIndependentSize();
    painter.drawPixmap(centre - QPointF(size.width() / 2, size.height() / 2), ready);
}

void BoardPainter::paintFalling(QPainter& painter, Color color, const BoardPicture& picture) const
{
    const double height = 1.0 - picture.fallen;
    painter.save();
    painter.setOpacity(0.4 + 0.6 * picture.fallen);
    paintStone(painter, m_theme, color,
               m_geometry.centreOf(picture.falling)
                   - QPointF(0, 0.18 * height * m_geometry.spacing()),
               m_geometry.stoneRadius() * (1.0 + 0.16 * height));
    painter.restore();
}

void BoardPainter::paintNumbers(QPainter& painter, const BoardPicture& picture) const
{
    for (std::size_t index = 0; index < picture.numbered.size(); ++index) {
        const Point point = picture.numbered[index];
        if (point.isNone() || picture.grid.at(point) == Cell::Empty || hasMark(picture, point))
            continue;
        const bool black = picture.grid.at(point) == Cell::Black;
        const QString text = QString::number(index + 1);
        const double size = text.size() < 3 ? 0.40 : 0.32;
        painter.setFont(fontOf(painter, size * m_geometry.spacing(), QFont::DemiBold));
        painter.setPen(point == picture.newest
                           ? m_theme.newest
                           : m_theme.stones[black ? Color::Black : Color::White].number);
        painter.drawText(m_geometry.cellOf(point), Qt::AlignCenter, text);
    }
}

void BoardPainter::paintNewest(QPainter& painter, const BoardPicture& picture) const
{
    // A numbered stone shows that it is the newest by the colour of its number.
    if (picture.newest.isNone() || !picture.numbered.empty())
        return;
    // A sign goes around the ring; a text would be lost behind it.
    if (hasMark(picture, picture.newest, BoardMark::Kind::Label))
        return;
    const double spacing = m_geometry.spacing();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(faded(m_theme.newest, picture.newestOpacity), std::max(1.2, 0.062 * spacing)));
    painter.drawEllipse(circle(m_geometry.centreOf(picture.newest), 0.20 * spacing));
}

/// One pixel for each point, drawn so large that it fades from point to point; the frame stays
/// clear.
void BoardPainter::paintVeil(QPainter& painter, const BoardPicture& picture) const
{
    const int size = m_geometry.boardSize();
    QImage veil(size, size, QImage::Format_ARGB32_Premultiplied);
    veil.fill(Qt::transparent);
    for (const Point point : picture.veiled)
        veil.setPixelColor(point.column(), size - 1 - point.row(), m_theme.veil);
    const double half = m_geometry.spacing() / 2;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setClipRect(m_geometry.lines());
    painter.drawImage(m_geometry.lines().adjusted(-half, -half, half, half), veil);
    painter.restore();
}

void BoardPainter::paintWinningLine(QPainter& painter, const BoardPicture& picture) const
{
    const QPointF first = m_geometry.centreOf(picture.winningRow.front());
    const QPointF last = m_geometry.centreOf(picture.winningRow.back());
    painter.setPen(QPen(m_theme.newest, std::max(2.0, 0.09 * m_geometry.spacing()), Qt::SolidLine,
                        Qt::RoundCap));
    painter.drawLine(first, first + (last - first) * picture.winningRowShown);
}

void BoardPainter::paintGlow(QPainter& painter, const BoardPicture& picture) const
{
    const double count = static_cast<double>(picture.winningRow.size()) * picture.winningRowShown;
    painter.setPen(Qt::NoPen);
    for (std::size_t index = 0; index < picture.winningRow.size(); ++index) {
        const double strength = std::clamp(count - static_cast<double>(index), 0.0, 1.0);
        const QPointF centre = m_geometry.centreOf(picture.winningRow[index]);
        const double radius = 0.80 * m_geometry.spacing();
        QRadialGradient glow(centre, radius);
        glow.setColorAt(0.0, faded(m_theme.glow, strength));
        glow.setColorAt(0.62, faded(m_theme.glow, strength));
        glow.setColorAt(1.0, faded(m_theme.glow, 0.0));
        painter.setBrush(glow);
        painter.drawEllipse(circle(centre, radius));
    }
}

void BoardPainter::paintGhost(QPainter& painter, const BoardPicture& picture) const
{
    painter.save();
    painter.setOpacity(kGhostOpacity);
    paintBall(painter, m_theme.stones[picture.ghostColor], m_geometry.centreOf(picture.ghost),
              m_geometry.stoneRadius());
    painter.restore();
}

void BoardPainter::paintLine(QPainter& painter, const BoardPicture& picture) const
{
    painter.save();
    Color color = picture.lineColor;
    for (std::size_t index = 0; index < picture.line.size(); ++index, color = opponent(color)) {
        const Point point = picture.line[index];
        if (point.isNone() || !picture.grid.contains(point)
            || picture.grid.at(point) != Cell::Empty)
            continue;
        painter.setOpacity(kLineOpacity);
        paintBall(painter, m_theme.stones[color], m_geometry.centreOf(point),
                  m_geometry.stoneRadius());
        painter.setOpacity(1.0);
        painter.setFont(fontOf(painter, 0.38 * m_geometry.spacing(), QFont::DemiBold));
        painter.setPen(m_theme.stones[color].number);
        painter.drawText(m_geometry.cellOf(point), Qt::AlignCenter, QString::number(index + 1));
    }
    painter.restore();
}

void BoardPainter::paintForbidden(QPainter& painter, Point point) const
{
    const QPointF centre = m_geometry.centreOf(point);
    const double arm = 0.17 * m_geometry.spacing();
    painter.setPen(QPen(m_theme.forbidden, std::max(1.2, 0.065 * m_geometry.spacing()),
                        Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
}

void BoardPainter::paintThreat(QPainter& painter, Point point) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(m_theme.threat, 0.85));
    const QPointF centre = m_geometry.centreOf(point);
    const double arm = 0.17 * m_geometry.spacing();
    const QPointF diamond[] = {centre + QPointF(0, -arm), centre + QPointF(arm, 0),
                               centre + QPointF(0, arm), centre + QPointF(-arm, 0)};
    painter.drawConvexPolygon(diamond, 4);
}

void BoardPainter::paintHint(QPainter& painter, const BoardPicture& picture) const
{
    // On the dark stone of an offer it would not be seen.
    const double radius = picture.hintIsOnOffer ? 0.52 : 0.40;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.hint, std::max(1.5, 0.085 * m_geometry.spacing())));
    painter.drawEllipse(circle(m_geometry.centreOf(picture.hint), radius * m_geometry.spacing()));
}

void BoardPainter::paintCursor(QPainter& painter, Point point) const
{
    const QRectF cell = m_geometry.cellOf(point);
    const double arm = 0.24 * cell.width();
    painter.setPen(QPen(m_theme.newest, std::max(1.5, 0.06 * cell.width()), Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    const QPointF right(arm, 0);
    const QPointF down(0, arm);
    const auto corner = [&](QPointF at, QPointF across, QPointF along) {
        const QPointF bend[] = {at + across, at, at + along};
        painter.drawPolyline(bend, 3);
    };
    painter.setBrush(Qt::NoBrush);
    corner(cell.topLeft(), right, down);
    corner(cell.topRight(), -right, down);
    corner(cell.bottomLeft(), right, -down);
    corner(cell.bottomRight(), -right, -down);
}

}  // namespace gomoku
