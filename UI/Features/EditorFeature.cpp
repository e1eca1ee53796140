// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Features/EditorFeature.h"

#include "Models/Files/WholeFile.h"
#include "Models/Record/Files/RecordIo.h"
#include "Models/Setup/SetupCheck.h"
#include "UI/BoardWidget.h"
#include "UI/ColorChooserWidget.h"
#include "UI/Features/Study/AnalysisFeature.h"
#include "UI/GamePage/StatusLine.h"
#include "UI/GameWidget.h"
#include "UI/Text/ValueText.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenu>

namespace gomoku {

namespace {

using namespace std::chrono_literals;

constexpr auto kSolvingTime = 30s;

}  // namespace

EditorFeature::EditorFeature(QMainWindow* window, GameWidget* game, AnalysisFeature* analysis,
                             QMenu* menu)
    : QObject(window),
      m_window(window),
      m_game(game),
      m_analysis(analysis),
      m_panel(new EditorPanel(game)),
      m_open(new QAction(this))
{
    m_panel->hide();
    // Above the line over the last entry, which is the preferences.
    const auto entries = menu->actions();
    menu->insertAction(entries.value(entries.size() - 2), m_open);
    m_open->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    wire();
    retranslate();
}

void EditorFeature::wire()
{
    connect(m_open, &QAction::triggered, this, &EditorFeature::open);
    connect(m_panel, &EditorPanel::commanded, this, &EditorFeature::carryOut);
    connect(m_panel, &EditorPanel::sideChosen, this, [this](Color color) {
        m_editor.setToMove(color);
        edited();
    });
    connect(m_panel, &EditorPanel::ruleChosen, this, [this](Rule rule) {
        m_editor.setRule(rule);
        edited();
    });
    connect(m_panel, &EditorPanel::sizeChosen, this, [this](int size) {
        m_editor.setSize(size);
        edited();
    });
    connect(&m_solver, &ThreatSolver::solved, this, &EditorFeature::takeSolution);
    connect(m_game, &GameWidget::pageChanged, this, [this] {
        m_open->setEnabled(!isOpen());
        if (isOpen())
            return;
        m_game->releasePoints(this);
        m_solver.stop();
        m_panel->setSolving(false);
    });
}

bool EditorFeature::isOpen() const
{
    return m_game->page() == GameWidget::Page::Guest;
}

void EditorFeature::open()
{
    EditedPosition start;
    if (m_game->page() == GameWidget::Page::Game) {
        const GameSnapshot& shown = m_game->snapshot();
        start = {shown.grid, shown.sideToMove, shown.setup.rule};
    } else {
        const GameSetup setup = m_game->startPage()->setup();
        start = {Grid(setup.boardSize), Color::Black, setup.rule};
    }
    takeUp(start);
    m_analysis->setRunning(false);  // Otherwise it would analyse the game behind the editor.
    m_game->showGuest(m_panel);
    m_game->takePoints(this, [this](Point point) {
        take(point);
        return true;
    });
    m_panel->setTool(PositionEditor::Tool::Alternate);
    edited();
    m_game->board()->setFocus();
}

/// Escape must not lose a position. Where nothing has happened since, it is on the board again;
/// else undo brings it back.
void EditorFeature::takeUp(const EditedPosition& start)
{
    if (m_start == start)
        return;
    const bool isUnused = m_start && m_editor.position() != *m_start;
    if (isUnused)
        m_editor.replace(start);
    else
        m_editor = PositionEditor(start);
    m_start = start;
}

void EditorFeature::close()
{
    if (isOpen())
        m_game->leaveGuest();
}

void EditorFeature::take(Point point)
{
    m_editor.use(m_panel->tool(), point);
    edited();
}

void EditorFeature::edited()
{
    m_solver.stop();
    m_panel->setSolving(false);
    m_panel->setNote({});
    show();
}

void EditorFeature::show()
{
    const EditedPosition& position = m_editor.position();
    m_panel->setEditor(m_editor);
    GameSnapshot shown;
    shown.setup.boardSize = position.grid.size();
    shown.setup.rule = position.rule;
    shown.grid = position.grid;
    shown.start = position.grid;
    shown.sideToMove = position.toMove;
    m_game->board()->showSnapshot(shown);
    m_game->board()->showLine({}, position.toMove);
    m_game->status()->setLasting(tr("%1 to move · %2 black, %3 white")
                                     .arg(ValueText::color(position.toMove))
                                     .arg(position.grid.count(Cell::Black))
                                     .arg(position.grid.count(Cell::White)));
}

void EditorFeature::carryOut(EditorPanel::Command command)
{
    using Command = EditorPanel::Command;
    switch (command) {
    case Command::Undo:
        m_editor.undo();
        return edited();
    case Command::Redo:
        m_editor.redo();
        return edited();
    case Command::Turn:
        m_editor.turn();
        return edited();
    case Command::Mirror:
        m_editor.mirror();
        return edited();
    case Command::Clear:
        m_editor.clear();
        return edited();
    case Command::Paste:
        return paste();
    case Command::CopyDrawing:
        return copy(true);
    case Command::CopyText:
        return copy(false);
    case Command::Play:
        return play(false);
    case Command::Analyse:
        return play(true);
    case Command::Solve:
        return solve();
    case Command::Save:
        return save();
    case Command::Close:
        return close();
    }
}

QString EditorFeature::obstacle() const
{
    const EditedPosition& position = m_editor.position();
    GameSetup setup;
    setup.boardSize = position.grid.size();
    setup.rule = position.rule;
    return isPlayable(setup, position.grid)
        ? QString()
        : tr("No game can start here: the board is full, or a player has already won.");
}

/// For playing, whoever the start page names; for analysis, two humans.
GameSetup EditorFeature::setupFor(bool analyse) const
{
    GameSetup setup = analyse ? GameSetup() : m_game->startPage()->setup();
    setup.openingRule = OpeningRule::Free;
    setup.rule = m_editor.position().rule;
    setup.boardSize = m_editor.position().grid.size();
    if (analyse)
        setup.players = {{.kind = PlayerSpec::Kind::Human}, {.kind = PlayerSpec::Kind::Human}};
    return setup;
}

void EditorFeature::play(bool analyse)
{
    if (const QString why = obstacle(); !why.isEmpty())
        return m_panel->setNote(why);
    if (analyse)
        analyseNextGame();
    m_start.reset();  // The game has it now.
    m_game->startFromPosition(setupFor(analyse), m_editor.position().grid,
                              m_editor.position().toMove);
}

/// Analysis ends with its game, so it cannot begin before the new one is on the board.
void EditorFeature::analyseNextGame()
{
    auto* waiting = new QObject(this);
    connect(m_game, &GameWidget::snapshotShown, waiting,
            [this, waiting, before = m_game->snapshot().game](const GameSnapshot& snapshot) {
                if (snapshot.game == before)
                    return;
                waiting->deleteLater();
                m_analysis->setRunning(true);
            });
}

void EditorFeature::solve()
{
    if (m_solver.isRunning())
        return edited();
    if (const QString why = obstacle(); !why.isEmpty())
        return m_panel->setNote(why);
    const EditedPosition& position = m_editor.position();
    m_panel->setSolving(true);
    m_panel->setNote(tr("Looking for a forced win…"));
    m_game->board()->showLine({}, position.toMove);
    m_solver.start(position.grid, position.rule, position.toMove, kSolvingTime);
}

void EditorFeature::takeSolution(const SolvedPosition& found)
{
    m_panel->setSolving(false);
    m_panel->setNote(wordsFor(found));
    m_game->board()->showLine(found.line, m_editor.position().toMove);
}

QString EditorFeature::wordsFor(const SolvedPosition& found) const
{
    const QString side = ValueText::color(m_editor.position().toMove);
    switch (found.outcome) {
    case ThreatOutcome::Win:
        return (found.byFours ? tr("%1 wins by fours (VCF): %2")
                              : tr("%1 wins by threats (VCT): %2"))
            .arg(side, ValueText::line(found.line));
    case ThreatOutcome::None:
        return tr("%1 has no forced win by fours and threes.").arg(side);
    case ThreatOutcome::GaveUp:
        break;
    }
    return tr("No forced win found in %1.")
        .arg(ValueText::seconds(std::chrono::duration_cast<Milliseconds>(found.elapsed)));
}

void EditorFeature::paste()
{
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const auto read = readGame(text);
    if (!read)
        return m_panel->setNote(tr("No position on the clipboard: %1")
                                    .arg(QString::fromStdString(read.error().toString())));
    m_editor.replace(positionOf(read->record, m_editor.position().rule));
    edited();
    QStringList remarks;
    for (const std::string& remark : read->remarks)
        remarks << QString::fromStdString(remark);
    m_panel->setNote(remarks.join(u' '));
}

void EditorFeature::copy(bool asDrawing)
{
    const GameRecord record = recordOf(m_editor.position());
    const auto line = lineOf(m_editor.position());
    const auto written = asDrawing ? writeGame(record, RecordFormat::Diagram)
        : line                     ? writeGame(*line, RecordFormat::PositionText)
                                   : writeGame(record, RecordFormat::Sgf);
    if (!written)
        return m_panel->setNote(QString::fromStdString(written.error().toString()));
    QGuiApplication::clipboard()->setText(QString::fromStdString(written->bytes));
    m_panel->setNote(tr("Position copied."));
}

void EditorFeature::save()
{
    const QString path = QFileDialog::getSaveFileName(
        m_window, tr("Save Position"), QStringLiteral("position.sgf"),
        tr("Smart Game Format (*.sgf);;Board diagram (*.txt)"));
    if (path.isEmpty())
        return;
    const RecordFormat format
        = path.endsWith(u".txt", Qt::CaseInsensitive) ? RecordFormat::Diagram : RecordFormat::Sgf;
    const auto written = writeGame(recordOf(m_editor.position()), format);
    const auto problem = written
        ? writeAtomically(path, QByteArray::fromStdString(written->bytes))
        : std::optional(QString::fromStdString(written.error().toString()));
    m_panel->setNote(problem ? tr("%1 could not be saved: %2").arg(path, *problem)
                             : tr("Saved as %1.").arg(path));
}

void EditorFeature::retranslate()
{
    m_open->setText(tr("&Set Up Position"));
}

}  // namespace gomoku
