// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Engines/EngineProbe.h"
#include "UI/Dialogs/Dialog.h"

#include <optional>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QProgressBar;

namespace gomoku {

class EmptyState;
class Card;

/// Other people's engines: add one by a file dialog or by dropping its file, test it, set its
/// options, remove it (and take that back), talk to it.
class EngineManagerDialog : public Dialog
{
    Q_OBJECT

public:
    explicit EngineManagerDialog(QWidget* parent = nullptr);
    ~EngineManagerDialog() override;

    void setEngines(const EngineList& engines);
    [[nodiscard]] const EngineList& engines() const { return m_engines; }

    /// Asks whether this program shall be an engine; what is not a program is refused in words.
    void offerEngine(const QString& path);
    /// Adds the program and tests it at once: the user has been asked.
    void addEngine(const QString& path);
    [[nodiscard]] bool hasFailed(const QString& id) const;
    void testCurrent();
    void testNext();  ///< One at a time: they share the machine.
    void removeCurrent();
    void restoreRemoved();
    void openConsole();

    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] QString findingsText() const;
    [[nodiscard]] QString noticeText() const;  ///< Why the last file was refused; or empty.
    /// What is known of an engine in words, a line each.
    [[nodiscard]] static QString describe(const EngineCapabilities& capabilities);

signals:
    void enginesChanged(const gomoku::EngineList& engines);

protected:
    void retranslate() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    QWidget* detailCard();
    [[nodiscard]] std::optional<EngineEntry> current() const;
    [[nodiscard]] int rowOf(const QString& id) const;
    void showCurrent();
    void refill(int row);
    void takeDetails();
    void takeFindings(const EngineFindings& findings);
    void chooseFile();
    void notice(const QString& text);

    EngineList m_engines;
    std::optional<EngineList> m_beforeRemoval;
    EngineProbe m_probe;
    QString m_probedId;
    QStringList m_waiting;  ///< Engines to be tested when the present test is over.
    bool m_showing = false;

    QListWidget* m_list;
    EmptyState* m_empty;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_restore;
    QLabel* m_notice;
    Card* m_detail;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_commandLabel;
    QLineEdit* m_command;
    QLabel* m_optionsLabel;
    QPlainTextEdit* m_options;
    QLabel* m_findings;
    QProgressBar* m_progress;
    QPushButton* m_test;
    QPushButton* m_console;
    QPushButton* m_close;
};

}  // namespace gomoku
