// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Files/WholeFile.h"

#include "Models/Core/InputLimit.h"
#include "Models/Files/DiskSync.h"

#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#endif

namespace gomoku {

namespace {

constexpr int kMostLinks = 40;  ///< As many as Linux follows.

FileContents refused(const QString& why)
{
    return {{}, why};
}

FileContents tooLarge()
{
    return refused(QStringLiteral("it is larger than %1 MB").arg(kMaxInputBytes >> 20));
}

/// Where the chain of links ends, whether or not there is a file yet.
QString withoutLinks(const QString& path)
{
    QString target = path;
    for (int i = 0; i < kMostLinks && QFileInfo(target).isSymLink(); ++i)
        target = QFileInfo(target).symLinkTarget();
    return target;
}

std::optional<QString> writeDirectly(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    const bool written = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)
        && file.write(bytes) == bytes.size();
    return written ? std::nullopt : std::optional(file.errorString());
}

#ifdef Q_OS_UNIX

/// Closes itself.
class Descriptor
{
public:
    explicit Descriptor(const QString& path)
        // Without waiting: a pipe opens at once even if nobody has its other end.
        : m_number(::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC))
    { }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    [[nodiscard]] int number() const noexcept { return m_number; }

private:
    int m_number;
};

/// As read(), but waits for a writer that is still there.
ssize_t readMore(int descriptor, char* buffer, std::size_t size)
{
    for (;;) {
        const ssize_t count = ::read(descriptor, buffer, size);
        if (count >= 0 || (errno != EAGAIN && errno != EINTR))
            return count;
        pollfd waiting{descriptor, POLLIN, 0};
        ::poll(&waiting, 1, -1);
    }
}

FileContents readAll(const QString& path)
{
    const Descriptor file(path);
    if (file.number() < 0)
        return refused(qt_error_string(errno));
    FileContents contents;
    QByteArray piece(1 << 16, Qt::Uninitialized);
    for (;;) {
        const ssize_t count
            = readMore(file.number(), piece.data(), static_cast<std::size_t>(piece.size()));
        if (count < 0)
            return refused(qt_error_string(errno));
        if (count == 0)
            return contents;
        contents.bytes.append(piece.constData(), count);
        if (contents.bytes.size() > kMaxInputBytes)
            return tooLarge();
    }
}

#else

FileContents readAll(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refused(file.errorString());
    FileContents contents{file.read(kMaxInputBytes + 1), {}};
    return contents.bytes.size() > kMaxInputBytes ? tooLarge() : contents;
}

#endif

}  // namespace

FileContents readWholeFile(const QString& path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return refused(QStringLiteral("it is a folder"));
    if (info.isFile() && info.size() > kMaxInputBytes)
        return tooLarge();
    return readAll(path);
}

std::optional<QString> writeAtomically(const QString& path, const QByteArray& bytes)
{
    const QString target = withoutLinks(path);
    const QFileInfo info(target);
    if (info.exists() && !info.isFile() && !info.isDir())
        return writeDirectly(target, bytes);
    QSaveFile file(target);
    // Flushed by ourselves: a disk that is full often says so only then, and commit() of Qt 6.4
    // puts the empty file in place all the same.
    const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
        && file.flush() && syncToDisk(file) && file.commit();
    if (!written)
        return file.errorString();
    syncFolderOf(target);
    return std::nullopt;
}

}  // namespace gomoku
