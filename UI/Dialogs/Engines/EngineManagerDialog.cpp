// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Dialogs/Engines/EngineManagerDialog.h"

#include "Models/Engines/ProgramFile.h"
#include "UI/Dialogs/Engines/EngineConsoleDialog.h"
#include "UI/Dialogs/Engines/EngineQuestion.h"
#include "UI/Help/HelpTopic.h"
#include "UI/Panels/Card.h"
#include "UI/Panels/EmptyState.h"
#include "UI/Speech/Announcement.h"
#include "UI/Style/FittingRows.h"
#include "UI/Text/EngineText.h"
#include "UI/Text/ValueText.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace gomoku {

namespace {

QString commandText(const EngineCommand& command)
{
    QStringList words{command.program};
    words += command.arguments;
    for (QString& word : words)
        if (word.contains(u' '))
            word = u'"' + word + u'"';
    return words.join(u' ');
}

/// The failure in words; never empty.
QString failureText(const EngineFailure& failure)
{
    return failure.detail.isEmpty() ? nameOf(failure.kind) : failure.detail;
}

QString localFileOf(const QMimeData& data)
{
    return data.hasUrls() && !data.urls().isEmpty() ? data.urls().first().toLocalFile() : QString();
}

}  // namespace

EngineManagerDialog::EngineManagerDialog(QWidget* parent)
    : Dialog(parent),
      m_list(new QListWidget(this)),
      m_empty(new EmptyState(this)),
      m_add(new QPushButton(this)),
      m_remove(new QPushButton(this)),
      m_restore(new QPushButton(this)),
      m_notice(new QLabel(this)),
      m_detail(new Card(this)),
      m_nameLabel(new QLabel(this)),
      m_name(new QLineEdit(this)),
      m_commandLabel(new QLabel(this)),
      m_command(new QLineEdit(this)),
      m_optionsLabel(new QLabel(this)),
      m_options(new QPlainTextEdit(this)),
      m_findings(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_test(new QPushButton(this)),
      m_console(new QPushButton(this)),
      m_close(addPrimary(QDialogButtonBox::RejectRole))
{
    build();
    setAcceptDrops(true);
    connect(m_list, &QListWidget::currentRowChanged, this, &EngineManagerDialog::showCurrent);
    connect(m_add, &QPushButton::clicked, this, &EngineManagerDialog::chooseFile);
    connect(m_remove, &QPushButton::clicked, this, &EngineManagerDialog::removeCurrent);
    connect(m_restore, &QPushButton::clicked, this, &EngineManagerDialog::restoreRemoved);
    connect(m_test, &QPushButton::clicked, this, &EngineManagerDialog::testCurrent);
    connect(m_console, &QPushButton::clicked, this, &EngineManagerDialog::openConsole);
    connect(m_name, &QLineEdit::editingFinished, this, &EngineManagerDialog::takeDetails);
    connect(m_command, &QLineEdit::editingFinished, this, &EngineManagerDialog::takeDetails);
    connect(m_options, &QPlainTextEdit::textChanged, this, &EngineManagerDialog::takeDetails);
    connect(&m_probe, &EngineProbe::progressed, m_progress, &QProgressBar::setValue);
    connect(&m_probe, &EngineProbe::finished, this, &EngineManagerDialog::takeFindings);
    addHelp(HelpTopic::Engines);
    retranslate();
    setEngines({});
    resize(720, 480);
}

EngineManagerDialog::~EngineManagerDialog() = default;

void EngineManagerDialog::build()
{
    for (QPushButton* button : {m_add, m_remove, m_restore, m_test, m_console})
        button->setAutoDefault(false);
    m_restore->setProperty("flatLink", true);
    m_restore->hide();
    m_notice->setWordWrap(true);
    m_notice->hide();
    for (QLabel* label : {m_notice, m_findings})
        label->setTextFormat(Qt::PlainText);  // Engines and files name themselves.
    auto* buttons = new FittingRows;
    buttons->setSpacing(8);
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    auto* left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addWidget(m_notice);
    left->addWidget(m_restore, 0, Qt::AlignLeft);
    left->addLayout(buttons);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addLayout(left, 2);
    row->addWidget(m_empty, 3);
    row->addWidget(detailCard(), 3);
    body()->addLayout(row, 1);
}

QWidget* EngineManagerDialog::detailCard()
{
    m_nameLabel->setBuddy(m_name);
    m_commandLabel->setBuddy(m_command);
    m_optionsLabel->setBuddy(m_options);
    m_options->setTabChangesFocus(true);
    m_options->setMaximumHeight(76);
    m_findings->setWordWrap(true);
    m_findings->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->hide();
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(8);
    grid->addWidget(m_nameLabel, 0, 0);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_commandLabel, 1, 0);
    grid->addWidget(m_command, 1, 1);
    grid->addWidget(m_optionsLabel, 2, 0, Qt::AlignTop);
    grid->addWidget(m_options, 2, 1);
    auto* buttons = new FittingRows;
    buttons->setSpacing(8);
    buttons->addWidget(m_test);
    buttons->addWidget(m_console);
    m_detail->body()->addLayout(grid);
    m_detail->body()->addWidget(m_findings);
    m_detail->body()->addWidget(m_progress);
    m_detail->body()->addStretch();
    m_detail->body()->addLayout(buttons);
    return m_detail;
}

