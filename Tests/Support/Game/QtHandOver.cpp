// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Tests/Support/Game/QtHandOver.h"

#ifdef __SANITIZE_THREAD__

#include <QDeadlineTimer>
#include <QThread>

extern "C" {
void __tsan_acquire(void* address);
void __tsan_release(void* address);
}

namespace {

// One place for each promise: it matters only that both sides name the same one.
char sent;
char handled;

}  // namespace

// The linker's option --wrap leads the calls of our code here, and __real_ to Qt. Calls within Qt
// do not pass by; they need not, because every way from our code into them does.
extern "C" {

// QMetaObject::activate(QObject*, const QMetaObject*, int, void**): every signal of ours.
void __real__ZN11QMetaObject8activateEP7QObjectPKS_iPPv(QObject*, const QMetaObject*, int, void**);
void __wrap__ZN11QMetaObject8activateEP7QObjectPKS_iPPv(QObject* sender, const QMetaObject* type,
                                                        int signal, void** arguments)
{
    __tsan_release(&sent);
    __real__ZN11QMetaObject8activateEP7QObjectPKS_iPPv(sender, type, signal, arguments);
}

// QMetaObject::invokeMethodImpl(QObject*, QSlotObjectBase*, Qt::ConnectionType, void*)
bool __real__ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv(
    QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*);
bool __wrap__ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv(
    QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type, void* result)
{
    __tsan_release(&sent);
    const bool done
        = __real__ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv(
            object, slot, type, result);
    if (type == Qt::BlockingQueuedConnection)
        __tsan_acquire(&handled);
    return done;
}

// QThread::wait(QDeadlineTimer)
bool __real__ZN7QThread4waitE14QDeadlineTimer(QThread*, QDeadlineTimer);
bool __wrap__ZN7QThread4waitE14QDeadlineTimer(QThread* thread, QDeadlineTimer deadline)
{
    const bool done = __real__ZN7QThread4waitE14QDeadlineTimer(thread, deadline);
    __tsan_acquire(&handled);
    return done;
}
}

#endif

namespace gomoku::testing {

bool TestApplication::notify(QObject* receiver, QEvent* event)
{
#ifdef __SANITIZE_THREAD__
    __tsan_acquire(&sent);
    const bool done = QCoreApplication::notify(receiver, event);
    __tsan_release(&handled);
    return done;
#else
    return QCoreApplication::notify(receiver, event);
#endif
}

}  // namespace gomoku::testing
