// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// What `make bench` runs: the small operations that a search is made of.
#include "Models/Rules/ForbiddenPoints.h"
#include "Tests/Support/Engine/Positions/Scenes.h"

#include <benchmark/benchmark.h>

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

/// Items are pairs of one move made and taken back.
void makeAndUndo(benchmark::State& state)
{
    BoardManager board = boardOf(sceneOf(state));
    const std::vector<Point> points = legalCandidates(board);
    for (auto _ : state) {
        for (const Point point : points) {
            board.makeMove(point);
            benchmark::DoNotOptimize(board.key());
            board.undoMove();
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(points.size()));
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
