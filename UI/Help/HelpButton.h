// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "UI/Help/HelpTopic.h"

#include <QToolButton>

namespace gomoku {

/// A small quiet "?" beside something that may raise a question.
class HelpButton : public QToolButton
{
    Q_OBJECT

public:
    explicit HelpButton(HelpTopic topic, QWidget* parent = nullptr);

    void setTopic(HelpTopic topic);
    [[nodiscard]] HelpTopic topic() const { return m_topic; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    HelpTopic m_topic;
};

}  // namespace gomoku
