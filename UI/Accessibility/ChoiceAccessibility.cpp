// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Accessibility/ChoiceAccessibility.h"

#include "UI/StartPage/ChoiceButtons.h"

#include <QAccessibleWidget>

namespace gomoku {

namespace {

class ChoiceAccessible : public QAccessibleWidget
{
public:
    explicit ChoiceAccessible(PaperButton* button)
        : QAccessibleWidget(button, QAccessible::RadioButton)
    { }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button()->isChecked();
        return state;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const QString given = QAccessibleWidget::text(kind);
        return kind == QAccessible::Name && given.isEmpty() ? button()->text() : given;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList{pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString& name) override
    {
        if (name == pressAction())
            button()->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    [[nodiscard]] PaperButton* button() const { return static_cast<PaperButton*>(object()); }
};

QAccessibleInterface* makeChoiceAccessible(const QString&, QObject* object)
{
    auto* button = qobject_cast<PaperButton*>(object);
    return button && button->isCheckable() ? new ChoiceAccessible(button) : nullptr;
}

}  // namespace

void installChoiceAccessibility()
{
    // Qt itself ignores a factory that it already has.
    QAccessible::installFactory(makeChoiceAccessible);
}

}  // namespace gomoku
