// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "UI/Text/Game/OpeningText.h"

#include "Models/Rules/OpeningNames.h"
#include "UI/Text/ValueText.h"

namespace gomoku {

QString OpeningText::rule(OpeningRule rule)
{
    switch (rule) {
    case OpeningRule::Free:
        return tr("Free");
    case OpeningRule::Pro:
        return tr("Pro");
    case OpeningRule::LongPro:
        return tr("Long Pro");
    case OpeningRule::Swap:
        return tr("Swap");
    case OpeningRule::Swap2:
        return tr("Swap2");
    case OpeningRule::Rif:
        return tr("RIF");
    case OpeningRule::Yamaguchi:
        return tr("Yamaguchi");
    case OpeningRule::Soosyrv8:
        return tr("Soosõrv-8");
    case OpeningRule::Taraguchi10:
        return tr("Taraguchi-10");
    }
    return {};
}

QString OpeningText::ruleInOneSentence(OpeningRule rule)
{
    switch (rule) {
    case OpeningRule::Free:
        return tr("Black starts anywhere.");
    case OpeningRule::Pro:
        return tr(
            "Black starts in the centre; Black's second stone goes outside the central 5 × 5.");
    case OpeningRule::LongPro:
        return tr(
            "Black starts in the centre; Black's second stone goes outside the central 7 × 7.");
    case OpeningRule::Swap:
        return tr("One player places three stones; the other picks a side.");
    case OpeningRule::Swap2:
        return tr("One player places three stones; the other picks a side, or adds two stones and "
                  "lets the first player pick.");
    case OpeningRule::Rif:
        return tr("One of the 26 Renju openings, then a choice of sides and two fifth moves to "
                  "pick from.");
    case OpeningRule::Yamaguchi:
        return tr("A Renju opening with a number of fifth moves, then a choice of sides.");
    case OpeningRule::Soosyrv8:
        return tr(
            "The fourth stone comes with up to eight fifth moves, then another choice of sides.");
    case OpeningRule::Taraguchi10:
        return tr("Players may swap after every stone, or offer ten fifth moves.");
    }
    return {};
}

QString OpeningText::place(const OpeningTask& task)
{
    const bool black = task.color == Color::Black;
    const QString side = QString::number(task.area.side);
    switch (task.area.kind) {
    case OpeningArea::Kind::Anywhere:
        return black ? tr("Place a black stone anywhere.") : tr("Place a white stone anywhere.");
    case OpeningArea::Kind::Outside:
        return black ? tr("Place a black stone outside the central %1 × %1.").arg(side)
                     : tr("Place a white stone outside the central %1 × %1.").arg(side);
    case OpeningArea::Kind::Inside:
        if (task.area.side == 1)
            return tr("Place the first stone in the centre.");
        return black ? tr("Place a black stone in the central %1 × %1.").arg(side)
                     : tr("Place a white stone in the central %1 × %1.").arg(side);
    }
    return {};
}

QString OpeningText::task(const OpeningTask& task)
{
    switch (task.step) {
    case OpeningStep::PlaceStone:
        return place(task);
    case OpeningStep::Choose:
        return tr("Which side will you play?");
    case OpeningStep::DeclareFifths:
        return tr("How many fifth moves should Black offer?");
    case OpeningStep::OfferFifth:
        return tr("Offer fifth moves: %1 left.").arg(task.count);
    case OpeningStep::PickFifth:
        return tr("Choose which fifth move to keep.");
    }
    return {};
}

QString OpeningText::choice(OpeningChoice choice, Color color)
{
    const bool black = color == Color::Black;
    switch (choice) {
    case OpeningChoice::Stay:
        return black ? tr("Stay Black") : tr("Stay White");
    case OpeningChoice::Swap:
        return black ? tr("Swap: Play White") : tr("Swap: Play Black");
    case OpeningChoice::PlaceTwoMore:
        return tr("Place Two More");
    case OpeningChoice::OfferTen:
        return tr("Offer Ten Fifth Moves");
    }
    return {};
}

QString OpeningText::hint(const OpeningAction& action, Color color)
{
    const QString proposal = action.step == OpeningStep::Choose ? choice(action.choice, color)
        : action.step == OpeningStep::DeclareFifths             ? QString::number(action.number)
                                                                : ValueText::point(action.point);
    return tr("Suggestion: %1", "a point, a number, or what to choose").arg(proposal);
}

QString OpeningText::actor(const GameSnapshot& snapshot)
{
    if (!snapshot.opening)
        return {};
    return player(snapshot, snapshot.opening->task.seat, snapshot.opening->actor);
}

QString OpeningText::player(const GameSnapshot& snapshot, Seat seat, Color color)
{
    const PerColor<PlayerSpec>& players = snapshot.setup.players;
    const auto isHuman = [&](Color side) { return players[side].isHuman(); };
    if (isHuman(Color::Black) == isHuman(Color::White))
        return seat == Seat::First ? tr("First player") : tr("Second player");
    return isHuman(color) ? tr("You") : tr("The computer");
}

QString OpeningText::status(const GameSnapshot& snapshot)
{
    if (!snapshot.humanToAct())
        return tr("Opening: %1 · %2", "opening rule, who has to act")
            .arg(rule(snapshot.setup.openingRule), actor(snapshot));
    QString sentence = task(snapshot.opening->task);
    if (sentence.endsWith(u'.') || sentence.endsWith(u'。'))
        sentence.chop(1);  // More follows it in the line.
    return sentence;
}

QString OpeningText::name(const GameSnapshot& snapshot)
{
    const bool hasNames
        = snapshot.setup.rule == Rule::Renju || laysRenjuOpening(snapshot.setup.openingRule);
    if (!hasNames || snapshot.shown < 3
        || snapshot.start.count(Cell::Empty) != snapshot.start.size() * snapshot.start.size())
        return {};
    std::vector<Point> moves;
    for (int index = 0; index < 3; ++index)
        moves.push_back(snapshot.moves[static_cast<std::size_t>(index)].point);
    const RenjuOpening* opening = findRenjuOpening(moves, snapshot.grid.size());
    if (!opening)
        return {};
    const auto text = [](std::string_view utf8) {
        return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    };
    return tr("%1 (%2)", "opening name, Japanese name")
        .arg(text(opening->romaji), text(opening->japanese));
}

}  // namespace gomoku
