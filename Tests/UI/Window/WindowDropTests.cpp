// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// Files of every kind that reach the window: by a drop, by the command line, by mistake.
#include "Models/Core/InputLimit.h"
#include "Tests/Support/Ui/WindowTable.h"
#include "UI/Board/BoardBanner.h"
#include "UI/Dialogs/BusyDialog.h"
#include "UI/Dialogs/Engines/EngineManagerDialog.h"
#include "UI/Dialogs/Engines/EngineQuestion.h"
#include "UI/Features/EnginesFeature.h"
#include "UI/GamePage/GameBanners.h"
#include "UI/Window/GameFiles.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFutureWatcher>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QThreadPool>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace gomoku::testing {
namespace {

constexpr const char* kGame = "(;GM[4]SZ[15];B[hh];W[ii];B[hg])";

class DroppedFiles : public WindowTable
{
protected:
    ~DroppedFiles() override
    {
        for (QDialog* dialog : window.findChildren<QDialog*>())
            dialog->close();
    }
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        // As every file of a memory stick is marked.
        EXPECT_TRUE(file.setPermissions(file.permissions() | QFile::ExeOwner | QFile::ExeUser));
        return file.fileName();
    }
    /// A script that leaves a trace if anybody runs it.
    [[nodiscard]] QString writeScript(const QString& name) const
    {
        return write(name, "#!/bin/sh\ntouch '" + trace().toUtf8() + "'\n");
    }
    [[nodiscard]] QString trace() const { return folder.filePath("it-was-run"); }
    void drop(const QString& path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &enter);
        ASSERT_TRUE(enter.isAccepted());
        QDropEvent event(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
    }
    template <typename Shown>
    [[nodiscard]] Shown* shown() const
    {
        for (auto* dialog : window.findChildren<Shown*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    [[nodiscard]] bool isNothingAsked() const
    {
        return !shown<EngineQuestion>() && !shown<EngineManagerDialog>()
            && window.engines()->engines().entries().empty();
    }
};

TEST_F(DroppedFiles, AGameThatIsMarkedAsExecutableIsAGame)
{
    drop(write("game.sgf", kGame));
    ASSERT_TRUE(eventually([&] { return now().shown == 3; }));
    EXPECT_TRUE(isNothingAsked());
}

TEST_F(DroppedFiles, AProgramUnderTheNameOfAGameIsNotStartedWithoutAQuestion)
{
    const QString path = writeScript("game.sgf");
    drop(path);
    ASSERT_TRUE(eventually([&] { return shown<EngineQuestion>() != nullptr; }));
    auto* question = shown<EngineQuestion>();
    EXPECT_EQ(question->path()->text().remove(QChar(0x200B)), path);
    EXPECT_TRUE(question->cancelButton()->isDefault());
    QTest::keyClick(question, Qt::Key_Return);
    ASSERT_TRUE(eventually([&] { return shown<EngineQuestion>() == nullptr; }));
    EXPECT_TRUE(isNothingAsked());
    EXPECT_FALSE(QFile::exists(trace()));
}

TEST_F(DroppedFiles, AProgramOnTheCommandLineIsNotStartedWithoutAQuestionEither)
{
    window.openFile(writeScript("engine"));
    ASSERT_TRUE(eventually([&] { return shown<EngineQuestion>() != nullptr; }));
    shown<EngineQuestion>()->cancelButton()->click();
    EXPECT_TRUE(isNothingAsked());
    EXPECT_FALSE(QFile::exists(trace()));
}

TEST_F(DroppedFiles, AProgramBecomesAnEngineWhenTheUserAgrees)
{
    drop(writeScript("engine"));
    ASSERT_TRUE(eventually([&] { return shown<EngineQuestion>() != nullptr; }));
    shown<EngineQuestion>()->acceptButton()->click();
    ASSERT_NE(shown<EngineManagerDialog>(), nullptr);
    EXPECT_EQ(window.engines()->engines().entries().size(), 1U);
    EXPECT_TRUE(eventually([&] { return QFile::exists(trace()); })) << "it is tested at once";
}

TEST_F(DroppedFiles, TwoProgramsMeetInOneListOfEngines)
{
    for (const char* name : {"one", "two"}) {
        drop(writeScript(name));
        ASSERT_TRUE(eventually([&] { return shown<EngineQuestion>() != nullptr; }));
        shown<EngineQuestion>()->acceptButton()->click();
        ASSERT_TRUE(eventually([&] { return shown<EngineQuestion>() == nullptr; }));
    }
    EXPECT_EQ(shown<EngineManagerDialog>()->engines().entries().size(), 2U);
    EXPECT_EQ(window.engines()->engines().entries().size(), 2U);
}

TEST_F(DroppedFiles, APathIsShownAsItIsWrittenAndHidesNothing)
{
    const EngineQuestion question(QStringLiteral("/games/<b>safe</b>\u202Efgs.exe\n\nTrusted"));
    EXPECT_EQ(question.path()->textFormat(), Qt::PlainText);
    EXPECT_EQ(question.path()->text().remove(QChar(0x200B)),
              QStringLiteral("/games/<b>safe</b>\uFFFDfgs.exe\uFFFD\uFFFDTrusted"));
}

TEST_F(DroppedFiles, AnyOtherFileIsRefusedInWords)
{
    start(human(), human());
    play("h8");
    drop(write("holiday.jpg", QByteArray::fromHex("ffd8ffe000104a4649460001")));
    EXPECT_TRUE(says("holiday.jpg is not a game"));
    EXPECT_TRUE(isNothingAsked());
    EXPECT_EQ(now().shown, 1);
}

TEST_F(DroppedFiles, FoldersAndDevicesAreNotOpened)
{
    window.openFile(folder.path());
    EXPECT_TRUE(says("is not a game file"));
#ifdef Q_OS_UNIX
    window.openFile("/dev/zero");
    EXPECT_TRUE(says("zero is not a game file"));
    const QString pipe = folder.filePath("pipe.sgf");
    ASSERT_EQ(mkfifo(qPrintable(pipe), 0600), 0);
    window.openFile(pipe);
    EXPECT_TRUE(says("pipe.sgf is not a game file"));
#endif
}

TEST_F(DroppedFiles, AFileOfMoreThanSixtyFourMegabytesIsNotRead)
{
    QFile large(write("large.sgf", kGame));
    ASSERT_TRUE(large.resize(kMaxInputBytes + 1));
    window.openFile(large.fileName());
    EXPECT_TRUE(says("too large"));
    QFile engine(write("engine", "#!/bin/sh\n"));
    ASSERT_TRUE(engine.resize(kMaxInputBytes + 1));
    window.openFile(engine.fileName());
    EXPECT_TRUE(eventually([&] { return shown<EngineQuestion>() != nullptr; }))
        << "an engine may be as large as it likes";
}

TEST_F(DroppedFiles, RemarksAboutAGameStandBesideIt)
{
    window.openFile(write("two.sgf", "(;GM[4]SZ[15];B[hh];W[ii];B[hg])(;GM[4]SZ[15];B[hh])"));
    ASSERT_TRUE(eventually([&] { return now().shown == 3; }));
    ASSERT_TRUE(record());  // All that belongs to the opening has arrived.
    EXPECT_TRUE(game().status()->text().contains("2 games")) << qPrintable(game().status()->text());
}

/// All threads that read files are busy until release().
class BusyReaders
{
public:
    explicit BusyReaders(GameFiles& files) : m_pool(files.findChild<QThreadPool*>())
    {
        for (int i = 0; i < m_pool->maxThreadCount(); ++i)
            m_pool->start([gate = m_gate] { gate->acquire(); });
    }
    ~BusyReaders() { release(); }
    void release()
    {
        m_gate->release(m_pool->maxThreadCount());
        m_pool->waitForDone();
    }

private:
    QThreadPool* m_pool;
    std::shared_ptr<QSemaphore> m_gate = std::make_shared<QSemaphore>();
};

class SlowFiles : public DroppedFiles
{
protected:
    SlowFiles()
    {
        start(human(), human());
        play("h8");
    }
    [[nodiscard]] GameFiles& files() const { return *window.findChild<GameFiles*>(); }
    /// Has every reading ended, those that nobody waits for too?
    [[nodiscard]] bool isQuiet() const
    {
        return eventually([&] { return files().findChildren<QFutureWatcherBase*>().isEmpty(); });
    }
};

TEST_F(SlowFiles, AreReadWhileTheWindowLivesAndAnIndicatorSaysSo)
{
    BusyReaders busy(files());
    window.openFile(write("tree.sgf", kGame));
    ASSERT_TRUE(eventually([&] { return shown<BusyDialog>() != nullptr; }));
    EXPECT_EQ(now().shown, 1) << "the game stays until the other one is there";
    busy.release();
    ASSERT_TRUE(eventually([&] { return now().shown == 3; }));
    EXPECT_EQ(shown<BusyDialog>(), nullptr);
}

TEST_F(SlowFiles, CanBeCancelledAndTheGameStays)
{
    BusyReaders busy(files());
    window.openFile(write("tree.sgf", kGame));
    ASSERT_TRUE(eventually([&] { return shown<BusyDialog>() != nullptr; }));
    shown<BusyDialog>()->cancelButton()->click();
    EXPECT_EQ(shown<BusyDialog>(), nullptr);
    busy.release();
    ASSERT_TRUE(isQuiet());
    ASSERT_TRUE(record());
    EXPECT_EQ(now().shown, 1);
    EXPECT_TRUE(window.windowFilePath().isEmpty());
}

TEST_F(SlowFiles, AreForgottenWhenAnotherFileOrGameIsAskedFor)
{
    QSignalSpy read(&files(), &GameFiles::gameRead);
    BusyReaders busy(files());
    window.openFile(write("first.sgf", kGame));
    window.openFile(write("second.sgf", "(;GM[4]SZ[15];B[hh];W[ii])"));
    busy.release();
    ASSERT_TRUE(isQuiet());
    ASSERT_TRUE(eventually([&] { return now().shown == 2; }));
    EXPECT_EQ(read.count(), 1);
    BusyReaders again(files());
    window.openFile(write("third.sgf", kGame));
    start(human(), human());
    again.release();
    ASSERT_TRUE(isQuiet());
    EXPECT_EQ(read.count(), 1);
    EXPECT_EQ(now().shown, 0);
}

TEST_F(DroppedFiles, WhatEnginesAndFilesSayIsShownAsPlainText)
{
    const QString said = QStringLiteral("<h1>Shouted</h1>");
    game().banners()->askAboutEngine(Color::White, said, {EngineFailure::Kind::IllegalMove, said});
    EXPECT_TRUE(game().banner()->title().contains(said));
    for (const QLabel* label : game().banner()->findChildren<QLabel*>())
        EXPECT_EQ(label->textFormat(), Qt::PlainText) << qPrintable(label->text());
    game().status()->say(said);
    EXPECT_EQ(game().status()->textFormat(), Qt::PlainText);
    EXPECT_TRUE(game().status()->toolTip().contains("&lt;h1&gt;Shouted"));
}

}  // namespace
}  // namespace gomoku::testing
