// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/MoveListPanel.h"

#include "UI/Board/MiniStone.h"
#include "UI/Panels/MoveListModel.h"
#include "UI/Panels/VerdictMark.h"
#include "UI/Style/Palette.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/ValueText.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QHoverEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace gomoku {

namespace {

constexpr int kRowHeight = 30;
constexpr int kStoneSize = 12;
constexpr int kGap = 8;
constexpr int kRoomForRest = 56;

/// Paints a stone, a coordinate and the time used.
class MoveDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (index.column() == MoveListModel::NumberColumn)
            paintNumber(*painter, option, index);
        else if (index.data(MoveListModel::ColorRole).isValid())
            paintMove(*painter, option, index);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {0, qMax(kRowHeight, option.fontMetrics.height() + kGap)};
    }

private:
    static void paintNumber(QPainter& painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index)
    {
        painter.setPen(secondaryTextOf(option.palette));
        painter.drawText(option.rect.adjusted(kGap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         index.data().toString());
    }

    static void paintMove(QPainter& painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index)
    {
        paintBackground(painter, option, index);
        const bool ahead = index.data(MoveListModel::AheadRole).toBool();
        const QRect inner = option.rect.adjusted(kGap, 0, -kGap, 0);
        const bool roomy = inner.width() >= roomFor(option);
        if (roomy) {
            const QRectF stone(inner.left(), inner.center().y() - kStoneSize / 2.0 + 0.5,
                               kStoneSize, kStoneSize);
            const auto color = static_cast<Color>(index.data(MoveListModel::ColorRole).toInt());
            paintMiniStone(painter, stone, color, ahead ? 0.5 : 1.0);
        }
        const QRect text = inner.adjusted(roomy ? kStoneSize + kGap : -kGap / 2, 0, 0, 0);
        painter.setPen(penFor(option, index));
        paintPoint(painter, text, option, index);
        if (roomy)
            paintTime(painter, option, index, text.adjusted(widestPoint(option), 0, 0, 0));
        else
            paintTime(painter, option, index, text);
    }

    static void paintPoint(QPainter& painter, const QRect& place,
                           const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        const auto verdict = static_cast<Verdict>(index.data(MoveListModel::VerdictRole).toInt());
        QString point = index.data().toString();
        point.chop(markOf(verdict).size());
        painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, point);
        const qreal end = place.left() + option.fontMetrics.horizontalAdvance(point) + kGap / 2.0;
        paintMark(painter, QPointF(end, place.center().y() + 0.5), verdict, option.palette);
    }

    /// The widest coordinate with a mark, so that times stand in one column.
    static int widestPoint(const QStyleOptionViewItem& option)
    {
        return option.fontMetrics.horizontalAdvance(QStringLiteral("M22  ??  "));
    }

    /// What stone, point and time need. With less, the stone goes: the column tells the colour.
    static int roomFor(const QStyleOptionViewItem& option)
    {
        return kStoneSize + kGap + widestPoint(option)
            + option.fontMetrics.horizontalAdvance(QStringLiteral("00.0 s"));
    }

    static void paintTime(QPainter& painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index, const QRect& place)
    {
        painter.setFont(sizedFont(option.font, 13, QFont::Normal));
        painter.setPen(secondaryTextOf(option.palette));
        const QString time = index.data(MoveListModel::TimeRole).toString();
        painter.drawText(place, Qt::AlignVCenter | Qt::AlignRight, time);
    }

    static void paintBackground(QPainter& painter, const QStyleOptionViewItem& option,
                                const QModelIndex& index)
    {
        const QRectF frame = QRectF(option.rect).adjusted(0.5, 1.5, -0.5, -1.5);
        const bool shown = index.data(MoveListModel::ShownRole).toBool();
        const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
        const bool focused = option.state.testFlag(QStyle::State_HasFocus);
        painter.setBrush(shown || hovered ? option.palette.brush(QPalette::AlternateBase)
                                          : QBrush(Qt::NoBrush));
        painter.setPen(focused ? QPen(option.palette.color(QPalette::Link), 1) : QPen(Qt::NoPen));
        painter.drawRoundedRect(frame, 6, 6);
    }

    static QColor penFor(const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        const bool ahead = index.data(MoveListModel::AheadRole).toBool();
        return ahead ? secondaryTextOf(option.palette) : option.palette.color(QPalette::Text);
    }
};

/// Keeps the current move in sight, and tells readers that they stand on the current move only if
/// they do: Qt tells them always, and so drew them away from the board after every move.
class MoveTable : public QTableView
{
public:
    using QTableView::QTableView;

protected:
    /// A shorter list still shows the move on the board: the graph takes room when a game ends.
    void resizeEvent(QResizeEvent* event) override
    {
        QTableView::resizeEvent(event);
        if (currentIndex().isValid())
            scrollTo(currentIndex());
    }

    /// Nothing tells a hidden list that the pointer has gone, and when it is scrolled it looks for
    /// the pointer even then: a row would stay highlighted.
    void showEvent(QShowEvent* event) override
    {
        constexpr QPointF kNowhere(-1, -1);
        QHoverEvent leave(QEvent::HoverLeave, kNowhere, kNowhere, kNowhere);
        QCoreApplication::sendEvent(viewport(), &leave);
        QTableView::showEvent(event);
    }

    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        if (hasFocus())
            QTableView::currentChanged(current, previous);
        else
            QAbstractItemView::currentChanged(current, previous);
    }
};

