// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What `make bench` runs: the small operations that a search is made of.
#include "Models/Rules/ForbiddenPoints.h"
#include "Tests/Support/Engine/Positions/Scenes.h"

#include <benchmark/benchmark.h>

#include <array>
#include <random>
#include <utility>
#include <vector>

namespace gomoku::testing {
namespace {

const Scene& sceneOf(const benchmark::State& state)
{
    return kScenes[static_cast<std::size_t>(state.range(0))];
}

std::vector<Point> legalCandidates(const BoardManager& board)
{
    std::vector<Point> points;
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column)
            if (const Point point = Point::at(column, row);
                board.candidates().contains(point) && board.isLegal(board.sideToMove(), point))
                points.push_back(point);
    return points;
}

/// So many that a processor cannot learn which comes next, as it cannot in a search.
constexpr std::size_t kSequences = 8192;
constexpr std::size_t kMovesInARow = 4;
using Sequence = std::array<Point, kMovesInARow>;

std::vector<Sequence> randomSequences(const BoardManager& board)
{
    std::mt19937 random(2026);
    std::vector<Point> points = legalCandidates(board);
    std::vector<Sequence> sequences(kSequences);
    for (Sequence& sequence : sequences)
        for (std::size_t i = 0; i < sequence.size(); ++i) {
            std::swap(points[i], points[i + random() % (points.size() - i)]);
            sequence[i] = points[i];
        }
    return sequences;
}

/// Items are pairs of one move made and taken back.
void makeAndUndo(benchmark::State& state)
{
    BoardManager board = boardOf(sceneOf(state));
    const std::vector<Sequence> sequences = randomSequences(board);
    for (auto _ : state) {
        for (const Sequence& sequence : sequences) {
            for (const Point point : sequence)
                board.makeMove(point);
            benchmark::DoNotOptimize(board.key());
            for (std::size_t i = 0; i < sequence.size(); ++i)
                board.undoMove();
        }
    }
    state.SetItemsProcessed(state.iterations()
                            * static_cast<std::int64_t>(sequences.size() * kMovesInARow));
    state.SetLabel(sceneOf(state).name);
}

void copyOfThePosition(benchmark::State& state)
{
    const BoardManager board = boardOf(sceneOf(state));
    for (auto _ : state) {
        BoardManager copy = board;
        benchmark::DoNotOptimize(copy);
    }
    state.SetLabel(sceneOf(state).name);
}

void forbiddenPointsByTables(benchmark::State& state)
{
    const BoardManager board = boardOf(kScenes.back());
    for (auto _ : state)
        benchmark::DoNotOptimize(board.forbiddenPoints());
}

void forbiddenPointsByTheLaw(benchmark::State& state)
{
    const BoardManager board = boardOf(kScenes.back());
    for (auto _ : state)
        benchmark::DoNotOptimize(forbiddenPoints(board.grid()));
}

BENCHMARK(makeAndUndo)->DenseRange(0, static_cast<int>(kScenes.size()) - 1);
BENCHMARK(copyOfThePosition)->Arg(2);
BENCHMARK(forbiddenPointsByTables);
BENCHMARK(forbiddenPointsByTheLaw);

}  // namespace
}  // namespace gomoku::testing

BENCHMARK_MAIN();
