// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/BoardWidget.h"

#include "UI/Speech/Announcement.h"
#include "UI/Style/DesktopPreferences.h"
#include "UI/Style/Palette.h"
#include "UI/Text/Game/MessageText.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace gomoku {

namespace {

constexpr int kWheelStep = 120;  ///< One notch of a wheel, as Qt counts.
constexpr int kAllMoves = kMaxBoardSize * kMaxBoardSize;

bool isLabelled(const GameSnapshot& snapshot, Point point)
{
    return std::any_of(snapshot.marks.begin(), snapshot.marks.end(), [&](const BoardMark& mark) {
        return mark.kind == BoardMark::Kind::Label && mark.point == point;
    });
}

/// Where the lines of the record continue, for somebody who looks back or can choose a line.
std::vector<Point> continuationsOf(const GameSnapshot& snapshot)
{
    if (!snapshot.isLookingBack() && snapshot.variations.size() < 2)
        return {};
    std::vector<Point> points = snapshot.variations;
    std::erase_if(points,
                  [&](Point point) { return point.isNone() || isLabelled(snapshot, point); });
    return points;
}

/// Opposite corners of a square of five lines that has the point in it, but not always in its
/// middle: that would be the move and not the area.
std::vector<Point> areaAround(Point point, int size)
{
    constexpr int kAreaSide = 5;
    const auto start = [size](int at, int turn) {
        const int before = 1 + (at + turn) % (kAreaSide - 2);
        return std::clamp(at - before, 0, size - kAreaSide);
    };
    const int column = start(point.column(), point.row());
    const int row = start(point.row(), 2 * point.column());
    return {Point::at(column, row), Point::at(column + kAreaSide - 1, row + kAreaSide - 1)};
}

}  // namespace

BoardWidget::BoardWidget(QWidget* parent)
    : QWidget(parent),
      m_cursor(centreOf(kDefaultBoardSize)),
      m_motion(this)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board"));
}

BoardGeometry BoardWidget::geometryNow() const
{
    return {m_snapshot.grid.size(), rect(), m_options.coordinates, 1.0 / devicePixelRatioF()};
}

Point BoardWidget::ghost() const
{
    if (m_hovered.isNone() || m_isMarking || !m_snapshot.humanToMove() || m_snapshot.paused
        || m_snapshot.grid.at(m_hovered) != Cell::Empty || (hasTag(m_hovered) && !m_line.empty())
        || m_hovered == betterMove())
        return {};
    return !m_snapshot.opening || m_snapshot.opening->allows(m_hovered) ? m_hovered : Point();
}

int BoardWidget::cellIndexOf(Point point) const
{
    const int size = m_snapshot.grid.size();
    return (size - 1 - point.row()) * size + point.column();
}

Point BoardWidget::pointOfCell(int index) const
{
    const int size = m_snapshot.grid.size();
    return Point::at(index % size, size - 1 - index / size);
}

QString BoardWidget::cellText(Point point) const
{
    QString cell = MessageText::cell(point, m_snapshot.grid.at(point), moveNumberAt(point));
    const std::vector<Point>& fouls = m_snapshot.forbidden;
    if (m_options.forbidden && std::find(fouls.begin(), fouls.end(), point) != fouls.end())
        cell = tr("%1, forbidden").arg(cell);
    const auto tag = std::find_if(m_tags.begin(), m_tags.end(),
                                  [point](const BoardTag& each) { return each.point == point; });
    if (tag == m_tags.end() && point != betterMove())
        return cell;
    const BoardTag& read = tag == m_tags.end() ? m_verdict.better : *tag;
    return tr("%1, Black's winning chance %2 percent").arg(cell, read.text);
}

QString BoardWidget::toldAt(Point point) const
{
    return point == m_reader ? m_told : QString();
}

void BoardWidget::setOptions(const BoardOptions& options)
{
    if (m_options == options)
        return;
    m_options = options;
    m_painter.reset();
    update();
}

void BoardWidget::showSnapshot(const GameSnapshot& snapshot)
{
    const bool newGame = snapshot.game != m_snapshot.game;
    const bool newPosition
        = newGame || snapshot.grid != m_snapshot.grid || snapshot.opening != m_snapshot.opening;
    if (snapshot.grid.size() != m_snapshot.grid.size()) {
        m_painter.reset();
        m_cursor = centreOf(snapshot.grid.size());
        m_hovered = {};
    }
    if (newPosition) {
        m_hint = {};
        m_hintArea.clear();
        m_line.clear();
        m_tags.clear();
        m_instead = 0;
        m_verdict = {};
        m_foulLines.clear();
        m_told.clear();
    }
    animate(snapshot);
    const bool moved = isOneMoveFurther(snapshot);
    m_snapshot = snapshot;
    if (moved)
        announceNewest();
    else if (newPosition)
        describeNewest();
    update();
    emit numbersChanged();
}

