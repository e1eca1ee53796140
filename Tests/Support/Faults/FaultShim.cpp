// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// To be loaded before the C library (LD_PRELOAD): one call of the system fails on request.
//
//   GOMOKU_FAULT="write 17"   the 17th write below GOMOKU_FAULT_UNDER, and only that
//   GOMOKU_FAULT="write 17+"  it and all after it
//   GOMOKU_FAULT_COUNTS=FILE  how many calls of each kind there were
//
// Kinds: write, short (half of it is written), sync, rename, lock, open, truncate, memory, thread
// (none can be started). Nothing counts before the program calls gomoku_arm_faults().
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/file.h>
#include <sys/types.h>
#include <unistd.h>

extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* memory, std::size_t size);
}

namespace {

enum Kind { Write, Sync, Rename, Lock, Open, Truncate, Memory, Thread, KindCount };
constexpr const char* kNames[KindCount]
    = {"write", "sync", "rename", "lock", "open", "truncate", "memory", "thread"};

// No objects that need memory: malloc itself asks for them.
std::atomic<bool> g_armed{false};
std::atomic<long> g_calls[KindCount];
int g_kind = -1;
long g_first = 0;
bool g_goesOn = false;
bool g_isShort = false;
char g_under[512];
std::size_t g_underLength = 0;

bool isBelow(const char* path)
{
    return g_underLength > 0 && std::strncmp(path, g_under, g_underLength) == 0;
}

bool concerns(int descriptor)
{
    char link[64];
    char path[512];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0)
        return false;
    path[length] = 0;
    return isBelow(path);
}

/// Counts the call; true if it has to fail.
bool fails(Kind kind)
{
    const long number = ++g_calls[kind];
    return kind == g_kind && (number == g_first || (g_goesOn && number > g_first));
}

bool failsWith(Kind kind, int descriptor, int error)
{
    if (!g_armed || !concerns(descriptor) || !fails(kind))
        return false;
    errno = error;
    return true;
}

bool pathFailsWith(Kind kind, const char* path, int error)
{
    if (!g_armed || !isBelow(path) || !fails(kind))
        return false;
    errno = error;
    return true;
}

bool memoryFails()
{
    if (!g_armed || !fails(Memory))
        return false;
    errno = ENOMEM;
    return true;
}

template <typename Function>
Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

using Writer = ssize_t(int, const void*, std::size_t);
using PlaceWriter = ssize_t(int, const void*, std::size_t, off_t);

/// What is left of a write: all, half, or -1 for a failure.
ssize_t allowed(int descriptor, std::size_t size)
{
    if (!failsWith(Write, descriptor, ENOSPC))
        return static_cast<ssize_t>(size);
    const bool isHalf = g_isShort && size > 1 && g_calls[Write] == g_first;
    return isHalf ? static_cast<ssize_t>(size / 2) : -1;
}

/// To get a lock; to give one back never fails.
bool isLock(int command, const void* argument)
{
    const bool sets = command == F_SETLK || command == F_SETLKW || command == F_OFD_SETLK
        || command == F_OFD_SETLKW;
    return sets && static_cast<const struct flock*>(argument)->l_type != F_UNLCK;
}

bool writes(int flags)
{
    return (flags & (O_CREAT | O_WRONLY | O_RDWR)) != 0;
}

int openWith(const char* name, const char* path, int flags, mode_t mode)
{
    if (writes(flags) && pathFailsWith(Open, path, EMFILE))
        return -1;
    return next<int(const char*, int, ...)>(name)(path, flags, mode);
}

__attribute__((constructor)) void readFaults()
{
    const char* under = std::getenv("GOMOKU_FAULT_UNDER");
    const char* fault = std::getenv("GOMOKU_FAULT");
    if (under != nullptr) {
        std::strncpy(g_under, under, sizeof g_under - 1);
        g_underLength = std::strlen(g_under);
    }
    char kind[32];
    char sign = 0;
    if (fault == nullptr || std::sscanf(fault, "%31s %ld%c", kind, &g_first, &sign) < 2)
        return;
    g_isShort = std::strcmp(kind, "short") == 0;
    g_goesOn = sign == '+' || g_isShort;
    for (int i = 0; i < KindCount; ++i)
        if (std::strcmp(g_isShort ? "write" : kind, kNames[i]) == 0)
            g_kind = i;
}

__attribute__((destructor)) void writeCounts()
{
    g_armed = false;
    const char* path = std::getenv("GOMOKU_FAULT_COUNTS");
    std::FILE* file = path != nullptr ? std::fopen(path, "w") : nullptr;
    if (file == nullptr)
        return;
    for (int i = 0; i < KindCount; ++i)
        std::fprintf(file, "%s %ld\n", kNames[i], g_calls[i].load());
    std::fclose(file);
}

}  // namespace

