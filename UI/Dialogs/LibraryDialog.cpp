// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/LibraryDialog.h"

#include "UI/Board/BoardPreview.h"
#include "UI/Help/HelpTopic.h"
#include "UI/Panels/EmptyState.h"
#include "UI/Panels/StretchedColumns.h"
#include "UI/Speech/ReaderLabel.h"
#include "UI/Style/FittingRows.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/LocalText.h"
#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace gomoku {

namespace {

struct LibraryColumn
{
    enum Index { Date, Black, White, Rule, Moves, Result, Count };
};

constexpr int kTypingPause = 250;
constexpr int kWidthForPicture = 840;  ///< Beside a list whose results are seen.
constexpr int kWidthForFilters = 880;  ///< In one row with what is searched for.
constexpr int kIdRole = Qt::UserRole;
constexpr int kGamesAtOnce = 500;  ///< More are asked for when the end of the list is near.

/// Files of games know the day alone; those that are imported stand at noon.
QString timeText(const QDateTime& time)
{
    return time.time() == QTime(12, 0) ? QLocale().toString(time.date(), QLocale::ShortFormat)
                                       : shortDateTime(time);
}

QString nameOf(const PlayerSpec& player)
{
    return player.name.isEmpty() ? ValueText::player(player) : player.name;
}

}  // namespace

LibraryDialog::LibraryDialog(QWidget* parent)
    : Dialog(parent),
      m_filters(new QHBoxLayout),
      m_search(new QLineEdit(this)),
      m_position(new QPushButton(this)),
      m_rule(new QComboBox(this)),
      m_finished(new QComboBox(this)),
      m_table(new QTableWidget(this)),
      m_picture(new QWidget(this)),
      m_preview(new BoardPreview(this)),
      m_caption(new QLabel(this)),
      m_games(new QWidget(this)),
      m_empty(new EmptyState(this)),
      m_count(new QLabel(this)),
      m_undo(new QPushButton(this)),
      m_open(addPrimary(QDialogButtonBox::ActionRole)),
      m_export(addButton(QDialogButtonBox::ActionRole)),
      m_remove(addButton(QDialogButtonBox::ActionRole)),
      m_import(addButton(QDialogButtonBox::ActionRole)),
      m_close(addButton(QDialogButtonBox::RejectRole))
{
    build();
    wire();
    addHelp(HelpTopic::Library);
    retranslate();
    showState();
    resize(980, 600);
}

void LibraryDialog::build()
{
    m_search->setClearButtonEnabled(true);
    m_rule->addItem(QString());
    for (const Rule rule : kRules)
        m_rule->addItem(QString(), static_cast<int>(rule));
    for (int i = 0; i < 3; ++i)
        m_finished->addItem(QString());
    m_table->setColumnCount(LibraryColumn::Count);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    new StretchedColumns(m_table, {LibraryColumn::Black, LibraryColumn::White});
    m_table->setWordWrap(false);
    m_caption->setForegroundRole(QPalette::PlaceholderText);
    m_caption->setWordWrap(true);
    m_caption->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_undo->setProperty("flatLink", true);
    m_undo->setAutoDefault(false);

    m_position->setCheckable(true);
    m_position->setAutoDefault(false);
    m_position->hide();
    auto* menu = new QMenu(m_import);
    m_importFiles = menu->addAction(QString());
    m_importFolder = menu->addAction(QString());
    m_import->setMenu(menu);

    for (QComboBox* box : {m_rule, m_finished})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* choices = new FittingRows;
    choices->setSpacing(8);
    choices->addWidget(m_position);
    choices->addWidget(m_rule);
    choices->addWidget(m_finished);
    m_filters->addWidget(m_search, 1);
    m_filters->addLayout(choices);
    auto* picture = new QVBoxLayout(m_picture);
    picture->setContentsMargins(0, 0, 0, 0);
    picture->addWidget(m_preview);
    picture->addWidget(m_caption);
    picture->addStretch();
    auto* row = new QHBoxLayout(m_games);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(m_table, 5);
    row->addWidget(m_picture, 2);
    body()->addLayout(m_filters);
    body()->addWidget(m_games, 1);
    body()->addWidget(m_empty, 1);
    auto* below = new QHBoxLayout;
    below->setSpacing(16);
    below->addWidget(m_count);
    below->addWidget(m_undo);
    below->addStretch();
    body()->addLayout(below);
}

