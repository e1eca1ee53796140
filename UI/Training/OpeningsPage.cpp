// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Training/OpeningsPage.h"

#include "UI/Help/HelpRequest.h"
#include "UI/Panels/Card.h"
#include "UI/Style/FittingRows.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/Training/DrillText.h"
#include "UI/Training/OpeningTile.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

constexpr int kTileSpacing = 8;
constexpr int kTileWidth = 84;  ///< At least.
constexpr int kWideWidth = 400;  ///< From here on the words need fewer lines.

QLabel* openingLabel(QWidget* parent, int pixels, QFont::Weight weight)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setFont(sizedFont(parent->font(), pixels, weight));
    return label;
}

Grid gridOfStones(const std::vector<Point>& stones)
{
    Grid grid;
    Color color = Color::Black;
    for (const Point stone : stones) {
        grid.set(stone, cellOf(color));
        color = opponent(color);
    }
    return grid;
}

}  // namespace

OpeningsPage::OpeningsPage(QWidget* parent)
    : QWidget(parent),
      m_back(new QPushButton(this)),
      m_title(openingLabel(this, 20, QFont::Bold))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    auto* head = new QHBoxLayout;
    head->addWidget(m_back);
    head->addStretch(1);
    head->addWidget(m_title);
    setHelpTopic(this, HelpTopic::RenjuOpenings);
    column->addLayout(head);
    column->addWidget(buildDetails());
    column->addWidget(buildTiles(), 1);
    connect(m_back, &QPushButton::clicked, this, &OpeningsPage::leaveRequested);
    m_tiles.front()->setChecked(true);
    retranslate();
}

QWidget* OpeningsPage::buildDetails()
{
    auto* card = new Card(this);
    card->hideHeader();
    auto* head = new QHBoxLayout;
    m_name = openingLabel(card, 15, QFont::DemiBold);
    m_name->setWordWrap(true);
    m_value = openingLabel(card, 15, QFont::DemiBold);
    head->addWidget(m_name, 1);
    head->addWidget(m_value, 0, Qt::AlignTop);
    card->body()->addLayout(head);
    m_details = openingLabel(card, 13, QFont::Normal);
    m_details->setForegroundRole(QPalette::PlaceholderText);
    m_details->setWordWrap(true);
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    card->body()->addWidget(m_details);
    auto* buttons = new FittingRows;
    buttons->setSpacing(8);
    for (const Color color : kColors) {
        m_drill[color] = new QPushButton(card);
        m_drill[color]->setProperty("compact", true);
        buttons->addWidget(m_drill[color]);
        connect(m_drill[color], &QPushButton::clicked, this,
                [this, color] { emit drillRequested(color); });
    }
    card->body()->addLayout(buttons);
    return card;
}

QWidget* OpeningsPage::buildTiles()
{
    m_area = new QScrollArea(this);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->installEventFilter(this);
    auto* sheet = new QWidget(m_area);
    m_area->setWidget(sheet);
    m_area->viewport()->setAutoFillBackground(false);
    sheet->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(0, 0, 0, 0);
    m_grid = new QGridLayout;
    m_grid->setSpacing(kTileSpacing);
    column->addLayout(m_grid);
    column->addStretch(1);
    for (const RenjuOpening& opening : renjuOpenings()) {
        auto* tile = new OpeningTile(opening, sheet);
        m_tiles.push_back(tile);
        connect(tile, &OpeningTile::clicked, this, &OpeningsPage::openingChosen);
    }
    arrangeTiles(3);
    return m_area;
}

void OpeningsPage::arrangeTiles(int columns)
{
    if (std::exchange(m_columns, columns) == columns)
        return;
    for (OpeningTile* tile : m_tiles)
        m_grid->removeWidget(tile);
    for (int i = 0; i < static_cast<int>(m_tiles.size()); ++i)
        m_grid->addWidget(m_tiles[static_cast<std::size_t>(i)], i / columns, i % columns);
    // On a page that is not shown yet the scroll area does not hear of the new layout. It would
    // keep the width and the height that the tiles needed in the other one.
    QWidget* sheet = m_area->widget();
    sheet->layout()->activate();
    sheet->adjustSize();
}

