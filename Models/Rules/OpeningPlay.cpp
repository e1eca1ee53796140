// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Rules/OpeningPlay.h"

#include "Models/Rules/FifthMoves.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <sstream>

namespace gomoku {

namespace {

/// Yamaguchi's rule has no limit; in practice nobody declares more.
constexpr int kMostDeclaredFifths = 12;
constexpr int kSoosyrvFifths = 8;
constexpr int kTaraguchiFifths = 10;
constexpr int kRifFifths = 2;

constexpr OpeningArea inside(int side)
{
    return {OpeningArea::Kind::Inside, side};
}
constexpr OpeningArea outside(int side)
{
    return {OpeningArea::Kind::Outside, side};
}

template <typename Thing>
bool has(const std::vector<Thing>& things, const Thing& thing)
{
    return std::find(things.begin(), things.end(), thing) != things.end();
}

}  // namespace

bool OpeningArea::contains(Point point, int boardSize) const noexcept
{
    const Point centre = centreOf(boardSize);
    const int distance = std::max(std::abs(point.column() - centre.column()),
                                  std::abs(point.row() - centre.row()));
    switch (kind) {
    case Kind::Anywhere:
        return true;
    case Kind::Inside:
        return distance <= side / 2;
    case Kind::Outside:
        return distance > side / 2;
    }
    return true;
}

OpeningPlay::OpeningPlay(OpeningRule rule, int boardSize)
    : m_rule(rule),
      m_grid(boardSize),
      m_steps(stepsOf(rule))
{
    assert(boardSize >= smallestBoardFor(rule));
}

std::optional<OpeningPlay> OpeningPlay::replayed(OpeningRule rule, int boardSize,
                                                 std::span<const OpeningAction> actions)
{
    OpeningPlay opening(rule, boardSize);
    for (const OpeningAction& action : actions)
        if (opening.apply(action))
            return std::nullopt;
    return opening;
}

OpeningPlay::Step OpeningPlay::placing(Actor actor, OpeningArea area)
{
    return {OpeningStep::PlaceStone, actor, area};
}

OpeningPlay::Step OpeningPlay::choosing(Actor actor, std::optional<OpeningChoice> more)
{
    Step step{OpeningStep::Choose, actor, {}, {OpeningChoice::Stay, OpeningChoice::Swap}};
    if (more)
        step.choices.push_back(*more);
    return step;
}

/// One of the 26 openings: that is any second stone beside the centre and any third stone within
/// two steps of it.
std::vector<OpeningPlay::Step> OpeningPlay::renjuPattern()
{
    return {placing(Actor::First, inside(1)), placing(Actor::First, inside(3)),
            placing(Actor::First, inside(5))};
}

/// Black offers, White picks one and plays the sixth move.
std::vector<OpeningPlay::Step> OpeningPlay::fifthsOf(int count)
{
    return {Step{OpeningStep::OfferFifth, Actor::ToMove, {}, {}, count},
            Step{OpeningStep::PickFifth, Actor::Waiting}};
}

std::vector<OpeningPlay::Step> OpeningPlay::stepsOf(OpeningRule rule)
{
    const auto joined = [](std::initializer_list<std::vector<Step>> parts) {
        std::vector<Step> steps;
        for (const std::vector<Step>& part : parts)
            steps.insert(steps.end(), part.begin(), part.end());
        return steps;
    };
    const std::vector<Step> three(3, placing(Actor::First));
    const Step choice = choosing(Actor::ToMove);
    switch (rule) {
    case OpeningRule::Free:
        return {};
    case OpeningRule::Pro:
        return {placing(Actor::ToMove, inside(1)), placing(Actor::ToMove),
                placing(Actor::ToMove, outside(5))};
    case OpeningRule::LongPro:
        return {placing(Actor::ToMove, inside(1)), placing(Actor::ToMove),
                placing(Actor::ToMove, outside(7))};
    case OpeningRule::Swap:
        return joined({three, {choice}});
    case OpeningRule::Swap2:
        return joined({three, {choosing(Actor::ToMove, OpeningChoice::PlaceTwoMore)}});
    case OpeningRule::Rif:
        return joined({renjuPattern(), {choice, placing(Actor::ToMove)}, fifthsOf(kRifFifths)});
    case OpeningRule::Yamaguchi:
        return joined({renjuPattern(),
                       {Step{OpeningStep::DeclareFifths, Actor::First, {}, {}, kMostDeclaredFifths},
                        choice, placing(Actor::ToMove)},
                       fifthsOf(0)});
    case OpeningRule::Soosyrv8:
        return joined(
            {renjuPattern(),
             {choice, placing(Actor::ToMove),
              Step{OpeningStep::DeclareFifths, Actor::Waiting, {}, {}, kSoosyrvFifths}, choice},
             fifthsOf(0)});
    case OpeningRule::Taraguchi10:
        return {placing(Actor::ToMove, inside(1)), choice,
                placing(Actor::ToMove, inside(3)), choice,
                placing(Actor::ToMove, inside(5)), choice,
                placing(Actor::ToMove, inside(7)), choosing(Actor::ToMove, OpeningChoice::OfferTen),
                placing(Actor::ToMove, inside(9)), choice};
    }
    return {};
}

Color OpeningPlay::sideToMove() const noexcept
{
    return m_moves.size() % 2 == 0 ? Color::Black : Color::White;
}

Color OpeningPlay::colorOf(Seat seat) const noexcept
{
    return seat == m_black ? Color::Black : Color::White;
}

Seat OpeningPlay::seatOf(Color color) const noexcept
{
    return color == Color::Black ? m_black : opponent(m_black);
}

Seat OpeningPlay::seatOf(Actor actor) const noexcept
{
    switch (actor) {
    case Actor::First:
        return Seat::First;
    case Actor::Second:
        return Seat::Second;
    case Actor::ToMove:
        return seatOf(sideToMove());
    case Actor::Waiting:
        return opponent(seatOf(sideToMove()));
    }
    return Seat::First;
}

/// How many fifth moves Black has to offer at the present step.
int OpeningPlay::fifthsAsked() const noexcept
{
    return m_steps.front().count > 0 ? m_steps.front().count : m_declared;
}

OpeningTask OpeningPlay::task() const
{
    assert(!isFinished());
    const Step& step = m_steps.front();
    OpeningTask task{step.step, seatOf(step.actor), sideToMove(),
                     step.area, step.choices,       step.count};
    if (step.step == OpeningStep::OfferFifth)
        task.count = fifthsAsked() - static_cast<int>(m_offers.size());
    return task;
}

std::optional<OpeningRefusal> OpeningPlay::refusalOfStone(Point point) const
{
    if (!m_grid.contains(point))
        return OpeningRefusal::OffBoard;
    if (m_grid.at(point) != Cell::Empty)
        return OpeningRefusal::Occupied;
    const OpeningArea area = m_steps.front().area;
    if (area.contains(point, boardSize()))
        return std::nullopt;
    if (area.kind == OpeningArea::Kind::Outside)
        return OpeningRefusal::TooNear;
    return area.side == 1 ? OpeningRefusal::NotCentre : OpeningRefusal::TooFar;
}

std::optional<OpeningRefusal> OpeningPlay::refusalOfOffer(Point point) const
{
    if (const auto refusal = refusalOfStone(point))
        return refusal;
    if (has(m_offers, point))
        return OpeningRefusal::AlreadyOffered;
    const std::vector<Point> images = symmetricPoints(m_grid, point);
    const bool isMirrored = std::any_of(m_offers.begin(), m_offers.end(),
                                        [&](Point offer) { return has(images, offer); });
    return isMirrored ? std::optional(OpeningRefusal::SymmetricOffer) : std::nullopt;
}

std::optional<OpeningRefusal> OpeningPlay::refusalOf(const OpeningAction& action) const
{
    if (isFinished())
        return OpeningRefusal::Finished;
    const Step& step = m_steps.front();
    if (action.step != step.step)
        return OpeningRefusal::NotAsked;
    switch (action.step) {
    case OpeningStep::PlaceStone:
        return refusalOfStone(action.point);
    case OpeningStep::OfferFifth:
        return refusalOfOffer(action.point);
    case OpeningStep::PickFifth:
        return has(m_offers, action.point) ? std::nullopt
                                           : std::optional(OpeningRefusal::NotOffered);
    case OpeningStep::Choose:
        return has(step.choices, action.choice) ? std::nullopt
                                                : std::optional(OpeningRefusal::NotAsked);
    case OpeningStep::DeclareFifths:
        return action.number >= 1 && action.number <= step.count
            ? std::nullopt
            : std::optional(OpeningRefusal::NumberOutOfRange);
    }
    return OpeningRefusal::NotAsked;
}

std::optional<OpeningAction> OpeningPlay::actionAt(Point point) const
{
    if (isFinished())
        return std::nullopt;
    const OpeningStep step = m_steps.front().step;
    const bool takesPoints = step == OpeningStep::PlaceStone || step == OpeningStep::OfferFifth
        || step == OpeningStep::PickFifth;
    return takesPoints ? std::optional(OpeningAction{step, point}) : std::nullopt;
}

std::vector<Point> OpeningPlay::allowedPoints() const
{
    std::vector<Point> points;
    m_grid.forEachPoint([&](Point point) {
        const auto action = actionAt(point);
        if (action && !refusalOf(*action))
            points.push_back(point);
    });
    return points;
}

std::vector<OpeningAction> OpeningPlay::legalActions() const
{
    std::vector<OpeningAction> actions;
    if (isFinished())
        return actions;
    for (const Point point : allowedPoints())
        actions.push_back(*actionAt(point));
    for (const OpeningChoice choice : m_steps.front().choices)
        actions.push_back(OpeningAction::choose(choice));
    if (m_steps.front().step == OpeningStep::DeclareFifths)
        for (int number = 1; number <= m_steps.front().count; ++number)
            actions.push_back(OpeningAction::declare(number));
    return actions;
}

void OpeningPlay::place(Point point)
{
    m_grid.set(point, cellOf(sideToMove()));
    m_moves.push_back(point);
}

/// What a choice changes, the step of choosing being done.
void OpeningPlay::follow(OpeningChoice choice)
{
    switch (choice) {
    case OpeningChoice::Stay:
        break;
    case OpeningChoice::Swap:
        m_black = opponent(m_black);
        break;
    case OpeningChoice::PlaceTwoMore:
        m_steps = {placing(Actor::Second), placing(Actor::Second), choosing(Actor::First)};
        break;
    case OpeningChoice::OfferTen:
        m_steps = fifthsOf(kTaraguchiFifths);
        break;
    }
}

std::optional<OpeningRefusal> OpeningPlay::apply(const OpeningAction& action)
{
    if (const auto refusal = refusalOf(action))
        return refusal;
    m_actions.push_back(action);
    if (action.step == OpeningStep::OfferFifth) {
        m_offers.push_back(action.point);
        if (static_cast<int>(m_offers.size()) < fifthsAsked())
            return std::nullopt;
    }
    m_steps.erase(m_steps.begin());
    if (action.step == OpeningStep::PlaceStone || action.step == OpeningStep::PickFifth)
        place(action.point);
    if (action.step == OpeningStep::DeclareFifths)
        m_declared = action.number;
    if (action.step == OpeningStep::Choose)
        follow(action.choice);
    return std::nullopt;
}

void OpeningPlay::undo()
{
    if (m_actions.empty())
        return;
    const std::vector<OpeningAction> actions = m_actions;
    *this = *replayed(m_rule, boardSize(), std::span(actions).first(actions.size() - 1));
}

std::string toString(std::span<const OpeningAction> actions)
{
    std::string text;
    for (const OpeningAction& action : actions) {
        if (!text.empty())
            text += ' ';
        text += action.toString();
    }
    return text;
}

std::optional<std::vector<OpeningAction>> parseOpeningActions(std::string_view text)
{
    std::vector<OpeningAction> actions;
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
        const auto action = OpeningAction::parse(word);
        if (!action)
            return std::nullopt;
        actions.push_back(*action);
    }
    return actions;
}

}  // namespace gomoku
