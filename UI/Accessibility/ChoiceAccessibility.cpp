// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Accessibility/ChoiceAccessibility.h"

#include "UI/StartPage/ChoiceButtons.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QRadioButton>

namespace gomoku {

namespace {

/// Qt lets readers of the screen toggle one of several buttons without clicking it, and whoever
/// waits for the click does not hear of it. Here it is pressed.
class ChoiceAccessible : public QAccessibleWidget
{
public:
    explicit ChoiceAccessible(QAbstractButton* button)
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
    [[nodiscard]] QAbstractButton* button() const
    {
        return static_cast<QAbstractButton*>(object());
    }
};

bool isOneOfSeveral(const QAbstractButton& button)
{
    const bool isGrouped = button.group() && button.group()->exclusive();
    return button.isCheckable() && (isGrouped || button.autoExclusive());
}

QAccessibleInterface* makeChoiceAccessible(const QString&, QObject* object)
{
    auto* button = qobject_cast<QAbstractButton*>(object);
    if (!button || qobject_cast<QRadioButton*>(object))
        return nullptr;
    const bool isPaper = qobject_cast<PaperButton*>(object) && button->isCheckable();
    return isPaper || isOneOfSeveral(*button) ? new ChoiceAccessible(button) : nullptr;
}

}  // namespace

void installChoiceAccessibility()
{
    // Qt itself ignores a factory that it already has.
    QAccessible::installFactory(makeChoiceAccessible);
}

}  // namespace gomoku
