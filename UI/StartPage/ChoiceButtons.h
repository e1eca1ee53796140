// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Color.h"
#include "Models/Game/GameSnapshot.h"

#include <QAbstractButton>

#include <optional>

namespace gomoku {

/// A button on paper that shows by its accent whether it is the chosen one of its group.
class PaperButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PaperButton(QWidget* parent = nullptr);

    [[nodiscard]] bool isCompact() const { return m_compact; }
    void setCompact(bool compact);  ///< Makes do with less height.
    [[nodiscard]] const QString& note() const { return m_note; }
    void setNote(const QString& note);  ///< Below the text; screen readers say it too.

protected:
    void paintPaper(QPainter& painter) const;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    bool m_compact = false;
    QString m_note;
};

/// One name in a SegmentBar.
class SegmentButton : public PaperButton
{
    Q_OBJECT

public:
    using PaperButton::PaperButton;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// One colour to play, or, without a colour, whichever chance gives.
class StoneButton : public PaperButton
{
    Q_OBJECT

public:
    explicit StoneButton(std::optional<Color> color, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, 50}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintStones(QPainter& painter, QPointF centre, double radius) const;

    std::optional<Color> m_color;
};

/// A title with a line or two about where it leads.
class LinkCard : public PaperButton
{
    Q_OBJECT

public:
    using PaperButton::PaperButton;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, 44}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintWords(QPainter& painter, int left) const;

private:
    [[nodiscard]] int noteLines(int width) const;  ///< That the note takes: one or two.
};

/// The unfinished game: the part of the board that has stones, and where it stands.
class ContinueButton : public LinkCard
{
    Q_OBJECT

public:
    using LinkCard::LinkCard;

    void setGame(const GameSnapshot& snapshot);
    [[nodiscard]] const GameSnapshot& game() const { return m_snapshot; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    GameSnapshot m_snapshot;
};

}  // namespace gomoku
