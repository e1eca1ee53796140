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

protected:
    void paintPaper(QPainter& painter) const;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    bool m_compact = false;
};

/// One colour to play, or, without a colour, whichever chance gives.
class StoneButton : public PaperButton
{
    Q_OBJECT

public:
    explicit StoneButton(std::optional<Color> color, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {96, isCompact() ? 66 : 84}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, 60}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Color> m_color;
};

/// One level: its name, and below it how it plays.
class LevelButton : public PaperButton
{
    Q_OBJECT

public:
    explicit LevelButton(int level, QWidget* parent = nullptr);

    [[nodiscard]] int level() const { return m_level; }
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override { return {260, isCompact() ? 27 : 42}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 27}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintOneLine(QPainter& painter) const;

    int m_level;
    QString m_character;
};

/// The unfinished game: a small board, and where it stands.
class ContinueButton : public PaperButton
{
    Q_OBJECT

public:
    explicit ContinueButton(QWidget* parent = nullptr);

    void setGame(const GameSnapshot& snapshot);
    void setNote(const QString& note);
    [[nodiscard]] const GameSnapshot& game() const { return m_snapshot; }

    [[nodiscard]] QSize sizeHint() const override { return {260, isCompact() ? 54 : 76}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 54}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    GameSnapshot m_snapshot;
    QString m_note;
};

}  // namespace gomoku