void BoardWidget::showHint(Point point)
{
    m_hint = point;
    m_hintArea.clear();
    update();
}

void BoardWidget::showHintArea(Point point)
{
    m_hint = {};
    m_hintArea = areaAround(point, m_snapshot.grid.size());
    update();
}

void BoardWidget::showLine(const std::vector<Point>& line, Color first)
{
    m_line = line;
    m_lineColor = first;
    m_instead = 0;
    update();
}

void BoardWidget::showInstead(const std::vector<Point>& line, int moves)
{
    m_line = line;
    m_instead = line.empty() ? 0 : std::min(moves, m_snapshot.shown);
    update();
}

void BoardWidget::showVerdict(const ShownVerdict& verdict)
{
    m_verdict = verdict;
    update();
    emit numbersChanged();
}

void BoardWidget::showTags(const std::vector<BoardTag>& tags)
{
    if (tags == m_tags)
        return;
    m_tags = tags;
    update();
    emit numbersChanged();
}

/// Tags are about the next move. Beside them a better last one would be taken for one of those.
Point BoardWidget::betterMove() const
{
    return m_tags.empty() ? m_verdict.better.point : Point();
}

bool BoardWidget::hasTag(Point point) const
{
    return std::any_of(m_tags.begin(), m_tags.end(),
                       [point](const BoardTag& tag) { return tag.point == point; });
}

void BoardWidget::showThreats(const std::vector<Point>& points)
{
    m_threats = points;
    update();
}

void BoardWidget::showVeiled(const std::vector<Point>& points)
{
    m_veiled = points;
    update();
}

void BoardWidget::showFoulLines(const std::vector<std::vector<Point>>& lines)
{
    if (lines == m_foulLines && !m_linesAreAllowed)
        return;
    m_foulLines = lines;
    m_linesAreAllowed = false;
    update();
}

void BoardWidget::showAllowedLines(const std::vector<std::vector<Point>>& lines)
{
    m_foulLines = lines;
    m_linesAreAllowed = true;
    update();
}

void BoardWidget::setReturnPlays(bool plays)
{
    m_returnPlays = plays;
}

void BoardWidget::setMarking(bool marking)
{
    m_isMarking = marking;
    marking ? setCursor(Qt::CrossCursor) : unsetCursor();
    update();
}

void BoardWidget::choose(Point point)
{
    if (point.isOn(m_snapshot.grid.size()))
        emit pointChosen(point);
    else
        emit missed();
}

bool BoardWidget::event(QEvent* event)
{
    if (event->type() != SpokenEvent::kind())
        return QWidget::event(event);
    tell(static_cast<SpokenEvent*>(event)->text());
    return true;
}

void BoardWidget::paintEvent(QPaintEvent*)
{
    if (!m_painter)
        prepare();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_surface);
    const BoardPicture shown = picture();
    m_painter->paintStones(painter, shown);
    m_painter->paintMarks(painter, shown);
    paintOverlay(painter, themeNow(), geometryNow(), overlay());
}

void BoardWidget::resizeEvent(QResizeEvent*)
{
    m_painter.reset();
}

void BoardWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_painter.reset();
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
        describeNewest();
    }
    QWidget::changeEvent(event);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event)
{
    showCursor(false);
    setHovered(geometryNow().pointAt(event->position()));
}

void BoardWidget::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    showCursor(false);
    const Point point = geometryNow().pointAt(event->position());
    if (!point.isNone())
        m_cursor = point;
    choose(point);
}

void BoardWidget::wheelEvent(QWheelEvent* event)
{
    m_wheelTurned += event->angleDelta().y();
    const int steps = m_wheelTurned / kWheelStep;
    m_wheelTurned -= steps * kWheelStep;
    // Turning away from oneself goes back, as in a document.
    if (steps != 0 && hasTag(m_hovered))
        emit tagStepped(-steps);
    else if (steps != 0)
        emit steppedThrough(-steps);
    event->accept();
}

