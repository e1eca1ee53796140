// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Files/AppendedFile.h"
#include "Models/Files/WholeFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

namespace gomoku {
namespace {

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

#ifdef Q_OS_UNIX
/// While it lives no file can grow: as good as a disk that is full.
class FullDisk
{
public:
    explicit FullDisk(rlim_t largest = 0)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit none{largest, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_oldAction);
    }

private:
    rlimit m_before{};
    void (*m_oldAction)(int) = std::signal(SIGXFSZ, SIG_IGN);
};
#endif

TEST(WholeFile, AFailureLeavesTheOldFileAndGivesAReason)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("picture.svg");
    ASSERT_FALSE(writeAtomically(path, "old"));
    ASSERT_FALSE(writeAtomically(path, "new"));
    EXPECT_EQ(contentsOf(path), "new");
    const auto reason = writeAtomically(folder.filePath("missing/picture.svg"), "x");
    ASSERT_TRUE(reason);
    EXPECT_FALSE(reason->isEmpty());
    EXPECT_TRUE(writeAtomically(folder.path(), "x"));
}

TEST(WholeFile, IsReadUnlessItIsAFolderOrMissing)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("game.sgf");
    ASSERT_FALSE(writeAtomically(path, QByteArray("a\0b", 3)));
    const FileContents file = readWholeFile(path);
    EXPECT_FALSE(file.problem);
    EXPECT_EQ(file.bytes, QByteArray("a\0b", 3));
    EXPECT_EQ(readWholeFile(folder.path()).problem, QString("it is a folder"));
    EXPECT_TRUE(readWholeFile(folder.filePath("missing")).problem);
}

#ifdef Q_OS_UNIX
TEST(WholeFile, AFullDiskLeavesTheOldFile)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("game.sgf");
    ASSERT_FALSE(writeAtomically(path, "old"));
    std::optional<QString> reason;
    {
        const FullDisk full;
        reason = writeAtomically(path, "much that is new");
    }
    ASSERT_TRUE(reason);
    EXPECT_FALSE(reason->isEmpty());
    EXPECT_EQ(contentsOf(path), "old");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), QStringList{"game.sgf"});
}

TEST(WholeFile, ALinkStaysALink)
{
    QTemporaryDir folder;
    const QString target = folder.filePath("target.sgf");
    const QString near = folder.filePath("near.sgf");
    const QString far = folder.filePath("far.sgf");
    ASSERT_FALSE(writeAtomically(target, "old"));
    ASSERT_TRUE(QFile::link("target.sgf", near));
    ASSERT_TRUE(QFile::link(near, far));
    ASSERT_FALSE(writeAtomically(far, "new"));
    EXPECT_EQ(contentsOf(target), "new");
    EXPECT_TRUE(QFileInfo(near).isSymLink());
    EXPECT_TRUE(QFileInfo(far).isSymLink());
}

TEST(WholeFile, KeepsItsPermissionsAndNobodyElsesFile)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("game.sgf");
    ASSERT_FALSE(writeAtomically(path, "old"));
    ASSERT_FALSE(writeAtomically(path + ".part", "somebody's"));
    ASSERT_EQ(chmod(QFile::encodeName(path).constData(), 0640), 0);
    ASSERT_FALSE(writeAtomically(path, "new"));
    struct stat found
    {
    };
    ASSERT_EQ(stat(QFile::encodeName(path).constData(), &found), 0);
    EXPECT_EQ(found.st_mode & 0777, 0640U);
    EXPECT_EQ(contentsOf(path + ".part"), "somebody's");
}

TEST(WholeFile, DevicesAreWrittenAndStayDevices)
{
    EXPECT_FALSE(writeAtomically("/dev/null", "gone"));
    if (!QFileInfo::exists("/dev/full"))
        GTEST_SKIP() << "no /dev/full here";
    EXPECT_TRUE(writeAtomically("/dev/full", "no room"));
    EXPECT_FALSE(QFileInfo("/dev/full").isFile());
}

TEST(WholeFile, NothingThatIsReadKeepsUsWaiting)
{
    QTemporaryDir folder;
    const QString pipe = folder.filePath("pipe");
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const FileContents nobody = readWholeFile(pipe);
    EXPECT_FALSE(nobody.problem);
    EXPECT_TRUE(nobody.bytes.isEmpty());
    const auto endless = readWholeFile("/dev/zero").problem;
    ASSERT_TRUE(endless);
    EXPECT_TRUE(endless->startsWith("it is larger than ")) << endless->toStdString();
}

TEST(AppendedFile, AnEntryIsWrittenWholeOrNotAtAll)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("games.txt");
    AppendedFile file;
    ASSERT_FALSE(file.open(path));
    ASSERT_FALSE(file.append("first\n"));
    {
        const FullDisk full(10);
        EXPECT_TRUE(file.append("second game\n"));
    }
    EXPECT_EQ(contentsOf(path), "first\n");
    EXPECT_FALSE(file.append("third\n"));
    EXPECT_EQ(contentsOf(path), "first\nthird\n");
}
#endif

TEST(AppendedFile, KeepsWhatIsThereAndCutsOffAnUnfinishedLine)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("games.txt");
    for (const auto& [before, after] :
         {std::pair("one\ntwo\nthr", "one\ntwo\nnew\n"), std::pair("one\n", "one\nnew\n"),
          std::pair("half", "new\n"), std::pair("", "new\n")}) {
        ASSERT_FALSE(writeAtomically(path, before));
        AppendedFile file;
        ASSERT_FALSE(file.open(path));
        file.dropUnfinishedLine();
        ASSERT_FALSE(file.append("new\n"));
        EXPECT_EQ(contentsOf(path), after) << before;
    }
    AppendedFile nowhere;
    EXPECT_TRUE(nowhere.open(folder.filePath("missing/games.txt")));
}

}  // namespace
}  // namespace gomoku