void makeQuiet(QTableView* view)
{
    view->setFrameShape(QFrame::NoFrame);
    view->setShowGrid(false);
    view->setMouseTracking(true);
    view->setSelectionMode(QAbstractItemView::NoSelection);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setTabKeyNavigation(false);
    view->setWordWrap(false);
    view->setMinimumHeight(2 * kRowHeight);
    view->horizontalHeader()->hide();
    view->verticalHeader()->hide();
    view->verticalHeader()->setMinimumSectionSize(kRowHeight);
    view->verticalHeader()->setDefaultSectionSize(
        qMax(kRowHeight, view->fontMetrics().height() + kGap));
    view->viewport()->setAutoFillBackground(false);
}

}  // namespace

MoveListPanel::MoveListPanel(QWidget* parent)
    : Card(parent),
      m_model(new MoveListModel(this)),
      m_view(new MoveTable(this)),
      m_empty(new QLabel(this)),
      m_variationRow(new QWidget(this)),
      m_variationLabel(new QLabel(m_variationRow)),
      m_variationButtons(new QHBoxLayout)
{
    makeQuiet(m_view);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new MoveDelegate(m_view));
    auto* header = m_view->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(MoveListModel::NumberColumn, QHeaderView::Fixed);
    header->resizeSection(MoveListModel::NumberColumn,
                          m_view->fontMetrics().horizontalAdvance(QStringLiteral("000"))
                              + 2 * kGap);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setWordWrap(true);
    body()->addWidget(m_empty);
    body()->addWidget(m_view, 1);
    auto* row = new QHBoxLayout(m_variationRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_variationLabel);
    row->addLayout(m_variationButtons);
    row->addStretch();
    m_variationLabel->setForegroundRole(QPalette::PlaceholderText);
    body()->addWidget(m_variationRow);
    m_variationRow->hide();

    connect(m_view, &QTableView::clicked, this, &MoveListPanel::choose);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &MoveListPanel::choose);
    retranslate();
}

void MoveListPanel::setSnapshot(const GameSnapshot& snapshot)
{
    const QScopedValueRollback following(m_following, true);
    m_shown = snapshot.shown;
    m_model->setSnapshot(snapshot);
    m_empty->setVisible(snapshot.moves.empty());
    const QModelIndex index = m_model->indexAt(m_shown);
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
    else
        m_view->scrollToTop();
    m_variations = snapshot.variations;
    const auto next = static_cast<std::size_t>(snapshot.shown);
    m_next = next < snapshot.moves.size() ? snapshot.moves[next].point : Point();
    showVariations();
}

void MoveListPanel::addBelow(QWidget* widget)
{
    body()->insertWidget(body()->count() - 1, widget);
}

void MoveListPanel::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    showVariations();
}

void MoveListPanel::showVariations()
{
    while (QLayoutItem* item = m_variationButtons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_variationRow->setVisible(m_variations.size() > 1);
    if (m_variations.size() < 2)
        return;
    // As many as there is room for; a library may know dozens.
    int room = width() - body()->contentsMargins().left() - body()->contentsMargins().right()
        - m_variationLabel->sizeHint().width() - kRoomForRest;
    std::size_t count = 0;
    for (; count < m_variations.size(); ++count) {
        QToolButton* button = variationButton(m_variations[count], m_next);
        room -= button->sizeHint().width() + m_variationButtons->spacing();
        if (room < 0 && count > 0) {
            delete button;
            break;
        }
        m_variationButtons->addWidget(button);
    }
    if (count < m_variations.size())
        offerRest(count);
}

QToolButton* MoveListPanel::variationButton(Point point, Point next)
{
    auto* button = new QToolButton(m_variationRow);
    button->setText(ValueText::point(point));
    button->setCheckable(true);
    button->setChecked(!next.isNone() && point == next);
    connect(button, &QToolButton::clicked, this, [this, point] { emit variationChosen(point); });
    return button;
}

/// Those for which there was no room, in a menu.
void MoveListPanel::offerRest(std::size_t first)
{
    auto* button = new QToolButton(m_variationRow);
    button->setText(QStringLiteral("+%1").arg(m_variations.size() - first));
    button->setAccessibleName(tr("More moves"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    for (std::size_t index = first; index < m_variations.size(); ++index) {
        const Point point = m_variations[index];
        menu->addAction(ValueText::point(point), this,
                        [this, point] { emit variationChosen(point); });
    }
    button->setMenu(menu);
    m_variationButtons->addWidget(button);
}

void MoveListPanel::setVerdicts(std::vector<Verdict> verdicts)
{
    m_model->setVerdicts(std::move(verdicts));
}

void MoveListPanel::choose(const QModelIndex& index)
{
    const int moves = m_model->movesAt(index);
    // A press moves the current cell and then clicks it: the second one is no news.
    if (m_following || moves == 0 || moves == m_shown)
        return;
    m_shown = moves;
    emit moveChosen(moves);
}

void MoveListPanel::retranslate()
{
    setTitle(tr("Moves"));
    m_view->setAccessibleName(tr("Moves"));
    m_empty->setText(tr("No moves yet. Click an intersection."));
    m_variationLabel->setText(tr("Next move:"));
    m_model->retranslate();
}

}  // namespace gomoku