extern "C" {

void gomoku_arm_faults()
{
    g_armed = true;
}

ssize_t write(int descriptor, const void* bytes, std::size_t size)
{
    const ssize_t left = allowed(descriptor, size);
    return left < 0 ? -1 : next<Writer>("write")(descriptor, bytes, static_cast<std::size_t>(left));
}
ssize_t pwrite(int descriptor, const void* bytes, std::size_t size, off_t place)
{
    const ssize_t left = allowed(descriptor, size);
    return left < 0
        ? -1
        : next<PlaceWriter>("pwrite")(descriptor, bytes, static_cast<std::size_t>(left), place);
}
ssize_t pwrite64(int descriptor, const void* bytes, std::size_t size, off64_t place)
{
    const ssize_t left = allowed(descriptor, size);
    return left < 0
        ? -1
        : next<PlaceWriter>("pwrite64")(descriptor, bytes, static_cast<std::size_t>(left), place);
}

int fsync(int descriptor)
{
    return failsWith(Sync, descriptor, EIO) ? -1 : next<int(int)>("fsync")(descriptor);
}
int fdatasync(int descriptor)
{
    return failsWith(Sync, descriptor, EIO) ? -1 : next<int(int)>("fdatasync")(descriptor);
}

int ftruncate(int descriptor, off_t length)
{
    return failsWith(Truncate, descriptor, EIO)
        ? -1
        : next<int(int, off_t)>("ftruncate")(descriptor, length);
}
int ftruncate64(int descriptor, off64_t length)
{
    return failsWith(Truncate, descriptor, EIO)
        ? -1
        : next<int(int, off64_t)>("ftruncate64")(descriptor, length);
}

int rename(const char* from, const char* to)
{
    return pathFailsWith(Rename, to, EACCES)
        ? -1
        : next<int(const char*, const char*)>("rename")(from, to);
}
int renameat(int fromFolder, const char* from, int toFolder, const char* to)
{
    return pathFailsWith(Rename, to, EACCES)
        ? -1
        : next<int(int, const char*, int, const char*)>("renameat")(fromFolder, from, toFolder, to);
}
int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags)
{
    return pathFailsWith(Rename, to, EACCES)
        ? -1
        : next<int(int, const char*, int, const char*, unsigned)>("renameat2")(fromFolder, from,
                                                                               toFolder, to, flags);
}
int link(const char* from, const char* to)
{
    return pathFailsWith(Rename, to, EACCES)
        ? -1
        : next<int(const char*, const char*)>("link")(from, to);
}
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags)
{
    return pathFailsWith(Rename, to, EACCES) ? -1
                                             : next<int(int, const char*, int, const char*, int)>(
                                                 "linkat")(fromFolder, from, toFolder, to, flags);
}

int flock(int descriptor, int operation)
{
    return failsWith(Lock, descriptor, EWOULDBLOCK)
        ? -1
        : next<int(int, int)>("flock")(descriptor, operation);
}
int fcntl(int descriptor, int command, ...)
{
    va_list arguments;
    va_start(arguments, command);
    void* argument = va_arg(arguments, void*);
    va_end(arguments);
    if (isLock(command, argument) && failsWith(Lock, descriptor, EAGAIN))
        return -1;
    return next<int(int, int, ...)>("fcntl")(descriptor, command, argument);
}
int fcntl64(int descriptor, int command, ...)
{
    va_list arguments;
    va_start(arguments, command);
    void* argument = va_arg(arguments, void*);
    va_end(arguments);
    if (isLock(command, argument) && failsWith(Lock, descriptor, EAGAIN))
        return -1;
    return next<int(int, int, ...)>("fcntl64")(descriptor, command, argument);
}

int open(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = va_arg(arguments, mode_t);
    va_end(arguments);
    return openWith("open", path, flags, mode);
}
int open64(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = va_arg(arguments, mode_t);
    va_end(arguments);
    return openWith("open64", path, flags, mode);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*routine)(void*),
                   void* argument)
{
    using Creator = int(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    if (g_armed && fails(Thread))
        return EAGAIN;
    return next<Creator>("pthread_create")(thread, attributes, routine, argument);
}

void* malloc(std::size_t size)
{
    return memoryFails() ? nullptr : __libc_malloc(size);
}
void* calloc(std::size_t count, std::size_t size)
{
    return memoryFails() ? nullptr : __libc_calloc(count, size);
}
void* realloc(void* memory, std::size_t size)
{
    return memoryFails() ? nullptr : __libc_realloc(memory, size);
}

}  // extern "C"
