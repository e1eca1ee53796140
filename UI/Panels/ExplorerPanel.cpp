// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/ExplorerPanel.h"

#include "UI/Panels/EmptyState.h"
#include "UI/Panels/PanelTable.h"
#include "UI/Style/Palette.h"
#include "UI/Text/ValueText.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gomoku {

namespace {

struct ExplorerColumn
{
    enum Index { Move, Games, Value, Result, Count };
};

constexpr int kEmptyWidth = 220;
constexpr int kPointRole = Qt::UserRole;
constexpr int kSharesRole = Qt::UserRole + 1;  ///< Black's wins, draws, White's wins.

/// Paints the three shares as one bar, black to white.
class ShareDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        QStyleOptionViewItem plain = option;
        initStyleOption(&plain, index);
        plain.text.clear();
        QStyledItemDelegate::paint(painter, option, QModelIndex());
        const QList<int> shares = index.data(kSharesRole).value<QList<int>>();
        const int all = shares.value(0) + shares.value(1) + shares.value(2);
        if (all > 0)
            paintBar(*painter, option, shares, all);
    }

private:
    static void paintBar(QPainter& painter, const QStyleOptionViewItem& option,
                         const QList<int>& shares, int all)
    {
        const QRectF bar
            = QRectF(option.rect)
                  .adjusted(6, option.rect.height() / 2.0 - 5, -8, -option.rect.height() / 2.0 + 5);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath shape;
        shape.addRoundedRect(bar, 5, 5);
        painter.setClipPath(shape);
        const QColor colors[]
            = {QColor(0x2a, 0x2a, 0x2d), QColor(0x9a, 0x93, 0x8a), QColor(0xf7, 0xf4, 0xee)};
        double left = bar.left();
        for (int i = 0; i < 3; ++i) {
            const double width = bar.width() * shares.value(i) / all;
            painter.fillRect(QRectF(left, bar.top(), width, bar.height()), colors[i]);
            left += width;
        }
        painter.setClipping(false);
        painter.setPen(QPen(secondaryTextOf(option.palette), 1));
        painter.drawPath(shape);
        painter.restore();
    }
};

}  // namespace

ExplorerPanel::ExplorerPanel(QWidget* parent)
    : Card(parent),
      m_table(new QTreeWidget(this)),
      m_empty(new EmptyState(this))
{
    buildTable();
    body()->addWidget(m_empty, 1);
    body()->addWidget(m_table, 1);
    retranslate();
}

void ExplorerPanel::buildTable()
{
    makePanelTable(*m_table, ExplorerColumn::Count);
    m_table->setItemDelegateForColumn(ExplorerColumn::Result, new ShareDelegate(m_table));
    m_table->header()->setStretchLastSection(true);
    m_table->headerItem()->setTextAlignment(ExplorerColumn::Games,
                                            Qt::AlignRight | Qt::AlignVCenter);
    m_table->headerItem()->setTextAlignment(ExplorerColumn::Value,
                                            Qt::AlignRight | Qt::AlignVCenter);
    m_table->viewport()->installEventFilter(this);
    const auto pointOf
        = [](const QTreeWidgetItem* item) { return item->data(0, kPointRole).value<Point>(); };
    connect(m_table, &QTreeWidget::itemEntered, this,
            [this, pointOf](QTreeWidgetItem* item) { emit moveHovered({pointOf(item)}); });
    connect(m_table, &QTreeWidget::itemActivated, this,
            [this, pointOf](QTreeWidgetItem* item) { emit moveChosen(pointOf(item)); });
}

void ExplorerPanel::setMoves(const std::vector<OpeningMove>& moves, int games,
                             const std::map<Point, double>& values)
{
    m_games = games;
    if (moves != m_moves || values != m_values || m_table->topLevelItemCount() == 0) {
        m_moves = moves;
        m_values = values;
        m_table->setColumnHidden(ExplorerColumn::Value, values.empty());
        labelColumns();
        m_table->clear();
        for (const OpeningMove& move : moves)
            fill(new QTreeWidgetItem(m_table), move);
    }
    showState();
}

void ExplorerPanel::fill(QTreeWidgetItem* item, const OpeningMove& move) const
{
    const OpeningStatistics& known = move.statistics;
    const QString results = resultsOf(known);
    item->setText(ExplorerColumn::Move, ValueText::point(move.point));
    item->setText(ExplorerColumn::Games, QString::number(known.games));
    item->setTextAlignment(ExplorerColumn::Games, Qt::AlignRight | Qt::AlignVCenter);
    if (const auto value = valueOf(move)) {
        item->setText(ExplorerColumn::Value, ValueText::chance(*value));
        item->setToolTip(ExplorerColumn::Value, tr("Black's winning chance"));
    }
    item->setTextAlignment(ExplorerColumn::Value, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(ExplorerColumn::Move, kPointRole, QVariant::fromValue(move.point));
    item->setData(ExplorerColumn::Result, kSharesRole,
                  QVariant::fromValue(QList<int>{known.blackWins, known.draws, known.whiteWins}));
    item->setData(ExplorerColumn::Result, Qt::AccessibleTextRole, results);
    item->setToolTip(ExplorerColumn::Result, results);
}

/// Of the point, or of one that is the same by symmetry.
std::optional<double> ExplorerPanel::valueOf(const OpeningMove& move) const
{
    if (const auto found = m_values.find(move.point); found != m_values.end())
        return found->second;
    for (const Point point : move.equivalents)
        if (const auto found = m_values.find(point); found != m_values.end())
            return found->second;
    return std::nullopt;
}

QString ExplorerPanel::resultsOf(const OpeningStatistics& statistics)
{
    return tr("Black won %1, drawn %2, White won %3")
        .arg(statistics.blackWins)
        .arg(statistics.draws)
        .arg(statistics.whiteWins);
}

void ExplorerPanel::showState()
{
    m_empty->setVisible(m_moves.empty());
    m_table->setVisible(!m_moves.empty());
    updateGeometry();
    setNote(m_moves.empty() ? QString() : tr("%n game(s)", nullptr, m_games));
}

QSize ExplorerPanel::sizeHint() const
{
    const QSize usual = Card::sizeHint();
    return m_moves.empty() ? QSize(std::min(usual.width(), kEmptyWidth), usual.height()) : usual;
}

bool ExplorerPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Leave)
        emit moveHovered({});
    return Card::eventFilter(watched, event);
}

/// Beside values there is no room for the long word.
void ExplorerPanel::labelColumns()
{
    const QString results = tr("Black – draw – White");
    m_table->setHeaderLabels(
        {tr("Move"), tr("Games"), tr("Value"), m_values.empty() ? results : tr("Results")});
    int needed = 0;
    for (int column = 0; column < m_table->columnCount(); ++column)
        if (!m_table->isColumnHidden(column))
            needed += m_table->header()->sectionSizeHint(column);
    m_table->setMinimumWidth(m_moves.empty() ? 0 : needed);
    m_table->headerItem()->setToolTip(ExplorerColumn::Result, results);
    m_table->headerItem()->setToolTip(ExplorerColumn::Value, tr("Black's winning chance"));
}

void ExplorerPanel::retranslate()
{
    setTitle(tr("Continuations"));
    m_empty->setWords(tr("No continuations yet"),
                      tr("None of your games continued from this position. The moves of those that "
                         "do appear here, with their results."));
    m_table->setAccessibleName(tr("Continuations from this position"));
    labelColumns();
    m_table->clear();
    setMoves(m_moves, m_games, m_values);
}

}  // namespace gomoku
