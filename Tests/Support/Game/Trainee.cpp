// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// trainee LIBRARY: answers cards until it is killed, and writes a line for each answer that the
// library has written.
#include "Models/Library/TrainingLibrary.h"

#include <QCoreApplication>

#include <cstdio>

using namespace gomoku;

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc != 2)
        return 2;
    TrainingLibrary library;
    library.open(QString::fromLocal8Bit(argv[1]));
    QObject::connect(&library, &TrainingLibrary::changed, [] {
        std::puts("written");
        std::fflush(stdout);
    });
    Deck deck({cardFor({}, DeckCard::Kind::Mistake, "test", CardTime())});
    const std::string key = deck.due(CardTime()).front().key;
    for (CardTime now{};; now += std::chrono::hours(1)) {
        const DeckCard card = *deck.answer(key, RecallGrade::Good, now);
        library.keepAnswer({now, TrainingAnswer::Kind::Card, key}, card);
    }
}