void EngineManagerDialog::setEngines(const EngineList& engines)
{
    m_engines = engines;
    m_beforeRemoval.reset();
    refill(0);
}

void EngineManagerDialog::refill(int row)
{
    {
        const QScopedValueRollback showing(m_showing, true);
        m_list->clear();
        for (const EngineEntry& engine : m_engines.entries())
            m_list->addItem(EngineText::name(engine.name, engine.failure));
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    showCurrent();
}

std::optional<EngineEntry> EngineManagerDialog::current() const
{
    const int row = m_list->currentRow();
    const auto& entries = m_engines.entries();
    if (row < 0 || row >= static_cast<int>(entries.size()))
        return std::nullopt;
    return entries[static_cast<std::size_t>(row)];
}

int EngineManagerDialog::rowOf(const QString& id) const
{
    const auto& entries = m_engines.entries();
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const EngineEntry& entry) { return entry.id == id; });
    return static_cast<int>(found - entries.begin());
}

void EngineManagerDialog::showCurrent()
{
    const auto engine = current();
    m_detail->setVisible(engine.has_value());
    m_empty->setVisible(!engine);
    m_remove->setEnabled(engine.has_value());
    m_restore->setVisible(m_beforeRemoval.has_value());
    if (!engine)
        return;
    const QScopedValueRollback showing(m_showing, true);
    m_detail->setTitle(engine->name);
    m_name->setText(engine->name);
    m_command->setText(commandText(engine->command));
    m_command->setCursorPosition(0);
    m_options->setPlainText(engine->info.join(u'\n'));
    const bool testing = m_probe.isRunning() && m_probedId == engine->id;
    const bool waiting = m_waiting.contains(engine->id);
    m_progress->setVisible(testing);
    m_test->setEnabled(!testing && !waiting);
    m_findings->setText(testing       ? tr("Testing…")
                            : waiting ? tr("Waiting to be tested")
                            : !engine->failure.isEmpty()
                            ? tr("Does not work: %1").arg(engine->failure)
                            : describe(engine->capabilities));
}

void EngineManagerDialog::takeDetails()
{
    auto engine = current();
    if (m_showing || !engine)
        return;
    if (!m_name->text().trimmed().isEmpty())
        engine->name = m_name->text().trimmed();
    if (auto command = EngineCommand::parse(m_command->text())) {
        command->workingDirectory = engine->command.workingDirectory;
        engine->command = *command;
    }
    engine->info = m_options->toPlainText().split(u'\n', Qt::SkipEmptyParts);
    m_engines.replace(*engine);
    m_list->currentItem()->setText(EngineText::name(engine->name, engine->failure));
    m_detail->setTitle(engine->name);
    emit enginesChanged(m_engines);
}

void EngineManagerDialog::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Add Engine"));
    if (!path.isEmpty())
        offerEngine(path);
}

void EngineManagerDialog::offerEngine(const QString& path)
{
    if (!isProgramFile(path))
        return notice(tr("%1 is not an executable file.").arg(QFileInfo(path).fileName()));
    notice({});
    auto* question = new EngineQuestion(path, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QDialog::accepted, this, [this, path] { addEngine(path); });
    question->open();
}

void EngineManagerDialog::notice(const QString& text)
{
    m_notice->setText(text);
    m_notice->setVisible(!text.isEmpty());
    announce(m_notice, text);
}

void EngineManagerDialog::addEngine(const QString& path)
{
    const QFileInfo file(path);
    EngineEntry engine;
    engine.name = file.completeBaseName();
    engine.command = {.program = file.absoluteFilePath(), .workingDirectory = file.absolutePath()};
    const QString id = m_engines.add(engine);
    refill(rowOf(id));
    emit enginesChanged(m_engines);
    m_waiting << id;
    testNext();
}

void EngineManagerDialog::testCurrent()
{
    if (const auto engine = current())
        m_waiting << engine->id;
    testNext();
}

