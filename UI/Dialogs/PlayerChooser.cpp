// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/PlayerChooser.h"

#include "UI/Board/MiniStone.h"
#include "UI/Speech/ReaderLabel.h"
#include "UI/Text/EngineText.h"
#include "UI/Text/ValueText.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>

namespace gomoku {

namespace {

constexpr int kStone = 26;
constexpr int kStrongestLevel = 5;

/// The entries of the box hold players without a time; the time has a box of its own.
PlayerSpec playerAt(const QComboBox& box, int index)
{
    return box.itemData(index).value<PlayerSpec>();
}

constexpr int kNameLength = 14;  ///< In letters, at least: the time must fit beside it.

bool sameKind(const PlayerSpec& a, const PlayerSpec& b)
{
    if (a.kind != b.kind)
        return false;
    return a.kind == PlayerSpec::Kind::Computer ? a.level == b.level : a.engineId == b.engineId;
}

QPixmap stonePixmap(Color color, qreal ratio)
{
    QPixmap pixmap(QSize(kStone, kStone) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintMiniStone(painter, QRectF(1, 1, kStone - 2, kStone - 2), color);
    return pixmap;
}

}  // namespace

PlayerChooser::PlayerChooser(Color color, QWidget* parent)
    : QWidget(parent),
      m_color(color),
      m_who(new QComboBox(this)),
      m_seconds(new QSpinBox(this)),
      m_character(new QLabel(this)),
      m_obstacle(perfectObstacle({}, color))
{
    // Not as wide as the longest name of an engine: what does not fit is elided.
    m_who->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_who->setMinimumContentsLength(kNameLength);
    auto* stone = new QLabel(this);
    stone->setPixmap(stonePixmap(color, devicePixelRatioF()));
    m_seconds->setRange(1, 3600);
    m_seconds->setValue(5);
    m_character->setForegroundRole(QPalette::PlaceholderText);
    auto* boxes = new QHBoxLayout;
    boxes->addWidget(m_who, 1);
    boxes->addWidget(m_seconds);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(12);
    layout->setVerticalSpacing(4);
    layout->addWidget(stone, 0, 0);
    layout->addLayout(boxes, 0, 1);
    layout->addWidget(m_character, 1, 1);
    connect(m_who, &QComboBox::currentIndexChanged, this, [this] {
        showWhatApplies();
        emit changed();
    });
    connect(m_seconds, &QSpinBox::valueChanged, this, &PlayerChooser::changed);
    retranslate();
}

void PlayerChooser::setEngines(const std::vector<EngineName>& engines)
{
    m_engines = engines;
    fill();
}

void PlayerChooser::setPlayer(const PlayerSpec& player)
{
    // An engine that is no longer in the list leaves the seat to a person.
    m_who->setCurrentIndex(std::max(0, indexOf(player)));
    m_seconds->setValue(static_cast<int>(player.moveTime.count() / 1000));
    offerPerfect();
    showWhatApplies();
}

PlayerSpec PlayerChooser::player() const
{
    PlayerSpec player = playerAt(*m_who, m_who->currentIndex());
    player.moveTime = std::chrono::seconds(m_seconds->value());
    return player;
}

void PlayerChooser::setGame(const GameSetup& setup)
{
    m_obstacle = perfectObstacle(setup, m_color);
    offerPerfect();
    showWhatApplies();
}

/// Whoever had chosen it gets the nearest that there is: full strength.
void PlayerChooser::offerPerfect()
{
    const int index = indexOf({.kind = PlayerSpec::Kind::Computer, .level = kPerfectLevel});
    auto* model = qobject_cast<QStandardItemModel*>(m_who->model());
    const bool isOffered = m_obstacle == PerfectObstacle::None;
    model->item(index)->setEnabled(isOffered);
    m_who->setItemData(index, ValueText::whyNotPerfect(m_obstacle), Qt::ToolTipRole);
    if (!isOffered && m_who->currentIndex() == index)
        m_who->setCurrentIndex(indexOf({.kind = PlayerSpec::Kind::Computer, .level = 0}));
}

int PlayerChooser::indexOf(const PlayerSpec& player) const
{
    for (int i = 0; i < m_who->count(); ++i)
        if (sameKind(playerAt(*m_who, i), player))
            return i;
    return -1;
}

void PlayerChooser::fill()
{
    const bool first = m_who->count() == 0;
    const PlayerSpec before = first ? PlayerSpec{} : player();
    const QSignalBlocker quiet(m_who);
    m_who->clear();
    const auto add = [this](const PlayerSpec& player, const QString& text) {
        m_who->addItem(text, QVariant::fromValue(player));
    };
    add({}, tr("Human"));
    for (int level = 1; level <= kStrongestLevel; ++level) {
        const PlayerSpec player{.kind = PlayerSpec::Kind::Computer, .level = level};
        add(player, tr("Computer, level %1: %2").arg(level).arg(ValueText::level(level)));
    }
    add({.kind = PlayerSpec::Kind::Computer, .level = 0}, tr("Computer, full strength"));
    add({.kind = PlayerSpec::Kind::Computer, .level = kPerfectLevel},
        ValueText::player({.kind = PlayerSpec::Kind::Computer, .level = kPerfectLevel}));
    offerPerfect();
    for (const EngineName& engine : m_engines) {
        add({.kind = PlayerSpec::Kind::Engine, .engineId = engine.id, .name = engine.name},
            EngineText::name(engine.name, engine.failure));
        m_who->setItemData(m_who->count() - 1, EngineText::whyFailed(engine.failure),
                           Qt::ToolTipRole);
    }
    setPlayer(before);
}

void PlayerChooser::showWhatApplies()
{
    const PlayerSpec chosen = player();
    const bool computer = chosen.kind == PlayerSpec::Kind::Computer;
    m_seconds->setVisible(chosen.kind == PlayerSpec::Kind::Engine
                          || (computer && chosen.level == 0));
    m_character->setText(computer ? ValueText::levelCharacter(chosen.level) : QString());
    m_character->setVisible(computer);
}

void PlayerChooser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PlayerChooser::retranslate()
{
    nameForReaders(m_who, tr("Player for %1").arg(ValueText::color(m_color)));
    m_who->setToolTip(m_who->accessibleName());
    m_seconds->setSuffix(tr(" s per move"));
    m_seconds->setAccessibleName(tr("Seconds per move for %1").arg(ValueText::color(m_color)));
    fill();
}

}  // namespace gomoku
