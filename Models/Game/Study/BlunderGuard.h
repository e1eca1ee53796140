// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Review/Judge/BlunderCheck.h"
#include "Models/Setup/PlayerSpec.h"
#include "Models/Threads/Inquiry.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace gomoku {

/// Looks at a human's newest move before the computer replies to it, and warns if it was a blunder.
/// The reply waits while this holdsReply(): for the check, which gets 300 ms at most, and then for
/// an answer to the warning.
class BlunderGuard : public QObject
{
    Q_OBJECT

public:
    explicit BlunderGuard(QObject* parent = nullptr);

    void setWarning(BlunderWarning warning) { m_when = warning; }
    /// Who checks a move; blunderOf() unless told otherwise.
    void setCheck(const BlunderCheck& check) { m_check = check; }

    /// Is what a human plays against this opponent looked at?
    [[nodiscard]] bool guardsAgainst(const PlayerSpec& opponent) const;
    /// decided() follows, unless forget() comes first.
    void check(const BoardManager& before, Point move);
    [[nodiscard]] bool isChecking() const { return m_inquiry.isOpen(); }
    [[nodiscard]] const std::optional<Blunder>& warning() const { return m_warning; }
    [[nodiscard]] bool holdsReply() const { return isChecking() || m_warning; }
    void forget();  ///< The check and the warning: the reply may go. Does not wait.
    void waitForDone() { m_inquiry.waitForDone(); }  ///< After forget().

signals:
    void decided();  ///< There is a warning now, or the reply may go.

private:
    void take(const std::optional<Blunder>& blunder);

    BlunderWarning m_when = BlunderWarning::Off;
    BlunderCheck m_check = blunderOf;
    std::optional<Blunder> m_warning;
    QTimer m_timer;  ///< The reply does not wait for the check any longer.
    Inquiry m_inquiry;
};

}  // namespace gomoku
