// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Panels/AnalysisPanel.h"

#include "Models/Review/Judge/Verdict.h"
#include "Models/Review/Judge/WinCurve.h"
#include "UI/Help/HelpTopic.h"
#include "UI/Panels/PanelTable.h"
#include "UI/Speech/ReaderLabel.h"
#include "UI/Style/FittingRows.h"
#include "UI/Style/SizedFont.h"
#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QStyleHints>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QWheelEvent>

#include <algorithm>

namespace gomoku {

namespace {

struct AnalysisColumn
{
    enum Index { Move, Chance, Score, Line, Count };
};

constexpr int kNumberColumns[] = {AnalysisColumn::Chance, AnalysisColumn::Score};
constexpr int kAnalysisWheelStep = 120;  ///< One notch of a wheel, as Qt counts.
constexpr int kMostLines = 9;
constexpr int kWidthForScores = 380;  ///< Below it the lines need their room.
constexpr int kHeightForSummary = 300;  ///< Below it there is one line of it,
constexpr int kHeightForShortSummary = 230;  ///< and below this none.
constexpr int kLineCountWidth = 64;
constexpr int kLeastLine = 72;  ///< Two moves and a sign that there are more.

/// Whole lines are known to the item, so that hovering needs no search by row.
constexpr int kLineRole = Qt::UserRole;

constexpr AnalysisDetail kDetails[]
    = {AnalysisDetail::Everything, AnalysisDetail::BoardOnly, AnalysisDetail::GraphOnly,
       AnalysisDetail::VerdictOnly, AnalysisDetail::Nothing};

std::vector<Point> lineOfRow(const QModelIndex& index)
{
    return index.siblingAtColumn(0).data(kLineRole).value<std::vector<Point>>();
}

/// Writes a line with as many moves as the column has room for.
class AnalysisLineDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QStyle* style = option->widget->style();
        const int margin
            = style->pixelMetric(QStyle::PM_FocusFrameHMargin, option, option->widget) + 1;
        const QRect room
            = style->subElementRect(QStyle::SE_ItemViewItemText, option, option->widget);
        option->text = AnalysisPanel::fittingLine(lineOfRow(index), option->fontMetrics,
                                                  room.width() - 2 * margin);
    }
};

}  // namespace

AnalysisPanel::AnalysisPanel(QWidget* parent)
    : Card(parent),
      m_run(new QPushButton(this)),
      m_lines(new QSpinBox(this)),
      m_detail(new QComboBox(this)),
      m_table(new QTreeWidget(this)),
      m_headline(new QLabel(this)),
      m_summary(new QLabel(this)),
      m_verdict(new QLabel(this))
{
    buildControls();
    buildTable();
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_verdict->setWordWrap(true);
    m_headline->setWordWrap(true);
    body()->addWidget(m_verdict);
    body()->addWidget(m_headline);
    body()->addWidget(m_table, 1);
    body()->addWidget(m_summary);
    body()->addStretch();  // Without the table, the words stay at the top.
    setHelp(HelpTopic::Analysis);
    retranslate();
    showDetail();
}

void AnalysisPanel::buildControls()
{
    m_lines->setRange(1, kMostLines);
    m_lines->setValue(3);
    m_lines->setFixedWidth(scaledPixels(kLineCountWidth));  // The words beside it need the room.
    for (const AnalysisDetail detail : kDetails)
        m_detail->addItem(QString(), QVariant::fromValue(detail));
    // As wide as what it says now: the height of another row is worth more than its longest entry.
    m_detail->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_detail->setMinimumContentsLength(4);
    auto* rows = new FittingRows;
    rows->setSpacing(6);
    rows->addWidget(m_run);
    rows->addWidget(m_lines);
    rows->addWidget(m_detail);
    body()->addLayout(rows);
    connect(m_run, &QPushButton::clicked, this, [this] { emit runRequested(!m_running); });
    connect(m_lines, &QSpinBox::valueChanged, this, &AnalysisPanel::lineCountChanged);
    connect(m_detail, &QComboBox::currentIndexChanged, this, [this] {
        m_detail->updateGeometry();
        showDetail();
        emit detailChanged(detail());
    });
}

