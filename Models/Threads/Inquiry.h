// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Threads/JobThread.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <utility>

namespace gomoku {

/// One question at a time, answered on a thread of its own. A new question drops the one before it
/// without waiting; the answer to a dropped one is not heard. Asked and heard on the thread that
/// this object lives on.
class Inquiry : public QObject
{
public:
    using QObject::QObject;
    ~Inquiry() override { drop(); }  ///< Waits for the work to end, which drop() asks for.

    /// `work` gets a flag that says when nobody wants the answer any more; `use` gets the answer.
    template <typename Work, typename Use>
    void ask(Work work, Use use)
    {
        drop();
        m_open = std::make_shared<std::atomic<bool>>(false);
        m_thread.start([this, dropped = m_open, work = std::move(work), use = std::move(use)] {
            if (*dropped)
                return;
            auto answer = std::make_shared<decltype(work(*dropped))>(work(*dropped));
            QMetaObject::invokeMethod(
                this,
                // The asker alone keeps the answer, and is the one who frees it.
                [this, dropped, use, answer = std::move(answer)] {
                    if (m_open == dropped) {
                        m_open.reset();
                        use(std::move(*answer));
                    }
                },
                Qt::QueuedConnection);
        });
    }
    void drop()
    {
        if (const auto open = std::exchange(m_open, nullptr))
            *open = true;
    }
    [[nodiscard]] bool isOpen() const { return m_open != nullptr; }
    void waitForDone() { m_thread.waitForDone(); }

private:
    std::shared_ptr<std::atomic<bool>> m_open;  ///< Of the question that is open: is it dropped?
    JobThread m_thread;  ///< Last: its work uses the above.
};

}  // namespace gomoku