void EngineManagerDialog::testNext()
{
    if (m_probe.isRunning() || m_waiting.isEmpty())
        return showCurrent();
    const auto engine = m_engines.find(m_waiting.takeFirst());
    if (!engine)
        return testNext();  // It was removed before its turn came.
    m_probedId = engine->id;
    m_progress->setValue(0);
    m_probe.start(engine->command);
    showCurrent();
}

void EngineManagerDialog::takeFindings(const EngineFindings& findings)
{
    auto engine = m_engines.find(m_probedId);
    if (!engine)
        return testNext();
    engine->failure = findings.failure ? failureText(*findings.failure) : QString();
    // The file's name was only a guess; a name the user gave stays.
    const QString name = EngineIdentity::parse(findings.capabilities.about).name;
    if (!name.isEmpty() && engine->name == QFileInfo(engine->command.program).completeBaseName())
        engine->name = name;
    engine->capabilities = findings.capabilities;
    m_engines.replace(*engine);
    refill(m_list->currentRow());
    emit enginesChanged(m_engines);
    testNext();
}

void EngineManagerDialog::removeCurrent()
{
    const auto engine = current();
    if (!engine)
        return;
    const int row = m_list->currentRow();
    if (engine->id == m_probedId)
        m_probe.cancel();
    m_beforeRemoval = m_engines;
    m_engines.remove(engine->id);
    refill(row);
    emit enginesChanged(m_engines);
    testNext();
}

void EngineManagerDialog::restoreRemoved()
{
    if (!m_beforeRemoval)
        return;
    m_engines = *std::exchange(m_beforeRemoval, std::nullopt);
    refill(m_list->currentRow());
    emit enginesChanged(m_engines);
}

void EngineManagerDialog::openConsole()
{
    const auto engine = current();
    if (!engine)
        return;
    auto* dialog = new EngineConsoleDialog(engine->name, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto* process = new EngineProcess(dialog);
    connect(process, &EngineProcess::logged, dialog, &EngineConsoleDialog::append);
    connect(dialog, &EngineConsoleDialog::lineEntered, process, &EngineProcess::sendLine);
    process->start(engine->command, {.info = engine->info});
    dialog->show();
}

bool EngineManagerDialog::hasFailed(const QString& id) const
{
    const auto engine = m_engines.find(id);
    return engine && !engine->failure.isEmpty();
}

QString EngineManagerDialog::noticeText() const
{
    return m_notice->text();
}

QString EngineManagerDialog::findingsText() const
{
    return m_findings->text();
}

QString EngineManagerDialog::describe(const EngineCapabilities& capabilities)
{
    if (!capabilities.probed)
        return tr("Not tested yet.");
    QStringList lines;
    const EngineIdentity who = EngineIdentity::parse(capabilities.about);
    QStringList identity{who.name, who.version, who.author, who.country};
    identity.removeAll(QString());
    if (!identity.isEmpty())
        lines << identity.join(QStringLiteral(" · "));
    QStringList sizes;
    for (const int size : capabilities.boardSizes)
        sizes << QString::number(size);
    lines << tr("Boards: %1").arg(sizes.join(QStringLiteral(", ")));
    QStringList rules;
    for (const Rule rule : capabilities.rules)
        rules << ValueText::rule(rule);
    lines << (rules.isEmpty() ? tr("Rules: unknown")
                              : tr("Rules: %1").arg(rules.join(QStringLiteral(", "))));
    if (!capabilities.extensions.isEmpty())
        lines << tr("Also understands: %1").arg(capabilities.extensions.join(QStringLiteral(", ")));
    return lines.join(u'\n');
}

void EngineManagerDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFileOf(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void EngineManagerDialog::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    offerEngine(localFileOf(*event->mimeData()));
}

void EngineManagerDialog::retranslate()
{
    setWindowTitle(tr("Engines"));
    m_list->setAccessibleName(tr("Engines"));
    m_empty->setWords(tr("No engines yet"),
                      tr("Add a Gomocup engine, or drop its file here. It is tested at once."));
    m_add->setText(tr("Add…"));
    m_remove->setText(tr("Remove"));
    m_nameLabel->setText(tr("&Name"));
    m_commandLabel->setText(tr("&Command"));
    m_optionsLabel->setText(tr("&Options"));
    m_options->setPlaceholderText(tr("One per line, such as: thread_num 4"));
    m_test->setText(tr("Test"));
    m_console->setText(tr("Console"));
    m_close->setText(tr("Close"));
    m_restore->setText(tr("Undo Removal"));
    showCurrent();
}

}  // namespace gomoku