void BoardWidget::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (type(event))
        return;
    endTyping();
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor(-1, 0);
    case Qt::Key_Right:
        return moveCursor(1, 0);
    case Qt::Key_Up:
        return moveCursor(0, 1);
    case Qt::Key_Down:
        return moveCursor(0, -1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_returnPlays)
            return QWidget::keyPressEvent(event);
        [[fallthrough]];
    case Qt::Key_Space:
    case Qt::Key_Select:
        showCursor(true);
        return choose(m_cursor);
    case Qt::Key_PageUp:
        emit steppedThrough(-1);
        return;
    case Qt::Key_PageDown:
        emit steppedThrough(1);
        return;
    case Qt::Key_Home:
        emit steppedThrough(-kAllMoves);
        return;
    case Qt::Key_End:
        emit steppedThrough(kAllMoves);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void BoardWidget::focusInEvent(QFocusEvent* event)
{
    const bool byKeyboard
        = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    showCursor(m_cursorShown || byKeyboard);
    m_reader = {};  // It is on the board as a whole.
}

void BoardWidget::focusOutEvent(QFocusEvent*)
{
    endTyping();
    showCursor(false);
}

void BoardWidget::leaveEvent(QEvent*)
{
    setHovered({});
}

BoardPicture BoardWidget::picture() const
{
    BoardPicture picture;
    picture.grid = m_snapshot.grid;
    const auto shown = static_cast<std::size_t>(m_snapshot.shown);
    if (m_options.numbers)
        for (std::size_t index = 0; index < shown; ++index)
            picture.numbered.push_back(m_snapshot.moves[index].point);
    picture.newest = m_options.newestMark ? m_snapshot.lastMove() : Point();
    picture.newestOpacity = m_motion.marked();
    picture.falling = m_snapshot.lastMove();
    picture.fallen = m_motion.fallen();
    picture.winningRow = m_snapshot.outcome.row;
    picture.winningRowShown = m_motion.rowShown();
    picture.ghost = ghost();
    picture.ghostColor = m_snapshot.sideToMove;
    picture.cursor = m_cursorShown && hasFocus() ? m_cursor : Point();
    picture.hint = m_hint;
    picture.hintIsOnOffer = isOnOffer(m_hint);
    if (m_options.forbidden)
        picture.forbidden = m_snapshot.forbidden;
    if (m_options.threats)
        picture.threats = m_threats;
    picture.veiled = m_veiled;
    picture.line = m_line;
    picture.lineColor = m_lineColor;
    picture.marks = m_snapshot.marks;
    if (m_instead > 0)
        takeAway(m_instead, picture);
    return picture;
}

void BoardWidget::takeAway(int moves, BoardPicture& picture) const
{
    const auto first = static_cast<std::size_t>(m_snapshot.shown - moves);
    for (int i = m_snapshot.shown - moves; i < m_snapshot.shown; ++i)
        if (const Point point = m_snapshot.moves[static_cast<std::size_t>(i)].point;
            !point.isNone())
            picture.grid.set(point, Cell::Empty);
    picture.lineColor = m_snapshot.moves[first].color;
    picture.ghost = {};
    picture.newest = {};
    picture.hint = {};
    picture.winningRow.clear();
    picture.forbidden.clear();
    picture.threats.clear();
    picture.marks.clear();
    if (picture.numbered.size() > first)
        picture.numbered.resize(first);
}

bool BoardWidget::isOnOffer(Point point) const
{
    const auto& opening = m_snapshot.opening;
    return opening
        && std::find(opening->offered.begin(), opening->offered.end(), point)
        != opening->offered.end();
}

int BoardWidget::moveNumberAt(Point point) const
{
    for (int index = m_snapshot.shown; index > 0; --index)
        if (m_snapshot.moves[static_cast<std::size_t>(index - 1)].point == point)
            return index;
    return 0;
}

bool BoardWidget::isOneMoveFurther(const GameSnapshot& next) const
{
    return next.game == m_snapshot.game && next.shown == m_snapshot.shown + 1
        && next.grid.size() == m_snapshot.grid.size() && !next.lastMove().isNone();
}

BoardOverlay BoardWidget::overlay() const
{
    BoardOverlay overlay{
        .lines = m_foulLines, .linesAreAllowed = m_linesAreAllowed, .mover = m_snapshot.sideToMove};
    if (m_instead == 0) {
        overlay.continuations = continuationsOf(m_snapshot);
        overlay.verdict = m_verdict;
        if (betterMove().isNone())
            overlay.verdict.better = {};
    }
    if (m_snapshot.opening && !m_snapshot.isLookingBack()) {
        overlay.offered = m_snapshot.opening->offered;
        overlay.mirrored = m_snapshot.opening->mirrored;
    }
    overlay.area = m_hintArea;
    overlay.tags = m_tags;
    overlay.tagsAreFaint = !m_line.empty();
    std::erase_if(overlay.tags, [this](const BoardTag& tag) {
        return std::find(m_line.begin(), m_line.end(), tag.point) != m_line.end();
    });
    return overlay;
}

