// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Search/ParallelSearch.h"
#include "Models/Tuning/BookBuilder.h"
#include "Tools/cli/Commands.h"
#include "Tools/cli/Support/Positions.h"
#include "Tools/cli/Support/Terminal.h"
#include "Tools/cli/Support/Text.h"

namespace gomoku::cli {

namespace {

int runBook(const Options& options)
{
    BookOptions book;
    book.rule = chosenRule(options);
    book.nodes = static_cast<std::uint64_t>(options.number("nodes", 300'000, 1000, 1'000'000'000));
    book.threads = static_cast<int>(options.number("threads", 1, 1, kMaxSearchThreads));
    book.lines = static_cast<int>(options.number("lines", 4, 1, 20));
    book.within = static_cast<Score>(options.number("within", 60, 0, kMaxEval));
    book.replyStones = static_cast<int>(options.number("stones", 5, 3, 20));
    ParallelSearch search(128);
    ProgressBar bar(100);
    const std::string text = buildBook(search, book, [&](int done, int known, const std::string&) {
        bar.show(100 * done / known, joined(done, " of ", known, " positions"));
    });
    bar.wipe();
    writeFile(options.text("out", "-"), text);
    return EXIT_SUCCESS;
}

}  // namespace

Command bookCommand()
{
    return {
        {"book",
         "",
         "Build an opening book by searching",
         "Stores replies to the named openings and the positions after them. Each reply is among\n"
         "the best of a long search; losing ones are left out. Line format:\n"
         "  rule;moves;reply:weight reply:weight",
         {{"rule", "R", "Rule of the book (freestyle)"},
          {"nodes", "N", "Nodes for each line of a position (300000)"},
          {"threads", "N", "Search threads (1)"},
          {"lines", "N", "Replies to consider (4)"},
          {"within", "SCORE", "How much worse than the best a reply may be (60)"},
          {"stones", "N", "Only positions with fewer than N stones (5)"},
          {"out", "FILE", "Output file (standard output)"}}},
        runBook};
}

}  // namespace gomoku::cli
