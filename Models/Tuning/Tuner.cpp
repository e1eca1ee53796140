// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Tuning/Tuner.h"

#include "Models/Search/MovePicker.h"
#include "Models/Search/Threats/QuiescenceSearch.h"
#include "Models/Search/Threats/ThreatMoves.h"

#include <algorithm>
#include <cmath>

namespace gomoku {

namespace {

constexpr double kEvalUnit = 400;  ///< Weights to the logarithm of odds.
constexpr double kPolicyUnit = 100;  ///< Ranks to the logarithm of a move's share.
constexpr int kVcfFours = 6;

/// Colours share weights unless the rule treats them differently.
int tableOf(Rule rule, Color color)
{
    return rule == Rule::Renju && color == Color::White ? 1 : 0;
}

struct Feature
{
    std::uint32_t index;  ///< Of a parameter.
    float count;
};

struct Candidate
{
    std::uint32_t attack;
    std::uint32_t defence;
};

/// One position where nothing is forced.
struct Sample
{
    std::vector<Feature> features;
    float target = 0.5F;
    std::vector<Candidate> candidates;
    int chosen = -1;
    float judged = 0.5F;  ///< By the search alone.
    std::size_t family = 0;  ///< Positions one move after the same position have the same number.
};

// Parameters of a table: mover, waiter, attack, defence, each by combination.
constexpr std::uint32_t kKinds = 4;
enum ParameterKind : std::uint32_t { Mover, Waiter, Attack, Defence };

std::uint32_t parameter(int table, ParameterKind kind, ShapeCombination combination)
{
    return (static_cast<std::uint32_t>(table) * kKinds + kind) * kShapeCombinations + combination;
}

// Behind them: the places of patterns.
constexpr std::size_t kParameters = 2 * (kKinds * kShapeCombinations + ThreatPattern::kPlaces);

std::uint32_t patternParameter(int table, std::size_t place)
{
    return static_cast<std::uint32_t>(2 * kKinds * kShapeCombinations
                                      + static_cast<std::size_t>(table) * ThreatPattern::kPlaces
                                      + place);
}

double sigmoid(double x)
{
    return 1 / (1 + std::exp(-x));
}

void addFeature(std::vector<Feature>& features, std::uint32_t index, float count)
{
    const auto found = std::find_if(features.begin(), features.end(),
                                    [&](const Feature& feature) { return feature.index == index; });
    if (found != features.end())
        found->count += count;
    else
        features.push_back({index, count});
}

Sample sampleOf(const BoardManager& board, Point chosen)
{
    const Color side = board.sideToMove();
    const Color enemy = opponent(side);
    const int own = tableOf(board.rule(), side);
    const int other = tableOf(board.rule(), enemy);
    Sample sample;
    board.grid().forEachPoint([&](Point point) {
        if (!board.isEmpty(point))
            return;
        const ShapeCombination ours = combinationOf(board.shapesOf(side, point));
        const ShapeCombination theirs = combinationOf(board.shapesOf(enemy, point));
        addFeature(sample.features, parameter(own, Mover, ours), 1);
        addFeature(sample.features, parameter(other, Waiter, theirs), -1);
    });
    for (const std::uint16_t place : ThreatPattern::of(board))
        sample.features.push_back({patternParameter(own, place), 1});
    board.candidates().forEach([&](Point point) {
        if (point == chosen)
            sample.chosen = static_cast<int>(sample.candidates.size());
        sample.candidates.push_back(
            {parameter(own, Attack, combinationOf(board.shapesOf(side, point))),
             parameter(other, Defence, combinationOf(board.shapesOf(enemy, point)))});
    });
    return sample;
}

bool isQuiet(BoardManager& board, QuiescenceSearch& fours)
{
    const Color side = board.sideToMove();
    return board.count(side, PointClass::Five) == 0
        && board.count(opponent(side), PointClass::Five) == 0
        && findPoint(board, side, PointClass::OpenFour).isNone()
        && fours.find(board, kVcfFours).plies == 0;
}

/// A search does not judge where only one move is possible: it answers with a score of 0.
bool wasJudged(Score score)
{
    return score != 0;
}

/// The positions after the moves that could have been played: what must be learnt is how they
/// differ from each other. Only a search has judged them.
void addSiblings(BoardManager& board, QuiescenceSearch& fours, const SelfPlayGame::Move& move,
                 std::size_t family, std::vector<Sample>& samples)
{
    for (const SelfPlayGame::JudgedMove& sibling : move.siblings) {
        board.makeMove(sibling.point);
        if (wasJudged(sibling.score) && isQuiet(board, fours)) {
            Sample sample = sampleOf(board, Point());
            sample.judged = static_cast<float>(sigmoid(-sibling.score / kEvalUnit));
            sample.target = sample.judged;
            sample.family = family;
            sample.candidates = {};  // No move was chosen there.
            samples.push_back(std::move(sample));
        }
        board.undoMove();
    }
}

void addSamples(const SelfPlayGame& game, const TunerOptions& options, std::vector<Sample>& samples)
{
    auto board = BoardManager::after(game.opening, game.size, game.rule);
    QuiescenceFailures failures;
    QuiescenceSearch fours(failures);
    std::size_t family = samples.empty() ? 0 : samples.back().family + 1;
    for (const SelfPlayGame::Move& move : game.moves) {
        if (wasJudged(move.score) && isQuiet(board, fours)) {
            Sample sample = sampleOf(board, move.point);
            const double result = !game.winner ? 0.5 : *game.winner == board.sideToMove() ? 1 : 0;
            const double judged = sigmoid(move.score / kEvalUnit);
            sample.judged = static_cast<float>(judged);
            sample.target = static_cast<float>(options.resultShare * result
                                               + (1 - options.resultShare) * judged);
            sample.family = family;
            if (facesOpenFour(board))
                sample.chosen = -1;  // the order among answers to a threat is another matter
            samples.push_back(std::move(sample));
        }
        addSiblings(board, fours, move, ++family, samples);
        board.makeMove(move.point);
    }
}

/// Stochastic gradient descent with a rate of its own for every parameter (Adagrad).
class Regression
{
public:
    Regression(const EvalWeights& start, const TunerOptions& options)
        : m_options(options),
          m_values(kParameters),
          m_squares(m_values.size())
    {
        for (const Color color : kColors) {
            const int table = color == Color::Black ? 0 : 1;
            for (int i = 0; i < kShapeCombinations; ++i) {
                const auto combination = static_cast<ShapeCombination>(i);
                const CombinationWeight& weight = start.points[color][combination];
                at(table, Mover, combination) = weight.mover / kEvalUnit;
                at(table, Waiter, combination) = weight.waiter / kEvalUnit;
                at(table, Attack, combination) = weight.attack / kPolicyUnit;
                at(table, Defence, combination) = weight.defence / kPolicyUnit;
            }
            for (std::size_t place = 0; place < ThreatPattern::kPlaces; ++place)
                m_values[patternParameter(table, place)] = start.patterns[color][place] / kEvalUnit;
        }
        m_start = m_values;
    }

