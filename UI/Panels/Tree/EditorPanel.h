// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Record/PositionEditor.h"

#include <QScrollArea>

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;

namespace gomoku {

/// The tools for setting up a position, beside the board. It shows values and asks by signals.
class EditorPanel : public QScrollArea
{
    Q_OBJECT

public:
    enum class Command {
        Undo,
        Redo,
        Turn,
        Mirror,
        Clear,
        Paste,
        CopyDrawing,
        CopyText,
        Play,
        Analyse,
        Solve,
        Save,
        Close,
    };

    explicit EditorPanel(QWidget* parent = nullptr);

    void setEditor(const PositionEditor& editor);
    void setSolving(bool solving);
    void setNote(const QString& note);  ///< What was found, or why something cannot be.
    [[nodiscard]] QString note() const;
    [[nodiscard]] PositionEditor::Tool tool() const;
    void setTool(PositionEditor::Tool tool);
    [[nodiscard]] QPushButton* button(Command command) const;
    [[nodiscard]] QComboBox* ruleBox() const { return m_rule; }
    [[nodiscard]] QComboBox* sizeBox() const { return m_size; }
    [[nodiscard]] QComboBox* sideBox() const { return m_side; }

signals:
    void commanded(gomoku::EditorPanel::Command command);
    void ruleChosen(gomoku::Rule rule);
    void sizeChosen(int size);
    void sideChosen(gomoku::Color color);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void addShortcuts();
    QPushButton* add(Command command);
    void fold();
    void alignValues();
    void retranslate();

    QButtonGroup* m_tools;
    QComboBox* m_side;
    QComboBox* m_rule;
    QComboBox* m_size;
    QLabel* m_title;
    std::vector<QLabel*> m_labels;
    QLabel* m_note;
    std::vector<QPushButton*> m_buttons;
    bool m_solving = false;
};

}  // namespace gomoku
