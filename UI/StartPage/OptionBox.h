// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QStyledItemDelegate>

namespace gomoku {

class HelpButton;
enum class HelpTopic;

/// Where an entry of a list keeps its explanation: screen readers read it from there too.
inline constexpr int kExplanationRole = Qt::AccessibleDescriptionRole;

/// The entries of a list with their explanations below them.
class ExplainedDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ExplainedDelegate(QComboBox* box);  ///< Whose list it paints; and gives it room.

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

/// A quiet drop-down: what it asks in small letters, and below it the answer.
class OptionBox : public QComboBox
{
    Q_OBJECT

public:
    explicit OptionBox(QWidget* parent = nullptr);

    void setCaption(const QString& caption);  ///< Also the name for screen readers.
    [[nodiscard]] const QString& caption() const { return m_caption; }
    void setCompact(bool compact);  ///< Makes do with less height.
    /// A "?" in its corner, and what F1 means here; to be set again when the choice changes.
    void setHelp(HelpTopic topic);
    [[nodiscard]] HelpButton* helpButton() const { return m_help; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    void hidePopup() override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void describe();
    void placeHelp();

    QString m_caption;
    bool m_compact = false;
    HelpButton* m_help = nullptr;
};

}  // namespace gomoku
