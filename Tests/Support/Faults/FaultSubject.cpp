// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// fault_subject WHAT FOLDER: does one thing that writes, in a world where calls of the system fail
// (FaultShim), and says what it told the user. "prepare" lays out what must survive, "check" says
// what is left of it; both run in a world without faults.
#include "Models/Files/AppendedFile.h"
#include "Models/Files/WholeFile.h"
#include "Models/Library/GameImport.h"
#include "Models/Library/TrainingLibrary.h"
#include "Models/Match/TournamentJournal.h"
#include "Models/Settings/Settings.h"
#include "Tests/Support/Game/LibraryTable.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <cstdio>
#include <dlfcn.h>

using namespace gomoku;
using namespace gomoku::testing;

namespace {

constexpr Setting<int> kSomeSetting{"board/size", 0};
constexpr const char* kNewGame = "c3 d4 e5 f6 g7";
const QByteArray kOldText = "old\n" + QByteArray(5000, 'o') + "\nend\n";
const QByteArray kNewText = "new\n" + QByteArray(9000, 'n') + "\nend\n";

void armFaults()
{
    // The shim may not be there: then nothing fails.
    if (void* const arm = dlsym(RTLD_DEFAULT, "gomoku_arm_faults"))
        reinterpret_cast<void (*)()>(arm)();
}

void say(const QString& text)
{
    std::printf("%s\n", qPrintable(text));
}

/// An answer to the puzzle of that name.
void answerPuzzle(TrainingLibrary& training, const char* puzzle)
{
    TrainingAnswer answer;
    answer.subject = puzzle;
    training.keepAnswer(answer, std::nullopt);
}

TournamentPlan planOf(const char* engine)
{
    TournamentPlan plan;
    plan.engines.resize(2);
    for (MatchEngine& each : plan.engines) {
        each.name = QLatin1String(engine);
        each.command = {QLatin1String(engine), {}, {}};
    }
    plan.openings = {{}};
    plan.gamesPerPairing = 4;
    return plan;
}

MatchGameResult gameOf(int number)
{
    MatchGameResult game;
    game.number = number;
    game.moves = {{at("h8"), Color::Black, Milliseconds(1), std::nullopt}};
    game.end = GameEnd::Time;
    game.winner = 0;
    return game;
}

/// "NAME GAMES" of what can be resumed.
QString tournamentAt(const QString& path)
{
    const auto contents = TournamentJournal::read(path);
    return contents.problem.isEmpty()
        ? QStringLiteral("%1 %2").arg(contents.plan.engines[0].name).arg(contents.games.size())
        : QStringLiteral("none");
}

int prepare(const QDir& folder)
{
    {
        TrainingLibrary training;
        training.open(folder.filePath("library.db"));
        answerPuzzle(training, "first");
        TournamentJournal journal;
        if (journal.begin(folder.filePath("match"), planOf("old")) || journal.add(gameOf(0)))
            return 1;
    }
    LibraryTable table(folder.filePath("library.db"));
    table.playNew("h8 i9 h9");
    table.playNew("a1 b2 c3 d4");
    table.waitUntilWritten();
    const bool written = !writeAtomically(folder.filePath("game.sgf"), kOldText)
        && !writeAtomically(folder.filePath("games.txt"), "first\n");
    Settings(folder.filePath("settings.ini")).set(kSomeSetting, 15);
    const Settings startedAgain(folder.filePath("settings.ini"));
    return written && startedAgain.value(kSomeSetting) == 15 ? 0 : 1;
}

int play(const QDir& folder)
{
    std::shared_ptr<std::atomic<int>> told;
    {
        armFaults();
        LibraryTable table(folder.filePath("library.db"));
        told = table.told;
        table.manager.startNewGame(setupFor(human(), human()));
        for (const QString& move : QString(kNewGame).split(u' ')) {
            table.play(move);
            table.waitUntilWritten();
        }
    }
    say(QStringLiteral("told %1").arg(told->load()));
    return 0;
}

int import(const QDir& folder)
{
    {
        QFile file(folder.filePath("import.sgf"));
        if (!file.open(QIODevice::WriteOnly)
            || file.write("(;GM[4]SZ[15]PB[Ada];B[hh];W[ig];B[gi])"
                          "(;GM[4]SZ[15]PB[Bob];B[hh];W[hg];B[jj])")
                < 0)
            return 1;
    }
    armFaults();
    LibraryTable table(folder.filePath("library.db"));
    GameImport import(&table.library());
    std::optional<int> added;
    QObject::connect(&import, &GameImport::finished, &import,
                     [&](const ImportProgress& progress) { added = progress.added; });
    QObject::connect(&import, &GameImport::failed, &import, [&] { added = 0; });
    import.start({folder.filePath("import.sgf")});
    if (!waitFor([&] { return added.has_value(); }))
        return 1;
    say(QStringLiteral("told %1").arg(*added == 2 ? 0 : 1));
    return 0;
}

int save(const QDir& folder)
{
    armFaults();
    const auto problem = writeAtomically(folder.filePath("game.sgf"), kNewText);
    say(QStringLiteral("told %1").arg(problem ? 1 : 0));
    return 0;
}

/// As the window has it: training tells the library, and the library the user.
int train(const QDir& folder)
{
    armFaults();
    LibraryTable table(folder.filePath("library.db"));
    {
        TrainingLibrary training;
        bool written = false;
        QObject::connect(&training, &TrainingLibrary::changed, &training, [&] { written = true; });
        QObject::connect(&training, &TrainingLibrary::told, &table.library(),
                         &GameLibrary::noteTraining);
        training.open(folder.filePath("library.db"));
        answerPuzzle(training, "second");
        (void)waitFor([&] { return written; }, 3000);  // Time for another attempt.
    }
    table.waitUntilWritten();
    say(QStringLiteral("told %1").arg(table.told->load()));
    return 0;
}

/// A new tournament of three games.
int tournament(const QDir& folder)
{
    armFaults();
    int told = 0;
    {
        TournamentJournal journal;
        const auto note = [&](const std::optional<QString>& problem) { told += problem ? 1 : 0; };
        note(journal.beginAnew(folder.filePath("match"), planOf("new")));
        for (int i = 0; i < 3 && journal.isOpen(); ++i)
            note(journal.add(gameOf(i)));
        journal.close();
    }
    say(QStringLiteral("told %1").arg(told));
    return 0;
}

int append(const QDir& folder)
{
    armFaults();
    AppendedFile file;
    const bool good = !file.open(folder.filePath("games.txt")) && !file.append("second\n");
    say(QStringLiteral("told %1").arg(good ? 0 : 1));
    return 0;
}

/// Nobody is told of settings that could not be kept; they have to be as they were.
int changeSettings(const QDir& folder)
{
    armFaults();
    Settings(folder.filePath("settings.ini")).set(kSomeSetting, 19);
    return 0;
}

QString integrityOf(const QString& path)
{
    QString found;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "check");
        database.setDatabaseName(path);
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        if (query.exec("PRAGMA integrity_check") && query.next())
            found = query.value(0).toString();
    }
    QSqlDatabase::removeDatabase("check");
    return found;
}

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll()) : QString();
}

