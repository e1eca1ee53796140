// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// gomoku_perf_response: how a game answers while the computer thinks on all cores.
#include "Tests/Support/Game/Responsiveness.h"

#include <QCoreApplication>

#include <cstdio>

using namespace gomoku::testing;

namespace {

void print(const char* what, const Sample& sample)
{
    std::printf("%-44s %6zu %9.2f %9.2f %9.2f\n", what, sample.size(), percentile(sample, 50),
                percentile(sample, 99), sample.empty() ? 0.0 : sample.back());
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    std::printf("%-44s %6s %9s %9s %9s\n", "milliseconds", "count", "median", "99 %", "most");
    print("reset until the next stone, random moments", measureResets(200, 300).milliseconds);
    const ResetFigures many = measureResets(1000, 10);
    print("reset, a thousand in a row", many.milliseconds);
    print("lateness of a 60 Hz timer", measureTimerLateness(10000));
    print("closing in the middle of a think", measureClosing(20));
    std::printf(
        "\nover the thousand resets: threads %d -> %d, memory %ld -> %ld kB, late moves %d\n",
        many.threadsBefore, many.threadsAfter, many.kilobytesBefore, many.kilobytesAfter,
        many.lateMoves);
    return many.lateMoves == 0 ? 0 : 1;
}