void OpeningsPage::setTable(const OpeningTable& table)
{
    for (OpeningTile* tile : m_tiles) {
        const auto stones = tile->opening().stones(kDefaultBoardSize);
        tile->setValue(table.valueOf(gridOfStones({stones.begin(), stones.end()})));
    }
}

void OpeningsPage::setLearnt(const std::set<std::string>& codes)
{
    for (OpeningTile* tile : m_tiles)
        tile->setLearnt(codes.contains(std::string(tile->opening().code)));
}

void OpeningsPage::describe(const RenjuOpening& opening, const std::vector<Point>& stones,
                            const OpeningTable& table)
{
    const Grid grid = gridOfStones(stones);
    const auto value = table.valueOf(grid);
    std::vector<ValuedMove> good = table.goodMoves(grid);
    QString details = good.empty() ? tr("Nothing more is known from here.")
                                   : DrillText::goodMoves(stones, good, table.margin());
    if (stones.size() == 3 && !good.empty()) {
        std::vector<Point> four = stones;
        four.push_back(good.front().point);
        details += u'\n'
            + DrillText::goodMoves(four, table.goodMoves(gridOfStones(four)), table.margin());
    }
    m_name->setText(DrillText::fullName(opening));
    m_value->setText(value ? DrillText::value(*value) : QString());
    m_details->setText(details);
    m_area->ensureWidgetVisible(tile(opening.code), 0, kTileSpacing);
}

const RenjuOpening& OpeningsPage::chosen() const
{
    const auto checked = std::find_if(m_tiles.begin(), m_tiles.end(),
                                      [](const OpeningTile* tile) { return tile->isChecked(); });
    return (checked == m_tiles.end() ? m_tiles.front() : *checked)->opening();
}

OpeningTile* OpeningsPage::tile(std::string_view code) const
{
    const auto found = std::find_if(m_tiles.begin(), m_tiles.end(), [code](OpeningTile* tile) {
        return tile->opening().code == code;
    });
    return found == m_tiles.end() ? nullptr : *found;
}

QString OpeningsPage::details() const
{
    return m_details->text();
}

/// Within a row and a column the arrows lead by themselves; at an edge they come to the scroll
/// area, which would only scroll.
bool OpeningsPage::eventFilter(QObject* watched, QEvent* event)
{
    return watched == m_area && event->type() == QEvent::KeyPress
        && goOn(static_cast<QKeyEvent*>(event)->key());
}

bool OpeningsPage::goOn(int key)
{
    const auto focused = std::find_if(m_tiles.begin(), m_tiles.end(),
                                      [](const OpeningTile* tile) { return tile->hasFocus(); });
    const int step = key == Qt::Key_Left ? -1
        : key == Qt::Key_Right           ? 1
        : key == Qt::Key_Up              ? -m_columns
        : key == Qt::Key_Down            ? m_columns
                                         : 0;
    const auto place = (focused - m_tiles.begin()) + step;
    if (focused == m_tiles.end() || step == 0 || place < 0
        || place >= static_cast<std::ptrdiff_t>(m_tiles.size()))
        return false;
    OpeningTile* next = m_tiles[static_cast<std::size_t>(place)];
    next->setFocus();
    m_area->ensureWidgetVisible(next);
    next->click();
    return true;
}

void OpeningsPage::retranslate()
{
    m_back->setText(tr("‹ Train"));
    m_back->setAccessibleName(tr("Back to Train"));
    m_back->setShortcut(QKeySequence(Qt::Key_Escape));  // A new text takes the key away.
    m_title->setText(tr("Openings"));
    m_drill.black->setText(tr("Drill as Black"));
    m_drill.white->setText(tr("Drill as White"));
    for (OpeningTile* tile : m_tiles)
        tile->retranslate();
}

void OpeningsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        emit openingChosen();
    }
    QWidget::changeEvent(event);
}

void OpeningsPage::resizeEvent(QResizeEvent* event)
{
    const int room = width() - 14;  // The scroll bar.
    // So that the tiles stay where they are, whatever is told of one.
    const int lines = width() < kWideWidth ? 5 : 3;
    m_details->setMinimumHeight(lines * QFontMetrics(m_details->font()).lineSpacing());
    arrangeTiles(std::clamp((room + kTileSpacing) / (kTileWidth + kTileSpacing), 2, 6));
    QWidget::resizeEvent(event);
}

}  // namespace gomoku