void AnalysisPanel::buildTable()
{
    makePanelTable(*m_table, AnalysisColumn::Count);
    m_table->header()->setSectionResizeMode(AnalysisColumn::Line, QHeaderView::Stretch);
    m_table->setItemDelegateForColumn(AnalysisColumn::Line, new AnalysisLineDelegate(m_table));
    for (const int column : kNumberColumns)
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QTreeWidget::itemEntered, this, &AnalysisPanel::hover);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &AnalysisPanel::hover);
    connect(m_table, &QTreeWidget::itemClicked, this, &AnalysisPanel::choose);
    connect(m_table, &QTreeWidget::itemActivated, this, &AnalysisPanel::choose);
}

QString AnalysisPanel::fittingLine(const std::vector<Point>& moves, const QFontMetrics& metrics,
                                   int width)
{
    const QString whole = ValueText::line(moves);
    if (metrics.horizontalAdvance(whole) <= width)
        return whole;
    QString fitting;
    for (std::size_t count = 1; count < moves.size(); ++count) {
        const std::vector<Point> first(moves.begin(), moves.begin() + static_cast<int>(count));
        const QString text = ValueText::line(first) + QStringLiteral(" …");
        if (metrics.horizontalAdvance(text) > width)
            break;
        fitting = text;
    }
    return fitting.isEmpty() ? QStringLiteral("…") : fitting;
}

void AnalysisPanel::setReport(const SearchReport& report, Color sideToMove)
{
    m_report = report;
    m_sideToMove = sideToMove;
    // Items are kept: a table that is rebuilt at every report loses its selection and flickers.
    const int count = static_cast<int>(report.lines.size());
    while (m_table->topLevelItemCount() > count)
        delete m_table->takeTopLevelItem(count);
    while (m_table->topLevelItemCount() < count)
        new QTreeWidgetItem(m_table);
    for (int i = 0; i < count; ++i)
        fill(m_table->topLevelItem(i), report.lines[static_cast<std::size_t>(i)]);
    fitLineColumn();
    showHeadline();
    showSummary();
}

/// The line after the first move goes where not even its beginning has room; the board shows it to
/// whoever points at the row.
void AnalysisPanel::fitLineColumn()
{
    // What the others need, not what they have: without the line they share its room.
    const QAbstractItemView* view = m_table;
    const QMargins around = body()->contentsMargins();
    int others = 0;
    for (int column = 0; column < AnalysisColumn::Count; ++column)
        if (column != AnalysisColumn::Line && !m_table->isColumnHidden(column))
            others += std::max(view->sizeHintForColumn(column),
                               m_table->header()->sectionSizeHint(column));
    m_table->setColumnHidden(AnalysisColumn::Line,
                             width() - around.left() - around.right() - others
                                 < scaledPixels(kLeastLine));
}