/// In a narrow dialog the list gets the room of the picture, and scrolls.
void LibraryDialog::resizeEvent(QResizeEvent* event)
{
    Dialog::resizeEvent(event);
    const bool isNarrow = width() < scaledPixels(kWidthForPicture);
    const bool isStacked = width() < scaledPixels(kWidthForFilters);
    m_filters->setDirection(isStacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_picture->setHidden(isNarrow);
}

void LibraryDialog::wire()
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingPause);
    const auto filterNow = [this] { emit listWanted(filter()); };
    connect(&m_typing, &QTimer::timeout, this, filterNow);
    connect(m_search, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_rule, &QComboBox::currentIndexChanged, this, filterNow);
    connect(m_finished, &QComboBox::currentIndexChanged, this, filterNow);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this,
            &LibraryDialog::wantMore);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &LibraryDialog::showCurrent);
    connect(m_table, &QTableWidget::cellActivated, this, &LibraryDialog::openCurrent);
    connect(m_open, &QPushButton::clicked, this, &LibraryDialog::openCurrent);
    connect(m_position, &QPushButton::toggled, this, filterNow);
    connect(m_importFiles, &QAction::triggered, this, [this] { emit importRequested(false); });
    connect(m_importFolder, &QAction::triggered, this, [this] { emit importRequested(true); });
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportRequested(currentId()); });
    connect(m_remove, &QPushButton::clicked, this, &LibraryDialog::removeSelected);
    connect(m_undo, &QPushButton::clicked, this, &LibraryDialog::takeBackRemoval);
}

void LibraryDialog::openCurrent()
{
    emit openRequested(currentId(), currentPly());
    accept();
}

void LibraryDialog::offerPosition(zobrist::Key key, bool chosen)
{
    m_key = key;
    m_position->show();
    m_position->setChecked(chosen);
}

LibraryFilter LibraryDialog::filter() const
{
    LibraryFilter filter;
    filter.most = kGamesAtOnce;
    filter.text = m_search->text().trimmed();
    if (m_position->isChecked())
        filter.position = m_key;
    if (m_rule->currentIndex() > 0)
        filter.rule = static_cast<Rule>(m_rule->currentData().toInt());
    if (m_finished->currentIndex() > 0)
        filter.finished = m_finished->currentIndex() == 1;
    return filter;
}

void LibraryDialog::setList(const LibraryList& list)
{
    m_entries = list.entries;
    m_total = list.total;
    m_isWaiting = false;
    m_answered = true;
    fill();
}

/// A game that has been played on meanwhile is newer than it was, and pushes another one behind the
/// end of what is known: that one comes twice.
void LibraryDialog::addToList(const LibraryList& list)
{
    std::set<qint64> known;
    for (const LibraryEntry& entry : m_entries)
        known.insert(entry.id);
    int row = m_table->rowCount();
    m_table->setRowCount(row + static_cast<int>(list.entries.size()));
    for (const LibraryEntry& entry : list.entries) {
        if (!known.insert(entry.id).second)
            continue;
        m_entries.push_back(entry);
        if (!m_removed.contains(entry.id))
            fillRow(row++, entry);
    }
    m_table->setRowCount(row);
    m_total = list.total;
    m_isWaiting = list.entries.empty();  // Whatever was counted, there is nothing left to ask for.
    showState();
}

/// One page before the end.
void LibraryDialog::wantMore()
{
    const QScrollBar* bar = m_table->verticalScrollBar();
    const bool isNearEnd = bar->value() + bar->pageStep() >= bar->maximum();
    const int known = static_cast<int>(m_entries.size());
    if (!isNearEnd || m_isWaiting || known >= m_total)
        return;
    m_isWaiting = true;
    LibraryFilter rest = filter();
    rest.after = known;
    emit listWanted(rest);
}

void LibraryDialog::fill()
{
    const qint64 current = currentId();
    m_table->setRowCount(0);
    // All rows at once: the table measures its columns anew whenever their number changes.
    m_table->setRowCount(static_cast<int>(m_entries.size()));
    int chosen = 0;
    int row = 0;
    for (const LibraryEntry& entry : m_entries) {
        if (m_removed.contains(entry.id))
            continue;
        if (entry.id == current)
            chosen = row;
        fillRow(row++, entry);
    }
    m_table->setRowCount(row);
    if (m_table->rowCount() > 0)
        // Not selectRow(), which heeds the keys that the user may still hold.
        m_table->setCurrentCell(chosen, 0,
                                QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    showState();
    showCurrent();
}

void LibraryDialog::fillRow(int row, const LibraryEntry& entry)
{
    const QString texts[LibraryColumn::Count] = {
        timeText(entry.started.toLocalTime()), nameOf(entry.setup.players.black),
        nameOf(entry.setup.players.white),     ValueText::rule(entry.setup.rule),
        QString::number(entry.moves),          resultText(entry),
    };
    for (int column = 0; column < LibraryColumn::Count; ++column)
        m_table->setItem(row, column, new QTableWidgetItem(texts[column]));
    m_table->item(row, LibraryColumn::Date)->setData(kIdRole, entry.id);
}

QString LibraryDialog::resultText(const LibraryEntry& entry)
{
    if (!entry.finished)
        return tr("unfinished");
    if (!entry.winner)
        return tr("draw");
    return *entry.winner == Color::Black ? tr("Black won") : tr("White won");
}

qint64 LibraryDialog::currentId() const
{
    const auto* item = m_table->item(m_table->currentRow(), LibraryColumn::Date);
    return item ? item->data(kIdRole).toLongLong() : 0;
}

int LibraryDialog::currentPly() const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [this](const auto& entry) { return entry.id == currentId(); });
    return found == m_entries.end() ? -1 : found->ply;
}

