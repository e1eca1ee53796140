// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Ui/CutTexts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QProgressBar>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollBar>
#include <QTabBar>
#include <QWidget>

#include <algorithm>
#include <vector>

namespace gomoku::testing {
namespace {

constexpr QChar kEllipsis(0x2026);
/// Letters may lean out of their width by so much.
constexpr double kOverhang = 2;
/// Of a line's height: fonts reserve some of it for accents that nobody uses.
constexpr double kSpareHeight = 0.3;

struct PaintedText
{
    QString text;
    QRectF place;  ///< Of all its letters, in the coordinates of the device.
    QRectF clip;  ///< Null: nothing is clipped.
};

/// Paints nothing, and notes the texts.
class TextEngine : public QPaintEngine
{
public:
    TextEngine() : QPaintEngine(AllFeatures) { }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override { }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override { }
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override
    { }
    void drawPath(const QPainterPath&) override { }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override { }
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override { }
    void drawRects(const QRectF*, int) override { }
    void drawRects(const QRect*, int) override { }
    void drawLines(const QLineF*, int) override { }
    void drawLines(const QLine*, int) override { }
    void drawPoints(const QPointF*, int) override { }
    void drawPoints(const QPoint*, int) override { }
    void drawEllipse(const QRectF&) override { }
    void drawEllipse(const QRect&) override { }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        if (item.text().trimmed().isEmpty())
            return;
        const QTransform toDevice = painter()->combinedTransform();
        const QRectF place(at.x(), at.y() - item.ascent(), item.width(),
                           item.ascent() + item.descent());
        const QRectF clip = painter()->hasClipping() ? painter()->clipBoundingRect() : QRectF();
        texts.push_back({item.text(), toDevice.mapRect(place), toDevice.mapRect(clip)});
    }
    [[nodiscard]] Type type() const override { return User; }

    std::vector<PaintedText> texts;
};

class TextDevice : public QPaintDevice
{
public:
    explicit TextDevice(QSize size) : m_size(size) { }

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }
    [[nodiscard]] const std::vector<PaintedText>& texts() const { return m_engine.texts; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDepth:
            return 32;
        case PdmNumColors:
            return 1 << 24;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return qRound(QGuiApplication::primaryScreen()->logicalDotsPerInch());
        }
    }

private:
    QSize m_size;
    mutable TextEngine m_engine;
};

/// What the widget itself paints, without its children, in its own coordinates.
std::vector<PaintedText> paintedBy(QWidget& widget)
{
    TextDevice device(widget.size());
    widget.render(&device, {}, {}, QWidget::RenderFlags());
    return device.texts();
}

/// A full-width bracket or stop is blank in its second half.
double blankEndOf(const PaintedText& painted)
{
    static const QString marks = QStringLiteral("）」』】》。，、：；！？");
    const QString text = painted.text.trimmed();
    return !text.isEmpty() && marks.contains(text.back()) ? painted.place.height() * 0.4 : 0;
}

/// How far `inner` reaches out of `outer`.
struct Overflow
{
    double across = 0;
    double down = 0;
};

Overflow overflowOf(const QRectF& inner, const QRectF& outer)
{
    const auto beyond = [](double less, double more) { return std::max({less, more, 0.0}); };
    return {beyond(outer.left() - inner.left(), inner.right() - outer.right()),
            beyond(outer.top() - inner.top(), inner.bottom() - outer.bottom())};
}

Overflow larger(const Overflow& one, const Overflow& other)
{
    return {std::max(one.across, other.across), std::max(one.down, other.down)};
}

/// The scroll area whose viewport this is; null if it is none.
const QAbstractScrollArea* areaOf(const QWidget& viewport)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(viewport.parentWidget());
    return area && area->viewport() == &viewport ? area : nullptr;
}

bool scrollsAcross(const QAbstractScrollArea& area)
{
    // A header follows the bar of its table.
    const auto* header = qobject_cast<const QHeaderView*>(&area);
    const auto* table
        = header ? qobject_cast<const QAbstractScrollArea*>(header->parentWidget()) : nullptr;
    const QAbstractScrollArea& holder = table ? *table : area;
    return holder.horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff
        && holder.horizontalScrollBar()->maximum() > 0;
}

bool scrollsDown(const QAbstractScrollArea& area)
{
    return area.verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff
        && area.verticalScrollBar()->maximum() > 0;
}