void AnalysisPanel::fill(QTreeWidgetItem* item, const SearchLine& line) const
{
    const Score score = shownScore(line);
    const Score black = m_sideToMove == Color::Black ? score : -score;
    const QString whole = ValueText::line(line.moves);
    item->setText(AnalysisColumn::Move,
                  line.moves.empty() ? QString() : ValueText::point(line.moves.front()));
    item->setText(AnalysisColumn::Chance,
                  ValueText::chance(WinCurve::under(m_rule).chance(black, Color::Black)));
    // How long a win takes is said only with the line that shows it.
    item->setText(AnalysisColumn::Score,
                  score == line.score ? ValueText::score(black) : QStringLiteral("–"));
    item->setText(AnalysisColumn::Line, whole);
    for (int column = 0; column < AnalysisColumn::Count; ++column)
        item->setToolTip(column,
                         tr("%1: %2", "what a line is worth: the line").arg(worth(line), whole));
    item->setData(0, kLineRole, QVariant::fromValue(line.moves));
    for (const int column : kNumberColumns)
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

void AnalysisPanel::hover(const QTreeWidgetItem* item)
{
    emit lineHovered(item ? item->data(0, kLineRole).value<std::vector<Point>>()
                          : std::vector<Point>());
}

/// The second click of a double click is meant for the same row; the rows of the next position may
/// be there by then.
void AnalysisPanel::choose(const QTreeWidgetItem* item)
{
    const auto line = item->data(0, kLineRole).value<std::vector<Point>>();
    const int pause = QGuiApplication::styleHints()->mouseDoubleClickInterval();
    if (line.empty() || (m_sinceChosen.isValid() && !m_sinceChosen.hasExpired(pause)))
        return;
    m_sinceChosen.start();
    emit moveChosen(line.front());
}

Score AnalysisPanel::shownScore(const SearchLine& line)
{
    if (!isDecided(line.score) || isComplete(line))
        return line.score;
    return isWin(line.score) ? kMaxEval : -kMaxEval;
}

QString AnalysisPanel::chance(Score black) const
{
    return ValueText::chance(WinCurve::under(m_rule).chance(black, Color::Black));
}

QString AnalysisPanel::worth(const SearchLine& line) const
{
    const Score score = shownScore(line);
    const Score black = m_sideToMove == Color::Black ? score : -score;
    if (!isDecided(black))
        return tr("Black's winning chance: %1").arg(chance(black));
    return ValueText::winsIn(isWin(black) ? Color::Black : Color::White, winnersMoves(black));
}

void AnalysisPanel::showHeadline()
{
    QString words = m_report.lines.empty() ? QString() : worth(m_report.lines.front());
    if (m_report.provenPlies > 2) {  // A five with the next move needs no proof.
        // Beside a proof a chance is only what the search would say without it.
        const Score score = m_report.lines.empty() ? 0 : shownScore(m_report.lines.front());
        if (!words.isEmpty() && !isDecided(score))
            words = tr("Without the proof: %1")
                        .arg(chance(m_sideToMove == Color::Black ? score : -score));
        const QString proven
            = tr("Proven: Black wins within %n move(s).", nullptr, (m_report.provenPlies + 1) / 2);
        words = words.isEmpty() ? proven : proven + u'\n' + words;
    }
    m_headline->setText(words);
    showDetail();
}

/// Does the headline say more than the first row of the table?
bool AnalysisPanel::isHeadlineNews() const
{
    const auto& lines = m_report.lines;
    return m_report.provenPlies > 0 || (!lines.empty() && isDecided(shownScore(lines.front())));
}

/// The keys and the wheel that lead through the line of a row. False if the event is none of them.
bool AnalysisPanel::step(QEvent* event)
{
    if (event->type() == QEvent::Wheel) {
        m_wheelTurned += static_cast<QWheelEvent*>(event)->angleDelta().y();
        const int steps = m_wheelTurned / kAnalysisWheelStep;
        m_wheelTurned -= steps * kAnalysisWheelStep;
        if (steps != 0)
            emit lineStepped(-steps);
        return true;
    }
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key != Qt::Key_Left && key != Qt::Key_Right)
        return false;
    emit lineStepped(key == Qt::Key_Right ? 1 : -1);
    return true;
}

bool AnalysisPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isWheel = watched == m_table->viewport() && event->type() == QEvent::Wheel;
    const bool isKey = watched == m_table && event->type() == QEvent::KeyPress;
    if ((isWheel || isKey) && step(event))
        return true;
    if (watched == m_table && event->type() == QEvent::FocusIn)
        hover(m_table->currentItem());
    if (watched == m_table && event->type() == QEvent::FocusOut)
        hover(nullptr);
    if (watched == m_table->viewport() && event->type() == QEvent::Leave)
        hover(nullptr);
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitLineColumn();
    return Card::eventFilter(watched, event);
}

void AnalysisPanel::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    m_table->setColumnHidden(AnalysisColumn::Score, width() < kWidthForScores);
    fitLineColumn();
    m_room = height();
    showDetail();
    showSummary();
}

void AnalysisPanel::setVerdict(Verdict verdict)
{
    m_shownVerdict = verdict;
    showVerdict();
}

void AnalysisPanel::setOver(bool over)
{
    m_over = over;
    showSummary();
}

void AnalysisPanel::clear()
{
    setReport({}, m_sideToMove);
    setVerdict(Verdict::Unjudged);
}

void AnalysisPanel::setRunning(bool running)
{
    m_running = running;
    m_run->setText(running ? tr("Stop") : tr("Analyse"));
    showSummary();
}

AnalysisDetail AnalysisPanel::detail() const
{
    return m_detail->currentData().value<AnalysisDetail>();
}

void AnalysisPanel::setDetail(AnalysisDetail detail)
{
    m_detail->setCurrentIndex(m_detail->findData(QVariant::fromValue(detail)));
}

