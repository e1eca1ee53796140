// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Training/Deck.h"

#include "Models/Core/Zobrist.h"

#include <algorithm>

namespace gomoku {

namespace {

/// The same on every machine, which std::hash does not promise.
std::uint64_t numberFor(const std::string& key) noexcept
{
    std::uint64_t number = 0;
    for (const char character : key) {
        number ^= static_cast<unsigned char>(character);
        number = zobrist::nextRandom(number);
    }
    return number;
}

}  // namespace

DeckCard cardFor(const TrainingPosition& position, DeckCard::Kind kind, std::string source,
                 CardTime now, const std::vector<Point>& wrong, const std::vector<Point>& better)
{
    const CanonicalPosition found = canonical(position);
    const int size = position.grid.size();
    DeckCard card;
    card.key = toText(found.position);
    card.kind = kind;
    card.source = std::move(source);
    card.wrong = imageOf(wrong, found.symmetry, size);
    card.better = imageOf(better, found.symmetry, size);
    card.made = now;
    card.schedule.due = now;
    return card;
}

Symmetry imageOf(const DeckCard& card) noexcept
{
    // Three is odd, so that its multiples go through all eight.
    const auto turn = static_cast<std::uint64_t>(card.answers) * 3;
    return Symmetry(static_cast<std::uint8_t>((numberFor(card.key) + turn) % kSymmetries.size()));
}

RecallGrade gradeFor(bool isRight, bool usedHint, std::chrono::milliseconds time,
                     std::chrono::milliseconds median) noexcept
{
    if (!isRight)
        return RecallGrade::Again;
    if (usedHint)
        return RecallGrade::Hard;
    return time < median ? RecallGrade::Easy : RecallGrade::Good;
}

Deck::Deck(std::vector<DeckCard> cards)
{
    for (DeckCard& card : cards)
        add(std::move(card));
}

bool Deck::add(DeckCard card)
{
    std::string key = card.key;
    return m_cards.try_emplace(std::move(key), std::move(card)).second;
}

const DeckCard* Deck::find(const std::string& key) const
{
    const auto found = m_cards.find(key);
    return found == m_cards.end() ? nullptr : &found->second;
}

const DeckCard* Deck::answer(const std::string& key, RecallGrade grade, CardTime now)
{
    const auto found = m_cards.find(key);
    if (found == m_cards.end())
        return nullptr;
    DeckCard& card = found->second;
    card.schedule = fsrs::afterAnswer(card.schedule, grade, now);
    ++card.answers;
    return &card;
}

int Deck::countOf(DeckCard::Kind kind) const
{
    return static_cast<int>(std::count_if(m_cards.begin(), m_cards.end(), [&](const auto& entry) {
        return entry.second.kind == kind;
    }));
}

int Deck::newOf(DeckCard::Kind kind) const
{
    return static_cast<int>(std::count_if(m_cards.begin(), m_cards.end(), [&](const auto& entry) {
        return entry.second.kind == kind && entry.second.answers == 0;
    }));
}

std::vector<DeckCard> Deck::due(CardTime now) const
{
    std::vector<DeckCard> cards;
    for (const auto& [key, card] : m_cards)
        if (card.isDue(now))
            cards.push_back(card);
    std::stable_sort(cards.begin(), cards.end(), [](const DeckCard& one, const DeckCard& other) {
        return one.schedule.due < other.schedule.due;
    });
    return cards;
}

}  // namespace gomoku