/// How much of a text at `place` in `widget` is out of it, or out of one of the widgets that hold
/// it, up to `window`.
Overflow overflowIn(QRectF place, const QWidget& widget, const QWidget& window)
{
    Overflow all;
    for (const QWidget* holder = &widget;; holder = holder->parentWidget()) {
        Overflow here = overflowOf(place, holder->rect());
        if (const QAbstractScrollArea* area = areaOf(*holder)) {
            if (scrollsAcross(*area))
                here.across = 0;
            if (scrollsDown(*area))
                here.down = 0;
            place &= QRectF(holder->rect());
        }
        all = larger(all, here);
        if (place.isEmpty() || holder == &window || !holder->parentWidget())
            return all;
        place.translate(holder->pos());
    }
}

QString modelTextsOf(const QAbstractItemView& view)
{
    const QAbstractItemModel* model = view.model();
    if (!model)
        return {};
    QString all;
    for (int row = 0; row < std::min(model->rowCount(view.rootIndex()), 200); ++row)
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column)
            all += model->index(row, column, view.rootIndex()).data().toString();
    return all;
}

/// The texts that the widget was given to show.
QString ownTextsOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget))
        return field->placeholderText() + field->text();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        return box->currentText();
    if (const auto* bar = qobject_cast<const QProgressBar*>(&widget))
        return bar->text();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        QString all;
        for (int i = 0; i < tabs->count(); ++i)
            all += tabs->tabText(i);
        return all;
    }
    if (const auto* view = qobject_cast<const QAbstractItemView*>(areaOf(widget)))
        return modelTextsOf(*view);
    if (const QAbstractScrollArea* area = areaOf(widget))
        return area->property("placeholderText").toString();
    return {};
}

/// A line of moves ends with "H8 …" where it goes on; that is said, not cut.
qsizetype shorteningsIn(const QString& text)
{
    static const QRegularExpression moves(QStringLiteral("[A-Z]\\d{1,2} …"));
    return text.count(kEllipsis) - text.count(moves);
}

/// Letters that the user has typed, or a program of somebody else has said. The words around a
/// number are ours.
bool isForeign(const QWidget& widget)
{
    const auto* field = qobject_cast<const QLineEdit*>(&widget);
    return field && !field->text().isEmpty()
        && !qobject_cast<const QAbstractSpinBox*>(field->parentWidget());
}

QString noteOf(const QWidget& widget, const QString& text, const QString& fault)
{
    QStringList names;
    for (const QWidget* holder = &widget; holder && names.size() < 3;
         holder = holder->parentWidget())
        names << QString::fromLatin1(holder->metaObject()->className()).remove("gomoku::");
    return QStringLiteral("%1 “%2”: %3").arg(names.join(u'<'), text.simplified(), fault);
}

QStringList cutTextsIn(QWidget& widget, const QWidget& window)
{
    QStringList cuts;
    QString all;
    for (const PaintedText& painted : paintedBy(widget)) {
        all += painted.text;
        Overflow cut = overflowIn(painted.place, widget, window);
        if (!painted.clip.isNull())
            cut = larger(cut, overflowOf(painted.place, painted.clip));
        const auto* area = areaOf(widget);
        const bool mayScroll = area && !qobject_cast<const QHeaderView*>(area);
        if (cut.across > kOverhang + blankEndOf(painted) && !isForeign(widget))
            cuts << noteOf(widget, painted.text, QStringLiteral("%1 across").arg(cut.across));
        else if (cut.down > kSpareHeight * painted.place.height() && !mayScroll)
            cuts << noteOf(widget, painted.text, QStringLiteral("%1 down").arg(cut.down));
    }
    if (shorteningsIn(all) > shorteningsIn(ownTextsOf(widget)))
        cuts << noteOf(widget, all, QStringLiteral("shortened"));
    return cuts;
}

/// Menus that a menu bar has no room for.
QStringList hiddenMenusOf(const QMenuBar& bar)
{
    QStringList hidden;
    for (QAction* action : bar.actions())
        if (action->isVisible() && !bar.rect().contains(bar.actionGeometry(action)))
            hidden << noteOf(bar, action->text(), QStringLiteral("hidden"));
    return hidden;
}

/// A widget without room paints nothing at all.
QStringList squeezedAway(const QWidget& widget)
{
    const QString text = ownTextsOf(widget);
    const bool says
        = qobject_cast<const QLabel*>(&widget) || qobject_cast<const QAbstractButton*>(&widget);
    if (!says || text.isEmpty() || !widget.rect().isEmpty())
        return {};
    return {noteOf(widget, text, QStringLiteral("no room at all"))};
}

}  // namespace

QStringList cutTextsOf(QWidget& window)
{
    QStringList cuts = cutTextsIn(window, window);
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->window() != window.window() || !widget->isVisibleTo(&window))
            continue;
        cuts << squeezedAway(*widget) << cutTextsIn(*widget, window);
        if (const auto* bar = qobject_cast<const QMenuBar*>(widget))
            cuts << hiddenMenusOf(*bar);
    }
    return cuts;
}

}  // namespace gomoku::testing
