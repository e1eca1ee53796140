// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"
#include "UI/Board/BoardGeometry.h"
#include "UI/Board/BoardMotion.h"
#include "UI/Board/BoardOptions.h"
#include "UI/Board/BoardOverlay.h"
#include "UI/Board/BoardPainter.h"
#include "UI/Board/BoardTheme.h"
#include "UI/Board/TypedPoint.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace gomoku {

/// Shows a snapshot of the game and tells which point the player chose, by mouse or by keyboard.
/// It decides nothing: what a choice leads to comes back as the next snapshot.
class BoardWidget : public QWidget
{
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);

    [[nodiscard]] const GameSnapshot& snapshot() const { return m_snapshot; }
    [[nodiscard]] BoardGeometry geometryNow() const;
    [[nodiscard]] const BoardOptions& options() const { return m_options; }
    [[nodiscard]] Point keyCursor() const { return m_cursor; }
    [[nodiscard]] Point ghost() const;  ///< None where no stone of a human would fall.
    [[nodiscard]] Point hint() const { return m_hint; }
    [[nodiscard]] const std::vector<Point>& line() const { return m_line; }
    [[nodiscard]] const std::vector<BoardTag>& tags() const { return m_tags; }
    [[nodiscard]] bool hasTag(Point point) const;
    /// The move that a review prefers to the newest one, if it is seen; else none.
    [[nodiscard]] Point betterMove() const;
    [[nodiscard]] bool hasNumbers() const { return !m_tags.empty() || !betterMove().isNone(); }
    [[nodiscard]] const std::vector<Point>& hintArea() const { return m_hintArea; }
    [[nodiscard]] const std::vector<std::vector<Point>>& foulLines() const { return m_foulLines; }
    [[nodiscard]] const ShownVerdict& verdict() const { return m_verdict; }
    [[nodiscard]] BoardPicture picture() const;  ///< All that is to be seen.
    // To screen readers the points are cells, counted along the rows, the uppermost first.
    [[nodiscard]] int cellIndexOf(Point point) const;
    [[nodiscard]] Point pointOfCell(int index) const;
    [[nodiscard]] QString cellText(Point point) const;
    /// What was last said to a reader who stands there; see SpokenEvent.
    [[nodiscard]] QString toldAt(Point point) const;

    [[nodiscard]] QSize sizeHint() const override { return {640, 640}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 160}; }

public slots:
    void setOptions(const gomoku::BoardOptions& options);
    void showSnapshot(const gomoku::GameSnapshot& snapshot);
    void showHint(gomoku::Point point);  ///< Until the position changes; none takes it away.
    /// Moves from the position shown, that colour's first; or none.
    void showLine(const std::vector<gomoku::Point>& line, gomoku::Color first);
    /// What moves are worth, until the position changes. The wheel over one of them steps through
    /// its line.
    void showTags(const std::vector<gomoku::BoardTag>& tags);
    void showHintArea(gomoku::Point point);  ///< Somewhere there; like showHint().
    /// Like showLine(), but in place of so many of the newest moves, which are not seen meanwhile.
    void showInstead(const std::vector<gomoku::Point>& line, int moves);
    /// What a review says about the newest move, until the position changes.
    void showVerdict(const gomoku::ShownVerdict& verdict);
    void showThreats(const std::vector<gomoku::Point>& points);
    void showVeiled(const std::vector<gomoku::Point>& points);
    /// Until the position changes; each line by its stones.
    void showFoulLines(const std::vector<std::vector<gomoku::Point>>& lines);
    /// The same for lines that make no foul, in the colour of what is good.
    void showAllowedLines(const std::vector<std::vector<gomoku::Point>>& lines);
    void setReturnPlays(bool plays);  ///< Else Return is left to whoever holds the board.
    void setMarking(bool marking);  ///< A click marks a point: no stone is offered there.
    void choose(gomoku::Point point);  ///< As if the player had clicked it.

signals:
    void pointChosen(gomoku::Point point);
    void missed();  ///< A click too far from every point.
    void hovered(gomoku::Point point);  ///< None when the pointer has left the points.
    void steppedThrough(int moves);  ///< The wheel: forward if positive.
    void numbersChanged();  ///< hasNumbers() may be another one.
    void tagStepped(int moves);  ///< Likewise, with the pointer on a tag.
    /// The beginning of a point, or no such point; empty when the typing is over.
    void typed(const QString& text, bool known);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void takeAway(int moves, BoardPicture& picture) const;
    [[nodiscard]] BoardOverlay overlay() const;
    [[nodiscard]] BoardTheme themeNow() const;
    [[nodiscard]] bool isOnOffer(Point point) const;
    [[nodiscard]] int moveNumberAt(Point point) const;
    [[nodiscard]] bool isOneMoveFurther(const GameSnapshot& next) const;
    void prepare();
    void animate(const GameSnapshot& next);
    void describeNewest();  ///< For screen readers.
    void announceNewest();
    /// Has the cell read aloud; with `focus` it becomes what the reader stands on.
    void announceCell(Point point, bool focus);
    void tell(const QString& text);  ///< To a reader who stands on a cell.
    void setHovered(Point point);
    void moveCursor(int columns, int rows);
    void putCursor(Point point);
    bool type(QKeyEvent* event);
    void endTyping();
    void showCursor(bool shown);
    void updatePoint(Point point);

    GameSnapshot m_snapshot;
    BoardOptions m_options;
    std::vector<Point> m_line;
    Color m_lineColor = Color::Black;
    std::vector<BoardTag> m_tags;
    std::vector<Point> m_hintArea;  ///< As BoardOverlay has it.
    int m_instead = 0;  ///< So many of the newest moves give way to the line.
    ShownVerdict m_verdict;
    std::vector<Point> m_threats;
    std::vector<Point> m_veiled;
    std::vector<std::vector<Point>> m_foulLines;
    bool m_linesAreAllowed = false;
    Point m_hovered;
    Point m_hint;
    Point m_cursor;
    bool m_cursorShown = false;
    Point m_reader;  ///< The cell that a screen reader stands on, as far as we know.
    QString m_told;
    bool m_isMarking = false;
    bool m_returnPlays = true;
    TypedPoint m_typed;
    int m_wheelTurned = 0;  ///< Eighths of a degree not yet made into steps.

    // Rebuilt when the size, the theme or the pixel ratio changes; everything else is drawn anew.
    std::optional<BoardPainter> m_painter;
    QPixmap m_surface;

    BoardMotion m_motion;
};

}  // namespace gomoku
