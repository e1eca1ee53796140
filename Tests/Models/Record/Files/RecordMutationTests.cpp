// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#include "Models/Record/Files/RecordIo.h"
#include "Models/Record/RecordCheck.h"
#include "Tests/Support/Engine/Positions/RandomRecord.h"

#include <gtest/gtest.h>

#include <array>

namespace gomoku {

using testing::below;
using testing::Random;

namespace {

constexpr int kFiles = 10000;  ///< For each format.

std::size_t place(Random& random, const std::string& bytes)
{
    return static_cast<std::size_t>(below(random, static_cast<int>(bytes.size()) + 1));
}

/// One small damage: a byte changed, inserted or removed, a part doubled, dropped or moved, the end
/// cut off, a piece of syntax in the wrong place.
void damage(Random& random, std::string& bytes)
{
    constexpr std::array<std::string_view, 14> kPieces{
        "(",         ")",      ";", "[",  "]",  "\\",    "B[hh]",
        "AB[aa:oo]", "SZ[99]", ",", "-1", "\n", "15x15", "99999999999"};
    const std::size_t at = place(random, bytes);
    const std::size_t length = place(random, bytes) % 16;
    switch (below(random, 7)) {
    case 0:
        if (at < bytes.size())
            bytes[at] = static_cast<char>(random());
        break;
    case 1:
        bytes.insert(at, 1, static_cast<char>(random()));
        break;
    case 2:
        bytes.erase(at, length);
        break;
    case 3:
        bytes.insert(at, bytes.substr(place(random, bytes), length));
        break;
    case 4:
        bytes.resize(at);
        break;
    case 5:
        bytes.insert(at, kPieces[static_cast<std::size_t>(below(random, kPieces.size()))]);
        break;
    default:
        if (at < bytes.size())
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(random, 8)));
        break;
    }
}

/// Reads a damaged file as its format and by recognition: either a whole, consistent game that can
/// be written, or a refusal with a reason.
void expectGameOrReason(const std::string& bytes, RecordFormat format)
{
    for (const ReadOptions& options : {ReadOptions{.format = format}, ReadOptions{}}) {
        const auto game = readGame(bytes, options);
        if (!game) {
            ASSERT_FALSE(game.error().reason.empty());
            continue;
        }
        ASSERT_FALSE(findFault(game->record));
        const auto written = writeGame(game->record, RecordFormat::Sgf);
        ASSERT_TRUE(written.hasValue());
        const auto again = readGame(written->bytes);
        ASSERT_TRUE(again.hasValue()) << again.error().toString() << written->bytes;
        ASSERT_EQ(again->record, game->record) << written->bytes;
    }
}

/// A sound file to be damaged.
std::string soundFile(Random& random, RecordFormat format)
{
    const GameRecord record = format == RecordFormat::Sgf ? testing::randomRecord(random)
        : format == RecordFormat::RenLib                  ? testing::randomLibrary(random)
                                         : testing::randomLine(random, 15, 1 + below(random, 20));
    return writeGame(record, format)->bytes;
}

void mutate(RecordFormat format, unsigned seed)
{
    Random random(seed);
    std::vector<std::string> sound;
    for (int i = 0; i < kFiles / 50; ++i)
        sound.push_back(soundFile(random, format));
    int refused = 0;
    for (int i = 0; i < kFiles && !::testing::Test::HasFatalFailure(); ++i) {
        std::string bytes = sound[static_cast<std::size_t>(i) % sound.size()];
        for (int times = 1 + below(random, 4); times > 0; --times)
            damage(random, bytes);
        refused += !readGame(bytes, {.format = format}).hasValue();
        expectGameOrReason(bytes, format);
    }
    // Damage that is never noticed, or always, would show that nothing was tested.
    EXPECT_GT(refused, kFiles / 20);
    EXPECT_LT(refused, kFiles);
}

}  // namespace

TEST(Mutations, Sgf)
{
    mutate(RecordFormat::Sgf, 11);
}

TEST(Mutations, Psq)
{
    mutate(RecordFormat::Psq, 12);
}

TEST(Mutations, RenLib)
{
    mutate(RecordFormat::RenLib, 13);
}

TEST(Mutations, PositionText)
{
    mutate(RecordFormat::PositionText, 14);
}

TEST(Mutations, Noise)
{
    Random random(15);
    for (int i = 0; i < kFiles; ++i) {
        std::string bytes(static_cast<std::size_t>(below(random, 200)), '\0');
        for (char& byte : bytes)
            byte = static_cast<char>(random());
        expectGameOrReason(bytes, RecordFormat::RenLib);
    }
}

}  // namespace gomoku