    void learn(const Sample& sample)
    {
        const double error = sigmoid(evaluate(sample)) - sample.target;
        for (const Feature& feature : sample.features)
            step(feature.index, error * feature.count, kEvalRate);
        if (sample.chosen < 0)
            return;
        std::vector<double> shares = policy(sample);
        shares[static_cast<std::size_t>(sample.chosen)] -= 1;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            step(sample.candidates[i].attack, shares[i], kPolicyRate);
            step(sample.candidates[i].defence, shares[i], kPolicyRate);
        }
    }

    [[nodiscard]] TunerQuality quality(const std::vector<Sample>& samples) const
    {
        TunerQuality sum;
        std::size_t choices = 0;
        for (const Sample& sample : samples) {
            const double p = std::clamp(sigmoid(evaluate(sample)), 1e-9, 1 - 1e-9);
            const double target = sample.target;
            sum.evalLoss -= target * std::log(p) + (1 - target) * std::log(1 - p);
            if (sample.chosen < 0)
                continue;
            const std::vector<double> shares = policy(sample);
            const double share = shares[static_cast<std::size_t>(sample.chosen)];
            sum.policyLoss -= std::log(std::max(share, 1e-12));
            sum.firstGuess += share >= *std::max_element(shares.begin(), shares.end());
            ++choices;
        }
        sum.siblingRegret = siblingRegret(samples);
        sum.positions = samples.size();
        sum.evalLoss /= static_cast<double>(std::max<std::size_t>(1, samples.size()));
        sum.policyLoss /= static_cast<double>(std::max<std::size_t>(1, choices));
        sum.firstGuess /= static_cast<double>(std::max<std::size_t>(1, choices));
        return sum;
    }

