// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

// The numbers that reader and writer of .lib files share.

namespace gomoku::renlib {

inline constexpr int kLines = 15;
inline constexpr std::size_t kHeaderSize = 20;
inline constexpr std::string_view kMagic{"\xFFRenLib\xFF", 8};
inline constexpr std::uint8_t kMajorVersion = 3;
inline constexpr std::uint8_t kMinorVersion = 4;

/// The first node of files from before there was a header: H8.
inline constexpr std::uint8_t kCentre = 0x78;

enum Flag : std::uint8_t {
    kHasSibling = 0x80,
    kIsLeaf = 0x40,
    kOldComment = 0x20,
    kMark = 0x10,
    kComment = 0x08,
    kStart = 0x04,
    kNoMove = 0x02,
    kExtension = 0x01,
};
inline constexpr std::uint8_t kBoardText = 0x01;  ///< In the second extension byte.

/// Between the first line of a comment and the rest.
inline constexpr char kLineBreak = 0x08;

}  // namespace gomoku::renlib