QString LibraryDialog::caption() const
{
    return m_caption->text();
}

QList<qint64> LibraryDialog::selectedIds() const
{
    QList<qint64> ids;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows(LibraryColumn::Date))
        ids << row.data(kIdRole).toLongLong();
    return ids;
}

void LibraryDialog::showCurrent()
{
    m_preview->clear();
    m_caption->clear();
    if (const qint64 id = currentId(); id != 0 && !selectedIds().isEmpty())
        emit recordWanted(id);
    showState();
}

void LibraryDialog::setRecord(qint64 id, const std::shared_ptr<const GameRecord>& record,
                              NodeId live)
{
    if (!record || id != currentId())
        return;
    const auto line = record->mainLine();
    const auto ply = static_cast<std::size_t>(std::max(0, currentPly()));
    if (currentPly() >= 0 && ply < line.size())
        live = line[ply];
    const auto moves = record->movesTo(live);
    m_preview->setPosition(record->position(live), moves.empty() ? Point() : moves.back().point);
    m_caption->setText(tr("After %n move(s)", nullptr, static_cast<int>(moves.size())));
}

void LibraryDialog::showState()
{
    const bool any = !selectedIds().isEmpty();
    for (QPushButton* button : {m_open, m_export, m_remove})
        button->setEnabled(any);
    showEmptiness();
    m_count->setVisible(m_answered && m_total > 0);
    m_count->setText(tr("%Ln game(s)", nullptr, m_total - static_cast<int>(m_removed.size())));
    m_undo->setVisible(!m_removed.isEmpty());
    m_undo->setText(tr("%n game(s) deleted. Undo", nullptr, static_cast<int>(m_removed.size())));
}

/// Words instead of an empty table: there is nothing yet, or nothing that fits.
void LibraryDialog::showEmptiness()
{
    const bool isEmpty = m_answered && m_table->rowCount() == 0;
    m_games->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    const LibraryFilter chosen = filter();
    const bool isNarrow
        = !chosen.text.isEmpty() || chosen.position || chosen.rule || chosen.finished;
    if (isNarrow)
        m_empty->setWords(tr("No game found"), tr("Search for something else, or show all games."));
    else
        m_empty->setWords(tr("No games yet"),
                          tr("Every game you play is kept here. Import adds games from files."));
}

void LibraryDialog::removeSelected()
{
    m_removed += selectedIds();
    fill();
}

void LibraryDialog::takeBackRemoval()
{
    m_removed.clear();
    fill();
}

void LibraryDialog::done(int result)
{
    if (!m_removed.isEmpty())
        emit removalConfirmed(m_removed);
    m_removed.clear();
    Dialog::done(result);
}

void LibraryDialog::retranslate()
{
    setWindowTitle(tr("Game Library"));
    m_search->setPlaceholderText(tr("Search players, dates, openings and comments"));
    m_search->setAccessibleName(tr("Search games"));
    m_rule->setItemText(0, tr("All rules"));
    nameForReaders(m_rule, tr("Rule"));
    for (int i = 1; i < m_rule->count(); ++i)
        m_rule->setItemText(i, ValueText::rule(kRules[static_cast<std::size_t>(i - 1)]));
    m_finished->setItemText(0, tr("All games"));
    m_finished->setItemText(1, tr("Finished"));
    m_finished->setItemText(2, tr("Unfinished"));
    nameForReaders(m_finished, tr("State"));
    m_table->setHorizontalHeaderLabels({tr("Date"), ValueText::color(Color::Black),
                                        ValueText::color(Color::White), tr("Rule"), tr("Moves"),
                                        tr("Result")});
    m_table->setAccessibleName(tr("Game Library"));
    m_preview->setAccessibleName(tr("Final position"));
    m_open->setText(tr("Open"));
    m_export->setText(tr("Export…"));
    m_remove->setText(tr("Delete"));
    m_import->setText(tr("Import"));
    m_importFiles->setText(tr("&Files…"));
    m_importFolder->setText(tr("F&older…"));
    m_position->setText(tr("This Position"));
    m_position->setToolTip(
        tr("Only games with the position on the board, also rotated or mirrored"));
    m_close->setText(tr("Close"));
    fill();
}

}  // namespace gomoku
