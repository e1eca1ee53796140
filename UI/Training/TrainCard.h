// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace gomoku {

/// A kind of practice: its name, one number, and a line or two about it. A click leads there.
class TrainCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TrainCard(QWidget* parent = nullptr);

    void setNumber(const QString& number);  ///< At the right of the name.
    void setNote(const QString& note);
    void setShare(double share);  ///< Done, from 0 to 1; negative: nothing to show.
    [[nodiscard]] const QString& number() const { return m_number; }
    [[nodiscard]] const QString& note() const { return m_note; }

    [[nodiscard]] QSize sizeHint() const override { return {220, 96}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {110, 88}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;  ///< For the whole note.

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void describe();
    [[nodiscard]] bool isNumberBeside(int width) const;  ///< Beside the name, in a line so wide.
    [[nodiscard]] QString words(int width) const;  ///< What stands below the name.

    QString m_number;
    QString m_note;
    double m_share = -1;
};

}  // namespace gomoku