    [[nodiscard]] EvalWeights weights(Rule rule) const
    {
        EvalWeights result;
        for (const Color color : kColors) {
            const int table = tableOf(rule, color);
            const auto of = [&](ParameterKind kind, int combination, double unit) {
                return rounded(parameter(table, kind, static_cast<ShapeCombination>(combination)),
                               unit);
            };
            for (int i = 0; i < kShapeCombinations; ++i)
                result.points[color][static_cast<std::size_t>(i)]
                    = {of(Mover, i, kEvalUnit), of(Waiter, i, kEvalUnit),
                       of(Attack, i, kPolicyUnit), of(Defence, i, kPolicyUnit)};
            for (std::size_t place = 0; place < ThreatPattern::kPlaces; ++place)
                result.patterns[color][place] = rounded(patternParameter(table, place), kEvalUnit);
        }
        return result;
    }

    void setRate(double share) { m_rate = share; }

private:
    static constexpr double kEvalRate = 0.02;
    static constexpr double kPolicyRate = 0.05;

    [[nodiscard]] double siblingRegret(const std::vector<Sample>& samples) const
    {
        double sum = 0;
        int families = 0;
        for (auto first = samples.begin(); first != samples.end();) {
            const auto end = std::find_if(first, samples.end(), [&](const Sample& sample) {
                return sample.family != first->family;
            });
            if (end - first > 1) {
                // All are seen by the opponent of who chooses: the least is the best.
                const auto chosen = std::min_element(first, end, [&](const auto& a, const auto& b) {
                    return evaluate(a) < evaluate(b);
                });
                const auto best = std::min_element(
                    first, end, [](const auto& a, const auto& b) { return a.judged < b.judged; });
                sum += chosen->judged - best->judged;
                ++families;
            }
            first = end;
        }
        return sum / std::max(1, families);
    }

    [[nodiscard]] std::int16_t rounded(std::uint32_t index, double unit) const
    {
        return static_cast<std::int16_t>(
            std::lround(std::clamp(m_values[index] * unit, -8000.0, 8000.0)));
    }

    double& at(int table, ParameterKind kind, ShapeCombination combination)
    {
        return m_values[parameter(table, kind, combination)];
    }

    [[nodiscard]] double evaluate(const Sample& sample) const
    {
        double sum = 0;
        for (const Feature& feature : sample.features)
            sum += m_values[feature.index] * feature.count;
        return sum;
    }

    [[nodiscard]] std::vector<double> policy(const Sample& sample) const
    {
        std::vector<double> shares;
        double most = -1e30;
        for (const Candidate& candidate : sample.candidates) {
            shares.push_back(m_values[candidate.attack] + m_values[candidate.defence]);
            most = std::max(most, shares.back());
        }
        double total = 0;
        for (double& share : shares)
            total += share = std::exp(share - most);
        for (double& share : shares)
            share /= total;
        return shares;
    }

    void step(std::uint32_t index, double gradient, double rate)
    {
        gradient += m_options.pull * (m_values[index] - m_start[index]);
        m_squares[index] += gradient * gradient;
        m_values[index] -= m_rate * rate * gradient / std::sqrt(m_squares[index] + 1e-4);
    }

    TunerOptions m_options;
    double m_rate = 1;
    std::vector<double> m_values;
    std::vector<double> m_start;
    std::vector<double> m_squares;
};

void shuffle(std::vector<std::size_t>& order, std::uint64_t& random)
{
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[zobrist::nextRandom(random) % i]);
}

}  // namespace

EvalWeights tune(const std::vector<SelfPlayGame>& games, const EvalWeights& start,
                 const TunerOptions& options,
                 const std::function<void(int, const TunerQuality&)>& afterEpoch)
{
    // One game in ten is kept apart, to see whether what was learnt holds elsewhere.
    std::vector<Sample> samples;
    std::vector<Sample> unseen;
    for (std::size_t i = 0; i < games.size(); ++i)
        addSamples(games[i], options, i % 10 == 9 ? unseen : samples);
    Regression regression(start, options);
    if (afterEpoch)
        afterEpoch(0, regression.quality(unseen));
    std::vector<std::size_t> order(samples.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::uint64_t random = options.seed;
    for (int epoch = 1; epoch <= options.epochs; ++epoch) {
        shuffle(order, random);
        // Small steps at the end, so that the last games seen do not count for more than others.
        regression.setRate(3 * epoch > 2 * options.epochs ? 0.3 : 1);
        for (const std::size_t i : order)
            regression.learn(samples[i]);
        if (afterEpoch)
            afterEpoch(epoch, regression.quality(unseen));
    }
    return regression.weights(options.rule);
}

}  // namespace gomoku
