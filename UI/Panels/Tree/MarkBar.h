// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Game/GameSnapshot.h"

#include <QAction>
#include <QWidget>

#include <array>
#include <optional>

class QLineEdit;

namespace gomoku {

/// What a click on the board marks a point with.
enum class MarkTool { Triangle, Square, Circle, Cross, Letter, Number };

inline constexpr std::array kMarkTools{MarkTool::Triangle, MarkTool::Square, MarkTool::Circle,
                                       MarkTool::Cross,    MarkTool::Letter, MarkTool::Number};

/// The mark that the tool makes at a point where `present` are there already: letters and numbers
/// are the first that is not in use, unless there is a text of one's own.
[[nodiscard]] BoardMark markWith(MarkTool tool, Point point, const std::vector<BoardMark>& present,
                                 const QString& ownText = {});

/// The tools for marking points: at most one is taken up, and taking it up again puts it down.
class MarkBar : public QWidget
{
    Q_OBJECT

public:
    explicit MarkBar(QWidget* parent = nullptr);

    [[nodiscard]] std::optional<MarkTool> tool() const;  ///< None: clicks place stones.
    [[nodiscard]] QAction* action(MarkTool tool) const;
    [[nodiscard]] QString ownText() const;  ///< Instead of a letter.
    [[nodiscard]] QLineEdit* textField() const { return m_text; }
    void putDown();

signals:
    void toolChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void makeIcons();
    void take(QAction* action);

    std::array<QAction*, kMarkTools.size()> m_actions{};
    QLineEdit* m_text;
};

}  // namespace gomoku
