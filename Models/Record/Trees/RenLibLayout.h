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

// The flags of a node.
inline constexpr unsigned kHasSibling = 0x80;
inline constexpr unsigned kIsLeaf = 0x40;
inline constexpr unsigned kOldComment = 0x20;
inline constexpr unsigned kMark = 0x10;
inline constexpr unsigned kComment = 0x08;
inline constexpr unsigned kStart = 0x04;
inline constexpr unsigned kNoMove = 0x02;
inline constexpr unsigned kExtension = 0x01;
inline constexpr std::uint8_t kBoardText = 0x01;  ///< In the second extension byte.

/// Between the first line of a comment and the rest.
inline constexpr char kLineBreak = 0x08;

}  // namespace gomoku::renlib