void AnalysisPanel::cycleDetail()
{
    m_detail->setCurrentIndex((m_detail->currentIndex() + 1) % m_detail->count());
}

int AnalysisPanel::lineCount() const
{
    return m_lines->value();
}

QString AnalysisPanel::verdictText() const
{
    return m_verdict->text();
}

QString AnalysisPanel::headline() const
{
    return m_headline->text();
}

void AnalysisPanel::showDetail()
{
    const bool everything = detail() == AnalysisDetail::Everything;
    m_table->setVisible(everything);
    m_headline->setVisible(everything && !m_headline->text().isEmpty()
                           && (m_room >= kHeightForSummary || isHeadlineNews()));
    m_summary->setVisible((everything || detail() == AnalysisDetail::BoardOnly)
                          && m_room >= kHeightForShortSummary);
    m_verdict->setVisible(detail() == AnalysisDetail::VerdictOnly);
    if (!everything)
        hover(nullptr);
}

void AnalysisPanel::sayBelow(const QString& words, const QString& figures)
{
    const bool isShort = m_room < kHeightForSummary && !figures.isEmpty();
    writeBelow(words, figures, isShort);
    body()->invalidate();
    if (!isShort && !figures.isEmpty() && body()->minimumHeightForWidth(width()) > m_room)
        writeBelow(words, figures, true);  // Words are longer in some languages and fonts.
}

void AnalysisPanel::writeBelow(const QString& words, const QString& figures, bool isShort)
{
    m_summary->setWordWrap(!isShort);
    m_summary->setToolTip(isShort ? words : QString());
    m_summary->setFont(isShort ? narrowedFont(font(), figures, m_summary->width()) : font());
    m_summary->setText(
        isShort ? m_summary->fontMetrics().elidedText(figures, Qt::ElideRight, m_summary->width())
            : figures.isEmpty() ? words
                                : words + u'\n' + figures);
}

void AnalysisPanel::showSummary()
{
    if (m_report.lines.empty()) {
        return sayBelow(m_over          ? tr("The game has ended. Step back to analyse.")
                            : m_running ? tr("Analysing…")
                                        : tr("Press Analyse to see the best moves."));
    }
    QString search
        = tr("Depth %1 · %2 nodes · %3")
              .arg(m_report.depth())
              .arg(ValueText::count(m_report.nodes), ValueText::speed(m_report.nodesPerSecond()));
    const qsizetype speed = search.lastIndexOf(QStringLiteral(" · "));
    if (m_report.nodesPerSecond() == 0 && speed > 0)
        search.truncate(speed);  // Too quick to be measured.
    sayBelow(tr("Numbers are Black's winning chance in percent."), search);
}

void AnalysisPanel::showVerdict()
{
    switch (m_shownVerdict) {
    case Verdict::Unjudged:
        return m_verdict->setText(tr("Last move not analysed yet."));
    case Verdict::Ok:
        return m_verdict->setText(tr("The last move was fine."));
    case Verdict::OnlyMove:
        return m_verdict->setText(tr("The last move was the only one: every other move loses."));
    case Verdict::Inaccuracy:
        return m_verdict->setText(tr("The last move was an inaccuracy."));
    case Verdict::Mistake:
        return m_verdict->setText(tr("The last move was a mistake."));
    case Verdict::Blunder:
        return m_verdict->setText(tr("The last move was a blunder."));
    }
}

void AnalysisPanel::retranslate()
{
    setTitle(tr("Best moves"));
    setNote(tr("Black's view"));
    m_table->setAccessibleName(tr("Best lines"));
    m_table->setHeaderLabels({tr("Move"), tr("Chance"), tr("Score"), tr("Line")});
    m_lines->setSuffix(QString());
    m_lines->setAccessibleName(tr("Number of lines"));
    m_lines->setToolTip(tr("How many best moves to show"));
    nameForReaders(m_detail, tr("How much to show"));
    m_detail->setToolTip(tr("How much analysis to show while you play"));
    const QString names[]
        = {tr("Everything"), tr("Board only"), tr("Graph only"), tr("Verdict only"), tr("Nothing")};
    for (int i = 0; i < m_detail->count(); ++i)
        m_detail->setItemText(i, names[i]);
    setRunning(m_running);
    showSummary();
    showVerdict();
    setReport(m_report, m_sideToMove);
}

}  // namespace gomoku
