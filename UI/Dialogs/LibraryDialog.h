// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Library/LibraryTypes.h"
#include "UI/Dialogs/Dialog.h"

#include <QTimer>

#include <memory>
#include <vector>

class QAction;
class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace gomoku {

class BoardPreview;
class EmptyState;

/// The games of the past: find, look at, open, export, delete. It shows values and asks for more
/// by signals. A deletion can be taken back until the dialog is closed.
class LibraryDialog : public Dialog
{
    Q_OBJECT

public:
    explicit LibraryDialog(QWidget* parent = nullptr);

    void setList(const LibraryList& list);
    void addToList(const LibraryList& list);  ///< What comes behind those that are there.
    void setRecord(qint64 id, const std::shared_ptr<const GameRecord>& record, NodeId live);

    /// Lets the list be narrowed to games with the position on the board; at once if `chosen`.
    void offerPosition(zobrist::Key key, bool chosen);

    [[nodiscard]] LibraryFilter filter() const;
    [[nodiscard]] QTableWidget* table() const { return m_table; }
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    [[nodiscard]] BoardPreview* preview() const { return m_preview; }
    [[nodiscard]] QPushButton* positionButton() const { return m_position; }
    [[nodiscard]] EmptyState* emptyState() const { return m_empty; }
    [[nodiscard]] QPushButton* importButton() const { return m_import; }
    [[nodiscard]] QString caption() const;
    [[nodiscard]] QLabel* count() const { return m_count; }

public slots:
    void removeSelected();
    void takeBackRemoval();

signals:
    void listWanted(const gomoku::LibraryFilter& filter);
    void recordWanted(qint64 id);
    void openRequested(qint64 id, int ply);  ///< At that move; -1: where it stands.
    void importRequested(bool folder);
    void exportRequested(qint64 id);
    void removalConfirmed(const QList<qint64>& ids);

protected:
    void retranslate() override;
    void done(int result) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void wire();
    void fill();
    void fillRow(int row, const LibraryEntry& entry);
    void wantMore();
    void showCurrent();
    void showState();
    void showEmptiness();
    [[nodiscard]] qint64 currentId() const;
    [[nodiscard]] QList<qint64> selectedIds() const;
    [[nodiscard]] int currentPly() const;
    void openCurrent();
    [[nodiscard]] static QString resultText(const LibraryEntry& entry);

    std::vector<LibraryEntry> m_entries;  ///< As many of them as have been asked for.
    int m_total = 0;  ///< How many there are.
    bool m_isWaiting = false;  ///< For more of them.
    bool m_answered = false;  ///< The library has said what there is.
    QList<qint64> m_removed;  ///< Gone from the list, not yet from the library.
    QTimer m_typing;  ///< Waits until the user has stopped typing.

    std::optional<zobrist::Key> m_key;  ///< Of the position on the board.

    QBoxLayout* m_filters;
    QLineEdit* m_search;
    QPushButton* m_position;
    QComboBox* m_rule;
    QComboBox* m_finished;
    QTableWidget* m_table;
    QWidget* m_picture;  ///< Of the chosen game, with words below it.
    BoardPreview* m_preview;
    QLabel* m_caption;
    QWidget* m_games;  ///< The list and the picture beside it.
    EmptyState* m_empty;
    QLabel* m_count;
    QPushButton* m_undo;
    QPushButton* m_open;
    QPushButton* m_export;
    QPushButton* m_remove;
    QPushButton* m_import;
    QAction* m_importFiles;
    QAction* m_importFolder;
    QPushButton* m_close;
};

}  // namespace gomoku