BoardTheme BoardWidget::themeNow() const
{
    const BoardTheme theme = boardTheme(m_options.theme);
    return appearanceOf(palette()) == Appearance::Dark ? dimmed(theme) : theme;
}

void BoardWidget::prepare()
{
    const double ratio = devicePixelRatioF();
    m_painter.emplace(themeNow(), geometryNow());
    m_painter->prepareStones(ratio);
    m_painter->prepareWood(ratio);

    m_surface = QPixmap((QSizeF(size()) * ratio).toSize());
    m_surface.setDevicePixelRatio(ratio);
    m_surface.fill(Qt::transparent);
    QPainter painter(&m_surface);
    painter.setFont(font());
    m_painter->paintSurface(painter);
}

void BoardWidget::animate(const GameSnapshot& next)
{
    if (!m_options.animated || !isVisible() || systemWantsLessMotion())
        return;
    if (isOneMoveFurther(next))
        m_motion.startMove();
    if (!next.outcome.row.empty() && m_snapshot.outcome.row.empty())
        m_motion.startRow();
}

void BoardWidget::describeNewest()
{
    const Point newest = m_snapshot.lastMove();
    setAccessibleDescription(newest.isNone() ? QString()
                                             : tr("Last move: %1").arg(cellText(newest)));
}

void BoardWidget::announceNewest()
{
    describeNewest();
    announceCell(m_snapshot.lastMove(), hasFocus());
}

void BoardWidget::announceCell(Point point, bool focus)
{
    if (focus)
        m_reader = point;
    if (!QAccessible::isActive())
        return;
    const auto send = [&](QAccessible::Event kind) {
        QAccessibleEvent event(this, kind);
        event.setChild(cellIndexOf(point));
        QAccessible::updateAccessibility(&event);
    };
    send(QAccessible::NameChanged);
    send(focus ? QAccessible::Focus : QAccessible::Alert);
}

/// Readers say what becomes of the description of the cell they stand on.
void BoardWidget::tell(const QString& text)
{
    if (m_reader.isNone())
        announceCell(m_cursor, true);
    // They do not repeat what they have just read: a space without width makes it another text.
    m_told = text == m_told ? text + QChar(0x200B) : text;
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    event.setChild(cellIndexOf(m_reader));
    QAccessible::updateAccessibility(&event);
}

void BoardWidget::setHovered(Point point)
{
    if (point == m_hovered)
        return;
    updatePoint(m_hovered);
    m_hovered = point;
    updatePoint(m_hovered);
    emit hovered(point);
}

void BoardWidget::moveCursor(int columns, int rows)
{
    // The first key shows where the cursor is; from then on keys move it.
    const int last = m_snapshot.grid.size() - 1;
    putCursor(m_cursorShown ? Point::at(std::clamp(m_cursor.column() + columns, 0, last),
                                        std::clamp(m_cursor.row() + rows, 0, last))
                            : m_cursor);
}

void BoardWidget::putCursor(Point point)
{
    m_cursor = point;
    m_told.clear();
    setHovered({});
    showCursor(true);
    announceCell(m_cursor, true);
    emit hovered(m_cursor);
    update();
}

/// A letter and figures steer the cursor to that point, where Enter plays as always.
bool BoardWidget::type(QKeyEvent* event)
{
    const QString text = event->text();
    const bool correction = event->key() == Qt::Key_Backspace && !m_typed.isEmpty();
    if (!correction && (text.size() != 1 || !text.front().isLetterOrNumber()))
        return false;
    if (correction) {
        m_typed.removeLast();
    } else if (!m_typed.take(text.front(), m_snapshot.grid.size())) {
        emit typed(m_typed.text() + text.toUpper(), false);
        m_typed.clear();
        return true;
    }
    if (const Point point = m_typed.point(); !point.isNone())
        putCursor(point);
    emit typed(m_typed.text(), true);
    return true;
}

/// What was said of the point that was typed is over too.
void BoardWidget::endTyping()
{
    if (m_typed.isEmpty())
        return;
    m_typed.clear();
    emit typed({}, true);
}

void BoardWidget::showCursor(bool shown)
{
    if (m_cursorShown == shown)
        return;
    m_cursorShown = shown;
    update();
}

void BoardWidget::updatePoint(Point point)
{
    if (point.isNone())
        return;
    const BoardGeometry geometry = geometryNow();
    const double more = geometry.spacing() / 4;
    update(geometry.cellOf(point).adjusted(-more, -more, more, more).toAlignedRect());
}

}  // namespace gomoku