int check(const QDir& folder)
{
    say("integrity " + integrityOf(folder.filePath("library.db")));
    {
        LibraryTable table(folder.filePath("library.db"));
        for (const LibraryEntry& entry : table.entries()) {
            if (!table.resume(entry.id))
                return 1;
            say("game " + table.line());
        }
    }
    {
        TrainingLibrary training;
        training.open(folder.filePath("library.db"));
        QString answers = "answers";
        for (const TrainingAnswer& answer : training.book()->answers)
            answers += ' ' + QString::fromStdString(answer.subject);
        say(answers);
    }
    say("match " + tournamentAt(folder.filePath("match")));
    say("match before " + tournamentAt(folder.filePath("match.old")));
    const QString text = contentOf(folder.filePath("game.sgf"));
    say(text == QString::fromLatin1(kOldText)       ? "file old"
            : text == QString::fromLatin1(kNewText) ? "file new"
                                                    : "file broken");
    say("lines " + contentOf(folder.filePath("games.txt")).trimmed().replace(u'\n', u' '));
    const Settings settings(folder.filePath("settings.ini"));
    say(QStringLiteral("settings %1").arg(settings.value(kSomeSetting)));
    for (const QString& name : folder.entryList({"*.kept-*"}))
        say("aside " + name);
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc != 3)
        return 2;
    const std::map<QString, int (*)(const QDir&)> jobs{
        {"prepare", prepare}, {"play", play},
        {"import", import},   {"save", save},
        {"append", append},   {"settings", changeSettings},
        {"train", train},     {"tournament", tournament},
        {"check", check}};
    const auto job = jobs.find(QString::fromLocal8Bit(argv[1]));
    return job == jobs.end() ? 2 : job->second(QDir(QString::fromLocal8Bit(argv[2])));
}
