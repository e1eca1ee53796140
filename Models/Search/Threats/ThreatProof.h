// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include "Models/Core/Point.h"
#include "Models/Core/Zobrist.h"

#include <unordered_map>

namespace gomoku {

/// Proven wins, read out of the searches that found them: what the attacker plays, and in how many
/// plies five is certain, whatever the defender does. A legal defence that leads to no position
/// listed here loses to fours, within the plies of the position it was played in.
class ThreatProof
{
public:
    struct Attack
    {
        Point move{};  ///< None where fours alone win: a search for fours finds them.
        int plies = 0;  ///< To the five.
    };

    /// Of two proofs of one position the shorter is kept.
    void addAttack(zobrist::Key key, const Attack& attack)
    {
        const auto [place, isNew] = m_attacks.try_emplace(key, attack);
        if (!isNew && attack.plies < place->second.plies)
            place->second = attack;
    }
    void addDefence(zobrist::Key key, int plies)
    {
        const auto [place, isNew] = m_defences.try_emplace(key, plies);
        if (!isNew && plies < place->second)
            place->second = plies;
    }

    /// Null where the attacker to move is not known to win.
    [[nodiscard]] const Attack* attack(zobrist::Key key) const
    {
        const auto place = m_attacks.find(key);
        return place == m_attacks.end() ? nullptr : &place->second;
    }
    /// Plies to the five with the defender to move; 0 where he is not known to lose.
    [[nodiscard]] int defence(zobrist::Key key) const
    {
        const auto place = m_defences.find(key);
        return place == m_defences.end() ? 0 : place->second;
    }

private:
    std::unordered_map<zobrist::Key, Attack> m_attacks;
    std::unordered_map<zobrist::Key, int> m_defences;
};

}  // namespace gomoku
